// Undo, redo, and the link to what is shown.

import type { Part } from "../context";
import { h } from "../dom";
import { icon } from "../icons";
import type { Words } from "../narrate";
import type { Session } from "../session";

/** What can be taken back: a bench's session, or a tool. */
export interface Undoing {
  session: Pick<Session, "canUndo" | "canRedo" | "undo" | "redo">;
  words: Words;
}

/** Copy a text and say so; where that is not allowed, show it to be copied by hand. */
export async function copyText(text: string, label: string, note: HTMLElement, words: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    note.textContent = words.text("ui-copied");
  } catch {
    // No permission, or no secure context.
    const field = text.includes("\n") ? h("textarea", { readonly: true, rows: 6, "aria-label": label }, text)
      : h("input", { type: "text", readonly: true, value: text, "aria-label": label });
    note.replaceChildren(field);
    field.select();
  }
}

export function bar(context: Undoing, link: () => string | undefined): Part {
  const { session, words } = context;
  const button = (name: "undo" | "redo", act: () => void) => h("button", { type: "button", class: "square",
    "aria-label": words.text(`ui-${name}`), title: words.text(`ui-${name}`), onclick: act }, icon(name));
  const undo = button("undo", () => session.undo());
  const redo = button("redo", () => session.redo());
  const copy = h("button", { type: "button", class: "quiet", onclick: () => void copyText(link() ?? "", words.text("ui-copy-link"), copied, words) }, words.text("ui-copy-link"));
  const copied = h("span", { class: "copied", role: "status" });
  const element = h("div", { class: "bar" }, h("span", {}, undo, redo), copy, copied);

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
