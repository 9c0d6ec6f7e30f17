/** The selection of the grid as plain data, and the keys that move it. */
import type { CellRange } from '../../../../shared/deck/grid-edits.ts';

export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Selection {
  /** The cell from which keys move. */
  readonly active: Place;
  /** The opposite corner of the selection. */
  readonly anchor: Place;
}

export interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** The number of rows visible at once. */
  readonly page: number;
}

export const START: Selection = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };

const within = (n: number, count: number): number => Math.max(0, Math.min(n, count - 1));

/** Returns the selection clamped to a table that may have become smaller. */
export const insideOf = ({ active, anchor }: Selection, { rows, columns }: Extent): Selection => {
  const inside = ({ row, column }: Place): Place => ({ row: within(row, rows), column: within(column, columns) });
  return { active: inside(active), anchor: inside(anchor) };
};

/** Selects one cell, or everything from the anchor to it if `extend` is set. */
export const selectedAt = (from: Selection, active: Place, extend: boolean): Selection => ({
  active,
  anchor: extend ? from.anchor : active,
});

export const rangeOf = ({ active, anchor }: Selection): CellRange => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

export const isIn = ({ top, bottom, left, right }: CellRange, { row, column }: Place): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Returns the cell to which a key moves, or undefined for other keys. `far` means that Ctrl or Command is pressed. */
export function goalOf(
  key: string,
  { row, column }: Place,
  { rows, columns, page }: Extent,
  far: boolean,
): Place | undefined {
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: within(nextRow, rows),
    column: within(nextColumn, columns),
  });
  switch (key) {
    case 'ArrowDown':
      return to(far ? rows - 1 : row + 1, column);
    case 'ArrowUp':
      return to(far ? 0 : row - 1, column);
    case 'ArrowRight':
      return to(row, far ? columns - 1 : column + 1);
    case 'ArrowLeft':
      return to(row, far ? 0 : column - 1);
    case 'PageDown':
      return to(row + page, column);
    case 'PageUp':
      return to(row - page, column);
    case 'Home':
      return to(far ? 0 : row, 0);
    case 'End':
      return to(far ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
}

/** Returns the next or previous cell in reading order; undefined beyond the ends. */
export function nextCell({ row, column }: Place, { rows, columns }: Extent, by: 1 | -1): Place | undefined {
  const at = row * columns + column + by;
  return at < 0 || at >= rows * columns ? undefined : { row: Math.floor(at / columns), column: at % columns };
}
