/** Distributes the blocks of a play roster to columns, in the order of the team and the largest type that fits, so that the columns of a page end together. */

import { splitColumns } from '../../kit/columns.ts';
import type { BlockRow, PlayBlock } from './block-row.ts';

/** Columns of a page. */
export const COLUMN_COUNT = 2;
/** The font sizes to try, in points. Below the smallest, the roster gets more pages. */
const SIZES = { largest: 9.6, smallest: 7.5, step: 0.1 } as const;
/** Ems between two rows of a block, and between two blocks. */
const GAP = { row: 0.09, block: 0.7 } as const;
/** Gaps between blocks grow by several times as much as those between rows. */
const BLOCK_STRETCH = 3;
/** All gaps of a page grow up to this if it has room, in ems. */
const COMFORTABLE_STRETCH = 0.55;
/** The most that a gap between blocks may grow further, so that the columns of a page end together, in ems. */
const MAX_BLOCK_GAP = 2;

/** The heights in points that the columns of the first page and of further pages have. */
export interface ColumnHeights {
  readonly first: number;
  readonly next: number;
}

export interface PlacedRow {
  readonly row: BlockRow;
  /** Points from the top of the column. */
  readonly y: number;
}

export interface PlayColumn {
  readonly blocks: readonly PlayBlock[];
  readonly rows: readonly PlacedRow[];
}

export interface PlayLayout {
  readonly emSize: number;
  /** The columns of each page. */
  readonly pages: readonly (readonly PlayColumn[])[];
}

/** Creates all blocks for a font size. */
type CreateBlocks = (emSize: number) => readonly PlayBlock[];
/** Creates the block that continues a block which is taller than a page. */
type ContinueBlock = (block: PlayBlock, emSize: number) => BlockRow;

/** Lays out the blocks on `pageCount` pages in the largest type, or on as few pages as possible in the smallest type. */
export function layoutPlayColumns(
  createBlocks: CreateBlocks,
  continueBlock: ContinueBlock,
  columnHeights: ColumnHeights,
  pageCount: number,
): PlayLayout {
  const tryLayout = (emSize: number, pages: number): PlayLayout | undefined => {
    const blocks = createBlocks(emSize);
    const columns = splitBlocks(blocks, emSize, columnHeights, pages);
    return columns && { emSize, pages: stretchPages(columns, emSize, columnHeights) };
  };
  const smallestBlocks = splitTallBlocks(createBlocks(SIZES.smallest), continueBlock, columnHeights);
  const maxPages = Math.ceil(fillColumns(smallestBlocks, columnHeights).length / COLUMN_COUNT);
  const neededPages =
    Array.from({ length: maxPages }, (_, index) => index + 1).find(
      (pages) => splitBlocks(smallestBlocks, SIZES.smallest, columnHeights, pages) !== undefined,
    ) ?? maxPages;
  const pages = Math.max(pageCount, neededPages);
  const stepCount = Math.round((SIZES.largest - SIZES.smallest) / SIZES.step);
  let bestLayout: PlayLayout | undefined;
  // Larger type hardly ever needs less room, so bisection finds about the largest size that fits.
  let [lowStep, highStep] = [-1, stepCount + 1];
  while (highStep - lowStep > 1) {
    const middleStep = (lowStep + highStep) >> 1;
    const layout = tryLayout(SIZES.smallest + middleStep * SIZES.step, pages);
    if (layout === undefined) highStep = middleStep;
    else {
      bestLayout = layout;
      lowStep = middleStep;
    }
  }
  if (bestLayout !== undefined) return bestLayout;
  const columns =
    splitBlocks(smallestBlocks, SIZES.smallest, columnHeights, pages) ?? fillColumns(smallestBlocks, columnHeights);
  return { emSize: SIZES.smallest, pages: stretchPages(columns, SIZES.smallest, columnHeights) };
}

const getBlockHeight = ({ rows }: PlayBlock, emSize: number): number =>
  rows.reduce((sum, { height }) => sum + height, 0) + Math.max(0, rows.length - 1) * GAP.row * emSize;

const getColumnHeight = (columnIndex: number, { first, next }: ColumnHeights): number =>
  columnIndex < COLUMN_COUNT ? first : next;

/** Splits the blocks into columns of even height, in the order of the team. Returns undefined if they don't fit on these pages. */
function splitBlocks(
  blocks: readonly PlayBlock[],
  emSize: number,
  columnHeights: ColumnHeights,
  pageCount: number,
): PlayBlock[][] | undefined {
  const heights = blocks.map((block) => getBlockHeight(block, emSize));
  const columnCount = pageCount * COLUMN_COUNT;
  // A column of the first page is shorter. What it lacks counts as if it were filled.
  const filledHeights = Array.from(
    { length: columnCount },
    (_, index) => columnHeights.next - getColumnHeight(index, columnHeights),
  );
  const starts = splitColumns(heights, columnCount, GAP.block * emSize, filledHeights);
  const columns = starts.map((start, index) => blocks.slice(start, starts[index + 1]));
  const isFitting = columns.every(
    (column, index) => getBlocksHeight(column, emSize) <= getColumnHeight(index, columnHeights),
  );
  return isFitting ? columns : undefined;
}

