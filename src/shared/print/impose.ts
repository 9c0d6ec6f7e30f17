/**
 * Imposition: which side of which card stands where on which sheet. Pure geometry in millimetres, y downwards from the
 * paper's top left corner as it is read; no ink.
 */
import { type SheetGrid, sheetGrid } from './grid.ts';
import { MARK, type Marks, PAPERS, type PaperId, type Sides, type Size, UNPRINTABLE } from './paper.ts';

export interface Job {
  /** Trim of every card, millimetres. */
  readonly trim: Size;
  /** Which card stands in each place, copies as repeated numbers. */
  readonly cards: readonly number[];
  readonly paper: PaperId;
  readonly sides: Sides;
  readonly marks: Marks;
  /** Bleed kept around every card; 0 lets neighbours share one cut. */
  readonly bleed: number;
  /** Between the trims of neighbours; absent = room for both bleeds. */
  readonly gutter?: number;
  /** Shift of backs that corrects a printer, measured on its test page: to the right and downwards. */
  readonly backOffset?: { readonly x: number; readonly y: number };
}

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Slot {
  readonly card: number;
  readonly side: 'front' | 'back';
  /** Top left corner of the trim as it stands on the sheet. */
  readonly x: number;
  readonly y: number;
  /** Turned by half a turn. */
  readonly turned: boolean;
  /** How much bleed is shown beyond each edge of the trim, as it stands on the sheet. */
  readonly bleed: Edges;
}

