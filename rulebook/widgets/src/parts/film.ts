// The whole trace at once: the table after every step, with its sentence and clauses. It is also what stands on paper.

import type { Board } from "../boards/board";
import type { Context, Part } from "../context";
import { h, put } from "../dom";
import type { Session } from "../session";

/** So many pictures are drawn at a time; sentences are told of all steps. */
const DRAWN = 60;

export function film(context: Context, board: Board): Part {
  const { session, words } = context;
  const strip = h("ol", { class: "strip" });
  const element = h("details", { class: "film", ontoggle: () => { if (element.open) draw(); } },
    h("summary", {}, words.text("ui-film")), strip);
  const paper = matchMedia("print");
  let drawn: unknown = null;

  function draw(): void {
    if (drawn === session.played) return;
    drawn = session.played;
    put(strip, ...shots());
  }

  function shots(): HTMLElement[] {
    if (!session.played) return [];
    let at = 0;
    // A table of its own, which looks at the step that it is told and changes nothing.
    const still = Object.create(session, { step: { get: () => at } }) as Session;
    const table = board.part({ ...context, session: still, home: () => {}, light: () => {} });
    table.result?.();
    let before = "";
    return Array.from({ length: session.last + 1 }, (_, step) => {
      at = step;
      const clauses = session.played!.trace.events[step - 1]?.clauses ?? [];
      const picture = step < DRAWN ? shot(table) : null;
      const same = !picture || picture.innerHTML === before;
      before = picture?.innerHTML ?? "";
      return h("li", {}, same ? null : picture, h("p", {}, h("span", { class: "count" }, String(step)), context.sentence(step), " ", context.cites(clauses)));
    });
  }

  /** The table as it stands, to look at only: the sentence under it says what it shows. */
  function shot(table: Part): HTMLElement {
    table.step?.();
    const picture = table.element.cloneNode(true) as HTMLElement;
    for (const one of [picture, ...picture.querySelectorAll("*")]) {
      for (const name of ["id", "for", "aria-describedby", "aria-labelledby", "aria-controls", "data-k", "name"]) one.removeAttribute(name);
    }
    // A copy forgets what is chosen.
    const originals = [...table.element.querySelectorAll("select")];
    [...picture.querySelectorAll("select")].forEach((select, place) => { select.selectedIndex = originals[place]!.selectedIndex; });
    return h("div", { class: "shot", "aria-hidden": "true", inert: true }, picture);
  }

  function result(): void {
    element.hidden = session.last === 0;
    if (element.open) draw();
  }

  /** On paper the strip stands in the place of everything that can only be used. */
  let closed = false;
  function print(): void {
    draw();
    closed = !element.open;
    element.open = true;
  }

  function printed(): void {
    if (closed) element.open = false;
  }

  const turn = () => paper.matches ? print() : printed();
  paper.addEventListener("change", turn);
  return { element, result, close() {
    paper.removeEventListener("change", turn);
  } };
}
