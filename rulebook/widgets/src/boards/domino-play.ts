// What is asked in Judge Domino: a domino to be put somewhere, a call, everybody's guess, what fell.

import type { Context, Part } from "../context";
import { h, isMap, put, redraw } from "../kit";
import type { BenchEvent, Choice } from "../types";
import { bent, line, spot, written, type Piece, type Place, type Stage } from "./domino-line";

type Answer = (...options: string[]) => void;

/** The farthest place, as the field of a place takes it. */
const FARTHEST = 5000;
/** As many seeds as a link can well carry. */
const SEEDS = 1_000_000;

/** A button that is one of a few. */
export function one(text: string, key: string, pressed: boolean, chosen: () => void): HTMLButtonElement {
  return h("button", { type: "button", "data-k": key, "aria-pressed": String(pressed), onclick: chosen }, text);
}

function group(label: string, ...buttons: (HTMLElement | null)[]): HTMLElement {
  return h("div", { class: "options", role: "group", "aria-label": label }, ...buttons);
}

/** Where the last event of some kinds is; -1 where there is none. */
export function last(events: BenchEvent[], ...kinds: string[]): number {
  return Math.max(...kinds.map((kind) => events.map((event) => event.kind).lastIndexOf(kind)));
}

/** Who plays the round, clockwise. */
function seated({ session }: Context): string[] {
  const events = session.played?.trace.events ?? [];
  const began = events[last(events, "round_began")];
  const total = session.played?.frames[session.last]?.total;
  return (began?.facts.players as string[] | undefined) ?? Object.keys(isMap(total) ? total : {});
}

export function asked(pending: Choice, context: Context, stage: Stage, answer: Answer): HTMLElement | null {
  const own = { place: placing, move: placing, call: calling, vote: voting, fell: telling }[pending.kind];
  if (!own) return null;
  const body = own(pending, context, stage, answer);
  return body && h("div", { class: "own" }, body, context.session.play ? null : knocked(context, answer));
}

/** Whatever is asked, somebody may knock the line over instead. */
function knocked(context: Context, answer: Answer): HTMLElement {
  const { words } = context;
  return h("details", {}, h("summary", {}, words.text("ui-domino-accident")), group(words.text("ui-domino-accident"),
    ...seated(context).map((player) => h("button", { type: "button", "data-k": `accident ${player}`,
      onclick: () => answer(`accident ${player}`) }, words.form(player)))));
}

/** A new match with other chances. */
export function renew(context: Context): Part {
  const { session, words } = context;
  return { element: h("div", { class: "options" }, h("button", { type: "button", "data-k": "renew", onclick: () => {
    session.change((position) => Object.assign(position, { seed: Math.floor(Math.random() * SEEDS), answers: [...session.base.answers] }));
    context.home();
  } }, words.text("ui-domino-new-match"))) };
}

// A domino to be put somewhere.

