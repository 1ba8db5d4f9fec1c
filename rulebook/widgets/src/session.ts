// One visitor's position on one bench: what it is, how it came about, and what follows from it.

import { example, forked, frames, questionsOf, recorded } from "./baked";
import { canonical, changes, equal } from "./diff";
import { rehoused, type House } from "./house";
import type { Heard, Model, Port, Progress, Reply } from "./port";
import type { Baked, BenchEvent, Facts, Frame, Fork, Past, Position, Problem, Refusal, Result, Scene, Schema, State, Trace } from "./types";

export interface Played {
  trace: Trace;
  frames: Frame[];
}

/** What can be taken back where no host keeps it: a notebook would send it to Python with every click. */
const histories = new WeakMap<Model, Past>();

/** Milliseconds within which Python brings what follows from a state. */
const BROUGHT = 400;

/** What an update is about: a new result, another step of the same, or how far Python is. */
export type Update = "result" | "step" | "progress";
/** Where the result shown comes from, or why there is none yet. */
export type Source = "recorded" | "live" | "waiting" | "failed";

/** What a game's board says of a session. */
export interface Hooks {
  /** The step at which the most is to be seen. */
  opening(played: Played): number;
  /** The arguments that a state stands for. */
  args(state: State, schema: Schema): Facts;
}

export class Session {
  readonly baked: Baked | null;
  readonly schema: Schema;
  readonly base: State;
  state: State;
  /** What was played; while an answer is awaited, the trace before; null where there is nothing to show. */
  played: Played | null = null;
  problems: Problem[] = [];
  source: Source = "recorded";
  /** Whether Python did not come for the readings of the visitor's own table, so that the example is shown as printed. */
  missed = false;
  progress: Progress | null = null;
  private past: Position[] = [];
  private future: Position[] = [];
  private turn = 0;
  /** How far a play has been shown since the last answer; null: all of it. */
  private shown: number | null = null;
  private readonly heard = new Map<string, Result>();
  /** The example's own reading of each question, as far as a trace has told it. */
  private readonly own = new Map<string, string>();
  private readonly stop: () => void;

  constructor(
    private readonly model: Model,
    private readonly port: Port,
    private readonly hooks: Hooks,
    private readonly updated: (what: Update) => void,
    public house: House = {},
  ) {
    this.baked = model.get("baked");
    this.schema = model.get("schema");
    const given = model.get("state");
    this.base = example(this.baked, given);
    this.state = { ...(given ? this.base : this.standardBy(house)), ...structuredClone(given ?? {}) } as State;
    const { past, future } = model.get("history") ?? histories.get(model) ?? {};
    if (past?.length || future?.length) [this.past, this.future] = [[...past ?? []], [...future ?? []]];
    else this.remember();
    this.model.on("change:state", this.arrive);
    this.model.on("change:played", this.bring);
    this.stop = port.watch((progress) => {
      this.progress = progress;
      this.updated("progress");
    });
  }

  close(): void {
    this.turn += 1;
    this.stop();
    this.model.off("change:state", this.arrive);
    this.model.off("change:played", this.bring);
  }

  /** What follows from the state; null while that is not known. */
  get result(): Result | null {
    if (this.source === "waiting" || this.source === "failed") return null;
    return this.played ? { trace: this.played.trace } : { problems: this.problems };
  }

  /** How the bench is played; undefined where it shows an example. */
  get play(): Scene | undefined {
    const play = this.baked?.play;
    return play && { ...play, seat: this.looking ?? play.seat };
  }

  /** The seats of persons. */
  get persons(): string[] {
    return this.state.persons ?? (this.baked?.play ? [this.baked.play.seat] : []);
  }

  /** The person whose hand lies open: whoever is asked, or was asked last. */
  private get looking(): string | undefined {
    const who = this.played?.trace.pending?.who;
    if (who !== undefined && this.persons.includes(who)) this.looked = who;
    return this.looked !== undefined && this.persons.includes(this.looked) ? this.looked : this.persons[0];
  }

