// What a game adds to the bench: how its table looks.

import type { Context, Group, Part } from "../context";
import type { Played } from "../session";
import type { Choice, Facts, Schema, State } from "../types";

export interface Board {
  /** The style of the table. */
  styles?: string;
  /** Draw the table; `result` when there is a new trace, `step` when another step of it is shown. */
  part(context: Context): Part;
  /** The step at which the most is to be seen. */
  opening?(played: Played): number;
  /** Parameters that the table itself lets a visitor change. */
  handles?(param: string): boolean;
  /** A kind of names in groups. */
  groups?(kind: string, context: Context): Group[] | null;
  /** Names of a kind where they lie at the last step. */
  lying?(kind: string, context: Context): Group[];
  /** The arguments that a state of a play stands for, such as a secret drawn for its seed. */
  args?(state: State, schema: Schema): Facts;
  /** A control of the game's own for a choice, in place of a list of its options; null where it has none. */
  picker?(pending: Choice, context: Context, answer: (option: string) => void): HTMLElement | null;
  /** What belongs to a play besides the table. */
  round?(context: Context): Part[];
}
