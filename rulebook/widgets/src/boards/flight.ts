// Cards seen to move: where each was before a redraw, and the way from there.

const LENGTH = 280;

/** Remember where the cards lie; call the result after the redraw. */
export function flight(table: Element): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const cards = () => table.querySelectorAll<HTMLElement>("[data-card]");
  const before = new Map<string, DOMRect>();
  if (!still) for (const card of cards()) before.set(card.dataset.card!, card.getBoundingClientRect());
  return () => {
    for (const card of still ? [] : cards()) {
      const from = before.get(card.dataset.card!);
      const to = card.getBoundingClientRect();
      if (!from?.width || !to.width || (from.x === to.x && from.y === to.y)) continue;
      card.animate([{
        transformOrigin: "0 0", zIndex: 2,
        transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`,
      }, { transformOrigin: "0 0", zIndex: 2, transform: "none" }], { duration: LENGTH, easing: "ease-out" });
    }
  };
}
