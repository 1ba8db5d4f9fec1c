// “Test this”: the position tried as a proposal by the same Python as `rulebook try`, and its report in the reader's words.

import type { Context } from "../context";
import { equal } from "../diff";
import { h, put } from "../dom";
import { problemSentence, progressOf } from "../phrases";
import { clausesOf, examplesOf, scenarioFile } from "../scenario";
import { titleOf } from "../told";
import type { Facts, Problem, Rulings } from "../types";
import { readingName } from "../variant";
import { expectation } from "./propose";

/** What a trial came to under some rulings. */
interface Attempt {
  rulings: Rulings;
  /** What they are laid over: the printed readings, or those that the example is played under by itself. */
  over: "printed" | "stated";
  holds: boolean;
  gaps: string[];
  failures: { source: string; expected: string; found: string }[];
  problems: Problem[];
  changes: { id: string; holds: boolean }[];
}

/** What `rulebook try --json` tells, and how the scenarios that it names are called. */
interface Tried {
  printed: Attempt;
  stated: Attempt | null;
  table: Attempt;
  asked_for: Attempt | null;
  singles: Attempt[];
  combined: Attempt[];
  tried: number;
  whole: boolean;
  named: boolean;
  new_reading_needed: boolean;
  parting: { function: string; event: { number: number; kind: string; clauses: string[]; facts: Facts } | null } | null;
  titles: { [id: string]: string };
}

