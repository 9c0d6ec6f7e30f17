/** Fills boxes with text: line by line from one column to the next, but only with whole entries at the end of a flow. */
import type { Squeeze } from '../../../text/lines/styles.ts';
import { addBlockBaselines, type Block, computeHeight, getLastDescent, measureToFirstBaseline } from './flow-blocks.ts';

/** Tolerance for rounding errors, in points. */
export const SLACK = 1e-6;
/** An entry is split only if each part gets at least this many lines. */
const MIN_SPLIT_LINES = 2;

/** The blocks that fit in a box, and the blocks that are left. */
export type FillResult = readonly [kept: readonly Block[], left: readonly Block[]];

/** Share of a box that the first entries must fill; otherwise later entries that fit are taken too. */
const MIN_FILL_SHARE = 0.6;

/**
 * Splits the entries into those that fit whole and the others. To keep the reading order, no entry is taken after the first that
 * does not fit. Only if that would leave too much of the box empty, shorter entries after a long entry are taken too.
 */
export function fillWithWholeEntries(blocks: readonly Block[], availableHeight: number, squeeze: Squeeze): FillResult {
  const orderedResult = takeEntries(blocks, availableHeight, squeeze, true);
  return computeHeight(orderedResult[0], squeeze) >= availableHeight * MIN_FILL_SHARE
    ? orderedResult
    : takeEntries(blocks, availableHeight, squeeze, false);
}

/**
 * Takes entries that fit whole. A heading is taken only with an entry below it; if the entries of a section are split, both parts get
 * the heading. With `keepsOrder`, no entry is taken after the first that does not fit.
 */
function takeEntries(
  blocks: readonly Block[],
  availableHeight: number,
  squeeze: Squeeze,
  keepsOrder: boolean,
): FillResult {
  const keptBlocks: Block[] = [];
  const remainingBlocks: Block[] = [];
  /** The last baseline of the kept blocks. It is updated for each entry, since adding up all blocks again takes quadratic time. */
  let lastBaseline = 0;
  let currentHeading: Block | undefined;
  let printedHeading: Block | undefined;
  let carriedHeading: Block | undefined;
  for (const block of blocks) {
    if (block.paragraph.kind === 'heading') {
      currentHeading = block;
      continue;
    }
    const addedBlocks =
      currentHeading === undefined || printedHeading === currentHeading ? [block] : [currentHeading, block];
    const newBaseline = addedBlocks.reduce(
      (sum, addedBlock, index) => addBlockBaselines(sum, addedBlock, keptBlocks.length + index, squeeze),
      lastBaseline,
    );
    const isOver = keepsOrder && remainingBlocks.length > 0;
    if (isOver || newBaseline + getLastDescent(block) > availableHeight + SLACK) {
      if (currentHeading !== undefined && carriedHeading !== currentHeading) remainingBlocks.push(currentHeading);
      remainingBlocks.push(block);
      carriedHeading = currentHeading;
    } else {
      keptBlocks.push(...addedBlocks);
      lastBaseline = newBaseline;
      printedHeading = currentHeading;
    }
  }
  return [keptBlocks, remainingBlocks];
}

/** Splits a block after `lineCount` lines. */
const splitBlock = (
  { paragraph, lines, isContinuation = false }: Block,
  lineCount: number,
): readonly [Block, Block] => [
  { paragraph, lines: lines.slice(0, lineCount), isContinuation },
  { paragraph, lines: lines.slice(lineCount), isContinuation: true },
];

/** Counts the lines of a block that fit below the blocks above it. Returns 0 if one of its parts would have too few lines. */
function countFittingLines(
  block: Block,
  baselineAbove: number,
  blockIndex: number,
  availableHeight: number,
  squeeze: Squeeze,
  isFirstEntry: boolean,
): number {
  const minLines = isFirstEntry ? 1 : MIN_SPLIT_LINES;
  const maxLines = block.lines.length - minLines;
  let lineCount = 0;
  let lastBaseline = baselineAbove;
  for (const [lineIndex, line] of block.lines.entries()) {
    lastBaseline += lineIndex === 0 ? measureToFirstBaseline(block, blockIndex, squeeze) : line.leading;
    if (lineIndex >= maxLines || lastBaseline > availableHeight + SLACK) break;
    if (lineIndex + 1 >= minLines && lastBaseline + line.descent <= availableHeight + SLACK) lineCount = lineIndex + 1;
  }
  return lineCount;
}

