// How else a position could come out, as far as the page knows: each in the reader's words, with what it claims.

import { canonical, equal } from "./diff";
import type { Words } from "./narrate";
import { answerOf, answerTo, questionOf } from "./phrases";
import { asked, guesses } from "./predict";
import { cameSo, repr, waiting, written, type Claim } from "./scenario";
import type { Session } from "./session";
import type { Facts, Json, Trace } from "./types";

export interface Outcome {
  told: string;
  claim: Claim;
}

/** What a claim is made of. */
type Came = Pick<Trace, "outcome" | "result" | "events">;

const MOST = 40;
const REFUSED = "refused";
const ALLOWED = "allowed";
const WINNERS = "winners";
const WON = ["won", "shared"];

/** Every outcome that a reader can choose besides the one shown, and besides words of their own. */
export function outcomes(session: Session, words: Words): Outcome[] {
  const trace = session.played?.trace;
  if (!trace) return [];
  const ended = ends(session, trace, words);
  const open = predicted(session, trace, words).filter(({ claim }) => !ended.some((one) => says(one.claim, claim)));
  const known = [...ended, ...open].sort((one, other) => one.told.localeCompare(other.told, words.lang));
  const all = [...judged(session, trace, words), ...known];
  const first = (of: (one: Outcome) => string) => (one: Outcome, at: number) => all.findIndex((other) => of(other) === of(one)) === at;
  const [byWords, byClaim] = [first(({ told }) => told), first(({ claim }) => canonical(claim))];
  return all.filter((one, at) => one.told !== answerOf(session, words) && byWords(one, at) && byClaim(one, at)).slice(0, MOST);
}

/** How the example and each of its single changes come out, where that is not what is shown. */
function ends({ baked }: Session, shown: Trace, words: Words): Outcome[] {
  return (baked?.traces ?? []).flatMap((kept) => {
    if ("problems" in kept || kept.gap || kept.outcome === ALLOWED) return [];
    const trace = { ...kept, events: kept.events.slice(-1).map((event) => baked!.events[event]) } as unknown as Trace;
    let told = "";
    const said: Facts = Object.assign({}, ...words.heard(() => told = kept.pending ? questionOf(kept.pending, words) : answerTo(trace, words)).map(([, facts]) => facts));
    if (kept.pending) {
      const whole = Object.keys(said).every((fact) => fact === "who");
      return whole && !equal(waiting(kept.pending), shown.pending && waiting(shown.pending)) ? [{ told, claim: waiting(kept.pending) }] : [];
    }
    // A fact is said by its own name or as one of the last event; who has won is always part of it.
    const values = Object.values(said).map(canonical);
    const facts = Object.keys(trace.result).filter((fact) => fact in said || fact === WINNERS || values.includes(canonical(trace.result[fact])));
    const claim = cameSo(only(trace, facts, said));
    return equal(claim, cameSo(only(shown, facts, said))) ? [] : [{ told, claim }];
  });
}

/** What a trace comes to, with some facts of its result, and of a refusal what is said of it. */
function only({ outcome, result, events }: Trace, facts: string[], said: Facts): Came {
  return { outcome, result: of(result, facts), events: events.slice(-1).map((event) => ({ ...event, facts: of(event.facts, ["reason", ...Object.keys(said)]) })) };
}

const of = (facts: Facts, names: string[]): Facts => Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));

/** That what was done is allowed, or not, whatever the reason. */
function judged({ schema, state, baked }: Session, { outcome, pending, refused, gap }: Trace, words: Words): Outcome[] {
  const allowed = words.text("ui-share-allowed");
  if (pending && refused) return [{ told: allowed, claim: [[`t.why_not(${written(refused.answer)}) == None`, "True"]] }];
  const may = schema.calls[state.call ?? baked?.call ?? ""]?.outcomes ?? [];
  if (!may.includes(REFUSED)) return [];
  const found: Outcome[] = [];
  if (outcome === REFUSED || gap) found.push({ told: allowed, claim: may.includes(ALLOWED)
    ? [["t.outcome", repr(ALLOWED)]] : [[`t.outcome in ('gap', ${repr(REFUSED)})`, "False"]] });
  if (outcome !== REFUSED) found.push({ told: words.text("ui-share-refused"), claim: [["t.outcome", repr(REFUSED)]] });
  return found;
}

/** What readers may guess of the example, and who else may win a game that is over or that the text leaves open. */
function predicted({ baked, standard, schema, state }: Session, shown: Trace, words: Words): Outcome[] {
  const fact = baked?.predict ?? "";
  const players = (state.args.players ?? schema.names.seat ?? []) as string[];
  const won = WINNERS in shown.result && fact !== WINNERS && (shown.gap || WON.includes(shown.outcome ?? ""));
  const open = fact && fact !== "outcome" && asked(baked!, shown) !== ALLOWED ? guesses(baked!, standard, words, schema) : [];
  return [...open.map(({ label, value }) => [fact, label, value] as const),
    ...won ? players.map((player) => [WINNERS, words.form(player), [player] as Json] as const) : []].flatMap(([name, answer, value]) => {
    const claim = factOf(name, value);
    const question = words.text(`ui-guess-${name}`);
    return !claim.length || equal(claim, factOf(name, shown.result[name] ?? null)) ? [] : [{ told: words.text("ui-share-guessed", { question, answer }), claim }];
  });
}

const factOf = (fact: string, value: Json): Claim =>
  value === null ? [[`t.${fact} == None`, "True"]] : cameSo({ outcome: null, result: { [fact]: value }, events: [] });

/** Whether one claim says another and the outcome besides. */
const says = ([one]: Claim, [other]: Claim): boolean =>
  !!one && !!other && one[0] === `t.outcome, ${other[0]}` && one[1].endsWith(`, ${other[1]})`);
