// A state as the part of an address after #, and back. What comes from an address is hostile until read.
//
// Parts are joined by `&`; each is `path=value`, the names of a path joined by `.`. A value stands as it is, the items
// of a list with commas between them; `~` says that a thing is left out; what all that cannot say is JSON after a `~`.

import { asRulings, equal, isMap } from "./diff";
import { example } from "./baked";
import { hash as hashed, type Shown } from "./shown";
import type { Baked, Facts, Json, Rulings, Schema, State, Type } from "./types";

const VERSION = "1";
/** A whole game at a real table has half of it. */
const LONGEST = 100_000;
const MOST = 1000;
const LONGEST_TEXT = 2000;
const DEEPEST = 8;
const LONGEST_SHOWN = 60;
const LEFT_OUT = "~";
/** What a play is drawn from. */
const DRAWN = ["seed", "level"] as const;

/** What may stand at a place of a link: a value of a type, or names that each have such a kind. */
export type Kind = Type | { kind: "record"; of: { [name: string]: Kind } };

/** What of a link was not read, so that a reader can be told. */
export interface Unread {
  parts: string[];
  /** Whether the link is too long to be read to its end. */
  cut: boolean;
  /** Whether what it draws was drawn from another catalogue. */
  catalogue: boolean;
}

export interface Read<S> {
  state: S;
  ignored: Unread;
  /** What the link showed when it was made; null where it does not say. */
  shown: Shown | null;
}

// A bench.

/**
 * The permalink of a state: what differs from the example, and what it shows.
 *
 * @param state the state; null for the example
 * @param shown what follows from it; where that is not known, the link of the example is ""
 */
export function toLink(baked: Baked, state: State | null, schema: Schema, shown: Shown | null = null): string {
  const own = asRulings(baked.rulings);
  const rulings = { ...(state?.rulings ?? own) };
  const { preset, date } = dated(rulings, schema);
  const pinned = rulings.preset !== own.preset && String(rulings.preset).includes("/");
  if (pinned && preset === "printed" && own.preset === undefined) delete rulings.preset;
  else if (pinned) rulings.preset = preset;
  const [kind, base] = [benchKind(baked, schema), example(baked, null)];
  const parts = differing(flat(base), flat({ ...(state ?? base), rulings }), kind, schema);
  const named = pinned && date !== dated({ preset }, schema).date;
  if (!parts.length && !shown && !named) return "";
  if (baked.play && state?.level !== undefined && state.args.rule === undefined) parts.push(`catalogue=${catalogue(schema)}`);
  if (date && (shown || named)) parts.push(`edition=${date}`);
  if (shown) parts.push(...differing({}, { trace: shown.trace, ...(shown.told ? { told: shown.told } : {}) }, kind, schema));
  return address("scenario", baked.id, parts);
}

/** What an address says of a figure: its kind and name, the version of the notation, and what differs. */
export function address(kind: string, id: string, parts: string[]): string {
  return [`${kind}=${encodeURIComponent(id)}`, `v=${VERSION}`, ...parts].join("&");
}

/** The state that an address describes. */
export function fromLink(hash: string, baked: Baked, schema: Schema): Read<State> {
  const base = example(baked, null);
  const { facts, ignored } = readParts(hash, flat(base), benchKind(baked, schema), schema);
  const { answers, rulings = {}, step, edition, trace, told, ...args } = facts;
  const drawn: Facts = {};
  for (const name of baked.play ? DRAWN : []) {
    if (base[name] !== undefined) drawn[name] = args[name] ?? base[name]!;
    delete args[name];
  }
  if (baked.play && (args.persons as Json[] | undefined)?.length) drawn.persons = args.persons!;
  delete args.persons;
  const shown = typeof trace === "string" && /^[0-9a-z]{1,7}$/.test(trace) ? { trace, told: (told ?? null) as Shown["told"] } : null;
  if (!shown && trace !== undefined) ignored.parts.push(`trace=${String(trace).slice(0, LONGEST_SHOWN)}`);
  return { ignored, shown, state: { ...base, ...drawn, args, answers: answers ?? [], rulings: inEdition(rulings as Rulings, edition, schema),
    step: step ?? null } as State };
}

// Editions. A bare preset means the newest of its name, so a link names the date and keeps to it.

/** A preset without its date, and the date of the edition that it means; "" where the page knows of none. */
function dated(rulings: Rulings, schema: Schema): { preset: string; date: string } {
  const given = String(rulings.preset ?? "printed");
  const newest = (schema.editions ?? []).filter((name) => name === given || name.endsWith(`/${given}`)).at(-1) ?? "";
  return { preset: given.slice(given.indexOf("/") + 1), date: newest.slice(0, Math.max(0, newest.indexOf("/"))) };
}

/** The rulings as they were in an edition, where a newer one has come since. */
function inEdition(rulings: Rulings, date: Json | undefined, schema: Schema): Rulings {
  const now = dated(rulings, schema);
  const then = `${String(date)}/${now.preset}`;
  return date === undefined || date === now.date || !schema.editions?.includes(then) ? rulings : { ...rulings, preset: then };
}

