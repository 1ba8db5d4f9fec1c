// The page's host: finds the benches, brings them what they need, and keeps their state in the address.

import { PageModel } from "./afm";
import type { bench, toLink } from "./bench";
import { asRulings } from "./diff";
import { ask, forget } from "./python";
import type { Unread } from "./link";
import type { Shown } from "./shown";
import { houseOf, rehoused, type House } from "./house";
import { kept } from "./store";
import type { Baked, Past, Schema, State, WordsJson } from "./types";

/** What a script knows to do with figures: benches and tools are scripts of one kind. */
interface Module {
  default: ReturnType<typeof bench>;
  toLink: typeof toLink;
  /** The state of an address, null where it says none, and what of it could not be read. */
  fromLink(hash: string, baked: Baked, schema: Schema): { state: State | null; ignored: Unread; shown?: Shown | null };
}
/** Where proposals and reports can go. */
interface Routes {
  repo: string;
  contact: { [game: string]: string };
}
interface Mounted {
  model: PageModel;
  module: Module;
  baked: Baked;
  schema: Schema;
  holder: HTMLElement;
  remove(): void;
}

const FIGURES = "figure.lr-bench, figure.lr-tool";
const mounted = new Map<HTMLElement, Mounted>();
/** What a visitor has made of a bench, as links: what is shown, and what can be taken back or brought again. */
interface Left {
  link: string;
  past: string[];
  future: string[];
  house: House;
}

/** The visit's benches, so that a page that is left, or left for another language, and found again still has it all. */
const LEFT = "living-rules/benches";
const MOST_LEFT = 60;
const states = new Map<string, Left>(left());
/** Whether a link, a search or a code brought the visitor to this page. */
let arrived = false;
const visited = new Set<string>();

/** What was left on this visit; of what the browser kept only what has every part. */
function left(): [string, Left][] {
  const text = (one: unknown) => typeof one === "string";
  const links = (of: unknown) => Array.isArray(of) && of.every(text);
  const house = (of: unknown) => typeof of === "object" && of !== null && Object.values(of).every(text);
  const whole = (entry: unknown): entry is [string, Left] => {
    const [key, one] = (Array.isArray(entry) ? entry : []) as [unknown?, Partial<Left>?];
    return text(key) && text(one?.link) && links(one?.past) && links(one?.future) && house(one?.house);
  };
  try {
    const all = JSON.parse(sessionStorage.getItem(LEFT) ?? "[]") as unknown;
    return Array.isArray(all) ? all.filter(whole) : [];
  } catch {
    return [];
  }
}

function leave(key: string, one: Left): void {
  states.delete(key);
  states.set(key, one);
  if (states.size > MOST_LEFT) states.delete(states.keys().next().value!);
  try {
    sessionStorage.setItem(LEFT, JSON.stringify([...states]));
  } catch {
    // A browser that keeps nothing still has it as long as the theme replaces pages.
  }
}
/** The scenario that was changed last: its state goes into the address and over to other languages. */
let recent = "";

// What is loaded once a visit.

const loads = new Map<string, Promise<unknown>>();

function json<T>(name: string): Promise<T> {
  const found = loads.get(name) ?? fetch(new URL(name, import.meta.url)).then((response) => {
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  });
  loads.set(name, found);
  found.catch(() => loads.delete(name));
  return found as Promise<T>;
}

const script = (name: string): Promise<Module> => import(new URL(name, import.meta.url).href) as Promise<Module>;

/** The address's name of a figure, before what differs. */
function named({ dataset }: HTMLElement): string {
  return dataset.tool ? `tool=${dataset.tool}` : `scenario=${encodeURIComponent(dataset.scenario ?? "")}`;
}

// Benches.

const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) void mount(target as HTMLElement);
}, { rootMargin: "600px" });

