// Rounds counted from what the engine told of each when the site was built: without Python, and without a rule of the game.

import type { Facts, Json, BenchEvent } from "../types";
import type { Round } from "./score-link";

/** An event: its name, its clauses, its facts. */
type Told = [string, string[], Facts];

/** What the engine told (`rulebook/pages/counts.py`). */
export interface Counts {
  /** The clauses that say who begins. */
  begins: string[];
  rounds: { [players: string]: { [round: string]: { events: Told[]; starts: ["placer" | "accident", string[]] } } };
  ends: { [rounds: string]: { [leaders: string]: { events: Told[]; outcome?: string } } };
  tokens: number;
  /** The questions that the points rest on. */
  asked: string[];
}

export interface Tally {
  events: BenchEvent[];
  outcome: string | null;
}

/** What the rounds have brought; null where it takes Python to say it. */
export function tally({ begins, rounds: known, ends, tokens }: Counts, players: readonly string[], rounds: readonly Round[]): Tally | null {
  const total = Object.fromEntries(players.map((player) => [player, 0]));
  const events: BenchEvent[] = [];
  let left = tokens;
  let outcome: string | null = null;
  const begin = (number: number, starter: string, clauses: string[]) => {
    events.push({ kind: "round_began", clauses, facts: { number, starter } });
  };
  begin(1, players[0]!, begins);
  for (const [at, one] of rounds.entries()) {
    const node = known[players.length]?.[keyOf(one, players)];
    if (!node || outcome) return null;
    const told = node.events.map((event) => said(event, Object.fromEntries(players.map((player, place) => [`@${place}`, player]))));
    for (const { kind, facts } of told) {
      for (const player of kind === "scored" ? facts.players as string[] : []) {
        total[player]! += Number(facts.points);
        left -= Number(facts.points);
      }
    }
    const most = Math.max(...Object.values(total));
    const leaders = players.filter((player) => total[player] === most);
    const end = ends[at + 1]?.[leaders.length];
    if (left < 0 || !end) return null;
    events.push(...told, ...end.events.map((event) => said(event, { "@leaders": leaders, "@points": most })));
    outcome = end.outcome ?? null;
    const [who, clauses] = node.starts;
    if (!outcome) begin(at + 2, (one as Record<string, unknown>)[who] as string, clauses);
  }
  return { events, outcome };
}

function keyOf(one: Round, players: readonly string[]): string {
  return "accident" in one ? `!${players.indexOf(one.accident)}`
    : players.map((player) => one.votes[player]![0]).join("") + (one.fell ? "+" : "-");
}

/** An event with what its facts stand for here. */
function said([kind, clauses, facts]: Told, here: Facts): BenchEvent {
  const named = (value: Json): Json => typeof value === "string" && Object.hasOwn(here, value) ? here[value]!
    : Array.isArray(value) ? value.map(named) : value;
  return { kind, clauses, facts: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, named(value)])) };
}
