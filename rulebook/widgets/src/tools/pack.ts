// All cards of a pack as buttons, a suit under another: one tap a card, on a phone too.

import { colour, face } from "../cards";
import { h } from "../kit";
import type { Words } from "../narrate";
import type { Schema } from "../types";

/** How a card stands there: a class, and words for those who do not see it. */
export interface Standing {
  name: string;
  said?: string;
}

export interface Pack {
  element: HTMLElement;
  /** Show how each card stands; null: as it is. */
  show(standing: (card: string) => Standing | null): void;
}

export function pack(schema: Schema, words: Words, label: string, picked: (card: string) => void): Pack {
  const cards = schema.names.card ?? [];
  const buttons = new Map(cards.map((name) => [name, h("button", { type: "button", "data-k": `pack ${name}`, "data-card": name,
    onclick: () => picked(name) }, ...face(name), h("span", { class: "hidden" }))]));
  const suits = [...new Set(cards.map((name) => name.slice(-1)))];
  const element = h("div", { class: "pack", role: "group", "aria-label": label }, ...suits.map((suit) => h("div", {},
    ...cards.filter((name) => name.endsWith(suit)).map((name) => buttons.get(name)!))));
  return { element, show(standing) {
    for (const [name, button] of buttons) {
      const how = standing(name);
      button.className = `${colour(name, schema)} ${how?.name ?? ""}`;
      button.lastElementChild!.textContent = how?.said ? ` ${words.text(how.said)}` : "";
    }
  } };
}
