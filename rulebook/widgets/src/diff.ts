// What differs between two positions, in the notation of baked files and links: `Ruduo=LAIMA`, `mara-=2`.

import type { Facts, Json, Position, Rulings } from "./types";

export function equal(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A text that is the same for equal values, in whatever order their keys come. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => isMap(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part) ?? "";
}

export function isMap(value: unknown): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The rulings that a baked file names, as a mapping. */
export function asRulings(rulings: string | Rulings | undefined): Rulings {
  if (typeof rulings !== "string") return { ...rulings };
  return rulings === "printed" ? {} : { preset: rulings };
}

/** Every change that leads from one position to another; none: they are the same. */
export function changes(from: Position, to: Position): string[] {
  const found: string[] = [];
  compare("", from.args, to.args, found);
  compare("rulings", from.rulings, to.rulings, found);
  compareAnswers(from.answers, to.answers, found);
  compare("seed", from.seed, to.seed, found);
  compare("level", from.level, to.level, found);
  if (!equal(from.persons, to.persons)) found.push(`persons=${to.persons?.join("+") ?? "null"}`);
  return found;
}

function compare(path: string, from: Json | undefined, to: Json | undefined, found: string[]): void {
  if (isMap(from) || isMap(to)) {
    const [a, b]: Facts[] = [isMap(from) ? from : {}, isMap(to) ? to : {}];
    for (const key of new Set([...Object.keys(a!), ...Object.keys(b!)])) {
      compare(path ? `${path}.${key}` : key, a![key], b![key], found);
    }
  } else if (Array.isArray(to)) {
    compareLists(path, Array.isArray(from) ? from : [], to, found);
  } else if (from !== to) {
    found.push(`${path}=${to ?? "null"}`);
  }
}

function compareLists(path: string, from: Json[], to: Json[], found: string[]): void {
  if (to.length === from.length) {
    to.forEach((item, place) => compare(`${path}.${place}`, from[place], item, found));
  } else if (to.length === from.length + 1 && equal(to.slice(0, -1), from)) {
    found.push(`${path}+=${to.at(-1)}`);
  } else {
    const place = from.findIndex((item, at) => !equal(item, to[at]));
    const rest = [...from.slice(0, place), ...from.slice(place + 1)];
    found.push(equal(rest, to) ? `${path}-=${place}` : `${path}=${to.join("+")}`);
  }
}

function compareAnswers(from: string[], to: string[], found: string[]): void {
  for (let place = 0; place < Math.max(from.length, to.length); place += 1) {
    if (from[place] !== to[place]) found.push(`answers.${place}=${to[place] ?? "null"}`);
  }
}
