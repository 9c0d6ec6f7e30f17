/** Reads and writes spreadsheets as text: commas, semicolons or tabs, quotes, line breaks in cells (RFC 4180). */

import Papa from 'papaparse';
import { LIMITS } from '../base/limits.ts';
import type { Translate } from '../texts/translate.ts';
import type { Cell } from './cell.ts';
import { decodeText } from './decode-text.ts';
import type { Encoding } from './encodings.ts';
import { createGrid, refuseSpreadsheet, type SpreadsheetReading } from './grid.ts';
import { readMarkdownTable } from './markdown-table.ts';
import { normalizeCsv } from './normalize-csv.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** The line at the top with which Excel states the separator. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)(?:\r\n|[\r\n])/i;

/** Reads the bytes of a `.csv`, `.tsv` or `.txt`. `isKnown` decides which headings belong to characters. */
export async function readCsvSpreadsheet(
  translate: Translate,
  bytes: Uint8Array,
  isKnown: (heading: string) => boolean,
  encoding?: Encoding,
): Promise<SpreadsheetReading> {
  if (bytes.length > LIMITS.spreadsheetBytes)
    return refuseSpreadsheet(translate('tableFaults.tooLarge', { limit: LIMITS.spreadsheetBytes / 2 ** 20 }));
  const { text, ...decoding } = await decodeText(bytes, encoding);
  return { ...readTextSpreadsheet(translate, text, isKnown), decoding };
}

/** Reads a spreadsheet from text. Rows may end with line breaks of Unix, Windows or old Macs, also mixed. */
export function readTextSpreadsheet(
  translate: Translate,
  fileText: string,
  isKnown: (heading: string) => boolean,
): SpreadsheetReading {
  const csvText = readRareLineEnds(fileText);
  const markdownRows = readMarkdownTable(csvText.replace(/^\ufeff/, ''));
  if (markdownRows !== undefined) return readRows(translate, markdownRows, isKnown);
  const separatorLine = SEPARATOR_LINE.exec(csvText);
  // The line is replaced by an empty one, so that row numbers match those of a spreadsheet.
  const body = separatorLine === null ? csvText.replace(/^\ufeff/, '') : `\n${csvText.slice(separatorLine[0].length)}`;
  const delimiter = separatorLine?.[1] ?? guessDelimiter(body, isKnown);
  const parsedRows = parseCells(normalizeCsv(body, delimiter), delimiter);
  if (!Array.isArray(parsedRows)) return refuseSpreadsheet(describeQuoteFault(translate, parsedRows));
  const rowCells = parsedRows.map((parsedRow) => parsedRow.map(readTextFormula));
  return readRows(
    translate,
    isPadded(body, delimiter)
      ? rowCells.map((unpaddedRow) => unpaddedRow.map((cellText) => cellText.trim()))
      : rowCells,
    isKnown,
  );
}

const RARE_LINE_END = /[\u2028\u2029\u0085]/g;

/** Replaces the line ends of Unicode if the text has no others. If it has others, they belong to their cells. */
const readRareLineEnds = (csvText: string): string =>
  /[\r\n]/.test(csvText.trimEnd()) ? csvText : csvText.replace(RARE_LINE_END, '\n');

/** A fault in the quotation marks, and its row, from 0. */
interface QuoteFault {
  readonly kind: 'unclosed' | 'trailing';
  readonly row: number;
}

/**
 * Returns the cells of each row. Quotation marks within quoted cells must be doubled, or escaped by a backslash as databases do. Other
 * quotation marks could merge cells, so they are a fault. Returns the first fault.
 */
function parseCells(csvText: string, delimiter: string): string[][] | QuoteFault {
  const { data: parsedRows, errors } = Papa.parse<string[]>(csvText, { delimiter, newline: '\n' });
  const trailingError = errors.find(({ code }) => code === 'InvalidQuotes');
  const unclosedError = errors.find(({ code }) => code === 'MissingQuotes');
  if (trailingError === undefined && unclosedError === undefined) return parsedRows;
  if (csvText.includes('\\"')) {
    const escapedResult = Papa.parse<string[]>(csvText, { delimiter, newline: '\n', escapeChar: '\\' });
    if (escapedResult.errors.every(({ type }) => type !== 'Quotes')) return escapedResult.data;
  }
  return trailingError === undefined
    ? { kind: 'unclosed', row: unclosedError?.row ?? 0 }
    : { kind: 'trailing', row: trailingError.row ?? 0 };
}

const describeQuoteFault = (translate: Translate, { kind, row }: QuoteFault): string =>
  kind === 'trailing'
    ? translate('tableFaults.quoteGoesOn', { row: row + 1 })
    : translate('tableFaults.quoteUnclosed', { row: row + 1 });

/** A formula with which programs prevent Excel from changing a text: `="0012"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

const readTextFormula = (cellText: string): string =>
  cellText.startsWith('="') ? (TEXT_FORMULA.exec(cellText)?.[1]?.replaceAll('""', '"') ?? cellText) : cellText;

/** Whether blanks follow the delimiters, as people type them in `Name, Text, Copies`. Such blanks aren't part of the cells. */
function isPadded(csvText: string, delimiter: string): boolean {
  const [headings = ''] = csvText.trimStart().split(/[\r\n]/, 1);
  const laterHeadings = headings.split(delimiter).slice(1);
  return laterHeadings.length > 0 && laterHeadings.every((heading) => heading.startsWith(' '));
}

