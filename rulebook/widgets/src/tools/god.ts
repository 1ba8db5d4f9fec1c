// God's helper: the bench in another dress, for a real table where cards lie in hands that nobody here sees.

import { colour, face } from "../cards";
import { catalogue, levels } from "../catalogue";
import { bar, canonical, choice, dressed, gap, h, houseOf, isMap, now, problems, problemSentence, put, redraw, rests, shell, status, steps, styles, transport, unread, Words } from "../kit";
import { eleusis } from "../boards/eleusis";
import type { Context, Part } from "../context";
import type { Model, Port, Progress } from "../port";
import { LONGEST_RULE } from "../secret";
import type { Source } from "../session";
import type { BenchEvent, Choice, Facts, Problem, State } from "../types";
import { keptAs } from "./kept";
import * as links from "./link";
import { pack } from "./pack";
import own from "./god.css";
import shared from "./tools.css";

/** A round as it was played; its points once it is over. */
export interface Round extends Pick<State, "args" | "answers" | "rulings"> {
  points?: { [player: string]: number };
}

export interface GodState extends State {
  /** The rounds before this one. */
  rounds: Round[];
}

/** Readings that always lead on: at a table nobody waits for a text. */
const RULINGS = { preset: "table" };
const FEWEST = 4;
const MOST = 8;
const DEALT = 14;
const MOST_DEALT = 99;
const KEPT = keptAs("god", links);

export function godTool(model: Model, port: Port, el: HTMLElement): () => void {
  const words = new Words(model.get("words"));
  let end = () => {};
  let removed = false;
  /** The set-up and the rounds that are shown: whatever changes them is shown anew. */
  let basis = "";
  /** The rounds of the game before this one, until a round of this one begins: a new game is taken back, too. */
  let left: Round[] = [];
  /** Whether the game came by a link that was read in part only: then what is kept here is not laid over by it. */
  let partly = false;

  const state = () => (model.get("state") ?? {}) as Partial<GodState>;
  const rounds = () => state().rounds ?? [];

  function keep(next: GodState): void {
    model.set("state", next);
    model.save_changes();
  }

  /** A form before each round, the bench during it. */
  function show(): void {
    end();
    end = () => {};
    if (removed) return;
    const { args = {} } = state();
    basis = canonical([args, rounds()]);
    if (Array.isArray(args.players) && args.hands) end = play();
    else end = form(model, port, el, words, args, rounds(), rounds().length || left.length, (ready) => {
      left = [];
      keep({ call: "round", args: ready, answers: [], rulings: rulingsAt(model), step: null, rounds: rounds() });
    }, reopen, renew);
  }

  /** Back to the round before. */
  function reopen(): void {
    const all = rounds().length ? rounds() : left;
    const before = all.at(-1);
    if (!before) return;
    const { args, answers, rulings } = before;
    keep({ call: "round", args, answers, rulings, step: null, rounds: all.slice(0, -1) });
  }

  /** A new game of the same players. */
  function renew(all: Round[]): void {
    left = all;
    const { players } = all.at(-1)!.args;
    keep({ call: "round", args: { players: players! }, answers: [], rulings: RULINGS, step: null, rounds: [] });
  }

  function play(): () => void {
    const { args } = state();
    // The example is the round before its first play: that is where undoing ends.
    model.set("baked", { game: "eleusis", id: "god", call: "round", args, answers: [], rulings: RULINGS } as never);
    return shell(model, port, el, { board: eleusis, name: "tool god", styles: shared + own, parts: (context, link) => [
      problems(context), gap(context), verdict(context), choice(context, (pending, answer) => picker(pending, answer, context, ahead), true),
      eleusis.part(context), bar(context, link), totals(context, rounds(), next, renew, port, model), transport(context), now(context), steps(context), rests(context)] });
  }

  /** What would be asked after one more answer. */
  async function ahead(option: string): Promise<Choice | null> {
    const { args, answers = [], rulings } = state();
    const reply = await port.ask({ method: "run", game: "eleusis", call: "round", args, answers: [...answers, option], rulings });
    return reply.trace?.pending ?? null;
  }

  /** On to another round: the next player clockwise is proposed as God. */
  function next(points: { [player: string]: number } | null): void {
    const { args = {}, answers = [], rulings = {} } = state();
    const players = args.players as string[];
    const place = players.indexOf(String(args.god));
    const done = points ? [{ args, answers, rulings, points }] : [];
    keep({ call: "round", args: { players, god: players[(place + (points ? 1 : 0)) % players.length]!, dealt: args.hands ?? {} },
      answers: [], rulings: RULINGS, step: null, rounds: [...rounds(), ...done] });
  }

  const arrive = () => {
    if (!partly) KEPT.remember(state(), model);
    if (canonical([state().args ?? {}, rounds()]) !== basis) show();
  };
  const linked = () => {
    const { cut = false, parts = [] } = model.get("ignored") ?? {};
    partly = cut || parts.length > 0 || (partly && !model.get("ignored"));  // to have seen it mends nothing
  };
  linked();
  if (!model.get("state")) {
    const kept = KEPT.recalled(model) as GodState | null;
    if (kept) keep(kept);
  }
  show();
  model.on("change:state", arrive);
  model.on("change:ignored", linked);
  return () => {
    removed = true;
    model.off("change:state", arrive);
    model.off("change:ignored", linked);
    end();
  };
}

