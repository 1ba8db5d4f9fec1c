// A widget model as anywidget defines it, for a page without a kernel.

type Listener = (...args: never[]) => void;
type Values = { [trait: string]: unknown };

export class PageModel {
  private readonly listeners = new Map<string, Set<Listener>>();

  /**
   * @param values the traits
   * @param answer what a message leads to; replies come back through `receive`
   * @param saved called after `save_changes`, if something had changed
   */
  constructor(
    private readonly values: Values,
    private readonly answer: (content: unknown) => void,
    private readonly saved: (changed: ReadonlySet<string>) => void,
  ) {}

  private changed = new Set<string>();

  get(trait: string): unknown {
    return this.values[trait];
  }

  /** Set a trait; an equal value changes nothing. */
  set(trait: string, value: unknown): void {
    if (JSON.stringify(this.values[trait]) === JSON.stringify(value)) return;
    this.values[trait] = value;
    this.changed.add(trait);
    this.fire(`change:${trait}`);
    this.fire("change");
  }

  save_changes(): void {
    const changed = this.changed;
    this.changed = new Set();
    if (changed.size) this.saved(changed);
  }

  on(event: string, listener: Listener): void {
    const all = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, all.add(listener));
  }

  /** Without a listener all of an event's are taken off, without an event all there are. */
  off(event?: string | null, listener?: Listener | null): void {
    for (const [name, all] of this.listeners) {
      if (event && name !== event) continue;
      if (listener) all.delete(listener);
      else all.clear();
    }
  }

  send(content: unknown): void {
    this.answer(content);
  }

  /** A message arrives. */
  receive(content: unknown): void {
    this.fire("msg:custom", content, []);
  }

  private fire(event: string, ...args: unknown[]): void {
    for (const listener of [...this.listeners.get(event) ?? []]) (listener as (...args: unknown[]) => void)(...args);
  }
}
