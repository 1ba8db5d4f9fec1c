// All steps in a list: each goes to its place, and lights up with its clauses.

import type { Context, Part } from "../context";
import { h } from "../dom";

export function steps(context: Context): Part {
  const { session, words } = context;
  const list = h("ol", { start: 0 });
  const summary = h("summary");
  const element = h("details", { class: "steps", ontoggle: () => draw() }, summary, list);
  let drawn: unknown = null;

  function draw(): void {
    if (!element.open || drawn === session.played) return;
    drawn = session.played;
    const events = session.played?.trace.events ?? [];
    list.replaceChildren(...[null, ...events].map((event, place) => {
      const clauses = event?.clauses ?? [];
      return h("li", { onpointerenter: () => context.light(clauses), onpointerleave: () => context.light(null),
        onfocusin: () => context.light(clauses), onfocusout: () => context.light(null) },
      h("button", { type: "button", onclick: () => session.go(place) }, context.sentence(place)), context.cites(clauses));
    }));
    step();
  }

  function step(): void {
    [...list.children].forEach((item, place) => {
      const here = place === session.step;
      item.classList.toggle("here", here);
      item.querySelector("button")?.[here ? "setAttribute" : "removeAttribute"]("aria-current", "step");
    });
  }

  function result(): void {
    summary.textContent = words.text("ui-all-steps", { count: session.last });
    element.hidden = session.last === 0;
    draw();
  }

  function pointed(clauses: ReadonlySet<string>): void {
    [...list.children].forEach((item, place) => item.classList.toggle("lit",
      !!session.played?.trace.events[place - 1]?.clauses.some((clause) => clauses.has(clause))));
  }

  return { element, result, step, pointed };
}
