// What a tool shows as the part of an address after #, and back. What comes from an address is hostile until read.

import { isMap } from "../kit";
import type { Facts, Json, State } from "../types";
import type { GodState, Round } from "./god";
import { FIRST, type RuleState } from "./rule";

const VERSION = "1";
const LONGEST = 20_000;
const LONGEST_TEXT = 2000;
const MOST = 400;

/** The link of a tool's state. */
export function toLink(tool: string, state: unknown): string {
  const about = new URLSearchParams();
  if (tool === "rule") writeRule(state as RuleState, about);
  else writeGod(state as GodState, about);
  return `tool=${tool}&v=${VERSION}&${about}`;
}

/** The state that an address describes, null for none, and the parts of it that could not be read. */
export function fromLink(tool: string, hash: string): { state: object | null; ignored: string[] } {
  const about = new URLSearchParams(hash.replace(/^#/, "").slice(0, LONGEST));
  if (about.get("tool") !== tool || about.get("v") !== VERSION) return { state: null, ignored: [] };
  return { state: tool === "rule" ? readRule(about) : readGod(about), ignored: [] };
}

function writeRule({ text, line, card }: RuleState, about: URLSearchParams): void {
  about.set("rule", text);
  if (line.length) about.set("line", ascii(line.join("+")));
  if (card !== null) about.set("card", ascii(card));
}

function readRule(about: URLSearchParams): RuleState {
  const card = cards(about.get("card") ?? "")[0] ?? null;
  return { text: text(about.get("rule")) || FIRST.text, line: cards(about.get("line") ?? ""), card };
}

/** A card's suit as a letter, so that a link stays short. */
function ascii(names: string): string {
  return names.replace(/[♣♦♥♠]/g, (suit) => "CDHS"["♣♦♥♠".indexOf(suit)]!);
}

function suited(names: string): string {
  return names.replace(/(?<=^|[\s+])(A|J|Q|K|10|[2-9])([CDHS])(?=$|[\s+])/g, (_, rank: string, suit: string) => rank + "♣♦♥♠"["CDHS".indexOf(suit)]);
}

function cards(names: string): string[] {
  return names.split("+").map(suited).filter((name) => /^(A|J|Q|K|10|[2-9])[♣♦♥♠]$/.test(name)).slice(0, MOST);
}

function text(given: string | null): string {
  return given !== null && given.length <= LONGEST_TEXT ? given.normalize("NFC") : "";
}

// God's helper: a game is its rounds; each is written like the one that is played.

function writeGod(state: GodState, about: URLSearchParams): void {
  for (const round of state.rounds ?? []) about.append("round", String(new URLSearchParams(written(round))));
  for (const [name, value] of written(state)) about.append(name, value);
}

function written({ args = {}, answers = [], rulings = {}, ...more }: Round | State): [string, string][] {
  const found: [string, string][] = [];
  const hand = isMap(args.hands) ? Object.values(args.hands)[0] : args.dealt;
  for (const name of args.players as string[] ?? []) found.push(["player", name]);
  for (const [name, value] of Object.entries({ god: args.god, rule: args.rule, dealt: hand, starter: args.starter, first: args.first })) {
    if (value !== undefined && value !== null) found.push([name, name === "starter" ? ascii(String(value)) : String(value)]);
  }
  if (args.hands) found.push(["on", "1"]);
  if (answers.length) found.push(["answers", answers.map((one) => ascii(one)).join(",")]);
  for (const [question, reading] of Object.entries(rulings)) found.push([`rulings.${question}`, String(reading)]);
  for (const [name, count] of Object.entries((more as Round).points ?? {})) found.push(["points", `${count} ${name}`]);
  return found;
}

function readGod(about: URLSearchParams): GodState {
  const rounds = about.getAll("round").slice(0, 40).map((one) => readRound(new URLSearchParams(one))).filter((one) => one.args.hands);
  return { call: "round", step: null, ...readRound(about), rounds };
}

function readRound(about: URLSearchParams): Round {
  const players = about.getAll("player").slice(0, 8).map((name) => text(name).slice(0, 40));
  const [god, dealt] = [text(about.get("god")), Number(about.get("dealt") ?? 14)];
  const args: Facts = { ...(players.length ? { players, god } : {}), dealt: Number.isInteger(dealt) && dealt >= 0 && dealt <= 99 ? dealt : 14,
    rule: text(about.get("rule")) || null, starter: cards(about.get("starter") ?? "")[0] ?? null };
  if (about.get("first")) args.first = text(about.get("first"));
  if (about.get("on") === "1" && players.length) {
    args.hands = Object.fromEntries(players.filter((name) => name !== god).map((name) => [name, args.dealt as Json]));
    delete args.dealt;
  }
  const answers = (about.get("answers") ?? "").split(",").filter((one) => one && one.length <= 200).slice(0, MOST).map(suited);
  const rulings: State["rulings"] = { preset: "table" };
  for (const [name, value] of about) if (name.startsWith("rulings.")) rulings[name.slice(8)] = value.slice(0, 60);
  const points = Object.fromEntries(about.getAll("points").map((one) => /^(-?\d{1,4}) (.{1,40})$/s.exec(one)).filter((one) => one !== null)
    .map(([, count, name]) => [name!, Number(count)]));
  return { args, answers, rulings, ...(Object.keys(points).length ? { points } : {}) };
}
