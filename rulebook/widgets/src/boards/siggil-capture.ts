// The table of a single capture: the spirit, the cards of the hand, and the sets that matter, each to be tapped.

import type { Context, Part } from "../context";
import { answerTo, h, paramName, problemAt, put, redraw } from "../kit";
import { card, face, families, list, look, sorted } from "./siggil-card";

/** The places where cards lie, as the set-up names them. */
const PLACES = ["cards", "holder_set", "own_set"] as const;
type Where = typeof PLACES[number];

/** The parameters that this table lets a visitor change. */
export const HANDLED: readonly string[] = ["spirit", ...PLACES];

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

  /** The same cards against every spirit, when somebody wants to know. */
  const told = h("ul", { "aria-live": "polite" });
  const every = h("details", { class: "every", ontoggle: () => void compare() }, h("summary", {}, words.text("ui-every-spirit")), told);
  let asked = "";

  async function compare(): Promise<void> {
    const { args, rulings } = session.state;
    const key = JSON.stringify([args, rulings]);
    if (!every.open || key === asked) return;
    asked = key;
    const names = schema.names.spirit ?? [];
    const replies = await Promise.all(names.map((spirit) => session.ask("run", { call: "capture", args: { ...args, spirit }, rulings })));
    if (key !== asked) return;
    if (replies.some(({ trace, problems }) => !trace && !problems)) asked = "";
    put(told, ...replies.map(({ trace }, at) => h("li", {}, card(names[at]!, numbers(), context, "little"), h("span", {},
      trace ? answerTo(trace, words) : words.text("ui-answer-failed")))));
  }

  function result(): void {
    draw();
    void compare();
  }

  function draw(): void {
    redraw(element, () => put(element, spirits(), ...PLACES.map(place), every), () => {
      const next = adding && element.querySelector<HTMLElement>(`[data-k="add-${adding}"]`);
      if (!next) context.home();
      return next;
    });
  }

  return { element, result };
}
