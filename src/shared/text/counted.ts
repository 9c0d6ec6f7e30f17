import { numeral } from './numeral.ts';

/** So many things, `1 card` or `2 cards`; for nouns that take an s. */
export const counted = (n: number, noun: string): string => `${numeral(n)} ${noun}${n === 1 ? '' : 's'}`;