export interface MarkLine {
  readonly kind: 'cut' | 'fold';
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

export interface Sheet {
  readonly side: 'front' | 'back';
  readonly paper: Size;
  readonly slots: readonly Slot[];
  readonly marks: readonly MarkLine[];
  readonly label: SheetGrid['label'];
}

/** Bleed on the outside of a block whose cards share cuts: a cut that is a hair off shows no white. */
const OUTER_BLEED = 3;

/** The sheets of a job in the order they are printed. Throws a RangeError when not even one card fits the paper. */
export function impose(job: Job): Sheet[] {
  return job.paper === 'card' ? singleCards(job) : sheets(job, PAPERS[job.paper]);
}

function singleCards({ trim, cards, sides, bleed }: Job): Sheet[] {
  const all = { left: bleed, top: bleed, right: bleed, bottom: bleed };
  const page = (slots: readonly Slot[], width: number): Sheet => ({
    side: slots[0]?.side ?? 'front',
    paper: { width: width + 2 * bleed, height: trim.height + 2 * bleed },
    slots,
    marks: [],
    label: 'none',
  });
  const at = (card: number, side: Slot['side'], turned = false): Slot => ({
    card,
    side,
    x: bleed,
    y: bleed,
    turned,
    bleed: all,
  });
  return cards.flatMap((card) => {
    if (sides === 'fronts') return [page([at(card, 'front')], trim.width)];
    if (sides === 'fold') return [page(pair(at(card, 'front'), trim.width), 2 * trim.width)];
    return [page([at(card, 'front')], trim.width), page([at(card, 'back', sides === 'short-edge')], trim.width)];
  });
}

/** A front and its back side by side with the fold between them, where no bleed may cross. */
const pair = (front: Slot, width: number): Slot[] => [
  { ...front, bleed: { ...front.bleed, right: 0 } },
  { ...front, side: 'back', x: front.x + width, bleed: { ...front.bleed, left: 0 } },
];

function sheets(job: Job, paper: Size): Sheet[] {
  const { trim, cards, sides, bleed, marks } = job;
  const fold = sides === 'fold';
  const gutter = job.gutter ?? 2 * bleed;
  const cell = fold ? { width: 2 * trim.width, height: trim.height } : trim;
  const grid = sheetGrid({ cell, paper, gutter, bleed, marks });
  const perSheet = grid.columns * grid.rows;
  if (perSheet === 0) throw new RangeError(`A card of ${trim.width} x ${trim.height} mm does not fit the paper.`);
  const out: Sheet[] = [];
  for (let start = 0; start < cards.length; start += perSheet) {
    const chunk = cards.slice(start, start + perSheet);
    const fronts = chunk.map((card, i) => frontSlot(card, i, chunk.length, grid, cell, gutter, job));
    const slots = fold ? fronts.flatMap((slot) => pair(slot, trim.width)) : fronts;
    const sheet: Sheet = {
      side: 'front',
      paper: grid.paper,
      slots,
      marks: marks === 'crop' ? cutMarks(slots, trim, fold) : [],
      label: grid.label,
    };
    out.push(sheet);
    if (sides === 'long-edge' || sides === 'short-edge') out.push(backOf(sheet, job, sides));
  }
  return out;
}

function frontSlot(
  card: number,
  index: number,
  count: number,
  grid: SheetGrid,
  cell: Size,
  gutter: number,
  { bleed }: Job,
): Slot {
  const column = index % grid.columns;
  const row = Math.floor(index / grid.columns);
  // Neighbours get half the gutter each, the outside of the block whatever room the marks leave.
  const inner = Math.min(bleed, gutter / 2);
  const outer = (margin: number): number =>
    Math.max(bleed, Math.min(OUTER_BLEED, margin - UNPRINTABLE - MARK.length - MARK.distance));
  const isFree = (at: number): boolean => at < 0 || at >= count;
  return {
    card,
    side: 'front',
    x: grid.left + column * (cell.width + gutter),
    y: grid.top + row * (cell.height + gutter),
    turned: false,
    bleed: {
      left: column === 0 ? outer(grid.left) : inner,
      right: column === grid.columns - 1 || isFree(index + 1) ? outer(grid.left) : inner,
      top: row === 0 ? outer(grid.top) : inner,
      bottom: row === grid.rows - 1 || isFree(index + grid.columns) ? outer(grid.top) : inner,
    },
  };
}

/**
 * The other side of a sheet. Turned over an upright edge the columns change places and backs stand upright; turned over a
 * lying edge the rows change places, and backs stand on their heads so that a card turns like a page.
 */
function backOf(sheet: Sheet, { trim, backOffset, marks }: Job, sides: 'long-edge' | 'short-edge'): Sheet {
  const { width, height } = sheet.paper;
  const sideways = width <= height === (sides === 'long-edge');
  const offset = backOffset ?? { x: 0, y: 0 };
  const slots = sheet.slots.map((slot): Slot => {
    const { left, top, right, bottom } = slot.bleed;
    return {
      card: slot.card,
      side: 'back',
      x: (sideways ? width - slot.x - trim.width : slot.x) + offset.x,
      y: (sideways ? slot.y : height - slot.y - trim.height) + offset.y,
      turned: !sideways,
      bleed: sideways ? { left: right, top, right: left, bottom } : { left, top: bottom, right, bottom: top },
    };
  });
  return { ...sheet, side: 'back', slots, marks: marks === 'crop' ? cutMarks(slots, trim, false) : [] };
}

/** Lines outside the block, in the direction of every cut, and of every fold. */
function cutMarks(slots: readonly Slot[], trim: Size, fold: boolean): MarkLine[] {
  const folds = new Set(fold ? slots.filter((slot) => slot.side === 'back').map((slot) => keyOf(slot.x)) : []);
  const box = {
    left: Math.min(...slots.map((slot) => slot.x - slot.bleed.left)) - MARK.distance,
    top: Math.min(...slots.map((slot) => slot.y - slot.bleed.top)) - MARK.distance,
    right: Math.max(...slots.map((slot) => slot.x + trim.width + slot.bleed.right)) + MARK.distance,
    bottom: Math.max(...slots.map((slot) => slot.y + trim.height + slot.bleed.bottom)) + MARK.distance,
  };
  const xs = unique(slots.flatMap((slot) => [slot.x, slot.x + trim.width]));
  const ys = unique(slots.flatMap((slot) => [slot.y, slot.y + trim.height]));
  return [
    ...xs.flatMap((x): MarkLine[] => {
      const kind = folds.has(keyOf(x)) ? 'fold' : 'cut';
      return [
        { kind, from: [x, box.top - MARK.length], to: [x, box.top] },
        { kind, from: [x, box.bottom], to: [x, box.bottom + MARK.length] },
      ];
    }),
    ...ys.flatMap((y): MarkLine[] => [
      { kind: 'cut', from: [box.left - MARK.length, y], to: [box.left, y] },
      { kind: 'cut', from: [box.right, y], to: [box.right + MARK.length, y] },
    ]),
  ];
}

/** Positions that differ by less than a micrometre are one cut. */
const keyOf = (value: number): number => Math.round(value * 1000);
const unique = (values: readonly number[]): number[] => [...new Map(values.map((v) => [keyOf(v), v])).values()];
