/** Numbers, lists and names inside German sentences. */
import { EDITING } from '../documents/editing.ts';
import { shortName } from '../documents/short-name.ts';

const NUMBERS = new Intl.NumberFormat('de', { useGrouping: true });
const TENTHS = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const LIST = new Intl.ListFormat('de');

export const number = (n: number): string => NUMBERS.format(n);
/** With one digit behind the comma: `12,0`. */
export const decimal = (n: number): string => TENTHS.format(n);

/** As the English one: no chance that there is looks like none, none that may fail like a certainty. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  if (chance < 0.001) return '< 0,1 %';
  if (chance > 0.999) return '> 99,9 %';
  const shown = chance * 100;
  return `${shown < 10 || shown > 90 ? decimal(shown) : Math.round(shown)} %`;
}

export const listText = (what: readonly string[]): string => LIST.format(what);
export const named = (name: string): string => (name === '' ? EDITING.unnamed : shortName(name));

/** `1 Zeile`, `12 Zeilen`. */
export const count = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`;

/** The first few names, and how many more there are. */
export function someOf(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).map(shortName).join(', ');
  return names.length <= most ? shown : `${shown} und ${number(names.length - most)} weitere`;
}
