// Siggil as it is played: a capture put together from spirit and cards, and a new game.

import type { Context, Part } from "../context";
import { h, isMap, paramName, progressOf, put, refusalSentence } from "../kit";
import type { Choice, Facts, Frame, Json } from "../types";
import { entries, face, list, look, sorted } from "./siggil-card";

/** The answer of whoever captures nothing. */
const SKIP = "skip";
/** As many seeds as a link can well carry. */
const SEEDS = 1_000_000;
/** Who sits at the table, the visitor first. */
const PLAYERS = ["Ana", "Jonas", "Ilze", "Tomas"];

// What is chosen.

/** A control for a choice of the visitor's; null where its options are listed. */
export function picker(pending: Choice, context: Context, answer: (option: string) => void): HTMLElement | null {
  if (pending.who !== context.session.play?.seat) return null;
  if (pending.kind === "capture") return capture(pending, context, answer);
  return pending.kind === "leaves" ? null : takeable(pending, context, answer);
}

/** The cards that may be taken once more, large enough for a finger. */
function takeable({ options }: Choice, context: Context, answer: (option: string) => void): HTMLElement {
  const { session, words } = context;
  const numbers = session.played?.frames[session.last]?.numbers;
  return h("div", { class: "own" }, h("p", {}, words.text("ui-take-here")),
    h("div", { class: "cards", role: "group", "aria-label": words.text("ui-take-here") }, ...sorted(options ?? []).map((name) =>
      h("button", { type: "button", class: look(name), "data-k": name, onclick: () => answer(name) }, ...face(name, numbers, context)))));
}

/** Who holds a spirit, as far as it is seen. */
function holder(spirit: string, frame: Frame | undefined): string | null {
  return entries(frame?.sets).find(([, sets]) =>
    list(sets).some((set) => isMap(set) && list(set.spirit).includes(spirit)))?.[0] ?? null;
}

/** A spirit and cards of the hand, and at once whether they capture it or what is missing. */
function capture(pending: Choice, context: Context, answer: (option: string) => void): HTMLElement {
  const { session, words } = context;
  const frame = session.played?.frames[session.last];
  const possible = pending.options ?? pending.some ?? [];
  const spirits = [...new Set([...possible, ...pending.refusals.map(({ option }) => option)].map((option) => option.split("+")[0]!))]
    .filter((name) => name !== SKIP);
  const can = (spirit: string) => possible.some((option) => option.startsWith(`${spirit}+`));
  const held = sorted(list(isMap(frame?.hands) ? frame.hands[pending.who] : undefined).map(String));
  const must = pending.refusals.find(({ option }) => option === SKIP);
  const chosen: string[] = [];
  let spirit = spirits.find(can) ?? spirits[0];
  let asked = "";
  let allowed = false;

  const targets = spirits.map((name) => h("button", { type: "button", "data-k": name, class: "target", onclick: () => {
    spirit = name;
    show();
  } }, h("span", { class: look(name) }, ...face(name, frame?.numbers, context)),
    h("span", {}, holder(name, frame) ?? words.text("ui-free"), can(name) ? h("b", {}, words.text("ui-can-capture")) : null)));
  const cards = held.map((name) => h("button", { type: "button", class: look(name), "data-k": name, onclick: () => {
    if (chosen.includes(name)) chosen.splice(chosen.indexOf(name), 1);
    else chosen.push(name);
    show();
  } }, ...face(name, frame?.numbers, context)));
  const why = h("p", { class: "why", "aria-live": "polite" });
  const play = h("button", { type: "button", class: "strong", "data-k": "capture", onclick: () => {
    if (allowed) answer(asked);
  } });

  function show(): void {
    spirits.forEach((name, at) => targets[at]!.setAttribute("aria-pressed", String(name === spirit)));
    held.forEach((name, at) => cards[at]!.setAttribute("aria-pressed", String(chosen.includes(name))));
    play.textContent = spirit ? words.text("ui-capture", { spirit }) : "";
    void judge();
  }

  /** Python says whether these capture it. */
  async function judge(): Promise<void> {
    const option = [spirit, ...sorted(chosen)].join("+");
    asked = option;
    allow(false);
    if (!chosen.length) return put(why, words.text("ui-choose-set"));
    const known = possible.includes(option) ? null : pending.refusals.find((refusal) => refusal.option === option);
    if (known === undefined) put(why, progressOf(session, words));
    const refusal = known === undefined ? await session.whyNot(option) : known;
    if (asked !== option) return;
    allow(refusal === null);
    if (refusal) put(why, refusalSentence(refusal, words), " ", context.cites(refusal.clauses));
    else put(why, refusal === null ? words.text("event-allowed", { cards: sorted(chosen), spirit: spirit! }) : words.text("ui-answer-failed"));
  }

  function allow(so: boolean): void {
    allowed = so;
    play.setAttribute("aria-disabled", String(!so));
  }

  show();
  return h("div", { class: "own" },
    h("div", { class: "targets", role: "group", "aria-label": words.text("ui-param-spirit") }, ...targets),
    h("div", { class: "cards", role: "group", "aria-label": words.text("ui-param-hand") }, ...cards), why,
    h("div", { class: "options" }, play, must ? null
      : h("button", { type: "button", "data-k": SKIP, onclick: () => answer(SKIP) }, words.option(SKIP))),
    must ? h("p", { class: "soft" }, refusalSentence(must, words), " ", context.cites(must.clauses)) : null);
}

// The game.

/** What stands under the table of a play. */
export function round(context: Context): Part[] {
  return [renew(context)];
}

/** A new game: who plays, by which layout, from which seed. */
function renew(context: Context): Part {
  const { session, words, schema } = context;
  const alone = "grade" in session.base.args;

  function choice(name: string, values: string[], label: (value: string) => string): { element: HTMLElement; select: HTMLSelectElement } {
    const select = h("select", { onchange: () => start() }, ...values.map((value) => h("option", { value }, label(value))));
    return { element: h("label", {}, h("span", {}, paramName(name, words, schema)), select), select };
  }

  const layout = choice("layout", schema.names.layout ?? [], (name) => words.form(name));
  const grade = choice("grade", ["easy", "advanced"], (name) => words.form(name));
  const players = choice("players", ["2", "3", "4"], String);
  const policies = choice("policies", schema.policies as string[], (name) => words.text(`ui-value-${name}`));
  const seed = h("input", { type: "number", min: 0, max: SEEDS - 1, onchange: () => start(seed.valueAsNumber) });
  const element = h("div", { class: "renew" }, layout.element, ...alone ? [grade.element] : [players.element, policies.element],
    h("label", {}, h("span", {}, words.text("ui-param-seed")), seed),
    h("button", { type: "button", onclick: () => start() }, words.text("ui-new-game")));

  function start(from = NaN): void {
    const drawn = Number.isInteger(from) && from >= 0 && from < SEEDS ? from : Math.floor(Math.random() * SEEDS);
    const args: Facts = alone ? { grade: grade.select.value }
      : { players: PLAYERS.slice(0, Number(players.select.value)), policies: policies.select.value };
    session.change((position) => {
      Object.assign(position.args, args, { layout: layout.select.value });
      Object.assign(position, { seed: drawn, answers: [] });
    });
    context.home();
  }

  function result(): void {
    const { args, seed: drawn } = session.state;
    const value = (of: Json | undefined) => String(of ?? "");
    layout.select.value = value(args.layout);
    grade.select.value = value(args.grade);
    players.select.value = value(list(args.players).length);
    policies.select.value = value(args.policies);
    seed.value = value(drawn);
  }

  return { element, result };
}
