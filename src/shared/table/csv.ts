/** Tables as text: commas, semicolons or tabs, quotes, line breaks in cells (RFC 4180). */

import Papa from 'papaparse';
import { t } from '../language/phrases.ts';
import { LIMITS } from '../limits.ts';
import type { Cell } from './cell.ts';
import { gridOf, refused, type TableRead } from './grid.ts';
import { textOfBytes } from './text-of-bytes.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** The line at the top with which Excel states the separator. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)\r?\n/i;

/** Reads bytes of a `.csv`, `.tsv` or `.txt`. `isKnown` decides which headings belong to characters. */
export function readCsvTable(bytes: Uint8Array, isKnown: (heading: string) => boolean): TableRead {
  if (bytes.length > LIMITS.tableBytes)
    return refused(t`This table is larger than ${LIMITS.tableBytes / 2 ** 20} MB. Split it and read the parts.`);
  return readTextTable(textOfBytes(bytes), isKnown);
}

/** The same for a text, such as one from the clipboard. */
export function readTextTable(text: string, isKnown: (heading: string) => boolean): TableRead {
  const separatorLine = SEPARATOR_LINE.exec(text);
  // The line is replaced by an empty one, so that row numbers match those of a spreadsheet.
  const body = separatorLine === null ? text.replace(/^\ufeff/, '') : `\n${text.slice(separatorLine[0].length)}`;
  const delimiter = separatorLine?.[1] ?? likelyDelimiter(body, isKnown);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter });
  const quotes = errors.find(({ code }) => code === 'MissingQuotes');
  if (quotes !== undefined)
    return refused(
      t`A quotation mark in row ${(quotes.row ?? 0) + 1} opens a cell and is never closed, so nobody can tell where the cells after it end. Close it, or save the table anew from a spreadsheet.`,
    );
  try {
    const grid = gridOf('', data, isKnown);
    return grid.headings.length === 0 ? refused(t`There is nothing in this table.`) : { ok: true, sheets: [grid] };
  } catch (error) {
    if (error instanceof RangeError) return refused(error.message);
    throw error;
  }
}

/** Rows that are looked at to find the delimiter. */
const PREVIEW = 30;

/** The one by which most headings are known; else the one that gives the most cells, the same number in all rows. */
function likelyDelimiter(text: string, isKnown: (heading: string) => boolean): string {
  let best = { delimiter: ',', known: -1, alike: -1 };
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: PREVIEW });
    const rows = data.filter((row) => row.some((cell) => cell.trim() !== ''));
    const known = Math.max(0, ...rows.map((row) => row.filter((cell) => cell.trim() !== '' && isKnown(cell)).length));
    const width = rows[0]?.length ?? 0;
    const alike = width < 2 ? 0 : width * rows.filter((row) => row.length === width).length;
    if (known > best.known || (known === best.known && alike > best.alike)) best = { delimiter, known, alike };
  }
  return best.delimiter;
}

const BYTE_ORDER_MARK = '\ufeff';

/** What some program takes for a separator, and what does not begin with a letter or a digit, such as a formula. */
const NEEDS_QUOTES = /[,;|\t]|^[^\p{L}\p{N}]/u;

/**
 * Commas, lines ended by CR LF; a byte order mark leads, without which Excel takes UTF-8 for something else. A text that
 * holds the separator of any locale is in quotes; numbers never are, and stay numbers.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  // What CSV itself needs (quotes, line breaks, blanks at the ends) is added by the library.
  const quotes = (cell: unknown): boolean => typeof cell === 'string' && NEEDS_QUOTES.test(cell);
  return `${BYTE_ORDER_MARK}${Papa.unparse(rows as Cell[][], { newline: '\r\n', quotes })}\r\n`;
}
