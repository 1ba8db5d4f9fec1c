// Traces that came with the page: found by what was changed, and unfolded.

import { asRulings, changes } from "./diff";
import type { Baked, BenchEvent, Facts, Folded, Fork, Frame, Json, Result, Rulings, Scene, State, Trace } from "./types";

/** The form of the files that this script reads. */
const VERSION = 2;

/** The example itself: what a bench goes back to. */
export function example(baked: Baked | null, given: Partial<State> | null): State {
  const from = baked ?? given ?? {};
  return { ...(from.call ? { call: from.call } : {}), args: from.args ?? {}, answers: from.answers ?? [],
    rulings: asRulings(from.rulings), step: null, ...drawn(baked?.play) };
}

/** What a play is drawn from. */
function drawn(play: Scene | undefined): Pick<State, "seed" | "level"> {
  return play ? { seed: play.seed, ...(play.level === undefined ? {} : { level: play.level }) } : {};
}

/**
 * The baked result for a state, or for one change of it, or null where it is not baked.
 *
 * A reading of a question that a trace does not rest on changes nothing of it. One seat's trace does not tell all of them.
 */
export function recorded(baked: Baked | null, state: State, change?: string): Result | null {
  if (baked?.v !== VERSION) return null;
  const own = asRulings(baked.rulings);
  const read = baked.play ? [] : Object.keys({ ...own, ...state.rulings })
    .filter((name) => own[name] !== state.rulings[name] && isReading(name, own[name] ?? state.rulings[name]));
  for (const kept of [undefined, ...read]) {
    const others = read.filter((name) => name !== kept);
    const trace = stored(baked, { ...state, rulings: withOwn(state.rulings, own, others) }, change);
    if (!trace || ("problems" in trace && others.length)) continue;
    if ("problems" in trace) return trace;
    const rests = { ...trace.looked, ...questionsOf(trace) };
    if (others.some((name) => name in rests && rests[name] !== state.rulings[name])) continue;
    const start = baked.states[trace.start];
    const events = trace.events.map((event) => baked.events[event]);
    return !start || events.includes(undefined) ? null : { trace: { ...trace, start, events: unfolded(events as Folded[], start) } };
  }
  return null;
}

/** Whether a ruling is the reading of a question: parameters are numbers, and a preset is many of both. */
function isReading(name: string, value: string | number | undefined): boolean {
  return name !== "preset" && typeof value === "string";
}

/** Rulings with some of them as the example has them. */
function withOwn(rulings: Rulings, own: Rulings, names: string[]): Rulings {
  const all = { ...rulings };
  for (const name of names) {
    if (own[name] === undefined) delete all[name];
    else all[name] = own[name];
  }
  return all;
}

/** Every question that a trace asked, with the reading in force: the last one may have no answer. */
export function questionsOf({ asked, gap }: Pick<Trace, "asked" | "gap">): { [question: string]: string } {
  return gap ? { ...asked, [gap.question]: "gap" } : asked;
}

/** The baked trace for exactly this state, its parts still in their stores. */
function stored(baked: Baked, state: State, change?: string): Baked["traces"][number] | null {
  const own = example(baked, null);
  const found = [...changes(own, state), ...(change ? [change] : [])];
  const fork = change ? undefined : baked.forks?.find((one) => !changes(forked(own, one), state).length);
  if (found.length > 1 && !fork) return null;
  const place = found.length > 1 ? fork?.trace : baked.at[found[0] ?? ""] ?? fork?.trace;
  return place === undefined ? null : baked.traces[place] ?? null;
}

/** The position at a fork: what was chosen there and after it is not chosen yet. */
export function forked(state: State, { of, place, args }: Fork): State {
  if (of === "answers") return { ...state, answers: state.answers.slice(0, place) };
  return { ...state, args: { ...state.args, ...args, moves: (state.args.moves as Json[]).slice(0, place) }, answers: [] };
}

/** Events as Python tells them: every key that changed with its whole value. */
function unfolded(events: Folded[], start: Frame): BenchEvent[] {
  let frame = start;
  return events.map(({ part, ...event }) => {
    const diff = { ...event.diff };
    for (const [key, names] of Object.entries(part ?? {})) {
      const all = { ...frame[key] as Facts, ...names };
      for (const [name, value] of Object.entries(names)) if (value === null) delete all[name];
      diff[key] = all;
    }
    frame = { ...frame, ...diff };
    return Object.keys(diff).length ? { ...event, diff } : event;
  });
}

/** The position before the first event and after each one. */
export function frames(trace: Trace): Frame[] {
  const all = [trace.start];
  for (const event of trace.events) all.push(event.diff ? { ...all.at(-1), ...event.diff } : all.at(-1)!);
  return all;
}
