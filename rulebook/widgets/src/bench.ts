// The bench as an anywidget front-end module: {initialize, render}, for notebooks and for the page's own host.

import { Port, type Model } from "./port";
import { shell } from "./shell";

export { callKind, differing, fromLink, readParts, toLink } from "./link";

// What the tools' script takes from this one, so that a page with a tool loads it once.
export { eleusis } from "./boards/eleusis";
export { canonical, equal, isMap } from "./diff";
export { h, put, redraw } from "./dom";
export { icon } from "./icons";
export { Words } from "./narrate";
export { bar, copyText } from "./parts/bar";
export { choice } from "./parts/choice";
export { now } from "./parts/now";
export { gap, rests } from "./parts/questions";
export { reasons } from "./parts/reasons";
export { problems } from "./parts/setup";
export { status } from "./parts/status";
export { steps } from "./parts/steps";
export { transport } from "./parts/transport";
export { unread } from "./parts/unread";
export { problemSentence } from "./phrases";
export { Port } from "./port";
export { describe, headings, joins, partsOf, read, said, wordOf, written } from "./secret";
export { dressed, shell } from "./shell";
export { default as styles } from "./styles.css";

const ports = new WeakMap<object, Port>();

/** Once a model: the way to Python, shared by all its views. */
function initialize({ model }: { model: Model }): () => void {
  const port = new Port(model);
  ports.set(model, port);
  return () => {
    port.close();
    ports.delete(model);
  };
}

/** Once a view. */
function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const shared = ports.get(model);
  const port = shared ?? new Port(model);
  const remove = shell(model, port, el);
  return () => {
    remove();
    if (!shared) port.close();
  };
}

export default { initialize, render };
