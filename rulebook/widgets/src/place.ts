// What every page of the site has beside its benches.

import { search } from "./site/search";

const root = new URL("../../", import.meta.url);

search(root);

export { Finder } from "./site/find";
export { sought } from "./site/speech";
