// What leaves a bench: words, a scenario, code to embed, a QR code; and the way to propose another outcome or report an error.

import type { Context, Part } from "../context";
import { h, put } from "../dom";
import { answerOf } from "../phrases";
import { scenarioFile } from "../scenario";
import { asText, titleOf } from "../told";
import { copyText } from "./bar";
import { sending } from "./propose";
import { square } from "./square";
import { testing } from "./testing";

export function share(context: Context, link: () => string | undefined): Part {
  const { session, words, model } = context;
  const note = h("div", { class: "note", role: "status" });
  const more = h("div");
  const scenario = button("scenario", () => void copyText(file() ?? "", words.text("ui-share-scenario"), note, words));
  const embed = button("embed", () => show(code));
  const code2d = button("qr", () => show(squared));
  const sheet = button("sheet", () => void navigator.share({ title: titleOf(context), text: answerOf(session, words), url: link()! }).catch(() => {}));
  const test = button("test", () => {
    const tested = testing(context, () => propose.click());
    show(() => tested.element, tested.close);
  });
  const propose = button("propose", () => show(() => sending(context, "propose", link)));
  const report = button("report", () => show(() => sending(context, "report", link)));
  const ways = h("div", { class: "options" }, button("text", () => void copyText(asText(context, link()), words.text("ui-share-text"), note, words)),
    scenario, embed, code2d, sheet);
  const element = h("details", { class: "share" }, h("summary", {}, words.text("ui-share-more")), ways,
    h("div", { class: "options" }, test, propose, report), note, more);
  let leave = () => {};

  function button(name: string, act: () => void): HTMLButtonElement {
    return h("button", { type: "button", "data-k": `share ${name}`, onclick: () => {
      put(note);
      act();
    } }, words.text(`ui-share-${name}`));
  }

  /** What a button opens stands under all of them; once more, and it is closed. */
  function show(make: () => HTMLElement, close = () => {}): void {
    leave();
    leave = close;
    put(more, make());
    more.querySelector<HTMLElement>("textarea, select, input, [tabindex]")?.focus();
  }

  function file(): string | null {
    const title = titleOf(context);
    return scenarioFile(session, { lang: words.lang, title, reason: words.text("ui-share-reason", { title: model.get("title") || title }) });
  }

  /** The code that puts the bench into another page. */
  function code(): HTMLElement {
    const page = link()!.replace(/\/examples\/([^/#]+\/)(?=#|$)/, "/embed/$1");
    const plain = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const text = `<iframe src="${plain(page)}" title="${plain(titleOf(context))}" width="100%" height="640" style="border:0" loading="lazy" allow="clipboard-write; web-share"></iframe>`;
    return h("div", {}, h("p", { class: "who" }, words.text("ui-share-embed-about")),
      h("textarea", { readonly: true, rows: 4, "aria-label": words.text("ui-share-code") }, text),
      h("button", { type: "button", class: "strong", onclick: () => void copyText(text, words.text("ui-share-code"), note, words) }, words.text("ui-share-by-copy")));
  }

  function squared(): HTMLElement {
    const place = h("div", { class: "square-code", tabindex: -1 });
    square(model.get("base") ?? "", link()!, words.text("ui-share-qr-about")).then((drawn) => put(place, drawn), (error: unknown) =>
      put(place, h("p", { role: "status" }, words.text(error instanceof RangeError ? "ui-share-qr-long" : "ui-share-qr-failed"))));
    return place;
  }

  function result(): void {
    put(note);
    leave();
    put(more);
    const page = model.get("page");
    scenario.hidden = file() === null;
    for (const one of [code2d, report]) one.hidden = !link();
    sheet.hidden = !link() || !navigator.share;
    embed.hidden = !link() || !page;
    for (const one of [test, propose]) one.hidden = scenario.hidden;
  }

  function proposed(written: string): void {
    (element as HTMLDetailsElement).open = true;
    show(() => sending(context, propose.hidden ? "report" : "propose", link, written));
  }

  return { element, result, step: () => put(note), close: () => leave(), propose: proposed };
}
