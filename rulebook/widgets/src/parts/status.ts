// Where the answer comes from, said honestly, explained on request; and another try where Python did not come.

import type { Part } from "../context";
import { h, put } from "../dom";
import { icon } from "../icons";
import type { Words } from "../narrate";
import { progressOf } from "../phrases";
import type { Session } from "../session";

/** What asks Python: a bench's session, or a tool. */
export interface Asking {
  session: Pick<Session, "source" | "progress" | "evaluate"> & Partial<Pick<Session, "missed" | "rehouse">>;
  words: Words;
  home(): void;
}

export interface Status extends Part {
  progress(): void;
}

export function status(context: Asking): Status {
  const { session, words } = context;
  const summary = h("summary");
  const about = h("p");
  const details = h("details", {}, summary, about);
  const retry = h("button", { type: "button", onclick: () => {
    if (session.missed) session.rehouse?.(true);
    else session.evaluate();
    context.home();
  } }, words.text("ui-retry"));
  const element = h("div", { class: "status" }, details, retry);

  function result(): void {
    const { source } = session;
    element.dataset.source = source;
    put(summary, source === "recorded" || source === "live" ? icon(source) : h("i", { "aria-hidden": "true" }),
      source === "waiting" ? progressOf(session, words) : words.text(session.missed ? "ui-status-missed" : `ui-status-${source}`));
    about.textContent = words.text(`ui-about-${source}`);
    retry.hidden = source !== "failed" && !session.missed;
  }

  return { element, result, progress: () => { if (session.source === "waiting") result(); } };
}
