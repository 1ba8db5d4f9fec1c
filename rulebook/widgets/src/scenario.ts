// A position as a scenario file: front matter, the call, and what is expected of it, as `rulebook run` reads it.

import { isMap } from "./diff";
import type { Session } from "./session";
import type { Choice, Facts, Json, Trace } from "./types";

/** What a file says besides the call. */
export interface Said {
  lang: string;
  title: string;
  reason: string;
  /** What is claimed of the result `t`; what the bench shows where that is left out, nothing where it is null. */
  claim?: Claim | null;
  /** Whether the call leaves the readings in force out. */
  unread?: boolean;
}

/** Examples: what is asked, and what Python prints. */
export type Claim = [asked: string, printed: string][];

const WIDTH = 110;
/** The most letters of a fact that is claimed. */
const LONGEST_FACT = 160;

/** The file; null where the bench shows nothing that a file could say: an unplayable set-up, or one seat's game. */
export function scenarioFile(session: Session, said: Said): string | null {
  const trace = session.played?.trace;
  if (!trace || !session.result || session.play) return null;
  const clauses = clausesOf(trace);
  if (!clauses.length) return null;
  const line = (text: string) => JSON.stringify(text.replace(/\s+/g, " ").trim());
  return ["---", `title: {${said.lang}: ${line(said.title)}}`, `clauses: [${clauses.join(", ")}]`, "status: proposed",
    `reason: {${said.lang}: ${line(said.reason)}}`, "---", "```python", callOf(session, said.unread),
    ...(said.claim === undefined ? shown(trace) : said.claim ?? []).flatMap(([asked, printed]) => [`>>> ${asked}`, printed]), "```", ""].join("\n");
}

/** What a trace cites. */
export function clausesOf(trace: Trace): string[] {
  return [...new Set([...trace.events.flatMap(({ clauses }) => clauses), ...trace.gap?.clauses ?? [], ...trace.pending?.clauses ?? []])];
}

/** The examples of a file as Python takes them: line, source, and what is wanted. */
export function examplesOf(file: string): [number, string, string][] {
  const found: [number, string, string][] = [];
  for (const [at, line] of file.slice(0, file.lastIndexOf("\n```")).split("\n").entries()) {
    const last = found.at(-1);
    if (line.startsWith(">>> ")) found.push([at + 1, `${line.slice(4)}\n`, ""]);
    else if (last) last[line.startsWith("...") ? 1 : 2] += `${line.startsWith("...") ? line.slice(4) : line}\n`;
  }
  return found;
}

/** The call of the position. */
function callOf(session: Session, unread = false): string {
  const { call, args, answers, rulings, unstated } = session.request("run") as
    { call: string; args: Facts; answers: string[]; rulings: { [name: string]: string | number }; unstated?: string };
  const trace = session.played!.trace;
  const standing = answers.slice(0, trace.refused?.index);
  const { params = [], rulings: own } = session.schema.calls[call] ?? {};
  const { preset = "printed", ...readings } = rulings;
  const laid = Object.keys(readings).length ? rulings : preset;
  const takes = (name: string) => params.some((param) => param.name === name);
  const parts = Object.entries(args).map(([name, value]) => `${name}=${written(value)}`);
  if (takes("rulings") && laid !== own && !unread) parts.push(`rulings=${written(laid as Json)}`);
  if (takes("answers") && standing.length) parts.push(`answers=${written(standing)}`);
  if (unstated === "ask") parts.push('unstated="ask"');
  const lines = [`>>> t = ${call}(`];
  for (const [place, part] of parts.entries()) {
    const text = part + (place < parts.length - 1 ? ", " : "");
    if (place && lines.at(-1)!.length + text.trimEnd().length > WIDTH) lines.push(`...${" ".repeat(lines[0]!.indexOf("(") - 2)}`);
    lines[lines.length - 1] += text;
  }
  return `${lines.map((one) => one.trimEnd()).join("\n")})`;
}

/** What a trace shows, as a claim. */
function shown(trace: Trace): Claim {
  const { refused, pending, gap } = trace;
  return [...cameSo(trace), ...(gap ? [["t.gap", repr(gap.question)]] as Claim : []),
    ...(pending ? waiting(pending) : []),
    ...(pending && refused ? [[`t.why_not(${written(refused.answer)}).reason`, repr(refused.refusal.reason)]] as Claim : [])];
}

/** That somebody is asked. */
export function waiting({ who, kind }: Choice): Claim {
  return [["t.pending and (t.pending.who, t.pending.kind)", `(${repr(who)}, ${repr(kind)})`]];
}

/** That it comes out so: the outcome with the facts of the result, and of a refusal its reason with what tells it apart. */
export function cameSo({ outcome, result, events }: Pick<Trace, "outcome" | "result" | "events">): Claim {
  const claim = told([...(outcome === null ? [] : [["t.outcome", outcome] as [string, Json]]),
    ...printed(result).map(([name, value]) => [`t.${name}`, value] as [string, Json])]);
  const { reason, ...facts } = events.findLast(({ kind }) => kind === "refused")?.facts ?? {};
  if (reason === undefined) return claim;
  const apart = told(printed(facts).filter(([, one]) => typeof one !== "object").map(([name, one]) => [`t.refused.facts[${repr(name)}]`, one]));
  // Where nothing is refused, there is no reason to ask for.
  return [...claim, ...[...told([["t.refused.reason", reason]]), ...apart]
    .map(([asked, value]): Claim[number] => [`t.refused and ${asked.includes(",") ? `(${asked})` : asked}`, value])];
}

/** The facts that Python prints as JSON has them, and that are not too long to be claimed. */
function printed(facts: Facts): [string, Json][] {
  return Object.entries(facts).filter(([, value]) => value !== null && plain(value) && repr(value).length <= LONGEST_FACT);
}

function told(named: [string, Json][]): Claim {
  if (!named.length) return [];
  const values = named.map(([, value]) => repr(value));
  return [[named.map(([name]) => name).join(", "), values.length === 1 ? values[0]! : `(${values.join(", ")})`]];
}

/** Whether Python prints a fact as JSON has it: things of a kind of their own, such as a domino, are lists of mixed kinds there. */
function plain(value: Json): boolean {
  if (typeof value !== "object" || value === null) return true;
  const inner = Object.values(value);
  return inner.every((one) => plain(one!)) && new Set(inner.map((one) => Array.isArray(one) ? "list" : typeof one)).size < 2;
}

// Python's own way to write values.

/** A value as an argument is written. */
export function written(value: Json): string {
  return literal(value, (text) => text.includes('"') ? repr(text) : `"${escaped(text)}"`);
}

/** A value as Python prints it. */
export function repr(value: Json): string {
  return literal(value, (text) => {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
    return quote + escaped(text).replaceAll(quote, `\\${quote}`) + quote;
  });
}

function literal(value: Json, text: (value: string) => string): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, text)).join(", ")}]`;
  if (isMap(value)) return `{${Object.entries(value).map(([key, one]) => `${text(key)}: ${literal(one!, text)}`).join(", ")}}`;
  return String(value);
}

const SHORT: { [letter: string]: string } = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escaped(text: string): string {
  return text.replace(/[\\\p{C}\p{Z}]/gu, (letter) => {
    const code = letter.codePointAt(0)!;
    const hex = code.toString(16);
    return letter === " " ? letter : SHORT[letter]
      ?? (code < 0x100 ? `\\x${hex.padStart(2, "0")}` : code < 0x10000 ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`);
  });
}
