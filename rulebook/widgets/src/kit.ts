// What games and tools take from the bench's script, which stands beside theirs: its address stays as it is written here.

export {
  address, bar, bench, callKind, canonical, changeable, choice, copyText, differing, drawing, dressed, equal, fromLink, gap, h,
  icon, isMap, now, plain, Port, problemAt, problems, problemSentence, progressOf, put, readParts, redraw, rests, select, shell,
  status, steps, styles, toLink, transport, unread, Words,
} from "./bench.js";