/** Number, stance and place of the held domino; `changed` when one of them is another, `done` once it is let go. */
export function editor(context: Context, stage: Stage, numbers: number[], stances: string[], piece: Piece,
  changed: (done: boolean) => void): { element: HTMLElement; show(): void } {
  const { words } = context;
  const element = h("div", { class: "piece" });
  const turn = (done = true) => {
    stage.draw();
    show();
    changed(done);
  };
  const set = (part: Partial<Piece>) => {
    Object.assign(piece, part);
    turn();
  };
  stage.held = { piece, moved(place, done) {
    piece.place = place;
    turn(done);
  }, ...(stage.pieces.some(({ number }) => numbers.includes(number)) ? { taken(number: number) {
    if (numbers.includes(number)) set({ number });
  } } : {}) };

  function field(name: string, value: number, moved: (value: number) => void, most = FARTHEST): HTMLElement {
    const label = words.text(`ui-domino-${name}`);
    return h("label", { class: "measure" }, h("span", {}, label), h("input", { type: "number", "data-k": name, step: 0.5, min: name === "angle" ? 0 : -most,
      max: most, value, onchange: (event: Event) => {
        const typed = (event.target as HTMLInputElement).valueAsNumber;
        if (Number.isFinite(typed)) moved(typed);
      } }));
  }

  function show(): void {
    const { number, stance, place } = piece;
    const [x, y, angle] = spot(place);
    const bends = Array.isArray(place);
    const at = (part: number) => (value: number) => set({ place: bends ? [x, y, angle].map((old, index) => index === part ? value : old) : value });
    redraw(element, () => put(element,
      group(words.text("ui-domino-which"), ...numbers.map((each) => {
        const button = one(String(each), `number ${each}`, each === number, () => set({ number: each }));
        button.setAttribute("aria-label", words.text("ui-domino", { number: each }));
        return button;
      })),
      group(words.text("ui-domino-stance"), ...stances.map((each) => one(words.form(each), `stance ${each}`, each === stance, () => set({ stance: each })))),
      h("div", { class: "measures" }, field("x", x, at(0)), bends ? field("y", y, at(1)) : null, bends ? field("angle", angle, at(2), 180) : null,
        bent(stage.pieces) ? null : one(words.text("ui-domino-bend"), "bend", bends, () => set({ place: bends ? x : [x, 0, 0] })))));
  }

  show();
  return { element, show };
}

/** A domino to be placed, or an inner one to be moved to an end. */
function placing(pending: Choice, context: Context, stage: Stage, answer: Answer): HTMLElement | null {
  const { session, words } = context;
  const frame = session.played?.frames[session.last];
  const moving = pending.kind === "move";
  const standing = line(frame?.line);
  const numbers = moving ? standing.slice(1, -1).map(({ number }) => number) : ((frame?.unused ?? []) as number[]);
  const before = stage.held?.piece;
  stage.pieces = standing;
  const piece: Piece = before && numbers.includes(before.number) && session.played?.trace.refused ? { ...before }
    : { number: numbers[0]!, stance: "upright", place: proposed(pending) };
  if (piece.number === undefined) return null;
  const confirm = h("button", { type: "button", class: "strong", "data-k": "put", onclick: () => answer(option()) });
  const { element } = editor(context, stage, numbers, ["upright", "edge"], piece, tell);

  function option(): string {
    const { number, stance, place } = piece;
    return `${moving ? `move ${number} ${end()}` : `place ${number}`} ${stance} ${written(place)}`;
  }

  /** The end that the held domino is nearer to. */
  function end(): string {
    const left = standing.filter(({ number }) => number !== piece.number);
    const far = ({ place }: Piece) => Math.hypot(spot(place)[0] - spot(piece.place)[0], spot(place)[1] - spot(piece.place)[1]);
    return far(left[0]!) < far(left.at(-1)!) ? "first" : "last";
  }

  function tell(): void {
    confirm.textContent = `${words.text(moving ? `ui-domino-move-${end()}` : "ui-domino-put", { number: piece.number })} (${stage.at(piece.place)})`;
  }

  tell();
  stage.draw();
  return h("div", {}, h("p", { class: "soft" }, words.text("ui-domino-drag")), element, h("div", { class: "options" }, confirm));
}

/** A place beyond the last end, as the rules name one. */
function proposed({ some }: Choice): Place {
  const parts = some?.[0]?.split(" ").at(-1)?.split("/").map(Number) ?? [];
  return parts.length === 3 ? parts : parts[0] ?? 0;
}

// Judgement.

/** Who calls: those who are asked later have said nothing; nobody has called where all say nothing. */
function calling(pending: Choice, context: Context, _: Stage, answer: Answer): HTMLElement | null {
  const { session, words } = context;
  if (session.play) return null;
  const placer = String(session.played?.frames[session.last]?.placer);
  const seats = seated(context);
  const from = [...seats.slice(seats.indexOf(pending.who)), ...seats.slice(0, seats.indexOf(pending.who))];
  const others = from.slice(0, from.indexOf(placer));
  const silent = others.map(() => "silent");
  return group(words.text("ui-domino-who-calls"),
    ...others.map((player, at) => h("button", { type: "button", class: "strong", "data-k": `call ${at}`,
      onclick: () => answer(...silent.slice(0, at), "call") }, words.text("ui-domino-calls", { player }))),
    h("button", { type: "button", "data-k": "silent", onclick: () => answer(...silent) }, words.text("ui-domino-nobody-calls")));
}

