/** What a parser expected, for people. */
import { formatText, type LateText } from '../texts/late-text.ts';
import type { NamesIn, Translate } from '../texts/translate.ts';

/** Messages that take no values. */
type PlainName = Exclude<NamesIn<'expected'>, ValueName>;
type ValueName = 'versions' | 'choice' | 'keyOnce' | 'json' | 'shortId' | 'nesting' | 'bytes' | 'rollcallDocument';

/** What was expected in a document: English words that `--json` gives as they are, or a text that has values in it. */
export type Expected = LateText;

/** Messages of words that have a translation. Others, such as ids of games and formats, are the same in every language. */
const MESSAGES: Readonly<Record<string, PlainName>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
  'a JSON object': 'jsonObject',
  'a JSON object (the file is empty)': 'emptyFile',
  'text in UTF-8': 'utf8',
  'text in UTF-8; this is UTF-16: save it in UTF-8': 'notUtf16',
  'a name in UTF-8; rename it': 'utf8Name',
  '1, the only version this Rollcall knows': 'onlyVersion',
};

/** What the types of JSON are called by people who write it. */
const TYPES: Readonly<Record<string, PlainName>> = {
  string: 'quotedText',
  number: 'aNumber',
  boolean: 'trueOrFalse',
  array: 'bracketedList',
  object: 'bracedObject',
};

/** Says the same with types as people call them, within a sentence. */
export function wantedText(translate: Translate, expected: Expected): string {
  const type = typeof expected === 'string' ? TYPES[expected] : undefined;
  return type === undefined ? expectedText(translate, expected) : translate(`expected.${type}`);
}

/** Says what was expected. Words that have no message stay as they are. */
export function expectedText(translate: Translate, expected: Expected): string {
  if (typeof expected !== 'string') return formatText(translate, expected);
  const message = MESSAGES[expected];
  if (message !== undefined) return translate(`expected.${message}`);
  return expected.split(' or ').reduce((first, others) => translate('expected.choice', { first, others }));
}
