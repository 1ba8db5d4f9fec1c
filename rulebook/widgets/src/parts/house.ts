// The readings of the visitor's own table, where this result rests on them; one tap leads back to the printed ones.

import type { Context, Part } from "../context";
import { h, put, redraw } from "../dom";
import { readingName } from "../variant";

export function house(context: Context): Part {
  const { session, words } = context;
  const element = h("div", { class: "panel house", hidden: true });

  /** The table's readings that matter here: asked, and other than those of the example. */
  function matter(): string[] {
    const trace = session.played?.trace;
    const asked = { ...trace?.asked, ...(trace?.gap ? { [trace.gap.question]: "gap" } : {}) };
    return Object.keys(session.house).filter((name) => name in asked && session.house[name] !== session.written(name));
  }

  function result(): void {
    const names = session.source === "waiting" ? [] : matter();
    element.hidden = !names.length;
    redraw(element, () => put(element, ...(names.length ? shown(names) : [])), () => {
      context.home();
      return null;
    });
  }

  function shown(names: string[]): HTMLElement[] {
    const { housed } = session;
    const told = names.map((name) => words.text("ui-change-to", { place: words.text(`question-${name}`), value: readingName(name, session.house[name]!, words) }));
    const title = words.text(housed ? "ui-house" : "ui-house-otherwise");
    return [h("p", {}, context.house ? h("a", { href: context.house }, title) : title),
      h("ul", {}, ...told.map((one) => h("li", {}, one))),
      h("button", { type: "button", "data-k": "house", onclick: () => session.rehouse(!housed) },
        words.text(housed ? session.play ? "ui-house-book" : "ui-house-printed" : "ui-house-back"))];
  }

  return { element, result };
}