function scan(): void {
  arrived = brought();
  held = null;
  document.documentElement.classList.toggle("lr-guess", !arrived && kept("guess") === true);
  for (const [figure, one] of mounted) if (!figure.isConnected) one.remove();
  for (const figure of document.querySelectorAll<HTMLElement>(`${FIGURES}:not([data-host])`)) {
    figure.dataset.host = "waiting";
    if (figure.dataset.atOnce !== undefined) void mount(figure);
    else near.observe(figure);
  }
  dress();
  void fromAddress();
  returned = false;
}

/** Whether somebody comes to this page for one thing on it. */
function brought(): boolean {
  const outside = document.referrer !== "" && new URL(document.referrer).origin !== location.origin;
  const first = visited.size === 0;
  visited.add(location.pathname);
  return location.hash !== "" || location.search !== "" || (first && outside);
}

async function mount(figure: HTMLElement): Promise<Mounted | null> {
  near.unobserve(figure);
  const known = mounted.get(figure);
  if (known) return known;
  if (figure.dataset.host === "loading") return null;
  figure.dataset.host = "loading";
  const { game = "", scenario = "", tool } = figure.dataset;
  const lang = figure.dataset.lang || figure.lang || document.documentElement.lang;
  const words = json<WordsJson>(`words-${game}-${lang}.json`);
  try {
    const [module, schema, baked] = await Promise.all([script(`./${tool ?? game}.js`), json<Schema>(`${game}.json`),
      tool ? { game, id: tool } as Baked : json<Baked>(`${game}/${scenario}.json`)]);
    if (!figure.isConnected) return null;
    const one = await show(figure, module, { lang, words: await words, schema, baked });
    mounted.set(figure, one);
    figure.dataset.host = "live";
    figure.classList.add("lr-live");
    return one;
  } catch (error) {
    // The static text stays; where words came, they say that only the live table is missing.
    console.error("Living Rules:", error);
    figure.dataset.host = "failed";
    const said = (await words.catch(() => null))?.ftl.match(/^ui-bench-failed = (.+)$/m)?.[1];
    if (said && !figure.querySelector(".lr-failed")) {
      figure.append(Object.assign(document.createElement("p"), { className: "lr-failed", textContent: said }));
    }
    return null;
  }
}

/** A bench that was left, by the readings of the visitor's table as they are now; null where there is none. */
function found(key: string, module: Module, baked: Baked, schema: Schema): { state: State | null; history: Past | null } | null {
  const one = states.get(key);
  if (!one) return null;
  const now = houseOf(schema);
  const read = (link: string): State | null => {
    const { state } = module.fromLink(`#${link}`, baked, schema);
    return baked.call && state?.rulings ? rehoused(state, asRulings(baked.rulings), one.house, now) : state;
  };
  const positions = (links: string[]) => links.map(read).filter((state) => state !== null).map(({ step: _, ...position }) => position);
  return { state: read(one.link), history: { past: positions(one.past), future: positions(one.future) } };
}

