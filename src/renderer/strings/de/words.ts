/** Numbers, lists and names inside German sentences. */
import { EDITING } from '../documents/editing.ts';
import { shortName } from '../documents/short-name.ts';

const NUMBERS = new Intl.NumberFormat('de', { useGrouping: true });
const LIST = new Intl.ListFormat('de');

export const number = (n: number): string => NUMBERS.format(n);
export const listText = (what: readonly string[]): string => LIST.format(what);
export const named = (name: string): string => (name === '' ? EDITING.unnamed : shortName(name));

/** `1 Zeile`, `12 Zeilen`. */
export const count = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`;

/** The first few names, and how many more there are. */
export function someOf(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).map(shortName).join(', ');
  return names.length <= most ? shown : `${shown} und ${number(names.length - most)} weitere`;
}
