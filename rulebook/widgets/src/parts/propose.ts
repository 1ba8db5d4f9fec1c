// A proposal or a report of an error: the reader's words with the position, as one file, and the ways that it can leave.

import type { Context } from "../context";
import { h, put } from "../dom";
import { answerOf, answerTo } from "../phrases";
import { scenarioFile, type Said } from "../scenario";
import { titleOf } from "../told";
import type { Facts, Trace } from "../types";
import { copyText } from "./bar";

/** The longest address that mail programs and servers take. */
const LONGEST_MAIL = 1900;
const LONGEST_ADDRESS = 7500;
const MOST_OUTCOMES = 40;

interface Outcome {
  told: string;
  claim: NonNullable<Said["claim"]>;
}

export function sending(context: Context, kind: "propose" | "report", link: () => string | undefined): HTMLElement {
  const { session, words, model } = context;
  const propose = kind === "propose";
  const expected = expectation(context, true);
  const said = h("textarea", { rows: 4, required: true, maxlength: 4000, "data-k": "words" });
  const note = h("p", { class: "note", role: "status" });
  const title = words.text(propose ? "ui-share-proposal-of" : "ui-share-report-of", { title: titleOf(context) });
  const name = `${session.baked?.id ?? session.schema.game}-${propose ? "proposal.md" : "report.txt"}`;

  function text(): string {
    if (!propose) return [title, "", said.value.trim(), "", words.text("ui-share-shown", { answer: answerOf(session, words) }), link() ?? "", ""].join("\n");
    return scenarioFile(session, { lang: words.lang, title: titleOf(context), reason: said.value, ...expected.said() }) ?? "";
  }

  function file(as = name): File {
    return new File([text()], as, { type: as.endsWith(".md") ? "text/markdown" : "text/plain" });
  }

  /** Not every system shares every kind of file: then it leaves as plain text. */
  const shareable = () => [file(), file(name.replace(/md$/, "txt"))].find((one) => navigator.canShare?.({ files: [one] }));

  function download(): void {
    const address = URL.createObjectURL(file());
    h("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    put(note, words.text("ui-share-downloaded", { name }));
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

  const act = (route: string, deed: () => void) => h("button", { type: "button", "data-k": `by ${route}`, onclick: (event: Event) => {
    if (ready(event)) deed();
  } }, words.text(`ui-share-by-${route}`));

  /** A link whose address holds the text; one that is too long holds the title, and the text is copied and downloaded. */
  function away(route: string, whole: (text: string) => string, short: () => string, longest: number): HTMLElement {
    return h("a", { class: "button", href: short(), target: "_blank", rel: "noopener noreferrer", "data-k": `by ${route}`, onclick: (event: Event) => {
      const one = event.currentTarget as HTMLAnchorElement;
      if (!ready(event)) return;
      const full = whole(text());
      const fits = full.length <= longest && full !== short();
      one.href = fits ? full : short();
      if (fits) return;
      download();
      void copyText(text(), words.text("ui-share-by-copy"), note, words).then(() => put(note, words.text("ui-share-too-long")));
    } }, words.text(`ui-share-by-${route}`));
  }

  const { contact, repo } = model.get("routes") ?? {};
  const encode = encodeURIComponent;
  const routes = [
    shareable() ? act("sheet", () => void navigator.share({ title, files: [shareable()!] }).catch(() => {})) : null,
    act("download", download),
    act("copy", () => void copyText(text(), words.text("ui-share-by-copy"), note, words)),
    contact?.startsWith("mailto:") ? away("mail", (body) => `${contact}?subject=${encode(title)}&body=${encode(body)}`,
      () => `${contact}?subject=${encode(title)}`, LONGEST_MAIL) : null,
    contact?.startsWith("https:") ? away("form", (body) => filled(contact, title, body, link() ?? ""),
      () => filled(contact, title, "", link() ?? ""), LONGEST_ADDRESS) : null,
    repo ? away("issue", (body) => issue(repo, title, propose ? `${body}\n${link() ?? ""}` : body), () => issue(repo, title, ""), LONGEST_ADDRESS) : null,
  ];
  said.addEventListener("input", () => said.removeAttribute("aria-invalid"));
  return h("form", { class: "panel sending", onsubmit: (event: Event) => event.preventDefault() },
    h("p", { class: "who" }, h("strong", {}, words.text(`ui-share-${kind}`))),
    propose ? expected.element : null,
    h("label", {}, words.text(propose ? "ui-share-why" : "ui-share-wrong"), said),
    h("div", { class: "options" }, ...routes), note, h("p", { class: "who" }, words.text("ui-share-file-about")));
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

/** The address of a form, its placeholders filled. */
function filled(address: string, title: string, text: string, link: string): string {
  return address.replace(/\{(title|text|link)\}/g, (_, name: "title" | "text" | "link") => encodeURIComponent({ title, text, link }[name]));
}

/** A new issue of a repository: GitLab has its own address for it, GitHub, Codeberg and their kin share theirs. */
function issue(repo: string, title: string, body: string): string {
  const root = repo.replace(/\/$/, "");
  const [path, names] = /\bgitlab\b/.test(root) ? ["/-/issues/new", ["issue[title]", "issue[description]"]] : ["/issues/new", ["title", "body"]];
  const parts = [[names[0], title], [names[1], body]].filter(([, value]) => value);
  return `${root}${path}?${parts.map(([name, value]) => `${encodeURIComponent(name!)}=${encodeURIComponent(value!)}`).join("&")}`;
}