/**
 * Fills a box from the top and splits the first entry that does not fit. Returns the kept blocks and those for the next box.
 * An empty box always takes something if one line fits.
 */
function fillLines(blocks: readonly Block[], availableHeight: number, squeeze: Squeeze): FillResult {
  const keptBlocks: Block[] = [];
  let lastBaseline = 0;
  for (const [blockIndex, block] of blocks.entries()) {
    const newBaseline = addBlockBaselines(lastBaseline, block, blockIndex, squeeze);
    if (newBaseline + getLastDescent(block) <= availableHeight + SLACK) {
      keptBlocks.push(block);
      lastBaseline = newBaseline;
      continue;
    }
    const isFirstEntry = keptBlocks.every((keptBlock) => keptBlock.paragraph.kind === 'heading');
    const lineCount = countFittingLines(block, lastBaseline, blockIndex, availableHeight, squeeze, isFirstEntry);
    if (lineCount === 0) return moveLoneHeading(keptBlocks, blocks.slice(blockIndex));
    const [fittingBlock, continuedBlock] = splitBlock(block, lineCount);
    return [
      [...keptBlocks, fittingBlock],
      [continuedBlock, ...blocks.slice(blockIndex + 1)],
    ];
  }
  return [keptBlocks, []];
}

/** Moves a heading at the end of a box to the next box with its text, unless the box would be empty then. */
function moveLoneHeading(keptBlocks: readonly Block[], remainingBlocks: readonly Block[]): FillResult {
  const lastBlock = keptBlocks[keptBlocks.length - 1];
  if (lastBlock?.paragraph.kind !== 'heading' || keptBlocks.length === 1) return [keptBlocks, remainingBlocks];
  return [keptBlocks.slice(0, -1), [lastBlock, ...remainingBlocks]];
}

/** Fills columns of equal height one after the other. */
export function fillColumns(
  blocks: readonly Block[],
  columnCount: number,
  columnHeight: number,
  squeeze: Squeeze,
): readonly [columns: readonly (readonly Block[])[], left: readonly Block[]] {
  const columns: (readonly Block[])[] = [];
  let remainingBlocks = blocks;
  for (let index = 0; index < columnCount; index += 1) {
    const [keptBlocks, blocksLeft] = fillLines(remainingBlocks, columnHeight, squeeze);
    columns.push(keptBlocks);
    remainingBlocks = blocksLeft;
  }
  return [columns, remainingBlocks];
}

/** Whether a column ends with a heading, or with a heading and only one line of its text. */
function hasLoneHeading(column: readonly Block[], nextColumn: readonly Block[] | undefined): boolean {
  const [lastBlock, previousBlock] = [column[column.length - 1], column[column.length - 2]];
  if (lastBlock === undefined || nextColumn === undefined || nextColumn.length === 0) return false;
  if (lastBlock.paragraph.kind === 'heading') return true;
  return (
    lastBlock.lines.length < MIN_SPLIT_LINES &&
    previousBlock?.paragraph.kind === 'heading' &&
    nextColumn[0]?.isContinuation === true
  );
}

/** Bisection steps in the search for the height of balanced columns. Twelve steps find it to 1/4000 of the box. */
const SEARCH_STEPS = 12;

/**
 * Returns columns that are as equal as possible, or undefined if the text does not fit. A heading is kept with the text below it,
 * even if one column becomes longer.
 */
export function balanceColumns(
  blocks: readonly Block[],
  columnCount: number,
  maxHeight: number,
  squeeze: Squeeze,
): readonly (readonly Block[])[] | undefined {
  const fillAtHeight = (columnHeight: number): readonly (readonly Block[])[] | undefined => {
    const [columns, remainingBlocks] = fillColumns(blocks, columnCount, columnHeight, squeeze);
    return remainingBlocks.length === 0 ? columns : undefined;
  };
  let bestColumns = fillAtHeight(maxHeight);
  let [tooLow, knownHeight] = [0, maxHeight];
  for (let step = 0; bestColumns !== undefined && step < SEARCH_STEPS; step += 1) {
    const middleHeight = (tooLow + knownHeight) / 2;
    const triedColumns = fillAtHeight(middleHeight);
    if (
      triedColumns === undefined ||
      triedColumns.some((column, index) => hasLoneHeading(column, triedColumns[index + 1]))
    )
      tooLow = middleHeight;
    else [bestColumns, knownHeight] = [triedColumns, middleHeight];
  }
  return bestColumns;
}