async function show(figure: HTMLElement, module: Module,
  given: { lang: string; words: WordsJson; schema: Schema; baked: Baked }): Promise<Mounted> {
  const { baked, schema } = given;
  const key = `${baked.game}/${baked.id}`;
  const name = named(figure);
  const linked = location.hash.slice(1).split("&")[0] === name ? module.fromLink(location.hash, baked, schema) : null;
  const before = found(key, module, baked, schema);
  // What a link shows was reached here as far as it is what was left here.
  const same = !linked || states.get(key)?.link === location.hash.slice(1);
  const own = figure.dataset.page === undefined ? location.href : new URL(`${figure.dataset.base}${figure.dataset.page}`, location.href).href;
  const model = new PageModel({ ...given, base: figure.dataset.base ?? "", state: linked?.state ?? before?.state ?? null, history: same ? before?.history ?? null : null,
    title: figure.querySelector("figcaption")?.firstChild?.textContent ?? "", page: figure.dataset.page !== undefined,
    ignored: linked?.ignored ?? null, linked: remembered(linked), arrived, link: at(own, states.get(key)?.link || name) },
  (content) => ask(model, content), () => {
    recent = key;
    link();
  });
  /** The permalink, which names what the bench shows; in the address only where the visitor has changed something. */
  function link(): void {
    const state = model.get("state") as State | null;
    const shown = model.get("shown") as (Shown & { state: State }) | null;
    const changed = state && module.toLink(baked, state, schema) && module.toLink(baked, state, schema, shown);
    const whole = changed || (baked.call && module.toLink(baked, shown?.state ?? null, schema, shown));
    model.set("link", at(own, whole || name));
    if (recent !== key) return;
    const { past = [], future = [] } = model.get("history") as Past | null ?? {};
    const linksOf = (positions: Past["past"]) => positions.map((position) => module.toLink(baked, { ...position, step: null }, schema));
    if (state) leave(key, { link: changed ?? "", past: linksOf(past), future: linksOf(future), house: schema.questions ? houseOf(schema) : {} });
    const hash = changed ? `#${changed}` : "";
    afterPaint(() => {
      if (!figure.isConnected || recent !== key || location.hash === hash) return;
      history.replaceState(history.state, "", hash || location.pathname + location.search);
    });
  }
  model.on("change:shown", link);
  void json<Routes>("site.json").then(({ repo, contact }) => model.set("routes", { repo, contact: contact[baked.game] }), () => {});
  const holder = document.createElement("div");
  holder.className = "lr-bench__host";
  const root = holder.attachShadow({ mode: "open" });
  const el = root.appendChild(document.createElement("div"));
  figure.insertBefore(holder, figure.querySelector(".lr-answer, .lr-static"));
  holder.addEventListener("click", (event) => follow(event, figure));
  holder.addEventListener("lr-guessing", (event) =>
    figure.classList.toggle("lr-guessing", (event as CustomEvent<{ guessing: boolean }>).detail.guessing));
  holder.addEventListener("lr-changed", (event) => mark(figure, (event as CustomEvent<Changed>).detail));
  dress();
  const widget = model as unknown as Parameters<Module["default"]["render"]>[0]["model"];
  try {
    const ends = [module.default.initialize({ model: widget }), module.default.render({ model: widget, el })];
    return { model, module, baked, schema, holder, remove() {
      mounted.delete(figure);
      for (const end of ends.reverse()) end();
      forget(model);
      holder.remove();
      model.off();
    } };
  } catch (error) {
    holder.remove();
    throw error;
  }
}

// The address.

let due: (() => void) | null = null;

/** Do the latest of what is asked for once the next frame is painted: writing an address makes the browser lay out the page. */
function afterPaint(act: () => void): void {
  if (!due) {
    requestAnimationFrame(() => setTimeout(() => {
      const last = due;
      due = null;
      last?.();
    }));
  }
  due = act;
}

function at(page: string, link: string): string {
  return `${page.split("#")[0]}#${link}`;
}

/** What a link brought and showed, as a bench compares it. */
function remembered(read: ReturnType<Module["fromLink"]> | null): { state: State; shown: Shown } | null {
  return read?.state && read.shown ? { state: read.state, shown: read.shown } : null;
}

/** Bring the bench that the address names to the state that it names. */
async function fromAddress(): Promise<void> {
  const { hash } = location;
  const [name] = hash.slice(1).split("&");
  const figure = [...document.querySelectorAll<HTMLElement>(FIGURES)].find((one) => named(one) === name);
  const place = anchored(name!);
  const astray = document.querySelector<HTMLElement>(".lr-astray");
  if (astray) astray.hidden = !name || !!figure || !!place;
  if (!figure) {
    if (place && !returned) hold(place);
    return;
  }
  const fresh = !mounted.has(figure);
  const folded = figure.closest("details");
  if (folded) folded.open = true;
  hold(figure);
  const one = await mount(figure);
  if (!one || fresh) return;
  const read = one.module.fromLink(hash, one.baked, one.schema);
  const { state, ignored } = read;
  one.model.set("ignored", ignored);
  one.model.set("linked", remembered(read));
  if (state) one.model.set("state", state);
}

/** The place on the page that has a name. */
function anchored(name: string): HTMLElement | null {
  try {
    return document.getElementById(name) ?? document.getElementById(decodeURIComponent(name));
  } catch {
    return null;  // no address is written so
  }
}

