// The table of Siggil: the siggil drawn to scale, free spirits beside it, everybody's sets and hand.

import type { Context, Part } from "../context";
import { h, isMap, put, redraw, refusalSentence } from "../kit";
import type { Choice, Frame, Json, Refusal } from "../types";
import type { Board } from "./board";
import { flight } from "./flight";
import { captured, HANDLED } from "./siggil-capture";
import { card, entries, face, families, list, look, sorted } from "./siggil-card";
import { picker, round } from "./siggil-play";
import styles from "./siggil.css";

/** How wide and high a card is, in the steps of a layout. */
const CARD = 2;

interface Lying {
  name: string | null;
  x: number;
  y: number;
  level: number;
  down: boolean;
}

function lying(frame: Frame | undefined): Lying[] {
  return list(frame?.siggil).map((one) => {
    const [name, x, y, level, way] = list(one);
    return { name: typeof name === "string" ? name : null, x: Number(x), y: Number(y), level: Number(level), down: way === "down" };
  });
}

/** Arrow keys go to the nearest card of that side. */
function walk(event: KeyboardEvent): void {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
  const from = event.target as HTMLElement;
  if (!way || !from.matches(".laid button")) return;
  event.preventDefault();
  const middle = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const [left, top] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button")) {
    const [x, y] = middle(one);
    const ahead = (x - left) * way[0]! + (y - top) * way[1]!;
    const aside = Math.abs((x - left) * way[1]!) + Math.abs((y - top) * way[0]!);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  best?.focus();
}

/** A label, and cards beside it. */
function pile(label: string, cards: Json[], frame: Frame | undefined, context: Context): HTMLElement | null {
  return cards.length ? h("div", { class: "pile" }, h("span", { class: "label" }, label),
    h("span", { class: "few" }, ...cards.map((name) => card(name, frame?.numbers, context, "little")))) : null;
}

/** One at the table: their spirits and sets, their hand. */
function player(name: string, frame: Frame | undefined, pending: Choice | null, context: Context): HTMLElement {
  const { session, words } = context;
  const hand = list(isMap(frame?.hands) ? frame.hands[name] : undefined);
  const sets = list(isMap(frame?.sets) ? frame.sets[name] : undefined);
  const spirits = isMap(frame?.spirits) ? Number(frame.spirits[name]) : 0;
  const own = session.play?.seat === name;
  const open = sorted(hand.filter((one): one is string => typeof one === "string"));
  // A hand that lies below to be chosen from is not shown twice.
  const below = own && pending?.kind === "capture";
  return h("li", { class: pending?.who === name ? "turn" : "" },
    h("div", { class: "place" }, h("span", { class: "name" }, words.form(name)),
      own ? h("span", { class: "badge you" }, words.text("ui-you")) : null,
      h("span", { class: "counts" }, words.text("ui-spirits-and-hand", { spirits, count: hand.length }))),
    sets.length ? h("ul", { class: "sets" }, ...sets.map((set) => {
      const { spirit, cards } = isMap(set) ? set : {};
      return h("li", { class: "few" }, ...list(spirit).map((one) => card(one, frame?.numbers, context, "little")),
        ...list(cards).map((one) => card(one, frame?.numbers, context, "little")));
    })) : null,
    open.length && !below ? pile(words.text("ui-param-hand"), open, frame, context) : null);
}

