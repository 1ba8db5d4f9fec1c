// Python in the page: one worker for all benches and pages of a visit, started when it is first needed.

import type { PageModel } from "./afm";
import type { FromWorker, ToWorker } from "./worker";

/** Milliseconds that a running Python may be silent, if a request does not give it more. */
const PATIENCE = 20_000;

/** What of a request concerns the way to Python: what is asked of it, and how long that may take. */
interface Way {
  id?: unknown;
  method?: string;
  game?: string;
  stop?: unknown;
  part?: string;
  patience?: number;
}

interface Asked {
  model: PageModel;
  id: unknown;
  message: ToWorker;
  patience: number;
  timer?: number | undefined;
}

let worker: Worker | null = null;
let live = false;
let serial = 0;
const asked = new Map<number, Asked>();

/** Pass a bench's request on; the reply goes to its model. `{ stop: id }` gives up the request with that id. */
export function ask(model: PageModel, request: unknown): void {
  const { id, method, game, stop, part = method === "try" ? game : undefined, patience = PATIENCE } = request as Way;
  if (stop !== undefined) {
    for (const [number, one] of asked) if (one.model === model && one.id === stop) halt(number);
    return;
  }
  const number = ++serial;
  const message: ToWorker = { number, text: JSON.stringify(request), ...(part ? { part } : {}) };
  asked.set(number, { model, id, message, patience });
  worker ??= start();
  worker.postMessage(message);
  if (live) {
    model.receive({ progress: { phase: "live" } });
    wait(number);
  }
}

/** A page that is left waits for nothing, and a trial of it does not keep others waiting. */
export function forget(model: PageModel): void {
  for (const [number, one] of asked) {
    if (one.model !== model) continue;
    clearTimeout(one.timer);
    if (one.message.part) halt(number);
    else asked.delete(number);
  }
}

/** Stop what runs: only the end of its worker does. What others have asked is asked of the next one. */
function halt(number: number): void {
  settle(number, { stopped: true });
  end();
  if (!asked.size) return;
  worker = start();
  for (const one of asked.values()) {
    clearTimeout(one.timer);
    one.timer = undefined;
    worker.postMessage(one.message);
  }
}

function start(): Worker {
  const fresh = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  fresh.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  fresh.onerror = (event) => fail(event.message || "the worker did not start");
  return fresh;
}

function hear(message: FromWorker): void {
  if ("failed" in message) fail(message.failed);
  else if ("trying" in message) {
    const one = asked.get(message.number);
    one?.model.receive({ id: one.id, trying: message.trying });
    for (const [number, other] of asked) {
      clearTimeout(other.timer);
      other.timer = undefined;
      wait(number);
    }
  }
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
  end();
  for (const number of [...asked.keys()]) settle(number, { error });
}

function end(): void {
  worker?.terminate();
  worker = null;
  live = false;
}
