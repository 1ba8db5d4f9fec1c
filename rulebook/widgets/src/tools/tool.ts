// A tool as an anywidget front-end module: what its script exports.

import { Port } from "../kit";
import type { Unread } from "../link";
import type { Model } from "../port";
import type { Baked, Schema, State } from "../types";

type Show = (model: Model, port: Port, el: HTMLElement) => () => void;

/** How the states of a tool are written in an address. */
export interface Links {
  toLink(tool: string, state: unknown, schema: Schema): string;
  fromLink(tool: string, hash: string, schema: Schema): { state: object | null; ignored: Unread };
}

export function tool(show: Show, links: Links) {
  return {
    module: { initialize: () => () => {}, render({ model, el }: { model: Model; el: HTMLElement }): () => void {
      const port = new Port(model);
      const remove = show(model, port, el);
      return () => {
        remove();
        port.close();
      };
    } },
    toLink: ({ id }: Pick<Baked, "id">, state: State, schema: Schema) => links.toLink(id, state, schema),
    fromLink: (hash: string, { id }: Pick<Baked, "id">, schema: Schema) =>
      links.fromLink(id, hash, schema) as { state: State | null; ignored: Unread },
  };
}
