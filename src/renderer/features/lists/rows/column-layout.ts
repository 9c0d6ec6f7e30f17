/** Computes which columns fit into a list and how wide they are. */
import type { CSSProperties } from 'react';

interface SizedColumn {
  readonly id: string;
  readonly width: number;
  readonly grow?: number;
  readonly dropPriority: number;
}

/** The parts of a list's width that are not for columns, in pixels. */
export interface RowFrame {
  readonly thumbnailWidth: number;
  readonly nameWidth: number;
  readonly toolsWidth: number;
  readonly columnGap: number;
  readonly edgesWidth: number;
}

/** Column widths set by the user, in pixels, by column id. The id of the column of names is `name`. */
export type ColumnWidths = Readonly<Record<string, number>>;

const ROWS_FRAME: RowFrame = { thumbnailWidth: 56, nameWidth: 170, toolsWidth: 76, columnGap: 12, edgesWidth: 56 };
/** In a compact row, the buttons appear over the row when the user points at it, so they need no width. */
const COMPACT_FRAME: RowFrame = { thumbnailWidth: 28, nameWidth: 160, toolsWidth: 0, columnGap: 12, edgesWidth: 56 };
const NARROW_FRAME: RowFrame = { thumbnailWidth: 0, nameWidth: 110, toolsWidth: 0, columnGap: 12, edgesWidth: 40 };
/** The minimum width in pixels of a list whose rows have thumbnails and buttons. */
const MIN_WIDE_WIDTH_PX = 520;

/** The minimum width in pixels that the user can set: a narrower heading could not be clicked any more. */
export const MIN_COLUMN_WIDTH_PX = 44;

export const getRowFrame = (listWidth: number, isCompact: boolean): RowFrame =>
  listWidth < MIN_WIDE_WIDTH_PX ? NARROW_FRAME : isCompact ? COMPACT_FRAME : ROWS_FRAME;

/**
 * Returns the width that a column needs at least. A column that the user has widened can shrink to its default width, so that
 * no other column is dropped because of it.
 */
const getRequiredWidth = (columnId: string, defaultWidth: number, columnWidths: ColumnWidths): number =>
  Math.min(defaultWidth, columnWidths[columnId] ?? defaultWidth);

/** Returns the width left for the columns after the name, in pixels. */
const getColumnSpace = (listWidth: number, rowFrame: RowFrame, columnWidths: ColumnWidths): number =>
  listWidth -
  rowFrame.edgesWidth -
  getRequiredWidth('name', rowFrame.nameWidth, columnWidths) -
  (rowFrame.thumbnailWidth === 0 ? 0 : rowFrame.thumbnailWidth + rowFrame.columnGap) -
  (rowFrame.toolsWidth === 0 ? 0 : rowFrame.toolsWidth + rowFrame.columnGap);

/** Returns the columns that fit, in their order. */
export function getFittingColumns<C extends SizedColumn>(
  columns: readonly C[],
  listWidth: number,
  rowFrame: RowFrame,
  columnWidths: ColumnWidths,
): readonly C[] {
  let remainingWidth = getColumnSpace(listWidth, rowFrame, columnWidths);
  const columnsByPriority = [...columns].sort((a, b) => a.dropPriority - b.dropPriority);
  const visibleColumns = new Set<C>();
  for (const column of columnsByPriority) {
    remainingWidth -= getRequiredWidth(column.id, column.width, columnWidths) + rowFrame.columnGap;
    if (remainingWidth < 0) break;
    visibleColumns.add(column);
  }
  return columns.filter((column) => visibleColumns.has(column));
}

/** Returns the maximum width of a column at which every other column still has the width that it needs. */
export function getMaxColumnWidth(
  columnId: string,
  columns: readonly SizedColumn[],
  listWidth: number,
  rowFrame: RowFrame,
  columnWidths: ColumnWidths,
): number {
  const defaultWidth =
    columnId === 'name' ? rowFrame.nameWidth : (columns.find((column) => column.id === columnId)?.width ?? 0);
  const takenWidth = columns.reduce(
    (totalWidth, column) => totalWidth + getRequiredWidth(column.id, column.width, columnWidths) + rowFrame.columnGap,
    0,
  );
  return Math.max(
    MIN_COLUMN_WIDTH_PX,
    getColumnSpace(listWidth, rowFrame, columnWidths) -
      takenWidth +
      getRequiredWidth(columnId, defaultWidth, columnWidths),
  );
}

/** The share of the remaining width that the column of names gets, in fractions of the grid (`fr`). */
const NAME_GROW_FR = 2.2;

/** Returns the column widths as CSS variables for the grid of the list. */
export function createColumnStyle(
  columns: readonly SizedColumn[],
  rowFrame: RowFrame,
  columnWidths: ColumnWidths,
): CSSProperties & Record<`--${string}`, string> {
  const formatTrack = (columnId: string, defaultWidth: number, growShare: number | undefined): string => {
    const userWidth = columnWidths[columnId];
    if (userWidth !== undefined)
      return userWidth <= defaultWidth ? `${userWidth}px` : `minmax(${defaultWidth}px, ${userWidth}px)`;
    return growShare === undefined ? `${defaultWidth}px` : `minmax(${defaultWidth}px, ${growShare}fr)`;
  };
  const columnTracks = columns.map(({ id, width, grow }) => formatTrack(id, width, grow));
  // If the user has fixed the width of every column, the cell of the buttons takes the remaining width.
  const hasGrowingColumn =
    columnWidths.name === undefined || columns.some(({ id, grow }) => grow !== undefined && !(id in columnWidths));
  const allTracks = [
    ...(rowFrame.thumbnailWidth === 0 ? [] : [`${rowFrame.thumbnailWidth}px`]),
    formatTrack('name', rowFrame.nameWidth, NAME_GROW_FR),
    ...columnTracks,
    ...(rowFrame.toolsWidth === 0
      ? []
      : [hasGrowingColumn ? `${rowFrame.toolsWidth}px` : `minmax(${rowFrame.toolsWidth}px, 1fr)`]),
  ];
  return { '--tracks': allTracks.join(' '), '--row-gap': `${rowFrame.columnGap}px` };
}
