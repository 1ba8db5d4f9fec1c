// Which game has which table.

import type { Board } from "./board";
import { eleusis } from "./eleusis";
import { plain } from "./plain";
import { sigilai } from "./sigilai";

const BOARDS: { [game: string]: Board } = { eleusis, sigilai };

/** A game's own table, or a plain one that shows every game. */
export function boardOf(game: string): Board {
  return Object.hasOwn(BOARDS, game) ? BOARDS[game]! : plain;
}
