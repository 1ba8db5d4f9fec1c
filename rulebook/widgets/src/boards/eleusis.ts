// The table of New Eleusis: the main line with its sidelines, everybody's hand, and the sheet of points.

import { colour, face } from "../cards";
import type { Context, Part } from "../context";
import { h, isMap, put } from "../kit";
import type { BenchEvent, Choice, Frame, Json } from "../types";
import type { Board } from "./board";
import { drawn, hand, round } from "./eleusis-play";
import styles from "./eleusis.css";

/** What adds to a player's points: the event, and its column on the sheet. */
const COLUMNS: { [kind: string]: string } = {
  hand_scored: "hand", no_cards_bonus: "bonus", prophet_scored: "prophet",
  god_scored: "god", god_scored_without_prophet: "god", never_god: "never",
};

export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function entries(value: Json | undefined): [string, Json][] {
  return isMap(value) ? Object.entries(value) : [];
}

/** A card: rank over suit, red or black; hidden ones show their back. */
export function card(name: Json, context: Context, small = false): HTMLElement {
  const text = String(name);
  if (name === null || text === "?") return h("span", { class: `playing back${small ? " little" : ""}` });
  return h("span", { class: `playing ${colour(text, context.schema)}${small ? " little" : ""}`, "data-card": text }, ...face(text));
}

interface Mark {
  number: number;
  colour: string;
}

/** Where the numbered cards came to lie: `3` the fourth of the main line, `2.0.1` the second of a play under the third. */
function places(events: BenchEvent[], line: number): Map<number, string> {
  const found = new Map<number, string>([[0, "0"]]);
  const under = new Map<number, number>();
  let number = 0;
  for (const { kind, facts } of events) {
    if (kind === "starter_turned" || kind === "round_began") {
      if (kind === "round_began") [number, line] = [0, 0];
      else line = 1;
      under.clear();
    } else if (kind === "laid_right") {
      for (const _ of list(facts.cards)) found.set(++number, String(line++));
    } else if (kind === "laid_wrong") {
      const column = Number(facts.under);
      const play = under.get(column) ?? 0;
      under.set(column, play + 1);
      list(facts.cards).forEach((_, place) => found.set(++number, `${column}.${play}.${place}`));
    } else if (kind === "forced_right") {
      found.set(++number, String(line++));
    }
  }
  return found;
}

/** The marks on a card. */
function marked(element: HTMLElement, marks: Mark[], context: Context): HTMLElement {
  if (!marks.length) return element;
  for (const { number, colour } of marks) {
    element.append(h("span", { class: `tenth ${colour}`, title: context.words.text(`ui-mark-${colour}`, { number }) },
      h("span", { class: "hidden" }, context.words.text(`ui-mark-${colour}`, { number }))));
  }
  return element;
}

function line(frame: Frame | undefined, events: BenchEvent[], start: number, context: Context): HTMLElement {
  const at = places(events, start);
  const marks = new Map<string, Mark[]>();
  for (const mark of list(frame?.marks)) {
    const [number, colour] = list(mark);
    const place = at.get(Number(number)) ?? "";
    marks.set(place, [...marks.get(place) ?? [], { number: Number(number), colour: String(colour) }]);
  }
  const sidelines = list(frame?.sidelines);
  const columns = list(frame?.main_line).map((name, column) => h("li", {},
    marked(card(name, context), marks.get(String(column)) ?? [], context),
    ...list(sidelines[column]).map((play, row) => h("span", { class: "wrongly" },
      ...list(play).map((one, place) => marked(card(one, context, true), marks.get(`${column}.${row}.${place}`) ?? [], context))))));
  const tried = list(frame?.tried);
  if (tried.length) columns.push(h("li", { class: "tried" }, ...tried.map((name) => card(name, context))));
  return h("ol", { class: "line" }, ...columns);
}

/** One at the table: who, what part they play, their hand, their points. */
function player(name: string, frame: Frame | undefined, pending: Choice | null, context: Context): HTMLElement {
  const { words } = context;
  const hand = list(isMap(frame?.hands) ? frame.hands[name] : undefined);
  const points = isMap(frame?.points) ? frame.points[name] : undefined;
  const badge = (id: string, on: boolean) => on ? h("span", { class: `badge ${id}` }, words.text(`ui-${id}`)) : null;
  const god = frame?.god === name;
  // Of a hand that is hidden, or that lies below to be played from, only the number is told.
  const { play, played } = context.session;
  const below = name === play?.seat && played?.trace.pending?.kind === "turn";
  const open = !play || hand.some((one) => one !== null && one !== "?");
  const held = below ? [] : open ? hand.map((one) => card(one, context, true)) : [card(null, context, true)];
  return h("li", { class: pending?.who === name ? "turn" : "" },
    h("div", { class: "place" }, h("span", { class: "name" }, words.form(name)),
      badge("you", play?.seat === name),
      badge("god", god && words.form(name) !== words.text("ui-god")), badge("prophet", frame?.prophet === name),
      badge("expelled", list(frame?.expelled).includes(name)),
      points === undefined ? null : h("span", { class: "score" }, words.text("ui-points", { count: points! }))),
    god ? null : h("div", { class: "held" },
      h("span", { class: "hidden" }, words.text("ui-cards-held", { count: hand.length })),
      ...hand.length ? held : [],
      hand.length > 3 || (play && hand.length) ? h("span", { class: "many", "aria-hidden": "true" }, String(hand.length)) : null));
}

