// Open questions of the text: what a result rests on, and where the text decides nothing.

import type { Context, Part } from "../context";
import { h, put, redraw, uid } from "../dom";
import type { Question } from "../types";

/** The reading that decides nothing. */
const GAP = "gap";

/** How a question's readings are called. */
function label({ words }: Context, name: string): (reading: string) => string {
  return (one) => words.maybe(`reading-${name}-${one}`) ?? words.text(`reading-${one}`);
}

/** Who says so. */
function grounds({ words, cites }: Context, about: Question, reading: string): HTMLElement | null {
  const found = about.grounds[reading];
  return found ? h("p", { class: "grounds" }, words.text("ui-grounds", { who: words.text(`grounds-${found.who}`) }), " ",
    cites(found.clauses)) : null;
}

/** One question: what it is, the reading in force, who says so, and the other readings. */
function question(context: Context, name: string, about: Question, reading: string): HTMLElement {
  const { words } = context;
  const id = uid();
  const called = label(context, name);
  return h("li", { class: "question" },
    h("p", {}, h("label", { for: id }, words.text(`question-${name}`)), " ", context.cites(about.clauses)),
    h("select", { id, "data-k": `rulings.${name}`, onchange: (event: Event) => context.session.read(name, (event.target as HTMLSelectElement).value) },
      ...about.readings.map((one) => h("option", { value: one, selected: one === reading },
        one === about.printed ? words.text("ui-printed", { reading: called(one) }) : called(one)))), grounds(context, about, reading));
}

/** What the result rests on. */
export function rests(context: Context): Part {
  const { session, schema, words } = context;
  const summary = h("summary");
  const list = h("ul");
  const element = h("details", { class: "rests" }, summary, list);

  function result(): void {
    const asked = { ...chosen(), ...session.played?.trace.asked };
    const gap = session.played?.trace.gap?.question;
    if (gap) delete asked[gap];
    const names = Object.keys(asked).filter((name) => schema.questions[name]);
    summary.textContent = words.text("ui-rests", { count: names.length });
    element.hidden = !names.length;
    redraw(list, () => put(list, ...names.map((name) => question(context, name, schema.questions[name]!, asked[name]!))));
  }

  /** Questions that a visitor decided, asked in this trace or not. */
  function chosen(): { [name: string]: string } {
    return Object.fromEntries(Object.entries(session.state.rulings)
      .filter(([name, reading]) => session.base.rulings[name] !== reading).map(([name, reading]) => [name, String(reading)]));
  }

  return { element, result };
}

/** Where the text decides nothing: the readings under which play goes on, under the sentence that says so. */
export function gap(context: Context): Part {
  const { session, schema, words } = context;
  const element = h("div", { class: "panel gap", role: "group", hidden: true, "aria-label": words.text("ui-gap") });

  function result(): void {
    const open = session.source === "waiting" ? null : session.played?.trace.gap;
    redraw(element, () => {
      put(element, ...(open ? [h("p", { class: "who" }, words.text("ui-gap"), " ", context.cites(open.clauses)),
        h("p", {}, words.text(`question-${open.question}`)), readings(open.question)] : []));
      element.hidden = !open;
    }, () => {
      context.home();
      return null;
    });
  }

  /** A button for each reading, and who says so. */
  function readings(name: string): HTMLElement | null {
    const about = schema.questions[name];
    if (!about) return null;
    const called = label(context, name);
    return h("ul", { class: "readings" }, ...about.readings.filter((one) => one !== GAP).map((one) => h("li", {},
      h("button", { type: "button", onclick: () => session.read(name, one) }, called(one)), grounds(context, about, one))));
  }

  return { element, result };
}