/** A round begins by the readings of the visitor's own table. */
function rulingsAt(model: Model): State["rulings"] {
  return { ...RULINGS, ...houseOf(model.get("schema")) };
}

// Before a round.

function form(model: Model, port: Port, el: HTMLElement, words: Words, given: Facts, rounds: Round[], back: number,
  ready: (args: Facts) => void, reopen: () => void, renew: (all: Round[]) => void): () => void {
  const schema = model.get("schema");
  const players = ((given.players as string[] | undefined) ?? [1, 2, 3, 4].map((number) => words.text("ui-player", { number }))).slice();
  let god = Math.max(0, players.indexOf(String(given.god)));
  let rule = String(given.rule ?? "");
  let mode = !rule ? "judge" : catalogue(schema).some((one) => one.text === rule) ? "catalogue" : "typed";
  const before = Object.values(isMap(given.dealt) ? given.dealt : {}).map(Number);
  /** How many cards most are dealt, and how many each. */
  let dealt = before[0] ?? DEALT;
  const counts = players.map((name) => isMap(given.dealt) && Object.hasOwn(given.dealt, name) ? Number(given.dealt[name]) : dealt);
  let starter = typeof given.starter === "string" ? given.starter : "";
  let first = "";
  let wrong: Problem[] = [];
  let lacking = false;
  let asked = 0;

  const asking = { source: "live" as Source, progress: null as Progress | null, evaluate: () => void start() };
  const told = status({ session: asking, words, home: () => {} });
  const stop = port.watch((progress) => {
    asking.progress = progress;
    told.progress();
  });

  async function start(): Promise<void> {
    const mine = ++asked;
    const names = players.map((name) => name.trim().normalize("NFC"));
    const args: Facts = { players: names, god: names[god]!, rule: mode === "judge" ? null : rule,
      hands: Object.fromEntries(names.flatMap((name, place) => place === god ? [] : [[name, counts[place]!]])),
      starter: starter || null, ...(first && names.includes(first) ? { first } : {}) };
    asking.source = "waiting";
    draw();
    const reply = await port.ask({ method: "run", game: schema.game, call: "round", args, answers: [], rulings: rulingsAt(model) });
    if (mine !== asked) return;
    asking.source = reply.error ? "failed" : "live";
    wrong = reply.problems ?? [];
    if (reply.error) console.error(`Living Rules: ${reply.error}`);
    lacking = !starter;
    if (reply.trace && !lacking) ready(args);
    else draw();
  }

  const body = h("form", { class: "form", onsubmit: (event: Event) => {
    event.preventDefault();
    void start();
  } });
  const cards = pack(schema, words, words.text("ui-param-starter"), (card) => {
    starter = card;
    draw();
  });
  const ignored = unread(model, words, "ui-link-seen", () => {});
  const frame = h("div", { class: "lr tool god", lang: words.lang }, h("style", {}, styles + eleusis.styles + shared + own),
    h("div", { class: "head" }, h("p", { class: "answer", tabindex: -1 }, words.text("ui-round-before", { number: rounds.length + 1 })), told.element),
    ignored.element, body, rounds.length ? sums(rounds, words) : null, rounds.length ? ending(() => rounds, renew, port, words, model) : null,
    back ? h("button", { type: "button", onclick: reopen }, words.text("ui-back-to-round", { number: back })) : null);

  const textInput = (id: string, label: string, value: string, typed: (value: string) => void) => h("input", { type: "text", id, "data-k": id,
    maxlength: id === "g-rule" ? LONGEST_RULE : 40, "aria-label": label, value, autocomplete: "off", autocapitalize: id === "g-rule" ? "off" : "words",
    spellcheck: "false", oninput: (event: Event) => typed((event.target as HTMLInputElement).value) });

  function draw(): void {
    told.element.hidden = asking.source === "live";
    told.result?.();
    cards.show((name) => name === starter ? { name: "picked", said: "ui-chosen" } : null);
    redraw(body, () => put(body,
      h("fieldset", {}, h("legend", {}, words.text("ui-param-players")), h("ol", { class: "seated" }, ...players.map(seat)),
        players.length < MOST && h("button", { type: "button", class: "quiet", "data-k": "add", onclick: () => {
          players.push(words.text("ui-player", { number: players.length + 1 }));
          counts.push(dealt);
          draw();
        } }, words.text("ui-add-player"))),
      h("div", { class: "field" }, h("label", { for: "g-mode" }, words.text("ui-param-rule")), ruled()),
      h("div", { class: "field" }, h("label", { for: "g-dealt" }, words.text("ui-dealt")), counter("g-dealt", "dealt", dealt, (count) => {
        dealt = count;
        counts.fill(count);
        body.querySelectorAll<HTMLInputElement>(".seated input[type=number]").forEach((one) => { one.value = String(count); });
      })),
      h("fieldset", {}, h("legend", {}, words.text("ui-param-starter"), " ", starter ? h("span", { class: `playing ${colour(starter, schema)}` }, ...face(starter)) : null), cards.element),
      h("div", { class: "field" }, h("label", { for: "g-first" }, words.text("ui-who-begins")), begins()),
      wrong.length || lacking ? h("div", { class: "panel problems", role: "alert" }, ...wrong.map((one) => h("p", {}, problemSentence(one, words, schema))),
        lacking && h("p", {}, words.text("ui-starter-missing"))) : null,
      h("button", { class: "strong", "data-k": "start" }, words.text("ui-begin-round"))));
  }

  function counter(id: string, key: string, value: number, counted: (count: number) => void, label?: string): HTMLElement {
    return h("input", { type: "number", id, "data-k": key, inputmode: "numeric", min: 0, max: MOST_DEALT, value, "aria-label": label,
      oninput: (event: Event) => counted(Math.trunc(Number((event.target as HTMLInputElement).value))) });
  }

  function seat(name: string, place: number): HTMLElement {
    const label = words.text("ui-player", { number: place + 1 });
    return h("li", {}, textInput(`g-player-${place}`, label, name, (value) => {
      players[place] = value;
      fillFirst();
    }), h("label", { class: "is-god" }, h("input", { type: "radio", name: "god", "data-k": `god ${place}`, checked: place === god, onchange: () => {
      god = place;
      draw();
    } }), words.text("ui-god")),
    place === god ? null : counter(`g-dealt-${place}`, `dealt ${place}`, counts[place]!, (count) => { counts[place] = count; },
      words.text("ui-dealt-to", { player: name })),
    players.length > FEWEST ? h("button", { type: "button", class: "square", "data-k": `drop ${place}`, "aria-label": `${name}: ${words.text("ui-remove")}`,
      onclick: () => {
        players.splice(place, 1);
        counts.splice(place, 1);
        if (god >= place && god > 0) god -= 1;
        draw();
      } }, "×") : null);
  }

  function ruled(): HTMLElement {
    const modes = ["judge", ...(catalogue(schema).length ? ["catalogue"] : []), "typed"];
    const select = h("select", { id: "g-mode", "data-k": "mode", onchange: () => {
      mode = select.value;
      if (mode === "catalogue") rule = catalogue(schema)[0]!.text;
      draw();
    } }, ...modes.map((value) => h("option", { value }, words.text(`ui-rule-${value}`))));
    select.value = mode;
    const listed = h("select", { "data-k": "listed", "aria-label": words.text("ui-catalogue"), onchange: () => { rule = listed.value; } }, ...levels(schema, words));
    listed.value = rule;
    return h("div", { class: "ruled" }, select, mode === "catalogue" ? listed : mode === "typed"
      ? textInput("g-rule", words.text("ui-notation"), rule, (value) => { rule = value; }) : null);
  }

  let begin: HTMLSelectElement;
  function begins(): HTMLElement {
    begin = h("select", { id: "g-first", "data-k": "first", onchange: () => { first = begin.value; } });
    fillFirst();
    return begin;
  }

  function fillFirst(): void {
    put(begin, h("option", { value: "" }, words.text("ui-counted-off")),
      ...players.flatMap((name, place) => place === god ? [] : [h("option", { value: name }, name)]));
    begin.value = players.includes(first) ? first : "";
  }

  draw();
  el.append(frame);
  const undress = dressed(frame, el);
  return () => {
    asked += 1;
    stop();
    ignored.close();
    undress();
    frame.remove();
  };
}

