// The words of a query as the search's index has them: `rulebook/pages/search.py` writes the index in the same way.

/** What `speech-LANG.json` says of a language. */
export interface Speech {
  /** Folded words of the glossary's tables, and the token of their term. */
  forms: { [word: string]: string };
  /** What is cut off other words, the longest first. */
  endings: string[];
  stop: string[];
  /** Tokens of words that people say, and the tokens that the book has for them. */
  said: { [token: string]: string[] };
  /** Every token of the index. */
  known: string[];
  shortest: number;
  longest: number;
}

/** A token to look for; `also` are other tokens that mean the same. */
export interface Sought {
  token: string;
  also: string[];
}

export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{Mn}/gu, "");
}

function cut(word: string, { endings, shortest, longest }: Speech): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest) ?? "";
  return word.slice(0, word.length - ending.length).slice(0, longest);
}

/** The words of a text, without those that say nothing. */
export function wordsOf(text: string, speech: Speech): string[] {
  return (fold(text).match(/[a-z0-9]+/g) ?? []).filter((word) => !speech.stop.includes(word));
}

export function tokenOf(word: string, speech: Speech): string {
  return (Object.hasOwn(speech.forms, word) ? speech.forms[word] : undefined) ?? cut(word, speech);
}

/** What to look for, each token once; a word that is still being typed may be the beginning of another. */
export function sought(text: string, speech: Speech): Sought[] {
  const words = wordsOf(text, speech);
  const found = new Map<string, Set<string>>();
  words.forEach((word, at) => {
    const token = tokenOf(word, speech);
    const also = found.get(token) ?? new Set(Object.hasOwn(speech.said, token) ? speech.said[token] : []);
    if (at === words.length - 1 && !token.startsWith(word)) also.add(word);
    found.set(token, also);
  });
  return [...found].map(([token, also]) => ({ token, also: [...also] }));
}
