/** What a parser expected, for people: types of JSON and choices in the language of the moment. */
import { t, translatePhrase } from '../i18n/phrases.ts';

/** What the types of JSON are called by people who write it. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in braces',
};

/** The same with types as people call them, within a sentence. */
export function wantedText(expected: string): string {
  const type = TYPES[expected];
  return type === undefined ? expectedText(expected) : translatePhrase(type);
}

/** What was worded where it was found stays as it is. */
export function expectedText(expected: string): string {
  const known = translatePhrase(expected);
  return known === expected ? expected.split(' or ').join(t` or `) : known;
}
