/**
 * Assigns cards to sheets. Cards of one size form a block, a grid that a guillotine can cut. Leftover cards of several sizes
 * share sheets as blocks above each other, so that the first cut can separate the blocks.
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
export function arrangeSheets(
  impositionJob: ImpositionJob,
  paperSize: Size,
  gutterWidth: number,
  marginWidth: number,
): SheetArrangement[] {
  const gridFrame: GridFrame = {
    paper: paperSize,
    gutter: gutterWidth,
    margin: marginWidth,
    bleed: impositionJob.bleed,
    marks: impositionJob.marks,
  };
  const arrangements: SheetArrangement[] = [];
  const leftoverGroups: SizeGroup[] = [];
  for (const sizeGroup of groupBySize(impositionJob)) {
    const cellsPerSheet = countCellsPerSheet(sizeGroup, gridFrame, impositionJob.sides);
    const cardsOnFullSheets = sizeGroup.cards.length - (sizeGroup.cards.length % cellsPerSheet);
    const fullSheet = arrangeSingleSize(sizeGroup, gridFrame);
    for (let cardIndex = 0; cardIndex < cardsOnFullSheets; cardIndex += cellsPerSheet)
      arrangements.push(replaceCards(fullSheet, sizeGroup.cards.slice(cardIndex, cardIndex + cellsPerSheet)));
    if (cardsOnFullSheets < sizeGroup.cards.length)
      leftoverGroups.push({ ...sizeGroup, cards: sizeGroup.cards.slice(cardsOnFullSheets) });
  }
  return [...arrangements, ...arrangeLeftovers(leftoverGroups, gridFrame)];
}

/** Groups cards by the size of their cells, in the order of their first card. */
function groupBySize({ trims, cards: cardIndexes, sides }: ImpositionJob): SizeGroup[] {
  const groupsBySize = new Map<string, { cell: Size; cards: number[] }>();
  for (const cardNumber of cardIndexes) {
    const trimSize = trims[cardNumber] ?? { width: 0, height: 0 };
    const cellSize = sides === 'fold' ? { width: 2 * trimSize.width, height: trimSize.height } : trimSize;
    // Sizes that differ by less than a micrometer are equal.
    const sizeKey = `${Math.round(cellSize.width * 1000)} ${Math.round(cellSize.height * 1000)}`;
    const sizeGroup = groupsBySize.get(sizeKey) ?? { cell: cellSize, cards: [] };
    sizeGroup.cards.push(cardNumber);
    groupsBySize.set(sizeKey, sizeGroup);
  }
  return [...groupsBySize.values()];
}

function countCellsPerSheet(
  { cell: cellSize }: SizeGroup,
  gridFrame: GridFrame,
  sides: ImpositionJob['sides'],
): number {
  const { columns, rows } = computeBestGrid({ ...gridFrame, cell: cellSize });
  if (columns * rows === 0) {
    const cellWidth = sides === 'fold' ? cellSize.width / 2 : cellSize.width;
    const [cardWidth = 0, cardHeight = 0] = [cellWidth, cellSize.height].map(
      (length) => Math.round(length * 100) / 100,
    );
    throw new CardTooLargeError({ width: cardWidth, height: cardHeight, isFolded: sides === 'fold' });
  }
  return columns * rows;
}

/** Centers cards of one size on a sheet, even if it isn't full, so that all sheets are cut alike. */
function arrangeSingleSize({ cell: cellSize, cards: cardIndexes }: SizeGroup, gridFrame: GridFrame): SheetArrangement {
  const { paper: paperSize, columns, rows } = computeBestGrid({ ...gridFrame, cell: cellSize });
  const left = (paperSize.width - getSpan(columns, cellSize.width, gridFrame.gutter)) / 2;
  const top = (paperSize.height - getSpan(rows, cellSize.height, gridFrame.gutter)) / 2;
  const [horizontalSpace, verticalSpace] = [left - gridFrame.margin, top - gridFrame.margin];
  const freeSpace = { left: horizontalSpace, right: horizontalSpace, top: verticalSpace, bottom: verticalSpace };
  return {
    paper: paperSize,
    blocks: [{ cards: cardIndexes, cell: cellSize, isTurned: false, columns, rows, left, top, freeSpace }],
  };
}

/** Returns the same sheet with other cards. */
const replaceCards = (
  { paper: paperSize, blocks }: SheetArrangement,
  cardIndexes: readonly number[],
): SheetArrangement => ({
  paper: paperSize,
  blocks: blocks.map((cardBlock) => ({ ...cardBlock, cards: cardIndexes })),
});

/** Arranges leftovers of several sizes together if that saves a sheet, and separately otherwise. */
function arrangeLeftovers(leftoverGroups: readonly SizeGroup[], gridFrame: GridFrame): SheetArrangement[] {
  if (leftoverGroups.length < 2) return leftoverGroups.map((sizeGroup) => arrangeSingleSize(sizeGroup, gridFrame));
  const uprightSheets = stackBlocks(leftoverGroups, gridFrame);
  const rotatedSheets = stackBlocks(leftoverGroups, { ...gridFrame, paper: rotateSize(gridFrame.paper) });
  const isRotatedBetter =
    rotatedSheets !== undefined && (uprightSheets === undefined || rotatedSheets.length < uprightSheets.length);
  const bestSheets = isRotatedBetter ? rotatedSheets : uprightSheets;
  const savesSheets = bestSheets !== undefined && bestSheets.length < leftoverGroups.length;
  return savesSheets ? bestSheets : leftoverGroups.map((sizeGroup) => arrangeSingleSize(sizeGroup, gridFrame));
}

