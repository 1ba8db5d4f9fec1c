// Controls for any parameter, made from its type alone.

import type { Context } from "./context";
import { h } from "./dom";
import { icon } from "./icons";
import { isMap } from "./diff";
import { paramName, problemSentence, pathOf } from "./phrases";
import type { Facts, Json, Param, Type } from "./types";

/** One place of a set-up: how it is called, of what type it is, what stands there. */
export interface Place {
  path: string[];
  label: string;
  type: Type;
  value: Json | undefined;
  /** Whether it may be left out. */
  optional: boolean;
}

/** Put a value at a path; undefined takes it out. */
function assign(args: Facts, path: string[], value: Json | undefined, type: Type): void {
  let inner: Facts | Json[] = args;
  path.forEach((part, depth) => {
    const here: Facts = inner as Facts;
    if (depth === path.length - 1) {
      if (value !== undefined) here[part] = value;
      else if (Array.isArray(inner)) inner.splice(Number(part), 1);
      else delete here[part];
    } else {
      here[part] ??= depth === 0 && type.kind === "list" ? [] : {};
      inner = here[part] as Facts;
    }
  });
}

function change(context: Context, path: string[], value: Json | undefined, type: Type = { kind: "any" }): void {
  context.session.change(({ args }) => assign(args, path, value, type));
}

/** A control with its label and whatever is wrong with it. */
export function field(context: Context, param: Param): HTMLElement {
  const { session, words, schema } = context;
  return control(context, { path: [param.name], label: paramName(param.name, words, schema), type: param.type,
    value: session.state.args[param.name], optional: !param.required });
}

function control(context: Context, place: Place): HTMLElement {
  const { type } = place;
  if (type.kind === "option" && type.of.kind === "union") {
    const of = oneOf(type.of.of, place.value);
    return control(context, { ...place, type: of.kind === "list" ? of : { kind: "option", of } });
  }
  switch (type.kind) {
    case "union": return control(context, { ...place, type: oneOf(type.of, place.value) });
    case "map": return mapControl(context, place, type);
    case "list": return listControl(context, place, type.of);
    case "int": return labelled(context, place, stepper(context, place, type.min, type.max));
    case "text":
    case "any": return labelled(context, place, textInput(context, place));
    default: return labelled(context, place, select(context, place));
  }
}

function oneOf(types: Type[], value: Json | undefined): Type {
  const list = Array.isArray(value) ? types.find((type) => type.kind === "list") : undefined;
  return list ?? types[0] ?? { kind: "any" };
}

function labelled(context: Context, place: Place, input: HTMLElement): HTMLElement {
  const grouped = input.getAttribute("role") === "group";
  return h("div", { class: "field" }, grouped ? h("span", {}, place.label) : h("label", { for: input.id }, place.label),
    input, problemAt(context, place.path, input));
}

/** What is wrong with one place, under its control; the control is marked. */
export function problemAt(context: Context, path: string[], input: HTMLElement): HTMLElement | null {
  const own = context.session.problems.filter((problem) => pathOf(problem.where).join(".") === path.join("."));
  input.toggleAttribute("data-wrong", own.length > 0);
  const target = input.matches("select, input") ? input : input.querySelector("select, input");
  if (!own.length) {
    target?.removeAttribute("aria-invalid");
    target?.removeAttribute("aria-describedby");
    return null;
  }
  const note = h("p", { class: "wrong", id: `${input.id || path.join("-")}-wrong` },
    own.map((problem) => problemSentence(problem, context.words, context.schema)).join(" "));
  target?.setAttribute("aria-invalid", "true");
  target?.setAttribute("aria-describedby", note.id);
  return note;
}

function id(path: string[]): string {
  return `c-${path.join("-")}`;
}

/** A select over everything the type allows, in the board's groups. */
export function select(context: Context, place: Place, label?: string): HTMLSelectElement {
  const { words } = context;
  const key = place.path.join(".");
  const element = h("select", { id: id(place.path), "data-k": key, "aria-label": label });
  const add = (into: Element, value: string, text: string) => into.append(h("option", { value }, text));
  if (place.value === undefined || place.optional) add(element, "u", words.text("ui-not-stated"));
  const type = place.type.kind === "option" ? place.type.of : place.type;
  const values = type.kind === "name" ? context.schema.names[type.of] ?? [] : type.kind === "enum" ? type.values
    : type.kind === "bool" ? ["true", "false"] : [];
  for (const group of type.kind === "name" ? context.groups(type.of) : [{ label: "", values }]) {
    const into = group.label ? element.appendChild(h("optgroup", { label: group.label })) : element;
    for (const value of group.values) add(into, `v${value}`, words.maybe(`ui-value-${value}`) ?? words.form(value));
  }
  if (place.type.kind === "option") add(element, "n", words.text("ui-none"));
  element.value = place.value === undefined ? "u" : place.value === null ? "n" : `v${place.value}`;
  element.addEventListener("change", () => {
    const text = element.value.slice(1);
    const value = element.value === "u" ? undefined : element.value === "n" ? null
      : type.kind === "bool" ? text === "true" : text;
    change(context, place.path, value, place.type);
  });
  return element;
}

