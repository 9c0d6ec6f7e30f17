/** Numbers and lists inside German sentences. */
import { numeral } from '../text/numeral.ts';
import { short } from '../text/short.ts';

/** `4,5` and `1.000.000`, where English has `4.5` and `1,000,000`. */
export const number = (n: number): string => numeral(n).replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

/** A number as people write it, or a word that is not too long. */
export const valueText = (value: number | string | undefined): string =>
  typeof value === 'number' ? number(value) : short(value ?? '');

/** A word in quotation marks. Empty ones would look like a mistake of ours. */
export const quoted = (word: number | string | undefined): string =>
  valueText(word).trim() === '' ? 'ein leerer Text' : `„${valueText(word)}“`;

/** `1 Gimmick`, `3 Henchmen` */
export const count = (n: number | string | undefined, one: string, many: string): string =>
  `${valueText(n)} ${n === 1 ? one : many}`;

/** `Emissary, Living, Robotic oder Undead` */
export const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`;
