// The script of New Eleusis.

import { eleusis } from "./boards/eleusis";
import { bench } from "./kit";

export { fromLink, toLink } from "./kit";
export default bench(eleusis);
