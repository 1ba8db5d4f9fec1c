// The table of Judge Domino: the line, who sits there with which guess, the sum of points, and the estimate.

import type { Context, Part } from "../context";
import { h, isMap, put, redraw } from "../kit";
import type { BenchEvent, Frame, Json } from "../types";
import type { Board } from "./board";
import styles from "./domino.css";
import { estimate } from "./domino-estimate";
import { line, Stage, type Piece } from "./domino-line";
import { asked, editor, last, one, renew } from "./domino-play";

const VOTES = ["success", "failure"];
/** What tells of points. */
const COUNTED = ["scored", "nobody_scored"];

/** The line of each bench, for what is asked about it. */
const stages = new WeakMap<Context["session"], Stage>();

function of(value: Json | undefined, name: string): Json | undefined {
  return isMap(value) ? value[name] : undefined;
}

/** What has happened in the round that is shown. */
function roundOf(events: BenchEvent[]): BenchEvent[] {
  return events.slice(Math.max(0, last(events, "round_began")));
}

/** Whether the guesses that lie there have been shown. */
function open(events: BenchEvent[]): boolean {
  return last(events, "votes_revealed") > last(events, "placed", "moved", "called", "judgement_due", "round_began");
}

/** A guess token; face down until all are shown. */
function token(vote: Json | undefined, shown: boolean, { words }: Context): HTMLElement | null {
  if (vote === undefined) return null;
  const known = shown && typeof vote === "string";
  return h("span", { class: `guess ${known ? vote : "back"}` }, known ? words.form(vote) : words.text("ui-domino-guess-hidden"));
}

function player(name: string, frame: Frame, events: BenchEvent[], turn: string | undefined, context: Context): HTMLElement {
  const { words, session } = context;
  const badge = (id: string, on: boolean) => on ? h("span", { class: `badge ${id}` }, words.text(`ui-domino-${id}`)) : null;
  return h("li", { class: turn === name ? "turn" : "" }, h("div", { class: "place" }, h("span", { class: "name" }, words.form(name)),
    session.play?.seat === name ? h("span", { class: "badge you" }, words.text("ui-you")) : null,
    badge("placer", frame.placer === name), badge("caller", frame.caller === name), badge("pusher", frame.pusher === name),
    h("span", { class: "score" }, words.text("ui-points", { count: of(frame.total, name) ?? 0 }))),
  token(of(frame.votes, name), open(events), context));
}

/** The sum of a round: each guess, the points that it brings, and the clause that says so. */
function sheet(frame: Frame, events: BenchEvent[], context: Context): HTMLElement | null {
  const { words, session } = context;
  const settled = callOf(context) === "settle";
  const round = roundOf(events);
  const counted = round.filter(({ kind, clauses }) => COUNTED.includes(kind) && clauses.length);
  if (!settled && !counted.length) return null;
  const votes = (settled ? session.state.args.votes : frame.votes) as { [name: string]: string } | null;
  const fell = settled ? session.state.args.all_fell : frame.all_fell;
  const names = Object.keys(isMap(frame.points) && !settled ? frame.points : votes ?? {});
  const clauses = [...new Set(counted.flatMap((event) => event.clauses))];
  const others = (vote: string | undefined) => Object.values(votes ?? {}).filter((other) => other !== vote).length;
  const gained = (name: string) => counted.reduce((sum, { facts }) => sum + ((facts.players as string[]).includes(name) ? Number(facts.points ?? 0) : 0), 0);
  const choose = (path: "votes" | "all_fell", name: string, value: Json) => session.change(({ args }) => {
    if (path === "votes") (args.votes as { [name: string]: Json })[name] = value;
    else args.all_fell = value;
  });
  return h("div", {}, settled ? h("div", { class: "options", role: "group", "aria-label": words.text("choice-fell") },
    ...[true, false].map((all) => one(words.text(all ? "ui-domino-all-fell" : "ui-domino-not-all"), `fell ${all}`, fell === all, () => choose("all_fell", "", all)))) : null,
  h("table", { class: "sheet" }, h("caption", {}, words.text("ui-domino-sheet")),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, words.text("ui-domino-player")), h("th", { scope: "col" }, words.text("ui-domino-guess")),
      h("th", { scope: "col" }, words.text("ui-domino-sum")))),
    h("tbody", {}, ...names.map((name) => {
      const vote = votes?.[name];
      const points = gained(name);
      return h("tr", { class: points ? "most" : "" }, h("th", { scope: "row" }, words.form(name)), h("td", {}, settled
        ? h("div", { class: "options", role: "group", "aria-label": words.form(name) }, ...VOTES.map((each) =>
          one(words.form(each), `${name} ${each}`, vote === each, () => choose("votes", name, each))))
        : vote ? words.form(vote) : "–"),
      h("td", { class: "sum" }, !counted.length ? "" : String(points),
        points && vote && typeof fell === "boolean" ? h("small", {}, words.text("ui-domino-others", { count: others(vote) })) : null, " ", context.cites(clauses)));
    }))));
}

