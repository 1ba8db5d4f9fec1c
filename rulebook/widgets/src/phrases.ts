// Sentences that are put together from what Python answered: answers, problems, options, places.

import type { Words } from "./narrate";
import type { Session } from "./session";
import type { Choice, Param, Problem, Refusal, Schema, Trace } from "./types";

/** How it came out, in short; where a choice is left, what happened last and what is asked. */
export function answerOf(session: Session, words: Words): string {
  if (session.source === "waiting") return words.text("ui-answer-waiting");
  if (session.source === "failed") return words.text("ui-answer-failed");
  if (session.problems.length) return words.text("ui-answer-problems");
  if (session.play && session.played?.trace.pending) return questionOf(session.played.trace.pending, words);
  return session.played ? answerTo(session.played.trace, words) : "";
}

/** What is asked. */
export function questionOf(pending: Choice, words: Words): string {
  return words.text(`choice-${pending.kind}`, { who: pending.who, ...pending.facts });
}

/** How a trace came out, in one sentence. */
export function answerTo(trace: Trace, words: Words): string {
  if (trace.gap) return words.text(`gap-${trace.gap.question}`, trace.gap.facts);
  const last = trace.events.at(-1);
  if (trace.pending) return [...(last ? [words.event(last)] : []), questionOf(trace.pending, words)].join(" ");
  const winners = JSON.stringify(trace.result.winners ?? []);  // where the last event tells who won, that is enough
  const over = winners !== "[]" && Object.values(last?.facts ?? {}).some((fact) => JSON.stringify(fact) === winners);
  const told = trace.outcome && !over && words.maybe(`answer-${trace.outcome}`, { ...last?.facts, ...trace.result });
  return told || (last ? words.event(last) : words.text("answer-nothing"));
}

/** How far Python is with what it was asked. */
export function progressOf({ progress }: Pick<Session, "progress">, words: Words): string {
  const { phase, loaded, total } = progress ?? {};
  if (phase === "live") return words.text("ui-status-asking");
  if (!loaded) return words.text("ui-status-starting");
  const megabytes = (bytes: number) =>
    (bytes / 1e6).toLocaleString(words.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const facts = { loaded: megabytes(loaded), total: megabytes(total ?? 0) };
  return words.text(total ? "ui-status-loading" : "ui-status-loaded", facts);
}

export function refusalSentence(refusal: Refusal, words: Words): string {
  return words.text(`refusal-${refusal.reason}`, refusal.facts);
}

const SHOWN = 8;

/** What is wrong; `place` says where, if that is no part of a set-up. */
export function problemSentence(problem: Problem, words: Words, schema: Schema, place?: string): string {
  const { where, code, found, expected, write } = problem;
  const few = expected.length > SHOWN ? [...expected.slice(0, SHOWN), "…"] : expected;
  const facts = { where: place ?? placeName(pathOf(where), words, schema), found, expected: few, write, code };
  const sentence = words.maybe(`problem-${code}`, facts) ?? words.text("problem-other", facts);
  return write ? `${sentence} ${words.text("problem-write", { write })}` : sentence;
}

/** `sigils['Žiema'][0]` as a path. */
export function pathOf(where: string): string[] {
  return where.replace(/\[(?:'([^']*)'|"([^"]*)"|(\d+))\]/g, (_, a?: string, b?: string, c?: string) =>
    `.${a ?? b ?? c}`).split(".");
}

/** A path in the reader's words: "Sigils won: Winter". */
export function placeName(path: string[], words: Words, schema: Schema): string {
  const [first, ...rest] = path;
  // `rule:7` is a place in a text that was given.
  const [param, column] = first!.split(":");
  const parts = [paramName(param!, words, schema), ...(column ? [words.maybe("ui-column", { column }) ?? column] : []), ...rest.map((part) =>
    /^\d+$/.test(part) ? String(Number(part) + 1) : words.form(part))];
  return parts.join(", ");
}

export function paramName(param: string, words: Words, schema: Schema): string {
  const isName = Object.values(schema.names).some((names) => names.includes(param));
  return (isName ? null : words.maybe(`ui-param-${param}`)) ?? words.form(param);
}

/** The parameters of the call that a visitor may change. */
export function changeable(session: Session): Param[] {
  const call = session.state.call ?? session.baked?.call ?? "";
  const fixed = ["answers", "rulings", "unstated", "deck"];
  return (session.schema.calls[call]?.params ?? []).filter((param) => !fixed.includes(param.name));
}
