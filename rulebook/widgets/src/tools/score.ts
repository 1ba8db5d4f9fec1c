// A score keeper for a real table: who placed last, what everybody guessed, what fell. The rules count the rest.

import { bar, canonical, dressed, h, problemSentence, put, redraw, status, styles, unread, Words } from "../kit";
import type { Model, Port, Progress } from "../port";
import type { Source } from "../session";
import type { House } from "../house";
import type { BenchEvent, Problem, Trace } from "../types";
import { History } from "./history";
import { keptAs } from "./kept";
import { readings, readingsAtFirst } from "./readings";
import { tally, type Counts, type Tally } from "./score-counts";
import * as links from "./score-link";
import type { Push, Round, ScoreState } from "./score-link";
import table from "../boards/domino.css";
import own from "./score.css";
import shared from "./tools.css";

/** Readings that always lead on: at a table nobody waits for a text. */
const RULINGS = { preset: "table" };
const KEPT = keptAs("score", links);
const FEWEST = 2;
const VOTES = ["success", "failure"];
/** A domino stands at least so far from the next one; where, nobody asks at a real table. */
const APART = 20;
/** What of a round is told besides its points. */
const TOLD = ["must_topple", "toppled", "scored", "nobody_scored", "tokens_short", "knocked_over", "goes_on", "extra_round", "match_over"];

/** One round as the rules told it. */
interface Counted {
  starter: string;
  events: BenchEvent[];
  points: { [player: string]: number };
}

