/** How much of a text goes into a box: whole entries where the rest has a place to go, lines where one box follows another. */
import type { Squeeze } from '../../../text/lines/styles.ts';
import { type Block, baselinesWith, heightOf, lastDescent, toFirst } from './flow-blocks.ts';

export const SLACK = 1e-6;
/** An entry is split only when at least this many of its lines stand on either side. */
const TOGETHER = 2;

/** The blocks that fit in a box, and the others. */
export type FillResult = readonly [kept: readonly Block[], left: readonly Block[]];

/** Share of a box that the first entries have to fill; with less, later entries that fit are taken too. */
const WELL_FILLED = 0.6;

/**
 * The whole entries that fit and those that do not. The first ones stay and all that follow go, so that nobody reads back
 * and forth; only where one long entry would leave the box all but empty, shorter ones behind it are taken before it.
 */
export function fillWithWholeEntries(blocks: readonly Block[], room: number, squeeze: Squeeze): FillResult {
  const inOrder = keepEntries(blocks, room, squeeze, true);
  return heightOf(inOrder[0], squeeze) >= room * WELL_FILLED ? inOrder : keepEntries(blocks, room, squeeze, false);
}

/** A heading stays only with an entry below it; where the entries of a section are split, both parts have it. */
function keepEntries(blocks: readonly Block[], room: number, squeeze: Squeeze, inOrder: boolean): FillResult {
  const kept: Block[] = [];
  const left: Block[] = [];
  /** Down to the last baseline of what is kept: summing up again for each entry would take quadratic time. */
  let baselines = 0;
  let heading: Block | undefined;
  let printed: Block | undefined;
  let carried: Block | undefined;
  for (const block of blocks) {
    if (block.paragraph.kind === 'heading') {
      heading = block;
      continue;
    }
    const added = heading === undefined || printed === heading ? [block] : [heading, block];
    const lower = added.reduce((sum, one, index) => baselinesWith(sum, one, kept.length + index, squeeze), baselines);
    const isOver = inOrder && left.length > 0;
    if (isOver || lower + lastDescent(block) > room + SLACK) {
      if (heading !== undefined && carried !== heading) left.push(heading);
      left.push(block);
      carried = heading;
    } else {
      kept.push(...added);
      baselines = lower;
      printed = heading;
    }
  }
  return [kept, left];
}

/** The lines of a block up to `count`, and the others. */
const splitBlock = ({ paragraph, lines, rest = false }: Block, count: number): readonly [Block, Block] => [
  { paragraph, lines: lines.slice(0, count), rest },
  { paragraph, lines: lines.slice(count), rest: true },
];

/** As many lines of a block as still fit below others; none when too few would stay together. */
function linesThatFit(
  block: Block,
  above: number,
  index: number,
  room: number,
  squeeze: Squeeze,
  alone: boolean,
): number {
  const least = alone ? 1 : TOGETHER;
  const most = block.lines.length - least;
  let count = 0;
  let baselines = above;
  for (const [i, line] of block.lines.entries()) {
    baselines += i === 0 ? toFirst(block, index, squeeze) : line.leading;
    if (i >= most || baselines > room + SLACK) break;
    if (i + 1 >= least && baselines + line.descent <= room + SLACK) count = i + 1;
  }
  return count;
}

/**
 * Fills a box from the top, line by line where an entry does not fit whole, and gives back what goes into the next one.
 * An empty box always takes something as long as one line fits.
 */
function fillLines(blocks: readonly Block[], room: number, squeeze: Squeeze): FillResult {
  const kept: Block[] = [];
  let baselines = 0;
  for (const [index, block] of blocks.entries()) {
    const lower = baselinesWith(baselines, block, index, squeeze);
    if (lower + lastDescent(block) <= room + SLACK) {
      kept.push(block);
      baselines = lower;
      continue;
    }
    const alone = kept.every((one) => one.paragraph.kind === 'heading');
    const count = linesThatFit(block, baselines, index, room, squeeze, alone);
    if (count === 0) return withoutLoneHeading(kept, blocks.slice(index));
    const [here, there] = splitBlock(block, count);
    return [
      [...kept, here],
      [there, ...blocks.slice(index + 1)],
    ];
  }
  return [kept, []];
}

/** A heading at the end of a box goes with what it stands above, unless the box would be empty then. */
function withoutLoneHeading(kept: readonly Block[], left: readonly Block[]): FillResult {
  const end = kept[kept.length - 1];
  if (end?.paragraph.kind !== 'heading' || kept.length === 1) return [kept, left];
  return [kept.slice(0, -1), [end, ...left]];
}

/** Columns of one height filled one after the other. */
export function fillColumns(
  blocks: readonly Block[],
  count: number,
  height: number,
  squeeze: Squeeze,
): readonly [columns: readonly (readonly Block[])[], left: readonly Block[]] {
  const columns: (readonly Block[])[] = [];
  let left = blocks;
  for (let index = 0; index < count; index += 1) {
    const [kept, rest] = fillLines(left, height, squeeze);
    columns.push(kept);
    left = rest;
  }
  return [columns, left];
}

/** Whether a column ends in a heading, or in the first line under one whose others stand in the next column. */
function isLonely(column: readonly Block[], next: readonly Block[] | undefined): boolean {
  const [end, before] = [column[column.length - 1], column[column.length - 2]];
  if (end === undefined || next === undefined || next.length === 0) return false;
  if (end.paragraph.kind === 'heading') return true;
  return end.lines.length < TOGETHER && before?.paragraph.kind === 'heading' && next[0]?.rest === true;
}

/** How often the height of even columns is halved in search: to a 4000th of the box. */
const STEPS = 12;

/**
 * The columns as even as they go, or undefined when the text does not fit into them. A heading stays with
 * the text below it, even if one column becomes longer.
 */
export function evenColumns(
  blocks: readonly Block[],
  count: number,
  height: number,
  squeeze: Squeeze,
): readonly (readonly Block[])[] | undefined {
  const at = (tried: number): readonly (readonly Block[])[] | undefined => {
    const [columns, left] = fillColumns(blocks, count, tried, squeeze);
    return left.length === 0 ? columns : undefined;
  };
  let best = at(height);
  let [low, high] = [0, height];
  for (let step = 0; best !== undefined && step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const tried = at(middle);
    if (tried === undefined || tried.some((column, index) => isLonely(column, tried[index + 1]))) low = middle;
    else [best, high] = [tried, middle];
  }
  return best;
}
