/** What is wrong with a text that should be JSON, in words. */
import { t } from '../../i18n/phrases.ts';
import { shortened } from '../../text/short.ts';
import { visible } from '../../text/visible.ts';
import type { DuplicateKey } from './duplicate-key.ts';
import { jsonFault } from './fault.ts';
import type { JsonRefusal } from './read-json.ts';

/** Why it is not JSON: `line 3, column 14: } does not fit there`. */
export function jsonFaultMessage(text: string): string {
  const { line, column, found } = jsonFault(text);
  return t`line ${line}, column ${column}: ${found === '' ? t`it ends too early` : t`${shown(found)} does not fit there`}`;
}

/** A comma or colon is quoted, since it would be read as part of the sentence. */
const shown = (found: string): string => (/^[,:]$/.test(found) ? `"${found}"` : visible(found));

/** Which key hides an earlier one: `line 3, column 5: "box" is there already`. */
export function duplicateKeyMessage({ line, column, key }: DuplicateKey): string {
  return t`line ${line}, column ${column}: "${shownKey(key)}" is there already`;
}

/** Letters of a key that are shown; keys of a format are far shorter. */
const MOST_SHOWN = 60;

/** A key as a sentence shows it: not all of a very long one, and nothing hidden. */
export const shownKey = (key: string): string => shortened(key, MOST_SHOWN);

/** What a text that Rollcall cannot read does wrong, after its name: `is no JSON: line 3, column 14: } does not fit there`. */
export function jsonRefusal({ fault, words }: JsonRefusal): string {
  if (fault === 'key-twice') return t`has a key twice: ${words}`;
  return fault === 'nesting' ? t`is ${words}` : t`is no JSON: ${words}`;
}
