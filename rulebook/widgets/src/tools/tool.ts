// A tool as an anywidget front-end module: what its script exports.

import { Port } from "../kit";
import type { Unread } from "../link";
import type { Model } from "../port";
import type { Baked, Schema, State } from "../types";
import { fromLink, toLink } from "./link";

type Show = (model: Model, port: Port, el: HTMLElement) => () => void;

export function tool(show: Show) {
  return {
    module: { initialize: () => () => {}, render({ model, el }: { model: Model; el: HTMLElement }): () => void {
      const port = new Port(model);
      const remove = show(model, port, el);
      return () => {
        remove();
        port.close();
      };
    } },
    toLink: ({ id }: Pick<Baked, "id">, state: State, schema: Schema) => toLink(id, state, schema),
    fromLink: (hash: string, { id }: Pick<Baked, "id">, schema: Schema) =>
      fromLink(id, hash, schema) as { state: State | null; ignored: Unread },
  };
}
