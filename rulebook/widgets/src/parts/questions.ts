// Open questions of the text: what a result rests on, and where the text decides nothing.

import type { Context, Part } from "../context";
import { h, put, redraw } from "../dom";
import { answerTo } from "../phrases";
import type { Question } from "../types";
import { readingName } from "../variant";

/** The reading that decides nothing. */
const GAP = "gap";

/** Who says so. */
function grounds({ words, cites }: Context, about: Question, reading: string): HTMLElement | null {
  const found = about.grounds[reading];
  return found ? h("p", { class: "grounds" }, words.text("ui-grounds", { who: words.text(`grounds-${found.who}`) }), " ",
    cites(found.clauses)) : null;
}

/** What the result rests on: every reading with who says so and what comes of it, and the one in force. */
export function rests(context: Context): Part {
  const { session, schema, words } = context;
  const summary = h("summary");
  const list = h("ul");
  const element = h("details", { class: "rests" }, summary, list);
  let fresh = true;

  function result(): void {
    const asked = { ...chosen(), ...session.played?.trace.asked };
    const gap = session.played?.trace.gap?.question;
    if (gap) delete asked[gap];
    const names = Object.keys(asked).filter((name) => schema.questions[name]).sort((one, other) => Number(own(other)) - Number(own(one)));
    summary.textContent = words.text("ui-rests", { count: names.length });
    element.hidden = !names.length;
    redraw(list, () => put(list, ...names.map((name) => question(name, schema.questions[name]!, asked[name]!))));
    // Where another reading leads elsewhere, it is worth a look at once.
    if (fresh && session.played && !session.play) {
      fresh = false;
      element.open = names.some((name) => schema.questions[name]!.readings.some((one) => one !== asked[name] && differs(name, one)));
    }
  }

  /** Whether the example is there to tell the readings of a question apart: it is named after it. */
  const own = (name: string): boolean => session.baked?.id === `question-${name.replaceAll("_", "-")}`;

  /** Questions that a visitor decided, asked in this trace or not. */
  function chosen(): { [name: string]: string } {
    return Object.fromEntries(Object.entries(session.state.rulings)
      .filter(([name, reading]) => session.standard.rulings[name] !== reading).map(([name, reading]) => [name, String(reading)]));
  }

  /** How it comes out by another reading, where that is known. */
  function outcome(name: string, reading: string): string | null {
    const trace = session.known({ ...session.state, rulings: { ...session.state.rulings, [name]: reading } });
    return trace && answerTo(trace, words);
  }

  function differs(name: string, reading: string): boolean {
    const told = outcome(name, reading);
    return told !== null && told !== answerTo(session.played!.trace, words);
  }

  function question(name: string, about: Question, reading: string): HTMLElement {
    const label = words.text(`question-${name}`);
    return h("li", { class: "question" }, h("p", {}, label, " ", context.cites(about.clauses)),
      h("div", { role: "group", "aria-label": label }, h("ul", { class: "readings" },
        ...about.readings.map((one) => option(name, about, one, one === reading)))));
  }

  function option(name: string, about: Question, one: string, inForce: boolean): HTMLElement {
    const called = readingName(name, one, words);
    const told = session.play || !session.played ? null : inForce ? answerTo(session.played.trace, words) : outcome(name, one);
    return h("li", {},
      h("button", { type: "button", "aria-pressed": String(inForce), "data-k": `rulings.${name}.${one}`, onclick: () => session.read(name, one) },
        one === about.printed ? words.text("ui-printed", { reading: called }) : called),
      told ? h("p", { class: "follows" }, words.text(inForce ? "ui-reading-now" : "ui-reading-then", { answer: told })) : null,
      grounds(context, about, one), context.house && one !== GAP ? mine(name, one, called) : null);
  }

  /** Whether the visitor's own table reads it so. */
  function mine(name: string, one: string, called: string): HTMLElement {
    const own = session.house[name] === one;
    return h("button", { type: "button", class: "quiet mine", "aria-pressed": String(own), "data-k": `mine.${name}.${one}`,
      "aria-label": `${words.text("ui-house-keep")}: ${called}`, onclick: () => context.keepReading(name, own ? null : one) },
    h("span", { "aria-hidden": "true" }, own ? "★ " : "☆ "), words.text("ui-house-keep"));
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
    return h("ul", { class: "readings" }, ...about.readings.filter((one) => one !== GAP).map((one) => h("li", {},
      h("button", { type: "button", onclick: () => session.read(name, one) }, readingName(name, one, words)), grounds(context, about, one))));
  }

  return { element, result };
}