/** Stacks blocks from tall to low, each on the first sheet with room for a row. Returns undefined if a size fits no such sheet. */
function stackBlocks(leftoverGroups: readonly SizeGroup[], gridFrame: GridFrame): SheetArrangement[] | undefined {
  const { paper: paperSize, gutter: gutterWidth, margin: marginWidth } = gridFrame;
  const availableHeight = paperSize.height - 2 * (marginWidth + getEdgeSpace(gridFrame));
  const blockGap = getBlockGap(gridFrame);
  const arrangements: OpenBlock[][] = [];
  const getRemainingHeight = (openSheet: readonly OpenBlock[]): number =>
    availableHeight -
    openSheet.reduce(
      (sum, { rows, cell: cellSize }) => sum + getSpan(rows, cellSize.height, gutterWidth) + blockGap,
      0,
    );
  const orientedGroups = leftoverGroups.map((sizeGroup) => ({
    ...sizeGroup,
    ...chooseOrientation(sizeGroup, gridFrame),
  }));
  if (orientedGroups.some(({ columns }) => columns === 0)) return undefined;
  for (const sizeGroup of orientedGroups.sort(
    (firstGroup, secondGroup) => secondGroup.cell.height - firstGroup.cell.height,
  )) {
    let { cards: cardIndexes } = sizeGroup;
    for (let index = 0; cardIndexes.length > 0; index++) {
      const openSheet = arrangements[index] ?? [];
      arrangements[index] = openSheet;
      const neededRows = Math.ceil(cardIndexes.length / sizeGroup.columns);
      const rows = Math.min(
        neededRows,
        countFittingCells(getRemainingHeight(openSheet), sizeGroup.cell.height, gutterWidth),
      );
      if (rows === 0) continue;
      openSheet.push({ ...sizeGroup, rows, cards: cardIndexes.slice(0, rows * sizeGroup.columns) });
      cardIndexes = cardIndexes.slice(rows * sizeGroup.columns);
    }
  }
  return arrangements.map((blocks) => createSheet(blocks, gridFrame));
}

/** Chooses the orientation of a cell that takes less of the sheet's height. There are 0 columns if neither fits. */
function chooseOrientation(
  { cell: cellSize, cards: cardIndexes }: SizeGroup,
  gridFrame: GridFrame,
): Pick<OpenBlock, 'cell' | 'isTurned' | 'columns'> {
  const orientations = [false, true].map((isTurned) => {
    const turnedCell = isTurned ? rotateSize(cellSize) : cellSize;
    const { columns, rows } = computeGrid({ ...gridFrame, cell: turnedCell });
    const neededHeight =
      columns * rows === 0
        ? Infinity
        : Math.ceil(cardIndexes.length / columns) * (turnedCell.height + gridFrame.gutter);
    return { cell: turnedCell, isTurned, columns: rows === 0 ? 0 : columns, height: neededHeight };
  });
  const [uprightCell, rotatedCell] = orientations as [(typeof orientations)[number], (typeof orientations)[number]];
  return rotatedCell.height < uprightCell.height ? rotatedCell : uprightCell;
}

/** Returns the gap between blocks of different sizes, with room for the marks of both. */
function getBlockGap({ gutter: gutterWidth, bleed, marks }: GridFrame): number {
  const markSpace = marks === 'crop' ? MARK.distance + MARK.length : 1;
  return Math.max(gutterWidth, 2 * (bleed + markSpace));
}

function createSheet(openBlocks: readonly OpenBlock[], gridFrame: GridFrame): SheetArrangement {
  const { paper: paperSize, gutter: gutterWidth, margin: marginWidth } = gridFrame;
  const blockGap = getBlockGap(gridFrame);
  const heights = openBlocks.map(({ rows, cell: cellSize }) => getSpan(rows, cellSize.height, gutterWidth));
  const totalHeight = heights.reduce((sum, height) => sum + height, 0) + blockGap * (openBlocks.length - 1);
  const outerMargin = (paperSize.height - totalHeight) / 2;
  let top = outerMargin;
  const blocks = openBlocks.map((openBlock, index): CardBlock => {
    const left = (paperSize.width - getSpan(openBlock.columns, openBlock.cell.width, gutterWidth)) / 2;
    const freeSpace = {
      left: left - marginWidth,
      right: left - marginWidth,
      top: index === 0 ? outerMargin - marginWidth : blockGap / 2,
      bottom: index === openBlocks.length - 1 ? outerMargin - marginWidth : blockGap / 2,
    };
    const cardBlock = { ...openBlock, left, top, freeSpace };
    top += (heights[index] ?? 0) + blockGap;
    return cardBlock;
  });
  return { paper: paperSize, blocks };
}
