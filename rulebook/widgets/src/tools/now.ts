// At the table: what lies there is stated, and a table that the engine made when the site was built has the answer.

import { bar, dressed, equal, h, put, readingName, redraw, status, styles, unread, Words } from "../kit";
import type { House } from "../house";
import type { Model, Port, Progress } from "../port";
import type { Source } from "../session";
import type { Facts, Json } from "../types";
import { History } from "./history";
import type { NowState } from "./now-link";
import { playOn, type Call } from "./now-live";
import { readings, readingsAtFirst } from "./readings";
import own from "./now.css";
import shared from "./tools.css";

/** An event, a choice or a gap: its name, its clauses, its facts. */
export type Told = [string, string[], Facts];

export interface Node {
  events: Told[];
  asked: { [question: string]: string };
  /** What is asked, and the node of each answer. */
  ask?: Told;
  to?: { [answer: string]: number };
  answer?: [string, Facts];
  gap?: Told;
  /** How our proposal goes on where the text decides nothing. */
  ours?: Told[];
}

interface Input {
  name: string;
  options: string[];
  /** Whether nothing is chosen at first. */
  blank?: boolean;
  /** The input, and its option, with which this one says nothing. */
  unless?: [string, string];
}

interface Answers {
  inputs: Input[];
  nodes: Node[];
  /** The node of each combination of options, the last input running fastest. */
  at: (number | null)[];
  /** The same by another reading: `question=reading`. */
  others?: { [reading: string]: (number | null)[] };
  /** How Python plays it. */
  live?: Call;
}

/** Before this sign stands a card on the table, named by its seat. */
const SEAT = "@";

