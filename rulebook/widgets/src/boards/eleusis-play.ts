// New Eleusis as it is played: a hand to play from, a new round, a puzzle for others, and what the rule was.

import { colour, face } from "../cards";
import { catalogue } from "../catalogue";
import type { Context, Part } from "../context";
import { h, isMap, problemSentence, progressOf, put, redraw } from "../kit";
import { reasons, type Explained } from "../parts/reasons";
import type { Reply } from "../port";
import { describe, LONGEST_RULE, read } from "../secret";
import type { BenchEvent, Choice, Facts, Frame, Json, Schema, State } from "../types";
import { list } from "./eleusis";

const SUITS = "♣♦♥♠";
/** As many seeds as a link can well carry. */
const SEEDS = 1_000_000;

/** What a play or a "no play" comes to. */
const CALLS = new Set(["laid_right", "laid_wrong", "claim_right", "claim_wrong"]);

/** The arguments of a play: where nobody gave a rule, one of the catalogue is drawn for level and seed. */
export function drawn({ args, level, seed = 0 }: State, schema: Schema): Facts {
  const pool = catalogue(schema).filter((entry) => entry.level === level);
  if (args.rule !== undefined || !pool.length) return args;
  return { ...args, rule: pool[Math.floor(((Math.imul(seed, 2654435761) >>> 0) * pool.length) / 2 ** 32)]!.text };
}

// The hand.

/** Cards of a hand to be chosen one after another, and the two things that can be done with them. */
export function hand(pending: Choice, context: Context, answer: (option: string) => void): HTMLElement | null {
  const { session, words } = context;
  const hands = session.played?.frames[session.last]?.hands;
  if (pending.kind !== "turn" || pending.who !== session.play?.seat || !isMap(hands)) return null;
  const held = sorted(list(hands[pending.who]).map(String), context);
  const chosen: number[] = [];
  const cards = held.map((name, at) => h("button", { type: "button", class: `playing ${colour(name, session.schema)}`, "data-k": `card-${at}`,
    onclick: () => {
      if (chosen.includes(at)) chosen.splice(chosen.indexOf(at), 1);
      else chosen.push(at);
      show();
    } }, ...face(name)));
  const play = h("button", { type: "button", class: "strong", "data-k": "play", onclick: () => {
    if (chosen.length) answer(option());
  } });
  const none = h("button", { type: "button", "data-k": "none", onclick: () => answer("no play") }, words.option("no play"));

  const option = () => `play ${chosen.map((at) => held[at]).join("+")}`;

  function show(): void {
    cards.forEach((button, at) => {
      const place = chosen.indexOf(at);
      button.setAttribute("aria-pressed", String(place >= 0));
      put(button, ...face(held[at]!), place >= 0 && chosen.length > 1 ? h("i", {}, String(place + 1)) : null);
    });
    play.textContent = chosen.length ? words.option(option()) : words.text("ui-choose-cards");
    play.setAttribute("aria-disabled", String(!chosen.length));
  }

  show();
  const came = session.played!.trace.events.filter(({ kind, facts }) => CALLS.has(kind) && facts.player === pending.who).at(-1);
  // The hand lies a screen below the line on a phone: what came of the last cards is said where the next are chosen.
  return h("div", { class: "own" }, came ? h("p", { class: "came" }, words.event(came), " ", context.cites(came.clauses)) : null,
    h("div", { class: "cards", role: "group", "aria-label": words.text("ui-own-hand"), onkeydown: walk }, ...cards),
    h("div", { class: "options" }, play, none));
}

/** By suit and rank. */
function sorted(names: string[], { schema }: Context): string[] {
  const cards = (schema.cards ?? {}) as { [name: string]: { rank: number } };
  const place = (name: string) => SUITS.indexOf(name.slice(-1)) * 20 + (cards[name]?.rank ?? 0);
  return names.sort((one, other) => place(one) - place(other));
}

/** Arrow keys go from card to card. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const cards = [...(event.currentTarget as HTMLElement).children] as HTMLElement[];
  const at = cards.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  cards[(at + step + cards.length) % cards.length]!.focus();
}

// The round.

/** What stands under the table of a play. */
export function round(context: Context): Part[] {
  const { session } = context;
  const { seat, shared } = session.play!;
  if (seat === session.base.args.god) return [fits(context), author(context)];
  return [renew(context), reveal(context), ...(shared ? [maker(context)] : [])];
}

function freshSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}

