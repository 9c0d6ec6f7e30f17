/** The dictionaries: reading them takes a second, and what could be meant by a word may take as long. */
import nspell from 'nspell';
import affUs from '../../../node_modules/dictionary-en/index.aff?raw';
import dicUs from '../../../node_modules/dictionary-en/index.dic?raw';
import affGb from '../../../node_modules/dictionary-en-gb/index.aff?raw';
import dicGb from '../../../node_modules/dictionary-en-gb/index.dic?raw';
import { nearest, plainWord, wrongWords } from '../../shared/text/spelling.ts';
import type { SpellingReply, SpellingRequest } from './messages.ts';

/** British and American: what one of them has is right. */
const dictionaries = [nspell(affGb, dicGb), nspell(affUs, dicUs)];

/** Words are asked for again and again while somebody types. */
const known = new Map<string, boolean>();

function isRight(word: string): boolean {
  const held = known.get(word);
  if (held !== undefined) return held;
  const right = dictionaries.some((one) => one.correct(word));
  known.set(word, right);
  return right;
}

/** Most words that a menu offers. */
const MOST = 5;

function suggestions(word: string): string[] {
  const plain = plainWord(word);
  return nearest(plain, [...new Set(dictionaries.flatMap((one) => one.suggest(plain)))]).slice(0, MOST);
}

addEventListener('message', ({ data: { n, kind, words } }: MessageEvent<SpellingRequest>) => {
  const answer = kind === 'check' ? wrongWords(words, isRight) : suggestions(words[0] ?? '');
  postMessage({ n, words: answer } satisfies SpellingReply);
});
