/**
 * The maximum number of digits before and after the decimal point. Numbers with more digits would be rounded and differ from what was
 * typed. The keys are the names of message values.
 */
export const MAX_DIGITS = { before: 15, behind: 6 } as const;
