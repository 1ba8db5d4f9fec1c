// What a reader may guess before the answer is told: how an example comes out, and how it would with one change.

import { recorded } from "./baked";
import { equal, isMap } from "./diff";
import type { Words } from "./narrate";
import { answerTo } from "./phrases";
import type { Baked, BenchEvent, Facts, Json, Result, Schema, State, Trace } from "./types";

/** One thing that may be guessed. */
export interface Guess {
  label: string;
  /** What the fact would be. */
  value: Json;
  /** The one change that makes it so, and what happens then; "" for the example itself. */
  key: string | null;
  trace: Trace | null;
}

/** The most that are offered, and how many there are if that can be had. */
const MOST = 5;
const ENOUGH = 4;
/** Told by the sentence of the answer, not by a fact of its own; of a deed it is whether it is allowed. */
const OUTCOME = "outcome";
const JUDGED = ["refused", "allowed"];

/** What is asked about an example: the fact that it names, or whether something is allowed. */
export function asked(baked: Baked, trace: Trace): string {
  return baked.predict === OUTCOME && JUDGED.includes(trace.outcome ?? "") ? "allowed" : baked.predict ?? "";
}

/**
 * What may be guessed of an example, in the order of the words; none where only one thing ever comes of it.
 *
 * @param state the example, as the bench shows it first
 */
export function guesses(baked: Baked, state: State, words: Words, schema: Schema): Guess[] {
  const fact = baked.predict;
  const base = traceOf(recorded(baked, state));
  if (!fact || !base) return [];
  if (asked(baked, base) === "allowed") {
    const allowed = base.outcome === "allowed";
    return [true, false].map((value) => ({ value, label: words.text(value ? "ui-guess-yes" : "ui-guess-no"),
      key: value === allowed ? "" : null, trace: value === allowed ? base : null }));
  }
  const found = new Map<string, Guess>();
  const offer = (value: Json | undefined, label: string | null, key: string | null, trace: Trace | null) => {
    if (label && found.size < MOST && !found.has(label)) found.set(label, { label, value: value ?? null, key, trace });
  };
  const value = ({ result, outcome, gap }: Trace): Json | undefined => fact === OUTCOME ? [outcome, gap?.question ?? null, result] : result[fact];
  offer(value(base), saidOf(base, fact, words, true), "", base);
  for (const key of Object.keys(baked.at).filter(Boolean)) {
    const trace = found.size < MOST ? traceOf(recorded(baked, state, key)) : null;
    if (trace) offer(value(trace), saidOf(trace, fact, words, false), key, trace);
  }
  // What no single change leads to may be guessed as well.
  for (const value of found.size < ENOUGH ? others(base.result[fact] ?? null, baked, schema) : []) offer(value, said(value, fact, words), null, null);
  if (found.size < 2) return [];
  const seats = [...schema.names.seat ?? [], null];
  const rank = ({ value }: Guess) => seats.indexOf(value as string | null);
  return [...found.values()].sort((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label, words.lang, { numeric: true }));
}

function traceOf(result: Result | null): Trace | null {
  return result && "trace" in result && !result.trace.refused ? result.trace : null;
}

/** Values of the kind of one: other players, the same numbers for others, another order. */
function others(value: Json, baked: Baked, schema: Schema): Json[] {
  const players = (baked.args.players ?? schema.names.seat ?? []) as string[];
  if (value === null) return players;
  if (typeof value === "string") return players.includes(value) ? players : [];
  if (Array.isArray(value)) return value.every((one) => players.includes(String(one))) ? players.map((one) => [one]) : [[...value].reverse()];
  if (!isMap(value)) return [];
  const parts = Object.values(value);
  return Object.keys(value).slice(1).map((_, by) =>
    Object.fromEntries(Object.keys(value).map((name, at) => [name, parts[(at + by + 1) % parts.length]!])));
}

/** The fact of a trace in words; null where it is not settled there. */
function saidOf(trace: Trace, fact: string, words: Words, itself: boolean): string | null {
  const open = !itself && trace.outcome === null;
  if (fact === OUTCOME) return open && trace.pending ? null : answerTo(trace, words);
  const value = trace.result[fact];
  return trace.gap || value === undefined || (value === null && open) ? null : said(value, fact, words);
}

function said(value: Json, fact: string, words: Words): string {
  if (value === null || (Array.isArray(value) && !value.length)) return words.maybe(`ui-guess-none-${fact}`) ?? words.text("ui-guess-none");
  return words.text("ui-guess-value", { value: shown(value) });
}

/** A mapping's empty parts are told as nothing. */
function shown(value: Json): Json {
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, Array.isArray(of) ? of.length ? of.join(" + ") : "–" : of]));
}

/** Where it is decided: the place of the event that says so, or the number of events where none does. */
export function decided({ events, outcome, result, gap, pending }: Trace, fact: string): number {
  if (gap || (pending && fact === OUTCOME)) return events.length;
  const value = result[fact] ?? null;
  const one = Array.isArray(value) && value.length === 1 ? value[0]! : value;
  const cites = ({ clauses }: BenchEvent) => clauses.length > 0;
  const names = ({ facts }: BenchEvent) => value !== null && Object.values(facts).some((part) => equal(part, value) || equal(part, one));
  // What is said of everybody alike decides nothing.
  const alone = (event: BenchEvent) => names(event) && events.every((other) => other.kind !== event.kind || names(other));
  const called = ({ kind }: BenchEvent) => kind === outcome || kind.includes(fact);
  for (const says of [(event: BenchEvent) => called(event) && (fact === OUTCOME || names(event)), alone]) {
    const place = events.findIndex((event) => cites(event) && says(event));
    if (place >= 0) return place;
  }
  return Math.max(events.findLastIndex(cites), 0);
}

/** How many events a reader sees who has still to guess: what lies on the table, not what the rules make of it. */
export function before(trace: Trace, fact: string): number {
  return trace.events.slice(0, decided(trace, fact)).findLastIndex(({ diff }) => diff) + 1;
}

/** The last event, up to where it was decided, that is about one thing and not about another. */
export function about(trace: Trace, fact: string, value: Json, other: Json): BenchEvent | undefined {
  const names = (of: Json): Set<string> => new Set(typeof of === "string" ? [of] : Array.isArray(of) ? of.map(String) : []);
  const [own, rest] = [names(value), names(other)];
  const told = (facts: Facts) => JSON.stringify(Object.values(facts));
  return trace.events.slice(0, decided(trace, fact)).findLast(({ facts, clauses }) => clauses.length > 0
    && [...own].some((name) => !rest.has(name) && told(facts).includes(JSON.stringify(name))));
}
