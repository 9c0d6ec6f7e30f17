/** Looks up words in the dictionaries. Loading them takes a second, and finding suggestions may take as long. */
import nspell from 'nspell';
import affixesUs from '../../../node_modules/dictionary-en/index.aff?raw';
import wordsUs from '../../../node_modules/dictionary-en/index.dic?raw';
import affixesGb from '../../../node_modules/dictionary-en-gb/index.aff?raw';
import wordsGb from '../../../node_modules/dictionary-en-gb/index.dic?raw';
import { createCache, getOrCreate } from '../../shared/base/cache.ts';
import { findMisspelledWords, rankSuggestions, straightenApostrophes } from '../../shared/text/spelling.ts';
import { exposeFunctions } from '../platform/worker-functions.ts';

/** The British and the American dictionary. A word is correct if one of them has it. */
const dictionaries = [nspell(affixesGb, wordsGb), nspell(affixesUs, wordsUs)];

/** Caches verdicts, since the same words are checked again and again while the user types. */
const verdicts = createCache<boolean>();
const MAX_CACHED_WORDS = 20_000;

const isCorrect = (word: string): boolean =>
  getOrCreate(verdicts, word, MAX_CACHED_WORDS, () => dictionaries.some((dictionary) => dictionary.correct(word)));

/** The maximum number of suggestions in a menu. */
const MAX_SUGGESTIONS = 5;

function suggestWords(word: string): string[] {
  const normalizedWord = straightenApostrophes(word);
  return rankSuggestions(normalizedWord, [
    ...new Set(dictionaries.flatMap((dictionary) => dictionary.suggest(normalizedWord))),
  ]).slice(0, MAX_SUGGESTIONS);
}

const functions = {
  findWrongWords: (words: readonly string[]) => findMisspelledWords(words, isCorrect),
  suggestWords,
};
export type SpellingWorker = typeof functions;
exposeFunctions(functions);
