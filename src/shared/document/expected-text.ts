/** Describes to users what a parser expected. */
import { formatLateText, type LateText } from '../texts/late-text.ts';
import type { NamesIn, Translate } from '../texts/translate.ts';

/** Messages without values. */
type PlainMessageName = Exclude<NamesIn<'expected'>, ValueMessageName>;
type ValueMessageName =
  | 'versions'
  | 'choice'
  | 'keyOnce'
  | 'json'
  | 'shortId'
  | 'nesting'
  | 'bytes'
  | 'rollcallDocument';

/** The expectation at a place of a document: English words, which `--json` prints unchanged, or a message with values. */
export type Expected = LateText;

/** Messages of expected words that have a translation. Other words, such as ids of games and formats, are the same in every language. */
const MESSAGE_NAMES: Readonly<Record<string, PlainMessageName>> = {
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

/** Message names of the JSON types in everyday words. */
const TYPE_NAMES: Readonly<Record<string, PlainMessageName>> = {
  string: 'quotedText',
  number: 'aNumber',
  boolean: 'trueOrFalse',
  array: 'bracketedList',
  object: 'bracedObject',
};

/** Formats an expectation within a sentence, with JSON types in everyday words. */
export function formatExpectedInSentence(translate: Translate, expected: Expected): string {
  const typeName = typeof expected === 'string' ? TYPE_NAMES[expected] : undefined;
  return typeName === undefined ? formatExpected(translate, expected) : translate(`expected.${typeName}`);
}

/** Formats an expectation. Words without a message aren't translated, and choices such as `a or b` are joined as the language does. */
export function formatExpected(translate: Translate, expected: Expected): string {
  if (typeof expected !== 'string') return formatLateText(translate, expected);
  const messageName = MESSAGE_NAMES[expected];
  if (messageName !== undefined) return translate(`expected.${messageName}`);
  return expected
    .split(' or ')
    .reduce((firstChoice, otherChoices) => translate('expected.choice', { first: firstChoice, others: otherChoices }));
}
