/** Edits the cells, rows and columns of a deck. Rows and columns are counted from 0. */
import type { Edit } from '../document/edit.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { joinPointer } from '../document/pointer.ts';
import type { Column } from './columns.ts';

/** A rectangle of cells, including both corners. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Creates the edit that replaces one row. */
const createRowEdit = (rowIndex: number, rowCells: readonly string[]): Edit => ({
  op: 'set',
  path: joinPointer('/rows', rowIndex),
  value: rowCells,
});
/** Creates the edit that replaces all rows. */
const createRowsEdit = (newRows: readonly (readonly string[])[]): Edit => ({
  op: 'set',
  path: '/rows',
  value: newRows,
});

/** Returns the cells of a row with a new text in one column. A short row is filled up with empty cells. */
const replaceCell = (rowCells: readonly string[], columnIndex: number, cellText: string): string[] => {
  const paddedCells = Array.from(
    { length: Math.max(rowCells.length, columnIndex + 1) },
    (_cell, index) => rowCells[index] ?? '',
  );
  paddedCells[columnIndex] = cellText;
  return paddedCells;
};

/** Changes one cell. Returns no edits if the cell has this text already. */
export function editCell({ columns, rows }: Deck, rowIndex: number, columnIndex: number, cellText: string): Edit[] {
  const rowCells = rows[rowIndex];
  if (rowCells === undefined || columnIndex >= columns.length || (rowCells[columnIndex] ?? '') === cellText) return [];
  return columnIndex < rowCells.length
    ? [{ op: 'set', path: joinPointer('/rows', rowIndex, columnIndex), value: cellText }]
    : [createRowEdit(rowIndex, replaceCell(rowCells, columnIndex, cellText))];
}

/** Empties all cells of a range. */
export function clearCells({ rows, columns }: Deck, { top, left, bottom, right }: CellRange): Edit[] {
  const clearedRows: Edit[] = [];
  for (let rowIndex = top; rowIndex <= Math.min(bottom, rows.length - 1); rowIndex++) {
    const rowCells = rows[rowIndex] ?? [];
    const clearedCells = rowCells.map((cellText, columnIndex) =>
      columnIndex >= left && columnIndex <= Math.min(right, columns.length - 1) ? '' : cellText,
    );
    if (clearedCells.some((cellText, columnIndex) => cellText !== rowCells[columnIndex]))
      clearedRows.push(createRowEdit(rowIndex, clearedCells));
  }
  return clearedRows;
}

/** Returns the cells of a range, row by row. */
export const getCells = ({ rows }: Deck, { top, left, bottom, right }: CellRange): string[][] =>
  rows
    .slice(top, bottom + 1)
    .map((rowCells) => Array.from({ length: right - left + 1 }, (_cell, offset) => rowCells[left + offset] ?? ''));

/** Returns a column name that is not used yet: `Column 3`. */
export const findFreeColumnName = (columns: readonly Column[], namePrefix: string): string =>
  findFreeName(new Set(columns.map(({ name }) => name)), namePrefix, columns.length + 1);

function findFreeName(takenNames: ReadonlySet<string>, namePrefix: string, firstNumber: number): string {
  for (let nameNumber = firstNumber; ; nameNumber++) {
    const freeName = `${namePrefix} ${nameNumber}`;
    if (!takenNames.has(freeName)) return freeName;
  }
}

/** Adds columns at the end until there are `columnCount` of them. */
function addColumns(columns: readonly Column[], columnCount: number, namePrefix: string): readonly Column[] {
  const takenNames = new Set(columns.map(({ name }) => name));
  const newColumns: Column[] = [];
  for (let columnNumber = columns.length + 1; columnNumber <= columnCount; columnNumber++) {
    const freeName = findFreeName(takenNames, namePrefix, columnNumber);
    takenNames.add(freeName);
    newColumns.push({ name: freeName });
  }
  return [...columns, ...newColumns];
}

/**
 * Writes cells, beginning at the top left cell of a range, and adds missing rows and columns. A single pasted cell fills the whole range.
 * `namePrefix` is the word before the number in the names of new columns.
 */
export function pasteCells(
  deck: Deck,
  range: CellRange,
  pastedRows: readonly (readonly string[])[],
  namePrefix: string,
): Edit[] {
  const singleCell = pastedRows.length === 1 && pastedRows[0]?.length === 1 ? pastedRows[0][0] : undefined;
  const pastedBlock =
    singleCell === undefined
      ? pastedRows
      : Array.from({ length: range.bottom - range.top + 1 }, () =>
          Array.from({ length: range.right - range.left + 1 }, () => singleCell),
        );
  const blockWidth = pastedBlock.reduce((maxWidth, rowCells) => Math.max(maxWidth, rowCells.length), 0);
  const newColumns = addColumns(deck.columns, range.left + blockWidth, namePrefix);
  const existingRows = deck.rows.map((rowCells) => rowCells as readonly string[]);
  const rowEdits: Edit[] = [];
  for (const [blockIndex, blockCells] of pastedBlock.entries()) {
    const rowIndex = range.top + blockIndex;
    const existingCells = existingRows[rowIndex] ?? [];
    const rowEnd = blockCells.length === 0 ? 0 : range.left + blockCells.length;
    const newCells = Array.from({ length: Math.max(existingCells.length, rowEnd) }, (_cell, columnIndex) =>
      columnIndex >= range.left
        ? (blockCells[columnIndex - range.left] ?? existingCells[columnIndex] ?? '')
        : (existingCells[columnIndex] ?? ''),
    );
    if (rowIndex < existingRows.length) rowEdits.push(createRowEdit(rowIndex, newCells));
    else rowEdits.push({ op: 'set', path: '/rows/-', value: newCells });
  }
  return newColumns.length === deck.columns.length
    ? rowEdits
    : [{ op: 'set', path: '/columns', value: newColumns }, ...rowEdits];
}

