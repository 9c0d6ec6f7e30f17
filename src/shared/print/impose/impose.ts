/**
 * Imposition: the position of every card side on the sheets. Pure geometry in millimeters, with y downwards from the
 * paper's top left corner when looking at it.
 */

import { getPaperSize, MARGIN, type Marks, type Paper, type Sides, type Size, STRIP_HEIGHT_MM } from '../paper.ts';
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
  /** The cards whose backs have nothing to print, as indexes into `trims`. Absent = every back is printed. */
  readonly blankBacks?: ReadonlySet<number>;
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

/** A crop mark or a fold mark: a line outside the cards. */
export interface PrinterMark {
  readonly kind: 'cut' | 'fold';
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
}

/** The strip in the margin for the scale bar and the sheet's label. (x, y) is the middle of its start; a turned strip runs upwards. */
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
  readonly marks: readonly PrinterMark[];
  /** Absent if no margin has room for a strip. */
  readonly strip?: Strip;
}

/**
 * Imposes the sheets of a job in printing order. Throws a CardTooLargeError if a card doesn't fit the paper. Backs have
 * their exact positions; drawing adds the adjustment for a printer. If all backs of a sheet are blank, its back is an empty page,
 * without marks, that keeps the following sheets aligned. The last sheet has no such page.
 */
export function impose(job: ImpositionJob): Sheet[] {
  if (job.paper === 'card') return imposeSingleCards(job);
  const gutter = job.gutter ?? 2 * job.bleed;
  const margin = job.margin ?? MARGIN.default;
  let previous: { readonly arrangement: SheetArrangement; readonly sheets: readonly Sheet[] } | undefined;
  const sheets = arrangeSheets(job, getPaperSize(job.paper), gutter, margin).flatMap((arrangement) => {
    const createFrontSheet = (): Sheet => createFront(arrangement, job, gutter, margin);
    const newSheets =
      previous !== undefined && hasSameLayout(arrangement, previous.arrangement)
        ? previous.sheets.map((sheet) => replaceSlotCards(sheet, arrangement))
        : addBackSheet(createFrontSheet(), job.sides);
    previous = { arrangement, sheets: newSheets };
    return newSheets;
  });
  return removeBlankBacks(sheets, job.blankBacks);
}

/** Whether nothing is printed on a sheet. */
export const isBlankSheet = ({ slots }: Sheet): boolean => slots.length === 0;

/** Replaces backs on which nothing is printed with empty pages, and removes an empty page at the end. */
function removeBlankBacks(sheets: readonly Sheet[], blankBacks: ReadonlySet<number> = new Set()): Sheet[] {
  const keptSheets = sheets.map(
    (sheet): Sheet =>
      sheet.side === 'back' && sheet.slots.every(({ card }) => blankBacks.has(card))
        ? { side: 'back', paper: sheet.paper, slots: [], marks: [] }
        : sheet,
  );
  const lastSheet = keptSheets.at(-1);
  return lastSheet !== undefined && isBlankSheet(lastSheet) ? keptSheets.slice(0, -1) : keptSheets;
}

const addBackSheet = (frontSheet: Sheet, sides: Sides): Sheet[] =>
  sides === 'long-edge' || sides === 'short-edge' ? [frontSheet, createDuplexBack(frontSheet, sides)] : [frontSheet];

/**
 * Returns whether a sheet differs from the previous one only in its cards, as most sheets do. Full sheets of the same size share their
 * `freeSpace` object.
 */
const hasSameLayout = (
  { blocks: [block, ...otherBlocks] }: SheetArrangement,
  { blocks: [previousBlock] }: SheetArrangement,
): boolean =>
  block !== undefined &&
  otherBlocks.length === 0 &&
  block.freeSpace === previousBlock?.freeSpace &&
  block.cards.length === previousBlock.cards.length;

/** Returns the sheet with the cards of another arrangement. Both sheets share the same `marks` object. */
function replaceSlotCards(sheet: Sheet, { blocks: [block] }: SheetArrangement): Sheet {
  const cards = block?.cards ?? [];
  const slotsPerCard = sheet.slots.length / cards.length;
  const slots = sheet.slots.map((slot, index) => ({
    ...slot,
    card: cards[Math.floor(index / slotsPerCard)] ?? slot.card,
  }));
  return { ...sheet, slots };
}

function createFront(bareArrangement: SheetArrangement, job: ImpositionJob, gutter: number, margin: number): Sheet {
  const { arrangement, strip } = addStrip(bareArrangement, job, margin);
  const blocksWithSlots = arrangement.blocks.map((block) => ({
    block,
    slots: createBlockSlots(block, job, gutter),
  }));
  return {
    side: 'front',
    paper: arrangement.paper,
    slots: blocksWithSlots.flatMap(({ slots }) => slots),
    marks: job.marks === 'crop' ? blocksWithSlots.flatMap(({ block, slots }) => createBlockMarks(block, slots)) : [],
    ...(strip === undefined ? {} : { strip }),
  };
}

/** The minimum length of a strip in millimeters. A shorter strip would have no room for the label next to the scale bar. */
const MIN_STRIP_LENGTH = 70;
/** Millimeters between the margin and the ends of the strip. */
const STRIP_INDENT = 3;

/**
 * Adds the strip below the cards, or to the left of them. The same space is kept free above or to the right of the cards, because the
 * strip on the back of the sheet needs it.
 */
function addStrip(
  arrangement: SheetArrangement,
  job: ImpositionJob,
  margin: number,
): { arrangement: SheetArrangement; strip?: Strip } {
  const { paper, blocks } = arrangement;
  const neededSpace = getEdgeSpace(job) + STRIP_HEIGHT_MM;
  const topSpace = blocks[0]?.freeSpace.top ?? 0;
  const bottomSpace = blocks.at(-1)?.freeSpace.bottom ?? 0;
  const stripMiddle = margin + STRIP_HEIGHT_MM / 2;
  const stripStart = margin + STRIP_INDENT;
  if (Math.min(topSpace, bottomSpace) >= neededSpace && paper.width - 2 * stripStart >= MIN_STRIP_LENGTH) {
    const reducedBlocks = blocks.map((block, index) => {
      const reducedTop = block.freeSpace.top - (index === 0 ? STRIP_HEIGHT_MM : 0);
      const bottom = block.freeSpace.bottom - (index === blocks.length - 1 ? STRIP_HEIGHT_MM : 0);
      return { ...block, freeSpace: { ...block.freeSpace, top: reducedTop, bottom } };
    });
    const horizontalStrip = {
      x: stripStart,
      y: paper.height - stripMiddle,
      length: paper.width - 2 * stripStart,
      isTurned: false,
    };
    return { arrangement: { paper, blocks: reducedBlocks }, strip: horizontalStrip };
  }
  if (
    blocks.every(({ freeSpace }) => Math.min(freeSpace.left, freeSpace.right) >= neededSpace) &&
    paper.height - 2 * stripStart >= MIN_STRIP_LENGTH
  ) {
    const reducedBlocks = blocks.map((block) => {
      const [leftSpace, rightSpace] = [block.freeSpace.left - STRIP_HEIGHT_MM, block.freeSpace.right - STRIP_HEIGHT_MM];
      return { ...block, freeSpace: { ...block.freeSpace, left: leftSpace, right: rightSpace } };
    });
    const verticalStrip = {
      x: stripMiddle,
      y: paper.height - stripStart,
      length: paper.height - 2 * stripStart,
      isTurned: true,
    };
    return { arrangement: { paper, blocks: reducedBlocks }, strip: verticalStrip };
  }
  return { arrangement };
}
