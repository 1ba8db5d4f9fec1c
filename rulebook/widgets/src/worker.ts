// The worker: Pyodide from the site itself, the engine in it, requests answered as text.

import type { PyodideAPI } from "pyodide";

export type FromWorker =
  | { progress: { phase: "starting" | "live"; loaded?: number; total?: number } }
  | { failed: string }
  | { number: number; trying: Trying }
  | { number: number; text: string };

/** How far a trial is: sets of readings tried, and, once they are, scenarios looked at of how many. */
export interface Trying {
  tried: number;
  done: number;
  of: number;
}

/** A request; one that needs more than the engine names the part: the desk, or the game whose whole book it needs. */
export interface ToWorker {
  number: number;
  text: string;
  part?: string;
}

interface Index {
  pyodide: string;
  engine: string;
  stdlib: string;
  /** What the translators' desk, and a trial in a game's book, need besides; fetched by who asks for it. */
  parts: { [part: string]: string };
  /** How much there is to load, if the site says so. */
  bytes?: number;
}

type Answer = (text: string, heard: (tried: number, done: number, of: number) => void) => string;

/** Who answers in a part, once that has come. */
type Answering = (part?: string) => Promise<Answer>;

/** Milliseconds between two reports of what has been loaded, or of how far a trial is. */
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

async function start(): Promise<Answering> {
  post({ progress: { phase: "starting" } });
  const index = await (await load(new URL("index.json", python))).json() as Index;
  total = index.bytes;
  self.fetch = counting;
  const folder = new URL(index.pyodide, python).href;
  const engine = counting(new URL(index.engine, python)).then((response) => response.arrayBuffer());
  const { loadPyodide } = await import(`${folder}pyodide.mjs`) as { loadPyodide: (options: object) => Promise<PyodideAPI> };
  const pyodide = await loadPyodide({ indexURL: folder, stdLibURL: new URL(index.stdlib, python).href });
  const [major, minor] = pyodide.runPython("import sys; sys.version_info[:2]").toJs() as [number, number];
  const unpack = (archive: ArrayBuffer) =>
    pyodide.unpackArchive(archive, "zip", { extractDir: `/lib/python${major}.${minor}/site-packages` });
  unpack(await engine);
  const bench = pyodide.pyimport("rulebook.bench").answer as Answer;
  self.fetch = load;
  post({ progress: { phase: "live" } });
  const there = new Set<string>();
  return async (part) => {
    const name = part && index.parts[part];
    if (!name) return bench;
    if (!there.has(part)) {
      const response = await load(new URL(name, python));
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      unpack(await response.arrayBuffer());
      // Python keeps what a folder held when it last looked.
      pyodide.runPython("import sys; sys.path_importer_cache.clear()");
      there.add(part);
    }
    if (part !== "desk") return bench;
    const desk = pyodide.pyimport("rulebook.desk.page").answer as (text: string) => string;
    return (text) => desk(text);
  };
}

const started = start();
started.catch((error: unknown) => post({ failed: String(error) }));

self.onmessage = async ({ data: { number, text, part } }: MessageEvent<ToWorker>) => {
  const answering = await started.catch(() => null);
  if (!answering) return;
  let reply: string;
  try {
    reply = (await answering(part))(text, (tried, done, of) => {
      if (Date.now() - told <= PACE) return;
      told = Date.now();
      post({ number, trying: { tried, done, of } });
    });
  } catch (error) {
    reply = JSON.stringify({ error: String(error) });
  }
  post({ number, text: reply });
};
