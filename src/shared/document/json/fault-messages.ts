/** What is wrong with a text that should be JSON, in words. */
import { shortened } from '../../text/short.ts';
import { visible } from '../../text/visible.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { DuplicateKey } from './duplicate-key.ts';
import type { JsonFault } from './fault.ts';
import type { JsonRefusal } from './read-json.ts';

/** Says why it is not JSON: `line 3, column 14: } does not fit there`. */
export const jsonFaultMessage =
  ({ line, column, found }: JsonFault): LateText =>
  (translate) =>
    found === ''
      ? translate('jsonFaults.endsTooEarly', { line, column })
      : translate('jsonFaults.doesNotFit', { line, column, found: shown(found) });

/** A comma or colon is quoted, since it would be read as part of the sentence. */
const shown = (found: string): string => (/^[,:]$/.test(found) ? `"${found}"` : visible(found));

/** Says which key hides an earlier one: `line 3, column 5: "box" is there already`. */
export const duplicateKeyMessage =
  ({ line, column, key }: DuplicateKey): LateText =>
  (translate) =>
    translate('jsonFaults.keyTwice', { line, column, key: shownKey(key) });

/** Letters of a key that are shown; keys of a format are far shorter. */
const MOST_SHOWN = 60;

/** A key as a sentence shows it: not all of a very long one, and nothing hidden. */
export const shownKey = (key: string): string => shortened(key, MOST_SHOWN);

/** What a text that Rollcall cannot read does wrong, after its name: `is no JSON: line 3, column 14: } does not fit there`. */
export function jsonRefusal(translate: Translate, refusal: JsonRefusal): string {
  const fault = formatText(translate, refusal.words);
  if (refusal.fault === 'key-twice') return translate('jsonRefusals.keyTwice', { fault });
  return refusal.fault === 'nesting'
    ? translate('jsonRefusals.nesting', { fault })
    : translate('jsonRefusals.noJson', { fault });
}
