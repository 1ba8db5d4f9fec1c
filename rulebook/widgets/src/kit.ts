// What games and tools take from the bench's script, which stands beside theirs: its address stays as it is written here.

export {
  address, answerTo, bar, bench, callKind, canonical, changeable, choice, copyText, differing, drawing, dressed, equal, fromLink,
  gap, h, houseOf, icon, isMap, keepHouse, now, paramName, Port, problemAt, problems, problemSentence, progressOf, put, qr, readingName,
  readingsOf, readParts, redraw, refusalSentence, rests, s, select, shell, status, steps, styles, toLink, transport, unread, watchHouse, Words,
} from "./bench.js";
