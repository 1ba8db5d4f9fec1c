// Line drawings of the bench's own buttons, on a grid of 24.

import { drawing } from "./dom";

const ICONS = {
  first: ["M6 5v14", "M18 5l-9 7 9 7z"],
  back: ["M16 5l-9 7 9 7z"],
  forward: ["M8 5l9 7-9 7z"],
  last: ["M18 5v14", "M6 5l9 7-9 7z"],
  run: ["M7 4l13 8-13 8z"],
  pause: ["M7 5h3v14H7z", "M14 5h3v14h-3z"],
  undo: ["M8 5L4 9l4 4", "M4 9h9a6 6 0 0 1 0 12h-3"],
  redo: ["M16 5l4 4-4 4", "M20 9h-9a6 6 0 0 0 0 12h3"],
  minus: ["M6 12h12"],
  plus: ["M6 12h12", "M12 6v12"],
  recorded: ["M6 3h8l4 4v14H6z", "M14 3v4h4", "M9 12h6", "M9 16h6"],
  live: ["M13 3L5 14h6l-1 7 8-11h-6z"],
  remove: ["M7 7l10 10", "M17 7L7 17"],
} as const;

export function icon(name: keyof typeof ICONS): SVGSVGElement {
  return drawing("0 0 24 24", [...ICONS[name]], { class: "icon" });
}
