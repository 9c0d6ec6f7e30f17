/**
 * Imposition: the position of every card side on the sheets. Pure geometry in millimeters, with y downwards from the
 * paper's top left corner when looking at it.
 */

import { getPaperSize, LABEL_STRIP, MARGIN, type Marks, type Paper, type Sides, type Size } from '../paper.ts';
import { arrangeSheets, type SheetArrangement } from './arrange.ts';
import { createBlockMarks } from './crop-marks.ts';
import { createDuplexBack } from './duplex.ts';
import { getEdgeSpace } from './grid.ts';
import { imposeSingleCards } from './single-cards.ts';
import { createBlockSlots } from './slots.ts';

export interface ImpositionJob {
  /** The trim size of each card in millimeters. `cards` are indexes into this array. */
  readonly trims: readonly Size[];
  /** The printed cards, with copies as repeated indexes. Cards of one size are grouped. */
  readonly cards: readonly number[];
  readonly paper: Paper;
  readonly sides: Sides;
  readonly marks: Marks;
  /** The bleed around every card. With 0, neighbors share one cut. */
  readonly bleed: number;
  /** The gap between the trims of neighbors. Absent = enough for both bleeds. */
  readonly gutter?: number;
  /** The margin that the printer leaves blank. Absent = `MARGIN.default`. */
  readonly margin?: number;
}

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

export interface Slot {
  readonly card: number;
  readonly side: 'front' | 'back';
  /** The trim on the sheet: its top left corner and its size. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
  /** The bleed beyond each edge of the trim, in the orientation of the sheet. */
  readonly bleed: Edges;
}

export interface MarkLine {
  readonly kind: 'cut' | 'fold';
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
}

/** The strip for the check bar and a line of text. (x, y) is the middle of its left end; it runs upwards if it is turned. */
interface Strip {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly isTurned: boolean;
}

export interface Sheet {
  readonly side: 'front' | 'back';
  readonly paper: Size;
  readonly slots: readonly Slot[];
  readonly marks: readonly MarkLine[];
  /** Absent if no margin has room for it. */
  readonly strip?: Strip;
}

/**
 * Imposes the sheets of a job in printing order. Throws a CardTooLargeError if a card doesn't fit the paper. Backs have
 * their exact positions; the adjustment for a printer is added when they are drawn.
 */
export function impose(impositionJob: ImpositionJob): Sheet[] {
  if (impositionJob.paper === 'card') return imposeSingleCards(impositionJob);
  const gutterWidth = impositionJob.gutter ?? 2 * impositionJob.bleed;
  const marginWidth = impositionJob.margin ?? MARGIN.default;
  let previous: { readonly arrangement: SheetArrangement; readonly previousSheets: readonly Sheet[] } | undefined;
  return arrangeSheets(impositionJob, getPaperSize(impositionJob.paper), gutterWidth, marginWidth).flatMap(
    (arrangement) => {
      const frontSheet = (): Sheet => createFront(arrangement, impositionJob, gutterWidth, marginWidth);
      const newSheets =
        previous !== undefined && hasSameLayout(arrangement, previous.arrangement)
          ? previous.previousSheets.map((baseSheet) => replaceSlotCards(baseSheet, arrangement))
          : addBackSheet(frontSheet(), impositionJob.sides);
      previous = { arrangement, previousSheets: newSheets };
      return newSheets;
    },
  );
}

const addBackSheet = (frontSheet: Sheet, printSides: Sides): Sheet[] =>
  printSides === 'long-edge' || printSides === 'short-edge'
    ? [frontSheet, createDuplexBack(frontSheet, printSides)]
    : [frontSheet];

/** Returns whether a sheet differs from the previous one only in its cards, as most sheets do. */
const hasSameLayout = (
  { blocks: [cardBlock, ...otherBlocks] }: SheetArrangement,
  { blocks: [previousBlock] }: SheetArrangement,
): boolean =>
  cardBlock !== undefined &&
  otherBlocks.length === 0 &&
  cardBlock.freeSpace === previousBlock?.freeSpace &&
  cardBlock.cards.length === previousBlock.cards.length;

