/** Tables as text: commas, semicolons or tabs, quotes, line breaks in cells (RFC 4180). */

import Papa from 'papaparse';
import { t } from '../language/phrases.ts';
import { LIMITS } from '../limits.ts';
import type { Cell } from './cell.ts';
import { decodeText } from './decode-text.ts';
import type { Encoding } from './encodings.ts';
import { gridOf, refused, type TableRead } from './grid.ts';
import { readMarkdownTable } from './markdown-table.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** The line at the top with which Excel states the separator. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)(?:\r\n|[\r\n])/i;

/** Reads the bytes of a `.csv`, `.tsv` or `.txt`. `isKnown` decides which headings belong to characters. */
export async function readCsvTable(
  bytes: Uint8Array,
  isKnown: (heading: string) => boolean,
  encoding?: Encoding,
): Promise<TableRead> {
  if (bytes.length > LIMITS.tableBytes)
    return refused(t`This table is larger than ${LIMITS.tableBytes / 2 ** 20} MB. Split it and read the parts.`);
  const { text, ...decoding } = await decodeText(bytes, encoding);
  return { ...readTextTable(text, isKnown), decoding };
}

/** Reads a table from text. Rows may end with line breaks of Unix, Windows or old Macs, also mixed. */
export function readTextTable(text: string, isKnown: (heading: string) => boolean): TableRead {
  const markdownRows = readMarkdownTable(text.replace(/^\ufeff/, ''));
  if (markdownRows !== undefined) return readRows(markdownRows, isKnown);
  const separatorLine = SEPARATOR_LINE.exec(text);
  // The line is replaced by an empty one, so that row numbers match those of a spreadsheet.
  const body = separatorLine === null ? text.replace(/^\ufeff/, '') : `\n${text.slice(separatorLine[0].length)}`;
  const delimiter = separatorLine?.[1] ?? guessDelimiter(body, isKnown);
  const { data, errors } = Papa.parse<string[]>(unifyRowEnds(body, delimiter), { delimiter, newline: '\n' });
  const quotes = errors.find(({ code }) => code === 'MissingQuotes');
  const trailing = errors.find(({ code }) => code === 'InvalidQuotes');
  if (quotes !== undefined && trailing !== undefined)
    return refused(
      t`Row ${(trailing.row ?? 0) + 1} has a cell that begins with a quotation mark and goes on after the closing one, so nobody can tell where the cells after it end. Double the quotation marks in it and put the cell in quotation marks, or save the table anew from a spreadsheet.`,
    );
  if (quotes !== undefined)
    return refused(
      t`A quotation mark in row ${(quotes.row ?? 0) + 1} opens a cell and is never closed, so nobody can tell where the cells after it end. Close it, or save the table anew from a spreadsheet.`,
    );
  return readRows(data, isKnown);
}

function readRows(rows: readonly (readonly string[])[], isKnown: (heading: string) => boolean): TableRead {
  try {
    const grid = gridOf('', rows, isKnown);
    return grid.headings.length === 0 ? refused(t`There is nothing in this table.`) : { ok: true, sheets: [grid] };
  } catch (error) {
    if (error instanceof RangeError) return refused(error.message);
    throw error;
  }
}

/** Ends every row with a line feed. Line breaks within quoted cells stay as they are. */
function unifyRowEnds(text: string, delimiter: string): string {
  if (!text.includes('\r')) return text;
  const pieces: string[] = [];
  let pieceStart = 0;
  let isQuoted = false;
  let isCellStart = true;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isQuoted) {
      // A doubled quotation mark closes and opens the cell again, which leaves it quoted.
      if (character === '"') isQuoted = false;
    } else if (character === '"' && (isCellStart || text[index - 1] === '"')) isQuoted = true;
    else if (character === '\r') {
      pieces.push(text.slice(pieceStart, index), '\n');
      if (text[index + 1] === '\n') index++;
      pieceStart = index + 1;
    }
    isCellStart = !isQuoted && (character === delimiter || character === '\n' || character === '\r');
  }
  pieces.push(text.slice(pieceStart));
  return pieces.join('');
}

/** Rows that are looked at to find the delimiter. */
const PREVIEW_ROWS = 30;

/** Weight of a delimiter by which the first row that has any delimiter gets as many cells as most other rows. */
const HEADING_WEIGHT = 2;

/**
 * Returns the delimiter by which most headings are known. Of several such, it is the one by which the largest share of rows
 * has the same number of cells, two or more: decimal commas and semicolons in sentences divide only some rows.
 */
function guessDelimiter(text: string, isKnown: (heading: string) => boolean): string {
  let best = { delimiter: ',', known: -1, score: -1, width: 0 };
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: PREVIEW_ROWS });
    const rows = data.filter((row) => row.some((cell) => cell.trim() !== ''));
    const known = Math.max(0, ...rows.map((row) => row.filter((cell) => cell.trim() !== '' && isKnown(cell)).length));
    const width = findUsualWidth(rows);
    const isWide =
      rows.find((row) => row.length > 1 || DELIMITERS.some((other) => row[0]?.includes(other)))?.length === width;
    const share = width < 2 ? 0 : rows.filter((row) => row.length === width).length / rows.length;
    const score = share * (isWide ? HEADING_WEIGHT : 1);
    const isBetter =
      known > best.known ||
      (known === best.known && (score > best.score || (score === best.score && width > best.width)));
    if (isBetter) best = { delimiter, known, score, width };
  }
  return best.delimiter;
}

/** Returns the number of cells, two or more, that most rows have; 0 where all rows have one cell. */
function findUsualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  let usual = 0;
  for (const [width, count] of counts) if (count > (counts.get(usual) ?? 0)) usual = width;
  return usual;
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
