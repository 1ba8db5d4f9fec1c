// The tools of a game as an anywidget front-end module: what they are is in the trait `baked`, as `{game, id}`.

import type { Model } from "./port";
import { Port, Words } from "./kit";
import { godTool } from "./tools/god";
import { fromLink as stateOf, toLink as linkOf } from "./tools/link";
import { ruleTool } from "./tools/rule";
import { describe as told, type Tree } from "./tools/tree";
import type { Baked, State, WordsJson } from "./types";

const TOOLS: { [name: string]: (model: Model, port: Port, el: HTMLElement) => () => void } = { rule: ruleTool, god: godTool };

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const port = new Port(model);
  const remove = TOOLS[model.get("baked")!.id]!(model, port, el);
  return () => {
    remove();
    port.close();
  };
}

export function toLink(baked: Pick<Baked, "id">, state: State): string {
  return linkOf(baked.id, state);
}

export function fromLink(hash: string, baked: Pick<Baked, "id">): { state: State | null; ignored: string[] } {
  return stateOf(baked.id, hash) as { state: State | null; ignored: string[] };
}

/** A rule in words, as `rulebook.secret_words` says it. */
export function describe(tree: Tree, catalogue: string | null, words: WordsJson): string {
  return told(tree, new Words(words), catalogue);
}

export default { initialize: () => {}, render };
