/** The cards of a block in their cells, with the bleed that shows around each. */

import { MARK, type Marks } from '../paper.ts';
import type { Block } from './arrange.ts';
import type { Edges, Job, Slot } from './impose.ts';

/** Bleed around a block whose cards share cuts, so that an inexact cut shows no white. */
const OUTER_BLEED = 3;

/** Divides the space outside a block into bleed, next to the cards, and marks; both grow with the space. */
function shareOut(room: number, { bleed, marks }: { bleed: number; marks: Marks }): { bleed: number; mark: number } {
  if (marks === 'none') return { bleed: Math.max(bleed, Math.min(OUTER_BLEED, room)), mark: 0 };
  const spare = room - MARK.distance - MARK.shortest - bleed;
  const longer = Math.max(0, Math.min(MARK.length - MARK.shortest, spare / 2));
  return {
    bleed: Math.max(bleed, Math.min(OUTER_BLEED, bleed + spare - longer)),
    mark: MARK.shortest + longer,
  };
}

/** Fronts, row by row; folded cards as front and back with the fold between them. */
export function blockSlots(block: Block, job: Job, gutter: number): Slot[] {
  return block.cards.flatMap((card, index) => {
    const slot = cellSlot(block, card, index, job, gutter);
    return job.sides === 'fold' ? folded(slot) : [slot];
  });
}

function cellSlot(block: Block, card: number, index: number, job: Job, gutter: number): Slot {
  const { cell, columns, rows, left, top, room, cards } = block;
  const column = index % columns;
  const row = Math.floor(index / columns);
  // Neighbours get half the gutter each, the outside of the block whatever room the marks leave.
  const inner = Math.min(job.bleed, gutter / 2);
  const outer = (side: keyof Edges): number => shareOut(room[side], job).bleed;
  const isFree = (at: number): boolean => at >= cards.length;
  return {
    card,
    side: 'front',
    x: left + column * (cell.width + gutter),
    y: top + row * (cell.height + gutter),
    width: cell.width,
    height: cell.height,
    turn: block.turned ? 1 : 0,
    bleed: {
      left: column === 0 ? outer('left') : inner,
      right: column === columns - 1 || isFree(index + 1) ? outer('right') : inner,
      top: row === 0 ? outer('top') : inner,
      bottom: row === rows - 1 || isFree(index + columns) ? outer('bottom') : inner,
    },
  };
}

/** A cell of front and back: the fold is where they meet, and no bleed may cross it. */
export function folded(cell: Slot): [front: Slot, back: Slot] {
  const { x, y, bleed } = cell;
  if (cell.turn === 1) {
    const half = { ...cell, height: cell.height / 2 };
    return [
      { ...half, bleed: { ...bleed, bottom: 0 } },
      { ...half, side: 'back', y: y + half.height, bleed: { ...bleed, top: 0 } },
    ];
  }
  const half = { ...cell, width: cell.width / 2 };
  return [
    { ...half, bleed: { ...bleed, right: 0 } },
    { ...half, side: 'back', x: x + half.width, bleed: { ...bleed, left: 0 } },
  ];
}
