/** Cells of a spreadsheet, and how texts and yes or no are written in them. Reading a written value returns the same value. */
import { hasHiddenCharacters } from '../text/hidden-characters.ts';
import type { Translate } from '../texts/translate.ts';
import { quote, unquote } from './quoted-text.ts';

/** The content of a cell. An empty text is an empty cell. */
export type Cell = string | number;

/** The result of reading; a value of `undefined` means no value. */
export type CellReading = { ok: true; value: unknown } | { ok: false; describeFault: DescribeCellFault };

/** Describes what is wrong with a cell, as the end of a sentence. */
export type DescribeCellFault = (translate: Translate) => string;

/** Data that reading may need. */
export interface ReadContext {
  /** The known factions. Their names are accepted instead of their ids. */
  readonly factions: readonly { readonly id: string; readonly name: string }[];
}

/** The notation for the values of one field in cells. */
export interface CellKind {
  /** Writes a value. `undefined` means that the document has no value. */
  readonly write: (value: unknown) => Cell;
  /** Reads a cell. Never called for an empty one. */
  readonly read: (text: string, context: ReadContext) => CellReading;
  /** Whether cells may have several lines. */
  readonly allowsLines?: boolean;
}

export const acceptValue = (value: unknown): CellReading => ({ ok: true, value });
export const rejectCell = (describeFault: DescribeCellFault): CellReading => ({ ok: false, describeFault });

/**
 * Signs with which spreadsheets begin a formula, including the full-width forms that some spreadsheets also accept. Apostrophes may precede
 * them, because foreign spreadsheets and our own tables of verdicts put an apostrophe before such texts. Examples: `=A1`, `'-5`, `@home`.
 */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text that would be a formula if a spreadsheet in another locale split it at its own separator: `red;=1`. */
const SEPARATED_FORMULA = /[,;|\t]["']*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** Returns a cell without the leading apostrophe that prevents it from being read as a formula. */
export const removeGuard = (cellText: string): string =>
  cellText.startsWith("'") && FORMULA.test(cellText) ? cellText.slice(1) : cellText;

/** Texts that a spreadsheet would convert to a number, a date or a truth value: `1,5`, `3/4`, `10 %`, `2e5`, `TRUE`. */
const CONVERTED_TEXT = /^(?:[\s.,:/]*\d[\d\s.,:/+-]*%?|\d+e\d+|true|false)$/i;

/** Whether a text can be written in a cell unchanged: no formula, no number, and no hidden characters except allowed line breaks. */
export function isPlainText(cellText: string, allowsLines = false): boolean {
  if (FORMULA.test(cellText) || SEPARATED_FORMULA.test(cellText) || CONVERTED_TEXT.test(cellText)) return false;
  return !hasHiddenCharacters(allowsLines ? cellText.replaceAll('\n', '') : cellText);
}

/** Returns the text of a cell. A quoted text is returned exactly, any other without surrounding blanks. */
export function readTextCell(cellText: string): string {
  const trimmedText = cellText.replace(/\r\n?/g, '\n').trim();
  return unquote(trimmedText) ?? trimmedText;
}

const writeTextCell = (plainText: string, allowsLines = false): string =>
  plainText !== '' && isPlainText(plainText, allowsLines) && readTextCell(plainText) === plainText
    ? plainText
    : quote(plainText);

const createTextKind = (allowsLines: boolean): CellKind => ({
  allowsLines,
  write: (fieldValue) => (typeof fieldValue === 'string' ? writeTextCell(fieldValue, allowsLines) : ''),
  read: (cellText) => acceptValue(readTextCell(cellText)),
});

/** A text on one line. */
export const TEXT = createTextKind(false);
/** A text of several lines. */
export const LONG_TEXT = createTextKind(true);

const YES_WORDS = ['yes', 'y', 'true', 'x', '1', '✓', '✔'];
const NO_WORDS = ['no', 'n', 'false', '0', '-', '–'];

export const YES_NO: CellKind = {
  write: (fieldValue) => (fieldValue === undefined ? '' : fieldValue === true ? 'yes' : 'no'),
  read: (cellText) => {
    const yesNoWord = readTextCell(cellText).toLowerCase();
    if (YES_WORDS.includes(yesNoWord)) return acceptValue(true);
    return NO_WORDS.includes(yesNoWord) ? acceptValue(false) : rejectCell((translate) => translate('cells.noYesNo'));
  },
};
