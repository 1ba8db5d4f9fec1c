// Traces that came with the page: found by what was changed, and unfolded.

import { asRulings, changes } from "./diff";
import type { Baked, BenchEvent, Facts, Folded, Fork, Frame, Json, Result, Scene, State, Trace } from "./types";

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

/** The baked result for a state, or for one change of it, or null where it is not baked. */
export function recorded(baked: Baked | null, state: State, change?: string): Result | null {
  if (baked?.v !== VERSION) return null;
  const own = example(baked, null);
  const found = [...changes(own, state), ...(change ? [change] : [])];
  const fork = change ? undefined : baked.forks?.find((one) => !changes(forked(own, one), state).length);
  if (found.length > 1 && !fork) return null;
  const place = found.length > 1 ? fork?.trace : baked.at[found[0] ?? ""] ?? fork?.trace;
  const trace = place === undefined ? undefined : baked.traces[place];
  if (!trace) return null;
  if ("problems" in trace) return trace;
  const start = baked.states[trace.start];
  const events = trace.events.map((event) => baked.events[event]);
  if (!start || events.includes(undefined)) return null;
  return { trace: { ...trace, start, events: unfolded(events as Folded[], start) } };
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
