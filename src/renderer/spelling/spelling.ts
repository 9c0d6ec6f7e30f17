/** Spelling of prose in the app. A browser checks it by itself. */

import { wordsIn } from '../../shared/text/spelling.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { bridge } from '../platform/bridge.ts';
import { WorkerClient } from '../platform/worker-client.ts';
import { preference } from '../preferences/preference.ts';
import { storedName } from '../store/item.ts';
import type { Library } from '../store/library.ts';
import { TABLE_NAMES } from '../store/rows.ts';
import { learn, ownWords } from './own-words.ts';
import type { SpellingWorker } from './spelling.worker.ts';

export const SPELLING = preference('rollcall.spelling', ['on', 'off']);

/** Starts with the first text, since not everybody writes any. */
const dictionaries = new WorkerClient<SpellingWorker>(
  () => new Worker(new URL('./spelling.worker.ts', import.meta.url), { type: 'module' }),
);

/** Nothing is wrong, and nothing is suggested, where the worker fails. */
const onFailure = (error: unknown): readonly string[] => {
  console.error('Spelling has failed', error);
  return [];
};

/** Longest wait for suggestions, in milliseconds: a menu that opens later startles. */
const PATIENCE_MS = 1500;

const late = (): Promise<readonly string[]> => new Promise((done) => setTimeout(done, PATIENCE_MS, []));

/** Checks what is typed into prose, and fills the menu of a word that is wrong. Names of the library are right. */
export function followSpelling(translate: Translate, library: Library): void {
  const isNamed = (words: readonly string[]): Set<string> => {
    const wanted = new Set(words.flatMap(wordsIn));
    const names = TABLE_NAMES.flatMap((table) => library.tables[table].snapshot().map(({ row }) => storedName(row)));
    return new Set([...names, ...ownWords()].flatMap(wordsIn).filter((word) => wanted.has(word)));
  };
  bridge?.onSpelling({
    check: async (words) => {
      if (SPELLING.get() === 'off') return [];
      const wrong = await dictionaries.call.findWrongWords(words).catch(onFailure);
      if (wrong.length === 0) return [];
      const named = isNamed(wrong);
      return wrong.filter((word) => !wordsIn(word).every((part) => named.has(part)));
    },
    suggest: async (word) => ({
      word,
      suggestions: [...(await Promise.race([dictionaries.call.suggestWords(word).catch(onFailure), late()]))],
      none: translate('menu.spelling.none'),
      learn: translate('menu.spelling.learn'),
    }),
    learn,
  });
}
