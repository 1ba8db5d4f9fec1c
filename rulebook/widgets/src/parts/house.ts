// The readings of the visitor's own table, where this result rests on them; one tap leads back to those of the book.

import { questionsOf } from "../baked";
import type { Context, Part } from "../context";
import { h, put, redraw } from "../dom";
import type { House } from "../house";
import type { Words } from "../narrate";
import { readingName } from "../variant";

export function house(context: Context): Part {
  const { session, words } = context;
  const element = h("div", { class: "panel house", hidden: true });
  const { preset = PRINTED } = session.base.rulings;

  /** The table's readings that matter here: asked, and other than those of the example. */
  function matter(): string[] {
    const asked = session.played ? questionsOf(session.played.trace) : {};
    return Object.keys(session.house).filter((name) => name in asked && session.house[name] !== session.written(name));
  }

  function result(): void {
    const names = session.source === "waiting" ? [] : matter();
    const { housed } = session;
    element.hidden = !names.length;
    redraw(element, () => put(element, ...(names.length ? label(words, context.house, names, session.house,
      housed ? "ui-house" : "ui-house-otherwise", housed ? preset === PRINTED ? "ui-house-printed" : "ui-house-book" : "ui-house-back",
      () => session.rehouse(!housed)) : [])), () => {
      context.home();
      return null;
    });
  }

  return { element, result };
}

export const PRINTED = "printed";

/** Readings under a title that leads to where they are chosen, and a button. */
export function label(words: Words, page: string | null, names: readonly string[], readings: House, title: string, tap: string,
  tapped: () => void): HTMLElement[] {
  return [h("p", {}, page === null ? words.text(title) : h("a", { href: page }, words.text(title))),
    h("ul", {}, ...names.map((name) => h("li", {}, words.text(`question-${name}`), " ", h("strong", {}, readingName(name, readings[name]!, words))))),
    h("button", { type: "button", "data-k": "house", onclick: tapped }, words.text(tap))];
}
