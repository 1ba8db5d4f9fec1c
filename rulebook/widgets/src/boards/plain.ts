// A table for any game: what lies where, as a list.

import { isMap } from "../diff";
import { h, put } from "../dom";
import { paramName } from "../phrases";
import type { Words } from "../narrate";
import type { Json } from "../types";
import type { Board } from "./board";

function shown(value: Json | undefined, words: Words): Node | string {
  if (Array.isArray(value)) return value.length ? value.map((item) => shown(item, words)).join(", ") : "–";
  if (!isMap(value)) return value === null || value === undefined ? "–" : words.form(String(value));
  return h("dl", {}, ...Object.entries(value).flatMap(([key, part]) =>
    [h("dt", {}, words.form(key)), h("dd", {}, shown(part, words))]));
}

export const plain: Board = {
  part({ session, words, schema }) {
    const element = h("div", { class: "table plain" });
    const draw = () => put(element, shown(Object.fromEntries(Object.entries(session.played?.frames[session.step] ?? {})
      .map(([key, value]) => [paramName(key, words, schema), value])), words));
    return { element, result: draw, step: draw };
  },
};
