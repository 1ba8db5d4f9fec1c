// Terms: their entry of the glossary, shown where they stand, on hover, focus and tap.

import { h, put } from "../dom";

const TERM = "a.lr-term";
/** Milliseconds that a pointer rests on a term, and that an entry stays when it has left. */
const REST = 250;

/** Show the entry of the term that is pointed at. Without it the term is a link to the glossary. */
export function terms(): void {
  const pages = new Map<string, Promise<Document>>();
  const pop = h("div", { class: "lr-pop", popover: "manual", role: "tooltip", id: "lr-pop" });
  const frame = h("div", { class: "md-typeset" }, pop);
  document.body.append(frame);
  let shown: HTMLAnchorElement | null = null;
  let timer = 0;
  /** The term that a finger has just been put on. */
  let tapped: HTMLAnchorElement | null = null;

  async function entry(link: HTMLAnchorElement): Promise<Element | null> {
    const [address, id] = link.href.split("#") as [string, string];
    const page = pages.get(address) ?? fetch(address).then(async (response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return new DOMParser().parseFromString(await response.text(), "text/html");
    });
    pages.set(address, page);
    page.catch(() => pages.delete(address));
    return (await page).getElementById(id);
  }

  async function show(link: HTMLAnchorElement): Promise<void> {
    shown = link;
    const found = await entry(link).catch(() => null);
    if (!found || shown !== link) return;
    const copy = document.importNode(found, true);
    copy.removeAttribute("id");
    for (const inner of copy.querySelectorAll("a")) inner.replaceWith(...inner.childNodes);
    put(pop, copy);
    Object.assign(pop.style, { left: "8px", top: "0" });  // where it is as wide as it will be
    pop.showPopover();
    link.setAttribute("aria-describedby", "lr-pop");
    const at = link.getBoundingClientRect();
    const { width, height } = pop.getBoundingClientRect();
    const below = at.bottom + height + 8 < innerHeight;
    pop.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
    pop.style.top = `${below ? at.bottom + 4 : Math.max(8, at.top - height - 4)}px`;
  }

  function hide(): void {
    clearTimeout(timer);
    shown?.removeAttribute("aria-describedby");
    shown = null;
    if (pop.matches(":popover-open")) pop.hidePopover();
  }

  const of = ({ target }: Event) => target instanceof Element ? target.closest<HTMLAnchorElement>(TERM) : null;
  const later = (what: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(what, REST) as unknown as number;
  };
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = of(event);
    if (link) later(() => void show(link));
    else if (shown && !(event.target as Element).closest(".lr-pop")) later(hide);
    else if (shown) clearTimeout(timer);
  });
  document.addEventListener("focusin", (event) => {
    const link = of(event);
    if (link) void show(link);
    else hide();
  });
  // A tap shows, the next one goes to the glossary.
  document.addEventListener("click", (event) => {
    const link = of(event);
    if (!link) hide();
    else if (tapped === link) {
      event.preventDefault();
      event.stopPropagation();
      tapped = null;
    }
  }, { capture: true });
  document.addEventListener("pointerdown", (event) => {
    const link = of(event);
    tapped = link && event.pointerType === "touch" && shown !== link ? link : null;
    if (tapped) void show(tapped);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
  addEventListener("scroll", hide, { passive: true });
}
