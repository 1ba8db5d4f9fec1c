// What every part of a bench is given.

import type { Words } from "./narrate";
import type { Model } from "./port";
import type { Session } from "./session";
import type { Schema, State } from "./types";

export interface Context {
  readonly session: Session;
  readonly words: Words;
  readonly schema: Schema;
  readonly model: Model;
  /** Links to clauses. */
  cites(clauses: readonly string[]): HTMLElement;
  /** Light these clauses up on the page; null: those of the step shown, if somebody chose one. */
  light(clauses: readonly string[] | null): void;
  /** The sentence of a step; 0 is the position before anything happened. */
  sentence(step: number): string;
  /** Focus goes to the answer, where a control has gone away. */
  home(): void;
  /** The permalink of a state, where the host keeps one. */
  linkTo(state: State): string | null;
  /** The page of the visitor's own table; null where there is none. */
  readonly house: string | null;
  /** Keep a reading for the visitor's own table; null takes it out. */
  keepReading(question: string, reading: string | null): void;
  /** Values of one kind in groups, for selects. */
  groups(kind: string): Group[];
  /** Values of one kind where they lie open on the table, for questions about them. */
  lying(kind: string): Group[];
}

export interface Group {
  label: string;
  values: string[];
}

/** A part of the bench: built once, updated in place. */
export interface Part {
  element: HTMLElement;
  /** A new result. */
  result?(): void;
  /** Another step. */
  step?(): void;
  /** Where focus and eye go after a result, in place of the answer; null while it has nothing to say. */
  home?(): HTMLElement | null;
  /** Clauses that the reader points at on the page. */
  pointed?(clauses: ReadonlySet<string>): void;
  /** The page asks to propose something, in these words. */
  propose?(words: string): void;
  /** The bench goes away. */
  close?(): void;
}
