/** Checks the spelling of prose in the app. Plain browsers check spelling themselves. */

import { listWords } from '../../shared/text/spelling.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { bridge } from '../platform/bridge.ts';
import { WorkerClient } from '../platform/worker-client.ts';
import { createPreference } from '../preferences/preference.ts';
import { getStoredName } from '../store/item.ts';
import type { Library } from '../store/library.ts';
import { TABLE_NAMES } from '../store/rows.ts';
import { learnWord, readOwnWords } from './own-words.ts';
import type { SpellingWorker } from './spelling.worker.ts';

/** The setting that switches the spell checker on and off. */
export const SPELLING = createPreference('rollcall.spelling', ['on', 'off']);

/** The worker with the dictionaries. It starts with the first text, since not every user writes prose. */
const dictionaries = new WorkerClient<SpellingWorker>(
  () => new Worker(new URL('./spelling.worker.ts', import.meta.url), { type: 'module' }),
);

/** Handles a failure of the worker: no word counts as wrong, and nothing is suggested. */
const onFailure = (error: unknown): readonly string[] => {
  console.error('Spelling has failed', error);
  return [];
};

/** The longest wait for suggestions. A context menu that opens later surprises the user. */
const MAX_WAIT_MS = 1500;

const waitTooLong = (): Promise<readonly string[]> => new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS, []));

/** Checks words in prose, and fills the context menu of misspelled ones. Names of documents in the library count as correct. */
export function startSpellChecker(translate: Translate, library: Library): void {
  const findNamedWords = (words: readonly string[]): Set<string> => {
    const askedWords = new Set(words.flatMap(listWords));
    const names = TABLE_NAMES.flatMap((table) => library.stores[table].snapshot().map(({ row }) => getStoredName(row)));
    return new Set([...names, ...readOwnWords()].flatMap(listWords).filter((word) => askedWords.has(word)));
  };
  bridge?.onSpelling({
    check: async (words) => {
      if (SPELLING.get() === 'off') return [];
      const wrongWords = await dictionaries.call.findWrongWords(words).catch(onFailure);
      if (wrongWords.length === 0) return [];
      const namedWords = findNamedWords(wrongWords);
      return wrongWords.filter((word) => !listWords(word).every((wordPart) => namedWords.has(wordPart)));
    },
    suggest: async (word) => ({
      word,
      suggestions: [...(await Promise.race([dictionaries.call.suggestWords(word).catch(onFailure), waitTooLong()]))],
      none: translate('menu.spelling.none'),
      learn: translate('menu.spelling.learn'),
    }),
    learn: learnWord,
  });
}