// During a round.

/** What happened since the last turn began: each sentence with its clauses; right and wrong in large. */
function verdict(context: Context): Part {
  const { session, words } = context;
  const element = h("div", { class: "verdict", tabindex: -1, hidden: true });

  function result(): void {
    const events = session.played?.trace.events ?? [];
    const kinds = events.map(({ kind }) => kind);
    const from = Math.max(kinds.lastIndexOf("played_cards"), kinds.lastIndexOf("claimed"));
    const since = from < 0 ? [] : events.slice(from);
    const how = since.some(({ kind }) => kind === "laid_right" || kind === "claim_right") ? "right"
      : since.some(({ kind }) => kind === "laid_wrong" || kind === "claim_wrong") ? "wrong" : "open";
    element.hidden = !since.length;
    element.dataset.how = how;
    put(element, how === "open" ? null : h("p", { class: "call" }, words.text(`ui-call-${how}`)),
      h("ul", {}, ...since.map((event) => h("li", {}, words.event(event), " ", context.cites(event.clauses)))));
  }

  return { element, result, home: () => element.hidden ? null : element };
}

/** What a table taps: cards that are played or shown; after a turn, the next one, unless somebody becomes the Prophet. */
function picker(pending: Choice, answer: (...options: string[]) => void, context: Context,
  ahead: (option: string) => Promise<Choice | null>): HTMLElement | null {
  const { words } = context;
  if (pending.kind === "turn" || pending.kind === "shown_hand") return pad(pending, answer, context);
  if (pending.kind !== "offer") return null;
  const button = (option: string) => h("button", { type: "button", "data-k": option, onclick: () => answer(option) }, words.option(option));
  const element = h("div", { class: "picker" }, h("div", { class: "options" }, ...(pending.options ?? []).map(button)));
  // Whoever plays on has let the offer pass: nobody has to say so each time.
  void ahead("decline").then((next) => {
    if (next?.kind !== "turn" || !element.isConnected) return;
    redraw(element, () => put(element, h("div", { class: "options" }, button("prophet")),
      h("p", { class: "who" }, words.text("choice-turn", { who: next.who })),
      pad(next, (option) => answer("decline", option!), context)), () => element.querySelector("button"));
  });
  return element;
}

