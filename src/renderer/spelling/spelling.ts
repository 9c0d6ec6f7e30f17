/** Spelling of prose in the app. A browser checks it by itself. */
import { wordsIn } from '../../shared/text/spelling.ts';
import { bridge } from '../platform/bridge.ts';
import { preference } from '../preferences/preference.ts';
import { storedName } from '../store/item.ts';
import type { Library } from '../store/library.ts';
import { TABLE_NAMES } from '../store/rows.ts';
import { MENU } from '../strings/menu.ts';
import type { SpellingReply, SpellingRequest } from './messages.ts';
import { learn, ownWords } from './own-words.ts';

export const SPELLING = preference('rollcall.spelling', ['on', 'off']);

const waiting = new Map<number, (words: readonly string[]) => void>();
let worker: Worker | undefined;
let last = 0;

/** Started at the first text, since not everybody writes any. A worker that has failed finds nothing wrong. */
function ask(kind: SpellingRequest['kind'], words: readonly string[]): Promise<readonly string[]> {
  worker ??= start();
  last += 1;
  const n = last;
  worker.postMessage({ n, kind, words } satisfies SpellingRequest);
  return new Promise((done) => waiting.set(n, done));
}

function start(): Worker {
  const made = new Worker(new URL('./spelling.worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<SpellingReply>) => {
    waiting.get(data.n)?.(data.words);
    waiting.delete(data.n);
  });
  made.addEventListener('error', (event) => {
    console.error('Spelling has failed', event.message);
    for (const done of waiting.values()) done([]);
    waiting.clear();
  });
  return made;
}

/** Longest wait for suggestions, in milliseconds: a menu that opens later startles. */
const PATIENCE_MS = 1500;

const late = (): Promise<readonly string[]> => new Promise((done) => setTimeout(done, PATIENCE_MS, []));

/** Checks what is typed into prose, and fills the menu of a word that is wrong. Names of the library are right. */
export function followSpelling(library: Library): void {
  const isNamed = (words: readonly string[]): Set<string> => {
    const wanted = new Set(words.flatMap(wordsIn));
    const names = TABLE_NAMES.flatMap((table) => library.tables[table].snapshot().map(({ row }) => storedName(row)));
    return new Set([...names, ...ownWords()].flatMap(wordsIn).filter((word) => wanted.has(word)));
  };
  bridge?.onSpelling({
    check: async (words) => {
      if (SPELLING.get() === 'off') return [];
      const wrong = await ask('check', words);
      if (wrong.length === 0) return [];
      const named = isNamed(wrong);
      return wrong.filter((word) => !wordsIn(word).every((part) => named.has(part)));
    },
    suggest: async (word) => ({
      word,
      suggestions: [...(await Promise.race([ask('suggest', [word]), late()]))],
      none: MENU.spelling.none,
      learn: MENU.spelling.learn,
    }),
    learn,
  });
}
