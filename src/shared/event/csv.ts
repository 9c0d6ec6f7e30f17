/** Tables for spreadsheets. What a cell holds was written by strangers: no cell may be read as a formula. */
import Papa from 'papaparse';
import { visible } from '../text/visible.ts';

/**
 * Signs with which spreadsheets begin a formula, tab, carriage return and line feed included, and the wide forms that some
 * of them read alike. Quotes before them count too, so that taking one quote away always gives back what was written.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** The same behind a sign that separates cells in some locale. Hidden characters, line breaks among them, are shown before. */
const SEPARATED_FORMULA = /([,;|]["']*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const GUARDED_FORMULA = /([,;|]["']*)'([=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * RFC 4180: commas, lines ended by CR LF, every cell in quotes. A byte order mark leads, without which Excel takes UTF-8
 * for something else. Hidden characters are shown; a cell that would be a formula begins with a quote mark, which spreadsheets read as: this is text. So does the
 * part of a cell that would be one where a spreadsheet divides cells at a semicolon.
 */
export function writeCsv<C extends string>(
  columns: readonly C[],
  rows: readonly Readonly<Record<C, string>>[],
): string {
  const fields = [...columns];
  const data = rows.map((row) => fields.map((column) => visible(row[column]).replace(SEPARATED_FORMULA, "$1'$2")));
  const text = Papa.unparse({ fields, data }, { quotes: true, escapeFormulae: FORMULA });
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

/**
 * Rows by the names of their columns, the quote mark before formulas taken away again; commas, semicolons or tabs, as a
 * spreadsheet may have saved it. Undefined when the text is no table or one of `columns` is missing that are not `later`
 * ones, which are empty then; others are left out.
 */
export function readCsv<C extends string>(
  columns: readonly C[],
  text: string,
  later: readonly C[] = [],
): Record<C, string>[] | undefined {
  const { data, meta } = Papa.parse<Record<string, unknown>>(text, { header: true, skipEmptyLines: 'greedy' });
  if (!columns.every((column) => later.includes(column) || meta.fields?.includes(column))) return undefined;
  const cell = (value: unknown) => {
    const written = typeof value === 'string' ? value : '';
    const text = written.startsWith("'") && FORMULA.test(written) ? written.slice(1) : written;
    return text.replace(GUARDED_FORMULA, '$1$2');
  };
  return data.map(
    (row) => Object.fromEntries(columns.map((column) => [column, cell(row[column])])) as Record<C, string>,
  );
}
