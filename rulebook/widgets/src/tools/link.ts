// What a tool shows as the part of an address after #, and back, in the notation of every bench.

import { address, callKind, differing, equal, isMap, readParts } from "../kit";
import type { Kind, Unread } from "../link";
import type { Facts, Json, Schema, State } from "../types";
import type { GodState, Round } from "./god";

const MOST_ROUNDS = 40;
const PRESET = { preset: "table" };
const CARD = { kind: "name", of: "card" } as const;
const RULE: Kind = { kind: "record", of: { rule: { kind: "text" }, line: { kind: "list", of: CARD }, card: { kind: "option", of: CARD } } };

// The rule builder: a rule, the cards that lie, and the one that is tried.

export interface RuleState {
  text: string;
  line: string[];
  card: string | null;
}

/** What the builder begins with. */
export const FIRST: RuleState = { text: "if(odd(previous), equal(color(current), B), equal(color(current), R))", line: ["7♥"], card: null };

// Any tool.

/** The link of a tool's state. */
export function toLink(tool: string, state: unknown, schema: Schema): string {
  const parts = tool === "rule" ? differing({}, ruleFacts(state as RuleState), RULE, schema)
    : differing({ rulings: PRESET }, godFacts(state as GodState), godKind(schema), schema);
  return address("tool", tool, parts);
}

/** The state that an address describes, null where it describes none, and what of it could not be read. */
export function fromLink(tool: string, hash: string, schema: Schema): { state: object | null; ignored: Unread } {
  const from: Facts = tool === "rule" ? {} : { rulings: PRESET };
  const { facts, ignored } = readParts(hash, from, tool === "rule" ? RULE : godKind(schema), schema);
  if (equal(facts, from)) return { state: null, ignored };
  if (tool !== "rule") return { state: { call: "round", step: null, ...round(facts), rounds: rounds(facts.rounds) }, ignored };
  const { rule, line, card } = facts;
  return { state: { text: rule || FIRST.text, line: line ?? [], card: card ?? null }, ignored };
}

function ruleFacts({ text, line, card }: RuleState): Facts {
  return { rule: text, line, card };
}

// God's helper: a game is its rounds; each is written like the one that is played.

function godKind(schema: Schema): Kind {
  const counts: Kind = { kind: "map", key: { kind: "text" }, of: { kind: "int", min: 0, max: 99 } };
  const points: Kind = { kind: "map", key: { kind: "text" }, of: { kind: "int" } };
  const one: { [name: string]: Kind } = { ...callKind("round", PRESET, schema), dealt: counts, points };
  const numbers = Array.from({ length: MOST_ROUNDS }, (_, at) => [String(at + 1), { kind: "record", of: one } as Kind]);
  return { kind: "record", of: { ...one, rounds: { kind: "record", of: Object.fromEntries(numbers) } } };
}

function godFacts(state: GodState): Facts {
  const before = (state.rounds ?? []).map((one, at) => [String(at + 1), roundFacts(one)]);
  return { ...roundFacts(state), ...(before.length ? { rounds: Object.fromEntries(before) as Facts } : {}) };
}

function roundFacts({ args = {}, answers = [], rulings = {}, ...more }: Round | State): Facts {
  const { points } = more as Round;
  return { ...args, ...(answers.length ? { answers } : {}), rulings, ...(points ? { points } : {}) };
}

function round(facts: Facts): Round {
  const { answers, rulings, points, rounds, ...args } = facts;
  return { args, answers: (answers ?? []) as string[], rulings: (rulings ?? PRESET) as State["rulings"],
    ...(isMap(points) ? { points: points as { [player: string]: number } } : {}) };
}

function rounds(facts: Json | undefined): Round[] {
  return isMap(facts) ? Object.keys(facts).sort((one, other) => Number(one) - Number(other)).map((number) => round(facts[number] as Facts))
    .filter((one) => isMap(one.args.hands)) : [];
}
