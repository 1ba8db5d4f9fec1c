// Guess first: the answer is hidden until the reader has said what it will be; then every guess gets its reason.

import type { Context, Part } from "../context";
import { canonical } from "../diff";
import { h, put } from "../dom";
import { answerTo } from "../phrases";
import { about, asked as askedOf, before, decided, guesses, type Guess } from "../predict";
import { keep, kept, watchKept } from "../store";
import type { BenchEvent, Trace } from "../types";
import { changedBy, changeSaid } from "../variant";

/** Whether a reader wants to guess, and what was guessed of each example. */
const SETTING = "guess";
const GUESSED = "guessed";

export interface GuessPart extends Part {
  /** Whether the answer is not told yet. */
  readonly asking: boolean;
}

/**
 * @param asked whether readers are asked here at all before they touch anything: not those whom a link brought
 * @param veiled called when the answer is hidden or told
 */
export function guess(context: Context, asked: boolean, veiled: () => void): GuessPart {
  const { session, words, schema } = context;
  const { baked } = session;
  const fact = baked?.predict ?? "";
  const name = `${baked?.game}/${baked?.id}`;
  const element = h("div", { class: "predict" });
  let all: Guess[] | null = null;
  /** What was guessed; null before. */
  let given: string | null = null;
  let asking = false;

  const own = (): Guess[] => all ??= baked && !session.play ? guesses(baked, session.standard, words, schema) : [];
  const untouched = () => !session.changed && session.state.step === null && !!session.played;

  function ask(): void {
    given = null;
    asking = true;
    session.veil = before(session.played!.trace, fact);
    show();
    veiled();
  }

  function tell(): void {
    asking = false;
    session.veil = null;
    show();
    veiled();
  }

  /** The page's setting, as it stands or has just changed. */
  function settle(): void {
    if (kept(SETTING) === true) {
      if (!asked || asking || given !== null || !untouched() || !own().length) return show();
      const guessed = (kept(GUESSED) as { [name: string]: unknown } | null)?.[name];
      if (own().some((one) => canonical(one.value) === guessed)) {
        given = guessed as string;
        show();
      } else ask();
    } else if (asking) tell();
    else show();
  }

  function choose(one: Guess): void {
    given = canonical(one.value);
    keep(GUESSED, { ...kept(GUESSED) as object | null, [name]: given });
    tell();
    element.querySelector<HTMLElement>(".verdict")?.focus();
  }

  function show(): void {
    const few = own();
    // Once something is changed, another thing is told than was guessed.
    element.hidden = !few.length || (!asking && !untouched());
    element.className = `predict${asking || given !== null ? " panel" : ""}`;
    if (element.hidden) return put(element);
    if (asking) put(element, ...question(few));
    else if (given !== null) put(element, ...verdict(few));
    else put(element, h("button", { type: "button", class: "quiet", "data-k": "guess", onclick: () => {
      asked = true;
      keep(SETTING, true);
      ask();
      element.querySelector<HTMLElement>("button")?.focus();
    } }, words.text("ui-guess-first")));
  }

  function question(few: Guess[]): HTMLElement[] {
    const label = words.text(`ui-guess-${askedOf(baked!, session.played!.trace)}`);
    return [h("p", { class: "who" }, label), h("div", { class: "options", role: "group", "aria-label": label },
        ...few.map((one) => h("button", { type: "button", onclick: () => choose(one) }, one.label))),
      h("p", { class: "soft" }, words.text("ui-guess-private"), " ", off())];
  }

  function off(): HTMLElement {
    return h("button", { type: "button", class: "quiet", onclick: () => {
      keep(SETTING, null);
      context.home();
    } }, words.text("ui-guess-off"));
  }

  function verdict(few: Guess[]): HTMLElement[] {
    const right = few.find(({ key }) => key === "")!;
    return [h("p", { class: "verdict", tabindex: -1 },
      words.text(given === canonical(right.value) ? "ui-guess-right" : "ui-guess-wrong", { answer: right.label })),
    h("details", { class: "reasons", open: true }, h("summary", {}, words.text("ui-guess-reasons")),
      h("ul", {}, ...few.map((one) => reason(one, right)))),
    h("p", { class: "soft" }, h("button", { type: "button", class: "quiet", onclick: () => {
      ask();
      element.querySelector<HTMLElement>("button")?.focus();
    } }, words.text("ui-guess-again")), " ", off())];
  }

  /** Why a guess is right; or what stands against it here, and with what change it would be right. */
  function reason(one: Guess, right: Guess): HTMLElement {
    const so = one === right;
    const mark = h("span", { class: so ? "yes" : "no" }, h("span", { "aria-hidden": "true" }, so ? "✓" : "✗"),
      h("span", { class: "hidden" }, words.text(so ? "ui-guess-yes-mark" : "ui-guess-no-mark")));
    const { key, trace } = one;
    const here = so ? null : fact === "outcome" ? null : about(right.trace!, fact, one.value, right.value);
    const against = so || here || !key ? h("p", {}, ...here ? told(here) : deciding(right.trace!)) : null;
    return h("li", {}, mark, " ", h("strong", {}, one.label), canonical(one.value) === given ? h("span", { class: "badge" }, words.text("ui-guess-yours")) : null,
      against, key && trace ? h("p", {}, words.text("ui-guess-would", { change: changeSaid(key, words, schema) }), " ", ...deciding(trace), " ",
        h("button", { type: "button", class: "quiet", onclick: () => {
          const { args, answers, rulings } = changedBy(key, session.state, baked!.call, schema);
          session.change((position) => Object.assign(position, { args, answers, rulings }));
          context.home();
        } }, words.text("ui-guess-try"))) : null);
  }

  /** The sentence that decides a trace, with its clauses. */
  function deciding(trace: Trace): (string | HTMLElement)[] {
    const { events, gap, pending } = trace;
    if (gap) return [answerTo(trace, words), " ", context.cites(gap.clauses)];
    const event = events[decided(trace, fact)];
    if (event) return told(event);
    return [answerTo(trace, words), " ", context.cites(pending?.clauses ?? [])];
  }

  function told(event: BenchEvent): (string | HTMLElement)[] {
    return [words.event(event), " ", context.cites(event.clauses)];
  }

  const stop = watchKept(SETTING, settle);
  return { element, get asking() { return asking; }, close: stop, result() {
    all = null;
    // What a reader changes is answered.
    if (asking && !untouched()) {
      asking = false;
      session.veil = null;
    }
    settle();
  } };
}