/** The sum of everybody's points, line by line as far as it has been counted. */
function sheet(frame: Frame | undefined, events: BenchEvent[], counts: Json | undefined, context: Context): HTMLElement | null {
  const { words } = context;
  const last = events.map(({ kind }) => kind).lastIndexOf("round_began");
  const sums = new Map<string, Map<string, number>>();
  for (const { kind, facts } of events.slice(last + 1)) {
    const column = COLUMNS[kind];
    if (!column) continue;
    const row = sums.get(String(facts.player)) ?? new Map<string, number>();
    row.set(column, (row.get(column) ?? 0) + Number(facts.points));
    sums.set(String(facts.player), row);
  }
  const held = new Map(entries(counts ?? frame?.hands).map(([name, value]) =>
    [name, Array.isArray(value) ? value.length : Number(value)]));
  if (!sums.size && counts === undefined) return null;
  const used = [...new Set(Object.values(COLUMNS))].filter((column) => [...sums.values()].some((row) => row.has(column)));
  const names = [...new Set([...held.keys(), ...sums.keys()])];
  const totals = names.map((name) => [...sums.get(name)?.values() ?? []].reduce((sum, points) => sum + points, 0));
  const now = events.at(-1);
  return h("table", { class: "sheet" }, h("caption", {}, words.text("ui-sheet")),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, words.text("ui-sheet-player")), h("th", { scope: "col" }, words.text("ui-sheet-cards")),
      ...used.map((column) => h("th", { scope: "col" }, words.text(`ui-sheet-${column}`))),
      sums.size ? h("th", { scope: "col", class: "sum" }, words.text("ui-sheet-sum")) : null)),
    h("tbody", {}, ...names.map((name, at) => h("tr", { class: sums.size && totals[at] === Math.max(...totals) ? "most" : "" },
      h("th", { scope: "row" }, words.form(name)), h("td", {}, held.has(name) ? String(held.get(name)) : "–"),
      ...used.map((column) => h("td", { class: now && COLUMNS[now.kind] === column && now.facts.player === name ? "now" : "" },
        sums.get(name)?.has(column) ? String(sums.get(name)!.get(column)) : "")),
      sums.size ? h("td", { class: "sum" }, String(totals[at])) : null))));
}

function part(context: Context): Part {
  const { session, words } = context;
  const where = h("p", { class: "stock" });
  const main = h("div", { class: "rows", tabindex: 0, role: "group", "aria-label": words.text("ui-main-line") });
  const seats = h("ul", { class: "players" });
  const points = h("div", { class: "counted", tabindex: 0, role: "group", "aria-label": words.text("ui-sheet") });
  const element = h("div", { class: `table eleusis${session.play ? " played" : ""}`, role: "group", "aria-label": words.text("ui-table") }, where, main, seats, points);

  function draw(): void {
    const { played, step } = session;
    const frame = played?.frames[step];
    const events = played?.trace.events.slice(0, step) ?? [];
    const only = session.state.call ?? session.baked?.call;
    const scored = only === "score";
    const pending = played && step === session.last ? played.trace.pending : null;
    const over = !!frame?.points;
    put(where,
      typeof frame?.rule === "string" ? h("span", { class: "secret" }, words.text("ui-rule"), " ", h("code", {}, frame.rule)) : null,
      typeof frame?.stock === "number" ? h("span", {}, words.text("ui-stock", { count: frame.stock })) : null);
    where.hidden = scored;
    main.hidden = seats.hidden = scored;
    if (!scored) {
      put(main, line(frame, events, list(played?.frames[0]?.main_line).length, context));
      const names = [...new Set([...(frame?.god ? [String(frame.god)] : []), ...entries(frame?.hands).map(([name]) => name)])];
      put(seats, ...names.map((name) => player(name, frame, pending ?? null, context)));
      const toEnd = () => { main.scrollLeft = main.scrollWidth; };
      if (main.isConnected) toEnd();
      else requestAnimationFrame(toEnd);
    }
    const counted = scored ? session.state.args.hands : undefined;
    put(points, scored || over ? sheet(frame, events, counted, context) : null);
    points.hidden = !points.childElementCount;
  }

  return { element, result: draw, step: draw };
}

export const eleusis: Board = {
  styles,
  part,
  args: drawn,
  picker: hand,
  round,

  groups(kind, context) {
    if (kind !== "card") return null;
    const names = context.schema.names.card ?? [];
    return ["♣", "♦", "♥", "♠"].map((suit) => ({ label: suit, values: names.filter((name) => name.endsWith(suit)) }));
  },

  lying(kind, context) {
    const { session, words } = context;
    const frame = session.played?.frames[session.last];
    if (kind !== "card" || !frame) return [];
    return [{ label: words.text("ui-main-line"), values: list(frame.main_line).map(String) },
      ...entries(frame.hands).map(([label, hand]) => ({ label, values: list(hand).filter(Boolean).map(String) }))];
  },
};
