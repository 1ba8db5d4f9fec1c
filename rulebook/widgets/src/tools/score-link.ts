// A game that is kept at a real table as the part of an address after #, and back, in the notation of every bench.

import { differing, equal, isMap, readingsKind, readingsOf, readParts } from "../kit";
import type { House } from "../house";
import type { Kind, Unread } from "../link";
import type { Facts, Schema } from "../types";

/** A push with everybody's guess, or an accident. */
export type Round = Push | { accident: string };

export interface Push {
  placer: string;
  /** Who called for judgement, where it matters. */
  caller?: string;
  votes: { [player: string]: string };
  fell: boolean;
}

export interface ScoreState {
  players: string[];
  rounds: Round[];
  /** The readings that it goes by, over those that we propose. */
  readings: House;
}

const MOST_ROUNDS = 40;
const NAME: Kind = { kind: "text" };
const ROUND: Kind = { kind: "record", of: { placer: NAME, caller: NAME, accident: NAME, fell: { kind: "bool" },
  votes: { kind: "map", key: { kind: "text" }, of: { kind: "enum", values: ["success", "failure"] } } } };
const kind = ({ questions }: Schema): Kind => ({ kind: "record", of: { readings: readingsKind(questions), players: { kind: "list", of: { kind: "text" } }, rounds: { kind: "record",
  of: Object.fromEntries(Array.from({ length: MOST_ROUNDS }, (_, at) => [String(at + 1), ROUND])) } } });

export function toLink(tool: string, state: unknown, schema: Schema): string {
  const { players, rounds, readings = {} } = state as ScoreState;
  const facts: Facts = { players, ...(Object.keys(readings).length ? { readings } : {}), ...(rounds.length ? { rounds: Object.fromEntries(rounds.map((one, at) => [String(at + 1), one])) as Facts } : {}) };
  return [`tool=${tool}`, "v=1", ...differing({}, facts, kind(schema), schema)].join("&");
}

/** The state that an address describes, null where it describes none. A round that is not whole is left out, and all after it. */
export function fromLink(_: string, hash: string, schema: Schema): { state: object | null; ignored: Unread } {
  const { facts, ignored } = readParts(hash, {}, kind(schema), schema);
  const players = (Array.isArray(facts.players) ? facts.players : []) as string[];
  if (equal(facts, {}) || !players.length) return { state: null, ignored };
  const rounds: Round[] = [];
  for (let at = 1; isMap(facts.rounds) && facts.rounds[at] !== undefined; at += 1) {
    const one = facts.rounds[at] as Facts;
    const whole = "accident" in one ? players.includes(String(one.accident))
      : players.includes(String(one.placer)) && (one.caller === undefined || players.includes(String(one.caller))) && typeof one.fell === "boolean" && isMap(one.votes) && players.every((player) => Object.hasOwn(one.votes as Facts, player))
        && Object.values(one.votes).includes("failure");
    if (!whole) {
      ignored.parts.push(...Object.keys(facts.rounds).filter((number) => Number(number) >= at).map((number) => `rounds.${number}`));
      break;
    }
    rounds.push(one as unknown as Round);
  }
  const readings = facts.readings === undefined ? {} : { readings: readingsOf(facts.readings, schema.questions) };
  return { state: { players, rounds, ...readings }, ignored };
}
