// Elements without a framework: one maker, one way to keep focus over a redraw.

type Child = Node | string | null | undefined | false;
type Attributes = { [name: string]: unknown };

const SVG = "http://www.w3.org/2000/svg";

/** An element. `on…` attributes are listeners, `true` is a bare attribute, null, undefined and false are left out. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K, attributes: Attributes = {}, ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attributes, children);
}

/** A drawing of the given box, out of path data. It is decoration unless it gets a label. */
export function drawing(box: string, paths: string[], attributes: Attributes = {}): SVGSVGElement {
  return s("svg", { viewBox: box, "aria-hidden": "true", focusable: "false", ...attributes }, ...paths.map((d) => s("path", { d })));
}

/** An element of a drawing. */
export function s<K extends keyof SVGElementTagNameMap>(
  tag: K, attributes: Attributes = {}, ...children: Child[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill<E extends Element>(element: E, attributes: Attributes, children: Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  put(element, ...children);
  return element;
}

/** Replace an element's content. */
export function put(element: Element, ...children: Child[]): void {
  element.replaceChildren(...children.filter((child): child is Node | string => !!child || child === ""));
}

/** The element that has focus, in whatever tree this one stands in. */
export function focused(element: Element): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement;
}

/** Redraw a part; if focus was in it, it goes to the same control again, or else to `fallback`. */
export function redraw(part: Element, draw: () => void, fallback?: () => HTMLElement | null): void {
  const had = focused(part);
  const inside = !!had && part.contains(had) && had !== part;
  const key = inside ? had.getAttribute("data-k") : null;
  draw();
  if (!inside || had.isConnected) return;
  const again = key === null ? null : part.querySelector<HTMLElement>(`[data-k="${CSS.escape(key)}"]`);
  (again && !again.matches("[disabled], [aria-disabled=true]") ? again : fallback?.())?.focus();
}

let serial = 0;

/** An id that no other element of the page has. */
export function uid(): string {
  serial += 1;
  return `lr-${serial}`;
}