/** A new round with another rule and other cards, and how hard the rule is. */
function renew(context: Context): Part {
  const { session, words, schema } = context;
  const levels = [...new Set(catalogue(schema).map(({ level }) => level))];
  const level = h("select", { onchange: () => start() },
    ...levels.map((one) => h("option", { value: one }, String(one))));
  const puzzle = h("p", { class: "puzzle" }, words.text("ui-puzzle"));
  const element = h("div", { class: "renew" },
    h("label", {}, h("span", {}, words.text("ui-level")), level),
    h("button", { type: "button", onclick: () => start() }, words.text("ui-new-round")), puzzle);

  function start(): void {
    session.change((position) => {
      delete position.args.rule;
      Object.assign(position, { level: Number(level.value), seed: freshSeed(), answers: [...session.base.answers] });
    });
    context.home();
  }

  function result(): void {
    level.value = String(session.state.level);
    puzzle.hidden = session.state.args.rule === undefined;
  }

  return { element, result };
}

/** The rule, once the round is over or somebody gives up: in words, and why each card was right or wrong. */
function reveal(context: Context): Part {
  const { session, words } = context;
  const summary = h("summary");
  const body = h("div", { class: "revealed" });
  const element = h("details", { class: "reveal", ontoggle: () => void draw() }, summary, body);
  let shownFor = "";

  const secret = () => String(drawn(session.state, session.schema).rule);
  const over = () => session.played?.trace.outcome != null;

  function result(): void {
    const key = `${session.state.seed} ${secret()}`;
    if (key !== shownFor) element.open = false;
    shownFor = key;
    summary.textContent = words.text(over() ? "ui-the-rule" : "ui-give-up");
    element.hidden = !session.played && !element.open;
    if (over()) element.open = true;
    void draw();
  }

  async function draw(): Promise<void> {
    if (!element.open || !session.played) return;
    const text = secret();
    if (!body.childElementCount) put(body, h("p", {}, progressOf(session, words)));
    const reply = await session.ask("rule", { text });
    const known = isMap(reply.rule as Json) ? reply.rule as { text: string; catalogue?: string | null } : null;
    if (!element.open || text !== secret() || !session.played) return;
    redraw(body, () => put(body, known ? h("p", { class: "rule in-words" }, sentence(known.text, context)) : problemsOf(reply, context),
      known ? h("code", {}, known.text) : null, own(), known ? judged(known.text, context) : null));
  }

  /** The visitor's own score. */
  function own(): HTMLElement | null {
    const seat = session.play!.seat;
    const points = session.played!.frames[session.last]?.points;
    if (!isMap(points)) return null;
    const laid = (kind: string) => session.played!.trace.events.filter((event) => event.kind === kind && event.facts.player === seat)
      .reduce((sum, event) => sum + list(event.facts.cards).length, 0);
    return h("p", { class: "own-score" }, words.text("ui-own-score",
      { player: seat, points: points[seat] ?? 0, right: laid("laid_right"), wrong: laid("laid_wrong") }));
  }

  return { element, result };
}

/** A rule in words; in its notation where it has none. */
function sentence(text: string, { words, schema }: Context): string {
  const tree = read(text);
  return tree ? describe(tree, words, catalogue(schema).find((one) => one.text === text)?.id) : text;
}

function problemsOf(reply: Reply, { words, schema }: Context): HTMLElement {
  return h("ul", { class: "panel problems" }, ...(reply.problems ?? []).map((problem) =>
    h("li", {}, problemSentence(problem, words, schema))), reply.problems ? null : h("li", {}, words.text("ui-answer-failed")));
}

/** A card that was judged: what lay there before it. */
interface Judged {
  card: string;
  right: boolean;
  line: string[];
}

/** Every card that was judged, in order. */
function cards(events: BenchEvent[], start: Frame | undefined): Judged[] {
  const line = list(start?.main_line).map(String);
  const found: Judged[] = [];
  for (const { kind, facts } of events) {
    if (kind === "starter_turned" || kind === "forced_right") line.push(String(facts.card));
    if (kind !== "laid_right" && kind !== "laid_wrong") continue;
    const right = kind === "laid_right";
    const played = list(facts.cards).map(String);
    played.forEach((card, at) => found.push({ card, right, line: [...line, ...played.slice(0, at)] }));
    if (right) line.push(...played);
  }
  return found;
}

/** A button for each card that was judged; pressed, it tells why. */
function judged(rule: string, context: Context): HTMLElement {
  const { session, words } = context;
  const why = h("div", { class: "why", "aria-live": "polite" });
  const all = cards(session.played!.trace.events, session.played!.frames[0]);
  const buttons = all.map((one, at) => h("button", { type: "button", class: `playing ${colour(one.card, session.schema)} little${one.right ? "" : " bad"}`,
    "aria-pressed": "false", "data-k": `why-${at}`, onclick: () => {
      buttons.forEach((button, place) => button.setAttribute("aria-pressed", String(place === at)));
      void session.ask("explain", { rule, main_line: one.line, card: one.card }).then((reply) => {
        put(why, h("p", {}, words.text(one.right ? "ui-was-right" : "ui-was-wrong", { card: one.card, before: one.line.at(-1) ?? "" })),
          isMap(reply.explain as Json) ? reasons(read(rule)!, reply.explain as unknown as Explained, words) : problemsOf(reply, context));
      });
    } }, ...face(one.card), h("span", { class: "hidden" }, words.text(one.right ? "ui-right" : "ui-wrong"))));
  return h("div", {}, h("p", {}, words.text("ui-why-cards")),
    h("div", { class: "cards", role: "group", "aria-label": words.text("ui-why-cards"), onkeydown: walk }, ...buttons), why);
}

