/** Finds where a word may be hyphenated: at the author's soft hyphens and, in English prose, between syllables. */
import createHyphenator from 'hyphen/hyphen.js';
import english from 'hyphen/patterns/en-us.js';

export const SOFT_HYPHEN = '\u00ad';
/** The number of letters that stay together at the beginning and the end of a word. */
const MIN_FRAGMENT_LETTERS = 3;
const MIN_WORD_LETTERS = 2 * MIN_FRAGMENT_LETTERS;

/** A text with one of these short words is English. The patterns are wrong for other languages. */
const ENGLISH_WORD =
  /\b(?:the|of|and|with|this|that|these|each|when|while|from|their|may|must|is|are|one|its|you|your)\b/i;
export const looksEnglish = (prose: string): boolean => ENGLISH_WORD.test(prose);

/** Matches a lowercase word with the signs around it. Names and abbreviations aren't hyphenated. */
const LOWERCASE_WORD = /^([^\p{L}]*)([a-z]+)([^\p{L}]*)$/u;

/** The library caches every word forever, so a new instance is created after this many words. */
const MAX_CACHED_WORDS = 5000;
let hyphenatedCount = 0;
let hyphenate: ((letters: string) => string) | undefined;

function hyphenateLetters(letters: string): string {
  if (hyphenate === undefined || hyphenatedCount >= MAX_CACHED_WORDS) {
    const [levels, patterns, exceptions] = english;
    hyphenate = createHyphenator([levels, patterns, { ...exceptions }], { minWordLength: MIN_WORD_LETTERS });
    hyphenatedCount = 0;
  }
  hyphenatedCount += 1;
  return hyphenate(letters);
}

/** Returns the offsets at which a word may be hyphenated, in ascending order. */
export const findSyllableBreaks = (word: string): readonly number[] =>
  word.length < MIN_WORD_LETTERS ? NO_BREAKS : findLongWordBreaks(word);

const NO_BREAKS: readonly number[] = [];

function findLongWordBreaks(word: string): readonly number[] {
  const [, leadingSigns = '', letters = ''] = LOWERCASE_WORD.exec(word) ?? [];
  if (letters.length < MIN_WORD_LETTERS) return NO_BREAKS;
  const offsets: number[] = [];
  let offset = 0;
  for (const syllable of hyphenateLetters(letters).split(SOFT_HYPHEN)) {
    offset += syllable.length;
    if (offset >= MIN_FRAGMENT_LETTERS && letters.length - offset >= MIN_FRAGMENT_LETTERS)
      offsets.push(leadingSigns.length + offset);
  }
  return offsets;
}

/** Removes the soft hyphens of a word and returns their offsets. */
export function removeSoftHyphens(word: string): { readonly text: string; readonly offsets: readonly number[] } {
  if (!word.includes(SOFT_HYPHEN)) return { text: word, offsets: [] };
  const parts = word.split(SOFT_HYPHEN);
  const plainWord = parts.join('');
  const offsets: number[] = [];
  let offset = 0;
  for (const part of parts.slice(0, -1)) {
    offset += part.length;
    if (offset > 0 && offset < plainWord.length) offsets.push(offset);
  }
  return { text: plainWord, offsets };
}
