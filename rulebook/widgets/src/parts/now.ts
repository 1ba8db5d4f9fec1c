// The step shown: its sentence, its clauses, and how they are worded.

import type { Context, Part } from "../context";
import { h, put } from "../dom";

export function now(context: Context): Part {
  const { session, words } = context;
  const count = h("span", { class: "count" });
  const sentence = h("span");
  const cites = h("span");
  const wording = h("dl");
  const details = h("details", { class: "wording" }, h("summary", {}, words.text("ui-wording")), wording);
  const element = h("div", { class: "now" }, h("p", {}, count, sentence, " ", cites), details);

  function step(): void {
    const clauses = session.event?.clauses ?? [];
    element.hidden = !session.played;
    count.textContent = words.text("ui-step-of", { step: session.step, steps: session.last });
    sentence.textContent = context.sentence(session.step);
    put(cites, context.cites(clauses));
    const worded = clauses.map((id) => words.clause(id)).filter((clause) => clause.text);
    put(wording, ...worded.flatMap((clause) => [h("dt", {}, clause.title), h("dd", {}, clause.text)]));
    details.hidden = !worded.length;
  }

  return { element, step, result: step };
}
