// One bench: the answer, the table, the way through its steps, and everything that may be changed.

import type { Board } from "./boards/board";
import type { Context, Part } from "./context";
import { focused, h } from "./dom";
import { houseOf, keepHouse, watchHouse } from "./house";
import { toLink } from "./link";
import { Words } from "./narrate";
import { styles } from "./look";
import { bar } from "./parts/bar";
import { branch, changed } from "./parts/changed";
import { choice } from "./parts/choice";
import { guess } from "./parts/guess";
import { house } from "./parts/house";
import { now } from "./parts/now";
import { film } from "./parts/film";
import { cover, players } from "./parts/players";
import { gap, rests } from "./parts/questions";
import { problems, setup } from "./parts/setup";
import { status } from "./parts/status";
import { share } from "./parts/share";
import { steps } from "./parts/steps";
import { then } from "./parts/then";
import { transport } from "./parts/transport";
import { unread } from "./parts/unread";
import { whatIf } from "./parts/whatif";
import { answerOf } from "./phrases";
import type { Model, Port } from "./port";
import { Session, type Update } from "./session";
import { shownOf } from "./shown";

/** What a bench tells the page around it: the clauses to light up. */
export const CLAUSES = "lr-clauses";
/** What a bench tells the page around it: whether it still shows its example, and the word for it. */
export const CHANGED = "lr-changed";
/** What a bench tells the page around it: whether its answer is still to be guessed. */
export const GUESSING = "lr-guessing";
/** What the page tells a bench: the clauses that the reader points at. */
export const POINTED = "lr-pointed";

/** What the page tells a bench: what a reader wants to propose, in words. */
export const PROPOSE = "lr-propose";

/** What a bench in another dress brings along: its table, its parts in their order, its style. */
export interface Dress {
  board: Board;
  name: string;
  styles: string;
  parts(context: Context, link: () => string | undefined): Part[];
}

/** A bench as it is when nothing but its table is a game's own. */
export function plainly(board: Board): Dress {
  return { board, name: "", styles: "", parts(context, link) {
    const asked = choice(context, (pending, answer) => board.picker?.(pending, context, answer) ?? null);
    const table = board.part(context);
    const way = [transport(context), now(context), bar(context, link), share(context, link)];
    const further = [steps(context), film(context, board), rests(context)];
    return context.session.play
      ? [cover(context), then(context), problems(context), gap(context), table, asked, ...way, players(context, !board.round), ...board.round?.(context) ?? [], ...further]
      : [then(context), changed(context), problems(context), gap(context), asked, table, ...way, whatIf(context), branch(context), ...further, setup(context, board)];
  } };
}

