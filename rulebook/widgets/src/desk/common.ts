// What the parts of the desk share: its words and texts, the rows of the page, and the way to Python with its status.

import { problemSentence, status, Words } from "../kit";
import type { Model, Port, Progress, Reply } from "../port";
import type { Source } from "../session";
import type { Problem, Schema, WordsJson } from "../types";

export const LANGUAGES = ["lt", "lv", "en"];

/** For each language and clause its Markdown and the hash of it. */
export type Texts = { [lang: string]: { [clause: string]: { body: string; on: string } } };

/** A finding of the checks, as Python has it. */
export interface Finding {
  code: string;
  level: string;
  /** What stands beside its sentence: how each part is called, and its words. */
  parts: [name: string, text: string][];
}

export interface Desk {
  model: Model;
  schema: Schema;
  words: Words;
  texts: Texts;
  /** The rows of the page, by clause. */
  rows: Map<string, HTMLElement>;
  /** Where what Python answers comes from. */
  status: HTMLElement;
  /** Ask Python; `again` is what asks once more where it did not come. A signal gives the request up. */
  ask(request: object, again: () => void, signal?: AbortSignal): Promise<Reply>;
  problem(problem: Problem): string;
  finding(finding: Finding): string;
  say(sentence: string): void;
}

/** Milliseconds that a comparison may take on a slow device. */
const PATIENCE = 120_000;

/** Load what the desk needs besides a bench's words. */
export async function load(model: Model): Promise<{ words: Words; texts: Texts }> {
  const own = model.get("words");
  const json = async <T>(name: string): Promise<T> => {
    const response = await fetch(new URL(`${model.get("base") ?? ""}assets/bench/${name}`, document.baseURI));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json() as Promise<T>;
  };
  const [more, texts] = await Promise.all([json<{ ftl: string }>(`desk-words-${own.lang}.json`), json<Texts>(`desk-${model.get("schema").game}.json`)]);
  return { words: new Words({ ...own, ftl: `${own.ftl}\n${more.ftl}` } satisfies WordsJson), texts };
}

export function common(model: Model, port: Port, desk: HTMLElement, loaded: { words: Words; texts: Texts }, say: (sentence: string) => void): Desk & { close(): void } {
  const { words } = loaded;
  const schema = model.get("schema");
  let last: (() => void) | null = null;
  const asking = { source: "recorded" as Source, progress: null as Progress | null, evaluate: () => last?.() };
  const told = status({ session: asking, words, home: () => {} });
  told.result!();
  const unwatch = port.watch((progress) => {
    asking.progress = progress;
    told.progress();
  });
  let waiting = 0;

  async function ask(request: object, again: () => void, signal?: AbortSignal): Promise<Reply> {
    last = again;
    waiting += 1;
    asking.source = "waiting";
    told.result!();
    const reply = await port.ask({ ...request, part: "desk", patience: PATIENCE }, signal);
    waiting -= 1;
    if (reply.error) console.error(`Living Rules: ${reply.error}`);
    asking.source = reply.error ? "failed" : waiting ? "waiting" : reply.stopped ? "recorded" : "live";
    told.result!();
    return reply;
  }

  return { model, schema, ...loaded, say, status: told.element,
    rows: new Map([...desk.querySelectorAll<HTMLElement>(".lr-row")].map((row) => [row.dataset.clause!, row])),
    ask,
    problem: (problem) => problemSentence(problem, words, schema, problem.where),
    finding: ({ code, parts }) => [words.text(`finding-${code}`),
      ...parts.map(([name, text]) => words.text(`page-desk-${name}`, { text }))].join(" "),
    close: unwatch };
}
