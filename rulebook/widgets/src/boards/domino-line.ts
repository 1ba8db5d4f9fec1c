// The line of dominoes as a drawing in millimetres, from above and from the side. One domino may be held and dragged.

import type { Context } from "../context";
import { h, put, redraw, s } from "../kit";
import type { Json } from "../types";

/** Millimetres along the line, or x, y and the angle of the faces' normal in degrees. */
export type Place = number | number[];

export interface Piece {
  number: number;
  stance: string;
  place: Place;
}

interface Size {
  thickness: number;
  width: number;
  height: number;
}

/** The domino in a visitor's hand. */
export interface Held {
  piece: Piece;
  /** It is somewhere else; `done` once it is let go. */
  moved(place: Place, done: boolean): void;
  /** Another domino of the line is taken instead. */
  taken?(number: number): void;
}

/** How the line looks besides its places. */
export interface Look {
  /** The domino that was put there last. */
  last?: number | undefined;
  /** The end domino that is pushed. */
  pushed?: number | undefined;
  /** How far dominoes have turned over, in degrees. */
  turned?: ReadonlyMap<number, number>;
}

/** Millimetres: room beyond the ends, above the dominoes, and for what is written under them; what is seen at least. */
const ROOM = 52;
const HEAD = 54;
const FOOT = 46;
const LEAST = 240;
/** Pixels that a millimetre has at least. */
const FINEST = 1.15;
/** From where on numbers of neighbours stand side by side, and how wide a letter of a gap is. */
const NUMBER = 15;
const LETTER = 5.6;
/** A domino that fell against one right before it is drawn so many degrees over. */
const LEAN = 2;
/** A place is told to a part of a millimetre. */
const PARTS = 2;

/** The line of a frame. */
export function line(value: Json | undefined): Piece[] {
  return (Array.isArray(value) ? value : []) as unknown as Piece[];
}

export function spot(place: Place): [number, number, number] {
  return Array.isArray(place) ? [place[0]!, place[1]!, place[2]!] : [place, 0, 0];
}

export function bent(pieces: readonly Piece[]): boolean {
  return pieces.some(({ place }) => Array.isArray(place));
}

/** A place as the rules write it. */
export function written(place: Place): string {
  return spot(place).slice(0, Array.isArray(place) ? 3 : 1).join("/");
}

export class Stage {
  readonly element: HTMLElement;
  /** The domino in the visitor's hand. */
  held: Held | null = null;
  /** Whether an earlier step is shown, in which nobody holds it. */
  away = false;
  pieces: Piece[] = [];
  look: Look = {};
  private readonly above = s("svg", { class: "above" });
  private readonly side = s("svg", { class: "side" });
  private readonly told = h("ol", { class: "hidden" });
  private readonly scroller: HTMLElement;
  /** Where the pointer took hold, and how many pixels a millimetre has. */
  private grip: { x: number; y: number; scale: number; place: Place } | null = null;
  private box: [number, number, number, number] = [0, 0, 0, 0];

  constructor(private readonly context: Context) {
    this.scroller = h("div", { class: "stage", tabindex: 0, role: "group", "aria-label": context.words.text("ui-domino-line"),
      onpointerdown: (event: PointerEvent) => this.take(event), onpointermove: (event: PointerEvent) => this.drag(event),
      onpointerup: () => this.drop(), onpointercancel: () => this.drop(),
      // A finger that holds a domino does not scroll; of a part of a drawing no style can say so.
      ontouchstart: (event: Event) => this.grip && event.preventDefault(),
      onkeydown: (event: KeyboardEvent) => this.key(event) }, this.above, this.side);
    this.element = h("div", {}, this.scroller, this.told);
  }

  size(stance: string): Size {
    const sizes = this.context.schema.sizes as { [stance: string]: Size };
    return sizes[stance] ?? sizes.upright!;
  }

  private get hand(): Held | null {
    return this.away ? null : this.held;
  }

  /** All dominoes, the held one among them; of a straight line from left to right. */
  get all(): Piece[] {
    const held = this.hand?.piece;
    const all = held ? [...this.pieces.filter(({ number }) => number !== held.number), held] : this.pieces;
    return bent(all) ? all : all.slice().sort((one, other) => spot(one.place)[0] - spot(other.place)[0]);
  }

  show(pieces: Piece[], look: Look): void {
    [this.pieces, this.look] = [pieces, look];
    this.draw();
  }

