/** Distributes whole entries over columns whose tab stops differ, so that a long label narrows only its own column. */
import type { FontSet } from '../../../text/fonts/fonts.ts';
import type { Squeeze } from '../../../text/lines/styles.ts';
import { bisectFirst } from '../context.ts';
import { type Block, computeHeight, createBlocks, type MeasuredParagraph } from './flow-blocks.ts';
import { SLACK } from './flow-fill.ts';

/** Longer lists share one tab stop, since the time grows with the square of the number of entries. */
const MAX_ENTRIES = 24;

/** Whether the paragraphs are a list of entries with tabs, which `balanceEntries` can distribute. */
export const canBalanceEntries = (paragraphs: readonly MeasuredParagraph[]): boolean =>
  paragraphs.length <= MAX_ENTRIES &&
  paragraphs.some(({ tabbedText }) => tabbedText !== undefined) &&
  paragraphs.every(({ paragraph }) => paragraph.kind === 'entry');

/** Entries in one column with their height in points. */
interface Column {
  readonly end: number;
  readonly blocks: readonly Block[];
  readonly height: number;
}

/** Columns whose heights differ by less, in points, look equally high: accents and descenders count, but not lines. */
const SAME_HEIGHT = 2;

/**
 * Returns columns whose tallest is as low as possible, or undefined if the entries do not fit. Of columns that look equally high, the first
 * ones have more entries.
 */
export function balanceEntries(
  paragraphs: readonly MeasuredParagraph[],
  columnCount: number,
  columnWidth: number,
  maxHeight: number,
  fonts: FontSet,
  squeeze: Squeeze,
): readonly (readonly Block[])[] | undefined {
  /** All columns that begin with an entry, the shortest first. */
  const columnsByStart = paragraphs.map((_paragraph, start) =>
    paragraphs.slice(start).map((_entry, index): Column => {
      const end = start + index + 1;
      const blocks = createBlocks(paragraphs.slice(start, end), columnWidth, fonts, squeeze);
      return { end, blocks, height: computeHeight(blocks, squeeze) };
    }),
  );
  const fillAtHeight = (columnHeight: number): readonly (readonly Block[])[] | undefined => {
    const columns: (readonly Block[])[] = [];
    let start = 0;
    while (start < paragraphs.length && columns.length < columnCount) {
      const fittingColumns = columnsByStart[start]?.filter(({ height }) => height <= columnHeight + SLACK) ?? [];
      const column = fittingColumns[fittingColumns.length - 1];
      if (column === undefined) return undefined;
      columns.push(column.blocks);
      start = column.end;
    }
    return start === paragraphs.length ? columns : undefined;
  };
  const heights = columnsByStart.flat().map(({ height }) => height);
  const possibleHeights = heights.filter((height) => height <= maxHeight + SLACK).sort((a, b) => a - b);
  const minHeight = bisectFirst(possibleHeights, (height) => (fillAtHeight(height) === undefined ? undefined : height));
  return minHeight === undefined ? undefined : fillAtHeight(Math.min(minHeight + SAME_HEIGHT, maxHeight));
}
