// Why a card is right or wrong under a secret rule: each of its conditions in words, with what came of it.

import { h, isMap } from "../kit";
import type { Words } from "../narrate";
import { headings, joins, literalSaid, partsOf, said, wordOf, type Tree } from "../secret";
import type { Json } from "../types";

/** A part of a rule with what it gave, as Python explains it. */
export interface Explained {
  value?: Json;
  parts: Explained[];
  missing?: string[];
}

export function reasons(rule: Tree, told: Explained, words: Words): HTMLElement {
  if (!told.missing) return h("ul", {}, ...conditions(rule, told, words));
  return h("p", {}, words.text("ui-card-missing", { cards: told.missing.map((name) => words.text(`secret-${name}`)) }));
}

/** A condition with what came of it, and those inside of it. */
function conditions(part: Tree, told: Explained, words: Words): HTMLElement[] {
  const { value } = told;
  const mark = value === undefined ? h("span", { class: "unasked", title: words.text("ui-not-reached") }, "–")
    : h("span", { class: value ? "yes" : "no" }, value ? "✓" : "✗", h("span", { class: "hidden" }, words.text(value ? "ui-fulfilled" : "ui-unfulfilled")));
  if (!joins(part)) return [h("li", {}, mark, " ", said(part, words), " ", h("span", { class: "values" }, values(part, told, words)))];
  const over = headings(part);
  const inside = partsOf(part).map((one, place) => conditions(one, told.parts[place] ?? { parts: [] }, words));
  if (wordOf(part) === "if") return inside.map((one, place) => h("li", {}, words.text(`secret-${over[place]}`), h("ul", {}, ...one)));
  return [h("li", {}, mark, " ", words.text(`secret-${over[0]}`), h("ul", {}, ...inside.flat()))];
}

/** What the terms of a condition were: "this card’s color: black". */
function values(part: Tree, told: Explained, words: Words): string {
  const terms = partsOf(part).flatMap((one, place) => {
    const value = told.parts[place]?.value;
    return "literal" in one || value === undefined || isMap(value) ? [] : [`${said(one, words)}: ${value === null ? words.text("ui-nothing") : literalSaid(value, words)}`];
  });
  return terms.length ? `(${terms.join("; ")})` : "";
}
