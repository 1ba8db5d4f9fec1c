// A published text held against the book in the page, clause by clause. It goes nowhere and nothing of it is kept.

import { h, problemSentence, put, readingName } from "../kit";
import type { Problem } from "../types";
import { LANGUAGES, type Desk } from "./common";

interface Remark {
  code: string;
  clause: string;
  lines: number[];
  expected: string;
  found: string;
  name: string;
}

interface Comparison {
  clauses: { clause: string; lines: number[]; remarks: Remark[] }[];
  text: Remark[];
}

/** One byte more than the command reads: so Python tells what is too large as the command does. */
const LARGEST = 128 * 1024 + 1;
/** How many lines a remark names. */
const LINES = 6;

export interface Comparing {
  element: HTMLElement;
  open(): void;
}

export function comparing(desk: Desk, first: string): Comparing {
  const { words, schema } = desk;
  let file: File | null = null;
  let running: AbortController | null = null;

  const lang = h("select", { "data-k": "compare lang" }, ...LANGUAGES.map((one) => h("option", { value: one, selected: one === first }, words.text(`page-desk-lang-${one}`))));
  const text = h("textarea", { rows: 8, "data-k": "published", oninput: () => take(null) });
  const chosen = h("input", { type: "file", accept: ".txt,.md,text/plain,text/markdown", "data-k": "file", onchange: () => take(chosen.files?.[0] ?? null) });
  const name = h("p", { class: "who" });
  const result = h("div", { class: "comparison", role: "region", tabindex: -1, "aria-live": "polite", "aria-label": words.text("ui-desk-compare") });
  const start = h("button", { type: "submit", class: "strong", "data-k": "do compare" }, words.text("ui-desk-compare-do"));
  const stop = h("button", { type: "button", hidden: true, "data-k": "stop compare", onclick: () => running?.abort() }, words.text("ui-test-stop"));
  const bar = h("progress", { "aria-label": words.text("ui-desk-comparing"), hidden: true });
  const note = h("p", { class: "note", role: "status" });
  const place = h("div");
  const element = h("form", { class: "compare", onsubmit: (event: Event) => {
    event.preventDefault();
    void compare();
  }, ondragover: (event: Event) => event.preventDefault(), ondrop: dropped },
    h("p", {}, words.text("ui-desk-compare-about")),
    h("div", { class: "fields" }, h("label", {}, words.text("ui-desk-compare-lang"), lang), h("label", {}, words.text("ui-desk-compare-file"), chosen)), name,
    h("label", {}, words.text("ui-desk-compare-text"), text),
    h("div", { class: "options" }, start, stop), bar, note, place, result);

  function take(one: File | null): void {
    file = one;
    put(name, one ? one.name : "");
    if (one) text.value = "";
    else chosen.value = "";
  }

  function dropped(event: DragEvent): void {
    const one = event.dataTransfer?.files[0];
    if (!one) return;
    event.preventDefault();
    take(one);
    void compare();
  }

  async function compare(): Promise<void> {
    running?.abort();
    const own = running = new AbortController();
    busy(true);
    const whole: Blob = file ?? new Blob([text.value]);
    const called = file?.name ?? words.text("ui-desk-compare-text");
    const bytes = new Uint8Array(await whole.slice(0, LARGEST).arrayBuffer());
    const told = Object.fromEntries(Object.entries(schema.questions).map(([question, { readings }]) => [question,
      { "": words.text(`question-${question}`),  // what is asked
        ...Object.fromEntries(readings.filter((reading) => reading !== "gap").map((reading) => [reading, readingName(question, reading, words)])) }]));
    put(result);
    if (running !== own) return;
    const reply = await desk.ask({ method: "compare", game: schema.game, lang: lang.value, told, place: called, data: base64(bytes), size: whole.size }, () => void compare(), own.signal);
    if (running !== own) return;
    running = null;
    busy(false);
    if (reply.stopped) {
      put(note, words.text("ui-test-stopped"));
      return start.focus({ preventScroll: true });
    }
    if (reply.problems) put(result, h("ul", {}, ...reply.problems.map((one: Problem) => h("li", { "data-level": "error" }, problemSentence(one, words, schema, one.where)))));
    else if (reply.comparison) draw(reply.comparison as Comparison);
    if (!reply.error) result.focus();
  }

  function busy(on: boolean): void {
    bar.hidden = stop.hidden = !on;
    put(note, on ? words.text("ui-desk-comparing") : "");
  }

  function draw({ clauses, text: whole }: Comparison): void {
    const found = clauses.filter(({ lines }) => lines.length).length;
    const count = clauses.reduce((sum, { remarks }) => sum + remarks.length, whole.length);
    put(result, h("p", { class: "answer" }, words.text("cli-comparison-total", { found, clauses: clauses.length, count })),
      h("ol", { class: "remarks" }, ...clauses.map(({ clause, lines, remarks }) => {
        const row = desk.rows.get(clause);
        const label = words.clause(clause).title;
        return h("li", { "data-clause": clause }, row ? h("a", { href: `#${row.id}`, onclick: (event: Event) => {
          event.preventDefault();
          row.scrollIntoView({ block: "start" });
          row.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
        } }, words.text("page-desk-clause", { clause: label })) : label, " ", lines.length ? h("span", { class: "who" }, linesOf(lines)) : null,
          remarks.length ? h("ul", {}, ...remarks.map((one) => h("li", {}, sentence(one)))) : null);
      }), whole.length ? h("li", {}, words.text("ui-desk-compare-whole"), h("ul", {}, ...whole.map((one) => h("li", {}, linesOf(one.lines), " ", sentence(one))))) : null));
  }

  function linesOf(lines: number[]): string {
    if (!lines.length) return "";
    return words.text("ui-desk-compare-lines", { lines: lines.slice(0, LINES).join(", ") + (lines.length > LINES ? ", …" : "") });
  }

  /** A remark as the command tells it: what, which question, what book and text have. */
  function sentence({ code, name, expected, found }: Remark): HTMLElement {
    const question = schema.questions[name];
    const told = (reading: string) => question?.readings.includes(reading) && reading !== "gap" ? readingName(name, reading, words)
      : reading.startsWith(`${schema.game}/`) ? words.clause(reading).title : reading;
    const book = question ? expected.split(", ").map(told).join(" / ") : expected && name && code.startsWith("number") ? `${name} = ${expected}` : expected;
    const more = [question ? words.text("cli-comparison-question", { text: words.text(`question-${name}`) }) : "",
      book ? words.text("cli-comparison-book", { text: book }) : "", found ? words.text("cli-comparison-has", { text: told(found).split(/\s+/).join(" ").trim() }) : ""].filter(Boolean).join("; ");
    return h("span", {}, words.text(`cli-compare-${code}`), more && h("span", { class: "part" }, more));
  }

  return { element, open: () => place.append(desk.status) };
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
