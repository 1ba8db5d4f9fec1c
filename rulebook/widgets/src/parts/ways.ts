// The ways that a text of the reader's can leave as one file: the share sheet, a download, the clipboard, mail, a form, an issue.

import { h, put } from "../dom";
import type { Words } from "../narrate";
import type { Model } from "../port";
import { copyText } from "./bar";

/** The longest address that mail programs and servers take. */
const LONGEST_MAIL = 1900;
const LONGEST_ADDRESS = 7500;
const TYPES: { [ending: string]: string } = { md: "text/markdown", json: "application/json" };

export interface Leaving {
  /** The file's name. */
  name: string;
  title(): string;
  text(): string;
  /** Whether it may leave; if not, the event is stopped and the reader told why. */
  ready(event: Event): boolean;
  /** Where it was made; a form may ask for it. */
  link(): string;
  /** The text as an issue has it. */
  issue(text: string): string;
  /** Where it is said what happened. */
  note: HTMLElement;
  words: Words;
  model: Model;
}

export function ways({ name, title, text, ready, link, issue, note, words, model }: Leaving): HTMLElement {
  function file(as = name): File {
    return new File([text()], as, { type: TYPES[as.split(".").at(-1)!] ?? "text/plain" });
  }

  /** Not every system shares every kind of file: then it leaves as plain text. */
  const shareable = () => [file(), file(name.replace(/\.\w+$/, ".txt"))].find((one) => navigator.canShare?.({ files: [one] }));

  function download(): void {
    const address = URL.createObjectURL(file());
    h("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    put(note, words.text("ui-share-downloaded", { name }));
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
  return h("div", { class: "options" },
    shareable() ? act("sheet", () => void navigator.share({ title: title(), files: [shareable()!] }).catch(() => {})) : null,
    act("download", download),
    act("copy", () => void copyText(text(), words.text("ui-share-by-copy"), note, words)),
    contact?.startsWith("mailto:") ? away("mail", (body) => `${contact}?subject=${encode(title())}&body=${encode(body)}`,
      () => `${contact}?subject=${encode(title())}`, LONGEST_MAIL) : null,
    contact?.startsWith("https:") ? away("form", (body) => filled(contact, title(), body, link()),
      () => filled(contact, title(), "", link()), LONGEST_ADDRESS) : null,
    repo ? away("issue", (body) => issueOf(repo, title(), issue(body)), () => issueOf(repo, title(), ""), LONGEST_ADDRESS) : null);
}

/** The address of a form, its placeholders filled. */
function filled(address: string, title: string, text: string, link: string): string {
  return address.replace(/\{(title|text|link)\}/g, (_, name: "title" | "text" | "link") => encodeURIComponent({ title, text, link }[name]));
}

/** A new issue of a repository: GitLab has its own address for it, GitHub, Codeberg and their kin share theirs. */
function issueOf(repo: string, title: string, body: string): string {
  const root = repo.replace(/\/$/, "");
  const [path, names] = /\bgitlab\b/.test(root) ? ["/-/issues/new", ["issue[title]", "issue[description]"]] : ["/issues/new", ["title", "body"]];
  const parts = [[names[0], title], [names[1], body]].filter(([, value]) => value);
  return `${root}${path}?${parts.map(([name, value]) => `${encodeURIComponent(name!)}=${encodeURIComponent(value!)}`).join("&")}`;
}
