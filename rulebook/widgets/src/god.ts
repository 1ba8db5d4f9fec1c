// The script of God's helper.

import { godTool } from "./tools/god";
import * as links from "./tools/link";
import { tool } from "./tools/tool";

const made = tool(godTool, links);

export const { fromLink, toLink } = made;
export default made.module;
