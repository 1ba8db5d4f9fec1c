// Once something differs from the example: how the example itself came out, the way back to it, and, side by side,
// the steps from where the two part.

import type { Context, Part } from "../context";
import { h, put, uid } from "../dom";
import { equal } from "../diff";
import { answerTo } from "../phrases";
import type { Trace } from "../types";

/** The most steps of each that are shown side by side. */
const SHOWN = 12;

/** The line that stays in sight. */
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

/** The branch beside the example. */
export function branch(context: Context): Part {
  const { session, words } = context;
  const columns = h("div", { class: "columns" });
  const summary = h("summary");
  const element = h("details", { class: "branch", open: true, hidden: true }, summary, columns);

  function result(): void {
    const [example, own] = [session.changed ? session.example : null, session.played?.trace];
    element.hidden = !example || !own || equal(example.events, own.events);
    if (element.hidden) return put(columns);
    const parting = own!.events.findIndex((event, at) => !equal(told(event), told(example!.events[at])));
    const from = parting < 0 ? own!.events.length : parting;
    summary.textContent = words.text("ui-branch", { step: from + 1 });
    put(columns, column("ui-branch-example", example!, from, false), column("ui-branch-own", own!, from, true));
  }

  /** What a step says: the same sentence and clauses are the same step, whatever else lies on the table. */
  function told(event: Trace["events"][number] | undefined): unknown {
    return event && [words.event(event), event.clauses];
  }

  function column(title: string, trace: Trace, from: number, own: boolean): HTMLElement {
    const id = uid();
    const events = trace.events.slice(from, from + SHOWN);
    const left = trace.events.length - from - events.length;
    // The whole row leads to its step, so that the sentence runs on like the example's.
    const item = (at: number, sentence: string) => own
      ? [h("span", { "aria-hidden": "true" }, sentence), h("button", { type: "button", class: "over", "aria-label": sentence, onclick: () => session.go(at) })]
      : [h("span", {}, sentence)];
    return h("section", { "aria-labelledby": id }, h("h4", { id }, words.text(title)),
      h("ol", { start: from + 1 }, ...events.map((event, at) => h("li", {}, ...item(from + at + 1, words.event(event)), " ", context.cites(event.clauses)))),
      left > 0 ? h("p", { class: "soft" }, words.text("ui-branch-more", { count: left })) : null,
      trace.gap || trace.pending || !events.length ? h("p", {}, answerTo({ ...trace, events: [] }, words)) : null);
  }

  return { element, result };
}
