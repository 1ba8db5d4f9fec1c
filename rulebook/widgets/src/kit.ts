// What the tools take from the bench's script, which stands beside theirs: the address stays as it is written here.

export {
  bar, canonical, choice, copyText, dressed, eleusis, equal, gap, h, icon, isMap, now, Port, problems,
  problemSentence, put, redraw, rests, shell, status, steps, styles, transport, Words,
} from "./bench.js";
