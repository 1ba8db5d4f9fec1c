// The script of Judge Domino.

import { domino } from "./boards/domino";
import { bench } from "./kit";

export { fromLink, toLink } from "./kit";
export default bench(domino);
