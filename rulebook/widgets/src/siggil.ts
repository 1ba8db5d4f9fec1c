// The script of Siggil.

import { bench, plain } from "./kit";

export { fromLink, toLink } from "./kit";
export default bench(plain);
