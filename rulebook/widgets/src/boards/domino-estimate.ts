// What the model of toppling says of a line. It is always called an estimate, and it never decides what fell.

import type { Context, Part } from "../context";
import { h, problemSentence, put } from "../kit";
import type { Refusal } from "../types";
import type { Piece, Stage } from "./domino-line";

interface Told {
  all_fell: boolean;
  margin: number | null;
  stopped_by: number | null;
  steps: { number: number; fell: boolean; margin: number | null }[];
}

/** Milliseconds between two dominoes that fall. */
const PACE = 140;
/** Slices of samples for a chance. */
const SLICES = 10;

export interface Estimate extends Part {
  /** The line that is estimated; nothing is told of another one. */
  about(pieces: Piece[]): void;
}

/** A line as a request states it. */
function stated(pieces: readonly Piece[]) {
  return pieces.map(({ number, stance, place }) => [number, stance, place]);
}

export function estimate(context: Context, stage: Stage, draw: (turned: ReadonlyMap<number, number>) => void): Estimate {
  const { session, words, schema } = context;
  const said = h("div", { "aria-live": "polite" });
  const bar = h("progress", { max: SLICES, value: 0, hidden: true, "aria-label": words.text("ui-estimate-chance") });
  const push = h("button", { type: "button", class: "strong", "data-k": "push", onclick: () => void topple() }, words.text("ui-estimate-push"));
  const often = h("button", { type: "button", "data-k": "chance", onclick: () => void (running ? halt() : chance()) });
  const element = h("div", { class: "estimate", role: "group", "aria-label": words.text("ui-estimate") },
    h("p", { class: "label" }, h("strong", {}, words.text("ui-estimate")), " ", words.text("ui-estimate-about")),
    h("div", { class: "options" }, push, often), bar, said);
  let pieces: Piece[] = [];
  /** Grows with every line and every push: what belongs to an older one is not told. */
  let turn = 0;
  let running = false;
  let timer = 0;

  function halt(): void {
    running = false;
    bar.hidden = true;
    often.textContent = words.text("ui-estimate-chance");
  }

  function about(next: Piece[]): void {
    if (JSON.stringify(next) === JSON.stringify(pieces)) return;
    pieces = next.map((one) => ({ ...one }));
    turn += 1;
    clearInterval(timer);
    halt();
    put(said);
    draw(new Map());
  }

  async function ask(method: string, more: object): Promise<unknown> {
    const asked = turn;
    put(said, words.text(session.progress?.phase === "live" ? "ui-status-asking" : "ui-status-starting"));
    const reply = await session.ask(method, { dominoes: stated(pieces), ...more });
    if (asked !== turn) return null;
    if (reply[method]) return reply[method];
    const why = (reply.refusals ?? []) as Refusal[];
    put(said, ...why.map((one) => h("p", {}, words.text(`refusal-${one.reason}`, one.facts), " ", context.cites(one.clauses))),
      ...(reply.problems ?? []).map((one) => h("p", {}, problemSentence(one, words, schema))),
      why.length || reply.problems ? null : words.text("ui-answer-failed"));
    return null;
  }

  /** One domino after another falls, as far as the model lets them. */
  async function topple(): Promise<void> {
    turn += 1;
    halt();
    clearInterval(timer);
    draw(new Map());
    const told = await ask("estimate", {}) as Told | null;
    if (!told) return;
    const turned = new Map<number, number>();
    const falls = told.steps.filter(({ fell }) => fell);
    const angles = stage.leaning(told.steps.map(({ number }) => pieces.find((one) => one.number === number)!), falls.length);
    const end = () => put(said, h("p", {}, words.text(told.all_fell ? "ui-estimate-all" : "ui-estimate-stops", { number: told.stopped_by ?? 0 })),
      told.margin === null ? null : h("p", { class: "soft" }, words.text("ui-estimate-margin", { margin: Math.round(told.margin * 100) / 100 })));
    const next = () => {
      const { number } = falls[turned.size]!;
      turned.set(number, angles.get(number)!);
      draw(turned);
      if (turned.size < falls.length) return;
      clearInterval(timer);
      end();
    };
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) for (const _ of falls) next();
    else if (falls.length) timer = setInterval(() => element.isConnected ? next() : clearInterval(timer), PACE) as unknown as number;
    else end();
  }

  /** Slice by slice, until all are drawn or somebody has seen enough. */
  async function chance(): Promise<void> {
    turn += 1;
    const mine = turn;
    running = true;
    let [fell, samples] = [0, 0];
    bar.value = 0;
    often.textContent = words.text("ui-estimate-stop");
    for (let part = 0; part < SLICES && running; part += 1) {
      const told = await ask("chance", { part }) as { all_fell: number; samples: number } | null;
      if (mine !== turn) return;
      if (!told) break;
      fell += told.all_fell;
      samples += told.samples;
      bar.hidden = !running;
      bar.value = part + 1;
      put(said, words.text("ui-estimate-share", { share: Math.round((100 * fell) / samples), samples }));
    }
    halt();
  }

  halt();
  return { element, about };
}
