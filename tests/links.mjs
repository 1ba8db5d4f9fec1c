// Links of states and states of links, as the page makes and reads them:
// node links.mjs < [{"script", "baked", "schema", "state" | "link"}, …] > [{"link", "state", "ignored"}, …]
import { readFileSync } from "node:fs";

const answers = [];
for (const { script, baked, schema, state, link } of JSON.parse(readFileSync(0, "utf8"))) {
  const { toLink, fromLink } = await import(new URL(`../rulebook/widgets/${script}.js`, import.meta.url).href);
  const made = link ?? toLink(baked, state, schema);
  answers.push({ link: made, ...fromLink(`#${made}`, baked, schema) });
}
process.stdout.write(JSON.stringify(answers));