/** A state's facts by the names that a link has for them. */
function flat({ args, answers, rulings, step, persons, ...more }: State): Facts {
  const drawn = DRAWN.flatMap((name): [string, Json][] => more[name] === undefined ? [] : [[name, more[name]]]);
  return { ...args, answers, rulings, ...(step === null ? {} : { step }), ...(persons ? { persons } : {}), ...Object.fromEntries(drawn) };
}

const TOLD: Kind = { kind: "map", key: { kind: "text" }, of: { kind: "map", key: { kind: "text" }, of: { kind: "any" } } };

function benchKind(baked: Baked, schema: Schema): Kind {
  const levels = ((schema.catalogue ?? []) as { level: number }[]).map((one) => one.level);
  return { kind: "record", of: { ...callKind(baked.call, baked.rulings, schema), step: { kind: "int", min: 0, max: 9999 },
    edition: { kind: "enum", values: [...new Set((schema.editions ?? []).map((name) => name.split("/")[0]!))] },
    trace: { kind: "text" }, told: TOLD,
    ...(baked.play ? { seed: { kind: "int", min: 0 }, persons: { kind: "list", of: { kind: "text" } } } : {}),
    ...(baked.play?.level === undefined ? {} : { level: { kind: "int", min: Math.min(...levels), max: Math.max(...levels) } }) } };
}

/** Readings by question. */
export function readingsKind(questions: Schema["questions"]): Kind & { kind: "record" } {
  return { kind: "record", of: Object.fromEntries(Object.entries(questions).map(([name, { readings }]): [string, Kind] =>
    [name, { kind: "enum", values: readings }])) };
}

/** What a link may say of a call: its arguments, answers and readings. */
export function callKind(call: string, rulings: Baked["rulings"], schema: Schema): { [name: string]: Kind } {
  const fixed = ["answers", "rulings", "unstated", "deck"];
  const own = Object.keys(asRulings(rulings)).map((name): [string, Kind] => [name, { kind: "any" }]);
  const presets = [...new Set((schema.editions ?? []).map((name) => name.slice(name.indexOf("/") + 1)))];
  return {
    ...Object.fromEntries((schema.calls[call]?.params ?? []).filter(({ name }) => !fixed.includes(name)).map(({ name, type }) => [name, type])),
    answers: { kind: "list", of: { kind: "text" } }, rulings: { kind: "record", of: Object.fromEntries([["preset", { kind: "enum", values: presets }], ...own, ...Object.entries(readingsKind(schema.questions).of)]) } };
}

/** The catalogue that a secret is drawn from, in a few letters: another one may give another secret. */
function catalogue(schema: Schema): string {
  return hashed(((schema.catalogue ?? []) as { level: number; text: string }[]).map(({ level, text }) => `${level} ${text}\n`).join(""));
}

// Writing.

/** The parts of a link that lead from one set of facts to another. */
export function differing(from: Facts, to: Facts, kind: Kind, schema: Schema): string[] {
  return [...write([], from, to, kind, schema)];
}

function* write(path: string[], from: Json | undefined, to: Json | undefined, kind: Kind, schema: Schema): Iterable<string> {
  if (equal(from, to)) return;
  const kinds = inside(kind, schema);
  if (kinds && isMap(to) && (!path.length || Object.keys(to).length)) {
    const before = isMap(from) ? from : {};
    for (const key of new Set([...Object.keys(before), ...Object.keys(to)])) {
      yield* write([...path, key], own(before, key), own(to, key), kinds(key) ?? { kind: "any" }, schema);
    }
  } else {
    yield `${path.map((name) => escaped(name).replaceAll(".", "%2E")).join(".")}=${shortest(to, kind, schema)}`;
  }
}

/** A value in the shortest form that reads back as itself. */
function shortest(value: Json | undefined, kind: Kind, schema: Schema): string {
  if (value === undefined) return LEFT_OUT;
  const items = (Array.isArray(value) ? value : [value]).map(String);
  const plain = [items.map(lettered), items].map((all) => all.map(escaped).join(","));
  if (isMap(value) && !Object.keys(value).length) plain.unshift("");
  return plain.find((one) => equal(parse(one, kind, schema), value)) ?? LEFT_OUT + escaped(JSON.stringify(value));
}

function escaped(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD")).replaceAll("~", "%7E");
}

/** A card's suit as a letter, so that a link stays short; and back. */
function lettered(name: string): string {
  return name.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/, (_, rank: string, suit: string) => rank + "CDHS"["♣♦♥♠".indexOf(suit)]);
}

function suited(name: string): string {
  return name.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/, (_, rank: string, suit: string) => rank + "♣♦♥♠"["CDHS".indexOf(suit)]);
}

// Reading.

