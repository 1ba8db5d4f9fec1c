// Counts matches as the page does: node counts.mjs < {"counts": …, "matches": [[players, rounds, calls], …]} > [[tally, answers], …]
import { readFileSync } from "node:fs";

const { answers, tally } = await import(new URL("../rulebook/widgets/score.js", import.meta.url).href);
const { counts, matches } = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(matches.map(([players, rounds, calls]) => [tally(counts, players, rounds), answers(players, rounds, calls)])));
