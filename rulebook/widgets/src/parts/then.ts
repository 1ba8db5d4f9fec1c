// What a link showed when it was made, beside what the engine answers now; only where the two differ.

import type { Context, Part } from "../context";
import { changes } from "../diff";
import { h, put } from "../dom";
import { answerOf } from "../phrases";
import { fingerprint, toldAgain } from "../shown";

export function then(context: Context): Part {
  const { session, words, model, schema } = context;
  const element = h("div", { class: "panel linked", role: "status", hidden: true });

  function result(): void {
    const linked = model.get("linked");
    const { result } = session;
    const differs = !!linked && !!result && !changes(linked.state, session.state).length && fingerprint(result) !== linked.shown.trace;
    element.hidden = !differs;
    put(element);
    if (!differs) return;
    const before = toldAgain(linked.shown, words, linked.state, schema);
    put(element, h("p", {}, words.text("ui-share-then-differs")), h("dl", {},
      h("div", {}, h("dt", {}, words.text("ui-share-then")), h("dd", {}, before ?? words.text("ui-share-then-untold"))),
      h("div", {}, h("dt", {}, words.text("ui-share-now")), h("dd", {}, answerOf(session, words)))));
  }

  return { element, result };
}