/** Everybody's guess, shown at once. */
function voting(pending: Choice, context: Context, _: Stage, answer: Answer): HTMLElement | null {
  const { session, words } = context;
  if (session.play) return null;
  const seats = seated(context);
  const players = seats.slice(seats.indexOf(pending.who));
  const votes = new Map<string, string>();
  const rows = h("div", { class: "ballot" });
  const reveal = h("button", { type: "button", class: "strong", "data-k": "reveal", onclick: () => {
    if (votes.size === players.length) answer(...players.map((player) => votes.get(player)!));
  } }, words.text("ui-domino-reveal"));

  function show(): void {
    redraw(rows, () => put(rows, ...players.map((player) => h("div", { role: "group", "aria-label": words.form(player) }, h("span", {}, words.form(player)),
      ...["success", "failure"].map((vote) => one(words.form(vote), `${player} ${vote}`, votes.get(player) === vote, () => {
        votes.set(player, vote);
        show();
      }))))));
    reveal.setAttribute("aria-disabled", String(votes.size < players.length));
  }

  show();
  return h("div", {}, rows, h("div", { class: "options" }, reveal));
}

// What fell.

/** How a domino may lie after the push, and how many degrees over it is drawn. */
const LIES: { [state: string]: number } = { flat: 90, leaning: 35, standing: 0 };

/** What fell, as the table says: all, not all, or domino by domino. */
function telling(_: Choice, context: Context, stage: Stage, answer: Answer): HTMLElement {
  const { session, words } = context;
  const states = new Map(line(session.played?.frames[session.last]?.line).map(({ number }) => [number, "flat"]));
  const hard = h("input", { type: "checkbox", "data-k": "hard" });
  const tell = (what: string) => answer(hard.checked ? `${what} hard` : what);
  const each = h("div", { class: "ballot" }, ...[...states.keys()].map((number) => {
    const select = h("select", { "aria-label": words.text("ui-domino", { number }), "data-k": `state ${number}`, onchange: () => {
      states.set(number, select.value);
      lay();
    } },
      ...Object.keys(LIES).map((state) => h("option", { value: state }, words.form(state))));
    return h("label", {}, h("span", {}, words.text("ui-domino", { number })), select);
  }));
  /** The line as it is told to lie. */
  const lay = () => {
    const order = stage.pieces.at(-1)?.number === stage.look.pushed ? stage.pieces.slice().reverse() : stage.pieces;
    const turned = new Map([...stage.ways(order)].map(([number, way]) => [number, way * LIES[states.get(number)!]!]));
    stage.show(stage.pieces, { ...stage.look, turned });
  };
  const said = () => {
    const told = [...states].filter(([, state]) => state !== "flat");
    tell(told.length ? told.map(([number, state]) => `${number}=${state}`).join(",") : "all");
  };
  return h("div", {}, h("p", { class: "soft" }, words.text("ui-domino-table-says")), h("div", { class: "options" },
    h("button", { type: "button", class: "strong", "data-k": "all", onclick: () => tell("all") }, words.text("ui-domino-all-fell")),
    h("button", { type: "button", class: "strong", "data-k": "not all", onclick: () => tell("not all") }, words.text("ui-domino-not-all"))),
    h("label", { class: "check" }, hard, words.text("ui-domino-hard")),
    h("details", {}, h("summary", {}, words.text("ui-domino-each")), each, h("div", { class: "options" },
      h("button", { type: "button", "data-k": "each", onclick: said }, words.text("ui-answer")))));
}

