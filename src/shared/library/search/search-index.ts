/** Searches documents by any words: each search word must be the beginning of a word of the document. */
import { splitWords } from './split-words.ts';

/** The words of a document, each once and preceded by a space, so that each search word needs one string search. */
export type SearchIndex = string;

/** Maximum number of indexed letters per document: more than the longest card has, and less than a hostile file. */
const MAX_INDEXED_LETTERS = 40_000;

/** @param texts texts to index, including numbers */
export function createSearchIndex(texts: Iterable<string>): SearchIndex {
  const words = new Set<string>();
  let remainingLetters = MAX_INDEXED_LETTERS;
  for (const text of texts) {
    if (remainingLetters <= 0) break;
    for (const word of splitWords(text.slice(0, remainingLetters))) words.add(word);
    remainingLetters -= text.length;
  }
  return ` ${[...words].join(' ')}`;
}

/** Splits the search text into words. */
export const parseSearchWords = (searchText: string): readonly string[] =>
  splitWords(searchText.slice(0, MAX_SEARCH_LETTERS));

/** Maximum number of letters of a search. */
const MAX_SEARCH_LETTERS = 400;

/** Whether every search word is the beginning of a word of the document. */
export const hasWords = (index: SearchIndex, words: readonly string[]): boolean =>
  words.every((word) => index.includes(UNSPACED_SCRIPTS.test(word) ? word : ` ${word}`));

/** Scripts without spaces between words, where a match may be anywhere. */
const UNSPACED_SCRIPTS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
