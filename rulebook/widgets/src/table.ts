// The script of the page of a visitor's own table.

import * as links from "./tools/table-link";
import { tableTool } from "./tools/table";
import { tool } from "./tools/tool";

const made = tool(tableTool, links);

export const { fromLink, toLink } = made;
export default made.module;
