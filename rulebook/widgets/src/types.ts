// The JSON that Python, baked files and the bench exchange. Nothing here decides a rule.

import type { Unread } from "./link";
import type { Shown } from "./shown";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Facts = { [name: string]: Json };

/** A parameter's type, as the vocabulary's annotations give it. */
export type Type =
  | { kind: "name"; of: string }
  | { kind: "option"; of: Type }
  | { kind: "int"; min?: number; max?: number; most?: number }
  | { kind: "list"; of: Type }
  | { kind: "map"; key: Type; of: Type }
  | { kind: "enum"; values: string[] }
  | { kind: "bool" }
  | { kind: "text" }
  | { kind: "union"; of: Type[] }
  | { kind: "any" };

export interface Param {
  name: string;
  type: Type;
  required: boolean;
}

export interface Question {
  clauses: string[];
  readings: string[];
  printed: string;
  grounds: { [reading: string]: { who: string; clauses: string[] } };
}

/** What a bench knows of a game; the rest of it belongs to the game's board. */
export interface Schema {
  game: string;
  names: { [kind: string]: string[] };
  /** Names that may stand where those may, but are not offered. */
  unlisted?: { [kind: string]: string[] };
  /** The calls; `rulings` is what one is played under that names none, `outcomes` what one may come to. */
  calls: { [call: string]: { params: Param[]; outcomes?: string[]; rulings?: string } };
  /** The dated presets, oldest first: `2026-11/printed`. */
  editions?: string[];
  questions: { [name: string]: Question };
  [more: string]: unknown;
}

/** The position after an event: top-level keys that events replace whole. */
export type Frame = { [key: string]: Json };

export interface BenchEvent {
  kind: string;
  clauses: string[];
  facts: Facts;
  rulings?: { [question: string]: string };
  diff?: Frame;
}

/** An event of a baked file: `part` holds what changed inside of a mapping; null takes a name out. */
export interface Folded extends BenchEvent {
  part?: { [key: string]: Facts };
}

export interface Refusal {
  clauses: string[];
  reason: string;
  facts: Facts;
}

export interface Choice {
  who: string;
  kind: string;
  clauses: string[];
  facts: Facts;
  options: string[] | null;
  /** Where the options cannot be listed: some of them. */
  some?: string[];
  refusals: (Refusal & { option: string })[];
}

export interface Trace<S = Frame, E = BenchEvent> {
  start: S;
  events: E[];
  outcome: string | null;
  result: Facts;
  asked: { [question: string]: string };
  /** The readings that it rests on besides, which nobody asked aloud. */
  looked?: { [question: string]: string };
  answers: string[];
  pending: Choice | null;
  gap: { clauses: string[]; question: string; facts: Facts } | null;
  refused: { index: number; answer: string; refusal: Refusal } | null;
}

export interface Problem {
  where: string;
  code: string;
  found: Json;
  expected: string[];
  write: string;
}

export type Result = { trace: Trace } | { problems: Problem[] };
export type Rulings = { [name: string]: string | number };

/** How a bench is played: whose choices are a visitor's, and who makes the others. */
export interface Scene {
  seat: string;
  /** Absent where the call itself says how the others play. */
  policies?: Json;
  /** What chance and the policies are drawn from, until a visitor takes another. */
  seed: number;
  /** How hard what is drawn for the seat is; absent where nothing is. */
  level?: number;
  /** Where it is to be watched: the kind of the event from which it is shown. */
  watched?: string;
  /** Whether a visitor may make the same of it for others. */
  shared?: boolean;
}

/** A place of an example where something else could have been chosen: after how many events, instead of which move or answer. */
export interface Fork {
  at: number;
  of: "moves" | "answers";
  place: number;
  /** What is asked there; where it is not baked, Python is asked. */
  trace?: number;
  /** What the set-up has to say once its first move no longer does. */
  args?: Facts;
}

/** What can be taken back, and brought again: positions, the latest last. */
export interface Past {
  past: Position[];
  future: Position[];
}

export type Position = Pick<State, "args" | "answers" | "rulings" | "seed" | "level" | "persons">;

/** One scenario's file: its trace and that of every single change, equal parts stored once. */
export interface Baked {
  v: number;
  game: string;
  id: string;
  call: string;
  args: Facts;
  answers: string[];
  rulings: string | Rulings;
  unstated?: string;
  play?: Scene;
  /** Where something else could have been chosen. */
  forks?: Fork[];
  /** The fact of the result that a reader may guess. */
  predict?: string;
  states: Frame[];
  events: Folded[];
  traces: (Trace<number, number> | { problems: Problem[] })[];
  at: { [change: string]: number };
}

/** What a visitor has made of a bench: one trait, so that a state arrives once. */
export interface State {
  call?: string;
  args: Facts;
  answers: string[];
  rulings: Rulings;
  /** How many events have happened; null: where the board says the most is to be seen. */
  step: number | null;
  unstated?: string;
  /** Of a bench that is played. */
  seed?: number | undefined;
  level?: number | undefined;
  /** The seats of persons, who share the device; absent where only the scene's own seat is one. */
  persons?: string[] | undefined;
}

export interface Clause {
  title: string;
  text: string;
  href?: string;
}

export interface WordsJson {
  lang: string;
  ftl: string;
  forms: { [ref: string]: { [grammar: string]: string } };
  clauses: { [id: string]: Clause };
  /** The page of the visitor's own table; absent in a notebook. */
  table?: string;
}

export interface Traits {
  baked: Baked | null;
  schema: Schema;
  words: WordsJson;
  lang: string;
  state: Partial<State> | null;
  /** What of the state can be taken back; kept by the host. */
  history?: Past | null;
  /** Whether a link, a search or a code brought the reader to this page: then nobody is asked to guess first. */
  arrived?: boolean;
  /** The result of a state, where Python has brought it along; kept in a saved notebook. */
  played?: Partial<{ state: State; trace: Trace; problems: Problem[]; error: string }> | null;
  /** The site's root, before clause addresses; absent in a notebook. */
  base?: string;
  /** What the figure is called on the page. */
  title?: string;
  /** Whether the figure has a page of its own, which the permalink leads to. */
  page?: boolean;
  /** Where a proposal or report can go: an address to write to or a form, and a repository. */
  routes?: { contact?: string; repo?: string };
  /** The permalink of the state, kept by the host. */
  link?: string;
  /** What the state has led to, for the host's permalink; null while that is not known. */
  shown?: Shown & { state: State } | null;
  /** What a link brought, and what it showed when it was made. */
  linked?: { state: State; shown: Shown } | null;
  /** What of a link could not be read; null where all of it was, or nobody needs to be told any more. */
  ignored?: Unread | null;
}
