// What every page of the site has beside its benches.

import { offline } from "./site/offline";
import { search } from "./site/search";
import { terms } from "./site/terms";

const root = new URL("../../", import.meta.url);

search(root);
terms();
void offline(root);

export { Finder } from "./site/find";
export { sought } from "./site/speech";
