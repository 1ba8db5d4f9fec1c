// What of a link could not be read, and the way back from what it left.

import { h, put } from "../dom";
import type { Unread } from "../link";
import type { Words } from "../narrate";
import type { Model } from "../port";

/** How many parts are shown. */
const SHOWN = 8;

/** A panel that stands as long as there is something to tell; `back` leads back to what `label` says. */
export function unread(model: Model, words: Words, label: string, back: () => void): { element: HTMLElement; close(): void } {
  const element = h("div", { class: "panel ignored", role: "status", hidden: true });

  function show(): void {
    const { parts = [], cut = false, catalogue = false } = model.get("ignored") ?? {} as Partial<Unread>;
    const few = parts.length > SHOWN ? [...parts.slice(0, SHOWN), "…"] : parts;
    const told = [cut && words.text("ui-link-too-long"), parts.length && words.text("ui-link-ignored", { parts: few, count: parts.length }),
      catalogue && words.text("ui-link-catalogue")].filter((one) => typeof one === "string");
    element.hidden = !told.length;
    put(element, ...told.map((one) => h("p", {}, one)), told.length ? h("button", { type: "button", onclick: () => {
      model.set("ignored", null);
      back();
      model.save_changes();
    } }, words.text(label)) : null);
  }

  show();
  model.on("change:ignored", show);
  return { element, close: () => model.off("change:ignored", show) };
}
