// Undo, redo, and the link to what is shown.

import type { Context, Part } from "../context";
import { h } from "../dom";
import { icon } from "../icons";

export function bar(context: Context, link: () => string | undefined): Part {
  const { session, words } = context;
  const button = (name: "undo" | "redo", act: () => void) => h("button", { type: "button", class: "square",
    "aria-label": words.text(`ui-${name}`), title: words.text(`ui-${name}`), onclick: act }, icon(name));
  const undo = button("undo", () => session.undo());
  const redo = button("redo", () => session.redo());
  const copy = h("button", { type: "button", class: "quiet", onclick: () => void copyLink() }, words.text("ui-copy-link"));
  const copied = h("span", { class: "copied", role: "status" });
  const element = h("div", { class: "bar" }, h("span", {}, undo, redo), copy, copied);

  async function copyLink(): Promise<void> {
    const address = link() ?? "";
    try {
      await navigator.clipboard.writeText(address);
      copied.textContent = words.text("ui-copied");
    } catch {
      // No permission, or no secure context: the link itself, to be copied by hand.
      const field = h("input", { type: "text", readonly: true, value: address, "aria-label": words.text("ui-copy-link") });
      copied.replaceChildren(field);
      field.select();
    }
  }

  function result(): void {
    for (const [one, can] of [[undo, session.canUndo], [redo, session.canRedo]] as const) {
      one.hidden = !session.canUndo && !session.canRedo;
      one.setAttribute("aria-disabled", String(!can));
    }
    copied.replaceChildren();
    copy.hidden = !link();
  }

  return { element, result, step: () => copied.replaceChildren() };
}
