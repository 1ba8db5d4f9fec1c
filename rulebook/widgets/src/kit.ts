// What the tools take from the bench's script, which stands beside theirs: its address stays as it is written here.

export {
  bar, callKind, canonical, choice, copyText, describe, differing, dressed, eleusis, equal, gap, h, headings, icon,
  isMap, joins, now, partsOf, Port, problems, problemSentence, put, read, readParts, reasons, redraw, rests, said,
  shell, status, steps, styles, transport, unread, wordOf, Words, written,
} from "./bench.js";
