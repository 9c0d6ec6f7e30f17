/** Stores the words that the user has marked as correct. */
import { straightenApostrophes } from '../../shared/text/spelling.ts';
import { readSetting, saveSetting } from '../store/settings.ts';

const STORAGE_KEY = 'rollcall.spelling.words';
/** The maximum number of words that a user can add. */
const MAX_WORDS = 5000;

/** Returns the user's words in the order in which they were added. They are stored one per line. */
export const readOwnWords = (): string[] =>
  [...new Set((readSetting(STORAGE_KEY) ?? '').split('\n'))].filter((word) => word !== '');

const saveWords = (words: readonly string[]): void => saveSetting(STORAGE_KEY, words.slice(-MAX_WORDS).join('\n'));

export const learnWord = (word: string): void => saveWords([...readOwnWords(), straightenApostrophes(word)]);

export const forgetWords = (words: ReadonlySet<string>): void =>
  saveWords(readOwnWords().filter((word) => !words.has(word)));
