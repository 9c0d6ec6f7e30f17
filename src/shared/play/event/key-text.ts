/** Keys of events in words: what belongs there, and which of them may be left out. */
import { formatList } from '../../texts/lists.ts';
import type { Translate } from '../../texts/translate.ts';
import type { Key, Keys } from './keys.ts';

/** What belongs at a key: `walk, charge or fly`, `a whole number of 0 or more`. */
export function keyText(translate: Translate, { type, among, keysOfItems }: Key<unknown>): string {
  if (among?.length === 0) return translate('keyTypes.none');
  if (among) {
    const words = formatList(translate.language, among.map(String), 'disjunction');
    return type === 'words' ? translate('keyTypes.listOf', { items: words }) : words;
  }
  if (keysOfItems) return translate('keyTypes.listOf', { items: `{ ${keysText(keysOfItems)} }` });
  const key = `keyTypes.${type}`;
  return translate.has(key) ? translate(key) : type;
}

/** The keys of an event, those that may be left out with a question mark: `model, inches, by?`; `needed` may not. */
export const keysText = (keys: Keys, needed?: string): string =>
  Object.entries(keys)
    .map(([at, { isOptional }]) => `${at}${isOptional && at !== needed ? '?' : ''}`)
    .join(', ');
