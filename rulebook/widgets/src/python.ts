// Python in the page: one worker for all benches and pages of a visit, started when it is first needed.

import type { PageModel } from "./afm";
import type { FromWorker } from "./worker";

/** Milliseconds that a running Python may take for an answer, if a request does not give it more. */
const PATIENCE = 20_000;

/** What of a request concerns the way to Python: which part of it is asked, and how long that may take. */
export interface Way {
  id?: unknown;
  part?: "desk";
  patience?: number;
}

interface Asked {
  model: PageModel;
  id: unknown;
  patience: number;
  timer?: number;
}

let worker: Worker | null = null;
let live = false;
let serial = 0;
const asked = new Map<number, Asked>();

/** Pass a bench's request on; the reply goes to its model. */
export function ask(model: PageModel, request: unknown): void {
  const number = ++serial;
  const { id, part, patience = PATIENCE } = request as Way;
  asked.set(number, { model, id, patience });
  worker ??= start();
  worker.postMessage({ number, text: JSON.stringify(request), part });
  if (live) {
    model.receive({ progress: { phase: "live" } });
    wait(number);
  }
}

/** A page that is left waits for nothing. */
export function forget(model: PageModel): void {
  for (const [number, one] of asked) if (one.model === model) asked.delete(number);
}

function start(): Worker {
  const fresh = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  fresh.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  fresh.onerror = (event) => fail(event.message || "the worker did not start");
  return fresh;
}

function hear(message: FromWorker): void {
  if ("failed" in message) fail(message.failed);
  else if ("progress" in message) {
    live = message.progress.phase === "live";
    if (live) for (const number of asked.keys()) wait(number);
    for (const model of new Set([...asked.values()].map((one) => one.model))) model.receive(message);
  } else settle(message.number, JSON.parse(message.text) as object);
}

function wait(number: number): void {
  const one = asked.get(number);
  if (one) one.timer ??= setTimeout(() => fail("time-out"), one.patience) as unknown as number;
}

function settle(number: number, reply: object): void {
  const one = asked.get(number);
  asked.delete(number);
  clearTimeout(one?.timer);
  one?.model.receive({ ...reply, id: one.id });
}

/** Nothing more comes from this worker; the next request starts another. */
function fail(error: string): void {
  worker?.terminate();
  worker = null;
  live = false;
  for (const number of [...asked.keys()]) settle(number, { error });
}
