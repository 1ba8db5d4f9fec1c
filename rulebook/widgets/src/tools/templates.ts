// Sentences for conditions, each with the notation that it stands for: `$name` is a blank that a choice fills.

import type { Words } from "../narrate";
import { read, written, type Tree } from "../secret";

/** What may stand in a blank: its notation, and how it is called there. */
export interface Filling {
  key: string;
  label: string;
}

export interface Template {
  id: string;
  /** The notation by form; the form is a blank of the sentence too, if there are several. */
  forms: { [form: string]: string };
  /** What the blanks hold at first. */
  first: { [blank: string]: string };
}

const T = (id: string, forms: { [form: string]: string }, first: { [blank: string]: string }): Template => ({ id, forms, first });
const either = (pattern: string) => ({ is: pattern, not: `not(${pattern})` });

/** In the order in which they are offered. */
export const TEMPLATES: readonly Template[] = [
  T("color", either("equal(color($card), $color)"), { card: "current", color: "R" }),
  T("suit", either("equal(suit($card), $suit)"), { card: "current", suit: "H" }),
  T("suits", either("in(suit($card), $suit, $suit2)"), { card: "current", suit: "C", suit2: "H" }),
  T("trait", { even: "even($card)", odd: "odd($card)", prime: "prime($card)", royal: "is_royal($card)", common: "not(is_royal($card))" },
    { card: "current" }),
  T("value", { ...either("equal(value($card), $value)"), more: "greater(value($card), $value)", less: "less(value($card), $value)" },
    { card: "current", value: "7" }),
  T("between", either("between(value($card), $value, $value2)"), { card: "current", value: "5", value2: "9" }),
  T("same", { same: "equal($aspect(current), $aspect($with))", other: "not(equal($aspect(current), $aspect($with)))" },
    { aspect: "color", with: "previous" }),
  T("compare", { higher: "greater(value(current), value($than))", lower: "less(value(current), value($than))",
    least: "not(less(value(current), value($than)))", most: "not(greater(value(current), value($than)))" }, { than: "previous" }),
  T("step", { up: "equal(value(current), plus1(value($than)))", down: "equal(value(current), minus1(value($than)))" },
    { than: "previous" }),
  T("ring", { is: "equal(suit(current), cycle(suit($after)))" }, { after: "previous" }),
  T("place", { is: "equal(mod(position, $divisor), $rest)" }, { divisor: "2", rest: "0" }),
  T("constant", { any: "True", none: "False" }, {}),
];

/** What conditions may be joined by, and what a fresh one holds beside the condition that was there. */
export const JOINS: readonly string[] = ["and", "or", "not", "if"];
/** How deep the builder lets them stand in each other; typed notation may go deeper. */
export const DEEPEST = 4;

const EARLIER = ["previous", "previous2", "first"];

/** What may stand in a blank of this name. */
export function fillings(blank: string, words: Words): Filling[] {
  const kind = blank.replace(/\d$/, "");
  const from = (names: readonly (string | number)[], label: (name: string) => string) =>
    names.map((name) => ({ key: String(name), label: label(String(name)) }));
  switch (kind) {
    case "card": return from(["current", "previous", "previous2", "first"], (name) => words.text(`secret-${name}-of`));
    case "with": return from(EARLIER, (name) => words.text(`ui-with-${name}`));
    case "than": return from(EARLIER, (name) => words.text(`ui-than-${name}`));
    case "after": return from(EARLIER, (name) => words.text(`ui-after-${name}`));
    case "aspect": return from(["color", "suit", "value"], (name) => words.text(`ui-aspect-${name}`));
    case "color": return from(["R", "B"], (name) => words.text(name === "R" ? "secret-red" : "secret-black"));
    case "suit": return ["C", "D", "H", "S"].map((name, at) => ({ key: name, label: "♣♦♥♠"[at]! }));
    case "value": return numbers(1, 13, (value) => ["A", "J", "Q", "K"][[1, 11, 12, 13].indexOf(value)]);
    case "divisor": return numbers(2, 6);
    default: return numbers(0, 5);
  }
}

function numbers(low: number, high: number, also: (value: number) => string | undefined = () => undefined): Filling[] {
  return Array.from({ length: high - low + 1 }, (_, at) => low + at).map((value) =>
    ({ key: String(value), label: also(value) ? `${value} (${also(value)})` : String(value) }));
}

const patterns = new Map<string, Tree>();

function pattern(text: string): Tree {
  const known = patterns.get(text) ?? read(text)!;
  patterns.set(text, known);
  return known;
}

/** What a template's blanks hold, by blank; `form` is one of them. */
export type Blanks = { [blank: string]: string };

export function made(template: Template, blanks: Blanks): Tree {
  const fill = (tree: Tree): Tree => {
    if ("literal" in tree) return tree;
    const name = tree.word.startsWith("$") ? tree.word.slice(1) : null;
    if (name && !tree.parts.length) return pattern(blanks[name]!);
    return { word: name ? blanks[name]! : tree.word, parts: tree.parts.map(fill) };
  };
  return fill(pattern(template.forms[blanks.form!]!));
}

export function fresh(template: Template): Tree {
  return made(template, { form: Object.keys(template.forms)[0]!, ...template.first });
}

export interface Found {
  template: Template;
  blanks: Blanks;
}

/** The template that a condition is, and what its blanks hold; null where it is none. */
export function found(tree: Tree, words: Words): Found | null {
  for (const template of TEMPLATES) {
    for (const [form, text] of Object.entries(template.forms)) {
      const blanks: Blanks = { form };
      const fits = matches(pattern(text), tree, blanks)
        && Object.entries(blanks).every(([name, key]) => name === "form" || fillings(name, words).some((one) => one.key === key));
      if (fits) return { template, blanks };
    }
  }
  return null;
}

function matches(form: Tree, tree: Tree, blanks: Blanks): boolean {
  if ("literal" in form) return written(form) === written(tree);
  const blank = form.word.startsWith("$") ? form.word.slice(1) : null;
  if (blank && !form.parts.length) return bound(blanks, blank, written(tree));
  if (!("word" in tree) || tree.parts.length !== form.parts.length) return false;
  if (blank ? !bound(blanks, blank, tree.word) : form.word !== tree.word) return false;
  return form.parts.every((part, place) => matches(part, tree.parts[place]!, blanks));
}

function bound(blanks: Blanks, name: string, key: string): boolean {
  blanks[name] ??= key;
  return blanks[name] === key;
}
