// A reader's marks on the clauses of a language: kept in the browser with what can be taken back, and made one file.

import { keep, kept, watchKept } from "../store";

export type Kind = "right" | "suggest" | "question";
export const KINDS: readonly Kind[] = ["right", "suggest", "question"];

/** As `rulebook take` reads a mark; `on` is the hash of the words that were read. */
export interface Mark {
  mark: Kind;
  on: string;
  text?: string;
  note?: string;
}

/** What a step replaced: the mark of each clause before it. */
type Step = [clause: string, before: Mark | null][];

interface Kept {
  by: string;
  marks: { [clause: string]: Mark };
  past: Step[];
}

/** What the file says that it is. */
const FORMAT = "living-rules-marks/1";
const MOST_STEPS = 50;
/** The longest text, note and name that a file may have. */
export const LONGEST = 4000;
export const LONGEST_NOTE = 1000;
export const LONGEST_NAME = 100;

export class Marks {
  private now: Kept;
  private future: Step[] = [];
  /** The clause and field that is being typed in: it is one step, however many letters. */
  private typed = "";
  private writing = false;
  private readonly stop: () => void;

  constructor(readonly lang: string, private readonly changed: () => void) {
    this.now = read(kept(this.name));
    this.stop = watchKept(this.name, () => {
      if (this.writing) return;
      this.now = read(kept(this.name));
      this.future = [];
      changed();
    });
  }

  private get name(): string {
    return `desk-${this.lang}`;
  }

  close(): void {
    this.stop();
  }

  get by(): string {
    return this.now.by;
  }

  set by(name: string) {
    this.now.by = name;
    this.keep();
  }

  get count(): number {
    return Object.keys(this.now.marks).length;
  }

  get canUndo(): boolean {
    return this.now.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  of(clause: string): Mark | null {
    return Object.hasOwn(this.now.marks, clause) ? this.now.marks[clause]! : null;
  }

  /** Mark a clause; null takes its mark off. What is typed on in one field is one step. */
  set(clause: string, mark: Mark | null, typed = ""): void {
    const field = typed && `${clause} ${typed}`;
    if (!field || field !== this.typed) this.step([[clause, this.of(clause)]]);
    this.typed = field;
    this.put(clause, mark);
    this.keep();
    this.changed();
  }

  clear(): void {
    this.step(Object.entries(this.now.marks));
    this.typed = "";
    this.now.marks = {};
    this.keep();
    this.changed();
  }

  /** Take the last step back; returns the clause that it was of. */
  undo(): string | null {
    const step = this.now.past.pop();
    return step ? this.swap(step, this.future) : null;
  }

  redo(): string | null {
    const step = this.future.pop();
    return step ? this.swap(step, this.now.past) : null;
  }

  /** All marks of the language, of whatever game, as one file. */
  file(): string {
    const marks = Object.entries(this.now.marks).map(([clause, one], at) => ({ id: String(at + 1), clause, ...one }));
    return `${JSON.stringify({ format: FORMAT, lang: this.lang, by: this.by.trim(), marks }, null, 1)}\n`;
  }

  private step(step: Step): void {
    this.now.past = [...this.now.past, step].slice(-MOST_STEPS);
    this.future = [];
  }

  private swap(step: Step, other: Step[]): string | null {
    other.push(step.map(([clause]) => [clause, this.of(clause)]));
    for (const [clause, before] of step) this.put(clause, before);
    this.typed = "";
    this.keep();
    this.changed();
    return step[0]?.[0] ?? null;
  }

  private put(clause: string, mark: Mark | null): void {
    if (mark) this.now.marks[clause] = mark;
    else delete this.now.marks[clause];
  }

  private keep(): void {
    this.writing = true;
    keep(this.name, this.count || this.by || this.canUndo ? this.now : null);
    this.writing = false;
  }
}

/** What was kept, as far as it is marks. */
function read(given: unknown): Kept {
  const { by, marks, past } = (typeof given === "object" && given !== null ? given : {}) as { [name: string]: unknown };
  const entries = typeof marks === "object" && marks !== null ? Object.entries(marks) : [];
  return { by: typeof by === "string" ? by.slice(0, LONGEST_NAME) : "",
    marks: Object.fromEntries(entries.flatMap(([clause, one]) => (clean(one) ? [[clause, clean(one)!]] : []))),
    past: Array.isArray(past) ? past.filter((step): step is Step => Array.isArray(step) && step.every((one) =>
      Array.isArray(one) && typeof one[0] === "string" && (one[1] === null || clean(one[1])))) : [] };
}

function clean(given: unknown): Mark | null {
  const { mark, on, text, note } = (given ?? {}) as { [name: string]: unknown };
  if (!KINDS.includes(mark as Kind) || typeof on !== "string") return null;
  return { mark: mark as Kind, on, ...(typeof text === "string" ? { text } : {}), ...(typeof note === "string" ? { note } : {}) };
}
