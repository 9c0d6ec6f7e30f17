import { numberText } from '../../text/number-text.ts';

/** A rank with its sign, as it is added to a roll: `+4`, `0`, `−1`. */
export const signed = (rank: number): string =>
  rank < 0 ? `−${numberText(-rank)}` : `${rank > 0 ? '+' : ''}${numberText(rank)}`;
