/** The dictionaries: reading them takes a second, and what could be meant by a word may take as long. */
import nspell from 'nspell';
import affUs from '../../../node_modules/dictionary-en/index.aff?raw';
import dicUs from '../../../node_modules/dictionary-en/index.dic?raw';
import affGb from '../../../node_modules/dictionary-en-gb/index.aff?raw';
import dicGb from '../../../node_modules/dictionary-en-gb/index.dic?raw';
import { cached, newCache } from '../../shared/base/cache.ts';
import { nearest, plainWord, wrongWords } from '../../shared/text/spelling.ts';
import { exposeFunctions } from '../platform/worker-functions.ts';

/** British and American: what one of them has is right. */
const dictionaries = [nspell(affGb, dicGb), nspell(affUs, dicUs)];

/** Words are asked for again and again while somebody types. */
const known = newCache<boolean>();
const MOST_KNOWN = 20_000;

const isRight = (word: string): boolean =>
  cached(known, word, MOST_KNOWN, () => dictionaries.some((dictionary) => dictionary.correct(word)));

/** Most words that a menu offers. */
const MOST = 5;

function suggestWords(word: string): string[] {
  const plain = plainWord(word);
  return nearest(plain, [...new Set(dictionaries.flatMap((one) => one.suggest(plain)))]).slice(0, MOST);
}

const functions = {
  findWrongWords: (words: readonly string[]) => wrongWords(words, isRight),
  suggestWords,
};
export type SpellingWorker = typeof functions;
exposeFunctions(functions);
