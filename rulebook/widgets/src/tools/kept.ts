// A game that is kept on this device from one visit to the next: as its link, and read as carefully.

import type { Model } from "../port";
import type { Links } from "./tool";

/** What keeps the game of a tool in this browser; where nothing can be kept, its link still is. */
export function keptAs(tool: string, { toLink, fromLink }: Links) {
  const place = ({ game }: { game: string }) => `living-rules/${game}/${tool}`;
  return {
    remember(state: unknown, model: Model): void {
      const schema = model.get("schema");
      try {
        localStorage.setItem(place(schema), toLink(tool, state, schema));
      } catch {
        // A browser that keeps nothing.
      }
    },
    recalled(model: Model): object | null {
      const schema = model.get("schema");
      try {
        return fromLink(tool, `#${localStorage.getItem(place(schema)) ?? ""}`, schema).state;
      } catch {
        return null;
      }
    },
  };
}