  draw(): void {
    const all = this.all;
    const winds = bent(all);
    if (!this.grip) this.box = this.bounds(all);
    const [left, top, width, height] = this.box;
    this.above.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
    this.side.setAttribute("viewBox", `${left} ${-HEAD} ${width} ${HEAD + FOOT}`);
    for (const one of [this.above, this.side]) one.style.minWidth = `${Math.round(width * FINEST)}px`;
    this.side.toggleAttribute("hidden", winds || !all.length);
    this.above.toggleAttribute("hidden", !all.length);
    if (!this.hand) this.above.setAttribute("aria-hidden", "true");
    else this.above.removeAttribute("aria-hidden");
    this.side.setAttribute("aria-hidden", "true");
    redraw(this.scroller, () => {
      put(this.above, ...this.uppermost(all).map((piece) => this.seen(piece, winds)));
      put(this.side, s("path", { class: "ground", d: `M${left} 0H${left + width}` }), ...all.map((piece, at) => this.standing(piece, at)),
        ...this.gaps(all));
    });
    put(this.told, ...all.map((piece) => h("li", {}, this.context.words.text("ui-domino-stands",
      { number: piece.number, stance: piece.stance, place: this.at(piece.place) }))));
  }

  /** The dominoes as they lie on each other: what fell first lies uppermost. */
  private uppermost(all: Piece[]): Piece[] {
    const fallen = [...this.look.turned?.keys() ?? []];
    return all.slice().sort((one, other) => fallen.indexOf(other.number) - fallen.indexOf(one.number));
  }

