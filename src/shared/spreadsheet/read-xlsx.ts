/**
 * Reads foreign spreadsheets (XLSX). Their unpacked size is limited before and during unpacking. The library that reads the sheets gets an
 * archive that we create from the parts with cells; nothing else of the foreign archive reaches it.
 */

import { zipSync } from 'fflate';
import { type Cell, type MergeRange, readXlsx, type Sheet } from 'hucre/xlsx';
import { LIMITS } from '../base/limits.ts';
import { showHiddenCharacters } from '../text/hidden-characters.ts';
import type { Translate } from '../texts/translate.ts';
import { listNames } from '../texts/values.ts';
import { BufferedReader } from '../zip/buffered-reader.ts';
import { createByteSource } from '../zip/byte-source.ts';
import { portableCodec } from '../zip/codec.ts';
import { readDirectory, type ZipEntry } from '../zip/directory.ts';
import { placeEntry } from '../zip/place-entry.ts';
import { unpack } from '../zip/unpack.ts';
import { createGrid, type Grid, type RowDetails, refuseSpreadsheet, type SpreadsheetReading } from './grid.ts';
import { type CellReader, createCellReader, EMPTY_CELL, type ShownCell } from './show-cell.ts';
import { XlsxError, type XlsxFault } from './xlsx-error.ts';
import { type SheetView, takeCellParts, type WorkbookView } from './xlsx-parts.ts';

/** Reads the bytes of an `.xlsx` file. Formulas are not calculated; their last results count. */
export async function readXlsxSpreadsheet(
  translate: Translate,
  bytes: Uint8Array,
  isKnown: (heading: string) => boolean,
): Promise<SpreadsheetReading> {
  try {
    const { archive, view: workbookView } = await repackArchive(translate, bytes);
    // Sheets that are charts have no cells, and the library would not find their parts.
    const sheetNames = new Set(workbookView.sheets.map(({ name }) => name));
    const { sheets } = await readXlsx(archive, {
      maxRows: MAX_ROWS,
      sheets: ({ name }) => sheetNames.has(name),
    });
    // The library must read the same sheets as the tags describe.
    if (
      sheets.length !== workbookView.sheets.length ||
      sheets.some(({ name }, index) => name !== workbookView.sheets[index]?.name)
    )
      throw new XlsxError('damaged');
    const showCell = createCellReader(workbookView);
    const grids = sheets
      .map((sheet, index) =>
        readSheet(translate, sheet, workbookView.sheets[index] as SheetView, workbookView, showCell, isKnown),
      )
      .filter(({ headings }) => headings.length > 0);
    return grids.length === 0 ? refuseSpreadsheet(translate('spreadsheets.empty')) : { ok: true, sheets: grids };
  } catch (error) {
    if (error instanceof RangeError) return refuseSpreadsheet(error.message);
    return refuseSpreadsheet(formatFault(translate, error instanceof XlsxError ? error.fault : 'damaged'));
  }
}

/** Room for the rows above the headings, the row of headings, and one row more, so that a sheet with too many rows is noticed. */
const HEAD_ROOM = 22;
const MAX_ROWS = LIMITS.spreadsheetRows + HEAD_ROOM;

/** A part that every spreadsheet has, and no archive of other files. */
const SPREADSHEET_PART = /^(?:xl\/|\[Content_Types\]\.xml$)/i;

const SPREADSHEET_FILE = /\.(?:csv|tsv|tab|xlsx|xlsm)$/i;

/** Describes a ZIP archive that is not a spreadsheet, such as an export of a web service. */
function describeArchive(translate: Translate, entries: readonly ZipEntry[]): string {
  const spreadsheetNames = entries.flatMap(({ path }) =>
    SPREADSHEET_FILE.test(path) ? [path.slice(path.lastIndexOf('/') + 1)] : [],
  );
  return spreadsheetNames.length === 0
    ? translate('spreadsheets.archive')
    : translate('spreadsheets.archiveWithTables', {
        tables: listNames(translate, spreadsheetNames.map(showHiddenCharacters)),
      });
}

/** Returns the parts with cells in a new, uncompressed archive with correct checksums, and what the spreadsheet shows. */
async function repackArchive(
  translate: Translate,
  bytes: Uint8Array,
): Promise<{ archive: Uint8Array; view: WorkbookView }> {
  const reader = new BufferedReader(createByteSource(bytes));
  const { entries } = await readDirectory(reader);
  if (!entries.some(({ path }) => SPREADSHEET_PART.test(path)))
    throw new RangeError(describeArchive(translate, entries));
  const xmlParts = entries.filter(({ path }) => /\.(?:xml|rels)$/i.test(path));
  const totalSize = xmlParts.reduce((subtotal, { size }) => subtotal + size, 0);
  if (entries.length > LIMITS.workbookFiles || totalSize > LIMITS.spreadsheetBytes)
    throw new RangeError(translate('spreadsheets.tooLarge', { limit: LIMITS.spreadsheetBytes / 2 ** 20 }));
  const partsByPath = new Map(xmlParts.map((part) => [part.path, part]));
  const contentsByPath = new Map<string, Uint8Array>();
  const archiveFiles: Record<string, Uint8Array> = {};
  const readPart = async (partPath: string): Promise<string | undefined> => {
    const zipEntry = partsByPath.get(partPath);
    if (zipEntry === undefined) return undefined;
    const contents = await unpackPart(reader, zipEntry);
    contentsByPath.set(partPath, contents);
    return new TextDecoder().decode(contents);
  };
  const passPart = (partPath: string, changedText?: string): void => {
    const contents = changedText === undefined ? contentsByPath.get(partPath) : new TextEncoder().encode(changedText);
    if (contents !== undefined) archiveFiles[partPath] = contents;
    contentsByPath.delete(partPath);
  };
  const workbookView = await takeCellParts({ readPart, passPart }, MAX_ROWS);
  return { archive: zipSync(archiveFiles, { level: 0 }), view: workbookView };
}

