// Reading clause by clause: right, other words, or a question of the rules; checked while one types, sent as one file.

import { bar, h, problemSentence, put, redraw } from "../kit";
import { ways } from "../parts/ways";
import type { Problem } from "../types";
import { LANGUAGES, type Desk, type Finding } from "./common";
import { KINDS, LONGEST, LONGEST_NAME, LONGEST_NOTE, Marks, type Kind, type Mark } from "./marks";

/** Milliseconds after the last letter before the words are checked. */
const REST = 350;

export interface Reading {
  element: HTMLElement;
  /** Begin, at a clause or where the reader was. */
  open(clause?: string): void;
  close(): void;
}

/** @param moved told when another clause is read, so that the panel goes there. */
export function reading(desk: Desk, first: string, moved: (row: HTMLElement | null) => void): Reading {
  const { words, texts, rows, model } = desk;
  const clauses = [...rows.keys()];
  const label = (clause: string) => words.clause(clause).title;
  let lang = first;
  let at = clauses[0]!;
  let opened = false;
  let marks = new Marks(lang, draw);
  let checked: { problems: Problem[]; findings: Finding[] } | null = null;
  let typing = 0;
  let turn = 0;

  // The elements.

  const chooser = h("select", { "data-k": "lang", onchange: () => read(chooser.value) }, ...LANGUAGES.map((one) =>
    h("option", { value: one, selected: one === lang }, words.text(`page-desk-lang-${one}`))));
  const title = h("p", { class: "answer", tabindex: -1 });
  const go = (name: string, where: () => string | undefined) => h("button", { type: "button", "data-k": name, onclick: () => {
    const clause = where();
    if (clause) show(clause);
  } }, words.text(`ui-desk-${name}`));
  const before = go("before", () => clauses[clauses.indexOf(at) - 1]);
  const next = go("next", () => clauses[clauses.indexOf(at) + 1]);
  const unmarked = go("unmarked", () => unmarkedAfter());
  const choices = KINDS.map((kind) => h("button", { type: "button", class: "quiet", "data-k": kind, onclick: () => choose(kind) }, words.text(`ui-desk-${kind}`)));
  const changed = h("p", { class: "wrong" });
  const text = h("textarea", { rows: 5, maxlength: LONGEST, spellcheck: true, "data-k": "text", oninput: () => typed() });
  const found = h("div", { class: "found", "aria-live": "polite" });
  const suggestion = h("div", { class: "panel" }, h("label", {}, words.text("ui-desk-text"), text), h("p", { class: "who" }, words.text("ui-desk-text-about")),
    desk.status, found);
  const note = h("textarea", { rows: 2, maxlength: LONGEST_NOTE, "data-k": "note", oninput: () => noted() });
  const noteLabel = h("span");
  const notes = h("label", {}, noteLabel, note);
  const examples = h("div", { class: "panel" });
  const foot = bar({ session: { get canUndo() { return marks.canUndo; }, get canRedo() { return marks.canRedo; },
    undo: () => back(marks.undo()), redo: () => back(marks.redo()) }, words }, () => undefined);
  const said = h("p", { class: "note", role: "status" });
  const by = h("input", { type: "text", maxlength: LONGEST_NAME, autocomplete: "name", "data-k": "by", oninput: () => {
    marks.by = by.value;
    by.removeAttribute("aria-invalid");
    put(said);
  } });
  const count = h("span");
  const routes = h("div");
  const clear = h("button", { type: "button", class: "quiet", "data-k": "clear", onclick: () => marks.clear() }, words.text("ui-desk-clear"));
  const sending = h("details", { class: "sending", ontoggle: () => leave() }, h("summary", {}, count), h("p", { class: "who" }, words.text("ui-desk-kept")),
    h("label", {}, words.text("ui-desk-by"), by), said, routes, clear);
  const element = h("div", { class: "reading" },
    h("div", { class: "fields" }, h("label", {}, words.text("ui-desk-lang"), chooser)), title,
    h("div", { class: "options" }, before, next, unmarked), h("div", { class: "options says", role: "group", "aria-label": words.text("ui-desk-choose") }, ...choices),
    changed, suggestion, notes, examples, foot.element, sending);

  // What of the page belongs to it: a button at each clause, which also says how the clause is marked.

  const buttons = new Map([...rows].map(([clause, row]) => {
    const button = h("button", { type: "button", class: "lr-row__mark md-button", onclick: () => open(clause) });
    row.querySelector(".lr-row__number")!.after(button);
    return [clause, button] as const;
  }));

  // Marks.

  const own = (clause = at) => texts[lang]?.[clause] ?? { body: "", on: "" };

  function choose(kind: Kind): void {
    const mark = marks.of(at);
    const { on, body } = own();
    if (mark?.mark === kind) marks.set(at, null);
    else marks.set(at, { mark: kind, on, ...(kind === "suggest" ? { text: body } : {}), ...(mark?.note && kind !== "right" ? { note: mark.note } : {}) });
    if (!marks.of(at)) return desk.say(words.text("ui-desk-unmark", { clause: label(at) }));
    desk.say(words.text("ui-desk-mark-of", { mark: words.text(`ui-desk-is-${kind}`), clause: label(at) }));
    if (kind === "suggest") {
      text.focus();
      void check();
    }
    if (kind === "question") note.focus();
    const clause = kind === "right" ? clauses[clauses.indexOf(at) + 1] : undefined;
    if (clause) show(clause);
  }

  function typed(): void {
    const mark = marks.of(at);
    marks.set(at, { ...mark, mark: "suggest", on: own().on, text: text.value }, "text");
    clearTimeout(typing);
    typing = setTimeout(() => void check(), REST) as unknown as number;
  }

  function noted(): void {
    const { note: _, ...mark } = marks.of(at)!;
    marks.set(at, { ...mark, ...(note.value ? { note: note.value } : {}) }, "note");
  }

  /** The checks of the command, by the same Python. */
  async function check(): Promise<void> {
    const mark = marks.of(at);
    const mine = ++turn;
    checked = null;
    if (mark?.mark !== "suggest" || same(mark)) return draw();
    const reply = await desk.ask({ method: "review", lang, clause: at, on: mark.on, text: mark.text ?? "", note: mark.note ?? "" }, () => void check());
    if (mine !== turn) return;
    checked = (reply.review as typeof checked | undefined) ?? null;
    draw();
  }

  const same = (mark: Mark) => (mark.text ?? "").trim() === own().body;

  function back(clause: string | null): void {
    if (clause && rows.has(clause)) show(clause);
    void check();
  }

  // Ways through the text.

  function unmarkedAfter(): string | undefined {
    const place = clauses.indexOf(at) + 1;
    return [...clauses.slice(place), ...clauses.slice(0, place)].find((clause) => !marks.of(clause));
  }

  function show(clause: string): void {
    at = clause;
    turn += 1;
    clearTimeout(typing);
    checked = null;
    moved(rows.get(at)!);
    draw();
    title.focus({ preventScroll: true });
    if (marks.of(at)?.mark === "suggest") void check();
  }

  function read(language: string): void {
    marks.close();
    lang = language;
    marks = new Marks(lang, draw);
    void check();
  }

  function open(clause = at): void {
    opened = true;
    found.before(desk.status);
    show(clause);
  }

  // Drawing.

  function draw(): void {
    for (const [clause, button] of buttons) {
      const mark = marks.of(clause)?.mark;
      button.textContent = words.text(mark ? `ui-desk-is-${mark}` : "ui-desk-mark");
      button.setAttribute("aria-label", words.text("ui-desk-mark-of", { mark: button.textContent, clause: label(clause) }));
      if (mark) button.dataset.mark = mark;
      else delete button.dataset.mark;
    }
    if (!opened) return;
    const mark = marks.of(at);
    title.textContent = words.text("ui-desk-at", { clause: label(at), number: clauses.indexOf(at) + 1, count: clauses.length });
    before.disabled = at === clauses[0];
    next.disabled = at === clauses.at(-1);
    unmarked.disabled = !unmarkedAfter();
    choices.forEach((one, place) => one.setAttribute("aria-pressed", String(mark?.mark === KINDS[place])));
    changed.textContent = mark && mark.on !== own().on ? words.text("ui-desk-changed") : "";
    suggestion.hidden = mark?.mark !== "suggest";
    text.lang = lang;
    if (mark?.mark === "suggest" && text.value !== mark.text) text.value = mark.text ?? "";
    notes.hidden = !mark || mark.mark === "right";
    noteLabel.textContent = words.text(mark?.mark === "question" ? "ui-desk-asked" : "ui-desk-why");
    if (note.value !== (mark?.note ?? "")) note.value = mark?.note ?? "";
    drawFound(mark);
    drawExamples(mark);
    foot.result?.();
    if (by.value !== marks.by) by.value = marks.by;
    count.textContent = words.text("ui-desk-send", { count: marks.count });
    clear.hidden = !marks.count;
  }

  function drawFound(mark: Mark | null): void {
    if (mark?.mark !== "suggest") return put(found);
    if (same(mark)) return put(found, words.text("ui-desk-same"));
    if (!checked) {
      if (!found.querySelector("ul")) put(found);  // what was found stands until something else is
      return;
    }
    const lines = [...checked.problems.map((one) => ["error", problemSentence(one, words, desk.schema, label(at))] as const),
      ...checked.findings.map((one) => [one.level, desk.finding(one)] as const)];
    put(found, lines.length ? h("ul", {}, ...lines.map(([level, line]) => h("li", { "data-level": level }, line))) : words.text("ui-desk-checks-none"));
  }

  /** A question goes on to a bench: its example, changed or not, with how it should come out. */
  function drawExamples(mark: Mark | null): void {
    examples.hidden = mark?.mark !== "question";
    if (examples.hidden) return;
    const row = rows.get(at)!;
    const ids = [...row.querySelectorAll<HTMLElement>("figure.lr-bench")].map(({ id }) => id);
    const linked = [...row.querySelectorAll<HTMLAnchorElement>(".lr-row__also a")].map(({ hash }) => hash.slice(1));
    const figures = [...ids, ...linked].flatMap((id) => document.getElementById(id) ?? []);
    redraw(examples, () => put(examples, h("p", {}, words.text(figures.length ? "ui-desk-propose" : "ui-desk-propose-none")),
      h("div", { class: "options" }, ...figures.map((figure) => h("button", { type: "button", "data-k": figure.id, onclick: () => void propose(figure) },
        figure.querySelector("figcaption")?.firstChild?.textContent ?? figure.id)))));
  }

  async function propose(figure: HTMLElement): Promise<void> {
    const details = figure.closest("details");
    if (details) details.open = true;
    figure.scrollIntoView({ block: "start" });
    const settled = () => figure.dataset.host === "live" || figure.dataset.host === "failed";
    if (!settled()) {
      await new Promise<void>((done) => {
        const watch = new MutationObserver(() => {
          if (!settled()) return;
          watch.disconnect();
          done();
        });
        watch.observe(figure, { attributeFilter: ["data-host"] });
      });
    }
    const plain = rows.get(at)!.querySelector(`[data-col="${lang}"] .lr-cell__words`)?.textContent?.trim() ?? "";
    const detail = { words: words.text("ui-desk-question-words", { clause: label(at), text: plain, note: marks.of(at)?.note ?? "" }) };
    figure.querySelector(".lr-bench__host")?.dispatchEvent(new CustomEvent("lr-propose", { detail }));
  }

  // Sending.

  function ready(event: Event): boolean {
    const missing = !marks.count ? "ui-desk-needs-marks" : !marks.by.trim() ? "ui-desk-needs-name" : null;
    if (!missing) return true;
    event.preventDefault();
    put(said, words.text(missing));
    by.setAttribute("aria-invalid", String(marks.count > 0));
    by.focus();
    by.scrollIntoView({ block: "center" });
    return false;
  }

  function leave(): void {
    put(routes, ways({ name: `marks-${lang}.json`, text: () => marks.file(), ready, link: () => location.href.split("#")[0]!,
      title: () => words.text("ui-desk-marks-of", { lang: words.text(`page-desk-lang-${lang}`), count: marks.count }),
      issue: (body) => `\`\`\`json\n${body}\`\`\``, note: said, words, model }));
  }

  model.on("change:routes" as never, leave as never);
  leave();
  draw();
  return { element, open, close() {
    opened = false;
    clearTimeout(typing);
    marks.close();
    model.off("change:routes" as never, leave as never);
    for (const button of buttons.values()) button.remove();
  } };
}