/** A panel to test what the bench shows; `propose` leads on from its report. */
export function testing(context: Context, propose: () => void): { element: HTMLElement; close(): void } {
  const { session, words, schema, model } = context;
  // A kernel that is busy hears nobody: only a page can stop.
  const stoppable = model.get("base") !== undefined;
  const expected = expectation(context, "ui-test-otherwise");
  const bar = h("progress", { "aria-label": words.text("ui-test-running"), hidden: true });
  const note = h("p", { class: "note", role: "status" });
  const report = h("div", { class: "report" });
  const start = h("button", { type: "submit", class: "strong", "data-k": "test start" }, words.text("ui-test-start"));
  const stop = h("button", { type: "button", hidden: true, "data-k": "test stop", onclick: () => running?.abort() }, words.text("ui-test-stop"));
  let running: AbortController | null = null;

  async function run(): Promise<void> {
    const said = expected.said();
    const file = scenarioFile(session, { lang: words.lang, title: titleOf(context), reason: "-", unread: true, ...said });
    if (!file || running) return;
    if (said.claim === null) {
      put(note, words.text("ui-test-only-proposed"));
      return put(report, onward());
    }
    const own = running = new AbortController();
    put(report);
    busy(true);
    put(note, words.text("ui-test-running"));
    // A reading that is the printed one anyway is not asked for.
    const { preset = "printed" } = session.state.rulings;
    const reading = Object.fromEntries(Object.entries(session.state.rulings).filter(([name, one]) =>
      preset !== "printed" || (schema.questions[name]?.printed ?? (name === "preset" ? preset : null)) !== one));
    const about = { clauses: clausesOf(session.played!.trace), examples: examplesOf(file), reading, lang: words.lang };
    const { tried, problems, error, stopped } = await session.ask("try", about, own.signal, (far) => {
      if ("phase" in far) return put(note, progressOf({ progress: far }, words));
      if (far.of) Object.assign(bar, { max: far.of, value: far.done });
      put(note, words.text(far.of ? "ui-test-examples" : "ui-test-readings", { ...far }));
    });
    if (running !== own) return;
    running = null;
    busy(false);
    if (tried) return told(tried as unknown as Tried);
    if (error) console.error(`Living Rules: ${error}`);
    put(note, words.text(stopped ? "ui-test-stopped" : problems ? "ui-test-impossible" : "ui-test-failed"));
    put(report, problems ? list(problems.map((one) => problemSentence(one, words, schema))) : null);
  }

  function busy(on: boolean): void {
    bar.removeAttribute("value");
    bar.hidden = !on;
    start.setAttribute("aria-disabled", String(on));
    stop.hidden = !on || !stoppable;
    if (!on && !start.matches(":focus")) start.focus({ preventScroll: true });
  }

  function told(tried: Tried): void {
    const { printed, stated, table, asked_for: asked, parting } = tried;
    const switched = [...tried.singles, ...tried.combined];
    const known = asked && (equal(asked.rulings, table.rulings) || switched.some(({ rulings, over }) => over === asked.over && equal(rulings, asked.rulings)));
    const own = known ? null : asked;
    const read = [...own ? [own] : [], ...switched];
    const helps = read.some(({ holds }) => holds);
    put(note, words.text(printed.holds ? "ui-test-printed" : tried.new_reading_needed ? "ui-test-new" : helps ? "ui-test-reading" : "ui-test-table"));
    const shown = [attempt(printed, words.text(tried.named ? "ui-test-named" : "ui-test-as-printed"), tried),
      ...stated ? [attempt(stated, words.text("ui-test-stated"), tried)] : [], attempt(table, words.text("ui-test-as-table"), tried),
      ...read.map((one) => attempt(one, named(one), tried))];
    put(report, h("ul", { class: "attempts" }, ...shown), tried.singles.length ? null : h("p", {}, words.text("ui-test-no-question")),
      tried.whole ? null : h("p", {}, words.text("ui-test-cut", { count: tried.tried })),
      tried.new_reading_needed && parting ? apart(parting) : null,
      onward());
  }

  /** The way on to a proposal. */
  function onward(): HTMLElement {
    return h("button", { type: "button", "data-k": "test propose", onclick: propose }, words.text("ui-share-propose"));
  }

  /** Readings in words, as those who play know them. */
  function named({ rulings, over }: Attempt): string {
    const readings = Object.entries(rulings).map(([name, reading]) => {
      const question = words.maybe(`question-${name}`);
      return name === "preset" ? words.text("ui-test-preset", { reading }) : words.text("ui-test-read",
        { question: question ?? name, reading: question ? readingName(name, String(reading), words) : reading });
    }).join(" ");
    return over === "stated" ? words.text("ui-test-over", { readings }) : readings;
  }

  function attempt(one: Attempt, name: string, { titles }: Tried): HTMLElement {
    const kind = one.holds ? "holds" : one.problems.length ? "impossible" : "not";
    return h("li", { "data-came": kind }, h("p", {}, h("strong", {}, words.text(kind === "impossible" ? "ui-test-impossible-so" : `ui-test-${kind}`)), " ", name),
      ...one.gaps.filter((question) => one.rulings[question] !== "gap").map((question) => h("p", {}, words.text("ui-test-gap", { question: words.text(`question-${question}`) }))),
      ...one.problems.slice(0, 1).map((problem) => h("p", {}, problemSentence(problem, words, schema))),
      ...one.failures.slice(0, 1).map(({ source, expected: want, found }) => h("p", { class: "soft" }, h("code", {}, source), " ",
        words.text("ui-test-differs", { wanted: want || "—", found: found || "—" }))),
      others("ui-test-breaks", one.changes.filter(({ holds }) => !holds), titles),
      others("ui-test-changes", one.changes.filter(({ holds }) => holds), titles));
  }

  /** Other examples, each a link to its own page. */
  function others(message: string, changes: Attempt["changes"], titles: Tried["titles"]): HTMLElement | null {
    const base = model.get("base");
    const home = words.table?.replace(/table\/$/, "examples/");
    return changes.length ? h("details", {}, h("summary", {}, words.text(message, { count: changes.length })), h("ul", {}, ...changes.map(({ id }) =>
      h("li", {}, base !== undefined && home ? h("a", { href: `${base}${home}${id}/` }, titles[id] ?? id) : titles[id] ?? id)))) : null;
  }

  /** Where wanted and actual part. */
  function apart({ event, function: decides }: NonNullable<Tried["parting"]>): HTMLElement {
    return h("div", {}, event ? h("p", {}, words.text("ui-test-event", { number: event.number, event: words.event(event) }), " ", context.cites(event.clauses)) : null,
      decides ? h("p", {}, words.text("ui-test-function"), " ", h("code", {}, decides)) : null);
  }

  const list = (told: string[]) => h("ul", {}, ...told.map((one) => h("li", {}, one)));

  const element = h("form", { class: "panel sending testing", onsubmit: (event: Event) => {
    event.preventDefault();
    void run();
  } }, h("p", { class: "who" }, h("strong", {}, words.text("ui-share-test"))), h("p", {}, words.text("ui-test-about")),
  expected.element, h("div", { class: "options" }, start, stop), bar, note, report);
  return { element, close() {
    running?.abort();
    running = null;
  } };
}