function table(context: Context): Part {
  const { session, words } = context;
  const laid = h("div", { class: "laid" });
  const rows = h("div", { class: "siggil-rows", tabindex: 0, role: "group", "aria-label": words.text("ui-param-siggil"), onkeydown: walk }, laid);
  const why = h("p", { class: "why", "aria-live": "polite" });
  const beside = h("div", { class: "beside" });
  const seats = h("ul", { class: "players" });
  const element = h("div", { class: "table siggil", role: "group", "aria-label": words.text("ui-table") }, rows, why, beside, seats);
  let asked = "";

  function tell(refusal: Refusal | null | undefined): void {
    if (refusal) put(why, refusalSentence(refusal, words), " ", context.cites(refusal.clauses));
    else put(why, refusal === undefined ? words.text("ui-answer-failed") : null);
  }

  /** Why a card that lies under others may not be taken. */
  async function ask(option: string, pending: Choice): Promise<void> {
    asked = option;
    const known = pending.refusals.find((refusal) => refusal.option === option);
    if (known) return tell(known);
    const refusal = await session.whyNot(option);
    if (asked === option) tell(refusal);
  }

  function one({ name, x, y, level, down }: Lying, top: number, frame: Frame | undefined, pending: Choice | null): HTMLElement {
    const seen = name !== null && !down;
    const free = seen && list(frame?.available).includes(name);
    const place = `${x},${y},${level}`;
    const option = seen ? name : place;
    const inside = seen ? face(name, frame?.numbers, context) : [h("span", { class: "hidden" }, words.text("ui-face-down"))];
    const kind = `${seen ? look(name) : "sg down"} ${free ? "free" : "covered"}`;
    const card = pending
      ? h("button", { type: "button", class: kind, "data-k": `at-${place}`, "data-card": seen ? name : null, tabindex: free ? null : -1,
        onclick: () => {
          if (free) session.answer(name);
          else void ask(option, pending);
        } }, ...inside, free ? null : h("span", { class: "hidden" }, ` (${words.text("ui-covered")})`))
      : h("span", { class: kind, "data-card": seen ? name : null }, ...inside);
    card.style.setProperty("--x", String(x));
    card.style.setProperty("--y", String(y - top));
    return card;
  }

  function draw(): void {
    const { played, step, play } = session;
    const frame = played?.frames[step];
    const mine = played && step === session.last ? played.trace.pending : null;
    const pending = mine && (!play || play.seat === mine.who) ? mine : null;
    const takes = pending && ["take", "discard"].includes(pending.kind) ? pending : null;
    const cards = lying(frame).sort((one, other) => one.level - other.level || one.y - other.y || one.x - other.x);
    // As wide as it was laid out, so that no card moves aside; as high as what is left of it.
    const all = lying(played?.frames.find((one) => list(one.siggil).length));
    const top = Math.min(...cards.map(({ y }) => y));
    const move = flight(element);
    asked = "";
    put(why);
    laid.style.setProperty("--wide", String(Math.max(0, ...all.map(({ x }) => x)) + CARD));
    laid.style.setProperty("--high", String(Math.max(0, ...cards.map(({ y }) => y - top)) + CARD));
    redraw(laid, () => put(laid, ...cards.map((card) => one(card, top, frame, takes))), () => {
      context.home();
      return null;
    });
    rows.hidden = !cards.length;
    put(beside, pile(words.text("ui-param-free"), list(frame?.free), frame, context),
      pile(words.text("ui-param-lost"), list(frame?.lost), frame, context),
      pile(words.text("ui-param-discards"), list(frame?.discards), frame, context));
    put(seats, ...entries(frame?.hands).map(([name]) => player(name, frame, mine, context)));
    move();
  }

  return { element, result: draw, step: draw };
}

export const siggil: Board = {
  styles,
  picker,
  round,
  handles: (param) => HANDLED.includes(param),

  part: (context) => (context.session.state.call ?? context.session.baked?.call) === "capture" ? captured(context) : table(context),

  groups(kind, context) {
    if (kind === "spirit") return [{ label: "", values: context.schema.names.spirit ?? [] }];
    return kind === "card" ? families(context) : null;
  },

  lying(kind, context) {
    const { session, words } = context;
    const frame = session.played?.frames[session.last];
    if (kind !== "card" || !frame) return [];
    const open = lying(frame).filter(({ name, down }) => name !== null && !down).map(({ name }) => name!);
    return [{ label: words.text("ui-param-siggil"), values: open },
      ...entries(frame.hands).map(([label, hand]) => ({ label, values: list(hand).filter(Boolean).map(String) }))];
  },
};