/** A pack to tap cards from, and those tapped. */
function pad({ kind, facts }: Choice, answer: (option: string) => void, { schema, session, words }: Context): HTMLElement {
  const turn = kind === "turn";
  // Cards that were refused stay chosen: one of them was mistaken, and nobody taps a whole hand again.
  const refused = session.played?.trace.refused?.answer ?? "";
  const tray = refused.startsWith("play ") === turn ? refused.replace(/^play /, "").split("+").filter((name) => schema.names.card?.includes(name)) : [];
  const taken = h("ul", { class: "tray" });
  const done = h("button", { type: "button", class: "strong", onclick: () => answer(`${turn ? "play " : ""}${tray.join("+")}`) });
  const cards = pack(schema, words, words.text(turn ? "ui-cards-played" : "ui-cards-shown"), (card) => {
    tray.push(card);
    draw();
  });
  const element = h("div", { class: "picker" }, cards.element, taken, h("div", { class: "options" }, done,
    turn ? h("button", { type: "button", onclick: () => answer("no play") }, words.option("no play")) : null));

  function draw(): void {
    done.disabled = turn ? !tray.length : tray.length !== facts.count;
    done.textContent = words.text(turn ? "ui-play-cards" : "ui-show-cards", { count: tray.length, of: facts.count ?? 0 });
    cards.show((name) => tray.includes(name) ? { name: "picked", said: "ui-chosen" } : null);
    redraw(taken, () => put(taken, ...tray.map((card, place) => h("li", {}, h("button", { type: "button", class: `playing ${colour(card, schema)}`, "data-k": `tray ${place}`,
      "aria-label": `${card}: ${words.text("ui-remove")}`, onclick: () => {
        tray.splice(place, 1);
        draw();
      } }, ...face(card))))), () => cards.element.querySelector("button"));
  }

  draw();
  return element;
}

