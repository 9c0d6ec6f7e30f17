/**
 * Which card is on which sheet. Cards of one size make a block, a grid that a guillotine cuts; what is left over
 * of several sizes shares sheets as blocks one above the other, so that a cut between them parts them first.
 */

import { MARK, type Size } from '../paper.ts';
import { CardTooLargeError } from './card-too-large.ts';
import { cellsThatFit, edgeSpace, type GridInput, gridOn, rotated, sheetGrid, spanOf } from './grid.ts';
import type { Edges, Job } from './impose.ts';

export interface Block {
  /** The cards in their cells, row by row. */
  readonly cards: readonly number[];
  /** The cell as it stands on the sheet. */
  readonly cell: Size;
  /** The cell lies on its side, a quarter turn clockwise. */
  readonly turned: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** What is free on each side for bleed and marks. */
  readonly room: Edges;
}

export interface SheetArrangement {
  readonly paper: Size;
  readonly blocks: readonly Block[];
}

/** Cards of one size. */
interface Group {
  readonly cell: Size;
  readonly cards: readonly number[];
}

/** The part of a group on a shared sheet that is still being filled. */
interface OpenBlock extends Group {
  readonly turned: boolean;
  readonly columns: number;
  readonly rows: number;
}

type Frame = Omit<GridInput, 'cell'>;

/** Every sheet of a job. Throws a CardTooLargeError when a card does not fit the paper. */
export function arrange(job: Job, paper: Size, gutter: number, margin: number): SheetArrangement[] {
  const frame: Frame = { paper, gutter, margin, bleed: job.bleed, marks: job.marks };
  const sheets: SheetArrangement[] = [];
  const leftovers: Group[] = [];
  for (const group of groupsOf(job)) {
    const perSheet = cellsOn(group, frame, job.sides);
    const whole = group.cards.length - (group.cards.length % perSheet);
    const full = alone(group, frame);
    for (let at = 0; at < whole; at += perSheet) sheets.push(holding(full, group.cards.slice(at, at + perSheet)));
    if (whole < group.cards.length) leftovers.push({ ...group, cards: group.cards.slice(whole) });
  }
  return [...sheets, ...shared(leftovers, frame)];
}

