// One change of an example, as the key of its baked trace writes it: in words, and done.

import type { Words } from "./narrate";
import { placeName } from "./phrases";
import type { Facts, Json, Schema, State, Type } from "./types";

const KEY = /^(.*?)(\+=|-=|=)(.*)$/s;
/** What a key writes where a thing is taken out. */
const OUT = "null";

/** A change in words: "Autumn: LAIMA". */
export function changeSaid(key: string, words: Words, schema: Schema): string {
  const [, path = "", how, text = ""] = KEY.exec(key) ?? [];
  const parts = path.split(".");
  const value = text === OUT ? words.text("ui-not-stated") : words.maybe(`ui-value-${text}`) ?? words.option(text);
  if (parts[0] === "answers") return words.text("ui-change-answer", { value });
  if (parts[0] === "rulings") {
    return words.text("ui-change-to", { place: words.text(`question-${parts[1]}`), value: readingName(parts[1]!, text, words) });
  }
  const place = placeName(parts, words, schema);
  if (how === "-=") return words.text("ui-change-drop", { place, number: Number(text) + 1 });
  return words.text(how === "+=" ? "ui-change-add" : "ui-change-to", { place, value });
}

/** How a reading is called. */
export function readingName(question: string, reading: string, words: Words): string {
  return words.maybe(`reading-${question}-${reading}`) ?? words.text(`reading-${reading}`);
}

/** The state that a change of another leads to. */
export function changedBy(key: string, from: State, call: string, schema: Schema): State {
  const [, path = "", how = "=", text = ""] = KEY.exec(key) ?? [];
  const [first = "", ...rest] = path.split(".");
  const next = structuredClone(from);
  if (first === "rulings") next.rulings[rest[0]!] = text;
  else if (first === "answers") next.answers.splice(Number(rest[0]), text === OUT ? Infinity : 1, ...(text === OUT ? [] : [text]));
  else {
    const type = schema.calls[call]?.params.find(({ name }) => name === first)?.type;
    put(next.args, [first, ...rest], how, text, typed(text, inner(type, rest)));
  }
  return next;
}

/** The type at a path inside of a type. */
function inner(type: Type | undefined, path: string[]): Type | undefined {
  switch (type?.kind) {
    case "union": return inner(type.of.find(({ kind }) => kind === (path.length ? "list" : "int")) ?? type.of[0], path);
    case "map": return path.length ? inner(type.of, path.slice(1)) : type.of;
    case "list": return inner(type.of, path.slice(1));
    case "option": return inner(type.of, path);
    default: return type;
  }
}

function typed(text: string, type: Type | undefined): Json {
  if (text === OUT) return null;
  return type?.kind === "int" ? Number(text) : type?.kind === "bool" ? text === "true" : text;
}

function put(args: Facts, path: string[], how: string, text: string, value: Json): void {
  let within: Facts = args;
  for (const part of path.slice(0, -1)) within = (within[part] ??= {}) as Facts;
  const last = path.at(-1)!;
  const list = Array.isArray(within[last]) ? within[last] as Json[] : [];
  if (how === "+=") within[last] = [...list, value];
  else if (how === "-=") within[last] = list.filter((_, at) => at !== Number(text));
  else if (text === OUT && path.length > 1) delete within[last];
  else within[last] = value;
}