/** Returns the sheet with the cards of another arrangement. Its marks stay the same object. */
function replaceSlotCards(baseSheet: Sheet, { blocks: [cardBlock] }: SheetArrangement): Sheet {
  const cardIndexes = cardBlock?.cards ?? [];
  const slotsPerCard = baseSheet.slots.length / cardIndexes.length;
  const slots = baseSheet.slots.map((slot, index) => ({
    ...slot,
    card: cardIndexes[Math.floor(index / slotsPerCard)] ?? slot.card,
  }));
  return { ...baseSheet, slots };
}

function createFront(
  bareArrangement: SheetArrangement,
  impositionJob: ImpositionJob,
  gutterWidth: number,
  marginWidth: number,
): Sheet {
  const { arrangement, strip } = addStrip(bareArrangement, impositionJob, marginWidth);
  const blocksWithSlots = arrangement.blocks.map((cardBlock) => ({
    block: cardBlock,
    slots: createBlockSlots(cardBlock, impositionJob, gutterWidth),
  }));
  return {
    side: 'front',
    paper: arrangement.paper,
    slots: blocksWithSlots.flatMap(({ slots }) => slots),
    marks:
      impositionJob.marks === 'crop'
        ? blocksWithSlots.flatMap(({ block: cardBlock, slots }) => createBlockMarks(cardBlock, slots))
        : [],
    ...(strip === undefined ? {} : { strip }),
  };
}

/** The minimum length of a strip in millimeters. Shorter strips would have no room for text next to the bar. */
const MIN_STRIP_LENGTH = 70;
/** Millimeters between the margin and the ends of the strip. */
const STRIP_INDENT = 3;

/**
 * Adds the strip below the cards, or next to them. Its space stays free on both sides, because the back of the
 * sheet has a strip too.
 */
function addStrip(
  arrangement: SheetArrangement,
  impositionJob: ImpositionJob,
  marginWidth: number,
): { arrangement: SheetArrangement; strip?: Strip } {
  const { paper: paperSize, blocks: cardBlocks } = arrangement;
  const neededSpace = getEdgeSpace(impositionJob) + LABEL_STRIP;
  const topSpace = cardBlocks[0]?.freeSpace.top ?? 0;
  const bottomSpace = cardBlocks.at(-1)?.freeSpace.bottom ?? 0;
  const stripMiddle = marginWidth + LABEL_STRIP / 2;
  const stripStart = marginWidth + STRIP_INDENT;
  if (Math.min(topSpace, bottomSpace) >= neededSpace && paperSize.width - 2 * stripStart >= MIN_STRIP_LENGTH) {
    const reducedBlocks = cardBlocks.map((cardBlock, index) => {
      const reducedTop = cardBlock.freeSpace.top - (index === 0 ? LABEL_STRIP : 0);
      const bottom = cardBlock.freeSpace.bottom - (index === cardBlocks.length - 1 ? LABEL_STRIP : 0);
      return { ...cardBlock, freeSpace: { ...cardBlock.freeSpace, top: reducedTop, bottom } };
    });
    const horizontalStrip = {
      x: stripStart,
      y: paperSize.height - stripMiddle,
      length: paperSize.width - 2 * stripStart,
      isTurned: false,
    };
    return { arrangement: { paper: paperSize, blocks: reducedBlocks }, strip: horizontalStrip };
  }
  if (
    cardBlocks.every(({ freeSpace }) => Math.min(freeSpace.left, freeSpace.right) >= neededSpace) &&
    paperSize.height - 2 * stripStart >= MIN_STRIP_LENGTH
  ) {
    const reducedBlocks = cardBlocks.map((cardBlock) => {
      const [leftSpace, rightSpace] = [cardBlock.freeSpace.left - LABEL_STRIP, cardBlock.freeSpace.right - LABEL_STRIP];
      return { ...cardBlock, freeSpace: { ...cardBlock.freeSpace, left: leftSpace, right: rightSpace } };
    });
    const verticalStrip = {
      x: stripMiddle,
      y: paperSize.height - stripStart,
      length: paperSize.height - 2 * stripStart,
      isTurned: true,
    };
    return { arrangement: { paper: paperSize, blocks: reducedBlocks }, strip: verticalStrip };
  }
  return { arrangement };
}