// Rules of one's own.

/** A rule, chosen from the catalogue or written. */
function ruleField(context: Context, label: string): { element: HTMLElement; input: HTMLInputElement } {
  const { words, schema } = context;
  const input = h("input", { type: "text", maxlength: LONGEST_RULE, autocapitalize: "off", autocomplete: "off", spellcheck: "false" });
  const choose = h("select", { onchange: () => {
    if (choose.value) input.value = choose.value;
  } }, h("option", { value: "" }, words.text("ui-from-catalogue")), ...catalogue(schema).map((entry) =>
    h("option", { value: entry.text }, `${entry.level}. ${words.text(`catalogue-${entry.id}`)}`)));
  choose.setAttribute("aria-label", words.text("ui-from-catalogue"));
  return { element: h("div", { class: "rule-field" }, choose, h("label", {}, h("span", {}, label), input)), input };
}

/** God's own rule: the round is played under it from its start. */
function author(context: Context): Part {
  const { session, words } = context;
  const field = ruleField(context, words.text("ui-own-rule"));
  const element = h("form", { class: "author", onsubmit: (event: Event) => {
    event.preventDefault();
    session.change((position) => {
      Object.assign(position, { answers: [], seed: freshSeed() });
      position.args.rule = field.input.value.trim();
    });
    // The round, and what is wrong with the rule, stand far above the form.
    element.closest(".lr")?.scrollIntoView({ block: "start" });
  } }, field.element, h("button", { class: "strong" }, words.text("ui-play-rule")));

  function result(): void {
    field.input.value = String(session.state.args.rule ?? "");
  }

  return { element, result };
}

/** How many rules of the catalogue agree with all that has been judged up to the step shown. */
function fits(context: Context): Part {
  const { session, words } = context;
  const body = h("div", { "aria-live": "polite" });
  const element = h("details", { class: "fits", ontoggle: () => void draw() }, h("summary", {}, words.text("ui-fits")), body);
  let asked = "";

  async function draw(): Promise<void> {
    const frame = session.played?.frames[session.step];
    element.hidden = !frame;
    if (!element.open || !frame) return;
    const about = { main_line: frame.main_line, sidelines: frame.sidelines, family: "catalogue" };
    const key = JSON.stringify(about);
    if (key === asked) return;
    asked = key;
    if (!body.childElementCount) put(body, h("p", {}, progressOf(session, words)));
    const reply = await session.ask("fitting", about);
    if (key !== asked) return;
    const found = reply.fitting as { count: number; of: number; rules: string[] } | undefined;
    if (!found) {
      asked = "";
      put(body, problemsOf(reply, context));
      return;
    }
    put(body, h("p", {}, words.text("ui-fits-count", { count: found.count, of: found.of })),
      h("meter", { min: 0, max: found.of, value: found.count, "aria-hidden": "true" }),
      h("ul", {}, ...found.rules.map((text) => h("li", { class: "in-words" }, sentence(text, context))), found.rules.length < found.count ? h("li", {}, "…") : null));
  }

  return { element, result: () => void draw(), step: () => void draw() };
}

/** A link that gives everybody the same rule, unread, and the same cards. */
function maker(context: Context): Part {
  const { session, words } = context;
  const field = ruleField(context, words.text("ui-puzzle-rule"));
  const out = h("div", { class: "made", "aria-live": "polite" });
  const element = h("details", { class: "maker" }, h("summary", {}, words.text("ui-make-puzzle")),
    h("p", {}, words.text("ui-about-puzzle")), h("p", { class: "soft" }, words.text("ui-no-cipher")),
    h("form", { onsubmit: (event: Event) => {
      event.preventDefault();
      void make();
    } }, field.element, h("button", { class: "strong" }, words.text("ui-make-link"))), out);

  async function make(): Promise<void> {
    put(out, h("p", {}, progressOf(session, words)));
    const reply = await session.ask("seal", { text: field.input.value.trim() });
    if (typeof reply.sealed !== "string") {
      put(out, problemsOf(reply, context));
      return;
    }
    const link = context.linkTo({ ...session.base, args: { ...session.base.args, rule: reply.sealed }, seed: freshSeed() });
    const shown = h("input", { type: "text", readonly: true, value: link ?? reply.sealed, "aria-label": words.text("ui-puzzle-link") });
    put(out, h("p", {}, words.text("ui-puzzle-link")), shown);
    shown.select();
    await navigator.clipboard?.writeText(shown.value).then(() =>
      out.append(h("p", { role: "status" }, words.text("ui-copied")))).catch(() => undefined);
  }

  return { element };
}