function callOf({ session }: Context): string {
  return session.state.call ?? session.baked?.call ?? "";
}

function part(context: Context): Part {
  const { session, words } = context;
  const stage = new Stage(context);
  stages.set(session, stage);
  const where = h("p", { class: "stock" });
  const seats = h("ul", { class: "players" });
  const points = h("div", { class: "counted" });
  const handling = h("div");
  let look: Parameters<Stage["show"]>[1] = {};
  const guess = estimate(context, stage, (turned) => stage.show(stage.pieces, { ...look, turned: turned.size ? turned : fallen }));
  let fallen = new Map<number, number>();
  const element = h("div", { class: "table dominoes", role: "group", "aria-label": words.text("ui-table") }, where, stage.element, handling, guess.element, seats, points);

  function draw(): void {
    const { played, step } = session;
    const call = callOf(context);
    const frame = played?.frames[step];
    const events = played?.trace.events.slice(0, step) ?? [];
    const pending = played && step === session.last ? played.trace.pending : null;
    const round = roundOf(events);
    const pieces = line(frame?.line);
    const newest = round[last(round, "placed", "moved")];
    const push = round[last(round, "to_push", "end_to_push")];
    stage.pieces = pieces;
    stage.away = step !== session.last;
    handling.hidden = call !== "line" || stage.away;
    if (call === "line") handle();
    else if (!["place", "move"].includes(played?.trace.pending?.kind ?? "")) stage.held = null;
    look = { last: newest?.facts.number as number | undefined, pushed: push?.facts.number as number | undefined };
    // Of a line that fell whole everybody knows how it lies; of any other only the table does.
    fallen = frame?.all_fell === true ? stage.leaning(push?.facts.end === "last" ? pieces.slice().reverse() : pieces) : new Map();
    guess.about(pieces);
    stage.show(pieces, { ...look, turned: fallen });
    stage.element.hidden = call === "settle" || !stage.all.length;
    // Who guesses does so without the model; it is for afterwards, and for a line that nobody plays.
    guess.element.hidden = stage.element.hidden || (!!session.play && !push);
    put(where, Array.isArray(frame?.unused) && call !== "line" ? h("span", {}, words.text("ui-domino-unused", { count: frame.unused.length })) : null,
      typeof frame?.bank === "number" && call !== "line" ? h("span", {}, words.text("ui-domino-bank", { count: frame.bank })) : null);
    where.hidden = call === "settle" || call === "line";
    put(seats, ...frame && call !== "settle" && call !== "line" ? Object.keys(isMap(frame.total) ? frame.total : {}).map((name) =>
      player(name, frame, events, pending?.who, context)) : []);
    seats.hidden = !seats.childElementCount;
    redraw(points, () => put(points, frame || call === "settle" ? sheet(frame ?? {}, events, context) : null));
    points.hidden = !points.childElementCount;
  }

  /** In the bench of a line each of its dominoes can be taken and put elsewhere. */
  function handle(): void {
    const given = session.state.args.dominoes;
    const all = (Array.isArray(given) ? given : []).flatMap((each): Piece[] => Array.isArray(each) && each.length === 3
      ? [{ number: Number(each[0]), stance: String(each[1]), place: each[2] as Piece["place"] }] : []);
    const kept = stage.held?.piece.number;
    const piece = all.find(({ number }) => number === kept) ?? all[0];
    if (!piece) return;
    hold(all, { ...piece });
  }

  function hold(all: Piece[], piece: Piece): void {
    const numbers = all.map(({ number }) => number);
    const was = piece.number;
    const { element } = editor(context, stage, numbers, ["upright", "edge", "flat"], piece, (done) => {
      if (piece.number !== was) take(piece.number);
      else if (done) session.change(({ args }) => {
        (args.dominoes as Json[])[numbers.indexOf(was)] = [was, piece.stance, piece.place];
      });
    });
    const take = (number: number) => {
      hold(all, { ...all.find((each) => each.number === number)! });
      stage.draw();
    };
    redraw(handling, () => put(handling, element));
  }

  return { element, result: draw, step: draw };
}

export const domino: Board = {
  styles,
  part,
  handles: (param) => ["votes", "all_fell", "dominoes"].includes(param),
  round: (context) => [renew(context)],
  picker(pending, context, answer) {
    const { session } = context;
    const stage = stages.get(session);
    return stage && (!session.play || pending.who === session.play.seat) ? asked(pending, context, stage, answer) : null;
  },
};
