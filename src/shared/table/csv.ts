/** Tables as text: commas, semicolons or tabs, quotes, line breaks in cells (RFC 4180). */

import Papa from 'papaparse';
import { LIMITS } from '../base/limits.ts';
import type { Translate } from '../texts/translate.ts';
import type { Cell } from './cell.ts';
import { decodeText } from './decode-text.ts';
import type { Encoding } from './encodings.ts';
import { gridOf, refused, type TableRead } from './grid.ts';
import { readMarkdownTable } from './markdown-table.ts';
import { normalizeCsv } from './normalize-csv.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** The line at the top with which Excel states the separator. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)(?:\r\n|[\r\n])/i;

/** Reads the bytes of a `.csv`, `.tsv` or `.txt`. `isKnown` decides which headings belong to characters. */
export async function readCsvTable(
  translate: Translate,
  bytes: Uint8Array,
  isKnown: (heading: string) => boolean,
  encoding?: Encoding,
): Promise<TableRead> {
  if (bytes.length > LIMITS.tableBytes)
    return refused(translate('tableFaults.tooLarge', { limit: LIMITS.tableBytes / 2 ** 20 }));
  const { text, ...decoding } = await decodeText(bytes, encoding);
  return { ...readTextTable(translate, text, isKnown), decoding };
}

/** Reads a table from text. Rows may end with line breaks of Unix, Windows or old Macs, also mixed. */
export function readTextTable(
  translate: Translate,
  fileText: string,
  isKnown: (heading: string) => boolean,
): TableRead {
  const text = readRareLineEnds(fileText);
  const markdownRows = readMarkdownTable(text.replace(/^\ufeff/, ''));
  if (markdownRows !== undefined) return readRows(translate, markdownRows, isKnown);
  const separatorLine = SEPARATOR_LINE.exec(text);
  // The line is replaced by an empty one, so that row numbers match those of a spreadsheet.
  const body = separatorLine === null ? text.replace(/^\ufeff/, '') : `\n${text.slice(separatorLine[0].length)}`;
  const delimiter = separatorLine?.[1] ?? guessDelimiter(body, isKnown);
  const rows = parseCells(normalizeCsv(body, delimiter), delimiter);
  if (!Array.isArray(rows)) return refused(describeQuoteFault(translate, rows));
  const cells = rows.map((row) => row.map(readTextFormula));
  return readRows(
    translate,
    isPadded(body, delimiter) ? cells.map((row) => row.map((cell) => cell.trim())) : cells,
    isKnown,
  );
}

const RARE_LINE_END = /[\u2028\u2029\u0085]/g;

/** Ends lines as usual in a text that has no other line ends than those of Unicode. Beside usual ones they belong to their cells. */
const readRareLineEnds = (text: string): string =>
  /[\r\n]/.test(text.trimEnd()) ? text : text.replace(RARE_LINE_END, '\n');

/** What is wrong with the quotation marks of a table, and in which row, from 0. */
interface QuoteFault {
  readonly kind: 'unclosed' | 'trailing';
  readonly row: number;
}

/**
 * Returns the cells of each row. Quotation marks within quoted cells are doubled, or escaped by a backslash as databases do. Where they are
 * neither, cells could swallow others, so the first fault is returned.
 */
function parseCells(text: string, delimiter: string): string[][] | QuoteFault {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const trailing = errors.find(({ code }) => code === 'InvalidQuotes');
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
  if (trailing === undefined && unclosed === undefined) return data;
  if (text.includes('\\"')) {
    const escaped = Papa.parse<string[]>(text, { delimiter, newline: '\n', escapeChar: '\\' });
    if (escaped.errors.every(({ type }) => type !== 'Quotes')) return escaped.data;
  }
  return trailing === undefined
    ? { kind: 'unclosed', row: unclosed?.row ?? 0 }
    : { kind: 'trailing', row: trailing.row ?? 0 };
}

const describeQuoteFault = (translate: Translate, { kind, row }: QuoteFault): string =>
  kind === 'trailing'
    ? translate('tableFaults.quoteGoesOn', { row: row + 1 })
    : translate('tableFaults.quoteUnclosed', { row: row + 1 });

/** A formula by which programs keep Excel from changing a text: `="0012"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

const readTextFormula = (cell: string): string =>
  cell.startsWith('="') ? (TEXT_FORMULA.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell) : cell;

/** Whether a person has put blanks before the headings, as in `Name, Text, Copies`: they belong to no cell then. */
function isPadded(text: string, delimiter: string): boolean {
  const [headings = ''] = text.trimStart().split(/[\r\n]/, 1);
  const laterHeadings = headings.split(delimiter).slice(1);
  return laterHeadings.length > 0 && laterHeadings.every((heading) => heading.startsWith(' '));
}

function readRows(
  translate: Translate,
  rows: readonly (readonly string[])[],
  isKnown: (heading: string) => boolean,
): TableRead {
  try {
    const grid = gridOf(translate, '', rows, isKnown);
    return grid.headings.length === 0 ? refused(translate('tableFaults.empty')) : { ok: true, sheets: [grid] };
  } catch (error) {
    if (error instanceof RangeError) return refused(error.message);
    throw error;
  }
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
  return best.width < 2 ? (findRareDelimiter(text) ?? best.delimiter) : best.delimiter;
}

/** Signs that divide the cells of few tables: they count only where they divide all rows alike, and no other sign does. */
const RARE_DELIMITERS = ['^', '~', '，', '；', '؛', '\u001f'];

const findRareDelimiter = (text: string): string | undefined =>
  RARE_DELIMITERS.find((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: PREVIEW_ROWS });
    const rows = data.filter((row) => row.some((cell) => cell.trim() !== ''));
    const width = rows[0]?.length ?? 0;
    return rows.length > 1 && width > 1 && rows.every((row) => row.length === width);
  });

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
