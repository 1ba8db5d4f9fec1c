// First, back, forward, last, and the way through all steps at once.

import type { Context, Part } from "../context";
import { h } from "../dom";
import { icon } from "../icons";

/** More steps than this get no mark each. */
const MARKED = 48;
/** Milliseconds that a step of a play is shown before the next. */
const PACE = 750;

export function transport(context: Context): Part {
  const { session, words } = context;
  const button = (name: "first" | "back" | "forward" | "last", to: () => number) =>
    h("button", { type: "button", class: `square ${name}`, "aria-label": words.text(`ui-${name}`),
      title: words.text(`ui-${name}`), onclick: () => session.go(to()) }, icon(name));
  const first = button("first", () => 0);
  const back = button("back", () => session.step - 1);
  const forward = button("forward", () => session.step + 1);
  const last = button("last", () => session.last);
  const slider = h("input", { type: "range", min: 0, max: 1, step: 1, "aria-label": words.text("ui-step"),
    oninput: () => session.go(slider.valueAsNumber) });
  const marks = h("div", { class: "marks", "aria-hidden": "true" });
  const run = session.play ? h("button", { type: "button", class: "square run", onclick: () => {
    if (timer) halt();
    else start(session.step === session.last ? session.since : session.step);
  } }) : null;
  const element = h("div", { class: "transport", role: "group", "aria-label": words.text("ui-steps-controls"),
    onkeydown: (event: KeyboardEvent) => {
      const to = { ArrowLeft: session.step - 1, ArrowRight: session.step + 1, Home: 0, End: session.last }[event.key];
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      session.go(to);
    }, onclick: (event: Event) => {
      if (!run || !event.composedPath().includes(run)) halt();
    } }, first, back, h("div", { class: "track" }, marks, slider), forward, last, run);
  let timer = 0;

  function start(from: number): void {
    if (from !== session.step) session.go(from);
    halt();
    timer = setInterval(() => {
      if (!element.isConnected || !session.advance()) halt();
    }, PACE) as unknown as number;
    tell();
  }

  function halt(): void {
    clearInterval(timer);
    timer = 0;
    tell();
  }

  /** What the button of a play does now. */
  function tell(): void {
    const name = words.text(timer ? "ui-pause" : "ui-run");
    run?.setAttribute("aria-label", name);
    run?.setAttribute("title", name);
    run?.replaceChildren(icon(timer ? "pause" : "run"));
  }

  function step(): void {
    const at = session.step;
    slider.value = String(at);
    slider.setAttribute("aria-valuetext", context.sentence(at));
    // aria-disabled, so that a button keeps its focus at the end of the way.
    for (const [one, off] of [[first, at === 0], [back, at === 0], [forward, at === session.last], [last, at === session.last]] as const) {
      one.setAttribute("aria-disabled", String(off));
    }
    [...marks.children].forEach((mark, place) => mark.classList.toggle("done", place <= at));
  }

  function result(): void {
    slider.max = String(session.last);
    const many = session.last > MARKED;
    marks.replaceChildren(...Array.from({ length: many ? 0 : session.last + 1 }, () => h("i")));
    element.hidden = session.last === 0;
    step();
    halt();
    // What others did since the last answer is shown as it happened; who wants no motion sees how it ended.
    if (!session.since || session.step === session.last || session.awaited) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) session.skip();
    else start(session.step);
  }

  function pointed(clauses: ReadonlySet<string>): void {
    [...marks.children].forEach((mark, place) => mark.classList.toggle("lit",
      !!session.played?.trace.events[place - 1]?.clauses.some((clause) => clauses.has(clause))));
  }

  return { element, result, step, pointed };
}
