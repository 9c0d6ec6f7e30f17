/**
 * Reads foreign spreadsheets (XLSX). Their unpacked size is limited before and during unpacking, and the library that
 * reads the sheets is given an archive that we made anew from it: nothing of the stranger's archive reaches it but the
 * parts that hold cells.
 */

import { zipSync } from 'fflate';
import { type Cell, type MergeRange, readXlsx, type Sheet } from 'hucre/xlsx';
import { LIMITS } from '../base/limits.ts';
import { visible } from '../text/visible.ts';
import type { Translate } from '../texts/translate.ts';
import { listNames } from '../texts/values.ts';
import { BufferedReader } from '../zip/buffered-reader.ts';
import { plainCodec } from '../zip/codec.ts';
import { readDirectory, type ZipEntry } from '../zip/directory.ts';
import { placed } from '../zip/local.ts';
import { sourceOf } from '../zip/source.ts';
import { unpack } from '../zip/unpack.ts';
import { type Grid, gridOf, type RowDetails, refused, type TableRead } from './grid.ts';
import { type CellReader, createCellReader, EMPTY_CELL, type ShownCell } from './show-cell.ts';
import { XlsxError, type XlsxFault } from './xlsx-error.ts';
import { type SheetView, takeCellParts, type WorkbookView } from './xlsx-parts.ts';

/** Reads bytes of an `.xlsx`. Formulas are not worked out: their last result is what counts. */
export async function readXlsxTable(
  translate: Translate,
  bytes: Uint8Array,
  isKnown: (heading: string) => boolean,
): Promise<TableRead> {
  try {
    const { archive, view } = await repacked(translate, bytes);
    // Sheets that are charts have no cells, and the library would miss their parts.
    const names = new Set(view.sheets.map(({ name }) => name));
    const { sheets } = await readXlsx(archive, { maxRows: MAX_ROWS, sheets: ({ name }) => names.has(name) });
    // What the library reads has to be what the tags were read of.
    if (sheets.length !== view.sheets.length || sheets.some(({ name }, index) => name !== view.sheets[index]?.name))
      throw new XlsxError('damaged');
    const showCell = createCellReader(view);
    const grids = sheets
      .map((sheet, index) => readSheet(translate, sheet, view.sheets[index] as SheetView, view, showCell, isKnown))
      .filter(({ headings }) => headings.length > 0);
    return grids.length === 0 ? refused(translate('spreadsheets.empty')) : { ok: true, sheets: grids };
  } catch (error) {
    if (error instanceof RangeError) return refused(error.message);
    return refused(faultMessage(translate, error instanceof XlsxError ? error.fault : 'damaged'));
  }
}

/** Rows above the headings, and one too many, so that more rows than are allowed are noticed. */
const HEAD_ROOM = 22;
const MAX_ROWS = LIMITS.tableRows + HEAD_ROOM;

/** A part that every spreadsheet has, and no archive of other files. */
const SPREADSHEET_PART = /^(?:xl\/|\[Content_Types\]\.xml$)/i;

const TABLE_FILE = /\.(?:csv|tsv|tab|xlsx|xlsm)$/i;

/** Says what a ZIP archive is that holds no spreadsheet of its own, as web services pack what they export. */
function describeArchive(translate: Translate, entries: readonly ZipEntry[]): string {
  const tables = entries.flatMap(({ path }) => (TABLE_FILE.test(path) ? [path.slice(path.lastIndexOf('/') + 1)] : []));
  return tables.length === 0
    ? translate('spreadsheets.archive')
    : translate('spreadsheets.archiveWithTables', { tables: listNames(translate, tables.map(visible)) });
}

/** The parts with cells in a new archive, not compressed, with correct checksums; and how the spreadsheet shows them. */
async function repacked(translate: Translate, bytes: Uint8Array): Promise<{ archive: Uint8Array; view: WorkbookView }> {
  const reader = new BufferedReader(sourceOf(bytes));
  const { entries } = await readDirectory(reader);
  if (!entries.some(({ path }) => SPREADSHEET_PART.test(path)))
    throw new RangeError(describeArchive(translate, entries));
  const parts = entries.filter(({ path }) => /\.(?:xml|rels)$/i.test(path));
  const sum = parts.reduce((n, { size }) => n + size, 0);
  if (entries.length > LIMITS.sheetParts || sum > LIMITS.tableBytes)
    throw new RangeError(translate('spreadsheets.tooLarge', { limit: LIMITS.tableBytes / 2 ** 20 }));
  const partsByPath = new Map(parts.map((part) => [part.path, part]));
  const read = new Map<string, Uint8Array>();
  const files: Record<string, Uint8Array> = {};
  const readPart = async (path: string): Promise<string | undefined> => {
    const part = partsByPath.get(path);
    if (part === undefined) return undefined;
    const contents = await contentsOf(reader, part);
    read.set(path, contents);
    return new TextDecoder().decode(contents);
  };
  const passPart = (path: string, changedText?: string): void => {
    const contents = changedText === undefined ? read.get(path) : new TextEncoder().encode(changedText);
    if (contents !== undefined) files[path] = contents;
    read.delete(path);
  };
  const view = await takeCellParts({ readPart, passPart }, MAX_ROWS);
  return { archive: zipSync(files, { level: 0 }), view };
}