const getBlocksHeight = (blocks: readonly PlayBlock[], emSize: number): number =>
  blocks.reduce((sum, block) => sum + getBlockHeight(block, emSize), 0) +
  Math.max(0, blocks.length - 1) * GAP.block * emSize;

/** Fills column after column in the smallest type. */
function fillColumns(blocks: readonly PlayBlock[], columnHeights: ColumnHeights): PlayBlock[][] {
  const columns: PlayBlock[][] = [[]];
  for (const block of blocks) {
    const lastColumn = columns.at(-1) ?? [];
    const height = getBlocksHeight([...lastColumn, block], SIZES.smallest);
    if (lastColumn.length > 0 && height > getColumnHeight(columns.length - 1, columnHeights)) columns.push([block]);
    else lastColumn.push(block);
  }
  return columns;
}

/** Whether a block is taller than a column even in the smallest type. */
export const hasTallBlock = (
  createBlocks: (emSize: number) => readonly PlayBlock[],
  { first, next }: ColumnHeights,
): boolean =>
  createBlocks(SIZES.smallest).some((block) => getBlockHeight(block, SIZES.smallest) > Math.min(first, next));

/** Splits blocks that are taller than a column between their rows. */
function splitTallBlocks(
  blocks: readonly PlayBlock[],
  continueBlock: ContinueBlock,
  { first, next }: ColumnHeights,
): PlayBlock[] {
  const maxHeight = Math.min(first, next);
  return blocks.flatMap((block) => {
    if (getBlockHeight(block, SIZES.smallest) <= maxHeight) return [block];
    const parts: PlayBlock[] = [];
    let rows: BlockRow[] = [];
    for (const row of block.rows) {
      const isFull = getBlockHeight({ ...block, rows: [...rows, row] }, SIZES.smallest) > maxHeight;
      if (rows.length > 0 && isFull) {
        parts.push({ ...block, rows });
        rows = [continueBlock(block, SIZES.smallest)];
      }
      rows.push(row);
    }
    return [...parts, { ...block, rows }];
  });
}

/**
 * Places the rows of all columns. The gaps between rows grow by the same length on the whole page, and those between blocks so that the
 * columns end at about the same height.
 */
function stretchPages(
  columns: readonly (readonly PlayBlock[])[],
  emSize: number,
  columnHeights: ColumnHeights,
): PlayColumn[][] {
  return Array.from({ length: Math.ceil(columns.length / COLUMN_COUNT) }, (_, pageIndex) => {
    const pageColumns = columns.slice(pageIndex * COLUMN_COUNT, (pageIndex + 1) * COLUMN_COUNT);
    const pageHeight = getColumnHeight(pageIndex * COLUMN_COUNT, columnHeights);
    const rowStretch = Math.min(
      COMFORTABLE_STRETCH * emSize,
      ...pageColumns.map((column) =>
        Math.max(0, (pageHeight - getBlocksHeight(column, emSize)) / Math.max(1, countGaps(column))),
      ),
    );
    const stretchedHeights = pageColumns.map(
      (column) => getBlocksHeight(column, emSize) + countGaps(column) * rowStretch,
    );
    const targetHeight = Math.max(...stretchedHeights);
    return pageColumns.map((column, columnIndex) => {
      const spareHeight = targetHeight - (stretchedHeights[columnIndex] ?? targetHeight);
      const blockStretch = Math.min(spareHeight / Math.max(1, column.length - 1), MAX_BLOCK_GAP * emSize);
      return placeRows(column, emSize, rowStretch, blockStretch);
    });
  });
}

/** Counts the gaps of a column. A gap between blocks counts as several gaps between rows. */
const countGaps = (blocks: readonly PlayBlock[]): number =>
  blocks.reduce((sum, { rows }) => sum + rows.length - 1, 0) + Math.max(0, blocks.length - 1) * BLOCK_STRETCH;

/** Places rows below each other, with these additions to the gaps between rows and between blocks, in points. */
function placeRows(blocks: readonly PlayBlock[], emSize: number, rowStretch: number, blockStretch: number): PlayColumn {
  const rows: PlacedRow[] = [];
  let y = 0;
  for (const [blockIndex, block] of blocks.entries()) {
    if (blockIndex > 0) y += GAP.block * emSize + BLOCK_STRETCH * rowStretch + blockStretch;
    for (const [rowIndex, row] of block.rows.entries()) {
      if (rowIndex > 0) y += GAP.row * emSize + rowStretch;
      rows.push({ row, y });
      y += row.height;
    }
  }
  return { blocks, rows };
}