  private looked: string | undefined;
  /** The person who has said to be at the device. */
  private present: string | undefined;

  /** Who must take the device before anything is shown; null where whoever is there may see it. */
  get awaited(): string | null {
    const who = this.played?.trace.pending?.who;
    return this.persons.length > 1 && who !== undefined && who !== this.present && this.persons.includes(who) ? who : null;
  }

  /** The person who is awaited is there. */
  takeDevice(): void {
    this.present = this.awaited ?? this.present;
    this.updated("result");
  }

  // Steps.

  get last(): number {
    return this.played?.trace.events.length ?? 0;
  }

  /** Up to where a reader sees who has still to guess the answer; null: all of it. */
  veil: number | null = null;

  get step(): number {
    if (!this.played) return 0;
    const step = this.veil ?? this.state.step ?? this.shown ?? this.hooks.opening(this.played);
    return Math.min(Math.max(step, 0), this.last);
  }

  get event(): BenchEvent | undefined {
    return this.played?.trace.events[this.step - 1];
  }

  /** How many steps there were before the last answer. */
  since = 0;

  /** Show one step more of what has happened; whether there is more to show. */
  advance(): boolean {
    const next = this.step + 1;
    if (this.state.step !== null) this.keep({ ...this.state, step: null });
    this.shown = next < this.last ? next : this.play?.watched ? this.last : null;
    this.updated("step");
    return next < this.last;
  }

  /** Show all that has happened. */
  skip(): void {
    this.shown = this.last;
    this.updated("step");
  }

  go(step: number): void {
    const next = Math.min(Math.max(step, 0), this.last);
    if (next === this.step) return;
    this.keep({ ...this.state, step: next });
    this.updated("step");
  }

  // Changes.

  /** The example as it stands for this reader: as written, or with the readings of the reader's own table. */
  get standard(): State {
    return this.housed ? this.standardBy(this.house) : this.base;
  }

  private standardBy(house: House): State {
    return { ...this.base, rulings: { ...this.base.rulings, ...house } };
  }

  /** Whether the readings of the visitor's own table are in force. */
  get housed(): boolean {
    return Object.entries(this.house).every(([question, reading]) => this.state.rulings[question] === reading);
  }

  /** Put the readings of the visitor's own table in force, or those of the example. */
  rehouse(housed: boolean): void {
    const { rulings } = rehoused(this.state, this.base.rulings, housed ? {} : this.house, housed ? this.house : {});
    this.change((position) => Object.assign(position, { rulings }));
  }

  /** The visitor's own table reads otherwise from now on. */
  settleDown(house: House): void {
    const { rulings } = this.housed ? rehoused(this.state, this.base.rulings, this.house, house) : this.state;
    this.house = house;
    if (equal(rulings, this.state.rulings)) return this.updated("result");
    // Nobody touched this bench, so its address stays as it is.
    this.state = { ...this.state, rulings, step: null };
    this.model.set("state", this.state);
    this.evaluate();
  }

  /** The example's own reading of a question, where that is known. */
  written(question: string): string | undefined {
    const trace = this.known(this.base);
    return this.own.get(question) ?? (trace ? questionsOf(trace)[question] : undefined);
  }

  /** The trace of a state, where it is known without asking. */
  known(state: State): Trace | null {
    const found = recorded(this.baked, state);
    return found && "trace" in found ? found.trace : null;
  }

  /** Whether anything differs from the example. */
  get changed(): boolean {
    return changes(this.standard, this.state).length > 0;
  }

