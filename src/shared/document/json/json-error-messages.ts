/** Messages about text that should be JSON. */

import { showHiddenCharacters } from '../../text/hidden-characters.ts';
import { truncateVisibly } from '../../text/truncate.ts';
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { DuplicateKey } from './duplicate-key.ts';
import type { JsonError } from './read-json.ts';
import type { JsonSyntaxError } from './syntax-error.ts';

/** Describes a syntax error: `line 3, column 14: } does not fit there`. */
export const describeSyntaxError =
  ({ line, column, found }: JsonSyntaxError): LateText =>
  (translate) =>
    found === ''
      ? translate('jsonFaults.endsTooEarly', { line, column })
      : translate('jsonFaults.doesNotFit', { line, column, found: quoteMark(found) });

/** Quotes commas and colons, which would otherwise be read as part of the sentence. */
const quoteMark = (found: string): string => (/^[,:]$/.test(found) ? `"${found}"` : showHiddenCharacters(found));

/** Describes a duplicate key: `line 3, column 5: "box" is there already`. */
export const describeDuplicateKey =
  ({ line, column, key }: DuplicateKey): LateText =>
  (translate) =>
    translate('jsonFaults.keyTwice', { line, column, key: truncateKey(key) });

/** Maximum number of letters shown of a key; keys of a format are far shorter. */
const MAX_SHOWN_LETTERS = 60;

/** Prepares a key for a sentence: truncates very long ones and makes hidden characters visible. */
export const truncateKey = (key: string): string => truncateVisibly(key, MAX_SHOWN_LETTERS);

/** Formats a JSON error to follow the name of the text: `is no JSON: line 3, column 14: } does not fit there`. */
export function formatJsonError(translate: Translate, jsonError: JsonError): string {
  const description = formatLateText(translate, jsonError.message);
  if (jsonError.fault === 'key-twice') return translate('jsonRefusals.keyTwice', { fault: description });
  return jsonError.fault === 'nesting'
    ? translate('jsonRefusals.nesting', { fault: description })
    : translate('jsonRefusals.noJson', { fault: description });
}
