/** Where a word may be hyphenated: at the soft hyphens its author put in, and in English prose where its syllables end. */
import createHyphenator from 'hyphen/hyphen.js';
import english from 'hyphen/patterns/en-us.js';

export const SOFT_HYPHEN = '\u00ad';
/** Letters of a word that stay together at its beginning and at its end. */
const LEAST = 3;
const SHORTEST = 2 * LEAST;

/** A text with some of these small words is English; the patterns are wrong for other languages. */
const ENGLISH = /\b(?:the|of|and|with|this|that|these|each|when|while|from|their|may|must|is|are|one|its|you|your)\b/i;
export const looksEnglish = (text: string): boolean => ENGLISH.test(text);

/** Small letters of one word, and what stands around them. Names and abbreviations stay whole. */
const PARTABLE = /^([^\p{L}]*)([a-z]+)([^\p{L}]*)$/u;

/** The library caches every word for ever; after this many a new instance is made. */
const MOST_SHOWN = 5000;
let shown = 0;
let hyphenate: ((text: string) => string) | undefined;

function hyphenated(letters: string): string {
  if (hyphenate === undefined || shown >= MOST_SHOWN) {
    const [levels, patterns, exceptions] = english;
    hyphenate = createHyphenator([levels, patterns, { ...exceptions }], { minWordLength: SHORTEST });
    shown = 0;
  }
  shown += 1;
  return hyphenate(letters);
}

/** Offsets into the word at which it may be hyphenated, from left to right. */
export const syllablesOf = (word: string): readonly number[] =>
  word.length < SHORTEST ? WHOLE : syllablesOfLong(word);

const WHOLE: readonly number[] = [];

function syllablesOfLong(word: string): readonly number[] {
  const [, before = '', letters = ''] = PARTABLE.exec(word) ?? [];
  if (letters.length < SHORTEST) return WHOLE;
  const out: number[] = [];
  let at = 0;
  for (const part of hyphenated(letters).split(SOFT_HYPHEN)) {
    at += part.length;
    if (at >= LEAST && letters.length - at >= LEAST) out.push(before.length + at);
  }
  return out;
}

/** A word without its soft hyphens, and the offsets at which they stood. */
export function softHyphens(word: string): { readonly text: string; readonly at: readonly number[] } {
  if (!word.includes(SOFT_HYPHEN)) return { text: word, at: [] };
  const parts = word.split(SOFT_HYPHEN);
  const text = parts.join('');
  const at: number[] = [];
  let offset = 0;
  for (const part of parts.slice(0, -1)) {
    offset += part.length;
    if (offset > 0 && offset < text.length) at.push(offset);
  }
  return { text, at };
}
