// Once something differs from the example: how the example itself came out, and the way back to it.

import type { Context, Part } from "../context";
import { h } from "../dom";
import { answerTo } from "../phrases";

export function changed(context: Context): Part {
  const { session, words } = context;
  const before = h("span", { class: "before" });
  const element = h("div", { class: "changed", hidden: true }, before,
    h("button", { type: "button", class: "strong", onclick: () => {
      session.reset();
      context.home();
    } }, words.text("ui-reset")));

  function result(): void {
    element.hidden = !session.changed;
    const trace = session.example;
    before.textContent = trace ? words.text("ui-example-answer", { answer: answerTo(trace, words) }) : "";
  }

  return { element, result };
}
