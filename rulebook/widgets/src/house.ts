// The readings that a visitor's own table plays by: kept per game, put in force on every bench and play page.

import { keep, kept, watchKept } from "./store";
import type { Schema, State } from "./types";

export type House = { [question: string]: string };

const name = (game: string) => `table-${game}`;

/** The readings kept for a game; of what was kept only what the game still asks. */
export function houseOf({ game, questions }: Pick<Schema, "game" | "questions">): House {
  return readingsOf(kept(name(game)), questions);
}

/** Of anything at all, the readings that there are. */
export function readingsOf(given: unknown, questions: Schema["questions"]): House {
  const all = typeof given === "object" && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(all.filter(([question, reading]) =>
    Object.hasOwn(questions, question) && questions[question]!.readings.includes(reading as string))) as House;
}

/** Keep readings for a game; without any, the table is the printed one again. */
export function keepHouse(game: string, house: House): void {
  keep(name(game), Object.keys(house).length ? house : null);
}

export function watchHouse(game: string, changed: () => void): () => void {
  return watchKept(name(game), changed);
}

/** A state by the readings of another table: what a visitor chose beside them stays. */
export function rehoused(state: State, written: State["rulings"], from: House, to: House): State {
  const rulings = { ...state.rulings };
  for (const question of Object.keys({ ...from, ...to })) {
    if (rulings[question] !== (from[question] ?? written[question])) continue;
    const reading = to[question] ?? written[question];
    if (reading === undefined) delete rulings[question];
    else rulings[question] = reading;
  }
  return { ...state, rulings };
}
