// A table for any game: what lies where, as a list.

import { isMap } from "../diff";
import { h, put } from "../dom";
import { paramName } from "../phrases";
import type { Words } from "../narrate";
import type { Json } from "../types";
import type { Board } from "./board";

function shown(value: Json | undefined, words: Words, named: (key: string) => string): Node | string {
  if (Array.isArray(value) && value.some((item) => isMap(item) || Array.isArray(item)))
    return h("ul", {}, ...value.map((item) => h("li", {}, shown(item, words, named))));
  if (Array.isArray(value)) return value.length ? value.map((item) => shown(item, words, named)).join(", ") : "–";
  if (!isMap(value)) return value === null || value === undefined ? "–" : words.form(String(value));
  return h("dl", {}, ...Object.entries(value).flatMap(([key, part]) =>
    [h("dt", {}, named(key)), h("dd", {}, shown(part, words, named))]));
}

export const plain: Board = {
  part({ session, words, schema }) {
    const element = h("div", { class: "table plain" });
    const named = (key: string) => paramName(key, words, schema);
    const draw = () => put(element, shown(session.played?.frames[session.step] ?? {}, words, named));
    return { element, result: draw, step: draw };
  },
};
