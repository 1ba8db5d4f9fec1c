// The site's search: a dialog over the page, opened from the header, by "/" or by Ctrl+K.

import { h, put } from "../dom";
import { Finder, type Found } from "./find";

/** What the link in the header says, as `rulebook/pages/place.py` writes it. */
interface Words {
  open: string;
  hint: string;
  close: string;
  empty: string;
  failed: string;
  count: string;
  /** Kinds of places, and the games' titles. */
  kinds: { [kind: string]: string };
  games: { [game: string]: string };
}

/** Milliseconds without a letter before a question is looked up. */
const PAUSE = 60;
const EDITABLE = "input, textarea, select, [contenteditable]";

/** Make the header's link to the questions a search; without a script it stays a link. */
export function search(root: URL): void {
  const link = document.querySelector<HTMLAnchorElement>("a.lr-search-open");
  if (!link) return;
  link.href = link.href;  // stays true when another page is put in place
  const words = JSON.parse(link.dataset.words ?? "{}") as Words;
  const lang = document.documentElement.lang;
  let finder: Finder | null = null;
  let turn = 0;
  let active = -1;

  const field = h("input", { type: "search", class: "lr-search__field", role: "combobox", "aria-expanded": "false", "aria-controls": "lr-search-found",
    "aria-autocomplete": "list", "aria-label": words.hint, placeholder: words.hint, autocomplete: "off", spellcheck: "false", enterkeyhint: "go" });
  const list = h("ul", { id: "lr-search-found", class: "lr-search__found", role: "listbox", "aria-label": words.open });
  const said = h("p", { class: "lr-search__said", role: "status" });
  const dialog = h("dialog", { class: "lr-search", "aria-label": words.open },
    h("form", { method: "dialog", class: "lr-search__bar" }, field, h("button", { "aria-label": words.close, class: "lr-search__close" }, "×")), said, list);
  document.body.append(dialog);

  function open(): void {
    if (dialog.open) return;
    finder ??= new Finder(new URL("assets/search/", root), lang);
    dialog.showModal();
    field.select();
    void look();
  }

  /** The game whose pages are being read. */
  function game(): string {
    const path = location.pathname.slice(root.pathname.length).split("/");
    return path.find((part) => part in words.games) ?? "";
  }

  async function look(): Promise<void> {
    const mine = ++turn;
    await new Promise((done) => setTimeout(done, PAUSE));
    if (mine !== turn || !finder) return;
    const text = field.value.trim();
    let found: Found[] = [];
    let failed = false;
    try {
      found = text ? await finder.find(text, game()) : [];
    } catch (error) {
      console.error("Living Rules:", error);
      finder = null;  // the next opening tries again
      failed = true;
    }
    if (mine !== turn) return;
    said.textContent = failed ? words.failed : !text ? "" : found.length ? `${words.count} ${found.length}` : words.empty;
    said.classList.toggle("lr-search__said--quiet", found.length > 0);
    put(list, ...found.map(row));
    point(found.length ? 0 : -1);
  }

  function row(one: Found, at: number): HTMLElement {
    const about = [words.games[one.game] ?? "", words.kinds[one.kind] ?? ""].filter(Boolean).join(" · ");
    return h("li", { role: "presentation" },
      h("a", { id: `lr-search-${at}`, role: "option", "aria-selected": "false", href: new URL(one.url, root).href, tabindex: -1 }, h("span", { class: "lr-search__about" }, about),
        h("span", { class: "lr-search__title" }, one.title), h("span", { class: "lr-search__text" }, one.text)));
  }

  function point(at: number): void {
    active = at;
    const rows = [...list.querySelectorAll("a")];
    rows.forEach((one, place) => one.setAttribute("aria-selected", String(place === at)));
    rows[at]?.scrollIntoView({ block: "nearest" });
    field.setAttribute("aria-expanded", String(rows.length > 0));
    if (at < 0) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", `lr-search-${at}`);
  }

  link.setAttribute("role", "button");
  link.setAttribute("aria-haspopup", "dialog");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopPropagation();
    open();
  });
  link.addEventListener("keydown", ({ key }) => {
    if (key === " ") open();
  });
  field.addEventListener("input", () => void look());
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target as Element).closest("a")) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    const rows = list.children.length;
    const to = { ArrowDown: (active + 1) % rows, ArrowUp: (active - 1 + rows) % rows }[event.key];
    if (to !== undefined && rows) {
      event.preventDefault();
      point(to);
    } else if (event.key === "Escape") {  // a search field would first be emptied
      event.preventDefault();
      dialog.close();
    } else if (event.key === "Enter" && event.target === field) {
      event.preventDefault();
      list.querySelectorAll("a")[active]?.click();
    }
  });
  document.addEventListener("keydown", (event) => {
    const slash = event.key === "/" && !(event.target as Element).closest(EDITABLE) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!slash && !(event.key === "k" && (event.ctrlKey || event.metaKey))) return;
    if (event.composedPath().some((one) => one instanceof Element && one.matches(EDITABLE)) && slash) return;
    event.preventDefault();
    open();
  });
}
