// The readings of a table as the part of an address after #, and back: `tool=table&v=1&lone_leader=wins`.

import { address, differing, readParts } from "../kit";
import type { House } from "../house";
import type { Kind, Unread } from "../link";
import type { Schema } from "../types";

export interface TableState {
  readings: House;
}

function kind({ questions }: Schema): Kind {
  return { kind: "record", of: Object.fromEntries(Object.entries(questions).map(([name, { readings }]) =>
    [name, { kind: "enum", values: readings } as Kind])) };
}

export function toLink(tool: string, state: unknown, schema: Schema): string {
  return address("tool", tool, differing({}, (state as TableState).readings, kind(schema), schema));
}

/** The readings that an address brings; null where it brings none. */
export function fromLink(_: string, hash: string, schema: Schema): { state: TableState | null; ignored: Unread } {
  const { facts, ignored } = readParts(hash, {}, kind(schema), schema);
  return { state: Object.keys(facts).length ? { readings: facts as House } : null, ignored };
}
