/**
 * Reads foreign spreadsheets (XLSX). Their unpacked size is limited before and during unpacking, and the library that
 * reads the sheets is given an archive that we made anew from it: nothing of the stranger's archive reaches it but the
 * parts that hold cells.
 */

import { zipSync } from 'fflate';
import { type Cell, type CellValue, type MergeRange, readXlsx, type Sheet } from 'hucre/xlsx';
import { localNumber, t, translatePhrase } from '../language/phrases.ts';
import { plainCodec } from '../library/archive/codec.ts';
import { sourceOf } from '../library/archive/source.ts';
import { BufferedReader } from '../library/archive/zip/buffered-reader.ts';
import { readDirectory, type ZipEntry } from '../library/archive/zip/directory.ts';
import { placed } from '../library/archive/zip/local.ts';
import { unpack } from '../library/archive/zip/unpack.ts';
import { LIMITS } from '../limits.ts';
import { gridOf, refused, type TableRead } from './grid.ts';
import { takeCellParts, XlsxError, type XlsxFault } from './xlsx-parts.ts';

/** Reads bytes of an `.xlsx`. Formulas are not worked out: their last result is what counts. */
export async function readXlsxTable(bytes: Uint8Array, isKnown: (heading: string) => boolean): Promise<TableRead> {
  try {
    const { sheets } = await readXlsx(await repacked(bytes), {
      maxRows: MAX_ROWS,
      readStyles: true,
    });
    const grids = sheets
      .filter(({ rows }) => rows.length > 0)
      .map((sheet) => ({ ...gridOf(sheet.name, textsOf(sheet), isKnown), ...unsolved(sheet) }))
      .filter(({ headings }) => headings.length > 0);
    return grids.length === 0 ? refused(t`There is nothing in this spreadsheet.`) : { ok: true, sheets: grids };
  } catch (error) {
    if (error instanceof RangeError) return refused(error.message);
    return refused(faultMessage(error instanceof XlsxError ? error.fault : 'damaged'));
  }
}

/** Rows above the headings, and one too many, so that more rows than are allowed are noticed. */
const HEAD_ROOM = 22;
const MAX_ROWS = LIMITS.tableRows + HEAD_ROOM;
const BROKEN =
  'This spreadsheet is damaged or is no .xlsx. Open it in a spreadsheet program and save it anew as .xlsx or .csv.';

const FAR =
  'A sheet of this spreadsheet has cells so far from the others that it cannot be read whole. Delete what lies far right or below.';

/** The parts with cells in a new archive, not compressed, with correct checksums. */
async function repacked(bytes: Uint8Array): Promise<Uint8Array> {
  const reader = new BufferedReader(sourceOf(bytes));
  const { entries } = await readDirectory(reader);
  const parts = entries.filter(({ path }) => /\.(?:xml|rels)$/i.test(path));
  const sum = parts.reduce((n, { size }) => n + size, 0);
  if (entries.length > LIMITS.sheetParts || sum > LIMITS.tableBytes) throw new RangeError(tooMuch());
  const partsByPath = new Map(parts.map((part) => [part.path, part]));
  const files: Record<string, Uint8Array> = {};
  const takePart = async (path: string): Promise<string | undefined> => {
    const part = partsByPath.get(path);
    if (part === undefined) return undefined;
    const contents = await contentsOf(reader, part);
    files[path] = contents;
    return new TextDecoder().decode(contents);
  };
  await takeCellParts(takePart, MAX_ROWS);
  return zipSync(files, { level: 0 });
}

function faultMessage(fault: XlsxFault): string {
  switch (fault) {
    case 'cells':
      return translatePhrase(FAR);
    case 'merges':
      return t`This spreadsheet has more than ${localNumber(LIMITS.sheetMerges)} merged cells. Unmerge some of them, or save it as .csv.`;
    case 'damaged':
      return translatePhrase(BROKEN);
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

const tooMuch = (): string =>
  t`This spreadsheet unpacks to more than ${LIMITS.tableBytes / 2 ** 20} MB. Split it, or save it as .csv.`;

/** Cells that are merged downwards hold in each row what is seen beside it; titles above the headings are no rows. */
function textsOf({ rows, cells, merges = [] }: Sheet): string[][] {
  const texts = rows.map((row, y) => row.map((value, x) => textOf(value, cells?.get(`${y},${x}`))));
  const head = texts.findIndex((row) => row.some((text) => text.trim() !== ''));
  fillMerges(texts, merges, head);
  return texts;
}

/**
 * Repeats the text of merged cells in the rows below their first one. Where merged cells overlap, which no spreadsheet program
 * writes, every cell is filled once, so that the time stays proportional to the number of cells.
 */
function fillMerges(texts: string[][], merges: readonly MergeRange[], headRow: number): void {
  const lastFilledRows = new Map<number, number>();
  for (const { startRow, endRow, startCol } of [...merges].sort((a, b) => a.startRow - b.startRow)) {
    const text = texts[startRow]?.[startCol] ?? '';
    if (startRow <= headRow || text === '' || !(endRow > startRow)) continue;
    const firstRow = Math.max(startRow, lastFilledRows.get(startCol) ?? 0) + 1;
    const lastRow = Math.min(endRow, texts.length - 1);
    for (const row of texts.slice(firstRow, lastRow + 1)) row[startCol] = text;
    lastFilledRows.set(startCol, Math.max(firstRow - 1, lastRow));
  }
}

/** Programs that write spreadsheets without working them out leave no results. */
function unsolved({ cells }: Sheet): { unsolved?: number } {
  const count = [...(cells?.values() ?? [])].filter(({ type, value }) => type === 'formula' && value === null).length;
  return count === 0 ? {} : { unsolved: count };
}

/** A value as a person would type it. One that was worked out is no more exact than the spreadsheet shows it. */
function textOf(value: CellValue | undefined, { type, style }: Partial<Cell> = {}): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return String(value);
  if (style?.numFmt?.endsWith('%') === true) return `${shownDigits(value * 100)}%`;
  return String(type === 'formula' ? shownDigits(value) : value);
}

/** As many digits as spreadsheets show: 0.3, not 0.30000000000000004. */
const shownDigits = (value: number): number => Number(value.toPrecision(15));

/** A time alone is one of the day that spreadsheets count from. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  const clock = time.replace(/(?::00)?\.\d+Z$/, '');
  if (date.getTime() < FIRST_DAY) return clock;
  return clock === '00:00' ? day : `${day} ${clock}`;
}

const FIRST_DAY = Date.UTC(1900, 0, 1);
