// Sentences in the reader's language: Fluent messages, and three functions over the glossary's forms.

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { BenchEvent, Clause, Facts, Json, WordsJson } from "./types";

/** A list of engine values, kept whole so that LIST can put each into its case. */
class Several extends FluentType<FluentVariable[]> {
  constructor(value: FluentVariable[], private readonly join: (parts: FluentVariable[], grammar: string) => string) {
    super(value);
  }

  override toString(): string {
    return this.join(this.value, "nom");
  }
}

/** A word of an option, and one that is a number with a sign or a fraction. */
const WORD = /[^ =,]+/g;
const NUMBER = /^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/;

export class Words {
  readonly lang: string;
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;
  private readonly numbers: Intl.NumberFormat;
  /** The messages that are being said, while somebody wants to know. */
  private said: [string, Facts][] | null = null;

  constructor(private readonly json: WordsJson) {
    this.lang = json.lang;
    this.lists = new Intl.ListFormat(json.lang, { type: "conjunction" });
    this.numbers = new Intl.NumberFormat(json.lang, { useGrouping: false });
    this.bundle = new FluentBundle(json.lang, {
      useIsolating: false,
      functions: {
        FORM: ([ref], { case: grammar }) => this.shape(ref, String(grammar ?? "nom")),
        LIST: ([refs], { case: grammar }) => this.shape(refs, String(grammar ?? "nom")),
        GENDER: ([ref]) => this.grammar(String(ref), "gender") ?? "other",
        COUNT: ([refs]) => new FluentNumber(refs instanceof Several ? refs.value.length : 1),
      },
    });
    this.bundle.addResource(new FluentResource(json.ftl), { allowOverrides: true });
  }

  /** A message; its id in brackets where there is none. */
  text(id: string, facts: Facts = {}): string {
    return this.maybe(id, facts) ?? `[${id}]`;
  }

  /** A message, or null where there is none; what could not be said in it goes to the errors. */
  maybe(id: string, facts: Facts = {}, errors: Error[] = []): string | null {
    const pattern = this.bundle.getMessage(messageId(id))?.value;
    if (!pattern) return null;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) values[name] = this.value(value);
    const used: Facts = {};
    const noting = this.said ? new Proxy(values, { get: (all, name: string) => {
      used[name] = facts[name]!;
      return all[name];
    } }) : values;
    // A list of errors keeps a missing variable from throwing; what can be said is said.
    const text = this.bundle.formatPattern(pattern, noting, errors);
    this.said?.push([messageId(id), used]);
    return text;
  }

  /** The messages that a sentence is made of, each with the facts that it names. */
  heard(tell: () => string): [string, Facts][] {
    const said: [string, Facts][] = this.said = [];
    tell();
    this.said = null;
    return said;
  }

  /** Whether the glossary has a word for an engine value. */
  knows(ref: string): boolean {
    return Object.hasOwn(this.json.forms, ref);
  }

  event({ kind, facts }: BenchEvent): string {
    if (kind === "refused") return this.text(`refusal-${String(facts.reason)}`, facts);
    const hidden = Object.values(facts).includes(null) ? this.maybe(`ui-hidden-${kind}`, facts) : null;
    // Of cards that nobody knows only the number is told.
    const unknown = Object.values(facts).find((fact): fact is Json[] => Array.isArray(fact) && fact.includes("?"));
    const counted = unknown ? this.maybe(`ui-counted-${kind}`, { ...facts, count: unknown.length }) : null;
    return hidden ?? counted ?? this.text(`event-${kind}`, facts);
  }

  /** An engine value in a case of the glossary; itself where the glossary has no such word. */
  form(ref: string, grammar = "nom"): string {
    return this.grammar(ref, grammar) ?? this.grammar(ref, "nom") ?? ref;
  }

  /** An option of a choice, or a move with its player before it: `Ana: play 4♠+9♦`. */
  option(text: string): string {
    const [, player, option] = /^(?:(.*): )?(.*)$/s.exec(text)!;
    const [, deed, what] = /^(\S*) ?(.*)$/s.exec(option!)!;
    const told = this.maybe(`option-${option}`, { what: [] })
      ?? (what ? this.maybe(`option-${deed}`, { what: what.split("+").map((one) => this.option(one)) }) : null)
      ?? this.list(option!.split("+").map((one) => this.worded(one)));
    return player ? `${this.form(player)}: ${told}` : told;
  }

  /** A part of an option, its words in those of the language: `3 upright 42.5`, `Ona=success, Jonas=failure`. */
  private worded(text: string): string {
    const known = (word: string) => Object.hasOwn(this.json.forms, word);
    if (known(text) || !(text.match(WORD) ?? []).some(known)) return text;
    return text.replaceAll("=", " ").replace(/,(?=[^ ])/g, ", ")
      .replace(WORD, (word) => NUMBER.test(word) ? this.numbers.format(Number(word)) : this.form(word));
  }

  list(refs: readonly string[], grammar = "nom"): string {
    return this.lists.format(refs.map((ref) => this.form(ref, grammar)));
  }

  /** The address of the page of the visitor's own table, from the site's root. */
  get table(): string | undefined {
    return this.json.table;
  }

  clause(id: string): Clause {
    return this.json.clauses[id] ?? { title: id.slice(id.indexOf("/") + 1), text: "" };
  }

  private grammar(ref: string, name: string): string | undefined {
    return Object.hasOwn(this.json.forms, ref) ? this.json.forms[ref]?.[name] : undefined;
  }

  private shape(value: FluentValue | undefined, grammar: string): FluentValue {
    if (value instanceof Several) return this.join(value.value, grammar);
    return typeof value === "string" ? this.form(value, grammar) : value ?? "";
  }

  private join(parts: FluentVariable[], grammar: string): string {
    return this.lists.format(parts.map((part) => part instanceof Several ? this.join(part.value, grammar)
      : part instanceof FluentNumber ? this.numbers.format(part.value) : this.form(String(part), grammar)));
  }

  private value(value: Json): FluentVariable {
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return this.several(value);
    if (value && typeof value === "object")
      return this.several(Object.entries(value).map(([name, of]) => `${this.form(name)} ${this.form(String(of))}`));
    // As Python writes them: a message that chooses by one is the same for both.
    if (typeof value === "boolean") return value ? "True" : "False";
    return value === null ? "none" : String(value);
  }

  private several(values: Json[]): Several {
    return new Several(values.map((value) => this.value(value)), (parts, grammar) => this.join(parts, grammar));
  }
}

/** Dots, underscores and blanks of engine names are hyphens in message ids. */
function messageId(id: string): string {
  return id.replace(/[._ ]/g, "-");
}
