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

/** A request; one that needs a game's whole book names the game. */
export interface ToWorker {
  number: number;
  text: string;
  book?: string;
}

interface Index {
  pyodide: string;
  engine: string;
  stdlib: string;
  /** By game: what a trial needs. */
  books: { [game: string]: string };
  /** How much there is to load, if the site says so. */
  bytes?: number;
}

interface Python {
  answer(text: string, heard: (tried: number, done: number, of: number) => void): string;
  /** Bring a game's book, once. */
  shelve(game: string): Promise<void>;
}

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
  const unpack = (archive: ArrayBuffer) =>
    pyodide.unpackArchive(archive, "zip", { extractDir: `/lib/python${major}.${minor}/site-packages` });
  unpack(await engine);
  const { answer } = pyodide.pyimport("rulebook.bench") as Pick<Python, "answer">;
  self.fetch = load;
  post({ progress: { phase: "live" } });
  const shelf = new Set<string>();
  return { answer, async shelve(game) {
    const name = index.books[game];
    if (!name || shelf.has(game)) return;
    const response = await load(new URL(name, python));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    unpack(await response.arrayBuffer());
    // Python keeps what a folder held when it last looked.
    pyodide.runPython("import sys; sys.path_importer_cache.clear()");
    shelf.add(game);
  } };
}

const started = start();
started.catch((error: unknown) => post({ failed: String(error) }));

self.onmessage = async ({ data: { number, text, book } }: MessageEvent<ToWorker>) => {
  const python = await started.catch(() => null);
  if (!python) return;
  let reply: string;
  try {
    if (book) await python.shelve(book);
    reply = python.answer(text, (tried, done, of) => {
      if (Date.now() - told <= PACE) return;
      told = Date.now();
      post({ number, trying: { tried, done, of } });
    });
  } catch (error) {
    reply = JSON.stringify({ error: String(error) });
  }
  post({ number, text: reply });
};
