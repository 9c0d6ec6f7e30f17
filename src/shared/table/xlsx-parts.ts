/**
 * The parts of a spreadsheet that hold its cells, and what reading them costs. The library that reads spreadsheets also parses
 * drawings, comments, pivot tables and much else, some of it once for every reference; it gets nothing but these parts.
 */
import { LIMITS } from '../limits.ts';
import { findTags } from './xml-tags.ts';

/** Reads a part as text and passes it on to the library, or returns undefined if there is none at this path. */
export type TakePart = (path: string) => Promise<string | undefined>;

/** What one or all sheets of a spreadsheet hold. */
export interface SheetSize {
  /** Cells of the rectangles from A1 to the last used cell, since the library fills all of them. */
  readonly cells: number;
  readonly merges: number;
}

/** What makes a spreadsheet unreadable: it contradicts itself, or it is too large in this respect. */
export type XlsxFault = 'damaged' | 'cells' | 'merges';

export class XlsxError extends Error {
  readonly fault: XlsxFault;
  constructor(fault: XlsxFault) {
    super(fault);
    this.fault = fault;
  }
}

interface Relationship {
  readonly type: string;
  readonly path: string;
}

/** The columns that a sheet of Excel has, which bounds the columns its widths are given for. */
const SHEET_COLUMNS = 16_384;
/** Bytes of the part that names the sheets and of the one that says where they are. */
const MAX_WORKBOOK_LETTERS = 8_000_000;

/** Takes all parts with cells. Throws an XlsxError if they are too large. `maxRows` are read of each sheet. */
export async function takeCellParts(take: TakePart, maxRows: number): Promise<void> {
  await take('[Content_Types].xml');
  const root = readRelationships(await takeShort(take, '_rels/.rels'), '');
  const workbook = root.find(({ type }) => type === 'officeDocument')?.path;
  if (workbook === undefined) throw new XlsxError('damaged');
  const [folder, name] = splitPath(workbook);
  const sheetIds = readSheetIds(await takeShort(take, workbook));
  const relationships = readRelationships(await takeShort(take, `${folder}_rels/${name}.rels`), folder);
  const sheets = relationships.filter(({ type }) => type === 'worksheet').map(({ path }) => path);
  // Two sheets of one part would be read twice, and a small file could name a large part a million times.
  if (hasDuplicates(sheetIds) || hasDuplicates(sheets) || relationships.length > LIMITS.sheetParts)
    throw new XlsxError('damaged');
  for (const type of ['sharedStrings', 'styles', 'theme']) {
    const path = relationships.find((relationship) => relationship.type === type)?.path;
    if (path !== undefined) await take(path);
  }
  const total = { cells: 0, merges: 0 };
  for (const path of sheets) {
    const size = measureSheet((await take(path)) ?? '', maxRows);
    total.cells += size.cells;
    total.merges += size.merges;
    if (total.cells > LIMITS.sheetCells) throw new XlsxError('cells');
    if (total.merges > LIMITS.sheetMerges) throw new XlsxError('merges');
  }
}

async function takeShort(take: TakePart, path: string): Promise<string> {
  const text = (await take(path)) ?? '';
  if (text.length > MAX_WORKBOOK_LETTERS) throw new XlsxError('damaged');
  return text;
}

const SHEET_TAGS: ReadonlySet<string> = new Set(['row', 'c', 'col', 'mergeCell']);

/** Measures a sheet by its tags. Rows beyond `maxRows` aren't read and don't count. */
function measureSheet(xml: string, maxRows: number): SheetSize {
  let [rows, lastRow, lastColumn, column, definedColumns, merges] = [0, 0, 0, 0, 0, 0];
  for (const { name, attributes } of findTags(xml, SHEET_TAGS)) {
    if (name === 'mergeCell') merges += 1;
    else if (name === 'col') definedColumns += columnCount(attributes);
    else if (name === 'row') {
      rows += 1;
      column = 0;
      if (rows <= maxRows) lastRow = Math.max(lastRow + 1, Number(attributes.get('r') ?? 0) || 0);
    } else if (rows <= maxRows) {
      const cell = parseCellReference(attributes.get('r'));
      column = cell?.column ?? column + 1;
      lastColumn = Math.max(lastColumn, column);
      lastRow = Math.max(lastRow, cell?.row ?? 0);
    }
  }
  if (definedColumns > SHEET_COLUMNS) throw new XlsxError('damaged');
  return { cells: lastRow * lastColumn, merges };
}

/** Columns that a `<col min="2" max="5">` defines. */
function columnCount(attributes: ReadonlyMap<string, string>): number {
  const [min, max] = ['min', 'max'].map((key) => Number(attributes.get(key) ?? 1) || 1);
  return Math.max(0, Math.min(max ?? 1, SHEET_COLUMNS) - Math.max(min ?? 1, 1) + 1);
}

/** Row and column of `C12`, both from 1. */
function parseCellReference(reference = ''): { row: number; column: number } | undefined {
  const [, letters = '', digits] = /^([a-z]{1,10})(\d{1,10})$/i.exec(reference) ?? [];
  if (digits === undefined) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column };
}

const SHEET_TAG: ReadonlySet<string> = new Set(['sheet']);
const RELATIONSHIP_TAG: ReadonlySet<string> = new Set(['Relationship']);

/** The ids of the relationships through which a workbook finds its sheets. */
const readSheetIds = (xml: string): string[] =>
  [...findTags(xml, SHEET_TAG)].flatMap(({ attributes }) =>
    [...attributes].flatMap(([key, id]) => (key.endsWith(':id') ? [id] : [])),
  );

/** Relationships to other parts; `folder` is the folder of the part that has them, with a slash at its end. */
function readRelationships(xml: string, folder: string): Relationship[] {
  return [...findTags(xml, RELATIONSHIP_TAG)].map(({ attributes }) => {
    const type = attributes.get('Type') ?? '';
    return { type: type.slice(type.lastIndexOf('/') + 1), path: resolvePath(folder, attributes.get('Target') ?? '') };
  });
}

function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const segments: string[] = [];
  for (const segment of `${folder}${target}`.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

/** The folder of a path, with a slash at its end or empty, and the name in it. */
function splitPath(path: string): [folder: string, name: string] {
  const end = path.lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)];
}

const hasDuplicates = (list: readonly string[]): boolean => new Set(list).size < list.length;
