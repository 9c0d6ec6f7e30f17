/** Removes diacritics and case. */
const normalizeForSearch = (sourceText: string): string =>
  sourceText.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Separators of words. An apostrophe within a word is dropped: `O'Neill` is found as `oneill` and as `o'neill`. */
const WORD_SEPARATORS = /[^\p{L}\p{N}]+/u;
const APOSTROPHES = /['’ʼ]/g;

/** Splits a text into words in a normal form for comparison. */
export const splitWords = (sourceText: string): string[] =>
  normalizeForSearch(sourceText)
    .replace(APOSTROPHES, '')
    .split(WORD_SEPARATORS)
    .filter((word) => word !== '');
