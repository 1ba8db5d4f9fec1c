// What is the same in all columns lights up in all of them: a number, a term, a reading. On hover, on focus and on tap.

const MARK = "[data-lit]";

/** Light up what is pointed at; returns how to stop. */
export function light(desk: HTMLElement): () => void {
  let lit: Element[] = [];

  function show(mark: HTMLElement | null): void {
    for (const one of lit) one.classList.remove("lr-lit");
    lit = mark ? [...desk.querySelectorAll(`[data-lit="${CSS.escape(mark.dataset.lit!)}"]`)] : [];
    for (const one of lit) one.classList.add("lr-lit");
  }

  const of = ({ target }: Event) => (target as Element).closest?.<HTMLElement>(MARK) ?? null;
  const held = () => desk.querySelector<HTMLElement>(`${MARK}:focus`);
  const over = (event: Event) => show(of(event) ?? held());
  const into = (event: Event) => show(of(event));
  const out = () => show(null);

  // One tab stop for each text; the arrows go from mark to mark.
  const texts = [...desk.querySelectorAll<HTMLElement>(".lr-cell__words")];
  for (const text of texts) [...text.querySelectorAll<HTMLElement>(MARK)].forEach((mark, at) => { mark.tabIndex = at ? -1 : 0; });

  function key(event: KeyboardEvent): void {
    const mark = of(event);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!mark || !step || event.altKey || event.ctrlKey || event.metaKey) return;
    const marks = [...mark.closest(".lr-cell__words")!.querySelectorAll<HTMLElement>(MARK)];
    const next = marks[marks.indexOf(mark) + step];
    if (!next) return;
    event.preventDefault();
    mark.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  const listeners: [string, EventListener][] = [["pointerover", over], ["pointerleave", out], ["focusin", into], ["focusout", out],
    ["keydown", key as EventListener]];
  for (const [name, listener] of listeners) desk.addEventListener(name, listener);
  return () => {
    out();
    for (const [name, listener] of listeners) desk.removeEventListener(name, listener);
  };
}
