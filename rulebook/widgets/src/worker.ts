// The worker: Pyodide from the site itself, the engine in it, requests answered as text.

import type { PyodideAPI } from "pyodide";

export type FromWorker =
  | { progress: { phase: "starting" | "live"; loaded?: number; total?: number } }
  | { failed: string }
  | { number: number; text: string };

interface Index {
  pyodide: string;
  engine: string;
  stdlib: string;
  /** What the translators' desk needs besides; nobody else loads it. */
  desk?: string;
  /** How much there is to load, if the site says so. */
  bytes?: number;
}

/** Milliseconds between two reports of what has been loaded. */
const PACE = 100;

const python = new URL("../py/", import.meta.url);
const load = self.fetch.bind(self);
let loaded = 0;
let total: number | undefined;
let told = 0;

const post = (message: FromWorker): void => self.postMessage(message);

/** Fetch, and count what arrives: Pyodide loads its own files through this too. */
async function counting(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await load(...request);
  if (!response.ok || !response.body) return response;
  const body = response.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      if (Date.now() - told > PACE) {
        told = Date.now();
        post({ progress: { phase: "starting", loaded, ...(total ? { total } : {}) } });
      }
      controller.enqueue(chunk);
    },
  }));
  return new Response(body, { status: response.status, headers: response.headers });
}

type Answer = (text: string) => string;

interface Python {
  answer: Answer;
  /** Unpack one more archive, and answer by a module of it. */
  more(archive: string, module: string): Promise<Answer>;
  index: Index;
}

async function start(): Promise<Python> {
  post({ progress: { phase: "starting" } });
  const index = await (await load(new URL("index.json", python))).json() as Index;
  total = index.bytes;
  self.fetch = counting;
  const folder = new URL(index.pyodide, python).href;
  const engine = counting(new URL(index.engine, python)).then((response) => response.arrayBuffer());
  const { loadPyodide } = await import(`${folder}pyodide.mjs`) as { loadPyodide: (options: object) => Promise<PyodideAPI> };
  const pyodide = await loadPyodide({ indexURL: folder, stdLibURL: new URL(index.stdlib, python).href });
  const [major, minor] = pyodide.runPython("import sys; sys.version_info[:2]").toJs() as [number, number];
  const unpack = (archive: ArrayBuffer) => pyodide.unpackArchive(archive, "zip", { extractDir: `/lib/python${major}.${minor}/site-packages` });
  unpack(await engine);
  const answer = pyodide.pyimport("rulebook.bench").answer as Answer;
  self.fetch = load;
  post({ progress: { phase: "live" } });
  return { answer, index, async more(archive, module) {
    const response = await load(new URL(archive, python));
    if (!response.ok) throw new Error(`${archive}: ${response.status}`);
    unpack(await response.arrayBuffer());
    pyodide.runPython("import sys; sys.path_importer_cache.clear()");  // it may have looked for these files before
    return pyodide.pyimport(module).answer as Answer;
  } };
}

let desk: Promise<Answer> | null = null;

/** Who answers a part: the benches' Python, or that of the desk, which comes when it is first asked. */
async function answering(python: Python, part: string | undefined): Promise<Answer> {
  if (part !== "desk") return python.answer;
  desk ??= python.more(python.index.desk!, "rulebook.desk.page");
  desk.catch(() => { desk = null; });
  return desk;
}

const started = start();
started.catch((error: unknown) => post({ failed: String(error) }));

self.onmessage = async ({ data }: MessageEvent<{ number: number; text: string; part?: string }>) => {
  const python = await started.catch(() => null);
  if (!python) return;
  let text: string;
  try {
    text = (await answering(python, data.part))(data.text);
  } catch (error) {
    text = JSON.stringify({ error: String(error) });
  }
  post({ number: data.number, text });
};
