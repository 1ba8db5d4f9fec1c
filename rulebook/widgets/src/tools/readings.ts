// The readings that a tool goes by: those of the visitor's own table, those that a link brought, or the book's.

import { equal, h, houseLabel, houseOf, put, redraw, watchHouse, type Words } from "../kit";
import type { House } from "../house";
import type { Model } from "../port";

export interface Readings {
  element: HTMLElement;
  /** Say which readings matter; `names` are the questions that the result rests on. */
  show(now: House, names: readonly string[]): void;
  close(): void;
}

/** The readings to begin with: those that came with the state, else the visitor's own, unless a link says there are none. */
export function readingsAtFirst(model: Model): House {
  const given = (model.get("state") as { readings?: House } | null)?.readings;
  return given ?? (model.get("state") && model.get("arrived") ? {} : houseOf(model.get("schema")));
}

/**
 * The label of a tool's readings, with one tap to the book's and back.
 *
 * `book` is what the way back is called; `take` puts readings in force.
 */
export function readings(model: Model, words: Words, book: string, now: () => House, take: (house: House) => void): Readings {
  const schema = model.get("schema");
  const page = words.table === undefined ? null : (model.get("base") ?? "") + words.table;
  const element = h("div", { class: "panel house", hidden: true });
  let own = houseOf(schema);

  const stop = watchHouse(schema.game, () => {
    const before = own;
    own = houseOf(schema);
    if (equal(now(), before)) take(own);
    else show(now(), shown);
  });
  let shown: readonly string[] = [];

  function show(inForce: House, names: readonly string[]): void {
    shown = names;
    const any = Object.keys(inForce).length > 0;
    const those = any ? inForce : own;
    const matter = Object.keys(those).filter((name) => names.includes(name));
    element.hidden = !matter.length;
    redraw(element, () => put(element, ...(matter.length ? houseLabel(words, page, matter, those,
      !any ? "ui-house-otherwise" : equal(inForce, own) ? "ui-house" : "ui-house-brought", any ? book : "ui-house-back",
      () => take(any ? {} : own)) : [])));
  }

  return { element, show, close: stop };
}
