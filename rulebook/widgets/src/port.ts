// The way to Python: one message out, one back, with an honest status and a time-out.

import type { AnyModel } from "@anywidget/types";
import type { Problem, Refusal, Trace, Traits } from "./types";
import type { Trying } from "./worker";

export type Model = AnyModel<Traits & Record<string, unknown>>;

export interface Reply {
  trace?: Trace;
  problems?: Problem[];
  refusal?: Refusal | null;
  error?: string;
  /** It was given up because somebody said so. */
  stopped?: true;
  /** The result has been set as `played` already. */
  played?: true;
  /** What a method of the game's own answers. */
  [more: string]: unknown;
}

/** How far Python is; a host that knows more than "asked" tells it in messages without an id. */
export interface Progress {
  phase: "starting" | "live";
  loaded?: number;
  total?: number;
}

/** Who asks is told how far the answer is. */
export type Heard = (far: Progress | Trying) => void;

/** Milliseconds of silence after which an answer is given up, if the request does not give it more. */
const SILENCE = 30_000;

interface Waiting {
  done: (reply: Reply) => void;
  silence: number;
  timer: number;
  heard: Heard;
}

export class Port {
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly watchers = new Set<(progress: Progress) => void>();

  constructor(private readonly model: Model) {
    model.on("msg:custom", this.hear);
  }

  close(): void {
    this.model.off("msg:custom", this.hear);
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  /** Ask Python. Never fails: what goes wrong is an `error` in the reply. A signal gives the request up. */
  ask(request: Record<string, unknown>, signal?: AbortSignal, heard: Heard = () => {}): Promise<Reply> {
    if (signal?.aborted) return Promise.resolve({ stopped: true });
    const id = ++this.asked;
    const silence = Math.max(SILENCE, Number(request.patience ?? 0));
    signal?.addEventListener("abort", () => {
      if (this.waiting.has(id)) this.model.send({ stop: id });
    });
    return new Promise((done) => {
      this.waiting.set(id, { done, silence, timer: this.patience(id, silence), heard });
      try {
        this.model.send({ id, ...request });
      } catch (error) {
        this.settle(id, { error: String(error) });
      }
    });
  }

  watch(watcher: (progress: Progress) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private readonly hear = (message: { id?: number; progress?: Progress; trying?: Trying } & Reply): void => {
    const { id, progress, trying } = message ?? {};
    if (trying || progress) {
      for (const [waited, one] of this.waiting) {
        clearTimeout(one.timer);
        one.timer = this.patience(waited, one.silence);
      }
    }
    if (trying) this.waiting.get(id!)?.heard(trying);
    else if (typeof id === "number") this.settle(id, message);
    else if (progress) {
      for (const one of this.waiting.values()) one.heard(progress);
      for (const watcher of this.watchers) watcher(progress);
    }
  };

  private patience(id: number, silence: number): number {
    return setTimeout(() => this.settle(id, { error: "time-out" }), silence) as unknown as number;
  }

  private settle(id: number, reply: Reply): void {
    const one = this.waiting.get(id);
    if (!one) return;
    clearTimeout(one.timer);
    this.waiting.delete(id);
    one.done(reply);
  }
}
