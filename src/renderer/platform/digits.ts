/** Digits before and behind the point: more would be rounded, so that another number stood there than was typed. */
export const DIGITS = { before: 15, behind: 6 } as const;
