// A proposal or a report of an error: the reader's words with the position, as one file.

import type { Context } from "../context";
import { h, put } from "../dom";
import { answerOf } from "../phrases";
import { outcomes } from "../outcomes";
import { scenarioFile, type Said } from "../scenario";
import { titleOf } from "../told";
import { ways } from "./ways";

export function sending(context: Context, kind: "propose" | "report", link: () => string | undefined, written = ""): HTMLElement {
  const { session, words, model } = context;
  const propose = kind === "propose";
  const expected = expectation(context, "ui-share-otherwise");
  const said = h("textarea", { rows: 4, required: true, maxlength: 4000, "data-k": "words" }, written);
  const note = h("p", { class: "note", role: "status" });
  const title = words.text(propose ? "ui-share-proposal-of" : "ui-share-report-of", { title: titleOf(context) });
  const name = `${session.baked?.id ?? session.schema.game}-${propose ? "proposal.md" : "report.txt"}`;

  function text(): string {
    if (!propose) return [title, "", said.value.trim(), "", words.text("ui-share-shown", { answer: answerOf(session, words) }), link() ?? "", ""].join("\n");
    return scenarioFile(session, { lang: words.lang, title: titleOf(context), reason: said.value, ...expected.said() }) ?? "";
  }

  /** Something is said, or the reader is asked to. */
  function ready(event: Event): boolean {
    if (said.value.trim()) return true;
    event.preventDefault();
    said.setAttribute("aria-invalid", "true");
    put(note, words.text("ui-share-needs-words"));
    said.focus();
    return false;
  }

  const routes = ways({ name, title: () => title, text, ready, link: () => link() ?? "", issue: (body) => propose ? `${body}\n${link() ?? ""}` : body,
    note, words, model });
  said.addEventListener("input", () => said.removeAttribute("aria-invalid"));
  return h("form", { class: "panel sending", onsubmit: (event: Event) => event.preventDefault() },
    h("p", { class: "who" }, h("strong", {}, words.text(`ui-share-${kind}`))),
    propose ? expected.element : null,
    h("label", {}, words.text(propose ? "ui-share-why" : "ui-share-wrong"), said),
    routes, note, h("p", { class: "who" }, words.text("ui-share-file-about")));
}

/** A field for how it should come out, and what a file says of that; `otherwise` is the message of what is in no list. */
export function expectation({ session, words }: Context, otherwise: string): { element: HTMLElement; said(): Pick<Said, "claim"> } {
  const told = outcomes(session, words);
  const field = h("select", { "data-k": "expected" }, h("option", { value: "" }, words.text("ui-share-as-shown", { answer: answerOf(session, words) })),
    ...told.map((one, at) => h("option", { value: String(at) }, one.told)),
    h("option", { value: "else" }, words.text(otherwise)));
  return { element: h("label", {}, words.text("ui-share-expected"), field), said() {
    return field.value === "else" ? { claim: null } : field.value ? { claim: told[Number(field.value)]!.claim } : {};
  } };
}