function faultMessage(translate: Translate, fault: XlsxFault): string {
  switch (fault) {
    case 'cells':
      return translate('spreadsheets.farCells');
    case 'merges':
      return translate('spreadsheets.tooManyMerges', { limit: LIMITS.sheetMerges });
    case 'damaged':
      return translate('spreadsheets.damaged');
  }
}

/** Refuses a part that unpacks to more than its declared size. */
async function contentsOf(reader: BufferedReader, part: ZipEntry): Promise<Uint8Array> {
  const contents = new Uint8Array(part.size);
  let at = 0;
  await unpack(reader, await placed(reader, part), plainCodec, (bytes) => {
    contents.set(bytes, at);
    at += bytes.length;
  });
  return contents;
}

/** Reads one sheet. Throws a RangeError that says it for more than the limits allow. */
function readSheet(
  translate: Translate,
  sheet: Sheet,
  { name, isHidden, cells }: SheetView,
  { isRecalculated }: WorkbookView,
  showCell: CellReader,
  isKnown: (heading: string) => boolean,
): Grid {
  const rows = sheet.rows.map((row, y) =>
    row.map((value, x) => showCell(cells, y, x, value, sheet.cells?.get(`${y},${x}`))),
  );
  fillMerges(rows, sheet.merges ?? []);
  const getRowDetails = (y: number): RowDetails => {
    const sources = new Map((rows[y] ?? []).flatMap(({ source }, x) => (source === undefined ? [] : [[x, source]])));
    return {
      ...(cells.hiddenRows.has(y) ? { isHidden: true } : {}),
      ...(sources.size === 0 ? {} : { sources }),
    };
  };
  const texts = rows.map((row) => row.map(({ text }) => text));
  const grid = gridOf(translate, name, texts, isKnown, getRowDetails);
  const hiddenColumns = grid.headings.flatMap((heading, x) =>
    cells.hiddenColumns.has(x) && (heading !== '' || grid.rows.some((row) => (row.cells[x] ?? '').trim() !== ''))
      ? [x]
      : [],
  );
  const formulas = isRecalculated ? [...(sheet.cells?.values() ?? [])].filter(isSolvedFormula).length : 0;
  return {
    ...grid,
    ...(isHidden ? { isHidden } : {}),
    ...(hiddenColumns.length === 0 ? {} : { hiddenColumns }),
    ...(formulas === 0 ? {} : { outdated: formulas }),
  };
}

const isSolvedFormula = ({ formula, value }: Cell): boolean => formula !== undefined && value !== null;

/**
 * Repeats merged cells in the rows below their first one, so that each row has what is seen beside it. Titles above the headings are
 * no rows. Where merged cells overlap, which no spreadsheet program writes, every cell is filled once, so that the time stays
 * proportional to the number of cells.
 */
function fillMerges(rows: ShownCell[][], merges: readonly MergeRange[]): void {
  const headRow = rows.findIndex((row) => row.some(({ text }) => text.trim() !== ''));
  const lastFilledRows = new Map<number, number>();
  for (const { startRow, endRow, startCol } of [...merges].sort((a, b) => a.startRow - b.startRow)) {
    const cell = rows[startRow]?.[startCol] ?? EMPTY_CELL;
    if (startRow <= headRow || (cell.text === '' && cell.source === undefined) || !(endRow > startRow)) continue;
    const firstRow = Math.max(startRow, lastFilledRows.get(startCol) ?? 0) + 1;
    const lastRow = Math.min(endRow, rows.length - 1);
    for (const row of rows.slice(firstRow, lastRow + 1)) row[startCol] = cell;
    lastFilledRows.set(startCol, Math.max(firstRow - 1, lastRow));
  }
}
