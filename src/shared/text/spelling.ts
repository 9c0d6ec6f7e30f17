/** Finds misspelled words, independent of the dictionary. */

import { computeEditDistance } from './edit-distance.ts';

/** With fewer words, the language of a text can't be recognized. */
const MIN_WORDS = 4;

/** Words of game rules that no dictionary has. */
const GAME_WORDS: ReadonlySet<string> = new Set(
  'knockback reroll rerolls rerolled rerolling autocannon henchman henchmen minis gimmick gimmicks'.split(' '),
);

/** Matches what isn't checked: anything with digits, and abbreviations in capitals with their endings (`POW`, `KO’ed`). */
const NON_WORD = /\d|^\p{Lu}+(?:['’]\p{L}+|s)?$/u;

/** Matches characters of scripts without dictionaries. */
const OTHER_SCRIPT = /[^\p{Script=Latin}'’\-.]/u;

/** Replaces typographic apostrophes by straight ones, as in dictionaries. */
export const straightenApostrophes = (word: string): string => word.replaceAll('’', "'");

/**
 * Returns the misspelled words. If more than half of the words seem misspelled, the text is in another language and the result is empty.
 *
 * @param words the words of one text, without duplicates
 */
export function findMisspelledWords(words: readonly string[], isInDictionary: (word: string) => boolean): string[] {
  const candidates = words.filter((word) => word.length > 1 && !NON_WORD.test(word) && !OTHER_SCRIPT.test(word));
  const misspelled = candidates.filter((word) => {
    const straightWord = straightenApostrophes(word);
    return !GAME_WORDS.has(straightWord.toLowerCase()) && !isInDictionary(straightWord);
  });
  return candidates.length >= MIN_WORDS && misspelled.length * 2 > candidates.length ? [] : misspelled;
}

const sortLetters = (word: string): string => [...word.toLowerCase()].sort().join('');

/** Sorts suggestions for a word by likelihood: the same letters in another order first, then by edit distance. */
export function rankSuggestions(word: string, suggestions: readonly string[]): string[] {
  const getDistance = (suggestion: string) =>
    sortLetters(suggestion) === sortLetters(word) ? 0 : computeEditDistance(word, suggestion);
  return suggestions
    .map((suggestion) => ({ suggestion, distance: getDistance(suggestion) }))
    .sort((first, second) => first.distance - second.distance)
    .map(({ suggestion }) => suggestion);
}

/** Lists the words of a name in lower case, for looking them up. */
export const listWords = (fullName: string): string[] =>
  (
    straightenApostrophes(fullName)
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? []
  ).slice(0, 50);
