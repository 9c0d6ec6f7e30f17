/**
 * Selects the parts of a spreadsheet that contain its cells, and limits their size. The library that reads spreadsheets would also parse
 * drawings, comments, pivot tables and more, some of them once for every reference, so it receives only the selected parts.
 */
import { LIMITS } from '../limits.ts';
import { findTags } from './xml-tags.ts';

/** Reads a part as text and passes it to the library. Returns undefined if there is no part at this path. */
export type TakePart = (path: string) => Promise<string | undefined>;

/** The size of one sheet or of all sheets. */
export interface SheetSize {
  /** Number of cells in the rectangles from A1 to the last used cell, since the library creates all of them. */
  readonly cells: number;
  readonly merges: number;
}

/** The reason why a spreadsheet is unreadable: it is `damaged`, or it has too many `cells` or `merges`. */
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

/** Number of columns in an Excel sheet. Column definitions can't exceed it. */
const SHEET_COLUMNS = 16_384;
/** The most characters of the part that names the sheets, and of the part that contains their paths. */
const MAX_WORKBOOK_CHARACTERS = 8_000_000;

/** Passes all parts with cells to the library, which reads `maxRows` rows of each sheet. Throws an XlsxError if they are damaged or too large. */
export async function takeCellParts(takePart: TakePart, maxRows: number): Promise<void> {
  await takePart('[Content_Types].xml');
  const rootRelationships = readRelationships(await takeShortPart(takePart, '_rels/.rels'), '');
  const workbook = rootRelationships.find(({ type }) => type === 'officeDocument')?.path;
  if (workbook === undefined) throw new XlsxError('damaged');
  const [workbookFolder, workbookName] = splitPath(workbook);
  const sheetIds = readSheetIds(await takeShortPart(takePart, workbook));
  const relationships = readRelationships(
    await takeShortPart(takePart, `${workbookFolder}_rels/${workbookName}.rels`),
    workbookFolder,
  );
  const sheetPaths = relationships.filter(({ type }) => type === 'worksheet').map(({ path }) => path);
  // A part with two sheets would be read twice, and a small file could refer to a large part a million times.
  if (hasDuplicates(sheetIds) || hasDuplicates(sheetPaths) || relationships.length > LIMITS.sheetParts)
    throw new XlsxError('damaged');
  for (const type of ['sharedStrings', 'styles', 'theme']) {
    const path = relationships.find((relationship) => relationship.type === type)?.path;
    if (path !== undefined) await takePart(path);
  }
  const totalSize = { cells: 0, merges: 0 };
  for (const path of sheetPaths) {
    const sheetSize = measureSheet((await takePart(path)) ?? '', maxRows);
    totalSize.cells += sheetSize.cells;
    totalSize.merges += sheetSize.merges;
    if (totalSize.cells > LIMITS.sheetCells) throw new XlsxError('cells');
    if (totalSize.merges > LIMITS.sheetMerges) throw new XlsxError('merges');
  }
}

async function takeShortPart(takePart: TakePart, partPath: string): Promise<string> {
  const partText = (await takePart(partPath)) ?? '';
  if (partText.length > MAX_WORKBOOK_CHARACTERS) throw new XlsxError('damaged');
  return partText;
}

const SHEET_TAGS: ReadonlySet<string> = new Set(['row', 'c', 'col', 'mergeCell']);

/** Measures a sheet by its tags. Rows after `maxRows` aren't read and don't count. */
function measureSheet(sheetXml: string, maxRows: number): SheetSize {
  let [rowCount, lastRow, lastColumn, column, definedColumns, mergeCount] = [0, 0, 0, 0, 0, 0];
  for (const { name, attributes } of findTags(sheetXml, SHEET_TAGS)) {
    if (name === 'mergeCell') mergeCount += 1;
    else if (name === 'col') definedColumns += countColumns(attributes);
    else if (name === 'row') {
      rowCount += 1;
      column = 0;
      if (rowCount <= maxRows) lastRow = Math.max(lastRow + 1, Number(attributes.get('r') ?? 0) || 0);
    } else if (rowCount <= maxRows) {
      const cell = parseCellReference(attributes.get('r'));
      column = cell?.column ?? column + 1;
      lastColumn = Math.max(lastColumn, column);
      lastRow = Math.max(lastRow, cell?.row ?? 0);
    }
  }
  if (definedColumns > SHEET_COLUMNS) throw new XlsxError('damaged');
  return { cells: lastRow * lastColumn, merges: mergeCount };
}

/** Counts the columns that a tag such as `<col min="2" max="5">` defines. */
function countColumns(attributes: ReadonlyMap<string, string>): number {
  const [min, max] = ['min', 'max'].map((attributeName) => Number(attributes.get(attributeName) ?? 1) || 1);
  return Math.max(0, Math.min(max ?? 1, SHEET_COLUMNS) - Math.max(min ?? 1, 1) + 1);
}

/** Parses a reference such as `C12` into row and column, both counted from 1. */
function parseCellReference(reference = ''): { row: number; column: number } | undefined {
  const [, letters = '', digits] = /^([a-z]{1,10})(\d{1,10})$/i.exec(reference) ?? [];
  if (digits === undefined) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column };
}

const SHEET_TAG: ReadonlySet<string> = new Set(['sheet']);
const RELATIONSHIP_TAG: ReadonlySet<string> = new Set(['Relationship']);

/** Reads the relationship ids of the sheets in a workbook. */
const readSheetIds = (xml: string): string[] =>
  [...findTags(xml, SHEET_TAG)].flatMap(({ attributes }) =>
    [...attributes].flatMap(([attributeName, id]) => (attributeName.endsWith(':id') ? [id] : [])),
  );

/** Reads the relationships of a part to other parts. `folder` is the folder of that part, with a slash at its end. */
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

/** Splits a path into its folder, which is empty or ends with a slash, and its name. */
function splitPath(path: string): [folder: string, name: string] {
  const nameStart = path.lastIndexOf('/') + 1;
  return [path.slice(0, nameStart), path.slice(nameStart)];
}

const hasDuplicates = (values: readonly string[]): boolean => new Set(values).size < values.length;
