// A state as the part of an address after #, and back. What comes from an address is hostile until read.

import { asRulings, changes, equal, isMap } from "./diff";
import { example } from "./baked";
import type { Baked, Facts, Json, Schema, State, Type } from "./types";

const VERSION = "1";
const LONGEST = 6000;
const MOST = 200;
const LONGEST_TEXT = 1000;
/** What a play is drawn from. */
const DRAWN = ["seed", "level"] as const;
const UNSTATED = "~";

/** The permalink of a state: what differs from the example, in the notation of baked files; "" for the example. */
export function toLink(baked: Baked, state: State): string {
  const base = example(baked, null);
  if (!changes(base, state).length && state.step === null) return "";
  const parts = [`scenario=${encodeURIComponent(baked.id)}`, `v=${VERSION}`];
  write("", base.args, state.args, parts);
  write("rulings", base.rulings, state.rulings, parts);
  if (!equal(base.answers, state.answers)) parts.push(`answers=${listed(state.answers)}`);
  for (const name of DRAWN) if (state[name] !== base[name]) parts.push(`${name}=${state[name]}`);
  if (state.step !== null) parts.push(`step=${state.step}`);
  return parts.join("&");
}

function write(path: string, from: Json | undefined, to: Json | undefined, parts: string[]): void {
  if (equal(from, to)) return;
  if (isMap(to) || (isMap(from) && to === undefined)) {
    const [a, b] = [isMap(from) ? from : {}, isMap(to) ? to : {}];
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      write(path ? `${path}.${key}` : key, a[key], b[key], parts);
    }
    return;
  }
  const value = to === undefined ? UNSTATED : Array.isArray(to) ? listed(to) : encodeURIComponent(String(to));
  parts.push(`${path.split(".").map(encodeURIComponent).join(".")}=${value}`);
}

function listed(items: Json[]): string {
  return items.map((item) => encodeURIComponent(String(item))).join(",");
}

/** The state that an address describes, and the parts of it that could not be read. */
export function fromLink(hash: string, baked: Baked, schema: Schema): { state: State; ignored: string[] } {
  const state = structuredClone(example(baked, null));
  const ignored: string[] = [];
  const parts = hash.replace(/^#/, "").slice(0, LONGEST).split("&").slice(1);
  for (const part of parts.slice(0, MOST)) {
    const [name, value] = split(part);
    if (name !== "v" ? !read(state, baked, schema, name, value) : value !== VERSION) ignored.push(shown(part));
  }
  return { state, ignored };
}

function split(part: string): [string, string] {
  const at = part.indexOf("=");
  return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
}

function shown(part: string): string {
  return (decode(part) ?? part).slice(0, 60);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return null;
  }
}

function read(state: State, baked: Baked, schema: Schema, name: string, value: string): boolean {
  const path = name.split(".").map(decode);
  const [first, second] = path;
  if (path.includes(null) || !first) return false;
  if (first === "step") return readStep(state, value);
  if (baked.play && (first === "seed" || first === "level")) return readDrawn(state, schema, first, value);
  if (first === "answers") return readAnswers(state, value);
  if (first === "rulings") return path.length === 2 && readRuling(state, baked, schema, second!, value);
  const param = schema.calls[baked.call]?.params.find((one) => one.name === first);
  return !!param && !["deck", "unstated"].includes(first) && place(state.args, path as string[], param.type, value, schema);
}

function readStep(state: State, value: string): boolean {
  if (!/^\d{1,4}$/.test(value)) return false;
  state.step = Number(value);
  return true;
}

function readDrawn(state: State, schema: Schema, name: "seed" | "level", value: string): boolean {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  const drawnFrom = (schema.catalogue ?? []) as { level: number }[];
  if (Number.isNaN(number) || state[name] === undefined || (name === "level" && !drawnFrom.some(({ level }) => level === number))) return false;
  state[name] = number;
  return true;
}

function readAnswers(state: State, value: string): boolean {
  const answers = value === "" ? [] : value.split(",").map(decode);
  if (answers.length > MOST || answers.some((one) => one === null || one.length > 200)) return false;
  state.answers = answers as string[];
  return true;
}

function readRuling(state: State, baked: Baked, schema: Schema, name: string, value: string): boolean {
  const reading = decode(value);
  const question = Object.hasOwn(schema.questions, name) ? schema.questions[name] : undefined;
  if (reading === UNSTATED && Object.hasOwn(asRulings(baked.rulings), name)) delete state.rulings[name];
  else if (reading !== null && question?.readings.includes(reading)) state.rulings[name] = reading;
  else return false;
  return true;
}

/** Put a value at a path, if path and value are of the type; nothing is put otherwise. */
function place(into: Facts, path: string[], type: Type, value: string, schema: Schema): boolean {
  const [key, ...rest] = path as [string, ...string[]];
  if (rest.length) {
    if (type.kind !== "map" || type.key.kind !== "name") return false;
    if (!schema.names[type.key.of]?.includes(rest[0]!)) return false;
    const inner = isMap(into[key]) ? { ...into[key] } : {};
    if (!place(inner, rest, type.of, value, schema)) return false;
    into[key] = inner;
    return true;
  }
  if (value === UNSTATED) {
    delete into[key];
    return true;
  }
  const parsed = parse(value, type, schema);
  if (parsed === undefined) return false;
  into[key] = parsed;
  return true;
}

function parse(raw: string, type: Type, schema: Schema): Json | undefined {
  const text = decode(raw);
  if (text === null) return undefined;
  switch (type.kind) {
    case "name": return schema.names[type.of]?.includes(text) ? text : undefined;
    case "option": return text === "null" ? null : parse(raw, type.of, schema);
    case "enum": return type.values.includes(text) ? text : undefined;
    case "bool": return text === "true" ? true : text === "false" ? false : undefined;
    case "text":
    case "any": return text.length <= LONGEST_TEXT ? text : undefined;
    case "int": {
      const number = /^-?\d{1,9}$/.test(text) ? Number(text) : NaN;
      return number >= (type.min ?? -Infinity) && number <= (type.max ?? Infinity) ? number : undefined;
    }
    case "list": {
      const items = raw === "" ? [] : raw.split(",").map((item) => parse(item, type.of, schema));
      return items.length <= MOST && !items.includes(undefined) ? items as Json[] : undefined;
    }
    case "union": {
      for (const one of type.of) {
        const parsed = parse(raw, one, schema);
        if (parsed !== undefined) return parsed;
      }
      return undefined;
    }
    default: return undefined;
  }
}
