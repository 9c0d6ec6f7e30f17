/** Reads from the tags of a sheet how large it is, what it hides and which styles its cells have. */
import { XlsxError } from './xlsx-error.ts';
import { findTags, isTrueAttribute, type XmlTag } from './xml-tags.ts';

/** What the tags of a sheet say: its size, what is hidden, and the styles of its cells. Rows and columns are counted from 0. */
export interface SheetCells extends SheetSize {
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** Styles by row and column; absent for cells with the first style. */
  readonly styles: readonly (readonly number[] | undefined)[];
  /** Cells that contain a date in ISO 8601, as `row,column`. */
  readonly isoDates: ReadonlySet<string>;
}

/** The size of one sheet or of all sheets. */
interface SheetSize {
  /** Number of cells in the rectangles from A1 to the last used cell, since the library creates all of them. */
  readonly cells: number;
  readonly merges: number;
}

/** Number of columns in an Excel sheet. Column definitions can't exceed it. */
const MAX_COLUMNS = 16_384;
/** Number of rows in an Excel sheet. */
const MAX_ROWS = 1_048_576;

const SHEET_TAGS: ReadonlySet<string> = new Set(['row', 'c', 'col', 'mergeCell']);

/** Reads the tags of a sheet. Rows after `maxRows` aren't read and don't count. Throws an XlsxError if it defines too many columns. */
export function readSheetCells(sheetXml: string, maxRows: number): SheetCells {
  const reader = new SheetTagReader(maxRows);
  for (const sheetTag of findTags(sheetXml, SHEET_TAGS)) reader.read(sheetTag);
  return reader.getCells();
}

type Attributes = XmlTag['attributes'];

/** Follows the tags of a sheet in their order. Rows and columns are counted from 1, as in references to cells. */
class SheetTagReader {
  readonly #maxRows: number;
  readonly #hiddenRows = new Set<number>();
  readonly #hiddenColumns = new Set<number>();
  readonly #isoDates = new Set<string>();
  readonly #styles: number[][] = [];
  /** The number of `row` tags so far. */
  #rowCount = 0;
  /** The row and the column of the last tag. */
  #row = 0;
  #column = 0;
  /** The last row and the last column that are used so far. */
  #lastRow = 0;
  #lastColumn = 0;
  /** The number of columns that `col` tags have defined so far. */
  #definedColumns = 0;
  #merges = 0;

  constructor(maxRows: number) {
    this.#maxRows = maxRows;
  }

  read({ name, attributes }: XmlTag): void {
    if (name === 'mergeCell') this.#merges += 1;
    else if (name === 'col') this.#readColumns(attributes);
    else if (name === 'row') this.#readRow(attributes);
    else if (this.#rowCount <= this.#maxRows) this.#readCell(attributes);
  }

  getCells(): SheetCells {
    return {
      cells: this.#lastRow * this.#lastColumn,
      merges: this.#merges,
      hiddenRows: this.#hiddenRows,
      hiddenColumns: this.#hiddenColumns,
      styles: this.#styles,
      isoDates: this.#isoDates,
    };
  }

  /** Reads a tag such as `<col min="2" max="5">`, which defines several columns. */
  #readColumns(attributes: Attributes): void {
    const [minColumn = 1, maxColumn = 1] = ['min', 'max'].map(
      (attributeName) => Number(attributes.get(attributeName) ?? 1) || 1,
    );
    const [firstColumn, lastColumn] = [
      Math.max(Math.trunc(minColumn), 1),
      Math.min(Math.trunc(maxColumn), MAX_COLUMNS),
    ];
    this.#definedColumns += Math.max(0, lastColumn - firstColumn + 1);
    if (this.#definedColumns > MAX_COLUMNS) throw new XlsxError('damaged');
    if (!isTrueAttribute(attributes.get('hidden')) && !isZeroAttribute(attributes.get('width'))) return;
    for (let column = firstColumn; column <= lastColumn; column++) this.#hiddenColumns.add(column - 1);
  }

  #readRow(attributes: Attributes): void {
    const rowNumber = Number(attributes.get('r') ?? 0) || 0;
    this.#rowCount += 1;
    this.#row = rowNumber || this.#row + 1;
    this.#column = 0;
    if (this.#rowCount > this.#maxRows) return;
    this.#lastRow = Math.max(this.#lastRow + 1, rowNumber);
    if (isTrueAttribute(attributes.get('hidden')) || isZeroAttribute(attributes.get('ht')))
      this.#hiddenRows.add(this.#row - 1);
  }

  #readCell(attributes: Attributes): void {
    const reference = parseCellReference(attributes.get('r'));
    const rowNumber = reference?.row ?? this.#row;
    this.#column = reference?.column ?? this.#column + 1;
    this.#lastColumn = Math.max(this.#lastColumn, this.#column);
    this.#lastRow = Math.max(this.#lastRow, reference?.row ?? 0);
    if (attributes.get('t') === 'd') this.#isoDates.add(`${rowNumber - 1},${this.#column - 1}`);
    const styleNumber = Number(attributes.get('s') ?? 0) || 0;
    if (styleNumber <= 0 || rowNumber < 1 || rowNumber > MAX_ROWS || this.#column > MAX_COLUMNS) return;
    const rowStyles = this.#styles[rowNumber - 1] ?? [];
    rowStyles[this.#column - 1] = styleNumber;
    this.#styles[rowNumber - 1] = rowStyles;
  }
}

const isZeroAttribute = (attribute = ''): boolean => attribute.trim() !== '' && Number(attribute) === 0;

/** Parses a reference such as `C12` into row and column, both counted from 1. */
function parseCellReference(reference = ''): { row: number; column: number } | undefined {
  const [, letters = '', digits] = /^([a-z]{1,10})(\d{1,10})$/i.exec(reference) ?? [];
  if (digits === undefined) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column };
}
