// The book without a network: the service worker, what was visited, and the rest on request.

import { h, put } from "../dom";

/** What the element in the footer says, as `rulebook/pages/place.py` writes it. */
interface Words {
  save: string;
  saving: string;
  saved: string;
  again: string;
  failed: string;
  load: string;
  kept: string;
}

/** The cache of the service worker (`rulebook/pages/offline.mjs`). */
const BOOK = "book";
/** How many files are fetched at a time. */
const AT_ONCE = 6;
/** Where it is noted that the whole book was saved. */
const SAVED = "lr-saved";

/** Register the worker, keep what this page has loaded, and offer to save the rest. */
export async function offline(root: URL): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  try {
    await navigator.serviceWorker.register(new URL("sw.js", root), { scope: root.pathname, updateViaCache: "none" });
    await navigator.serviceWorker.ready;
    await keep(loaded(root));
  } catch (error) {
    console.warn("Living Rules:", error);
    return;
  }
  const place = document.querySelector<HTMLElement>(".lr-offline");
  if (place) offer(place, root);
}

/** What was loaded before the worker could see it. */
function loaded(root: URL): string[] {
  const all = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.startsWith(root.href));
  return [...new Set([location.href.split("#")[0]!, ...all])];
}

async function keep(addresses: string[]): Promise<void> {
  const cache = await caches.open(BOOK);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const response = await fetch(address).catch(() => null);
    if (response?.ok) await cache.put(address, response);
  }
}

function offer(place: HTMLElement, root: URL): void {
  const words = JSON.parse(place.dataset.words ?? "{}") as Words;
  const lang = document.documentElement.lang;
  const key = `${SAVED}-${lang}`;
  const said = h("span", { role: "status" });
  const button = h("button", { type: "button", class: "md-button" });
  const bar = h("progress", { max: 1, value: 0, hidden: true, "aria-label": words.saving });
  const part = h("span", { "aria-hidden": "true" });
  put(place, button, bar, part, said);
  let list: { load: number; kept: number; files: string[] } | null = null;

  const size = (bytes: number) => new Intl.NumberFormat(lang, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(bytes / 1e6);

  async function know(): Promise<void> {
    list ??= await (await fetch(new URL(`offline-${lang}.json`, root))).json() as typeof list;
    const done = localStorage.getItem(key) !== null;
    button.textContent = `${done ? words.again : words.save} (${size(list!.load)})`;
    said.textContent = `${done ? `${words.saved} ` : ""}${words.load} ${size(list!.load)}, ${words.kept} ${size(list!.kept)}`;
  }

  async function save(): Promise<void> {
    button.disabled = true;
    bar.hidden = false;
    said.textContent = `${words.saving}…`;
    try {
      const cache = await caches.open(BOOK);
      const rest = [...list!.files];
      let done = 0;
      await Promise.all(Array.from({ length: AT_ONCE }, async () => {
        for (let file = rest.shift(); file !== undefined; file = rest.shift()) {
          const address = new URL(file, root).href;
          const response = await fetch(address, { cache: "no-cache" });
          if (!response.ok) throw new Error(`${file}: ${response.status}`);
          await cache.put(address, response);
          done += 1;
          bar.value = done / list!.files.length;
          part.textContent = new Intl.NumberFormat(lang, { style: "percent" }).format(bar.value);
        }
      }));
      await navigator.storage?.persist?.().catch(() => false);
      localStorage.setItem(key, String(list!.kept));
      await know();
    } catch (error) {
      console.warn("Living Rules:", error);
      said.textContent = words.failed;
    }
    bar.hidden = true;
    part.textContent = "";
    button.disabled = false;
  }

  button.addEventListener("click", () => void save());
  // Nothing is offered before it can say how much it is.
  know().then(() => { place.hidden = false; }, () => {});
}
