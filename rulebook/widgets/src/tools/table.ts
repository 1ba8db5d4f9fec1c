// A visitor's own table: every open question, how it is read there, and all of it as one page of house rules.

import { bar, dressed, equal, h, houseOf, keepHouse, put, readingName, redraw, square, styles, unread, watchHouse, Words } from "../kit";
import type { House } from "../house";
import type { Model, Port } from "../port";
import { toLink, type TableState } from "./table-link";
import { History } from "./history";
import own from "./table.css";
import shared from "./tools.css";

export function tableTool(model: Model, _: Port, el: HTMLElement): () => void {
  const words = new Words(model.get("words"));
  const schema = model.get("schema");
  const { game } = schema;
  const base = model.get("base") ?? "";
  const history: History<House> = new History<House>(houseOf(schema), () => keepHouse(game, history.now));

  const link = () => `${(model.get("link") ?? "").split("#")[0]}#${toLink("table", { readings: history.now }, schema)}`;

  // What a link brings is shown, and taken over only if the visitor says so.
  const brought = () => (model.get("state") as unknown as TableState | null)?.readings ?? null;

  const title = h("p", { class: "answer", tabindex: -1 });
  const offer = h("div", { class: "panel offer", role: "group", hidden: true, "aria-label": words.text("ui-table-brought") });
  const list = h("ol", { class: "questions" });
  const ignored = unread(model, words, "ui-link-seen", () => title.focus());
  const printed = h("button", { type: "button", onclick: () => {
    history.change({});
    title.focus();
  } }, words.text("ui-table-all-printed"));
  const print = h("button", { type: "button", onclick: () => window.print() }, words.text("ui-table-print"));
  const foot = bar({ session: { get canUndo() { return history.canUndo; }, get canRedo() { return history.canRedo; },
    undo: () => history.undo(), redo: () => history.redo() }, words }, link);
  const code = h("div", { class: "qr" });
  const address = h("p", { class: "address" });
  const frame = h("div", { class: "lr tool own-table", lang: words.lang }, h("style", {}, styles + shared + own),
    h("div", { class: "head" }, title), ignored.element, offer, h("div", { class: "options" }, printed, print), foot.element, list, code, address);

  function choose(question: string, reading: string): void {
    const { [question]: __, ...rest } = history.now;
    history.change(schema.questions[question]!.printed === reading ? rest : { ...rest, [question]: reading });
  }

  function draw(): void {
    const house = history.now;
    const count = Object.keys(house).length;
    title.textContent = words.text("ui-table-count", { count });
    printed.hidden = !count;
    const other = brought();
    redraw(offer, () => {
      offer.hidden = !other || equal(other, house);
      put(offer, ...(offer.hidden ? [] : [h("p", {}, words.text("ui-table-brought")),
        h("ul", {}, ...Object.entries(other!).map(([name, reading]) => h("li", {}, said(name, reading)))),
        h("div", { class: "options" },
          h("button", { type: "button", class: "strong", onclick: () => history.change(other!) }, words.text("ui-table-take")),
          h("button", { type: "button", onclick: () => share() }, words.text("ui-table-leave")))]));
    }, () => title);
    redraw(list, () => put(list, ...Object.entries(schema.questions).map(([name, about]) => {
      const label = words.text(`question-${name}`);
      const reading = house[name] ?? about.printed;
      return h("li", { class: house[name] ? "ours" : "" }, h("p", {}, label, " ", cites(about.clauses)),
        h("div", { role: "group", "aria-label": label }, h("ul", { class: "readings" }, ...about.readings.map((one) => h("li", { class: one === reading ? "chosen" : "" },
          h("button", { type: "button", "aria-pressed": String(one === reading), "data-k": `${name}.${one}`, onclick: () => choose(name, one) },
            one === about.printed ? words.text("ui-printed", { reading: readingName(name, one, words) }) : readingName(name, one, words)),
          grounds(about.grounds[one]))))));
    })));
    foot.result?.();
    const there = address.textContent = link();
    square(base, there, words.text("ui-share-qr-about")).then((drawn) => address.textContent === there && put(code, drawn), () => put(code));
  }

  function said(name: string, reading: string): string {
    return words.text("ui-change-to", { place: words.text(`question-${name}`), value: readingName(name, reading, words) });
  }

  function grounds(found: { who: string; clauses: string[] } | undefined): HTMLElement | null {
    return found ? h("p", { class: "grounds" }, words.text("ui-grounds", { who: words.text(`grounds-${found.who}`) }), " ", cites(found.clauses)) : null;
  }

  function cites(clauses: string[]): HTMLElement {
    return h("span", { class: "cites" }, ...clauses.map((id) => {
      const { title, href } = words.clause(id);
      return href === undefined ? h("span", { class: "cite" }, title) : h("a", { class: "cite", href: base + href }, title);
    }));
  }

  /** The address says what the table reads. */
  function share(): void {
    model.set("state", { readings: history.now } as never);
    model.save_changes();
    draw();
  }

  function changed(): void {
    const house = houseOf(schema);
    if (equal(house, history.now)) share();
    else history.change(house);
  }

  if (brought()) draw();
  else {
    model.set("state", { readings: history.now } as never);
    draw();
  }
  const undress = dressed(frame, el);
  const stop = watchHouse(game, changed);
  model.on("change:state", draw);
  el.append(frame);
  return () => {
    stop();
    undress();
    ignored.close();
    model.off("change:state", draw);
    frame.remove();
  };
}