/** Build a bench in an element and keep it up to date; returns how to take it down. */
export function shell(model: Model, port: Port, el: HTMLElement, worn: Dress): () => void {
  const words = new Words(model.get("words"));
  const schema = model.get("schema");
  const { board, name, styles: own, parts: made } = worn;
  const root = el.getRootNode();
  const target = root instanceof ShadowRoot ? root.host : el;
  // Whether somebody has done anything yet: before that, nothing is announced and nothing is lit.
  let built = false;
  let engaged = false;
  let lit: readonly string[] = [];

  // A visitor's own table belongs to the site; a notebook says itself what it reads.
  const atHome = model.get("base") !== undefined;
  const session: Session = new Session(model, port, {
    opening(played) {
      const { events, pending, gap } = played.trace;
      const watched = model.get("baked")?.play?.watched;
      if (watched) return events.findIndex(({ kind }) => kind === watched) + 1;
      return pending || gap ? events.length : board.opening?.(played) ?? events.length;
    },
    args: (state, schema) => (model.get("baked")?.play && board.args?.(state, schema)) || state.args,
  }, (what) => update(what), atHome ? houseOf(schema) : {});

  const context: Context = {
    session, words, schema, model,
    cites: (clauses) => h("span", { class: "cites" }, ...clauses.map(cite)),
    light(clauses) {
      lit = clauses ?? (engaged ? session.event?.clauses ?? [] : []);
      tell(CLAUSES, { clauses: lit });
    },
    sentence(step) {
      const event = session.played?.trace.events[step - 1];
      return event ? words.event(event) : words.text("ui-start");
    },
    home: () => (home() ?? answer).focus({ preventScroll: !!home() }),
    linkTo(state) {
      const link = model.get("link");
      return session.baked && link ? `${link.split("#")[0]}#${toLink(session.baked, state, schema)}` : null;
    },
    house: atHome && words.table ? model.get("base") + words.table : null,
    keepReading(question, reading) {
      const { [question]: _, ...rest } = session.house;
      keepHouse(schema.game, reading === null ? rest : { ...rest, [question]: reading });
    },
    groups: (kind) => board.groups?.(kind, context) ?? [{ label: "", values: schema.names[kind] ?? [] }],
    lying: (kind) => board.lying?.(kind, context) ?? [],
  };

  function tell(event: string, detail: object): void {
    target.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
  }

  function cite(id: string): HTMLElement {
    const { title, href } = words.clause(id);
    const base = model.get("base");
    const over = { onpointerenter: () => context.light([id]), onpointerleave: () => context.light(null),
      onfocus: () => context.light([id]), onblur: () => context.light(null) };
    return href !== undefined && base !== undefined
      ? h("a", { class: "cite", href: base + href, ...over }, title) : h("span", { class: "cite", ...over }, title);
  }

  const answer = h("p", { class: "answer", tabindex: -1 });
  const ignored = unread(model, words, session.baked?.args ? "ui-reset" : "ui-link-seen", () => {
    if (session.baked?.args) session.reset();
    answer.focus();
  });
  const live = h("p", { class: "hidden", role: "status" });
  const told = status(context);
  const guessed = guess(context, !model.get("arrived"), () => veil());
  const below = [guessed, house(context), ...made(context, () => model.get("link"))];
  const asked = below.find((part) => part.element.matches(".ask"));
  const parts = [told, ...below];
  const head = h("div", { class: "head" }, answer, told.element);
  const frame = h("div", { class: `lr ${name}`, lang: words.lang }, h("style", {}, styles + (board.styles ?? "") + own),
    head, ignored.element, ...below.map((part) => part.element), live);

  function home(): HTMLElement | null {
    return below.map((part) => part.home?.()).find((one) => !!one) ?? null;
  }

  /** Hide what a reader has still to guess; the style leaves the question and the table. */
  function veil(): void {
    frame.toggleAttribute("data-guessing", guessed.asking);
    tell(GUESSING, { guessing: guessed.asking });
    for (const part of parts) part.step?.();
    if (built) say(guessed.asking ? "" : answer.textContent ?? "");
  }

  function update(what: Update): void {
    if (what === "progress") return told.progress();
    frame.setAttribute("aria-busy", String(session.source === "waiting"));
    if (what === "result") {
      answer.textContent = answerOf(session, words);
      for (const part of parts) part.result?.();
      remember();
      frame.toggleAttribute("data-guessing", guessed.asking);
      frame.toggleAttribute("data-covered", !!session.awaited);
      tell(CHANGED, { changed: session.changed && !session.play, word: words.text("ui-changed") });
    } else {
      for (const part of parts) part.step?.();
    }
    // Who watches is told the end when it is reached.
    const later = !!session.play?.watched && session.step < session.last;
    for (const one of [answer, asked?.element]) one?.toggleAttribute("data-later", later);
    if (!built) return;
    engaged = true;
    context.light(null);
    if (session.play) return hear(what);
    // A slider that has focus tells its own sentence, and so does the answer.
    if (!focused(frame)?.matches(what === "step" ? "input[type=range]" : ".answer")) {
      say(what === "step" ? context.sentence(session.step) : answer.textContent ?? "");
    }
    if (what !== "result" || !asked || asked.element.hidden) return;
    // What came of an answer stands first, and what is asked next under it.
    requestAnimationFrame(() => {  // with the frame's own layout, not with one more
      const at = home();
      if (at) at.scrollIntoView({ block: "start" });
      else asked.element.scrollIntoView({ block: "nearest" });
    });
  }

  /** What the state has led to goes into the host's permalink. */
  function remember(): void {
    if (model.get("link") === undefined) return;
    const { result, state } = session;
    model.set("shown", result && { ...shownOf(result, words, () => answerOf(session, words)), state });
  }

  /** Of a play everything since the last answer is said at once, not at the pace at which it is shown. */
  function hear(what: Update): void {
    if (session.awaited) return say(words.text("ui-pass", { seat: session.awaited }));
    if (what === "step") {
      if (session.state.step !== null && !focused(frame)?.matches("input[type=range]")) say(context.sentence(session.step));
      return;
    }
    const happened = session.since ? session.played!.trace.events.slice(session.since).map((event) => words.event(event)) : [];
    say([...happened, answer.textContent].join(" "));
  }

  function say(sentence: string): void {
    if (live.textContent !== sentence) live.textContent = sentence;
  }

  function pointed(event: Event): void {
    const clauses = new Set<string>((event as CustomEvent<{ clauses: string[] }>).detail?.clauses ?? []);
    for (const part of parts) part.pointed?.(clauses);
  }

  function propose(event: Event): void {
    for (const part of parts) part.propose?.((event as CustomEvent<{ words: string }>).detail.words);
  }

  session.evaluate();
  const undress = dressed(frame, el);
  el.append(frame);
  built = true;
  target.addEventListener(POINTED, pointed);
  target.addEventListener(PROPOSE, propose);
  const moved = atHome ? watchHouse(schema.game, () => session.settleDown(houseOf(schema))) : null;
  return () => {
    moved?.();
    session.close();
    target.removeEventListener(POINTED, pointed);
    target.removeEventListener(PROPOSE, propose);
    undress();
    ignored.close();
    for (const part of parts) part.close?.();
    if (lit.length) context.light([]);
    frame.remove();
  };
}

/** Keep a frame in the colours of the text around it; returns how to stop. */
export function dressed(frame: HTMLElement, el: HTMLElement): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const dress = () => { frame.dataset.scheme = scheme(el); };
  dress();
  dark.addEventListener("change", dress);
  return () => dark.removeEventListener("change", dress);
}

/** Dark where the text around is light; what a host says in its own attribute `scheme` goes before it. */
function scheme(el: HTMLElement): string {
  const channels = getComputedStyle(el).color.match(/[\d.]+/g)?.slice(0, 3).map(Number) ?? [];
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? "dark" : "light";
}
