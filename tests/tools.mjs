// Says secret rules in words as the page does: node tools.mjs < {"words": …, "rules": [[tree, catalogue id], …]} > [sentence, …]
import { readFileSync } from "node:fs";

const { describe } = await import(new URL("../rulebook/widgets/rule.js", import.meta.url).href);
const { words, rules } = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(rules.map(([tree, id]) => describe(tree, id, words))));
