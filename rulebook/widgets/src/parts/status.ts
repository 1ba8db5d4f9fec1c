// Where the answer comes from, said honestly; and another try where Python did not come.

import type { Context, Part } from "../context";
import { h, put } from "../dom";

export interface Status extends Part {
  progress(): void;
}

export function status(context: Context): Status {
  const { session, words } = context;
  const element = h("p", { class: "status" });

  function sentence(): string {
    if (session.source !== "waiting") return words.text(`ui-status-${session.source}`);
    const { phase, loaded, total } = session.progress ?? {};
    if (phase === "live") return words.text("ui-status-asking");
    if (!loaded) return words.text("ui-status-starting");
    const facts = { loaded: megabytes(loaded), total: megabytes(total ?? 0) };
    return words.text(total ? "ui-status-loading" : "ui-status-loaded", facts);
  }

  function megabytes(bytes: number): string {
    return (bytes / 1e6).toLocaleString(words.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }

  function result(): void {
    element.dataset.source = session.source;
    put(element, h("i", { "aria-hidden": "true" }), sentence(), session.source === "failed" &&
      h("button", { type: "button", onclick: () => session.evaluate() }, words.text("ui-retry")));
  }

  return { element, result, progress: () => { if (session.source === "waiting") result(); } };
}
