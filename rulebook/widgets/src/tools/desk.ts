// The translators' desk: what a script adds to its page. It lights up what is the same, and has a panel that goes where
// the reader is: above the text, or under the clause that is read.

import { columns } from "../desk/columns";
import { common, load } from "../desk/common";
import { comparing } from "../desk/compare";
import { light } from "../desk/light";
import { reading } from "../desk/reading";
import { dressed, h, put, styles } from "../kit";
import type { Model, Port } from "../port";
import own from "./desk.css";
import shared from "./tools.css";

export function deskTool(model: Model, port: Port, el: HTMLElement): () => void {
  const figure = (el.getRootNode() as ShadowRoot).host.closest("figure")!;
  const page = figure.closest<HTMLElement>(".lr-desk")!;
  const home = document.createComment("desk");
  figure.before(home);
  const ends = [light(page), columns(page), () => {
    home.after(figure);
    home.remove();
  }];
  let removed = false;
  ends.push(() => { removed = true; });

  load(model).then((loaded) => {
    if (!removed) ends.push(panel(model, port, el, page, figure, home, loaded));
  }, (error: unknown) => {
    console.error("Living Rules:", error);
    el.append(model.get("words").ftl.match(/^ui-bench-failed = (.+)$/m)?.[1] ?? "");
  });
  return () => { for (const end of ends.reverse()) end(); };
}

function panel(model: Model, port: Port, el: HTMLElement, page: HTMLElement, figure: HTMLElement, home: Comment, loaded: Awaited<ReturnType<typeof load>>): () => void {
  const { words } = loaded;
  const live = h("p", { class: "hidden", role: "status" });
  const desk = common(model, port, page, loaded, (sentence) => { live.textContent = sentence; });
  const place = h("div");
  const frame = h("div", { class: "lr tool desk", lang: words.lang }, h("style", {}, styles + shared + own));

  const reader = reading(desk, words.lang, (row) => {
    if (shown !== "read") show("read");
    for (const one of page.querySelectorAll(".lr-row--read")) one.classList.remove("lr-row--read");
    row?.classList.add("lr-row--read");
    row?.querySelector(".lr-cells")!.after(figure);
    row?.scrollIntoView({ block: "start" });
  });
  const comparer = comparing(desk, words.lang);
  const read = h("button", { type: "button", class: "strong", "data-k": "read", onclick: () => shown === "read" ? show(null) : reader.open() });
  const compare = h("button", { type: "button", "data-k": "compare", onclick: () => show(shown === "compare" ? null : "compare") });
  let shown: "read" | "compare" | null = null;

  function show(what: typeof shown): void {
    shown = what;
    if (what !== "read") {
      for (const one of page.querySelectorAll(".lr-row--read")) one.classList.remove("lr-row--read");
      home.after(figure);
    }
    if (what === "compare") comparer.open();
    put(place, what === "read" ? reader.element : what === "compare" ? comparer.element : null);
    draw();
    if (what !== "read") (what === "compare" ? compare : read).focus();
  }

  function draw(): void {
    read.textContent = words.text(shown === "read" ? "ui-desk-stop" : "ui-desk-read");
    compare.textContent = words.text("ui-desk-compare");
    read.setAttribute("aria-expanded", String(shown === "read"));
    compare.setAttribute("aria-expanded", String(shown === "compare"));
  }

  draw();
  put(frame, frame.firstChild!, h("div", { class: "options" }, read, compare), place, live);
  const undress = dressed(frame, el);
  el.append(frame);
  return () => {
    reader.close();
    desk.close();
    undress();
    frame.remove();
  };
}
