// Traces that came with the page: found by what was changed, and unfolded.

import { asRulings, changes } from "./diff";
import type { Baked, BenchEvent, Facts, Folded, Frame, Result, Scene, State, Trace } from "./types";

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
  const found = [...changes(example(baked, null), state), ...(change ? [change] : [])];
  if (found.length > 1) return null;
  const place = baked.at[found[0] ?? ""];
  const trace = place === undefined ? undefined : baked.traces[place];
  if (!trace) return null;
  if ("problems" in trace) return trace;
  const start = baked.states[trace.start];
  const events = trace.events.map((event) => baked.events[event]);
  if (!start || events.includes(undefined)) return null;
  return { trace: { ...trace, start, events: unfolded(events as Folded[], start) } };
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
