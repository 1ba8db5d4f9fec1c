// What lies on a real table as the part of an address after #, and back, in the notation of every bench.

import { differing, readParts, readingsKind, readingsOf } from "../kit";
import type { House } from "../house";
import type { Kind, Unread } from "../link";
import type { Facts, Schema } from "../types";

export interface NowState {
  /** The option of each input; empty where none is chosen. */
  is: string[];
  /** What was answered since. */
  then: string[];
  /** The readings that it goes by, over the printed ones. */
  readings: House;
}

const TEXTS: Kind = { kind: "list", of: { kind: "text" } };
const kind = ({ questions }: Schema): Kind => ({ kind: "record", of: { is: TEXTS, then: TEXTS, readings: readingsKind(questions) } });

export function toLink(tool: string, state: unknown, schema: Schema): string {
  const { is, then, readings = {} } = state as NowState;
  const said = Object.keys(readings).length && is.length ? { readings } : {};
  return [`tool=${tool}`, "v=1", ...differing({}, { is, ...(then.length ? { then } : {}), ...said }, kind(schema), schema)].join("&");
}

/** The state of an address, null where it says none; the table knows which options there are. */
export function fromLink(_: string, hash: string, schema: Schema): { state: object | null; ignored: Unread } {
  const { facts, ignored } = readParts(hash, {}, kind(schema), schema);
  const texts = (name: keyof Facts) => (Array.isArray(facts[name]) ? facts[name] : []).map(String);
  const readings = facts.readings === undefined ? {} : { readings: readingsOf(facts.readings, schema.questions) };
  return { state: facts.is === undefined ? null : { is: texts("is"), then: texts("then"), ...readings }, ignored };
}
