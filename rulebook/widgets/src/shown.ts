// What a link remembers of the answer that it showed: a fingerprint of the trace, and the messages that told the answer
// with the facts they named. Both are compared with what the engine answers when the link is opened.

import { canonical } from "./diff";
import type { Words } from "./narrate";
import type { Facts, Json, Result, Schema, State } from "./types";

export interface Shown {
  trace: string;
  /** The facts of each message, in the order in which they were said; null where a link does not tell them. */
  told: { [message: string]: Facts } | null;
}

/** The messages that an answer may be told by. */
const MESSAGE = /^(answer|choice|event|gap|refusal|ui-answer|ui-hidden|ui-counted)-[a-z0-9-]{1,80}$/;
/** Words of the engine's own, such as the reason of a refusal. */
const WORD = /^[a-z0-9_]{1,40}$/;
/** The most letters of what a link tells of its answer. */
const LONGEST = 800;

/** A few letters that are the same as long as it comes out the same: outcome, facts, clauses in order, open questions. */
export function fingerprint(result: Result): string {
  if ("problems" in result) return hash(canonical(result.problems.map(({ where, code }) => [where, code])));
  const { outcome, result: facts, events, asked, pending, gap, refused } = result.trace;
  return hash(canonical(rounded([outcome, facts, events.map(({ clauses }) => clauses), asked,
    pending && [pending.who, pending.kind], gap && gap.question, refused && refused.index])));
}

/** A number that any language writes in the same letters. */
function rounded(value: Json): Json {
  if (typeof value === "number") return Number.isInteger(value) ? value : value.toFixed(6);
  if (Array.isArray(value)) return value.map(rounded);
  return value && typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rounded(one)])) : value;
}

/** FNV-1a over the letters of a text, in base 36. */
export function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193);
  return (sum >>> 0).toString(36);
}

/** What a link to a result remembers; `tell` says its answer. */
export function shownOf(result: Result, words: Words, tell: () => string): Shown {
  const told = Object.fromEntries(words.heard(tell));
  return { trace: fingerprint(result), told: JSON.stringify(told).length > LONGEST ? null : told };
}

/** What a link told, said again in the page's language; null where it told nothing, or what no bench would tell. */
export function toldAgain({ told }: Shown, words: Words, state: State, schema: Schema): string | null {
  const own = new Set<string>();
  collect([state.args as Json, state.answers, schema.names as Json, (schema.unlisted ?? {}) as Json], own);
  const known = (value: Json): boolean => {
    if (typeof value === "string") return WORD.test(value) || own.has(value) || words.knows(value);
    return typeof value !== "object" || value === null || Object.entries(value).every(([key, one]) => (Array.isArray(value) || known(key)) && known(one));
  };
  const said = Object.entries(told ?? {}).map(([message, facts]) => {
    const errors: Error[] = [];
    const text = MESSAGE.test(message) && Object.values(facts).every(known) ? words.maybe(message, facts, errors) : null;
    return errors.length ? null : text;
  });
  return said.length && !said.includes(null) ? said.join(" ") : null;
}

/** Every text and name in a value, and the parts of answers, which are joined by signs of their own. */
function collect(value: Json, into: Set<string>): void {
  if (typeof value === "string") for (const one of [value, ...value.split(/[+ =,:]+/)]) into.add(one);
  else if (value && typeof value === "object") {
    for (const [key, one] of Object.entries(value)) {
      if (!Array.isArray(value)) into.add(key);
      collect(one, into);
    }
  }
}
