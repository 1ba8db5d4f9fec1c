// The bench as an anywidget front-end module, {initialize, render}, made with a game's table. The script of a game is that
// module whole: page, JupyterLab and marimo load the same file.

import type { Board } from "./boards/board";
import { Port, type Model } from "./port";
import { plainly, shell } from "./shell";

export { address, callKind, differing, fromLink, readingsKind, readParts, toLink } from "./link";

// What the scripts of games and tools take from this one.
export { problemAt, select } from "./controls";
export { canonical, equal, isMap } from "./diff";
export { drawing, h, put, redraw, s } from "./dom";
export { houseOf, keepHouse, readingsOf, watchHouse } from "./house";
export { icon } from "./icons";
export { Words } from "./narrate";
export { bar, copyText } from "./parts/bar";
export { label as houseLabel } from "./parts/house";
export { choice } from "./parts/choice";
export { now } from "./parts/now";
export { gap, rests } from "./parts/questions";
export { problems } from "./parts/setup";
export { status } from "./parts/status";
export { steps } from "./parts/steps";
export { transport } from "./parts/transport";
export { unread } from "./parts/unread";
export { answerOf, answerTo, changeable, paramName, problemSentence, progressOf, refusalSentence } from "./phrases";
export { Port } from "./port";
export { square } from "./parts/square";
export { outcomes } from "./outcomes";
export { scenarioFile } from "./scenario";
export { Session } from "./session";
export { dressed, shell } from "./shell";
export { shownOf, toldAgain } from "./shown";
export { readingName } from "./variant";
export { styles } from "./look";

/** The bench of a game, with its table. */
export function bench(board: Board) {
  const ports = new WeakMap<object, Port>();
  return {
    /** Once a model: the way to Python, shared by all its views. */
    initialize({ model }: { model: Model }): () => void {
      const port = new Port(model);
      ports.set(model, port);
      return () => {
        port.close();
        ports.delete(model);
      };
    },
    /** Once a view. */
    render({ model, el }: { model: Model; el: HTMLElement }): () => void {
      const shared = ports.get(model);
      const port = shared ?? new Port(model);
      const show = () => shell(model, port, el, plainly(board));
      let remove = show();
      const again = () => {
        remove();
        remove = show();
      };
      model.on("change:words", again);  // another language
      return () => {
        model.off("change:words", again);
        remove();
        if (!shared) port.close();
      };
    },
  };
}
