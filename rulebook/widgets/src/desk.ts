// The script of the translators' desk.

import { deskTool } from "./tools/desk";
import { tool } from "./tools/tool";

/** Nothing of a desk stands in the address: what a reader marks is kept in the browser. */
const links = { toLink: () => "", fromLink: () => ({ state: null, ignored: { parts: [], cut: false, catalogue: false } }) };
const made = tool(deskTool, links);

export const { fromLink, toLink } = made;
export default made.module;
