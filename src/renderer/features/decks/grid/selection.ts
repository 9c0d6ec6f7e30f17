/** The selection of the grid as plain data, and the keys that move it. */
import type { CellRange } from '../../../../shared/deck/grid-edits.ts';

export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface Selection {
  /** The cell from which keys move. */
  readonly active: CellPosition;
  /** The opposite corner of the selection. */
  readonly anchor: CellPosition;
}

export interface GridExtent {
  readonly rowCount: number;
  readonly columnCount: number;
  /** The number of rows visible at once. */
  readonly visibleRowCount: number;
}

export const START_SELECTION: Selection = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };

const clampIndex = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));

/** Returns the selection clamped to a grid that may have become smaller. */
export const clampSelection = ({ active, anchor }: Selection, { rowCount, columnCount }: GridExtent): Selection => {
  const clampCell = ({ row, column }: CellPosition): CellPosition => ({
    row: clampIndex(row, rowCount),
    column: clampIndex(column, columnCount),
  });
  return { active: clampCell(active), anchor: clampCell(anchor) };
};

/** Selects the active cell, or everything from the anchor to the active cell if `extendsSelection` is set. */
export const moveSelection = (selection: Selection, active: CellPosition, extendsSelection: boolean): Selection => ({
  active,
  anchor: extendsSelection ? selection.anchor : active,
});

export const getSelectedRange = ({ active, anchor }: Selection): CellRange => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

export const isInRange = ({ top, bottom, left, right }: CellRange, { row, column }: CellPosition): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/**
 * Returns the cell to which a key moves, or undefined for other keys. `isCommandKey` says whether Ctrl or Command is pressed.
 */
export function findTargetCell(
  pressedKey: string,
  { row, column }: CellPosition,
  { rowCount, columnCount, visibleRowCount }: GridExtent,
  isCommandKey: boolean,
): CellPosition | undefined {
  const createCell = (nextRow: number, nextColumn: number): CellPosition => ({
    row: clampIndex(nextRow, rowCount),
    column: clampIndex(nextColumn, columnCount),
  });
  switch (pressedKey) {
    case 'ArrowDown':
      return createCell(isCommandKey ? rowCount - 1 : row + 1, column);
    case 'ArrowUp':
      return createCell(isCommandKey ? 0 : row - 1, column);
    case 'ArrowRight':
      return createCell(row, isCommandKey ? columnCount - 1 : column + 1);
    case 'ArrowLeft':
      return createCell(row, isCommandKey ? 0 : column - 1);
    case 'PageDown':
      return createCell(row + visibleRowCount, column);
    case 'PageUp':
      return createCell(row - visibleRowCount, column);
    case 'Home':
      return createCell(isCommandKey ? 0 : row, 0);
    case 'End':
      return createCell(isCommandKey ? rowCount - 1 : row, columnCount - 1);
    default:
      return undefined;
  }
}

/** Returns the next or previous cell in reading order; undefined beyond the ends. */
export function findNextCell(
  { row, column }: CellPosition,
  { rowCount, columnCount }: GridExtent,
  offset: 1 | -1,
): CellPosition | undefined {
  const cellIndex = row * columnCount + column + offset;
  return cellIndex < 0 || cellIndex >= rowCount * columnCount
    ? undefined
    : { row: Math.floor(cellIndex / columnCount), column: cellIndex % columnCount };
}