/** Whether the reader comes back to a page, and is where they left it; the theme keeps that in the history. */
let returned = (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type !== "navigate";
addEventListener("popstate", ({ state }) => { returned = typeof (state as { y?: number } | null)?.y === "number"; });

/** The place that the address names, kept in sight while the benches above it come and grow, until the reader moves on. */
let held: { place: HTMLElement; since: number } | null = null;

function hold(place: HTMLElement): void {
  held = { place, since: 0 };
  bring();
}

function bring(): void {
  if (!held) return;
  held.place.scrollIntoView({ block: "start", behavior: "instant" });
  held.since = performance.now();
}

function letGo(): void {
  held = null;
}

/** A scroll that comes long after the last of ours is the reader's. */
const OURS = 1000;

new ResizeObserver(bring).observe(document.body);
for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(type, letGo, { passive: true, capture: true });
addEventListener("scroll", () => { if (held && performance.now() - held.since > OURS) letGo(); }, { passive: true });

/** Another language shows the same state. */
function keepState({ target }: Event): void {
  const link = (target as Element).closest?.("a[hreflang]") as HTMLAnchorElement | null;
  const state = states.get(recent)?.link;
  const here = [...mounted.values()].some((one) => `${one.baked.game}/${one.baked.id}` === recent);
  if (link && state && here) link.hash = state;
}

/** A link to another page, out of the shadow tree: there the theme sees it, and Python stays alive. */
function follow(event: MouseEvent, figure: HTMLElement): void {
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !plain || link.target || link.origin !== location.origin || link.pathname === location.pathname) return;
  event.preventDefault();
  const twin = Object.assign(document.createElement("a"), { href: link.href, hidden: true });
  figure.append(twin);
  twin.click();
  twin.remove();
}

// A bench that was changed no longer shows what its title promises, and says so there.

interface Changed {
  changed: boolean;
  word: string;
}

function mark(figure: HTMLElement, { changed, word }: Changed): void {
  figure.classList.toggle("lr-changed", changed);
  const known = figure.querySelector<HTMLElement>(".lr-changed-badge");
  const badge = known ?? Object.assign(document.createElement("span"), { className: "lr-changed-badge", textContent: word });
  if (!known && changed) figure.querySelector("figcaption")?.append(" ", badge);
  badge.hidden = !changed;
}

// Clauses and benches light each other up.

let lit: Element[] = [];

function light({ detail }: CustomEvent<{ clauses: string[] }>): void {
  for (const one of lit) one.classList.remove("lr-lit");
  lit = detail.clauses.flatMap((id) => [...document.querySelectorAll(`[data-clause="${CSS.escape(id)}"]`)]);
  for (const one of lit) one.classList.add("lr-lit");
}

let pointed = "";

function point({ target, type }: Event): void {
  const clause = type.endsWith("out") ? "" : (target as Element).closest?.<HTMLElement>("[data-clause]")?.dataset.clause ?? "";
  if (clause === pointed) return;
  pointed = clause;
  const detail = { clauses: clause ? [clause] : [] };
  for (const { holder } of mounted.values()) holder.dispatchEvent(new CustomEvent("lr-pointed", { detail }));
}

// The page's colours.

function dress(): void {
  const scheme = document.body.dataset.mdColorScheme;
  for (const holder of document.querySelectorAll(".lr-bench__host")) {
    if (scheme) holder.setAttribute("scheme", scheme === "slate" ? "dark" : "light");
  }
}

// Start; the theme tells when it has put another page in place.

document.addEventListener("lr-clauses", light as EventListener);
for (const type of ["pointerover", "focusin", "focusout"]) document.addEventListener(type, point);
document.addEventListener("click", keepState);
window.addEventListener("hashchange", () => void fromAddress());
new MutationObserver(dress).observe(document.body, { attributeFilter: ["data-md-color-scheme"] });
const pages = (window as { document$?: { subscribe(next: () => void): void } }).document$;
if (pages) pages.subscribe(scan);
else scan();
