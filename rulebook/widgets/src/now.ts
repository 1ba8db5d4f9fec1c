// The script of the pages for a real table.

import * as links from "./tools/now-link";
import { nowTool } from "./tools/now";
import { tool } from "./tools/tool";

const made = tool(nowTool, links);

export const { fromLink, toLink } = made;
export default made.module;
