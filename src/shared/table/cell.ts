/** Cells of a table, and how texts and yes or no are written in them: read(write(value)) is the value. */
import { isHidden } from '../text/visible.ts';
import type { Translate } from '../texts/translate.ts';
import { quote, unquote } from './quoted.ts';

/** As it is written: an empty text is an empty cell. */
export type Cell = string | number;

/** The result of reading; a value of `undefined` = no value. */
export type CellReading = { ok: true; value: unknown } | { ok: false; message: CellFault };

/** What is wrong with a cell: makes the end of a sentence. */
export type CellFault = (translate: Translate) => string;

/** Data that reading may need. */
export interface ReadWith {
  /** Factions that are known, so that a table may name them as people do. */
  readonly factions: readonly { readonly id: string; readonly name: string }[];
}

/** How the values of one field are written in cells. */
export interface CellKind {
  /** `undefined` = the document has no value. */
  readonly write: (value: unknown) => Cell;
  /** Never called for an empty cell. */
  readonly read: (text: string, context: ReadWith) => CellReading;
  /** Whether cells have several lines. */
  readonly lines?: boolean;
}

export const value = (read: unknown): CellReading => ({ ok: true, value: read });
export const invalid = (message: CellFault): CellReading => ({ ok: false, message });

/**
 * Signs with which spreadsheets begin a formula, and the wide forms that some of them read alike; behind quote marks too,
 * which tables of others, and our own verdicts, put before them.
 */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** What would be a formula where a spreadsheet in another locale divides the text at its own separator. */
const SEPARATED_FORMULA = /[,;|\t]["']*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** A cell without the leading quote mark that prevents its reading as a formula. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** Texts that a spreadsheet would convert to a number, a date or a truth value. */
const TYPED = /^(?:[\s.,:/]*\d[\d\s.,:/+-]*%?|\d+e\d+|true|false)$/i;

/** Whether a text can stand in a cell as it is: no formula, no number, and no hidden character but line breaks of `lines`. */
export function isPlain(text: string, lines = false): boolean {
  if (FORMULA.test(text) || SEPARATED_FORMULA.test(text) || TYPED.test(text)) return false;
  return !isHidden(lines ? text.replaceAll('\n', '') : text);
}

/** A text of a cell: words in quotes as they are meant, others without the blanks around them. */
export function readText(cell: string): string {
  const trimmed = cell.replace(/\r\n?/g, '\n').trim();
  return unquote(trimmed) ?? trimmed;
}

const writeText = (text: string, lines = false): string =>
  text !== '' && isPlain(text, lines) && readText(text) === text ? text : quote(text);

const textKind = (lines: boolean): CellKind => ({
  lines,
  write: (text) => (typeof text === 'string' ? writeText(text, lines) : ''),
  read: (cell) => value(readText(cell)),
});

/** A text on one line. */
export const TEXT = textKind(false);
/** A text of several lines. */
export const LONG_TEXT = textKind(true);

const YES = ['yes', 'y', 'true', 'x', '1', '✓', '✔'];
const NO = ['no', 'n', 'false', '0', '-', '–'];

export const YES_NO: CellKind = {
  write: (is) => (is === undefined ? '' : is === true ? 'yes' : 'no'),
  read: (text) => {
    const word = readText(text).toLowerCase();
    if (YES.includes(word)) return value(true);
    return NO.includes(word) ? value(false) : invalid((translate) => translate('cells.noYesNo'));
  },
};
