import { numeral } from './numeral.ts';

/** A count with its noun, `1 card` or `2 cards`, `3 Henchmen` where the noun takes no s. A number in words stays as it is. */
export const counted = (n: number | string, one: string, many = `${one}s`): string =>
  `${typeof n === 'number' ? numeral(n) : n} ${n === 1 ? one : many}`;
