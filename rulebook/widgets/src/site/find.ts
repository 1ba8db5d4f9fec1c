// Finding: Pagefind ranks what each word of a question finds, and what more of the words find comes first.

import { sought, type Speech } from "./speech";

/** Pagefind's script, as far as it is used. */
interface Pagefind {
  options(options: object): Promise<void>;
  search(text: string): Promise<{ results: { id: string; score: number }[] }>;
}

/** A place of the book: kind, address from the site's root, title, text, game. */
type Kept = [string, string, string, string, string];

export interface Found {
  kind: string;
  url: string;
  title: string;
  text: string;
  game: string;
}

/** How much less another word for the same counts. */
const ALSO = 0.7;
/** How much more than other places a question that players ask counts, and a place of the game that is being read. */
const ASKED = 1.8;
const OWN = 1.5;
/** How much it counts that more of the question is found; 0 would be nothing. */
const COVER = 0.25;
/** How Pagefind ranks: the shorter the record, the more a word in it says; words that only begin so come far behind. */
const RANKING = { pageLength: 1, termFrequency: 1, termSaturation: 2, termSimilarity: 9 };

export class Finder {
  private readonly ready: Promise<{ pagefind: Pagefind; speech: Speech; records: { [id: string]: Kept } }>;
  private readonly known = new Map<string, Promise<Map<string, number>>>();

  /** @param folder The address of the search's files. */
  constructor(folder: URL, lang: string) {
    const json = async <T>(name: string) => {
      const response = await fetch(new URL(name, folder));
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      return await response.json() as T;
    };
    this.ready = Promise.all([import(new URL("pagefind.js", folder).href) as Promise<Pagefind>,
      json<Speech>(`speech-${lang}.json`), json<{ [id: string]: Kept }>(`records-${lang}.json`)])
      .then(async ([pagefind, speech, records]) => {
        await pagefind.options({ basePath: folder.pathname, ranking: RANKING });
        return { pagefind, speech, records };
      });
    this.ready.catch(() => {});
  }

  /**
   * The places that answer a question, the best first.
   * @param game The game whose pages are being read; empty for none.
   */
  async find(text: string, game = "", most = 12): Promise<Found[]> {
    const { speech, records } = await this.ready;
    const total = new Map<string, number>();
    const matched = new Map<string, number>();
    let all = 0;
    for (const scores of await Promise.all(sought(text, speech).map((one) => this.word(one)))) {
      const weight = scores.size ? Math.log(1 + Object.keys(records).length / scores.size) : 0;
      all += weight;
      for (const [id, score] of scores) {
        total.set(id, (total.get(id) ?? 0) + score);
        matched.set(id, (matched.get(id) ?? 0) + weight);
      }
    }
    const places = new Map<string, { score: number; found: Found }>();
    for (const [id, sum] of total) {
      const [kind, url, title, words, of] = records[id] ?? [];
      if (!kind) continue;
      const score = sum * (kind === "asked" ? ASKED : 1) * (of === game ? OWN : 1) * (matched.get(id)! / all) ** COVER;
      const found = { kind, url, title, text: words, game: of } as Found;
      if (score > (places.get(found.url)?.score ?? 0)) places.set(found.url, { score, found });
    }
    return [...places.values()].sort((one, other) => other.score - one.score).slice(0, most).map(({ found }) => found);
  }

  /** What a word finds, by any token for it: the best of them counts. */
  private async word({ token, also }: { token: string; also: string[] }): Promise<Map<string, number>> {
    const best = new Map(await this.token(token));
    for (const other of also) for (const [id, score] of await this.token(other)) {
      best.set(id, Math.max(best.get(id) ?? 0, score * ALSO));
    }
    return best;
  }

  /** What Pagefind finds by a token; of one that begins no word of the book it would guess. */
  private token(token: string): Promise<Map<string, number>> {
    const found = this.known.get(token) ?? this.ready.then(async ({ pagefind, speech }) => {
      if (!speech.known.some((one) => one.startsWith(token))) return new Map<string, number>();
      const { results } = await pagefind.search(token);
      return new Map(results.map(({ id, score }) => [id, score]));
    });
    this.known.set(token, found);
    return found;
  }
}
