// The languages that a reader wants to see are kept; and a link to a scenario opens it where it stands.

import { keep, kept } from "../store";

const HIDDEN = "desk-hidden";

/** Keep which columns are shown, at least one; returns how to stop. */
export function columns(desk: HTMLElement): () => void {
  const boxes = [...desk.querySelectorAll<HTMLInputElement>(".lr-choose input")];
  const hidden = kept(HIDDEN);
  if (Array.isArray(hidden)) for (const box of boxes) box.checked = !hidden.includes(box.value);
  if (boxes.every(({ checked }) => !checked)) for (const box of boxes) box.checked = true;

  function chosen({ target }: Event): void {
    if (boxes.every(({ checked }) => !checked)) (target as HTMLInputElement).checked = true;
    const off = boxes.filter(({ checked }) => !checked).map(({ value }) => value);
    keep(HIDDEN, off.length ? off : null);
  }

  function opened({ target }: Event): void {
    const link = (target as Element).closest?.<HTMLAnchorElement>("a[href*='#scenario-']");
    if (link) open(link.hash.slice(1));
  }

  for (const box of boxes) box.addEventListener("change", chosen);
  desk.addEventListener("click", opened);
  open(location.hash.slice(1));
  return () => {
    for (const box of boxes) box.removeEventListener("change", chosen);
    desk.removeEventListener("click", opened);
  };
}

/** Open what an element is folded into. */
function open(id: string): void {
  const details = id && document.getElementById(id)?.closest("details");
  if (details) details.open = true;
}
