/**
 * Selects the parts of a spreadsheet that contain its cells, and limits their size. The library that reads spreadsheets would also parse
 * drawings, comments, pivot tables and more, some of them once for every reference, so it receives only the selected parts.
 */
import { LIMITS } from '../base/limits.ts';
import { XlsxError } from './xlsx-error.ts';
import { readSheetCells, type SheetCells } from './xlsx-sheet.ts';
import { readPatterns } from './xlsx-styles.ts';
import { findTags, isTrueAttribute, removeElements, removeEmptyCells } from './xml-tags.ts';

/** The parts of a spreadsheet file by their paths. */
export interface XlsxPackage {
  /** Reads a part as text. Returns undefined if there is no part at this path. */
  readonly readPart: (path: string) => Promise<string | undefined>;
  /** Passes a part to the library, either unchanged or with this text. */
  readonly passPart: (path: string, changedText?: string) => void;
}

/** What a spreadsheet shows apart from the values of its cells. */
export interface WorkbookView {
  /** The sheets with cells in their order. */
  readonly sheets: readonly SheetView[];
  /** The pattern of the number format by the style of a cell. */
  readonly patterns: readonly string[];
  /** Whether dates count from 1904, as in spreadsheets of old Macs. */
  readonly is1904: boolean;
  /** Whether programs should calculate all formulas when they open the file, since their results may be out of date. */
  readonly isRecalculated: boolean;
}

export interface SheetView {
  readonly name: string;
  readonly isHidden: boolean;
  readonly cells: SheetCells;
}

interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** The maximum length of the part that names the sheets, and of the parts that contain paths. */
const MAX_WORKBOOK_CHARACTERS = 8_000_000;

/**
 * Passes all parts with cells to the library, which reads `maxRows` rows of each sheet. Throws an XlsxError if the parts are damaged or too
 * large.
 */
export async function takeCellParts(parts: XlsxPackage, maxRows: number): Promise<WorkbookView> {
  const takePart = async (partPath: string): Promise<string | undefined> => {
    const partText = await parts.readPart(partPath);
    if (partText !== undefined) parts.passPart(partPath);
    return partText;
  };
  await takePart('[Content_Types].xml');
  const rootRelationships = readRelationships(checkLength(await takePart('_rels/.rels')), '');
  const workbook = rootRelationships.find(({ type }) => type === 'officeDocument')?.path;
  if (workbook === undefined) throw new XlsxError('damaged');
  const [workbookFolder, workbookName] = splitPath(workbook);
  const { sheets, ...settings } = readWorkbook(checkLength(await takePart(workbook)));
  const relationships = readRelationships(
    checkLength(await takePart(`${workbookFolder}_rels/${workbookName}.rels`)),
    workbookFolder,
  );
  const sheetPaths = relationships.filter(({ type }) => type === 'worksheet').map(({ path }) => path);
  // A part with two sheets would be read twice, and a small file could refer to a large part a million times.
  if (
    hasDuplicates(sheets.map(({ id }) => id)) ||
    hasDuplicates(sheetPaths) ||
    relationships.length > LIMITS.workbookFiles
  )
    throw new XlsxError('damaged');
  const findPath = (type: string) => relationships.find((relationship) => relationship.type === type)?.path;
  const stringsPath = findPath('sharedStrings');
  if (stringsPath !== undefined) await takePart(stringsPath);
  // The library doesn't get the styles: it would turn numbers into dates.
  const stylesPath = findPath('styles');
  const patterns = stylesPath === undefined ? [] : readPatterns((await parts.readPart(stylesPath)) ?? '');
  const totalSize = { cells: 0, merges: 0 };
  const cellsByPath = new Map<string, SheetCells>();
  for (const sheetPath of sheetPaths) {
    const fullXml = (await parts.readPart(sheetPath)) ?? '';
    // The library would create all cells from A1 up to a single formatted cell far away.
    const sheetXml = removeEmptyCells(fullXml);
    // The library would append the reading aids of Japanese names to the names.
    const withoutPhonetics = removeElements(sheetXml, 'rPh');
    parts.passPart(sheetPath, withoutPhonetics === fullXml ? undefined : withoutPhonetics);
    const sheetCells = readSheetCells(sheetXml, maxRows);
    cellsByPath.set(sheetPath, sheetCells);
    totalSize.cells += sheetCells.cells;
    totalSize.merges += sheetCells.merges;
    if (totalSize.cells > LIMITS.workbookCells) throw new XlsxError('cells');
    if (totalSize.merges > LIMITS.workbookMerges) throw new XlsxError('merges');
  }
  const views = sheets.flatMap(({ id, ...sheet }): SheetView[] => {
    const sheetPath = relationships.find(
      (relationship) => relationship.id === id && relationship.type === 'worksheet',
    )?.path;
    const sheetCells = sheetPath === undefined ? undefined : cellsByPath.get(sheetPath);
    return sheetCells === undefined ? [] : [{ ...sheet, cells: sheetCells }];
  });
  return { ...settings, patterns, sheets: views };
}

/** Returns the text of a part that has to be short. */
function checkLength(partText = ''): string {
  if (partText.length > MAX_WORKBOOK_CHARACTERS) throw new XlsxError('damaged');
  return partText;
}

const WORKBOOK_TAGS: ReadonlySet<string> = new Set(['sheet', 'workbookPr', 'calcPr']);
const RELATIONSHIP_TAG: ReadonlySet<string> = new Set(['Relationship']);

interface Workbook {
  /** Sheets with the ids of their relationships. */
  readonly sheets: readonly { readonly id: string; readonly name: string; readonly isHidden: boolean }[];
  readonly is1904: boolean;
  readonly isRecalculated: boolean;
}

function readWorkbook(partXml: string): Workbook {
  const sheets: { id: string; name: string; isHidden: boolean }[] = [];
  let [is1904, isRecalculated] = [false, false];
  for (const { name, attributes } of findTags(partXml, WORKBOOK_TAGS)) {
    if (name === 'workbookPr') is1904 ||= isTrueAttribute(attributes.get('date1904'));
    else if (name === 'calcPr') isRecalculated ||= isTrueAttribute(attributes.get('fullCalcOnLoad'));
    else {
      const relationshipId = [...attributes].find(([attributeName]) => attributeName.endsWith(':id'))?.[1];
      const isHidden = /hidden$/i.test(attributes.get('state') ?? '');
      if (relationshipId !== undefined)
        sheets.push({ id: relationshipId, name: attributes.get('name') ?? '', isHidden });
    }
  }
  return { sheets, is1904, isRecalculated };
}

/** Reads the relationships of a part to other parts. `folder` is the folder of that part, with a slash at its end. */
function readRelationships(partXml: string, folder: string): Relationship[] {
  return [...findTags(partXml, RELATIONSHIP_TAG)].map(({ attributes }) => {
    const typeUrl = attributes.get('Type') ?? '';
    const partPath = resolvePath(folder, attributes.get('Target') ?? '');
    return { id: attributes.get('Id') ?? '', type: typeUrl.slice(typeUrl.lastIndexOf('/') + 1), path: partPath };
  });
}

function resolvePath(folderPath: string, targetPath: string): string {
  if (targetPath.startsWith('/')) return targetPath.slice(1);
  const segments: string[] = [];
  for (const segment of `${folderPath}${targetPath}`.split('/')) {
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
