/** Why a text is no JSON, in words: `line 3, column 14: } does not fit there`. */
import { jsonFault } from './json-fault.ts';

export function jsonFaultWords(text: string): string {
  const { line, column, found } = jsonFault(text);
  return `line ${line}, column ${column}: ${found === '' ? 'it ends too early' : `${found} does not fit there`}`;
}
