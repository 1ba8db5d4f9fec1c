// Links of states and states of links, as the page makes and reads them; where a request says what Python answered, also
// what the page makes of it: the link with what it showed, that told again, the scenario file, and how else it could come out.
// node links.mjs < [{"script", "baked", "schema", "state" | "link" | "links", "words"?, "reply"?, "said"?}, …] > [{"link", "state", …}, …]
import { readFileSync } from "node:fs";
import { build } from "esbuild";

/** The parts that every script is made of, which are in each of them, but not to be had from outside. */
async function parts() {
  const entry = new URL("../rulebook/widgets/src/bench.ts", import.meta.url).pathname;
  const { outputFiles: [file] } = await build({ entryPoints: [entry], bundle: true, format: "esm", write: false, loader: { ".css": "text" } });
  return import(`data:text/javascript;base64,${Buffer.from(file.contents).toString("base64")}`);
}

const scripts = new Map();

/** A script as it is built, or the parts of a bench. */
function script(name) {
  if (!scripts.has(name)) {
    scripts.set(name, name === "bench" ? parts() : import(new URL(`../rulebook/widgets/${name}.js`, import.meta.url).href));
  }
  return scripts.get(name);
}

/** A bench without a page: what it shows of a state when Python has answered. */
async function shown(bench, { baked, schema, state, words: json, reply, said }) {
  const words = new bench.Words(json);
  const values = { baked, schema, state, words: json };
  const model = { get: (name) => values[name], set() {}, save_changes() {}, on() {}, off() {} };
  const hooks = { opening: () => 0, args: ({ args }) => args };
  const session = new bench.Session(model, { ask: async () => reply, watch: () => () => {} }, hooks, () => {});
  session.evaluate();
  await null;
  await null;
  const answer = bench.answerOf(session, words);
  const kept = bench.shownOf(session.result, words, () => bench.answerOf(session, words));
  return { answer, kept, told: bench.toldAgain(kept, words, session.state, schema),
    link: bench.toLink(baked, state, schema, kept), file: bench.scenarioFile(session, said),
    outcomes: bench.outcomes(session, words).map(({ told, claim }) => ({ told, file: bench.scenarioFile(session, { ...said, claim }) })) };
}

/** Many links of one bench: each as a state, and what it showed told again. */
function read(bench, { baked, schema, words: json, links }) {
  const words = new bench.Words(json);
  return links.map((link) => {
    const found = bench.fromLink(`#${link}`, baked, schema);
    return { ...found, told: found.shown && bench.toldAgain(found.shown, words, found.state, schema) };
  });
}

const answers = [];
for (const request of JSON.parse(readFileSync(0, "utf8"))) {
  const { baked, schema, state, link } = request;
  const module = await script(request.script);
  if (request.links) {
    answers.push(read(module, request));
    continue;
  }
  const more = request.reply ? await shown(module, request) : {};
  const made = link ?? more.link ?? module.toLink(baked, state, schema);
  answers.push({ ...more, link: made, ...module.fromLink(`#${made}`, baked, schema) });
}
process.stdout.write(JSON.stringify(answers));
