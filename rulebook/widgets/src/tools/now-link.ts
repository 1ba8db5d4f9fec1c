// What lies on a real table as the part of an address after #, and back, in the notation of every bench.

import { differing, readParts } from "../kit";
import type { Kind, Unread } from "../link";
import type { Facts, Schema } from "../types";

export interface NowState {
  /** The option of each input; empty where none is chosen. */
  is: string[];
  /** What was answered since. */
  then: string[];
}

const TEXTS: Kind = { kind: "list", of: { kind: "text" } };
const KIND: Kind = { kind: "record", of: { is: TEXTS, then: TEXTS } };

export function toLink(tool: string, state: unknown, schema: Schema): string {
  const { is, then } = state as NowState;
  return [`tool=${tool}`, "v=1", ...differing({}, { is, ...(then.length ? { then } : {}) }, KIND, schema)].join("&");
}

/** The state of an address, null where it says none; the table knows which options there are. */
export function fromLink(_: string, hash: string, schema: Schema): { state: NowState | null; ignored: Unread } {
  const { facts, ignored } = readParts(hash, {}, KIND, schema);
  const texts = (name: keyof Facts) => (Array.isArray(facts[name]) ? facts[name] : []).map(String);
  return { state: facts.is === undefined ? null : { is: texts("is"), then: texts("then") }, ignored };
}