/** What an address after its first part makes of facts, and what of it could not be read. */
export function readParts(hash: string, from: Facts, kind: Kind, schema: Schema): { facts: Facts; ignored: Unread } {
  const facts = structuredClone(from);
  const ignored: Unread = { parts: [], cut: false, catalogue: false };
  const kinds = inside(kind, schema)!;
  let length = 0;
  for (const [place, part] of hash.split("&").slice(1).entries()) {
    length += part.length + 1;
    const [name, value] = split(part);
    if (place >= MOST || length > LONGEST) ignored.cut = true;
    else if (name === "catalogue" && schema.catalogue) {
      ignored.catalogue = value !== catalogue(schema);
      continue;
    } else if (name === "v" ? value === VERSION : put(facts, name.split(".").map(decode), kinds, value, schema)) continue;
    ignored.parts.push((decode(part) ?? part).slice(0, LONGEST_SHOWN));
  }
  return { facts, ignored };
}

function split(part: string): [string, string] {
  const at = part.indexOf("=");
  return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return null;
  }
}

function own<V>(map: { [key: string]: V }, key: string): V | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

type Kinds = (key: string) => Kind | undefined;

/** The kinds of what stands inside of a kind, by name; null where nothing has a name there. */
function inside(kind: Kind, schema: Schema): Kinds | null {
  switch (kind.kind) {
    case "record": return (key) => own(kind.of, key);
    case "map": return (key) => fits(key, kind.key, schema) ? kind.of : undefined;
    case "option": return inside(kind.of, schema);
    case "union": return kind.of.map((one) => inside(one, schema)).find((one) => one !== null) ?? null;
    default: return null;
  }
}

/** Put a value at a path, if path and value are of the kind; nothing is put otherwise. */
function put(into: Facts, path: (string | null)[], kinds: Kinds, raw: string, schema: Schema): boolean {
  const [key, ...rest] = path;
  const kind = key == null || key === "__proto__" ? undefined : kinds(key);
  if (key == null || !kind) return false;
  if (rest.length) {
    const within = inside(kind, schema);
    const before = own(into, key);
    const inner = isMap(before) ? { ...before } : {};
    if (!within || !put(inner, rest, within, raw, schema)) return false;
    into[key] = inner;
  } else if (raw === LEFT_OUT) {
    delete into[key];
  } else {
    const value = parse(raw, kind, schema);
    if (value === undefined) return false;
    into[key] = value;
  }
  return true;
}

function parse(raw: string, kind: Kind, schema: Schema): Json | undefined {
  const value = raw.startsWith(LEFT_OUT) ? json(raw.slice(LEFT_OUT.length)) : plain(raw, kind, schema);
  return value !== undefined && fits(value, kind, schema) ? value : undefined;
}

function json(raw: string): Json | undefined {
  try {
    return JSON.parse(decode(raw) ?? "") as Json;
  } catch {
    return undefined;
  }
}

/** A value as it stands in a link without being JSON. */
function plain(raw: string, kind: Kind, schema: Schema): Json | undefined {
  const text = decode(raw);
  if (text === null) return undefined;
  switch (kind.kind) {
    case "option": return text === "null" ? null : plain(raw, kind.of, schema);
    case "union": return kind.of.map((one) => parse(raw, one, schema)).find((one) => one !== undefined);
    case "list": {
      const items = raw === "" ? [] : raw.split(",").map((item) => plain(item, kind.of, schema));
      return items.includes(undefined) ? undefined : items as Json[];
    }
    case "map": return text === "" ? {} : undefined;
    case "int": return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
    case "bool": return text === "true" ? true : text === "false" ? false : undefined;
    case "name": return schema.names[kind.of]?.includes(text) ? text : suited(text);
    default: return text;
  }
}

/** Whether a value of no stated kind is one that Python can be asked about. */
function bounded(value: Json, levels: number): boolean {
  if (typeof value === "string") return value.length <= LONGEST_TEXT;
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  if (typeof value !== "object" || value === null) return true;
  const inner = Object.entries(value);
  return levels > 0 && inner.length <= MOST && inner.every(([key, one]) => key !== "__proto__" && bounded(one!, levels - 1));
}

function fits(value: Json, kind: Kind, schema: Schema): boolean {
  switch (kind.kind) {
    case "name": return [schema.names, schema.unlisted].some((names) => names?.[kind.of]?.includes(value as string));
    case "option": return value === null || fits(value, kind.of, schema);
    case "enum": return kind.values.includes(value as string);
    case "bool": return typeof value === "boolean";
    case "text": return typeof value === "string" && value.length <= LONGEST_TEXT;
    case "any": return bounded(value, DEEPEST);
    case "int": return typeof value === "number" && Number.isSafeInteger(value)
      && value >= (kind.min ?? -Infinity) && value <= (kind.most ?? kind.max ?? Infinity);
    case "list": return Array.isArray(value) && value.length <= MOST && value.every((one) => fits(one, kind.of, schema));
    case "union": return kind.of.some((one) => fits(value, one, schema));
    default: {
      const kinds = inside(kind, schema)!;
      return isMap(value) && Object.entries(value).every(([key, one]) => {
        const kind = key === "__proto__" ? undefined : kinds(key);
        return kind !== undefined && fits(one, kind, schema);
      });
    }
  }
}
