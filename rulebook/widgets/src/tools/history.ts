// A value that can be changed, taken back and brought again.

import { equal } from "../kit";

export class History<T> {
  private past: T[] = [];
  private future: T[] = [];

  constructor(public now: T, private readonly changed: () => void) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  change(next: T): void {
    if (equal(next, this.now)) return;
    this.past.push(this.now);
    this.future = [];
    this.put(next);
  }

  undo(): void {
    this.move(this.past, this.future);
  }

  redo(): void {
    this.move(this.future, this.past);
  }

  private move(from: T[], to: T[]): void {
    const next = from.pop();
    if (next === undefined) return;
    to.push(this.now);
    this.put(next);
  }

  private put(next: T): void {
    this.now = next;
    this.changed();
  }
}
