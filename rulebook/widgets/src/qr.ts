// A text as a QR code, a script of its own: only those fetch it who ask for a code. Dark on light whatever the page's colours, with the margin that cameras need.

import { encode } from "uqr";
import { s } from "./dom";

const MARGIN = 4;

/**
 * The QR code of a text; give it a label with `aria-label`, else it is decoration.
 *
 * @throws RangeError the text is too long for a QR code (2953 bytes)
 */
export function qr(text: string): SVGSVGElement {
  let made: ReturnType<typeof encode>;
  try {
    made = encode(text, { ecc: "L", border: MARGIN });
  } catch (error) {
    throw new RangeError(String(error));
  }
  const { size, data } = made;
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => on ? [`M${x} ${y}h1v1h-1z`] : [])).join("");
  return s("svg", { viewBox: `0 0 ${size} ${size}`, class: "qr", role: "img", "shape-rendering": "crispEdges" },
    s("path", { d: `M0 0h${size}v${size}h-${size}z`, fill: "#fff", stroke: "none" }), s("path", { d: dark, fill: "#000", stroke: "none" }));
}