/** Inserts rows before this index. */
export function insertRows({ rows }: Deck, rowIndex: number, newRows: readonly (readonly string[])[]): Edit[] {
  if (rowIndex === rows.length)
    return newRows.map((rowCells): Edit => ({ op: 'set', path: '/rows/-', value: [...rowCells] }));
  return [
    createRowsEdit([...rows.slice(0, rowIndex), ...newRows.map((rowCells) => [...rowCells]), ...rows.slice(rowIndex)]),
  ];
}

/** Deletes rows. */
export const deleteRows = ({ rows }: Deck, top: number, bottom: number): Edit[] =>
  top === bottom
    ? [{ op: 'remove', path: joinPointer('/rows', top) }]
    : [createRowsEdit([...rows.slice(0, top), ...rows.slice(bottom + 1)])];

/** Moves rows up (-1) or down (1) by one; no edits at the ends. */
export function moveRows({ rows }: Deck, top: number, bottom: number, direction: 1 | -1): Edit[] {
  const [sourceIndex, targetIndex] = [direction < 0 ? top - 1 : bottom + 1, direction < 0 ? bottom : top];
  const movedRow = rows[sourceIndex];
  if (movedRow === undefined) return [];
  const otherRows = rows.filter((_row, rowIndex) => rowIndex !== sourceIndex);
  return [createRowsEdit([...otherRows.slice(0, targetIndex), movedRow, ...otherRows.slice(targetIndex)])];
}

/** Sorts the rows by a column: numbers by size, empty cells last. Equal rows keep their order. */
export function sortRows({ rows }: Deck, columnIndex: number, isDescending: boolean): Edit[] {
  const compareTexts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;
  const sortedRows = [...rows].sort((a, b) => {
    const [firstText, secondText] = [(a[columnIndex] ?? '').trim(), (b[columnIndex] ?? '').trim()];
    if (firstText === '' || secondText === '') return Number(firstText === '') - Number(secondText === '');
    return isDescending ? compareTexts(secondText, firstText) : compareTexts(firstText, secondText);
  });
  return sortedRows.every((sortedRow, rowIndex) => sortedRow === rows[rowIndex]) ? [] : [createRowsEdit(sortedRows)];
}

/** Inserts a column before this index. All cells keep their column. */
export function insertColumn({ columns, rows }: Deck, columnIndex: number, newColumn: Column): Edit[] {
  const columnEdits: Edit[] = [
    {
      op: 'set',
      path: '/columns',
      value: [...columns.slice(0, columnIndex), newColumn, ...columns.slice(columnIndex)],
    },
  ];
  if (columnIndex === columns.length) return columnEdits;
  return [
    ...columnEdits,
    createRowsEdit(
      rows.map((rowCells) =>
        rowCells.length <= columnIndex
          ? rowCells
          : [...rowCells.slice(0, columnIndex), '', ...rowCells.slice(columnIndex)],
      ),
    ),
  ];
}

/** Deletes a column with its cells, and the keys that name it. */
export function deleteColumn(deck: Deck, columnIndex: number): Edit[] {
  const { columns, rows } = deck;
  const columnName = columns[columnIndex]?.name;
  if (columnName === undefined) return [];
  return [
    { op: 'set', path: '/columns', value: columns.filter((_column, index) => index !== columnIndex) },
    createRowsEdit(rows.map((rowCells) => rowCells.filter((_cell, index) => index !== columnIndex))),
    ...(deck.copies === columnName ? [{ op: 'remove', path: '/copies' } as const] : []),
    ...Object.entries(deck.shows ?? {}).flatMap(([templateName, sourceName]): Edit[] =>
      sourceName === columnName ? [{ op: 'remove', path: joinPointer('/shows', templateName) }] : [],
    ),
  ];
}

/** Renames a column, also in the keys that name it: `copies` and `shows`. */
export function renameColumn(deck: Deck, columnIndex: number, newName: string): Edit[] {
  const oldName = deck.columns[columnIndex]?.name;
  if (oldName === undefined || oldName === newName) return [];
  return [
    { op: 'set', path: joinPointer('/columns', columnIndex, 'name'), value: newName },
    ...(deck.copies === oldName ? [{ op: 'set', path: '/copies', value: newName } as const] : []),
    ...Object.entries(deck.shows ?? {}).flatMap(([templateName, sourceName]): Edit[] =>
      sourceName === oldName ? [{ op: 'set', path: joinPointer('/shows', templateName), value: newName }] : [],
    ),
  ];
}

/** Moves a column with its cells to the left (-1) or right (1) by one; no edits at the ends. */
export function moveColumn({ columns, rows }: Deck, columnIndex: number, direction: 1 | -1): Edit[] {
  const targetIndex = columnIndex + direction;
  if (columns[columnIndex] === undefined || columns[targetIndex] === undefined) return [];
  const swapItems = <T>(items: readonly T[], emptyItem: T): T[] => {
    const swappedItems = Array.from(
      { length: Math.max(items.length, Math.max(columnIndex, targetIndex) + 1) },
      (_item, index) => items[index] ?? emptyItem,
    );
    [swappedItems[columnIndex], swappedItems[targetIndex]] = [
      swappedItems[targetIndex] as T,
      swappedItems[columnIndex] as T,
    ];
    return swappedItems;
  };
  return [
    { op: 'set', path: '/columns', value: swapItems(columns, { name: '' }) },
    createRowsEdit(
      rows.map((rowCells) =>
        rowCells.length <= Math.min(columnIndex, targetIndex) ? rowCells : swapItems(rowCells, ''),
      ),
    ),
  ];
}
