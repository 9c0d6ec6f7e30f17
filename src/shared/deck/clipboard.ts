/** Cells on the clipboard: what another program pastes must not run there as a formula. */

const FORMULA_START = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** `+2`, `-1 Move`, `- ice`: no spreadsheet takes these for formulas that do anything. */
const PLAIN_AFTER_SIGN = /^[+-][\p{L}\p{M}\p{N} .,:%]*$/u;

const isFormula = (cell: string): boolean => FORMULA_START.test(cell) && !PLAIN_AFTER_SIGN.test(cell);

/** Returns a cell that no spreadsheet runs: an apostrophe before what would be a formula marks it as text. */
export const guardClipboardCell = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);

/** Returns a cell without the apostrophe that `guardClipboardCell` puts before a formula. */
export const unguardClipboardCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
