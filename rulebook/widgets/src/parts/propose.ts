// A proposal or a report of an error: the reader's words with the position, as one file.

import type { Context } from "../context";
import { h, put } from "../dom";
import { answerOf, answerTo } from "../phrases";
import { scenarioFile, type Said } from "../scenario";
import { titleOf } from "../told";
import type { Facts, Trace } from "../types";
import { ways } from "./ways";

const MOST_OUTCOMES = 40;

interface Outcome {
  told: string;
  claim: NonNullable<Said["claim"]>;
}

export function sending(context: Context, kind: "propose" | "report", link: () => string | undefined, written = ""): HTMLElement {
  const { session, words, model } = context;
  const propose = kind === "propose";
  const expected = expectation(context, true);
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

/** A field for how it should come out, and what a file says of that. */
export function expectation(context: Context, orElse: boolean): { element: HTMLElement; said(): Pick<Said, "claim"> } {
  const { session, words } = context;
  const told = outcomes(context);
  const field = h("select", { "data-k": "expected" }, h("option", { value: "" }, words.text("ui-share-as-shown", { answer: answerOf(session, words) })),
    ...told.map((one, at) => h("option", { value: String(at) }, one.told)),
    orElse ? h("option", { value: "else" }, words.text("ui-share-otherwise")) : null);
  return { element: h("label", {}, words.text("ui-share-expected"), field), said() {
    return field.value === "else" ? { claim: null } : field.value ? { claim: told[Number(field.value)]!.claim } : {};
  } };
}

/** How else it could come out, as far as the page knows: each in its own words, with what it claims. */
function outcomes({ session, words }: Context): Outcome[] {
  const { baked } = session;
  const found = new Map<string, Outcome>();
  for (const kept of baked?.traces ?? []) {
    if ("problems" in kept || kept.pending || kept.gap || kept.outcome === null) continue;
    const trace = { ...kept, events: kept.events.slice(-1).map((event) => baked!.events[event]) } as unknown as Trace;
    let told = "";
    const said = words.heard(() => told = answerTo(trace, words)).flatMap(([, facts]) => Object.keys(facts));
    const result: Facts = Object.fromEntries(Object.entries(kept.result).filter(([fact]) => said.includes(fact)));
    found.set(told, { told, claim: { outcome: kept.outcome, result } });
  }
  found.delete(answerOf(session, words));
  return [...found.values()].sort((one, other) => one.told.localeCompare(other.told, words.lang)).slice(0, MOST_OUTCOMES);
}
