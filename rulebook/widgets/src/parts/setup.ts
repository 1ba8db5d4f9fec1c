// The whole set-up as a form, closed until it is wanted.

import type { Board } from "../boards/board";
import type { Context, Part } from "../context";
import { field } from "../controls";
import { h, put, redraw } from "../dom";
import { changeable, pathOf, problemSentence } from "../phrases";

export function setup(context: Context, board: Board): Part {
  const { session, words } = context;
  const form = h("div", { class: "form" });
  const element = h("details", { class: "setup", ontoggle: () => draw() }, h("summary", {}, words.text("ui-setup")), form);
  const own = () => changeable(session).filter((param) => !board.handles?.(param.name));

  function result(): void {
    const params = own();
    const wrong = session.problems.map((problem) => pathOf(problem.where)[0]);
    element.hidden = !params.length;
    if (params.some((param) => wrong.includes(param.name))) element.open = true;
    draw();
  }

  /** Only while it is open: a closed form costs nothing. */
  function draw(): void {
    redraw(form, () => put(form, ...(element.open ? own().map((param) => field(context, param)) : [])),
      () => form.querySelector<HTMLElement>("select, input, button"));
  }

  return { element, result };
}

/** Problems that belong to no control: all others stand beside theirs. */
export function problems(context: Context): Part {
  const { session, words, schema } = context;
  const element = h("ul", { class: "panel problems", hidden: true });

  function result(): void {
    const names = session.play ? [] : changeable(session).map((param) => param.name);
    const loose = session.problems.filter((problem) => !names.includes(pathOf(problem.where)[0]!));
    element.hidden = !loose.length;
    put(element, ...loose.map((problem) => h("li", {}, problemSentence(problem, words, schema))));
  }

  return { element, result };
}
