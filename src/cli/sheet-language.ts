/** Sheets in another language. What a command itself says stays English: codes and messages are an interface. */
import { LANGUAGES } from '../shared/menu.ts';
import { oneOf } from './arguments.ts';

export const LANGUAGE_FLAG = { type: 'string', default: 'en' } as const;
export const LANGUAGE_HELP =
  '  --language       of what is printed: en (when left out) or de; terms of the rules stay English';

export const languageOf = (word: string): (typeof LANGUAGES)[number] => oneOf('language', word, LANGUAGES);