export function scoreTool(model: Model, port: Port, el: HTMLElement): () => void {
  const words = new Words(model.get("words"));
  const schema = model.get("schema");
  const most = 5;
  const empty: ScoreState = { players: [1, 2, 3].map((number) => words.text("ui-score-player", { number })), rounds: [],
    readings: readingsAtFirst(model) };
  const history: History<ScoreState> = new History<ScoreState>(empty, changed);
  let trace: Tally & Partial<Pick<Trace, "refused">> | null = null;
  /** What the engine told of every round; null where it could not be loaded. */
  const counts = load().catch((error: unknown) => {
    console.error("Living Rules:", error);
    return null;
  });
  let known: Counts | null = null;
  let problems: Problem[] = [];
  let turn = 0;
  let removed = false;
  /** The players whose names are shown. */
  let seated = "";
  /** Whether the match came by a link that was read in part only: then what is kept here is not laid over by it. */
  let partly = false;
  /** The round that is being told. */
  let next: Omit<Push, "fell"> & { fell: boolean | null } = fresh();
  /** The place of the round that is being corrected; null: it is a new one. */
  let correcting: number | null = null;

  function fresh(): typeof next {
    return { placer: "", votes: {}, fell: null };
  }

  // What is asked of Python.

  const asking = { source: "waiting" as Source, progress: null as Progress | null, evaluate: () => void ask() };

  async function ask(): Promise<void> {
    const mine = ++turn;
    const { players, rounds } = history.now;
    if (!known) {
      asking.source = "waiting";
      draw();
      known = await counts;
      if (mine !== turn || removed) return;
    }
    const named = players.every((player) => player && player === player.trim()) && new Set(players).size === players.length;
    trace = known && named && !bearing().length ? tally(known, players, rounds) : null;
    problems = [];
    if (trace) {
      asking.source = "recorded";
      return draw();
    }
    asking.source = "waiting";
    draw();
    const reply = await port.ask({ method: "run", game: schema.game, call: "match", args: { players }, rulings: rulings(), answers: answers(players, rounds, calls()) });
    if (mine !== turn || removed) return;
    asking.source = reply.error ? "failed" : "live";
    if (reply.error) console.error(`Living Rules: ${reply.error}`);
    trace = reply.trace ?? null;
    problems = reply.problems ?? [];
    draw();
  }

  async function load(): Promise<Counts> {
    const response = await fetch(new URL(`${model.get("base") ?? ""}assets/bench/now/domino-counts.json`, document.baseURI));
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return await response.json() as Counts;
  }

  /** The questions in force on which points rest. */
  function bearing(): string[] {
    const asked = known?.asked ?? Object.keys(schema.questions);
    return Object.keys(history.now.readings).filter((question) => asked.includes(question));
  }

  function rulings(): House {
    return { ...RULINGS, ...Object.fromEntries(bearing().map((question) => [question, history.now.readings[question]!])) };
  }

  /** Whether it matters who calls: who begins the next round then rests on it. */
  function calls(): boolean {
    return history.now.readings.pusher === "caller";
  }

  function changed(): void {
    next = fresh();
    correcting = null;
    if (!partly) KEPT.remember(history.now, model);
    model.set("state", history.now as never);
    model.save_changes();
    void ask();
  }

  /** The rounds of the trace, each with the points that it brought. */
  function counted(): Counted[] {
    const found: Counted[] = [];
    for (const event of trace?.events ?? []) {
      if (event.kind === "round_began") found.push({ starter: String(event.facts.starter), events: [], points: {} });
      const round = found.at(-1);
      round?.events.push(event);
      if (event.kind === "scored" && round) for (const player of event.facts.players as string[]) {
        round.points[player] = (round.points[player] ?? 0) + Number(event.facts.points);
      }
    }
    return found;
  }

  // What is seen.

  const answer = h("p", { class: "answer", tabindex: -1 });
  const state = status({ session: asking, words, home: () => answer.focus() });
  const stop = port.watch((progress) => {
    asking.progress = progress;
    state.progress();
  });
  const foot = bar({ session: { get canUndo() { return history.canUndo; }, get canRedo() { return history.canRedo; },
    undo: () => history.undo(), redo: () => history.redo() }, words }, () => model.get("link"));
  const label = readings(model, words, "ui-house-book", () => history.now.readings, (house) => {
    history.change({ ...history.now, readings: house });
    answer.focus();
  });
  const ignored = unread(model, words, "ui-score-new", () => history.change(empty));
  const wrong = h("div", { class: "panel problems", role: "alert", hidden: true });
  const seats = h("fieldset", {}, h("legend", {}, words.text("ui-param-players")));
  const names = h("div", { class: "ballot" });
  const round = h("form", { class: "form", onsubmit: (event: Event) => {
    event.preventDefault();
    keep();
  } });
  const told = h("div", { class: "verdict", role: "status", hidden: true });
  const sheet = h("div", { class: "totals" });
  const again = h("button", { type: "button", onclick: () => history.change({ ...history.now, rounds: [] }) }, words.text("ui-score-new"));
  const print = h("button", { type: "button", onclick: () => window.print() }, words.text("ui-score-print"));
  const stays = h("p", { class: "soft" }, words.text("ui-score-stays"));
  seats.append(names);
  const frame = h("div", { class: "lr tool score", lang: words.lang }, h("style", {}, styles + table + shared + own),
    h("div", { class: "head" }, answer, state.element), ignored.element, label.element, wrong, told, seats, round, sheet, h("div", { class: "options" }, again, print), foot.element, stays);

  const button = (text: string, key: string, pressed: boolean, chosen: () => void) =>
    h("button", { type: "button", "data-k": key, "aria-pressed": String(pressed), onclick: () => {
      chosen();
      draw();
    } }, text);
  const group = (label: string, ...buttons: HTMLElement[]) => h("div", { class: "field" }, h("span", {}, label),
    h("div", { class: "options", role: "group", "aria-label": label }, ...buttons));

  function add(one: Round): void {
    const { rounds } = history.now;
    history.change({ ...history.now, rounds: correcting === null ? [...rounds, one] : rounds.with(correcting, one) });
    answer.focus();
  }

  /** Take up a round again, as it was told. */
  function correct(at: number): void {
    const one = history.now.rounds[at]!;
    correcting = at;
    next = "accident" in one ? fresh() : { ...one, votes: { ...one.votes } };
    draw();
    round.querySelector("button")?.focus();
  }

  /** Whether all is said that a round is counted by. */
  function complete(): boolean {
    const { players } = history.now;
    const all = players.every((player) => next.votes[player]);
    return !!next.placer && (!calls() || (!!next.caller && next.caller !== next.placer)) && all && (next.fell !== null || unanimous());
  }

  function unanimous(): boolean {
    return history.now.players.every((player) => next.votes[player] === "success");
  }

  function keep(): void {
    if (!complete() || unanimous()) return;
    add({ ...next, fell: next.fell! });
  }

  function draw(): void {
    const { players, rounds } = history.now;
    const all = counted();
    const over = trace?.outcome === "won" || trace?.outcome === "shared";
    const open = (asking.source === "live" || asking.source === "recorded") && !!trace && (!over || correcting !== null);
    label.show(history.now.readings, known?.asked ?? []);
    const done = all.filter(({ events }) => events.some(({ kind }) => kind === "round_over"));
    frame.setAttribute("aria-busy", String(asking.source === "waiting"));
    state.result?.();
    foot.result?.();
    const last = trace?.events.at(-1);
    answer.textContent = asking.source === "failed" ? words.text("ui-answer-failed") : problems.length ? words.text("ui-answer-problems")
      : !trace ? words.text("ui-answer-waiting") : over && last ? words.event(last)
        : words.event({ kind: "round_began", clauses: [], facts: { number: all.length, starter: all.at(-1)?.starter ?? players[0]! } });
    const beyond = trace?.refused?.refusal;
    wrong.hidden = !problems.length && !beyond;
    put(wrong, ...problems.map((one) => h("p", {}, problemSentence(one, words, schema))),
      beyond ? h("p", {}, words.text(`refusal-${beyond.reason}`, beyond.facts), " ", cites(beyond.clauses)) : null);
    if (seated !== canonical([players, !rounds.length])) redraw(seats, () => put(names, ...players.map((name, at) => seat(name, at)), players.length < most && !rounds.length
      ? h("button", { type: "button", class: "quiet", "data-k": "add", onclick: () => rename([...players, words.text("ui-score-player", { number: players.length + 1 })]) },
        words.text("ui-score-add")) : null));
    seated = canonical([players, !rounds.length]);  // what somebody is typing stays
    seats.hidden = rounds.length > 0;
    again.hidden = print.hidden = !rounds.length;
    redraw(round, () => put(round, ...(open ? fields(history.now) : [])), () => answer);
    round.hidden = !open;
    tell(done.at(-1), all.at(-1));
    put(sheet, done.length ? sums(players, done) : null);
  }

  function rename(to: string[]): void {
    history.change({ ...history.now, players: to, rounds: [] });
  }

  function seat(name: string, at: number): HTMLElement {
    const { players } = history.now;
    const label = words.text("ui-score-player", { number: at + 1 });
    return h("div", {}, h("input", { type: "text", maxlength: 40, "data-k": `name ${at}`, "aria-label": label, value: name, autocomplete: "off", spellcheck: "false",
      onchange: (event: Event) => rename(players.map((one, place) => place === at ? (event.target as HTMLInputElement).value.trim().normalize("NFC") : one)) }),
    players.length > FEWEST ? h("button", { type: "button", class: "square", "data-k": `drop ${at}`, "aria-label": `${name}: ${words.text("ui-remove")}`,
      onclick: () => rename(players.filter((_, place) => place !== at)) }, "×") : null);
  }

  function fields({ players, rounds }: ScoreState): (HTMLElement | null)[] {
    const ready = complete() && !unanimous();
    return [correcting === null ? null : h("p", { class: "who" }, words.text("ui-score-correcting", { number: correcting + 1 })),
      group(words.text("ui-score-placer"), ...players.map((player) => button(player, `placer ${player}`, next.placer === player, () => { next.placer = player; }))),
      calls() ? group(words.text("ui-domino-who-calls"), ...players.filter((player) => player !== next.placer).map((player) =>
        button(player, `caller ${player}`, next.caller === player, () => { next.caller = player; }))) : null,
      h("fieldset", {}, h("legend", {}, words.text("ui-param-votes")), h("div", { class: "ballot" }, ...players.map((player) =>
        h("div", { role: "group", "aria-label": player }, h("span", {}, player), ...VOTES.map((vote) =>
          button(words.form(vote), `${player} ${vote}`, next.votes[player] === vote, () => { next.votes = { ...next.votes, [player]: vote }; })))))),
      unanimous() ? h("p", { class: "panel", role: "status" }, words.text("event-goes-on"), " ", cites(["domino/vote.3"]))
        : group(words.text("choice-fell"), ...[true, false].map((fell) =>
          button(words.text(fell ? "ui-domino-all-fell" : "ui-domino-not-all"), `fell ${fell}`, next.fell === fell, () => { next.fell = fell; }))),
      h("button", { class: "strong", "data-k": "count", "aria-disabled": String(!ready) }, words.text("ui-score-count")),
      correcting === null ? null : h("div", { class: "options" },
        h("button", { type: "button", "data-k": "drop", onclick: () => {
          history.change({ ...history.now, rounds: rounds.toSpliced(correcting!, 1) });
          answer.focus();
        } }, words.text("ui-score-drop")),
        h("button", { type: "button", class: "quiet", "data-k": "leave", onclick: () => {
          correcting = null;
          next = fresh();
          draw();
          answer.focus();
        } }, words.text("ui-score-leave"))),
      h("details", {}, h("summary", {}, words.text("ui-domino-accident")), h("div", { class: "options" }, ...players.map((player) =>
        h("button", { type: "button", "data-k": `accident ${player}`, onclick: () => add({ accident: player }) }, player))))];
  }

  function cites(clauses: readonly string[]): HTMLElement {
    const base = model.get("base");
    return h("span", { class: "cites" }, ...clauses.map((id) => {
      const { title, href } = words.clause(id);
      return href !== undefined && base !== undefined ? h("a", { class: "cite", href: base + href }, title) : h("span", { class: "cite" }, title);
    }));
  }

  /** What the last round brought, each sentence with its clauses; then what follows from it. */
  function tell(done: Counted | undefined, last: Counted | undefined): void {
    const before = trace?.events ?? [];
    const from = done ? before.indexOf(done.events[0]!) : before.length;
    const events = before.slice(from).filter(({ kind }) => TOLD.includes(kind));
    told.hidden = !events.length;
    put(told, h("ul", {}, ...events.map((event) => h("li", {}, words.event(event), " ", cites(event.clauses)))),
      last && last !== done ? h("p", {}, words.text("ui-score-starts", { player: last.starter }), " ", cites(last.events[0]!.clauses)) : null);
  }

  function sums(players: string[], done: Counted[]): HTMLElement {
    const sum = (player: string) => done.reduce((all, { points }) => all + (points[player] ?? 0), 0);
    const best = Math.max(...players.map(sum));
    return h("table", { class: "sheet" }, h("caption", {}, words.text("ui-score-sheet")),
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, words.text("ui-domino-player")), ...done.map((_, at) =>
        h("th", { scope: "col" }, h("button", { type: "button", class: "square", "data-k": `round ${at}`, "aria-pressed": String(at === correcting),
          "aria-label": words.text("ui-score-correct", { number: at + 1 }), title: words.text("ui-score-correct", { number: at + 1 }),
          onclick: () => correct(at) }, String(at + 1)))), h("th", { scope: "col" }, words.text("ui-score-sum")))),
      h("tbody", {}, ...players.map((player) => h("tr", { class: sum(player) === best ? "most" : "" }, h("th", { scope: "row" }, player),
        ...done.map(({ points }) => h("td", {}, String(points[player] ?? 0))), h("td", { class: "sum" }, String(sum(player)))))));
  }

  function arrive(): void {
    const given = model.get("state") as unknown as ScoreState | null;
    const whole = given && { ...given, readings: given.readings ?? readingsAtFirst(model) };
    if (whole && canonical(whole) !== canonical(history.now)) history.change(whole);
  }

  el.append(frame);
  const undress = dressed(frame, el);
  const linked = () => {
    const { cut = false, parts = [] } = model.get("ignored") ?? {};
    partly = cut || parts.length > 0 || (partly && !model.get("ignored"));  // to have seen it mends nothing
  };
  linked();
  if (!model.get("state")) model.set("state", KEPT.recalled(model) as never);
  model.on("change:state", arrive);
  model.on("change:ignored", linked);
  arrive();
  if (!turn) void ask();
  return () => {
    removed = true;
    stop();
    ignored.close();
    undress();
    model.off("change:state", arrive);
    model.off("change:ignored", linked);
    label.close();
    frame.remove();
  };
}

