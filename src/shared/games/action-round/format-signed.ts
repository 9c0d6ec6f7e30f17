import { formatPlainNumber } from '../../text/number-text.ts';

/** Formats a rank with its sign: `+4`, `0`, `−1`. */
export const formatSigned = (rank: number): string =>
  rank < 0 ? `−${formatPlainNumber(-rank)}` : `${rank > 0 ? '+' : ''}${formatPlainNumber(rank)}`;
