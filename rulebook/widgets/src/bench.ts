// The bench as an anywidget front-end module: {initialize, render}, for notebooks and for the page's own host.

import { Port, type Model } from "./port";
import { shell } from "./shell";

export { fromLink, toLink } from "./link";

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