export function nowTool(model: Model, port: Port, el: HTMLElement): () => void {
  const words = new Words(model.get("words"));
  const schema = model.get("schema");
  const base = model.get("base") ?? "";
  const empty = (): NowState => ({ is: [], then: [], readings: history.now.readings });
  const history: History<NowState> = new History<NowState>({ is: [], then: [], readings: readingsAtFirst(model) }, () => {
    model.set("state", history.now as never);
    model.save_changes();
    draw();
  });
  let answers: Answers | null = null;
  let failed = false;
  let removed = false;
  /** What Python played, and what it was asked. */
  let live: { asked: string; nodes: Node[] | null } = { asked: "", nodes: null };
  const asking = { source: "recorded" as Source, progress: null as Progress | null, evaluate: () => {
    live = { asked: "", nodes: null };
    draw();
  } };

  const answer = h("p", { class: "answer", role: "status", tabindex: -1 });
  const clauses = h("p", { class: "answer-cites" });
  const form = h("div", { class: "fields" });
  const asked = h("div", { class: "asked" });
  const more = h("div", {});
  const again = h("button", { type: "button", onclick: () => {
    history.change(empty());
    answer.focus();
  } }, words.text("ui-now-again"));
  const ignored = unread(model, words, "ui-now-again", () => history.change(empty()));
  const state = status({ session: asking, words, home: () => answer.focus() });
  const stop = port.watch((progress) => {
    asking.progress = progress;
    state.progress();
  });
  const label = readings(model, words, "ui-house-printed", () => history.now.readings, (house) => {
    history.change({ ...history.now, readings: house });
    answer.focus();
  });
  const foot = bar({ session: { get canUndo() { return history.canUndo; }, get canRedo() { return history.canRedo; },
    undo: () => history.undo(), redo: () => history.redo() }, words }, () => model.get("link"));
  const frame = h("div", { class: "lr tool now", lang: words.lang }, h("style", {}, styles + shared + own), ignored.element, form, asked,
    label.element, state.element, h("div", { class: "verdict" }, answer, clauses), more, h("div", { class: "options" }, again), foot.element);

  /** What each input says: what was chosen, else its first option, if it has to have one. */
  function given(): string[] {
    const is = answers!.inputs.map(({ options, blank }, at) => {
      const chosen = history.now.is[at];
      return chosen !== undefined && options.includes(chosen) ? chosen : blank ? "" : options[0]!;
    });
    return is.map((option, at) => silent(answers!.inputs[at]!, is) ? answers!.inputs[at]!.options[0]! : option);
  }

  function silent({ unless }: Input, is: string[]): boolean {
    return !!unless && is[answers!.inputs.findIndex(({ name }) => name === unless[0])] === unless[1];
  }

  /** The nodes from what lies there along what was answered. */
  function path(is: string[]): { nodes: Node[]; then: string[]; rests: string[] } | null {
    const { at: printed, others = {} } = answers!;
    const at = is.reduce((place, option, input) => place * answers!.inputs[input]!.options.length + answers!.inputs[input]!.options.indexOf(option), 0);
    const [own] = Object.entries(history.now.readings).map(([question, reading]) => others[`${question}=${reading}`]).filter((one) => !!one);
    const first = (own ?? printed)[at];
    if (first === null || first === undefined) return null;
    const nodes = [answers!.nodes[first]!];
    const then: string[] = [];
    for (const one of history.now.then) {
      const next = nodes.at(-1)!.to;
      if (!next || !Object.hasOwn(next, one)) break;
      nodes.push(answers!.nodes[next[one]!]!);
      then.push(one);
    }
    const rests = Object.keys(others).filter((one) => others[one]![at] !== printed[at]).map((one) => one.split("=")[0]!);
    return { nodes, then, rests: [...nodes.flatMap(questions), ...rests] };
  }

  function draw(): void {
    foot.result?.();
    again.hidden = !history.now.is.length;
    if (!answers) {
      answer.textContent = words.text(failed ? "ui-now-failed" : "ui-answer-waiting");
      return;
    }
    const is = given();
    redraw(form, () => put(form, ...answers!.inputs.map((input, at) => silent(input, is) ? null : field(input, at, is))));
    const whole = !is.includes("");
    const found = whole ? path(is) : null;
    if (!found) {
      answer.textContent = words.text(whole ? "ui-now-twice" : "ui-now-give");
      put(clauses);
      put(asked);
      put(more);
      state.element.hidden = true;
      label.show({}, []);
      return;
    }
    const cards = Object.fromEntries(answers.inputs.map(({ name }, at) => [SEAT + name, is[at]!]));
    const { nodes, then } = otherwise(is, found) ?? found;
    const last = nodes.at(-1)!;
    state.result?.();
    state.element.hidden = asking.source === "recorded";
    label.show(history.now.readings, found.rests);
    redraw(asked, () => put(asked, ...nodes.flatMap((node, at) => node.ask ? [question(node, at, then, cards)] : [])), () => answer);
    const events = nodes.flatMap((node) => node.events);
    // What is settled is said, even where something is still asked for what comes of it.
    const settled = last.ask ? events.findLast(([kind]) => words.maybe(`answer-${kind}`) !== null) : undefined;
    const told = last.gap ?? settled ?? last.ask ?? events.at(-1);
    answer.textContent = last.gap ? words.text(`gap-${last.gap[0]}`, facts(last.gap[2], cards))
      : settled ? said(settled, cards)
      : last.ask ? words.text(`choice-${last.ask[0]}`, facts(last.ask[2], cards))
        : last.answer && words.maybe(last.answer[0]) !== null ? words.text(last.answer[0], facts({ ...events.at(-1)?.[2], ...last.answer[1] }, cards)) : said(told!, cards);
    put(clauses, told ? cites(told[1]) : null);
    const rests = Object.entries(Object.assign({}, ...nodes.map((node) => node.asked)) as { [question: string]: string });
    put(more, last.ours?.length ? h("div", { class: "panel" }, h("p", {}, words.text("ui-now-ours")), list(last.ours, cards)) : null,
      events.length > 1 ? h("section", {}, h("h3", {}, words.text("ui-now-steps")), list(events, cards)) : null,
      rests.length ? h("details", {}, h("summary", {}, words.text("ui-now-rests")), h("ul", {}, ...rests.map(([name, reading]) => h("li", {},
        words.text(`question-${name}`), " ", h("strong", {}, readingName(name, reading, words)))))) : null);
  }

  /** The open questions that a node rests on. */
  function questions({ asked: own, gap }: Node): string[] {
    return [...Object.keys(own), ...(gap ? [gap[0]] : [])];
  }

  /** What Python makes of it where a reading in force leads elsewhere; null where the baked answer holds, or until Python comes. */
  function otherwise(is: string[], { nodes }: { nodes: Node[] }): { nodes: Node[]; then: string[] } | null {
    const house: House = history.now.readings;
    const bears = nodes.some((node) => questions(node).some((name) => house[name] !== undefined && house[name] !== (node.asked[name] ?? "gap")));
    if (!answers!.live || !bears) {
      asking.source = "recorded";
      return null;
    }
    const { then } = history.now;
    const asked = JSON.stringify([is, then, house]);
    if (asked !== live.asked) {
      live = { asked, nodes: null };
      asking.source = "waiting";
      const args = Object.fromEntries(answers!.inputs.map(({ name }, at) => [name, is[at]!]));
      playOn(port, schema.game, answers!.live, args, then, house).then((found) => {
        if (live.asked !== asked) return;
        live.nodes = found;
        asking.source = "live";
      }, (error: unknown) => {
        console.error("Living Rules:", error);
        if (live.asked === asked) asking.source = "failed";
      }).finally(() => { if (!removed && live.asked === asked) draw(); });
    }
    return live.nodes && { nodes: live.nodes, then: then.slice(0, live.nodes.length - 1) };
  }

  function field(input: Input, at: number, is: string[]): HTMLElement {
    const label = words.maybe(`ui-now-${input.name}`) ?? words.form(input.name);
    const change = (event: Event) => history.change({ is: is.map((one, place) => place === at ? (event.target as HTMLSelectElement).value : one), then: [], readings: history.now.readings });
    return h("label", { class: "field" }, h("span", {}, label), h("select", { "data-k": input.name, onchange: change },
      is[at] === "" ? h("option", { value: "" }, words.text("ui-now-choose")) : null,
      ...input.options.map((option) => h("option", { value: option, selected: option === is[at] }, optionName(input.name, option)))));
  }

  function optionName(input: string, option: string): string {
    const id = option.replaceAll(" ", "-");
    return words.maybe(`ui-now-${input}-${id}`) ?? (input === "spirit" ? words.text("ui-now-spirit-held", { count: Number(option) }) : words.form(option));
  }

  function question(node: Node, at: number, then: string[], cards: { [seat: string]: string }): HTMLElement {
    const label = words.text(`choice-${node.ask![0]}`, facts(node.ask![2], cards));
    const choose = (one: string) => history.change({ is: given(), then: [...then.slice(0, at), one], readings: history.now.readings });
    return h("div", { role: "group", "aria-label": label }, h("p", {}, label, " ", cites(node.ask![1])), h("div", { class: "options" },
      ...Object.keys(node.to!).map((one) => h("button", { type: "button", "data-k": `${at} ${one}`, "aria-pressed": String(then[at] === one), onclick: () => choose(one) },
        words.option(one)))));
  }

  const said = ([kind, , about]: Told, cards: { [seat: string]: string }) =>
    words.maybe(`ui-now-${kind}`, facts(about, cards)) ?? words.event({ kind, clauses: [], facts: facts(about, cards) });
  const list = (events: Told[], cards: { [seat: string]: string }) =>
    h("ol", { class: "told" }, ...events.map((event) => h("li", {}, said(event, cards), " ", cites(event[1]))));

  /** The facts of an event, the cards in them by their names. */
  function facts(about: Facts, cards: { [seat: string]: string }): Facts {
    const named = (value: Json): Json => typeof value === "string" ? cards[value] ?? value : Array.isArray(value) ? value.map(named) : value;
    return Object.fromEntries(Object.entries(about).map(([name, value]) => [name, named(value)]));
  }

  function cites(ids: readonly string[]): HTMLElement {
    return h("span", { class: "cites" }, ...ids.map((id) => {
      const { title, href } = words.clause(id);
      return href === undefined ? h("span", { class: "cite" }, title) : h("a", { class: "cite", href: base + href }, title);
    }));
  }

  function arrive(): void {
    const state = model.get("state") as unknown as NowState | null;
    const given = state && { ...state, readings: state.readings ?? readingsAtFirst(model) };
    if (given && !equal(given, history.now)) history.change(given);
  }

  async function load(): Promise<void> {
    const response = await fetch(new URL(`${base}assets/bench/now/${schema.game}.json`, document.baseURI));
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    answers = await response.json() as Answers;
  }

  el.append(frame);
  const undress = dressed(frame, el);
  model.on("change:state", arrive);
  arrive();
  draw();
  load().catch((error: unknown) => {
    console.error("Living Rules:", error);
    failed = true;
  }).finally(draw);
  return () => {
    removed = true;
    stop();
    label.close();
    ignored.close();
    undress();
    model.off("change:state", arrive);
    frame.remove();
  };
}
