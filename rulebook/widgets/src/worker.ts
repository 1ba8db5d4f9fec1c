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

async function start(): Promise<(text: string) => string> {
  post({ progress: { phase: "starting" } });
  const index = await (await load(new URL("index.json", python))).json() as Index;
  total = index.bytes;
  self.fetch = counting;
  const folder = new URL(index.pyodide, python).href;
  const engine = counting(new URL(index.engine, python)).then((response) => response.arrayBuffer());
  const { loadPyodide } = await import(`${folder}pyodide.mjs`) as { loadPyodide: (options: object) => Promise<PyodideAPI> };
  const pyodide = await loadPyodide({ indexURL: folder, stdLibURL: new URL(index.stdlib, python).href });
  const [major, minor] = pyodide.runPython("import sys; sys.version_info[:2]").toJs() as [number, number];
  pyodide.unpackArchive(await engine, "zip", { extractDir: `/lib/python${major}.${minor}/site-packages` });
  const answer = pyodide.pyimport("rulebook.bench").answer as (text: string) => string;
  self.fetch = load;
  post({ progress: { phase: "live" } });
  return answer;
}

const started = start();
started.catch((error: unknown) => post({ failed: String(error) }));

self.onmessage = async ({ data }: MessageEvent<{ number: number; text: string }>) => {
  const answer = await started.catch(() => null);
  if (!answer) return;
  let text: string;
  try {
    text = answer(data.text);
  } catch (error) {
    text = JSON.stringify({ error: String(error) });
  }
  post({ number: data.number, text });
};
