/** Which words of a text are spelled wrong, whatever the dictionary. */

import { editDistance } from './edit-distance.ts';

/** Fewer words than these say nothing about the language of a text. */
const ENOUGH = 4;

/** Words of rules and tables that no dictionary has. */
const OF_GAMES: ReadonlySet<string> = new Set(
  'knockback reroll rerolls rerolled rerolling autocannon henchman henchmen minis gimmick gimmicks'.split(' '),
);

/** Not words: what has digits, and what is all capitals, with its endings (`POW`, `KO’ed`). */
const NO_WORD = /\d|^\p{Lu}+(?:['’]\p{L}+|s)?$/u;

/** Scripts that the dictionaries are not about. */
const OTHER_SCRIPT = /[^\p{Script=Latin}'’\-.]/u;

/** As dictionaries write it. */
export const plainWord = (word: string): string => word.replaceAll('’', "'");

/**
 * The words that are spelled wrong. Where more than half are, the text is in another language, and none is.
 *
 * @param words each word of one text, once
 * @param isRight whether a dictionary has the word
 */
export function wrongWords(words: readonly string[], isRight: (word: string) => boolean): string[] {
  const judged = words.filter((word) => word.length > 1 && !NO_WORD.test(word) && !OTHER_SCRIPT.test(word));
  const wrong = judged.filter((word) => {
    const plain = plainWord(word);
    return !OF_GAMES.has(plain.toLowerCase()) && !isRight(plain);
  });
  return judged.length >= ENOUGH && wrong.length * 2 > judged.length ? [] : wrong;
}

const letters = (word: string): string => [...word.toLowerCase()].sort().join('');

/** What could be meant by a word, the likeliest first: the same letters in another order, then the fewest changes. */
export function nearest(word: string, found: readonly string[]): string[] {
  const off = (other: string) => (letters(other) === letters(word) ? 0 : editDistance(word, other));
  return found
    .map((other) => ({ other, off: off(other) }))
    .sort((a, b) => a.off - b.off)
    .map(({ other }) => other);
}

/** The words in a name, as they are looked up in lower case. */
export const wordsIn = (name: string): string[] =>
  (
    plainWord(name)
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? []
  ).slice(0, 50);
