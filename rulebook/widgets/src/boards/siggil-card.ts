// A card of Siggil: its number, its family's drawing and colour; spirits; backs.

import type { Context, Group } from "../context";
import { drawing, h, isMap } from "../kit";
import type { Json } from "../types";
import { BEADS, FAMILIES, HALO } from "./families";

export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

export function entries(value: Json | undefined): [string, Json][] {
  return isMap(value) ? Object.entries(value) : [];
}

/** A card's name without the number that a set-up states of a spirit, and that number. */
function stated(name: string): [string, string] {
  const [, spirit, number] = /^(.*\*)([1-7]?)$/.exec(name) ?? [];
  return [spirit ?? name, number ?? ""];
}

/** The number printed on a card; of a spirit, whose number may be open, what the table knows of it. */
function numberOf(name: string, numbers: Json | undefined): string {
  const [spirit, number] = stated(name);
  if (!spirit.endsWith("*")) return name.split(" ").at(-1)!;
  const known = isMap(numbers) ? numbers[spirit] : undefined;
  return number || (known ? String(known) : "?");
}

function familyOf(name: string): string {
  return name.replace(/( \d|\*\d?)$/, "");
}

/** The classes of a card that lies open. */
export function look(name: string): string {
  return `sg f${Object.keys(FAMILIES).indexOf(familyOf(name))}${name.includes("*") ? " spirit" : ""}`;
}

/** A card's name in the reader's language; of a spirit with its number. */
export function called(name: string, numbers: Json | undefined, { words }: Context): string {
  const [spirit] = stated(name);
  return spirit.endsWith("*") ? `${words.form(spirit)}, ${numberOf(name, numbers)}` : words.form(name);
}

/** What is printed on a card. */
export function face(name: string, numbers: Json | undefined, context: Context): Element[] {
  const mark = FAMILIES[familyOf(name)] ?? [];
  return [h("b", { "aria-hidden": "true" }, numberOf(name, numbers)), drawing("0 0 24 24", mark, { class: "corner" }),
    name.includes("*") ? drawing(HALO, [...mark, BEADS], { class: "middle" }) : drawing("0 0 24 24", mark, { class: "middle" }), h("span", { class: "hidden" }, called(name, numbers, context))];
}

/** A card that lies there; one that nobody sees shows its back. */
export function card(name: Json, numbers: Json | undefined, context: Context, more = ""): HTMLElement {
  return typeof name === "string"
    ? h("span", { class: `${look(name)} ${more}`, "data-card": name }, ...face(name, numbers, context))
    : h("span", { class: `sg down ${more}` }, h("span", { class: "hidden" }, context.words.text("ui-face-down")));
}

/** By family, then by number. */
export function sorted(names: string[]): string[] {
  const families = Object.keys(FAMILIES);
  const place = (name: string) => families.indexOf(familyOf(name)) * 10 + Number(name.split(" ").at(-1));
  return [...names].sort((one, other) => place(one) - place(other));
}

/** The cards by families. */
export function families({ schema, words }: Context): Group[] {
  const names = schema.names.card ?? [];
  return Object.keys(FAMILIES).map((family) =>
    ({ label: words.form(family), values: names.filter((name) => familyOf(name) === family) }));
}
