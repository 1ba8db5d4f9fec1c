// The readings of a table as the part of an address after #, and back: `tool=table&v=1&lone_leader=wins`.

import { address, differing, readParts, readingsKind } from "../kit";
import type { House } from "../house";
import type { Unread } from "../link";
import type { Schema } from "../types";

export interface TableState {
  readings: House;
}

export function toLink(tool: string, state: unknown, schema: Schema): string {
  return address("tool", tool, differing({}, (state as TableState).readings, readingsKind(schema.questions), schema));
}

/** The readings that an address brings; null where it brings none. */
export function fromLink(_: string, hash: string, schema: Schema): { state: TableState | null; ignored: Unread } {
  const { facts, ignored } = readParts(hash, {}, readingsKind(schema.questions), schema);
  return { state: Object.keys(facts).length ? { readings: facts as House } : null, ignored };
}
