/**
 * Assigns cards to sheets. Cards of one size form a block, a grid that a guillotine can cut. Leftover cards of several sizes
 * share sheets as blocks above each other, so that the first cut can separate the blocks. All lengths are in millimeters.
 */

import { MARK, type Size } from '../paper.ts';
import { CardTooLargeError } from './card-too-large.ts';
import {
  computeBestGrid,
  computeGrid,
  countFittingCells,
  type GridInput,
  getEdgeSpace,
  getSpan,
  rotateSize,
} from './grid.ts';
import type { Edges, ImpositionJob } from './impose.ts';

export interface CardBlock {
  /** The cards in their cells, row by row. */
  readonly cards: readonly number[];
  /** The size of a cell in its orientation on the sheet. */
  readonly cell: Size;
  /** Whether the cell is turned a quarter clockwise. */
  readonly isTurned: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** The free space on each side for bleed and marks. */
  readonly freeSpace: Edges;
}

export interface SheetArrangement {
  readonly paper: Size;
  readonly blocks: readonly CardBlock[];
}

/** Cards of one size. */
interface SizeGroup {
  readonly cell: Size;
  readonly cards: readonly number[];
}

/** The part of a group on a shared sheet that isn't full yet. */
interface OpenBlock extends SizeGroup {
  readonly isTurned: boolean;
  readonly columns: number;
  readonly rows: number;
}

type GridFrame = Omit<GridInput, 'cell'>;

/** Arranges all sheets of a job. Throws a CardTooLargeError if a card doesn't fit the paper. */
export function arrangeSheets(job: ImpositionJob, paper: Size, gutter: number, margin: number): SheetArrangement[] {
  const frame: GridFrame = {
    paper,
    gutter,
    margin,
    bleed: job.bleed,
    marks: job.marks,
  };
  const arrangements: SheetArrangement[] = [];
  const leftoverGroups: SizeGroup[] = [];
  for (const group of groupBySize(job)) {
    const cellsPerSheet = countCellsPerSheet(group, frame, job.sides);
    const cardsOnFullSheets = group.cards.length - (group.cards.length % cellsPerSheet);
    const fullSheet = arrangeSingleSize(group, cellsPerSheet, frame);
    for (let cardIndex = 0; cardIndex < cardsOnFullSheets; cardIndex += cellsPerSheet)
      arrangements.push(replaceCards(fullSheet, group.cards.slice(cardIndex, cardIndex + cellsPerSheet)));
    if (cardsOnFullSheets < group.cards.length)
      leftoverGroups.push({ ...group, cards: group.cards.slice(cardsOnFullSheets) });
  }
  return [...arrangements, ...arrangeLeftovers(leftoverGroups, frame)];
}

/** Groups cards by the size of their cells, in the order of their first card. */
function groupBySize({ trims, cards, sides }: ImpositionJob): SizeGroup[] {
  const groupsBySize = new Map<string, { cell: Size; cards: number[] }>();
  for (const cardNumber of cards) {
    const trim = trims[cardNumber] ?? { width: 0, height: 0 };
    const cell = sides === 'fold' ? { width: 2 * trim.width, height: trim.height } : trim;
    // Sizes that differ by less than a micrometer are equal.
    const sizeKey = `${Math.round(cell.width * 1000)} ${Math.round(cell.height * 1000)}`;
    const group = groupsBySize.get(sizeKey) ?? { cell, cards: [] };
    group.cards.push(cardNumber);
    groupsBySize.set(sizeKey, group);
  }
  return [...groupsBySize.values()];
}

function countCellsPerSheet({ cell }: SizeGroup, frame: GridFrame, sides: ImpositionJob['sides']): number {
  const { columns, rows } = computeBestGrid({ ...frame, cell });
  if (columns * rows === 0) {
    const cellWidth = sides === 'fold' ? cell.width / 2 : cell.width;
    const [cardWidth = 0, cardHeight = 0] = [cellWidth, cell.height].map((length) => Math.round(length * 100) / 100);
    throw new CardTooLargeError({ width: cardWidth, height: cardHeight, isFolded: sides === 'fold' });
  }
  return columns * rows;
}

/** Arranges up to `cellCount` cards of one size in the middle of a sheet. The columns are as even as possible: 4 cards become 2 by 2. */
function arrangeSingleSize({ cell, cards }: SizeGroup, cellCount: number, frame: GridFrame): SheetArrangement {
  const { paper, columns } = computeBestGrid({ ...frame, cell });
  const rows = Math.ceil(cellCount / columns);
  const block = { cell, cards, isTurned: false, columns: Math.ceil(cellCount / rows), rows };
  return createSheet([block], { ...frame, paper });
}

/** Returns the same sheet with other cards. */
const replaceCards = ({ paper, blocks }: SheetArrangement, cards: readonly number[]): SheetArrangement => ({
  paper,
  blocks: blocks.map((block) => ({ ...block, cards })),
});

