// What the rules ask, under the question itself: a button for each answer, and why the rest may not be chosen.

import type { Context, Part } from "../context";
import { h, put, redraw } from "../dom";
import { progressOf, questionOf, refusalSentence } from "../phrases";
import type { Choice, Refusal } from "../types";

/** A control of a game's own for a choice, in place of its options; null where it has none. */
export type Picker = (pending: Choice, answer: (...options: string[]) => void) => HTMLElement | null;

/**
 * @param picker a control of the game's own
 * @param whole whether the question itself is asked here; else it stands above already, and only who is asked is said
 */
export function choice(context: Context, picker?: Picker, whole = false): Part {
  const { session, words, schema } = context;
  const element = h("div", { class: "panel ask", role: "group", hidden: true, "aria-label": words.text("ui-asked") });

  const answer = (...options: string[]) => session.answer(...options);

  function result(): void {
    // A hand of cards does not go away while Python thinks about one of them.
    if (session.play && session.source === "waiting") return;
    const trace = session.played?.trace;
    const pending = trace?.pending;
    const shown = !!trace && !session.problems.length && (session.source === "recorded" || session.source === "live");
    redraw(element, () => {
      put(element, shown && trace.refused ? refused(trace.refused.answer, trace.refused.refusal) : null,
        ...(shown && pending ? asked(pending) : []));
      element.hidden = !element.childElementCount;
    }, () => {
      // Who has played from a hand plays from it again.
      const card = element.querySelector<HTMLElement>(".own button");
      if (!card) context.home();
      return card;
    });
  }

  function asked(pending: Choice): Node[] {
    const who = pending.who === "table" || pending.who === "chance"
      ? words.text(`ui-asked-${pending.who}`) : words.text("ui-asked-seat", { seat: pending.who });
    const label = questionOf(pending, words);
    const own = picker?.(pending, answer);
    // Where somebody plays, the question stands above the table already.
    // A control that shows only what may be chosen leaves the rest to be asked about.
    const rest = own?.matches(".listed") ? whyNot(pending) : [];
    if (own && session.play) return [own, h("p", { class: "who" }, context.cites(pending.clauses)), ...rest];
    if (own) return [h("p", { class: "who" }, label, " ", context.cites(pending.clauses)), own, ...rest];
    return [h("p", { class: "who" }, session.play ? null : whole ? label : who, " ", context.cites(pending.clauses)),
      h("div", { class: "options", role: "group", "aria-label": label },
        ...(pending.options ?? pending.some ?? []).map((option) =>
          h("button", { type: "button", "data-k": option, onclick: () => answer(option) }, words.option(option))),
        pending.options ? null : freely(label)),
      ...whyNot(pending)];
  }

  /** Too many options to list: one is written. */
  function freely(label: string): HTMLElement {
    const input = h("input", { type: "text", required: true, maxlength: 200, "aria-label": label });
    return h("form", { onsubmit: (event: Event) => {
      event.preventDefault();
      answer(input.value.trim());
    } }, input, h("button", {}, words.text("ui-answer")));
  }

  /** Refusals that came with the question, and a list of whatever else there is of that kind, to ask Python about. */
  function whyNot(pending: Choice): HTMLElement[] {
    const why = h("p", { class: "why", "aria-live": "polite" });
    const tell = (refusal: Refusal) => put(why, refusalSentence(refusal, words), " ", context.cites(refusal.clauses));
    const buttons = pending.refusals.map((refusal) =>
      h("button", { type: "button", class: "quiet", "aria-pressed": "false", onclick: (event: Event) => {
        press(event.currentTarget as HTMLElement);
        if (others) others.value = "";
        tell(refusal);
      } }, words.option(refusal.option)));
    const press = (pressed: HTMLElement | null) => {
      for (const one of buttons) one.setAttribute("aria-pressed", String(one === pressed));
    };
    const others = elsewhere(pending, async (option) => {
      press(null);
      put(why, option && progressOf(session, words));
      if (!option) return;
      const refusal = await session.whyNot(option);
      if (others?.value !== option) return;
      if (refusal) tell(refusal);
      else put(why, refusal === undefined ? words.text("ui-answer-failed") : null);
    });
    return [h("details", { class: "why-not" }, h("summary", {}, words.text("ui-why-not")),
      h("div", { class: "options" }, ...buttons, others), pending.options && typed(pending.options, (option) => {
        press(null);
        if (others) others.value = "";
        put(why, progressOf(session, words));
        return session.whyNot(option).then((refusal) => {
          if (refusal) tell(refusal);
          else if (refusal === null) answer(option);
          else put(why, words.text("ui-answer-failed"));
        });
      }), why)];
  }

  /** Any answer, written as answers are: one that may be given is, of another it is said why not. */
  function typed(options: string[], tried: (option: string) => unknown): HTMLElement {
    const input = h("input", { type: "text", required: true, maxlength: 200, autocomplete: "off", autocapitalize: "off", spellcheck: "false",
      "data-k": "typed", placeholder: options[0] ?? "", "aria-label": words.text("ui-typed") });
    return h("form", { class: "typed", onsubmit: (event: Event) => {
      event.preventDefault();
      tried(input.value.trim().normalize("NFC"));
    } }, h("label", {}, words.text("ui-typed"), " ", input), h("button", {}, words.text("ui-answer")));
  }

  /** Names of the options' kind that are neither offered nor refused already: first those on the table, by place. */
  function elsewhere(pending: Choice, ask: (option: string) => void): HTMLSelectElement | null {
    const options = pending.options ?? [];
    const kind = Object.keys(schema.names).find((one) => options.length && options.every((option) => schema.names[one]!.includes(option)));
    const told = new Set([...options, ...pending.refusals.map((refusal) => refusal.option)]);
    const label = words.text("ui-ask-about");
    const select = h("select", { "aria-label": label, onchange: () => ask(select.value) }, h("option", { value: "" }, label));
    for (const group of kind ? [...context.lying(kind), ...context.groups(kind)] : []) {
      const names = [...new Set(group.values)].filter((name) => !told.has(name));
      for (const name of names) told.add(name);
      const into = h("optgroup", { label: group.label }, ...names.map((value) => h("option", { value }, words.form(value))));
      if (names.length) select.append(...(group.label ? [into] : into.children));
    }
    return select.length > 1 ? select : null;
  }

  function refused(text: string, refusal: Refusal): HTMLElement {
    // In a play another answer is given at once; there nothing else rests on this one.
    if (session.play) return h("p", { class: "refused", role: "alert" }, refusalSentence(refusal, words), " ", context.cites(refusal.clauses));
    return h("div", { class: "refused" },
      h("p", {}, h("strong", {}, words.text("ui-refused", { answer: words.option(text) })), " ",
        refusalSentence(refusal, words), " ", context.cites(refusal.clauses)),
      h("button", { type: "button", onclick: () => session.change((position) => {
        position.answers = session.standing;
      }) }, words.text("ui-drop-answer")));
  }

  return { element, result };
}
