// What a bench shows as words to send: for a chat, a forum or a letter.

import type { Context } from "./context";
import { answerOf, problemSentence } from "./phrases";

/** What the figure is called; where the page does not say, its answer. */
export function titleOf({ session, words, model }: Context): string {
  const title = model.get("title")?.trim() || answerOf(session, words);
  return session.changed && !session.play ? words.text("ui-share-changed-title", { title }) : title;
}

/** Title, answer, every step with its clauses, the open questions that it rests on, and the link. */
export function asText(context: Context, link: string | undefined): string {
  const { session, words, schema } = context;
  const lines = [titleOf(context), answerOf(session, words), ""];
  const trace = session.result ? session.played?.trace : undefined;
  const cites = (clauses: readonly string[]) => clauses.length ? ` (${clauses.map((id) => words.clause(id).title).join(", ")})` : "";
  trace?.events.forEach((event, at) => lines.push(`${at + 1}. ${words.event(event)}${cites(event.clauses)}`));
  if (!trace) lines.push(...session.problems.map((problem) => `– ${problemSentence(problem, words, schema)}`));
  for (const [question, reading] of Object.entries(trace?.asked ?? {})) {
    const facts = { question: words.text(`question-${question}`),
      reading: words.maybe(`reading-${question}-${reading}`) ?? words.text(`reading-${reading}`) };
    lines.push(words.text("ui-share-rests", facts));
  }
  return [...lines, ...(link ? ["", link] : [])].join("\n");
}
