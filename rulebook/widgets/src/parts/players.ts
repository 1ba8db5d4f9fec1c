// Who plays: each seat a person or the computer. Persons share the device, and a hand lies open only to its own.

import type { Context, Part } from "../context";
import { h, put, redraw } from "../dom";
import { isMap } from "../diff";
import type { Facts } from "../types";

const PERSON = "person";
const COMPUTER = "computer";
/** As many seeds as a link can well carry. */
const SEEDS = 1_000_000;

/** The seats, and who takes them; `alone` where the game's table has no new game of its own. */
export function players(context: Context, alone: boolean): Part {
  const { session, words, schema } = context;
  const form = h("div", { class: "form" });
  const element = h("details", { class: "players" }, h("summary", {}, words.text("ui-players")), form);
  const scene = session.baked!.play!;
  const named = scene.policies === undefined ? schema.policies as string[] : [COMPUTER];

  /** The seats that a person may take: not that of a secret's keeper. */
  function seats(): string[] {
    const { players: playing, god } = session.state.args;
    const all = schema.names.seat ?? (Array.isArray(playing) ? playing.map(String) : []);
    return scene.watched || session.base.answers.length ? [] : all.filter((seat) => seat !== god || seat === scene.seat);
  }

  function taken(seat: string): string {
    if (session.persons.includes(seat)) return PERSON;
    const { policies } = session.state.args;
    return named.length === 1 ? named[0]! : isMap(policies) ? String(policies[seat] ?? named[0]) : String(policies ?? named[0]);
  }

  function take(seat: string, by: string): void {
    const takers = Object.fromEntries(seats().map((one) => [one, one === seat ? by : taken(one)]));
    const persons = seats().filter((one) => takers[one] === PERSON);
    if (!persons.length) return draw();
    session.change((position) => {
      Object.assign(position, { answers: [], persons: persons.length === 1 && persons[0] === scene.seat ? undefined : persons });
      if (scene.policies === undefined) {
        position.args.policies = Object.fromEntries(Object.entries(takers).filter(([, one]) => one !== PERSON)) as Facts;
      }
    });
  }

  function start(seed: number): void {
    session.change((position) => Object.assign(position, { seed, answers: [] }));
    context.home();
  }

  function draw(): void {
    const label = (by: string) => words.maybe(`ui-value-${by}`) ?? by;
    redraw(form, () => put(form, h("div", { class: "grid" }, ...seats().map((seat) => {
      const select = h("select", { "data-k": `taken.${seat}`, onchange: () => take(seat, select.value) },
        ...[PERSON, ...named].map((by) => h("option", { value: by, selected: by === taken(seat) }, label(by))));
      return h("label", { class: "field" }, h("span", {}, words.form(seat)), select);
    })), alone ? renew() : null));
  }

  function renew(): HTMLElement {
    const seed = h("input", { type: "number", min: 0, max: SEEDS - 1, value: session.state.seed ?? "", "data-k": "seed", onchange: () => {
      if (seed.checkValidity() && seed.value) start(seed.valueAsNumber);
    } });
    return h("div", { class: "grid" }, h("label", { class: "field" }, h("span", {}, words.text("ui-param-seed")), seed),
      h("button", { type: "button", onclick: () => start(Math.floor(Math.random() * SEEDS)) }, words.text("ui-new-game")));
  }

  function result(): void {
    element.hidden = seats().length < 2;
    draw();
  }

  return { element, result };
}

/** Between two persons nothing is shown until the next one has the device. */
export function cover(context: Context): Part {
  const { session, words } = context;
  const told = h("p", { class: "who" });
  const button = h("button", { type: "button", class: "strong", onclick: () => {
    session.takeDevice();
    context.home();
  } });
  const element = h("div", { class: "panel cover", role: "group", hidden: true }, told, button);

  function result(): void {
    const { awaited } = session;
    element.hidden = !awaited;
    if (!awaited) return;
    told.textContent = words.text("ui-pass", { seat: awaited });
    button.textContent = words.text("ui-pass-taken", { seat: awaited });
  }

  return { element, result, home: () => session.awaited ? button : null };
}
