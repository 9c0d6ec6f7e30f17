/** What a parser expected, for people: types of JSON and choices in the language of the moment. */
import { say, told } from '../language/say.ts';

/** What was worded where it was found stays as it is. */
export function expectedText(expected: string): string {
  const known = told(expected);
  return known === expected ? expected.split(' or ').join(say` or `) : known;
}
