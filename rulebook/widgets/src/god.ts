// The script of God's helper.

import { godTool } from "./tools/god";
import { tool } from "./tools/tool";

const made = tool(godTool);

export const { fromLink, toLink } = made;
export default made.module;
