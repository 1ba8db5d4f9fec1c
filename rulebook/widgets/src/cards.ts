// A card of New Eleusis as it looks, on every table and in every tool.

import { h } from "./kit";
import type { Schema } from "./types";

/** `red` or `black`; the class of what shows the card. */
export function colour(name: string, schema: Schema): string {
  const cards = schema.cards as { [name: string]: { colour: string } } | undefined;
  return cards && Object.hasOwn(cards, name) ? cards[name]!.colour : "black";
}

/** What is printed on a card. */
export function face(name: string): HTMLElement[] {
  return [h("b", {}, name.slice(0, -1)), h("span", { class: "suit" }, name.slice(-1))];
}
