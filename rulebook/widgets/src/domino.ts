// The script of Judge Domino.

import { bench, plain } from "./kit";

export { fromLink, toLink } from "./kit";
export default bench(plain);
