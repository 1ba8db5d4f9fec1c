// What the page makes of a baked file: what it finds there for states, what it would ask Python about them, and the step
// at which it opens. node baked.mjs < [{"baked", "schema", "states"}, …] > [{"found": […], "requests": […], "opening"}, …]
import { readFileSync } from "node:fs";
import { build } from "esbuild";

const resolveDir = new URL("../rulebook/widgets/src", import.meta.url).pathname;
const contents = 'export { example, frames, recorded } from "./baked"; export { Session } from "./session"; export { sigilai } from "./boards/sigilai";';
const { outputFiles: [file] } = await build({ stdin: { contents, resolveDir, loader: "ts" }, bundle: true, format: "esm", write: false, loader: { ".css": "text" } });
const page = await import(`data:text/javascript;base64,${Buffer.from(file.contents).toString("base64")}`);

/** What a bench asks Python about a state. */
function request({ baked, schema }, state) {
  const values = { baked, schema, state };
  const model = { get: (name) => values[name], set() {}, save_changes() {}, on() {}, off() {} };
  const hooks = { opening: () => 0, args: ({ args }) => args };
  return new page.Session(model, { watch: () => () => {} }, hooks, () => {}).request("run");
}

function opening({ baked }) {
  const found = page.recorded(baked, page.example(baked, null));
  if (baked.game !== "sigilai" || !found?.trace) return null;
  return page.sigilai.opening({ trace: found.trace, frames: page.frames(found.trace) });
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map((one) => ({
  found: one.states.map((state) => page.recorded(one.baked, state)),
  requests: one.states.map((state) => request(one, state)),
  opening: opening(one),
}))));