/** Cards by the size of their cells, in the order of their first. */
function groupsOf({ trims, cards, sides }: Job): Group[] {
  const groups = new Map<string, { cell: Size; cards: number[] }>();
  for (const card of cards) {
    const trim = trims[card] ?? { width: 0, height: 0 };
    const cell = sides === 'fold' ? { width: 2 * trim.width, height: trim.height } : trim;
    // Sizes that differ by less than a micrometre are one.
    const key = `${Math.round(cell.width * 1000)} ${Math.round(cell.height * 1000)}`;
    const group = groups.get(key) ?? { cell, cards: [] };
    group.cards.push(card);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function cellsOn({ cell }: Group, frame: Frame, sides: Job['sides']): number {
  const { columns, rows } = sheetGrid({ ...frame, cell });
  if (columns * rows === 0) {
    const across = sides === 'fold' ? cell.width / 2 : cell.width;
    const [width = 0, height = 0] = [across, cell.height].map((n) => Math.round(n * 100) / 100);
    throw new CardTooLargeError({ width, height, isFolded: sides === 'fold' });
  }
  return columns * rows;
}

/** A sheet for cards of one size, in the middle of the paper: also one that is not full, so that all are cut alike. */
function alone({ cell, cards }: Group, frame: Frame): SheetArrangement {
  const { paper, columns, rows } = sheetGrid({ ...frame, cell });
  const left = (paper.width - spanOf(columns, cell.width, frame.gutter)) / 2;
  const top = (paper.height - spanOf(rows, cell.height, frame.gutter)) / 2;
  const [across, along] = [left - frame.margin, top - frame.margin];
  const room = { left: across, right: across, top: along, bottom: along };
  return { paper, blocks: [{ cards, cell, turned: false, columns, rows, left, top, room }] };
}

/** The same sheet with other cards. */
const holding = ({ paper, blocks }: SheetArrangement, cards: readonly number[]): SheetArrangement => ({
  paper,
  blocks: blocks.map((block) => ({ ...block, cards })),
});

/** Leftovers of several sizes together where that saves a sheet, each alone where it does not. */
function shared(leftovers: readonly Group[], frame: Frame): SheetArrangement[] {
  if (leftovers.length < 2) return leftovers.map((group) => alone(group, frame));
  const upright = stacked(leftovers, frame);
  const lying = stacked(leftovers, { ...frame, paper: rotated(frame.paper) });
  const isLyingBetter = lying !== undefined && (upright === undefined || lying.length < upright.length);
  const best = isLyingBetter ? lying : upright;
  const savesSheets = best !== undefined && best.length < leftovers.length;
  return savesSheets ? best : leftovers.map((group) => alone(group, frame));
}

/** Blocks from tall to low, each onto the first sheet with room for a row; undefined when a size fits no such sheet. */
function stacked(leftovers: readonly Group[], frame: Frame): SheetArrangement[] | undefined {
  const { paper, gutter, margin } = frame;
  const height = paper.height - 2 * (margin + edgeSpace(frame));
  const gap = gapBetween(frame);
  const sheets: OpenBlock[][] = [];
  const left = (sheet: readonly OpenBlock[]): number =>
    height - sheet.reduce((sum, { rows, cell }) => sum + spanOf(rows, cell.height, gutter) + gap, 0);
  const laid = leftovers.map((group) => ({ ...group, ...bestTurn(group, frame) }));
  if (laid.some(({ columns }) => columns === 0)) return undefined;
  for (const group of laid.sort((a, b) => b.cell.height - a.cell.height)) {
    let { cards } = group;
    for (let index = 0; cards.length > 0; index++) {
      const sheet = sheets[index] ?? [];
      sheets[index] = sheet;
      const wanted = Math.ceil(cards.length / group.columns);
      const rows = Math.min(wanted, cellsThatFit(left(sheet), group.cell.height, gutter));
      if (rows === 0) continue;
      sheet.push({ ...group, rows, cards: cards.slice(0, rows * group.columns) });
      cards = cards.slice(rows * group.columns);
    }
  }
  return sheets.map((blocks) => sheetOf(blocks, frame));
}

/** Upright or on its side: whichever takes less of the sheet's height; 0 columns when neither fits. */
function bestTurn({ cell, cards }: Group, frame: Frame): Pick<OpenBlock, 'cell' | 'turned' | 'columns'> {
  const laid = [false, true].map((isTurned) => {
    const own = isTurned ? rotated(cell) : cell;
    const { columns, rows } = gridOn({ ...frame, cell: own });
    const height = columns * rows === 0 ? Infinity : Math.ceil(cards.length / columns) * (own.height + frame.gutter);
    return { cell: own, turned: isTurned, columns: rows === 0 ? 0 : columns, height };
  });
  const [upright, lying] = laid as [(typeof laid)[number], (typeof laid)[number]];
  return lying.height < upright.height ? lying : upright;
}

/** Between blocks of different sizes: room for the marks of both. */
function gapBetween({ gutter, bleed, marks }: Frame): number {
  const marked = marks === 'crop' ? MARK.distance + MARK.length : 1;
  return Math.max(gutter, 2 * (bleed + marked));
}

function sheetOf(openBlocks: readonly OpenBlock[], frame: Frame): SheetArrangement {
  const { paper, gutter, margin } = frame;
  const gap = gapBetween(frame);
  const heights = openBlocks.map(({ rows, cell }) => spanOf(rows, cell.height, gutter));
  const total = heights.reduce((sum, height) => sum + height, 0) + gap * (openBlocks.length - 1);
  const rim = (paper.height - total) / 2;
  let top = rim;
  const blocks = openBlocks.map((openBlock, index): Block => {
    const left = (paper.width - spanOf(openBlock.columns, openBlock.cell.width, gutter)) / 2;
    const room = {
      left: left - margin,
      right: left - margin,
      top: index === 0 ? rim - margin : gap / 2,
      bottom: index === openBlocks.length - 1 ? rim - margin : gap / 2,
    };
    const block = { ...openBlock, left, top, room };
    top += (heights[index] ?? 0) + gap;
    return block;
  });
  return { paper, blocks };
}
