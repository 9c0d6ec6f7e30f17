/**
 * Imposition: which side of which card stands where on which sheet. Pure geometry in millimetres, y downwards from the
 * paper's top left corner as it is read; no ink.
 */

import { LABEL_STRIP, MARGIN, type Marks, type Paper, type Sides, type Size, sizeOfPaper } from '../paper.ts';
import { arrange, type SheetArrangement } from './arrange.ts';
import { blockMarks } from './crop-marks.ts';
import { duplexBack } from './duplex.ts';
import { edgeSpace } from './grid.ts';
import { singleCards } from './single-cards.ts';
import { blockSlots } from './slots.ts';

export interface Job {
  /** Trim of each card, millimetres: `cards` are numbers into it. */
  readonly trims: readonly Size[];
  /** Which cards are printed, copies as repeated numbers. Cards of one size come together. */
  readonly cards: readonly number[];
  readonly paper: Paper;
  readonly sides: Sides;
  readonly marks: Marks;
  /** Bleed kept around every card; 0 lets neighbours share one cut. */
  readonly bleed: number;
  /** Between the trims of neighbours; absent = room for both bleeds. */
  readonly gutter?: number;
  /** What the printer leaves blank at the edges; absent = `MARGIN.usual`. */
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
  /** The trim as it stands on the sheet: its top left corner and its size. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
  /** How much bleed is shown beyond each edge of the trim, as it stands on the sheet. */
  readonly bleed: Edges;
}

export interface MarkLine {
  readonly kind: 'cut' | 'fold';
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** The strip for the check bar and a line of text: from its left end, `y` its middle; upwards when `turned`. */
interface Strip {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly turned: boolean;
}

export interface Sheet {
  readonly side: 'front' | 'back';
  readonly paper: Size;
  readonly slots: readonly Slot[];
  readonly marks: readonly MarkLine[];
  /** Absent where no margin has room for it. */
  readonly strip?: Strip;
}

/**
 * The sheets of a job in the order they are printed. Throws a CardTooLargeError when a card does not fit the paper. Backs are
 * in their exact places; the adjustment for a printer is added when they are drawn.
 */
export function impose(job: Job): Sheet[] {
  if (job.paper === 'card') return singleCards(job);
  const gutter = job.gutter ?? 2 * job.bleed;
  const margin = job.margin ?? MARGIN.usual;
  let last: { readonly arrangement: SheetArrangement; readonly sheets: readonly Sheet[] } | undefined;
  return arrange(job, sizeOfPaper(job.paper), gutter, margin).flatMap((arrangement) => {
    const front = (): Sheet => frontOf(arrangement, job, gutter, margin);
    const sheets =
      last !== undefined && isLike(arrangement, last.arrangement)
        ? last.sheets.map((sheet) => renumbered(sheet, arrangement))
        : bothSides(front(), job.sides);
    last = { arrangement, sheets };
    return sheets;
  });
}

const bothSides = (front: Sheet, sides: Sides): Sheet[] =>
  sides === 'long-edge' || sides === 'short-edge' ? [front, duplexBack(front, sides)] : [front];

/** Whether a sheet differs from the one before it only in its cards, as most do. */
const isLike = ({ blocks: [block, ...others] }: SheetArrangement, { blocks: [before] }: SheetArrangement): boolean =>
  block !== undefined &&
  others.length === 0 &&
  block.room === before?.room &&
  block.cards.length === before.cards.length;

/** The sheet with the cards of another arrangement. Its marks stay the same object. */
function renumbered(sheet: Sheet, { blocks: [block] }: SheetArrangement): Sheet {
  const cards = block?.cards ?? [];
  const slotsACard = sheet.slots.length / cards.length;
  const slots = sheet.slots.map((slot, index) => ({
    ...slot,
    card: cards[Math.floor(index / slotsACard)] ?? slot.card,
  }));
  return { ...sheet, slots };
}

function frontOf(bare: SheetArrangement, job: Job, gutter: number, margin: number): Sheet {
  const { arrangement, strip } = withStrip(bare, job, margin);
  const blocks = arrangement.blocks.map((block) => ({ block, slots: blockSlots(block, job, gutter) }));
  return {
    side: 'front',
    paper: arrangement.paper,
    slots: blocks.flatMap(({ slots }) => slots),
    marks: job.marks === 'crop' ? blocks.flatMap(({ block, slots }) => blockMarks(block, slots)) : [],
    ...(strip === undefined ? {} : { strip }),
  };
}

/** Shorter strips would have no room for text beside the bar. */
const SHORTEST_STRIP = 70;
/** Between the margin and the ends of the strip. */
const INDENT = 3;

/**
 * The strip below the cards, or beside them; the room it takes is kept free on both sides, because the other side of the
 * sheet has a strip too.
 */
function withStrip(
  arrangement: SheetArrangement,
  job: Job,
  margin: number,
): { arrangement: SheetArrangement; strip?: Strip } {
  const { paper, blocks } = arrangement;
  const need = edgeSpace(job) + LABEL_STRIP;
  const first = blocks[0]?.room.top ?? 0;
  const last = blocks.at(-1)?.room.bottom ?? 0;
  const middle = margin + LABEL_STRIP / 2;
  const start = margin + INDENT;
  if (Math.min(first, last) >= need && paper.width - 2 * start >= SHORTEST_STRIP) {
    const less = blocks.map((block, index) => {
      const top = block.room.top - (index === 0 ? LABEL_STRIP : 0);
      const bottom = block.room.bottom - (index === blocks.length - 1 ? LABEL_STRIP : 0);
      return { ...block, room: { ...block.room, top, bottom } };
    });
    const strip = { x: start, y: paper.height - middle, length: paper.width - 2 * start, turned: false };
    return { arrangement: { paper, blocks: less }, strip };
  }
  if (
    blocks.every(({ room }) => Math.min(room.left, room.right) >= need) &&
    paper.height - 2 * start >= SHORTEST_STRIP
  ) {
    const less = blocks.map((block) => {
      const [left, right] = [block.room.left - LABEL_STRIP, block.room.right - LABEL_STRIP];
      return { ...block, room: { ...block.room, left, right } };
    });
    const strip = { x: middle, y: paper.height - start, length: paper.height - 2 * start, turned: true };
    return { arrangement: { paper, blocks: less }, strip };
  }
  return { arrangement };
}