/** The points of all rounds, and the way to the next one. */
function totals(context: Context, before: Round[], next: (points: { [player: string]: number } | null) => void,
  renew: (all: Round[]) => void, port: Port, model: Model): Part {
  const { session, words } = context;
  const table = h("div");
  const on = h("button", { type: "button", class: "strong" }, words.text("ui-next-round"));
  const stop = h("button", { type: "button", class: "quiet" }, words.text("ui-drop-round"));
  let all = before;
  const end = ending(() => all, renew, port, words, model);
  const element = h("div", { class: "totals" }, table, h("div", { class: "options" }, on, stop), end);
  on.addEventListener("click", () => next(points()));
  stop.addEventListener("click", () => next(null));

  /** The points of this round, once they are counted. */
  function points(): { [player: string]: number } | null {
    const given = session.played?.trace.result.points;
    return given && typeof given === "object" && !Array.isArray(given) ? given as { [player: string]: number } : null;
  }

  function result(): void {
    const over = session.source === "waiting" ? null : points();
    on.hidden = !over;
    stop.hidden = !!over;
    all = over ? [...before, { ...session.state, points: over }] : before;
    end.hidden = !over;
    put(table, all.length > (over ? 1 : 0) ? sums(all, words) : null);
  }

  return { element, result };
}

/** The end of the game after the rounds so far: who gets more for never having been God, and who wins; and the way to a new one. */
function ending(rounds: () => Round[], renew: (all: Round[]) => void, port: Port, words: Words, model: Model): HTMLElement {
  const told = h("ul", { role: "status" });
  const again = h("button", { type: "button", "data-k": "renew", hidden: true, onclick: () => renew(rounds()) }, words.text("ui-new-game"));
  const cite = (id: string) => {
    const [{ title, href }, base] = [words.clause(id), model.get("base")];
    return href !== undefined && base !== undefined ? h("a", { class: "cite", href: base + href }, title) : h("span", { class: "cite" }, title);
  };
  return h("div", { class: "ending" }, h("button", { type: "button", "data-k": "end", onclick: async () => {
    const all = rounds();
    const reply = await port.ask({ method: "standing", game: "eleusis", points: summed(all), gods: [...new Set(all.map(({ args }) => args.god as string))] });
    const events = (reply.standing as { events: BenchEvent[] } | undefined)?.events ?? [];
    const wrong = reply.problems?.map((one) => problemSentence(one, words, model.get("schema"))) ?? [words.text("ui-answer-failed")];
    put(told, ...events.length ? events.map((event) => h("li", {}, words.event(event), " ", h("span", { class: "cites" }, ...event.clauses.map(cite))))
      : wrong.map((one) => h("li", {}, one)));
    again.hidden = false;
  } }, words.text("ui-end-game")), told, again);
}

/** Everybody's points of all rounds. */
function summed(rounds: Round[]): { [player: string]: number } {
  const names = [...new Set(rounds.flatMap(({ points }) => Object.keys(points ?? {})))];
  return Object.fromEntries(names.map((name) => [name, rounds.reduce((all, { points }) => all + (points?.[name] ?? 0), 0)]));
}

/** A sheet of rounds: a row for each player, a column for each round. */
function sums(rounds: Round[], words: Words): HTMLElement {
  const sum = summed(rounds);
  const most = Math.max(...Object.values(sum));
  return h("table", { class: "sheet" }, h("caption", {}, words.text("ui-all-rounds")),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, words.text("ui-sheet-player")),
      ...rounds.map((_, at) => h("th", { scope: "col", "aria-label": words.text("ui-round-number", { number: at + 1 }) }, String(at + 1))),
      h("th", { scope: "col" }, words.text("ui-sheet-sum")))),
    h("tbody", {}, ...Object.keys(sum).map((name) => h("tr", { class: sum[name] === most ? "most" : "" }, h("th", { scope: "row" }, name),
      ...rounds.map(({ args, points }) => h("td", {}, String(points?.[name] ?? "–"), args.god === name ? h("span", { class: "hidden" }, ` ${words.text("ui-god")}`) : null)),
      h("td", { class: "sum" }, String(sum[name]))))));
}