  /** How the example itself came out, where that is known. */
  get example(): Trace | null {
    const result = recorded(this.baked, this.standard);
    return result && "trace" in result ? result.trace : null;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  change(edit: (position: Position) => void): void {
    const next = structuredClone(this.position());
    edit(next);
    if (equal(next, this.position())) return;
    this.past.push(this.position());
    this.future = [];
    this.move(next);
  }

  /** The answers given so far; those behind one that was refused belonged to another course of things. */
  get standing(): string[] {
    return this.state.answers.slice(0, this.played?.trace.refused?.index);
  }

  /** The latest place up to the step shown where something else could have been chosen, as long as the way there is the example's. */
  get fork(): Fork | undefined {
    const before = this.baked?.forks?.filter((one) => !changes(forked(this.state, one), forked(this.standard, one)).length
      && (one.of === "answers" ? this.state.answers.length > one.place : (this.state.args.moves as unknown[]).length > one.place)) ?? [];
    return before.findLast(({ at }) => at < this.step) ?? before[0];
  }

  /** Take back what was chosen at a fork and after it, so that something else can be. */
  unchoose(fork: Fork): void {
    const { args, answers } = forked(this.state, fork);
    this.change((position) => Object.assign(position, structuredClone({ args, answers })));
  }

  /** Answer what is asked. */
  answer(...options: string[]): void {
    if (this.source === "waiting") return;
    const answers = [...this.standing, ...options];
    this.change((position) => Object.assign(position, { answers }));
  }

  undo(): void {
    const back = this.past.pop();
    if (!back) return;
    this.future.push(this.position());
    this.move(back);
  }

  redo(): void {
    const next = this.future.pop();
    if (!next) return;
    this.past.push(this.position());
    this.move(next);
  }

  /** Back to the example; it can be undone. */
  reset(): void {
    const { args, answers, rulings, seed, level, persons } = this.standard;
    this.change((position) => Object.assign(position, structuredClone({ args, answers, rulings, seed, level, persons })));
  }

  /** Put a reading in force; the example's own needs no word. */
  read(question: string, reading: string): void {
    this.change(({ rulings }) => {
      if (this.base.rulings[question] === undefined && this.own.get(question) === reading) delete rulings[question];
      else rulings[question] = reading;
    });
  }

  /** What follows from the state: recorded if it was baked, from Python else. */
  evaluate(): void {
    const turn = ++this.turn;
    this.missed = false;
    const found = recorded(this.baked, this.state) ?? this.brought();
    if (found) return this.settle(found, "recorded");
    const request = this.request("run");
    const key = canonical(request);
    const heard = this.heard.get(key);
    if (heard) return this.settle(heard, "live");
    this.source = "waiting";
    this.updated("result");
    const ask = () => void this.port.ask(request).then((reply) => {
      const given = reply.played ? this.model.get("played") ?? {} : reply;
      const result = resultOf(given);
      if (result) this.heard.set(key, result);
      if (turn !== this.turn) return;
      if (result) return this.settle(result, "live");
      console.error(`Living Rules: ${given.error ?? "no result"}`);
      if (this.unhouse()) return;
      this.source = "failed";
      this.played = null;
      this.updated("result");
    });
    // Where Python brings along what follows from a state, it is asked only if it did not.
    if (!this.model.get("played")) ask();
    else setTimeout(() => { if (turn === this.turn) ask(); }, BROUGHT);
  }

  /** Show an example that only the visitor's own table changed as it was recorded, without those readings. */
  private unhouse(): boolean {
    const printed = this.play || this.changed ? null : recorded(this.baked, this.base);
    if (!printed) return false;
    this.missed = true;
    // Nobody touched this bench, so its address stays as it is.
    this.state = { ...this.state, rulings: { ...this.base.rulings } };
    this.model.set("state", this.state);
    this.settle(printed, "recorded");
    return true;
  }

  /** Why an option of the pending choice may not be chosen; null: it may; undefined: Python did not answer. */
  async whyNot(option: string): Promise<Refusal | null | undefined> {
    const reply = await this.port.ask({ ...this.request("why_not"), option });
    return reply.refusal;
  }

  /** Ask Python something of this game that is no course of things. */
  ask(method: string, about: Record<string, unknown>, ...how: [signal?: AbortSignal, heard?: Heard]): Promise<Reply> {
    return this.port.ask({ method, game: this.schema.game, ...about }, ...how);
  }

  /** Python has seen the state and brings the result before it is asked. */
  private readonly bring = (): void => {
    const result = this.source === "waiting" ? this.brought() : null;
    if (!result) return;
    this.turn += 1;
    this.heard.set(canonical(this.request("run")), result);
    this.settle(result, "live");
  };

  /** What Python has brought along with the state. */
  private brought(): Result | null {
    const played = this.model.get("played");
    return played?.state && !changes({ ...this.base, ...played.state }, this.state).length ? resultOf(played) : null;
  }

  /** The call that Python is asked about. */
  request(method: string): Record<string, unknown> {
    const { rulings, unstated } = this.state;
    const args = this.hooks.args(this.state, this.schema);
    const answers = method === "run" ? this.state.answers : this.standing;
    // What a changed set-up leaves out is asked for; the example itself is played as it was written.
    const own = this.baked?.unstated ?? "ask";
    const call = this.state.call ?? this.baked?.call ?? Object.keys(this.schema.calls)[0]!;
    const asks = this.schema.calls[call]?.params.some(({ name }) => name === "unstated");
    const { persons } = this;
    const { policies } = this.baked?.play ?? {};
    return { method, game: this.schema.game, call, args, answers, rulings,
      ...(asks ? { unstated: unstated ?? (equal(this.state.args, this.base.args) ? own : "ask") } : {}),
      ...(this.play ? { seat: persons.length === 1 ? persons[0] : persons, policies, seed: this.state.seed } : {}) };
  }

  private settle(result: Result, source: Source): void {
    this.source = source;
    this.problems = "problems" in result ? result.problems : [];
    const before = this.played?.trace.events ?? [];
    this.played = null;
    if ("trace" in result) {
      this.played = { trace: result.trace, frames: frames(result.trace) };
      const { events } = result.trace;
      // Another person's eyes see other cards in what is the same course of things.
      const course = (of: BenchEvent[]) => this.persons.length > 1 ? of.map(({ kind, clauses }) => [kind, clauses]) : of;
      const on = !!this.play && events.length > before.length && equal(course(events.slice(0, before.length)), course(before));
      this.since = on ? before.length : 0;
      this.shown = on && before.length ? before.length : null;
      for (const [question, reading] of Object.entries(result.trace.asked)) {
        const untouched = this.state.rulings[question] === this.base.rulings[question];
        if (untouched && !this.own.has(question)) this.own.set(question, reading);
      }
    }
    this.updated("result");
  }

  private position(): Position {
    const { args, answers, rulings, seed, level, persons } = this.state;
    return { args, answers, rulings, seed, level, persons };
  }

  private move(to: Position): void {
    this.keep({ ...this.state, ...to, step: null });
    this.evaluate();
  }

  private keep(state: State): void {
    this.state = state;
    const history = { past: [...this.past], future: [...this.future] };
    if (this.model.get("history") === undefined) histories.set(this.model, history);
    else this.model.set("history", history);
    this.model.set("state", state);
    this.model.save_changes();
  }

  /** A state that arrives from outside: a link, Python, another view of the same widget. */
  private readonly arrive = (): void => {
    const given = { ...this.base, ...(this.model.get("state") ?? {}) } as State;
    if (equal(given, this.state)) return;
    const moved = changes(this.state, given).length > 0;
    if (moved) this.past.push(this.position());
    this.state = given;
    if (moved) this.evaluate();
    else this.updated("step");
  };

  /** A state that a link brings can be taken back answer by answer, then to the example. */
  private remember(): void {
    if (!this.changed) return;
    const position = this.position();
    const { answers } = position;
    // Of a play the first answers belong to the set-up.
    const first = this.play && equal(answers.slice(0, this.base.answers.length), this.base.answers)
      ? this.base.answers.length : 0;
    if (changes(this.standard, { ...position, answers: answers.slice(0, first) }).length) this.past.push({ ...this.standard });
    for (let count = first; count < answers.length; count += 1) {
      this.past.push({ ...position, answers: answers.slice(0, count) });
    }
    if (!this.past.length) this.past.push({ ...this.standard });
  }
}

function resultOf(reply: Reply): Result | null {
  if (reply.trace) return { trace: reply.trace };
  return reply.problems ? { problems: reply.problems } : null;
}
