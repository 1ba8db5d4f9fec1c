// The table of Baltiški sigilai: four seats in season order, the plane, and Mara's field.

import type { Context, Part } from "../context";
import { changeable, drawing, h, isMap, problemAt, put, select } from "../kit";
import type { Played } from "../session";
import type { BenchEvent, Frame, Json } from "../types";
import type { Board } from "./board";
import { flight } from "./flight";
import { BANDS, CROWN, MARA, MARKS, PLANES, SEASONS, SIGNS, TOKEN } from "./signs";
import styles from "./sigilai.css";

interface CardData {
  creation: "world" | "fate";
  strength?: number;
  signs?: string[];
  reda?: boolean;
}

const UNKNOWN: { [name: string]: CardData["creation"] } = { "?Pasaulio": "world", "?Lemties": "fate" };

function strings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map((item) => String(item ?? "?")) : [];
}

function of(frame: Frame | undefined, key: string, seat: string): Json | undefined {
  const all = frame?.[key];
  return isMap(all) ? all[seat] : undefined;
}

/** What is known of a card, and the family whose colour and mark it bears. */
function cardOf(name: string, context: Context): { data: CardData | undefined; family: string } {
  const cards = context.schema.cards as { [name: string]: CardData } | undefined;
  const data = cards && Object.hasOwn(cards, name) ? cards[name] : undefined;
  return { data, family: data?.reda ? "reda" : data?.creation ?? UNKNOWN[name] ?? "unknown" };
}

/** What the events up to a step say about the seats: who is passive, whose card fired, who won. */
function told(events: BenchEvent[]): { passive: Set<string>; fired?: string; winner?: string } {
  const tale: ReturnType<typeof told> = { passive: new Set() };
  for (const { kind, facts } of events) {
    if (kind === "trick_began") Object.assign(tale, { passive: new Set(), fired: undefined, winner: undefined });
    else if (kind === "activity") tale.passive = new Set(strings(facts.passive));
    else if (kind === "fired") tale.fired = String(facts.seat);
    else if (kind === "won" || kind === "laima_chose") tale.winner = String(facts.seat);
    else if (kind === "game_won" && strings(facts.seats).length === 1) tale.winner = strings(facts.seats)[0]!;
  }
  return tale;
}

/** A card as it lies on the table, face up. */
function face(name: string, context: Context): HTMLElement {
  const { data, family } = cardOf(name, context);
  const sign = data?.signs?.[0];
  const paths = (sign && SIGNS[sign]) || MARKS[data ? family : "unknown"]!;
  const band = () => drawing("0 0 48 6", [BANDS[family]!], { class: "band", preserveAspectRatio: "none" });
  return h("div", { class: `card ${family}`, "data-card": name }, band(),
    h("span", { class: "corner" }, drawing("0 0 24 24", MARKS[family]!, { class: "mark" })),
    data?.strength && !data.reda ? h("span", { class: "strength" }, String(data.strength)) : null,
    drawing("0 0 24 24", paths, { class: "sign" }),
    ...(data?.signs ?? []).slice(1).map((more) => SIGNS[more] ? drawing("0 0 24 24", SIGNS[more]!, { class: "sign more" }) : h("i", {}, more)), band());
}

/** A card in a hand: small, one over the other. */
function small(name: string, context: Context): HTMLElement {
  const { data, family } = cardOf(name, context);
  const sign = data?.signs?.[0];
  return h("i", {}, h("span", { class: `small ${family}`, "data-card": name, title: context.words.form(name) },
    drawing("0 0 24 24", (sign && SIGNS[sign]) || MARKS[family]!, {})));
}

/** Everything that is known of a card, in words. */
function described(name: string, context: Context): string {
  const { words } = context;
  const { data, family } = cardOf(name, context);
  const parts = [words.form(name), data ? words.text(`ui-${family}`) : ""];
  if (data?.strength && !data.reda) parts.push(words.text("ui-strength", { strength: data.strength }));
  if (data?.signs?.length) parts.push(words.text("ui-signs", { count: data.signs.length, signs: data.signs }));
  return parts.filter(Boolean).join(", ");
}

class Seat implements Part {
  readonly element: HTMLElement;
  private readonly sigils = h("span", { class: "tokens" });
  private readonly slot = h("div", { class: "slot" });
  private readonly plate = h("div", { class: "plate" });
  private readonly hand = h("div", { class: "hand" });
  private readonly pile = h("div", { class: "hand" });
  private readonly wrong = h("div");