  private bounds(all: Piece[]): [number, number, number, number] {
    const xs = all.map(({ place }) => spot(place)[0]);
    const ys = bent(all) ? all.map(({ place }) => spot(place)[1]) : [0];
    if (!all.length) return [0, 0, 1, 1];
    const [from, to, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)];
    const width = Math.max(LEAST, to - from + 2 * ROOM);
    const over = bent(all) ? ROOM : ROOM / 1.5;
    return [(from + to - width) / 2, top - over, width, Math.max(...ys) - top + 2 * over];
  }

  private classes({ number }: Piece): string {
    const { last, turned } = this.look;
    return ["domino", number === this.hand?.piece.number ? "held" : "", number === last ? "last" : "", turned?.get(number) ? "down" : "",
      this.hand?.taken ? "free" : ""].filter(Boolean).join(" ");
  }

  /** A domino from above. */
  private seen(piece: Piece, winds: boolean): SVGGElement {
    const { number, place, stance } = piece;
    const [x, y, angle] = spot(place);
    const { thickness, width, height } = this.size(stance);
    const held = number === this.hand?.piece.number;
    const off = width / 2 + 7;
    const turn = (angle * Math.PI) / 180;
    // A domino that has turned over its lower edge reaches from there as far as it is high.
    const lies = this.look.turned?.get(number) ?? 0;
    const over = (Math.abs(lies) * Math.PI) / 180;
    const reach = thickness * Math.cos(over) + height * Math.sin(over);
    const from = thickness / 2 - thickness * Math.cos(over);
    return s("g", { class: this.classes(piece), "data-n": number, ...(held ? { role: "slider", tabindex: 0, "data-k": "held",
      "aria-label": this.context.words.text("ui-domino", { number }), "aria-valuenow": Math.round(x), "aria-valuetext": this.at(place) } : {}) },
    s("g", { transform: `translate(${x} ${y}) rotate(${angle})` },
      s("rect", { class: "reach", x: -12, y: -width / 2, width: 24, height: width }),
      s("g", { class: "whole" }, ...this.plies(lies < 0 ? -from - reach : from, -width / 2, reach, width, reach > 2 * thickness))),
    winds ? s("text", { x: x - off * Math.sin(turn), y: y + off * Math.cos(turn) + 3.5 }, String(number)) : null);
  }

  /** A domino from the side, as far as it has turned over. */
  private standing(piece: Piece, at: number): SVGGElement {
    const { number, place, stance } = piece;
    const [x] = spot(place);
    const { thickness, height } = this.size(stance);
    const whole = s("g", { class: "whole" }, ...this.plies(x - thickness / 2, -height, thickness, height));
    const turned = this.look.turned?.get(number);
    if (turned !== undefined) {
      whole.style.transformOrigin = `${x + (Math.sign(turned) * thickness) / 2}px 0px`;
      whole.style.transform = `rotate(${turned}deg)`;
    }
    const pushed = number === this.look.pushed;
    const ends = this.all;
    const way = ends[0]?.number === number ? 1 : -1;
    return s("g", { class: this.classes(piece), "data-n": number }, s("rect", { class: "reach", x: x - 12, y: -48, width: 24, height: 48 }), whole,
      s("text", { x, y: this.crowded(at) ? 22 : 12 }, String(number)),
      pushed && !turned ? s("path", { class: "push", d: `M${x - way * 30} ${-height + 6}h${way * 18}m${-way * 5} -4l${way * 5} 4l${-way * 5} 4` }) : null);
  }

  /** A domino as it is made: bone, backed with ebony; its face has a bar and a brass pin. */
  private plies(x: number, y: number, width: number, height: number, open = false): SVGElement[] {
    const bone = s("rect", { class: "body", x, y, width, height, rx: 1 });
    if (!open) return [bone, s("rect", { class: "ebony", x: x + width * 0.68, y, width: width * 0.32, height, rx: 0.6 })];
    const middle = x + width / 2;
    return [bone, s("path", { class: "bar", d: `M${middle} ${y + 2.5}V${y + height - 2.5}` }),
      s("circle", { class: "pin", cx: middle, cy: y + height / 2, r: 1.6 })];
  }

  /** Whether the number of a domino would touch that of the one before. */
  private crowded(at: number): boolean {
    const all = this.all;
    let odd = false;
    for (let one = 1; one <= at; one += 1) odd = !odd && spot(all[one]!.place)[0] - spot(all[one - 1]!.place)[0] < NUMBER;
    return odd;
  }

  /** The free millimetres between neighbours; one that is too wide for its place stands lower. */
  private gaps(all: Piece[]): SVGElement[] {
    let low = false;
    return all.slice(1).map((piece, at) => {
      const [from, to] = [spot(all[at]!.place)[0], spot(piece.place)[0]];
      const text = this.rounded(to - from - (this.size(piece.stance).thickness + this.size(all[at]!.stance).thickness) / 2);
      low = !low && to - from < LETTER * text.length + 3;
      return s("text", { class: "gap", x: (from + to) / 2, y: low ? 43 : 34 }, text);
    });
  }

  /** Which way each domino falls when the first is pushed: 1 over the face that its angle looks from, -1 over the other. */
  ways(order: readonly Piece[]): Map<number, number> {
    return new Map(order.map(({ number, place }, at) => {
      const [from, to] = at + 1 < order.length ? [place, order[at + 1]!.place] : [order[at - 1]?.place ?? place, place];
      const [x, y] = [spot(to)[0] - spot(from)[0], spot(to)[1] - spot(from)[1]];
      const turn = (spot(place)[2] * Math.PI) / 180;
      return [number, x * Math.cos(turn) + y * Math.sin(turn) < 0 ? -1 : 1];
    }));
  }

  /** How far each domino lies over when so many have fallen: onto the one that fell before it, against one that stands, or flat. */
  leaning(order: readonly Piece[], fell = order.length): Map<number, number> {
    const ways = this.ways(order);
    return new Map(order.slice(0, fell).map((piece, at) => {
      const next = order[at + 1];
      const { thickness, height } = this.size(piece.stance);
      const apart = next ? Math.hypot(spot(next.place)[0] - spot(piece.place)[0], spot(next.place)[1] - spot(piece.place)[1]) : Infinity;
      const free = Math.max(0, apart - thickness);
      const angle = free >= height ? Math.PI / 2 : at + 1 < fell ? Math.acos(Math.min(1, thickness / apart)) : Math.asin(free / height);
      return [piece.number, ways.get(piece.number)! * Math.max(LEAN, (180 * angle) / Math.PI)];
    }));
  }

  rounded(value: number): string {
    return value.toLocaleString(this.context.words.lang, { maximumFractionDigits: 1 });
  }

  /** A place in words. */
  at(place: Place): string {
    const parts = Array.isArray(place) ? place : [place];
    return this.context.words.text(parts.length > 1 ? "ui-domino-at-angle" : "ui-domino-at", { place: parts.map((part) => this.rounded(part)).join(" / ") });
  }

  // Moving.

  private take(event: PointerEvent): void {
    const group = (event.target as Element).closest("[data-n]");
    const number = Number(group?.getAttribute("data-n"));
    if (!group || !this.hand || event.button) return;
    if (number !== this.hand.piece.number) this.hand.taken?.(number);
    const { piece } = this.hand;
    if (number !== piece.number) return;
    event.preventDefault();
    this.scroller.setPointerCapture(event.pointerId);
    const scale = (this.side.contains(group) ? this.side : this.above).getScreenCTM()?.a ?? 1;
    this.grip = { x: event.clientX, y: event.clientY, scale, place: piece.place };
    this.scroller.querySelector<SVGElement>("[role=slider]")?.focus({ preventScroll: true });
  }

  private drag(event: PointerEvent): void {
    if (!this.grip) return;
    const { x, y, scale, place } = this.grip;
    this.step(place, (event.clientX - x) / scale, (event.clientY - y) / scale, false);
  }

  private drop(): void {
    if (!this.grip || !this.held) return;
    this.grip = null;
    this.held.moved(this.held.piece.place, true);
  }

  private step(place: Place, dx: number, dy: number, done: boolean): void {
    const to = (value: number) => Math.round(value * PARTS) / PARTS;
    this.held?.moved(Array.isArray(place) ? [to(place[0]! + dx), to(place[1]! + dy), place[2]!] : to(place + dx), done);
  }

  private key(event: KeyboardEvent): void {
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1], PageUp: [10, 0], PageDown: [-10, 0] }[event.key];
    if (!this.held || !way || !(event.target as Element).matches("[role=slider]") || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { place } = this.held.piece;
    const upward = Array.isArray(place) ? way[1]! : 0;
    // In a straight line up is on, down is back, as of any slider.
    this.step(place, Array.isArray(place) ? way[0]! : way[0]! - way[1]!, upward, true);
  }
}