function formatFault(translate: Translate, fault: XlsxFault): string {
  switch (fault) {
    case 'cells':
      return translate('spreadsheets.farCells');
    case 'merges':
      return translate('spreadsheets.tooManyMerges', { limit: LIMITS.workbookMerges });
    case 'damaged':
      return translate('spreadsheets.damaged');
  }
}

/** Refuses a part that unpacks to more than its declared size. */
async function unpackPart(reader: BufferedReader, zipEntry: ZipEntry): Promise<Uint8Array> {
  const contents = new Uint8Array(zipEntry.size);
  let offset = 0;
  await unpack(reader, await placeEntry(reader, zipEntry), portableCodec, (unpackedBytes) => {
    contents.set(unpackedBytes, offset);
    offset += unpackedBytes.length;
  });
  return contents;
}

/** Reads one sheet. Throws a RangeError with a message for the user if the sheet exceeds the limits. */
function readSheet(
  translate: Translate,
  sheet: Sheet,
  { name: sheetName, isHidden, cells: sheetCells }: SheetView,
  { isRecalculated }: WorkbookView,
  showCell: CellReader,
  isKnown: (heading: string) => boolean,
): Grid {
  const shownRows = sheet.rows.map((cellValues, y) =>
    cellValues.map((cellValue, x) => showCell(sheetCells, y, x, cellValue, sheet.cells?.get(`${y},${x}`))),
  );
  fillMerges(shownRows, sheet.merges ?? []);
  const getRowDetails = (y: number): RowDetails => {
    const sources = new Map(
      (shownRows[y] ?? []).flatMap(({ source }, x) => (source === undefined ? [] : [[x, source]])),
    );
    return {
      ...(sheetCells.hiddenRows.has(y) ? { isHidden: true } : {}),
      ...(sources.size === 0 ? {} : { sources }),
    };
  };
  const cellTexts = shownRows.map((shownRow) => shownRow.map(({ text }) => text));
  const grid = createGrid(translate, sheetName, cellTexts, isKnown, getRowDetails);
  const hiddenColumns = grid.headings.flatMap((heading, x) =>
    sheetCells.hiddenColumns.has(x) &&
    (heading !== '' || grid.rows.some((gridRow) => (gridRow.cells[x] ?? '').trim() !== ''))
      ? [x]
      : [],
  );
  const formulaCount = isRecalculated ? [...(sheet.cells?.values() ?? [])].filter(isSolvedFormula).length : 0;
  return {
    ...grid,
    ...(isHidden ? { isHidden } : {}),
    ...(hiddenColumns.length === 0 ? {} : { hiddenColumns }),
    ...(formulaCount === 0 ? {} : { outdatedFormulas: formulaCount }),
  };
}

const isSolvedFormula = ({ formula, value }: Cell): boolean => formula !== undefined && value !== null;

/**
 * Repeats merged cells in the rows below their first one, so that each row has the content that is shown in it. Titles above the headings
 * are not rows. If merged cells overlap, which no spreadsheet program writes, every cell is filled once, so that the time stays
 * proportional to the number of cells.
 */
function fillMerges(rows: ShownCell[][], merges: readonly MergeRange[]): void {
  const headRowIndex = rows.findIndex((shownRow) => shownRow.some(({ text }) => text.trim() !== ''));
  const lastFilledRows = new Map<number, number>();
  for (const { startRow, endRow, startCol } of [...merges].sort((a, b) => a.startRow - b.startRow)) {
    const mergedCell = rows[startRow]?.[startCol] ?? EMPTY_CELL;
    if (startRow <= headRowIndex || (mergedCell.text === '' && mergedCell.source === undefined) || !(endRow > startRow))
      continue;
    const firstRow = Math.max(startRow, lastFilledRows.get(startCol) ?? 0) + 1;
    const lastRow = Math.min(endRow, rows.length - 1);
    for (const shownRow of rows.slice(firstRow, lastRow + 1)) shownRow[startCol] = mergedCell;
    lastFilledRows.set(startCol, Math.max(firstRow - 1, lastRow));
  }
}
