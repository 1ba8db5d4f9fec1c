// The script of Baltiški sigilai.

import { sigilai } from "./boards/sigilai";
import { bench } from "./kit";

export { fromLink, toLink } from "./kit";
export default bench(sigilai);
