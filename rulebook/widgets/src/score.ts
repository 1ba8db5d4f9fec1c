// The script of the score keeper of Judge Domino.

import { scoreTool } from "./tools/score";
import * as links from "./tools/score-link";
import { tool } from "./tools/tool";

const made = tool(scoreTool, links);

export { answers } from "./tools/score";
export { tally } from "./tools/score-counts";
export const { fromLink, toLink } = made;
export default made.module;
