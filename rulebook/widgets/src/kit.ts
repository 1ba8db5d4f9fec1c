// What games and tools take from the bench. Each of their scripts holds it whole: a notebook loads a module as text, alone.

export {
  address, answerTo, bar, bench, callKind, canonical, changeable, choice, copyText, differing, drawing, dressed, equal, fromLink,
  gap, h, houseLabel, houseOf, icon, isMap, keepHouse, now, paramName, Port, problemAt, problems, problemSentence, progressOf, put, readingName,
  readingsKind, readingsOf, readParts, redraw, refusalSentence, rests, s, select, shell, square, status, steps, styles, toLink, transport, unread, watchHouse, Words,
} from "./bench";
