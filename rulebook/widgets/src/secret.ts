// A secret rule as the tree that Python gives for it: its canonical text, and its sentences as rulebook.secret_words says them.

import type { Words } from "./narrate";
import type { Json } from "./types";

/** A function or word with its parts, or a literal with its kind. */
export type Tree = { word: string; parts: Tree[] } | { literal: Json; kind: string };

/** The longest rule, in letters. */
export const LONGEST_RULE = 2000;

const SUITS = ["♣", "♦", "♥", "♠"];
const LETTERS = "CDHS";
const CARDS = ["current", "previous", "previous2", "first", "each"];
const HEADINGS: { [word: string]: string } = { and: "all", or: "any", not: "none", equal: "both" };
const INLINE: { [word: string]: string } = { and: "and", or: "or", not: "not", equal: "same" };
const KINDS: { [word: string]: string } = { suit: "suit", color: "color", value: "value", mod: "number", count: "number",
  position: "number", ...Object.fromEntries(CARDS.map((name) => [name, "card"])) };

export const wordOf = (tree: Tree): string => "word" in tree ? tree.word : "";
export const partsOf = (tree: Tree): Tree[] => "word" in tree ? tree.parts : [];

// Notation.

/** The canonical text of a tree. */
export function written(tree: Tree): string {
  if ("literal" in tree) return literalText(tree.literal);
  return tree.word + (tree.parts.length ? `(${tree.parts.map(written).join(", ")})` : "");
}

function literalText(value: Json): string {
  if (typeof value === "boolean") return value ? "True" : "False";
  const text = String(value);
  if (text === "black" || text === "red") return text[0]!.toUpperCase();
  const suit = SUITS.indexOf(text.slice(-1));
  return suit < 0 ? text : text.slice(0, -1) + LETTERS[suit];
}

/** The tree of a canonical text; null where it is none. Whether it is a rule, Python says. */
export function read(text: string): Tree | null {
  const tokens = text.match(/[(),]|[^\s(),]+/g) ?? [];
  let at = 0;
  function term(): Tree | null {
    const token = tokens[at++];
    if (!token || "(),".includes(token)) return null;
    if (tokens[at] !== "(") return /^[a-z$]/.test(token) ? { word: token, parts: [] } : literal(token);
    const parts: Tree[] = [];
    do {
      at += 1;
      const part = term();
      if (!part) return null;
      parts.push(part);
    } while (tokens[at] === ",");
    return tokens[at++] === ")" ? { word: token, parts } : null;
  }
  const tree = term();
  return at === tokens.length ? tree : null;
}

function literal(token: string): Tree {
  if (token === "True" || token === "False") return { literal: token === "True", kind: "test" };
  if (token === "B" || token === "R") return { literal: token === "B" ? "black" : "red", kind: "color" };
  if (/^\d+$/.test(token)) return number(Number(token));
  const suit = SUITS[LETTERS.indexOf(token.slice(-1))] ?? "";
  return { literal: token.slice(0, -1) + suit, kind: token.length === 1 ? "suit" : "card" };
}

/** A number, from 1 to 13 a value as well. */
export function number(value: number): Tree {
  return { literal: value, kind: value >= 1 && value <= 13 ? "value" : "number" };
}

// Sentences.

/** The kind of thing that a part gives. */
export function kindOf(tree: Tree): string {
  if ("literal" in tree) return tree.kind;
  if (["plus1", "minus1", "cycle"].includes(tree.word)) return kindOf(tree.parts[0]!);
  return tree.word === "if" ? kindOf(tree.parts[1]!) : KINDS[tree.word] ?? "test";
}

/** Whether a part joins conditions. */
export function joins(tree: Tree): boolean {
  const word = wordOf(tree);
  return ["and", "or", "not", "if"].includes(word) || (word === "equal" && kindOf(partsOf(tree)[0]!) === "test");
}

/** What stands over each part of one that joins conditions. */
export function headings(tree: Tree): string[] {
  return wordOf(tree) === "if" ? ["if", "then", "otherwise"].slice(0, partsOf(tree).length) : [HEADINGS[wordOf(tree)]!];
}

/** A rule in words: a sentence for one of the catalogue; else conditions, one a line, indented under what joins them. */
export function describe(tree: Tree, words: Words, catalogue: string | null = null): string {
  if (catalogue) return words.text(`catalogue-${catalogue}`);
  return [...lines(tree, words, 0)].map(([depth, clause]) => "  ".repeat(depth) + clause).join("\n");
}

function* lines(tree: Tree, words: Words, depth: number): Iterable<[number, string]> {
  if (!joins(tree)) return void (yield [depth, said(tree, words)]);
  const over = headings(tree).map((name) => words.text(`secret-${name}`));
  for (const [place, part] of partsOf(tree).entries()) {
    if (over[place] !== undefined && (place === 0 || wordOf(tree) === "if")) yield [depth, over[place]];
    yield* lines(part, words, depth + 1);
  }
}

/** A part in one line. */
export function said(tree: Tree, words: Words): string {
  if ("literal" in tree) return literalSaid(tree.literal, words);
  const { word, parts } = tree;
  const all = parts.map((part) => said(part, words));
  const [one = "", other = "", third = ""] = all;
  switch (word) {
    case "suit": case "color": case "value": case "even": case "odd": case "prime":
      return words.text(`secret-${word}`, { of: whose(parts[0]!, words) });
    case "is_royal": return words.text("secret-is-royal", { card: one });
    case "plus1": case "minus1": {
      const kind = kindOf(tree);
      return words.text(`secret-${kind === "color" ? "other-color" : kind === "suit" ? `${word}-suit` : word}`, { one });
    }
    case "cycle": {
      const natural = kindOf(tree) === "suit" ? SUITS : ["1", "…", "13"];
      return words.text("secret-cycle", { one, ring: (all.length > 1 ? all.slice(1) : natural).join(" ") });
    }
    case "in": return words.text("secret-in", { one, things: all.slice(1) });
    case "between": return words.text("secret-between", { one, low: other, high: third });
    case "mod": return words.text("secret-mod", { one, divisor: other });
    case "count": return words.text("secret-count", { test: one });
    case "if": return words.text("secret-choose", { test: one, then: other, other: all.length > 2 ? third : words.text("secret-true") });
    default: {
      if (!parts.length) return words.text(`secret-${word}`);
      if (!joins(tree)) return words.text(`secret-${word}`, { one, other });
      const inline = `secret-${INLINE[word]}`;
      return all.length === 1 ? words.text(inline, { one }) : all.reduce((so, next) => words.text(inline, { one: so, other: next }));
    }
  }
}

/** A card as whose suit, colour or value is meant. */
function whose(tree: Tree, words: Words): string {
  return CARDS.includes(wordOf(tree)) ? words.text(`secret-${wordOf(tree)}-of`) : words.text("secret-card-of", { card: said(tree, words) });
}

/** A literal: cards, suits and numbers as they stand. */
export function literalSaid(value: Json, words: Words): string {
  return typeof value === "boolean" || value === "black" || value === "red" ? words.text(`secret-${String(value)}`) : String(value);
}
