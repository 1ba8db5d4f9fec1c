// The catalogue of secret rules, to choose from.

import { h } from "./kit";
import type { Words } from "./narrate";
import type { Schema } from "./types";

interface Entry {
  id: string;
  level: number;
  text: string;
  share: number;
}

export function catalogue(schema: Schema): Entry[] {
  return (schema.catalogue ?? []) as Entry[];
}

/** The catalogue's rules by level, for a select. */
export function levels(schema: Schema, words: Words): HTMLElement[] {
  const entries = catalogue(schema);
  return [...new Set(entries.map(({ level }) => level))].map((level) =>
    h("optgroup", { label: words.text("ui-of-level", { level }) }, ...entries.filter((one) => one.level === level).map((one) =>
      h("option", { value: one.text }, words.text(`catalogue-${one.id}`)))));
}
