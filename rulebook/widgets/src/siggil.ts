// The script of Siggil.

import { siggil } from "./boards/siggil";
import { bench } from "./kit";

export { fromLink, toLink } from "./kit";
export default bench(siggil);
