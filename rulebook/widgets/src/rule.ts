// The script of the rule builder.

import { Words } from "./kit";
import { describe as told, type Tree } from "./secret";
import { ruleTool } from "./tools/rule";
import { tool } from "./tools/tool";
import type { WordsJson } from "./types";

const made = tool(ruleTool);

export const { fromLink, toLink } = made;
export default made.module;

/** A rule in words, as `rulebook.secret_words` says it. */
export function describe(tree: Tree, catalogue: string | null, words: WordsJson): string {
  return told(tree, new Words(words), catalogue);
}
