/** The words that the user has said are spelled right. */
import { plainWord } from '../../shared/text/spelling.ts';
import { keepSetting, setting } from '../store/settings.ts';

const KEY = 'rollcall.spelling.words';
/** Most words that a user can teach it. */
const MOST = 5000;

/** One a line, in the order in which they were added. */
export const ownWords = (): string[] => [...new Set((setting(KEY) ?? '').split('\n'))].filter((word) => word !== '');

const keep = (words: readonly string[]): void => keepSetting(KEY, words.slice(-MOST).join('\n'));

export const learn = (word: string): void => keep([...ownWords(), plainWord(word)]);

export const forget = (words: ReadonlySet<string>): void => keep(ownWords().filter((word) => !words.has(word)));
