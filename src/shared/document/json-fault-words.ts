/** What is wrong with a text that should be JSON, in words. */
import { jsonFault } from './json-fault.ts';
import { keyTwice } from './key-twice.ts';

/** Why it is no JSON: `line 3, column 14: } does not fit there`. */
export function jsonFaultWords(text: string): string {
  const { line, column, found } = jsonFault(text);
  return `line ${line}, column ${column}: ${found === '' ? 'it ends too early' : `${shown(found)} does not fit there`}`;
}

/** A comma alone would be read as one of the sentence. */
const shown = (found: string): string => (/^[,:]$/.test(found) ? `"${found}"` : found);

/** Which key of a JSON text hides an earlier one: `line 3, column 5: "box" is there already`; undefined when none does. */
export function keyTwiceWords(text: string): string | undefined {
  const twice = keyTwice(text);
  return twice && `line ${twice.line}, column ${twice.column}: ${JSON.stringify(twice.key)} is there already`;
}
