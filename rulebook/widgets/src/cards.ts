// A card of New Eleusis as it looks, on every table and in every tool.

import { drawing, h } from "./kit";
import type { Schema } from "./types";

/** `red` or `black`; the class of what shows the card. */
export function colour(name: string, schema: Schema): string {
  const cards = schema.cards as { [name: string]: { colour: string } } | undefined;
  return cards && Object.hasOwn(cards, name) ? cards[name]!.colour : "black";
}

/** The suits as drawings of our own, on a grid of 24: told apart by their outlines alone. */
const SUITS: { [suit: string]: string } = {
  "♠": "M12 1c2 5 9 8 9 13.5a4.4 4.4 0 0 1-7.8 2.8c.3 2 1.2 3.7 2.8 5.2H8c1.6-1.5 2.5-3.2 2.8-5.2A4.4 4.4 0 0 1 3 14.5C3 9 10 6 12 1z",
  "♥": "M12 22C8 17 2 13.5 2 8a5 5 0 0 1 10-1.6A5 5 0 0 1 22 8c0 5.5-6 9-10 14z",
  "♦": "M12 1l9 11-9 11-9-11z",
  "♣": "M12 1.5a4.7 4.7 0 0 1 4 7.2 4.7 4.7 0 1 1-2.8 7.7c.3 2 1.2 4 2.8 6.1H8c1.6-2.1 2.5-4.1 2.8-6.1A4.7 4.7 0 1 1 8 8.7a4.7 4.7 0 0 1 4-7.2z",
};

/** What is printed on a card. */
export function face(name: string): HTMLElement[] {
  const suit = name.slice(-1);
  return [h("b", {}, name.slice(0, -1)), h("span", { class: "suit" }, h("span", { class: "hidden" }, suit), drawing("0 0 24 24", [SUITS[suit] ?? ""]))];
}
