/** Guards cells that are copied to the clipboard, so that no spreadsheet program runs them as formulas. */

/** Matches the signs with which spreadsheets begin a formula, including full-width signs. Apostrophes may come first. */
const FORMULA_START = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Matches text such as `+2`, `-1 Move` or `- ice`, which is harmless even if a spreadsheet reads it as a formula. */
const PLAIN_AFTER_SIGN = /^[+-][\p{L}\p{M}\p{N} .,:%]*$/u;

const isFormula = (cellText: string): boolean => FORMULA_START.test(cellText) && !PLAIN_AFTER_SIGN.test(cellText);

/** Returns the cell, with an apostrophe before a formula, which makes spreadsheets treat it as text. */
export const guardClipboardCell = (cellText: string): string => (isFormula(cellText) ? `'${cellText}` : cellText);

/** Returns the cell without the apostrophe that `guardClipboardCell` puts before a formula. */
export const unguardClipboardCell = (cellText: string): string =>
  cellText.startsWith("'") && isFormula(cellText) ? cellText.slice(1) : cellText;