/**
 * The rounds as answers to what the rules ask: the least that leads to each push. Dominoes stand anywhere.
 *
 * Where it does not matter who calls, the first does who may, and whoever placed last begins the next round.
 */
export function answers(players: readonly string[], rounds: readonly Round[], calls = false): string[] {
  const all: string[] = [];
  let starter = 0;
  for (const one of rounds) {
    if ("accident" in one) {
      all.push(`accident ${one.accident}`);
      starter = players.indexOf(one.accident);
      continue;
    }
    const placed = (players.indexOf(one.placer) - starter + players.length) % players.length;
    for (let at = 0; at <= placed; at += 1) {
      all.push(`place ${at + 1} upright ${APART * (at + 1)}`);
      if (at < placed) all.push(...Array.from({ length: players.length - 1 }, () => "silent"));
    }
    const caller = calls && one.caller !== undefined && one.caller !== one.placer ? players.indexOf(one.caller) : null;
    const before = caller === null ? 0 : (caller - players.indexOf(one.placer) - 1 + players.length) % players.length;
    all.push(...Array.from({ length: before }, () => "silent"), "call", ...players.map((player) => one.votes[player] ?? "?"), one.fell ? "all" : "not all");
    starter = caller ?? players.indexOf(one.placer);
  }
  return all;
}