  constructor(private readonly name: string, private readonly context: Context) {
    const title = h("span", { class: "name" }, context.words.form(name));
    this.element = h("li", { class: "seat" },
      h("div", { class: "place" }, drawing("0 0 24 24", SEASONS[name] ?? TOKEN, { class: "season" }), title, this.sigils),
      h("div", { class: "frame" }, this.slot, this.plate), this.wrong, this.hand, this.pile);
  }

  result(): void {
    const { context, name } = this;
    const param = changeable(context.session).find((one) => one.name === name);
    this.plate.hidden = !param;
    if (!param) return;
    const value = context.session.state.args[name];
    const control = select(context, { path: [name], label: "", type: param.type, value, optional: false },
      context.words.text("ui-card-of", { seat: name }));
    const had = this.plate.contains((this.plate.getRootNode() as ShadowRoot).activeElement);
    put(this.plate, control);
    if (had) control.focus();
    put(this.wrong, problemAt(context, [name], control));
  }

  step(): void {
    const { context, name } = this;
    const { session, words } = context;
    const frame = session.played?.frames[session.step];
    const tale = told(session.played?.trace.events.slice(0, session.step) ?? []);
    const sigils = strings(of(frame, "sigils", name));
    const hand = strings(of(frame, "hands", name));
    const pile = strings(of(frame, "won", name));
    const card = of(frame, "trick", name);
    const up = strings(frame?.up).includes(name);
    this.element.classList.toggle("wins", tale.winner === name);
    this.tokens(sigils);
    const says = card === undefined ? "" : tale.winner === name ? "ui-wins" : tale.fired === name ? "ui-fires"
      : tale.passive.has(name) ? "ui-passive" : "";
    this.slot.className = `slot ${card === undefined ? "empty" : up ? "up" : "down"} ${says.slice(3)}`;
    const label = card === undefined ? words.text("ui-no-card-laid") : up ? described(String(card), context) : words.text("ui-face-down");
    put(this.slot,
      h("span", { class: "hidden" }, says ? `${label}: ${words.text(says)}` : label),
      card === undefined ? null : up ? face(String(card), context) : h("div", { class: "card back", "data-card": card ?? "" }),
      says ? h("span", { class: "says", "aria-hidden": "true" },
        says === "ui-wins" ? drawing("0 0 24 24", CROWN, {}) : null, words.text(says)) : null);
    this.holds(hand, pile);
  }

  private tokens(sigils: string[]): void {
    const { words } = this.context;
    const known = sigils.filter(Boolean);
    const text = words.text("ui-sigils-of", { count: sigils.length });
    put(this.sigils, h("span", { class: "hidden" }, known.length ? `${text}: ${words.list(known)}` : text),
      ...sigils.map((sigil) => drawing("0 0 24 24", TOKEN, { class: "token", "data-name": sigil })));
    this.sigils.title = words.list(known);
  }

  private holds(hand: string[], pile: string[]): void {
    const { words, session } = this.context;
    const row = (told: string, label: string, cards: string[]) => [
      h("span", { class: "hidden" }, told),
      h("span", { class: "label", "aria-hidden": "true" }, cards.length ? label : ""),
      h("span", { class: "fan", "aria-hidden": "true" }, ...cards.map((card) => small(card, this.context))),
      cards.length > 1 ? h("span", { class: "many", "aria-hidden": "true" }, String(cards.length)) : null];
    const stated = isMap(session.state.args.hands) && this.name in session.state.args.hands;
    const held = hand.length ? words.text("ui-hand", { cards: hand }) : stated ? words.text("ui-hand-empty") : "";
    put(this.hand, ...(session.played ? row(held, words.form("hand"), hand) : []));
    this.pile.hidden = !pile.length;
    put(this.pile, ...(pile.length ? row(words.text("ui-pile", { cards: pile }), "+", pile) : []));
  }
}

