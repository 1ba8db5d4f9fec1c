// What the rules ask, under the question itself: a button for each answer, and why the rest may not be chosen.

import type { Context, Part } from "../context";
import { h, put, redraw } from "../dom";
import { refusalSentence } from "../phrases";
import type { Choice, Refusal } from "../types";

export function choice(context: Context): Part {
  const { session, words } = context;
  const element = h("div", { class: "panel ask", role: "group", hidden: true, "aria-label": words.text("ui-asked") });

  const answer = (option: string) => session.change((position) => {
    // Answers behind one that was refused belonged to another course of things.
    position.answers = [...position.answers.slice(0, session.played?.trace.answers.length), option];
  });

  function result(): void {
    const trace = session.played?.trace;
    const pending = trace?.pending;
    const shown = !!trace && !session.problems.length && (session.source === "recorded" || session.source === "live");
    redraw(element, () => {
      put(element, shown && trace.refused ? refused(trace.refused.answer, trace.refused.refusal) : null,
        ...(shown && pending ? asked(pending) : []));
      element.hidden = !element.childElementCount;
    }, () => {
      context.home();
      return null;
    });
  }

  function asked(pending: Choice): Node[] {
    const who = pending.who === "table" || pending.who === "chance"
      ? words.text(`ui-asked-${pending.who}`) : words.text("ui-asked-seat", { seat: pending.who });
    const label = words.text(`choice-${pending.kind}`, { who: pending.who, ...pending.facts });
    return [h("p", { class: "who" }, who, " ", context.cites(pending.clauses)),
      h("div", { class: "options", role: "group", "aria-label": label },
        ...pending.options?.map((option) => h("button", { type: "button", onclick: () => answer(option) },
          words.option(option))) ?? [freely(label)]),
      ...(pending.refusals.length ? [whyNot(pending)] : [])];
  }

  /** Too many options to list: one is written. */
  function freely(label: string): HTMLElement {
    const input = h("input", { type: "text", required: true, maxlength: 200, "aria-label": label });
    return h("form", { onsubmit: (event: Event) => {
      event.preventDefault();
      answer(input.value.trim());
    } }, input, h("button", {}, words.text("ui-answer")));
  }

  function whyNot(pending: Choice): HTMLElement {
    const why = h("p", { class: "why", "aria-live": "polite" });
    return h("details", { class: "why-not" },
      h("summary", {}, words.text("ui-why-not", { count: pending.refusals.length })),
      h("div", { class: "options" }, ...pending.refusals.map((refusal) =>
        h("button", { type: "button", class: "quiet", "aria-pressed": "false", onclick: (event: Event) => {
          const pressed = event.currentTarget as HTMLElement;
          for (const one of pressed.parentElement!.children) one.setAttribute("aria-pressed", String(one === pressed));
          put(why, refusalSentence(refusal, words), " ", context.cites(refusal.clauses));
        } }, words.option(refusal.option)))), why);
  }

  function refused(text: string, refusal: Refusal): HTMLElement {
    return h("div", { class: "refused" },
      h("p", {}, h("strong", {}, words.text("ui-refused", { answer: words.option(text) })), " ",
        refusalSentence(refusal, words), " ", context.cites(refusal.clauses)),
      h("button", { type: "button", onclick: () => session.change((position) => {
        position.answers = position.answers.slice(0, session.played?.trace.answers.length);
      }) }, words.text("ui-drop-answer")));
  }

  return { element, result };
}
