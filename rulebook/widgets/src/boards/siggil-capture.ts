// The table of a single capture: the spirit, the cards of the hand, and the sets that matter, each to be tapped.

import type { Context, Part } from "../context";
import { h, isMap, paramName, problemAt, problemSentence, progressOf, put, redraw, refusalSentence } from "../kit";
import type { Json, Refusal } from "../types";
import { card, face, families, list, look, sorted } from "./siggil-card";

/** The places where cards lie, as the set-up names them. */
const PLACES = ["cards", "holder_set", "own_set"] as const;
type Where = typeof PLACES[number];

/** How many may play; the first where nothing is stated. */
const PLAYERS = [2, 3, 4] as const;

/** A way to capture a spirit, and how far the hand goes. */
interface Way {
  spirit: string;
  clauses: string[];
  traits: (string | number)[];
  cards: string[];
  needed: number | null;
  missing: number | null;
  refusal: Refusal | null;
}

/** The ways to each spirit: first that of the set-up, then the others, the nearest before. */
function bySpirit(ways: Way[]): [string, Way[]][] {
  const spirits = [...new Set(ways.map(({ spirit }) => spirit))];
  const grouped = spirits.map((spirit): [string, Way[]] => [spirit, ways.filter((way) => way.spirit === spirit)]);
  const least = (own: Way[]) => Math.min(...own.map(({ missing }) => missing ?? Infinity));
  const [first, ...others] = grouped;
  return first ? [first, ...others.sort(([, one], [, other]) => least(one) - least(other))] : [];
}

/** The parameters that this table lets a visitor change. */
export const HANDLED: readonly string[] = ["players", "spirit", ...PLACES];

export function captured(context: Context): Part {
  const { session, words, schema } = context;
  const element = h("div", { class: "table siggil capture", role: "group", "aria-label": words.text("ui-table") });
  const label = (name: string) => paramName(name, words, schema);
  /** To which place cards are added now. */
  let adding: Where | null = null;

  const numbers = () => session.played?.frames[session.last]?.numbers;
  const laid = (where: Where) => list(session.state.args[where]).map(String);

  function lay(where: Where, cards: string[]): void {
    session.change(({ args }) => {
      if (cards.length) args[where] = sorted(cards);
      else if (where === "cards") args.cards = [];
      else delete args[where];
    });
  }

  function button(name: string, press: () => void, more: { [name: string]: unknown } = {}): HTMLElement {
    return h("button", { type: "button", class: look(name), onclick: press, ...more }, ...face(name, numbers(), context));
  }

  function players(): HTMLElement {
    const given = session.state.args.players ?? PLAYERS[0];
    const group = h("div", { class: "options", role: "group", "aria-label": label("players") }, ...PLAYERS.map((count) =>
      h("button", { type: "button", class: "square", "data-k": `players-${count}`, "aria-pressed": String(count === given),
        onclick: () => session.change(({ args }) => {
          if (count === PLAYERS[0]) delete args.players;
          else args.players = count;
        }) }, String(count))));
    return h("section", {}, h("p", { class: "label" }, label("players")), group, problemAt(context, ["players"], group));
  }

  function spirits(): HTMLElement {
    const given = String(session.state.args.spirit);
    const names = (schema.names.spirit ?? []).map((name) => given.startsWith(name) ? given : name);
    const group = h("div", { class: "cards", role: "group", "aria-label": label("spirit") },
      ...names.map((name) => button(name, () => session.change(({ args }) => { args.spirit = name; }),
        { "data-k": `spirit-${name}`, "aria-pressed": String(name === given) })));
    return h("section", {}, h("p", { class: "label" }, label("spirit")), group, problemAt(context, ["spirit"], group));
  }

  function place(where: Where): HTMLElement {
    const cards = laid(where);
    const open = adding === where;
    const group = h("div", { class: "cards", role: "group", "aria-label": label(where) },
      ...cards.map((name, at) => button(name, () => lay(where, cards.filter((_, place) => place !== at)),
        { "data-k": `${where}-${name}`, title: words.text("ui-take-away", { card: name }) })),
      h("button", { type: "button", class: "add", "aria-expanded": String(open), "data-k": `add-${where}`, onclick: () => {
        adding = open ? null : where;
        draw();
      } }, words.text(open ? "ui-add-done" : "ui-add-cards")));
    return h("section", {}, h("p", { class: "label" }, label(where)), group, problemAt(context, [where], group),
      open ? all(where) : null);
  }

  /** All cards that lie nowhere yet, by families. */
  function all(where: Where): HTMLElement {
    const used = new Set(PLACES.flatMap(laid));
    return h("div", { class: "all" }, ...families(context).map(({ label, values }) =>
      h("div", { class: "cards", role: "group", "aria-label": label },
        ...values.filter((name) => !used.has(name)).map((name) =>
          button(name, () => lay(where, [...laid(where), name]), { "data-k": `new-${name}` })))));
  }

  /** What the cards capture as a whole hand, and what is missing, when somebody wants to know. */
  const told = h("ul", { "aria-live": "polite" });
  const every = h("details", { class: "every", ontoggle: () => void reach() }, h("summary", {}, words.text("ui-every-spirit")), told);
  let asked = "";

  async function reach(): Promise<void> {
    const { args, rulings } = session.state;
    const key = JSON.stringify([args, rulings]);
    if (!every.open || key === asked) return;
    asked = key;
    put(told, h("li", {}, progressOf(session, words)));
    const reply = await session.ask("reach", { args, rulings });
    if (key !== asked) return;
    const ways = reply.reach as Way[] | undefined;
    if (!ways && !reply.problems) asked = "";
    const known = reply.numbers as Json | undefined;
    put(told, ...reply.problems?.map((problem) => h("li", {}, problemSentence(problem, words, schema))) ?? [],
      ...ways ? bySpirit(ways).map(([spirit, own]) => near(spirit, own, known)) : [],
      ways || reply.problems ? null : h("li", {}, words.text("ui-answer-failed")));
  }

  /** A spirit, and how near the hand is to it by family and by number. */
  function near(spirit: string, ways: Way[], known: Json | undefined): HTMLElement {
    const lines = ways.map((way) => h("p", { class: way.missing === 0 ? "enough" : "" },
      h("span", { class: "few" }, ...way.cards.map((name) => card(name, known, context, "little"))),
      h("span", {}, lacking(way), " ", context.cites(way.clauses))));
    const open = isMap(known) && known[spirit] === undefined;
    return h("li", {}, card(spirit, known, context, "little"), h("div", {}, ...lines,
      open ? h("p", { class: "soft" }, words.text("ui-reach-number-open")) : null));
  }

  function lacking({ traits, needed, missing, refusal }: Way): string {
    if (refusal) return refusalSentence(refusal, words);
    if (!missing) return words.text("ui-reach-enough", { needed });
    const [trait, other] = traits;
    if (other !== undefined) return words.text("ui-reach-either", { missing });
    return words.text(typeof trait === "number" ? "ui-reach-number" : "ui-reach-family", { trait: trait!, missing });
  }

  function result(): void {
    draw();
    void reach();
  }

  function draw(): void {
    redraw(element, () => put(element, players(), spirits(), ...PLACES.map(place), every), () => {
      const next = adding && element.querySelector<HTMLElement>(`[data-k="add-${adding}"]`);
      if (!next) context.home();
      return next;
    });
  }

  return { element, result };
}