/** Mara's field: named cards one by one, unknown ones counted. */
function mara(context: Context): Part {
  const { session, words } = context;
  const count = h("span", { class: "many" });
  const list = h("ul");
  // As high as it will be at its fullest, so that nothing below it moves from step to step.
  const fullest = h("ul", { class: "fullest", "aria-hidden": "true" });
  const element = h("div", { class: "mara" },
    h("span", { class: "where" }, drawing("0 0 24 24", MARA, {}), words.text("ui-mara"), " ", count),
    h("div", { class: "room" }, list, fullest));

  function chips(cards: string[], real: boolean): HTMLElement[] {
    const counted = new Map<string, number>();
    for (const card of cards) counted.set(card, (counted.get(card) ?? 0) + 1);
    return [...counted].map(([name, times]) => {
      const { family } = cardOf(name, context);
      return h("li", { class: `chip ${family}`, ...(real ? { "data-card": name } : {}) }, drawing("0 0 24 24", MARKS[family]!, {}),
        words.form(name), times > 1 ? ` × ${times}` : null);
    });
  }

  function step(): void {
    const cards = strings(session.played?.frames[session.step]?.mara);
    count.textContent = cards.length ? String(cards.length) : "";
    put(list, ...chips(cards, true), cards.length ? null : h("li", { class: "none" }, words.text("ui-mara-empty")));
  }

  function result(): void {
    const all = session.played?.frames.map((frame) => strings(frame.mara)) ?? [];
    element.hidden = !session.played;
    put(fullest, ...chips(all.reduce((most, cards) => new Set(cards).size > new Set(most).size ? cards : most, []), false));
  }

  return { element, result, step };
}

function part(context: Context): Part {
  const { session, words, schema } = context;
  const plane = h("p", { class: "plane" });
  const seats = (schema.names.seat ?? []).map((name) => new Seat(name, context));
  const below = mara(context);
  const list = h("ol", { class: "seats" }, ...seats.map((seat) => seat.element));
  const element = h("div", { class: "table sigilai", role: "group", "aria-label": words.text("ui-table") }, plane, list, below.element);

  function draw(): void {
    const set = session.played?.frames[session.step]?.plane;
    plane.classList.toggle("none", !set);
    put(plane, set ? drawing("0 0 24 24", PLANES[String(set)] ?? TOKEN, {}) : null,
      h("span", {}, set ? words.form(String(set)) : words.text("ui-plane-none")));
    for (const seat of seats) seat.step();
    below.step?.();
  }

  let before = -1;
  function step(): void {
    // One step at a time the cards are seen to move; a leap just shows where they are.
    const near = Math.abs(session.step - before) === 1;
    const fly = near ? flight(element) : null;
    draw();
    fly?.();
    before = session.step;
  }

  function result(): void {
    for (const seat of seats) seat.result();
    below.result?.();
    draw();
    before = session.step;
  }

  return { element, result, step };
}

export const sigilai: Board = {
  styles,
  part,
  handles: (param) => param in SEASONS,

  /** The last step at which the most cards lie face up on the table: who wins is seen there, before they are taken. */
  opening({ frames, trace }: Played): number {
    if (trace.events.filter(({ kind }) => kind === "trick_began").length > 1) return trace.events.length;
    const open = frames.map((frame) => strings(frame.up).filter((seat) => of(frame, "trick", seat) !== undefined).length);
    const most = Math.max(...open);
    return most ? open.lastIndexOf(most) : trace.events.length;
  },

  /** Of cards of a hand: each as it looks. */
  picker(pending, context, answer) {
    const { words, schema } = context;
    const cards = schema.names.card ?? [];
    if (!context.session.play || !pending.options?.every((option) => cards.includes(option))) return null;
    return h("div", { class: "own listed" }, h("div", { class: "cards", role: "group", "aria-label": words.form("hand") },
      ...pending.options.map((name) => h("button", { type: "button", "data-k": name, onclick: () => answer(name) },
        h("span", { "aria-hidden": "true" }, face(name, context)), h("span", {}, words.form(name)),
        h("span", { class: "hidden" }, described(name, context).replace(words.form(name), ""))))));
  },

  lying(kind, { session, schema, words }) {
    const frame = session.played?.frames.at(-1);
    if (kind !== "card" || !frame) return [];
    const seats = schema.names.seat ?? [];
    const open = strings(frame.up).map((seat) => of(frame, "trick", seat)).filter((card) => card !== undefined);
    return [...seats.map((seat) => ({ label: words.text("ui-hand-of", { seat }), values: strings(of(frame, "hands", seat)) })),
      { label: words.text("ui-table"), values: strings(open) },
      { label: words.text("ui-mara"), values: strings(frame.mara) }];
  },

  groups(kind, context) {
    if (kind !== "card") return null;
    const names = context.schema.names.card ?? [];
    const within = (family: string) => names.filter((name) => {
      const card = cardOf(name, context);
      return (card.data ? card.family : "unknown") === family;
    });
    return ["world", "fate", "reda", "unknown"].map((family) =>
      ({ label: context.words.text(`ui-${family}`), values: within(family) }));
  },
};
