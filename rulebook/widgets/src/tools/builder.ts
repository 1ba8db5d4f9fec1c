// A secret rule put together out of sentences: every blank is a choice, conditions stand in boxes that join them.

import { h, icon } from "../kit";
import type { Words } from "../narrate";
import { headings, joins, partsOf, said, wordOf, type Tree } from "../secret";
import { DEEPEST, JOINS, TEMPLATES, fillings, found, fresh, made, type Found } from "./templates";

/** What stands for a blank while a sentence is put together. */
const BLANK = "\u0001";

/** The conditions of a rule as controls. */
export function builder(tree: Tree, words: Words, change: (tree: Tree) => void): HTMLElement {
  return condition(tree, words, 1, "0", change, null);
}

function condition(tree: Tree, words: Words, depth: number, path: string, change: (tree: Tree) => void,
  remove: (() => void) | null): HTMLElement {
  const known = found(tree, words);
  const joined = !known && joins(tree);
  const kind = h("select", { class: "kind", "data-k": `kind ${path}`, "aria-label": words.text("ui-condition"),
    onchange: () => change(turned(tree, kind.value)) },
    ...(known || canBuild(tree) ? [] : [h("option", { value: "" }, words.text(joined ? "ui-kind-joined" : "ui-kind-own"))]),
    h("optgroup", { label: words.text("ui-conditions") },
      ...TEMPLATES.map(({ id }) => h("option", { value: id }, words.text(`ui-kind-${id}`)))),
    depth <= DEEPEST ? h("optgroup", { label: words.text("ui-joined") },
      ...JOINS.map((name) => h("option", { value: name }, words.text(`ui-kind-${name}`)))) : null);
  kind.value = known?.template.id ?? (canBuild(tree) ? wordOf(tree) : "");
  const row = h("div", { class: "said" }, kind,
    known ? sentence(known, words, path, change) : joined ? null : h("span", { class: "own" }, said(tree, words)),
    remove && h("button", { type: "button", class: "square", "data-k": `remove ${path}`, title: words.text("ui-remove-condition"),
      "aria-label": words.text("ui-remove-condition"), onclick: remove }, icon("remove")));
  return h("div", { class: joined ? "condition joined" : "condition" }, row, joined && inner(tree, words, depth, path, change));
}

/** Whether the builder itself offers what joins here; `equal` of two conditions it only shows. */
function canBuild(tree: Tree): boolean {
  return JOINS.includes(wordOf(tree));
}

/** The conditions inside of one that joins them. */
function inner(tree: Tree, words: Words, depth: number, path: string, change: (tree: Tree) => void): HTMLElement {
  const word = wordOf(tree);
  const parts = partsOf(tree);
  const over = headings(tree);
  const put = (place: number, ...next: Tree[]) => change({ word, parts: [...parts.slice(0, place), ...next, ...parts.slice(place + 1)] });
  const many = word === "and" || word === "or";
  // Where only one would be left, it stands for itself.
  const drop = (place: number) => many ? () => (parts.length > 2 ? put(place) : change(parts[1 - place]!))
    : word === "if" && place === 2 ? () => put(place) : null;
  const rows = parts.flatMap((part, place) => [
    word === "if" ? h("p", { class: "heading" }, words.text(`secret-${over[place]}`)) : null,
    condition(part, words, depth + 1, `${path}.${place}`, (next) => put(place, next), drop(place))]);
  const add = many || (word === "if" && parts.length === 2) ? h("button", { type: "button", class: "quiet", "data-k": `add ${path}`,
    onclick: () => change({ word, parts: [...parts, fresh(TEMPLATES[many ? parts.length % 4 : 0]!)] }) },
    words.text(many ? "ui-add-condition" : "ui-add-otherwise")) : null;
  return h("div", { class: "parts" }, word === "if" ? null : h("p", { class: "heading" }, words.text(`secret-${over[0]}`)), ...rows, add);
}

/** Another kind of condition in this one's place; what joins takes in the one that was there. */
function turned(tree: Tree, kind: string): Tree {
  const template = TEMPLATES.find((one) => one.id === kind);
  if (template) return fresh(template);
  const parts = partsOf(tree);
  const word = wordOf(tree);
  if ((kind === "and" || kind === "or") && (word === "and" || word === "or")) return { word: kind, parts };
  const first = joins(tree) && ["not", "if"].includes(word) && kind !== word ? parts[0]! : tree;
  if (kind === "not") return { word: "not", parts: [first] };
  const [one, other] = [TEMPLATES[6]!, TEMPLATES[3]!].map(fresh) as [Tree, Tree];
  return kind === "if" ? { word: "if", parts: [first, one, other] } : { word: kind, parts: [first, one] };
}

/** A sentence with a choice in each of its blanks. */
function sentence({ template, blanks }: Found, words: Words, path: string, change: (tree: Tree) => void): HTMLElement {
  const names = Object.keys(blanks);
  const facts = Object.fromEntries(names.map((name) => [name, `${BLANK}${name}${BLANK}`]));
  const pieces = words.text(`ui-say-${template.id}`, facts).split(BLANK);
  return h("span", { class: "sentence" }, ...pieces.map((piece, at) => {
    if (at % 2 === 0) return piece;
    const options = piece === "form" ? Object.keys(template.forms).map((key) => ({ key, label: words.text(`ui-form-${template.id}-${key}`) }))
      : fillings(piece, words);
    const select = h("select", { "data-k": `${piece} ${path}`, "aria-label": words.text(`ui-blank-${piece.replace(/\d$/, "")}`),
      onchange: () => change(made(template, { ...blanks, [piece]: select.value })) },
      ...options.map(({ key, label }) => h("option", { value: key }, label)));
    select.value = blanks[piece]!;
    return select;
  }));
}
