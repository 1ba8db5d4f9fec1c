// What games and tools take from the bench's script, which stands beside theirs: its address stays as it is written here.

export {
  address, answerTo, bar, bench, callKind, canonical, changeable, choice, copyText, differing, drawing, dressed, equal, fromLink,
  gap, h, icon, isMap, now, paramName, Port, problemAt, problems, problemSentence, progressOf, put, qr, readParts, redraw,
  refusalSentence, rests, s, select, shell, status, steps, styles, toLink, transport, unread, Words,
} from "./bench.js";
