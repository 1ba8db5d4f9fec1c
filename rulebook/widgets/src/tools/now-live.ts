// What lies on a real table, played by Python: where a reading of the visitor's table leads elsewhere than the baked answers.

import type { Port } from "../kit";
import type { House } from "../house";
import type { Facts, Trace } from "../types";
import type { Node, Told } from "./now";

/** Who asks what the page asks: everybody else's choices end the answer. */
const ASKING = ["table", "chance"];

/** How the table was made: the call, and the events that everybody sees lying there. */
export interface Call {
  call: string;
  untold: string[];
}

/** The nodes from what lies there along what was answered; an error where Python did not come. */
export async function playOn(port: Port, game: string, { call, untold }: Call, args: Facts, then: readonly string[], house: House): Promise<Node[]> {
  const nodes: Node[] = [];
  const answers: string[] = [];
  for (let told = 0; ;) {
    const reply = await port.ask({ method: "run", game, call, args, answers, rulings: house, unstated: "ask" });
    if (!reply.trace) throw new Error(reply.error ?? JSON.stringify(reply.problems));
    const { events, asked, pending, gap, outcome, result }: Trace = reply.trace;
    const seen = events.filter(({ kind }) => !untold.includes(kind));
    const node: Node = { asked, events: seen.slice(told).map(({ kind, clauses, facts }): Told => [kind, clauses, facts]) };
    told = seen.length;
    nodes.push(node);
    if (pending && ASKING.includes(pending.who) && pending.options) {
      node.ask = [pending.kind, pending.clauses, pending.facts];
      node.to = Object.fromEntries(pending.options.map((option, at) => [option, at]));
      const next = then[answers.length];
      if (next === undefined || !pending.options.includes(next)) return nodes;
      answers.push(next);
      continue;
    }
    if (gap) node.gap = [gap.question, gap.clauses, gap.facts];
    else node.answer = [`answer-${outcome}`, result];
    return nodes;
  }
}
