/** Keys of events in words: what belongs there, and which of them may be left out. */
import { t, translatePhrase } from '../../i18n/phrases.ts';
import type { Key, Keys } from './keys.ts';

const TYPES: Readonly<Record<string, string>> = {
  text: 'text',
  bool: 'true or false',
  int: 'a whole number of 0 or more',
  'int+': 'a whole number of 1 or more',
  integer: 'a whole number',
  inch: 'inches in quarters, 0 or more',
  'inch+': 'inches in quarters, above 0',
  texts: 'a list of texts',
  dice: 'a list of faces',
  list: 'a list',
  id: 'an id',
  ids: 'a list of ids',
};

/** What belongs at a key: `walk, charge or fly`, `a whole number of 0 or more`. */
export function keyText({ type, among, keysOfItems }: Key<unknown>): string {
  if (among?.length === 0) return t`there is none`;
  if (among) {
    const words = orText(among.map(String));
    return type === 'words' ? t`a list of ${words}` : words;
  }
  if (keysOfItems) return t`a list of ${`{ ${keysText(keysOfItems)} }`}`;
  return translatePhrase(TYPES[type] ?? type);
}

/** The keys of an event, those that may be left out with a question mark: `model, inches, by?`; `needed` may not. */
export const keysText = (keys: Keys, needed?: string): string =>
  Object.entries(keys)
    .map(([at, { isOptional }]) => `${at}${isOptional && at !== needed ? '?' : ''}`)
    .join(', ');

/** `a, b or c` */
export const orText = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : t`${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
