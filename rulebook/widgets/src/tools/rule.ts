// The rule builder: a secret rule out of sentences, out of the catalogue or out of notation, and what it says of any card.

import { colour, face } from "../cards";
import { catalogue, levels } from "../catalogue";
import { address, bar, copyText, dressed, h, problemSentence, put, redraw, status, styles, unread, Words } from "../kit";
import { reasons, type Explained } from "../parts/reasons";
import type { Model, Port, Progress } from "../port";
import { describe, LONGEST_RULE, read, written, type Tree } from "../secret";
import type { Source } from "../session";
import type { Facts, Problem } from "../types";
import { builder } from "./builder";
import { History } from "./history";
import { FIRST, type RuleState } from "./link";
import { pack } from "./pack";
import table from "../boards/eleusis.css";
import own from "./rule.css";
import shared from "./tools.css";

/** What Python says of a rule after a line. */
interface Told {
  text: string;
  parts: Tree;
  share: number;
  right: string[];
  dead: string[];
}

export function ruleTool(model: Model, port: Port, el: HTMLElement): () => void {
  const words = new Words(model.get("words"));
  const schema = model.get("schema");
  const entries = new Map(catalogue(schema).map((entry) => [entry.text, entry]));
  const given = model.get("state") as unknown as RuleState | null;
  const history = new History<RuleState>(FIRST, changed);
  const trees = new Map<string, Tree>();
  let told: Told | null = null;
  let average = 0;
  let explained: Explained | null = null;
  let problems: Problem[] = [];
  let turn = 0;
  let removed = false;

  // What is asked of Python.

  const asking = { source: "waiting" as Source, progress: null as Progress | null, evaluate: () => void ask() };

  async function ask(): Promise<void> {
    const mine = ++turn;
    const { text, line, card } = history.now;
    asking.source = "waiting";
    draw();
    const request = { game: schema.game, main_line: line };
    const [rule, whole, why] = await Promise.all([port.ask({ method: "rule", ...request, text }), port.ask({ method: "rule", ...request, text, main_line: [] }),
      card === null ? null : port.ask({ method: "explain", ...request, rule: text, card })]);
    if (mine !== turn || removed) return;
    asking.source = rule.error ? "failed" : "live";
    if (rule.error) console.error(`Living Rules: ${rule.error}`);
    told = (rule.rule as Told | undefined) ?? null;
    average = (whole.rule as Told | undefined)?.share ?? 0;
    explained = (why?.explain as Explained | undefined) ?? null;
    problems = rule.problems ?? [];
    if (told) trees.set(told.text, told.parts);
    draw();
  }

  function changed(): void {
    notation.value = history.now.text;
    draft = null;
    model.set("state", history.now as never);
    model.save_changes();
    void ask();
  }

  const put_ = (change: Partial<RuleState>) => history.change({ ...history.now, ...change });
  const tree = (): Tree => {
    const { text } = history.now;
    const known = trees.get(text) ?? read(text)!;
    trees.set(text, known);
    return known;
  };

  // Typed notation: it becomes the rule as soon as Python can read it.

  let draft: { text: string; problems: Problem[] } | null = null;
  let typing = 0;

  function typed(text: string): void {
    clearTimeout(typing);
    draft = { text, problems: [] };
    typing = setTimeout(async () => {
      const reply = await port.ask({ method: "rule", game: schema.game, text, main_line: history.now.line });
      if (draft?.text !== text || removed) return;
      const rule = reply.rule as Told | undefined;
      if (rule) {
        trees.set(rule.text, rule.parts);
        const at = notation.selectionStart;
        if (rule.text === history.now.text) draft = null;
        else put_({ text: rule.text });
        if (shown(notation)) {
          notation.value = text;
          notation.setSelectionRange(at, at);
        }
      } else draft = { text, problems: reply.problems ?? [] };
      if (reply.error) asking.source = "failed";
      draw();
    }, 250) as unknown as number;
  }

  // What is seen.

  const answer = h("p", { class: "answer", tabindex: -1 });
  const state = status({ session: asking, words, home: () => answer.focus() });
  const stop = port.watch((progress) => {
    asking.progress = progress;
    state.progress();
  });
  const chosen = h("select", { id: "c-catalogue", "data-k": "catalogue", onchange: () => chosen.value && put_({ text: chosen.value }) },
    h("option", { value: "" }, words.text("ui-catalogue-own")), ...levels(schema, words));
  const build = h("div", { class: "builder", role: "group", "aria-label": words.text("ui-builder") });
  const notation = h("textarea", { id: "c-notation", rows: 2, spellcheck: "false", autocapitalize: "off", autocomplete: "off", maxlength: LONGEST_RULE,
    "aria-describedby": "c-notation-wrong", oninput: () => typed(notation.value), onblur: () => {
      if (!draft) notation.value = history.now.text;
    } });
  const wrong = h("div", { class: "wrong", id: "c-notation-wrong", role: "status" });
  const inWords = h("p", { class: "in-words" });
  const share = h("div", { class: "share", "aria-hidden": "true" }, h("i"));
  const percent = h("p", {});
  const dead = h("p", { class: "dead" });
  const laid = h("ol", { class: "laid" });
  const cards = pack(schema, words, words.text("ui-try-card"), (card) => put_({ card }));
  const why = h("div", { class: "explained panel", role: "status", hidden: true });
  const playing = h("a", { class: "button strong", hidden: true }, words.text("ui-play-with-rule"));
  const judging = h("a", { class: "button" }, words.text("ui-judge-with-rule"));
  const note = h("span", { class: "copied", role: "status" });
  const foot = bar({ session: { get canUndo() { return history.canUndo; }, get canRedo() { return history.canRedo; },
    undo: () => history.undo(), redo: () => history.redo() }, words }, () => model.get("link"));
  const ignored = unread(model, words, "ui-start-over", () => history.change(FIRST));
  const section = (heading: string, ...children: (Node | null)[]) =>
    h("section", {}, h("p", { class: "section" }, words.text(heading)), ...children);
  const frame = h("div", { class: "lr tool rule", lang: words.lang }, h("style", {}, styles + table + shared + own),
    h("div", { class: "head" }, answer, state.element), ignored.element,
    h("div", { class: "field" }, h("label", { for: "c-catalogue" }, words.text("ui-catalogue")), chosen),
    section("ui-builder", build),
    h("div", { class: "field" }, h("label", { for: "c-notation" }, words.text("ui-notation")), notation, wrong),
    section("ui-in-words", inWords),
    section("ui-share", percent, share, dead),
    section("ui-tries", h("p", { class: "hint" }, words.text("ui-tries-hint")), laid, cards.element, why),
    h("div", { class: "options" }, playing, judging,
      h("button", { type: "button", onclick: () => void copyText(history.now.text, words.text("ui-copy-notation"), note, words) }, words.text("ui-copy-notation")),
      h("button", { type: "button", onclick: () => history.change(FIRST) }, words.text("ui-start-over")), note),
    foot.element);

  function shown(element: HTMLElement): boolean {
    return (element.getRootNode() as ShadowRoot | Document).activeElement === element;
  }

  function draw(): void {
    const { text, line, card } = history.now;
    const rule = tree();
    const entry = entries.get(text);
    const waiting = asking.source === "waiting";
    frame.setAttribute("aria-busy", String(waiting));
    state.result?.();
    answer.textContent = asking.source === "failed" ? words.text("ui-answer-failed") : problems.length ? words.text("ui-rule-unread")
      : told ? words.text(told.right.length ? "ui-share-is" : "ui-share-none", { count: told.right.length, of: (schema.names.card ?? []).length })
        : words.text("ui-answer-waiting");
    chosen.value = entry ? entry.text : "";
    redraw(build, () => put(build, builder(rule, words, (next) => {
      trees.set(written(next), next);
      put_({ text: written(next) });
    })), () => build.querySelector("select"));
    const told_ = draft?.problems ?? problems;
    put(wrong, ...told_.map(problem));
    notation.setAttribute("aria-invalid", String(told_.length > 0));
    inWords.textContent = describe(rule, words, entry?.id ?? null);
    share.hidden = percent.hidden = !told;
    // Where no card is right, none leads anywhere.
    dead.hidden = !told?.right.length;
    if (told) {
      (share.firstChild as HTMLElement).style.width = `${100 * average}%`;
      percent.textContent = words.text("ui-share-of", { percent: Math.round(100 * average) });
      dead.textContent = told.dead.length === (schema.names.card ?? []).length ? words.text("ui-dead-always")
        : told.dead.length ? words.text("ui-dead-after", { cards: told.dead }) : words.text("ui-dead-never");
      dead.classList.toggle("warned", told.dead.length > 0);
    }
    redraw(laid, () => put(laid, ...line.map((name, at) => h("li", {}, h("span", { class: `playing ${colour(name, schema)}` }, ...face(name)),
      at === line.length - 1 ? h("button", { type: "button", class: "square", "data-k": "take", title: words.text("ui-take-card"),
        "aria-label": words.text("ui-take-card"), onclick: () => put_({ line: line.slice(0, -1), card: null }) }, "×") : null)),
      line.length ? null : h("li", { class: "none" }, words.text("ui-line-empty"))), () => cards.element.querySelector("button"));
    const right = told && new Set(told.right);
    cards.show((name) => !right || waiting ? null
      : { name: `${right.has(name) ? "right" : "not"}${name === card ? " picked" : ""}`, said: right.has(name) ? "ui-is-right" : "ui-is-wrong" });
    explain(rule, card, right);
    sealed(text);
    foot.result?.();
  }

  function problem(one: Problem): HTMLElement {
    const column = Number(one.where.split(":")[1] ?? 0);
    return h("p", {}, problemSentence(one, words, schema, words.text("ui-column", { column })), " ", one.code === "rule_unknown_word" && one.write
      ? h("button", { type: "button", class: "quiet", onclick: () => mend(one, column) }, words.text("ui-use-word", { word: one.write })) : null);
  }

  /** Put the suggested word where the unknown one stands. */
  function mend(one: Problem, column: number): void {
    const text = notation.value;
    const bad = String(one.found ?? "");
    notation.value = text.slice(0, column - 1) + one.write + text.slice(column - 1 + bad.length);
    typed(notation.value);
    notation.focus();
  }

  function explain(rule: Tree, card: string | null, right: ReadonlySet<string> | null): void {
    const { line } = history.now;
    const known = card !== null && right && explained && asking.source === "live";
    why.hidden = !known;
    if (!known) return;
    put(why, h("p", {}, h("strong", {}, words.text(right.has(card) ? "ui-card-right" : "ui-card-wrong", { card }))),
      reasons(rule, explained!, words),
      h("button", { type: "button", class: "quiet", onclick: () => put_({ line: [...line, card], card: null }) }, words.text("ui-lay-card", { card })));
  }

  let sealing = "";
  function sealed(text: string): void {
    judging.href = new URL(`../god/#${address("tool", "god", [`rule=${encodeURIComponent(text)}`])}`, location.href.split("#")[0]).href;
    if (sealing === text || asking.source !== "live" || problems.length) return;
    sealing = text;
    playing.hidden = true;
    void port.ask({ method: "seal", game: schema.game, text }).then((reply) => {
      if (sealing !== text || removed || !reply.sealed) return;
      playing.href = new URL(`../play/#${address("scenario", "play-scientist", [`rule=${encodeURIComponent(String(reply.sealed))}`])}`, location.href.split("#")[0]).href;
      playing.hidden = false;
    });
  }

  // A state that a link brings; a text that cannot be read stays in the field, with what is wrong with it.

  function arrive(): void {
    const next = model.get("state") as unknown as (RuleState & Facts) | null;
    if (!next || next.text === undefined) return;
    if (next.text === history.now.text || entries.has(next.text)) return history.change({ ...next });
    notation.value = next.text;
    if (next.line) put_({ line: next.line, card: next.card });
    typed(next.text);
  }

  notation.value = history.now.text;
  el.append(frame);
  const undress = dressed(frame, el);
  model.on("change:state", arrive);
  if (given) arrive();
  if (!turn) void ask();
  return () => {
    removed = true;
    stop();
    ignored.close();
    clearTimeout(typing);
    undress();
    model.off("change:state", arrive);
    frame.remove();
  };
}
