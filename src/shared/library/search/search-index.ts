/** Finding documents by any words in them: each typed word has to begin a word of the document. */
import { wordsOf } from './fold.ts';

/** The words of a document behind blanks, each once, so that a search is one comparison of text for each typed word. */
export type SearchIndex = string;

/** Letters of a document that are searched: more than the longest card has, and less than a hostile file. */
const MOST_LETTERS = 40_000;

/** @param texts whatever is to be found; numbers count as words */
export function searchIndex(texts: Iterable<string>): SearchIndex {
  const words = new Set<string>();
  let left = MOST_LETTERS;
  for (const text of texts) {
    if (left <= 0) break;
    for (const word of wordsOf(text.slice(0, left))) words.add(word);
    left -= text.length;
  }
  return ` ${[...words].join(' ')}`;
}

/** The typed words of a search. */
export const searchWords = (text: string): readonly string[] => wordsOf(text.slice(0, MOST_TYPED));

/** Letters of a search that are looked at. */
const MOST_TYPED = 400;

/** Whether every typed word begins a word of the document. */
export const hasWords = (index: SearchIndex, words: readonly string[]): boolean =>
  words.every((word) => index.includes(UNSPACED.test(word) ? word : ` ${word}`));

/** Scripts that put no blanks between words: what is looked for may stand anywhere. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