function readRows(
  translate: Translate,
  rows: readonly (readonly string[])[],
  isKnown: (heading: string) => boolean,
): SpreadsheetReading {
  try {
    const grid = createGrid(translate, '', rows, isKnown);
    return grid.headings.length === 0
      ? refuseSpreadsheet(translate('tableFaults.empty'))
      : { ok: true, sheets: [grid] };
  } catch (error) {
    if (error instanceof RangeError) return refuseSpreadsheet(error.message);
    throw error;
  }
}

/** The number of rows that are examined to find the delimiter. */
const PREVIEW_ROWS = 30;

/** The weight of a delimiter that splits the first row with a delimiter into as many cells as most other rows. */
const HEADING_WEIGHT = 2;

/**
 * Returns the delimiter with the most known headings. If there are several, it is the one with which the largest share of rows has the same
 * number of cells, two or more: decimal commas and semicolons in sentences split only some rows.
 */
function guessDelimiter(csvText: string, isKnown: (heading: string) => boolean): string {
  let bestGuess = { delimiter: ',', known: -1, score: -1, width: 0 };
  for (const delimiter of DELIMITERS) {
    const { data: sampleRows } = Papa.parse<string[]>(csvText, { delimiter, preview: PREVIEW_ROWS });
    const filledRows = sampleRows.filter((sampleRow) => sampleRow.some((cellText) => cellText.trim() !== ''));
    const knownCount = Math.max(
      0,
      ...filledRows.map(
        (sampleRow) => sampleRow.filter((cellText) => cellText.trim() !== '' && isKnown(cellText)).length,
      ),
    );
    const usualWidth = findUsualWidth(filledRows);
    const hasUsualHeadings =
      filledRows.find(
        (sampleRow) =>
          sampleRow.length > 1 || DELIMITERS.some((otherDelimiter) => sampleRow[0]?.includes(otherDelimiter)),
      )?.length === usualWidth;
    const usualShare =
      usualWidth < 2 ? 0 : filledRows.filter((sampleRow) => sampleRow.length === usualWidth).length / filledRows.length;
    const score = usualShare * (hasUsualHeadings ? HEADING_WEIGHT : 1);
    const isBetter =
      knownCount > bestGuess.known ||
      (knownCount === bestGuess.known &&
        (score > bestGuess.score || (score === bestGuess.score && usualWidth > bestGuess.width)));
    if (isBetter) bestGuess = { delimiter, known: knownCount, score, width: usualWidth };
  }
  return bestGuess.width < 2 ? (findRareDelimiter(csvText) ?? bestGuess.delimiter) : bestGuess.delimiter;
}

/** Signs that few files use as delimiters. They count only if they split all rows alike, and no other sign does. */
const RARE_DELIMITERS = ['^', '~', '，', '；', '؛', '\u001f'];

const findRareDelimiter = (csvText: string): string | undefined =>
  RARE_DELIMITERS.find((delimiter) => {
    const { data: sampleRows } = Papa.parse<string[]>(csvText, { delimiter, preview: PREVIEW_ROWS });
    const filledRows = sampleRows.filter((sampleRow) => sampleRow.some((cellText) => cellText.trim() !== ''));
    const firstWidth = filledRows[0]?.length ?? 0;
    return filledRows.length > 1 && firstWidth > 1 && filledRows.every((sampleRow) => sampleRow.length === firstWidth);
  });

/** Returns the most frequent number of cells among rows with two or more cells, or 0 if there are no such rows. */
function findUsualWidth(rows: readonly (readonly string[])[]): number {
  const countByWidth = new Map<number, number>();
  for (const { length } of rows) if (length > 1) countByWidth.set(length, (countByWidth.get(length) ?? 0) + 1);
  let usualWidth = 0;
  for (const [rowWidth, rowCount] of countByWidth)
    if (rowCount > (countByWidth.get(usualWidth) ?? 0)) usualWidth = rowWidth;
  return usualWidth;
}

const BYTE_ORDER_MARK = '\ufeff';

/** Characters that some program uses as a separator, and texts that do not begin with a letter or a digit, such as a formula. */
const NEEDS_QUOTES = /[,;|\t]|^[^\p{L}\p{N}]/u;

/**
 * Formats rows as CSV with commas and CR LF. It starts with a byte order mark, because Excel would not recognize UTF-8 without it. A text
 * that contains the separator of any locale is quoted; numbers never are, so that they stay numbers.
 */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  // The library adds the quotes that CSV itself requires (quotes, line breaks, blanks at the ends).
  const needsQuotes = (cellValue: unknown): boolean => typeof cellValue === 'string' && NEEDS_QUOTES.test(cellValue);
  return `${BYTE_ORDER_MARK}${Papa.unparse(rows as Cell[][], { newline: '\r\n', quotes: needsQuotes })}\r\n`;
}
