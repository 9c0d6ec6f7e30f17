/** Cells on the clipboard: what another program pastes must not run there as a formula. */
import Papa from 'papaparse';

const FORMULA_START = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** `+2`, `-1 Move`, `- ice`: no spreadsheet takes these for formulas that do anything. */
const PLAIN_AFTER_SIGN = /^[+-][\p{L}\p{M}\p{N} .,:%]*$/u;

const isFormula = (cell: string): boolean => FORMULA_START.test(cell) && !PLAIN_AFTER_SIGN.test(cell);

/** The cells separated by tabs. One that a spreadsheet would run begins with an apostrophe, which says: this is text. */
export const writeClipboardCells = (cells: readonly (readonly string[])[]): string =>
  Papa.unparse(
    cells.map((row) => row.map((cell) => (isFormula(cell) ? `'${cell}` : cell))),
    { delimiter: '\t', newline: '\n' },
  );

/** The cell without the apostrophe that `writeClipboardCells` puts before a formula. */
export const unguardClipboardCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