/** Arranges leftovers of several sizes together if that saves a sheet, and separately otherwise. */
function arrangeLeftovers(leftoverGroups: readonly SizeGroup[], frame: GridFrame): SheetArrangement[] {
  const separateSheets = leftoverGroups.map((group) => arrangeSingleSize(group, group.cards.length, frame));
  const rotatedFrame = { ...frame, paper: rotateSize(frame.paper) };
  const uprightBlocks = leftoverGroups.map((group) => orientUpright(group, frame));
  const lowestBlocks = leftoverGroups.map((group) => orientLowest(group, frame));
  // Of arrangements with the same number of sheets the first one is used: upright cards in the order of the job are easiest to read.
  const candidates = [
    stackBlocks(uprightBlocks, frame),
    stackBlocks(sortByHeight(uprightBlocks), frame),
    stackBlocks(sortByHeight(lowestBlocks), frame),
    stackBlocks(sortByHeight(leftoverGroups.map((group) => orientLowest(group, rotatedFrame))), rotatedFrame),
  ];
  return candidates.reduce<SheetArrangement[]>(
    (fewestSheets, sheets) => (sheets !== undefined && sheets.length < fewestSheets.length ? sheets : fewestSheets),
    separateSheets,
  );
}

/** A group with the orientation of its cells on the sheet. There are 0 columns if the cells don't fit. */
type OrientedGroup = Omit<OpenBlock, 'rows'>;

const sortByHeight = (groups: readonly OrientedGroup[]): OrientedGroup[] =>
  [...groups].sort((firstGroup, secondGroup) => secondGroup.cell.height - firstGroup.cell.height);

/** Stacks blocks in their order, each on the first sheet with room for a row. Returns undefined if a card doesn't fit the paper. */
function stackBlocks(groups: readonly OrientedGroup[], frame: GridFrame): SheetArrangement[] | undefined {
  const { paper, gutter, margin } = frame;
  const availableHeight = paper.height - 2 * (margin + getEdgeSpace(frame));
  const blockGap = getBlockGap(frame);
  const arrangements: OpenBlock[][] = [];
  const getRemainingHeight = (openSheet: readonly OpenBlock[]): number =>
    availableHeight - openSheet.reduce((sum, { rows, cell }) => sum + getSpan(rows, cell.height, gutter) + blockGap, 0);
  if (groups.some(({ columns }) => columns === 0)) return undefined;
  for (const group of groups) {
    let { cards } = group;
    for (let index = 0; cards.length > 0; index++) {
      const openSheet = arrangements[index] ?? [];
      arrangements[index] = openSheet;
      const neededRows = Math.ceil(cards.length / group.columns);
      const rows = Math.min(neededRows, countFittingCells(getRemainingHeight(openSheet), group.cell.height, gutter));
      if (rows === 0) continue;
      const placedCards = cards.slice(0, rows * group.columns);
      openSheet.push({ ...group, rows, columns: Math.ceil(placedCards.length / rows), cards: placedCards });
      cards = cards.slice(placedCards.length);
    }
  }
  return arrangements.map((blocks) => createSheet(blocks, frame));
}

function orientUpright(group: SizeGroup, frame: GridFrame): OrientedGroup {
  const { columns, rows } = computeGrid({ ...frame, cell: group.cell });
  return { ...group, isTurned: false, columns: rows === 0 ? 0 : columns };
}

/** Chooses the orientation of the cells that takes less of the sheet's height. */
function orientLowest(group: SizeGroup, frame: GridFrame): OrientedGroup {
  const uprightGroup = orientUpright(group, frame);
  const turnedGroup = { ...orientUpright({ ...group, cell: rotateSize(group.cell) }, frame), isTurned: true };
  const getNeededHeight = ({ columns, cell, cards }: OrientedGroup): number =>
    columns === 0 ? Infinity : Math.ceil(cards.length / columns) * (cell.height + frame.gutter);
  return getNeededHeight(turnedGroup) < getNeededHeight(uprightGroup) ? turnedGroup : uprightGroup;
}

/** Returns the gap between blocks of different sizes, with room for the bleed and the marks of both, or 1 mm per block without marks. */
function getBlockGap({ gutter, bleed, marks }: GridFrame): number {
  const markSpace = marks === 'crop' ? MARK.distance + MARK.length : 1;
  return Math.max(gutter, 2 * (bleed + markSpace));
}

function createSheet(openBlocks: readonly OpenBlock[], frame: GridFrame): SheetArrangement {
  const { paper, gutter, margin } = frame;
  const blockGap = getBlockGap(frame);
  const heights = openBlocks.map(({ rows, cell }) => getSpan(rows, cell.height, gutter));
  const totalHeight = heights.reduce((sum, height) => sum + height, 0) + blockGap * (openBlocks.length - 1);
  const outerMargin = (paper.height - totalHeight) / 2;
  let top = outerMargin;
  const blocks = openBlocks.map((openBlock, index): CardBlock => {
    const left = (paper.width - getSpan(openBlock.columns, openBlock.cell.width, gutter)) / 2;
    const freeSpace = {
      left: left - margin,
      right: left - margin,
      top: index === 0 ? outerMargin - margin : blockGap / 2,
      bottom: index === openBlocks.length - 1 ? outerMargin - margin : blockGap / 2,
    };
    const block = { ...openBlock, left, top, freeSpace };
    top += (heights[index] ?? 0) + blockGap;
    return block;
  });
  return { paper, blocks };
}
