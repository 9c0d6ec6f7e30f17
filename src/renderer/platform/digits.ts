/** The maximum digits before and after the decimal point. Numbers with more digits would be rounded and differ from what was typed. */
export const DIGITS = { before: 15, behind: 6 } as const;