function stepper(context: Context, place: Place, min = -Infinity, max = Infinity): HTMLElement {
  const { words } = context;
  const key = place.path.join(".");
  const value = typeof place.value === "number" ? place.value : undefined;
  const set = (next: number | undefined) =>
    change(context, place.path, next === undefined ? undefined : Math.min(Math.max(next, min), max), place.type);
  const low = Number.isFinite(min) ? min : 0;
  const button = (name: "minus" | "plus", text: string, to: number | undefined, off: boolean) =>
    h("button", { type: "button", class: "square", "data-k": `${key} ${name}`, disabled: off,
      "aria-label": `${place.label}: ${words.text(text)}`, onclick: () => set(to) }, icon(name));
  const input = h("input", { type: "number", inputmode: "numeric", "data-k": key, "aria-label": place.label,
    ...(Number.isFinite(min) ? { min } : {}), ...(Number.isFinite(max) ? { max } : {}),
    value: value ?? "", placeholder: "–",
    onchange: () => {
      const typed = Math.trunc(Number(input.value));
      if (input.value === "" && place.optional) set(undefined);
      else if (input.value !== "" && Number.isFinite(typed)) set(typed);
      else input.value = String(value ?? "");
    } });
  const less = value === undefined || value <= low ? undefined : value - 1;
  return h("div", { class: "stepper", role: "group", id: id(place.path), "aria-label": place.label },
    button("minus", "ui-less", less, value === undefined || (value <= low && !place.optional)), input,
    button("plus", "ui-more", value === undefined ? low : value + 1, value !== undefined && value >= max));
}

function textInput(context: Context, place: Place): HTMLInputElement {
  const input = h("input", { type: "text", maxlength: 200, id: id(place.path), "data-k": place.path.join("."),
    value: typeof place.value === "string" ? place.value : "",
    onchange: () => change(context, place.path, input.value === "" && place.optional ? undefined : input.value) });
  return input;
}

function listControl(context: Context, place: Place, of: Type): HTMLElement {
  const { words } = context;
  const items = Array.isArray(place.value) ? place.value : [];
  const key = place.path.join(".");
  const rows = items.map((item, at) => {
    const path = [...place.path, String(at)];
    const label = `${place.label}, ${at + 1}`;
    const input = of.kind === "name" || of.kind === "enum"
      ? select(context, { path, label, type: of, value: item, optional: false }, label)
      : textInput(context, { path, label, type: of, value: item, optional: false });
    input.setAttribute("aria-label", label);
    const remove = h("button", { type: "button", class: "square", "data-k": `${key} remove ${at}`,
      "aria-label": `${label}: ${words.text("ui-remove")}`, onclick: () => change(context, path, undefined, of) }, icon("remove"));
    return h("li", {}, h("div", { class: "item" }, input, remove), problemAt(context, path, input));
  });
  const adder = select(context, { path: [...place.path, String(items.length)], label: "", type: of, value: undefined,
    optional: true }, `${place.label}: ${words.text("ui-add")}`);
  adder.options[0]!.text = words.text("ui-add");
  adder.setAttribute("data-k", `${key} add`);
  const listed = of.kind === "name" || of.kind === "enum";
  const box = h("fieldset", { class: "list" }, h("legend", {}, place.label), h("ol", {}, ...rows), listed && adder);
  box.append(...[problemAt(context, place.path, adder)].filter((note) => note !== null));
  return box;
}

function mapControl(context: Context, place: Place, type: Type & { kind: "map" }): HTMLElement {
  const entries = isMap(place.value) ? place.value : {};
  const keys = type.key.kind === "name" ? context.schema.names[type.key.of] ?? [] : Object.keys(entries);
  const simple = oneOf([type.of], undefined).kind !== "list";
  return h("fieldset", {}, h("legend", {}, place.label), h("div", { class: simple ? "grid" : "grid wide" },
    ...keys.map((key) => control(context, { path: [...place.path, key], label: context.words.form(key), type: type.of,
      value: entries[key], optional: true }))));
}
