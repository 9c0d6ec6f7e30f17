/** Reads and writes CSV files of reports. Their content comes from strangers, so no cell may be read as a formula. */
import Papa from 'papaparse';
import { showHiddenCharacters } from '../text/hidden-characters.ts';

/**
 * Signs with which spreadsheets begin a formula, including tab, carriage return and line feed, and the full-width forms that some of them
 * also accept. Apostrophes may come first, so that removing one always restores the original text.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** Matches `;=` in `a;=1+1`: a formula after a sign that separates cells in some locale. Line breaks were made visible and begin none. */
const SEPARATED_FORMULA = /([,;|]["']*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** Matches the same with the apostrophe that `writeCsv` adds: `;'=` in `a;'=1+1`. */
const GUARDED_FORMULA = /([,;|]["']*)'([=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Formats rows as CSV (RFC 4180) with commas, CR LF and quotes around every cell. The text starts with a byte order mark, without which
 * Excel would not recognize UTF-8. Hidden characters are made visible. An apostrophe before each formula makes spreadsheets treat it as
 * text, also before a part of a cell that would be a formula if a spreadsheet split the cell at a comma, semicolon or bar.
 */
export function writeCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
): string {
  const columnNames = [...columns];
  const guardedRows = rows.map((cellByColumn) =>
    columnNames.map((columnName) => showHiddenCharacters(cellByColumn[columnName]).replace(SEPARATED_FORMULA, "$1'$2")),
  );
  const csvText = Papa.unparse({ fields: columnNames, data: guardedRows }, { quotes: true, escapeFormulae: FORMULA });
  return `${BYTE_ORDER_MARK}${csvText}\r\n`;
}

/**
 * Parses CSV with commas, semicolons or tabs, as a spreadsheet program may have saved it. Returns rows by column name, without the
 * apostrophes before formulas. Returns undefined if the text is not CSV, or if a column is missing that is not one of `optionalColumns`.
 * Missing optional columns are empty; unknown columns are left out.
 */
export function readCsv<Column extends string>(
  columns: readonly Column[],
  csvText: string,
  optionalColumns: readonly Column[] = [],
): Record<Column, string>[] | undefined {
  const { data: parsedRows, meta } = Papa.parse<Record<string, unknown>>(csvText, {
    header: true,
    skipEmptyLines: 'greedy',
  });
  if (!columns.every((columnName) => optionalColumns.includes(columnName) || meta.fields?.includes(columnName)))
    return undefined;
  const readCell = (cellValue: unknown) => {
    const cellText = typeof cellValue === 'string' ? cellValue : '';
    const unguardedText = cellText.startsWith("'") && FORMULA.test(cellText) ? cellText.slice(1) : cellText;
    return unguardedText.replace(GUARDED_FORMULA, '$1$2');
  };
  return parsedRows.map(
    (parsedRow) =>
      Object.fromEntries(columns.map((columnName) => [columnName, readCell(parsedRow[columnName])])) as Record<
        Column,
        string
      >,
  );
}
