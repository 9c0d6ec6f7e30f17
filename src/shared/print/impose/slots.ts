/** Creates the slots of a block's cards, with the bleed around each. */

import { MARK, type Marks } from '../paper.ts';
import type { CardBlock } from './arrange.ts';
import type { Edges, ImpositionJob, Slot } from './impose.ts';

/** The bleed in millimeters around a block whose cards share cuts, so that an inexact cut shows no white. */
const OUTER_BLEED_MM = 3;

/** Divides the space outside a block into bleed, which is next to the cards, and marks. Both grow with the space. */
function divideSpace(
  freeSpace: number,
  { bleed: minBleed, marks }: { bleed: number; marks: Marks },
): { bleed: number; mark: number } {
  if (marks === 'none') return { bleed: Math.max(minBleed, Math.min(OUTER_BLEED_MM, freeSpace)), mark: 0 };
  const spareSpace = freeSpace - MARK.distance - MARK.shortest - minBleed;
  const extraLength = Math.max(0, Math.min(MARK.length - MARK.shortest, spareSpace / 2));
  return {
    bleed: Math.max(minBleed, Math.min(OUTER_BLEED_MM, minBleed + spareSpace - extraLength)),
    mark: MARK.shortest + extraLength,
  };
}

/** Creates the slots row by row. Folded cards have a front and a back with the fold between them. */
export function createBlockSlots(block: CardBlock, job: ImpositionJob, gutter: number): Slot[] {
  return block.cards.flatMap((cardNumber, cardIndex) => {
    const cardSlot = createCellSlot(block, cardNumber, cardIndex, job, gutter);
    return job.sides === 'fold' ? foldSlot(cardSlot) : [cardSlot];
  });
}

function createCellSlot(
  block: CardBlock,
  cardNumber: number,
  cardIndex: number,
  job: ImpositionJob,
  gutter: number,
): Slot {
  const { cell, columns, rows, left, top, freeSpace, cards } = block;
  const columnIndex = cardIndex % columns;
  const rowIndex = Math.floor(cardIndex / columns);
  // Neighbors get half the gutter each; the outside of the block gets the space that the marks leave.
  const innerBleed = Math.min(job.bleed, gutter / 2);
  const getOuterBleed = (side: keyof Edges): number => divideSpace(freeSpace[side], job).bleed;
  const isEmptyCell = (cellIndex: number): boolean => cellIndex >= cards.length;
  return {
    card: cardNumber,
    side: 'front',
    x: left + columnIndex * (cell.width + gutter),
    y: top + rowIndex * (cell.height + gutter),
    width: cell.width,
    height: cell.height,
    turn: block.isTurned ? 1 : 0,
    bleed: {
      left: columnIndex === 0 ? getOuterBleed('left') : innerBleed,
      right: columnIndex === columns - 1 || isEmptyCell(cardIndex + 1) ? getOuterBleed('right') : innerBleed,
      top: rowIndex === 0 ? getOuterBleed('top') : innerBleed,
      bottom: rowIndex === rows - 1 || isEmptyCell(cardIndex + columns) ? getOuterBleed('bottom') : innerBleed,
    },
  };
}

/** Splits a cell into front and back. No bleed may cross the fold between them. */
export function foldSlot(foldedCell: Slot): [front: Slot, back: Slot] {
  const { x, y, bleed } = foldedCell;
  if (foldedCell.turn === 1) {
    const halfCell = { ...foldedCell, height: foldedCell.height / 2 };
    return [
      { ...halfCell, bleed: { ...bleed, bottom: 0 } },
      { ...halfCell, side: 'back', y: y + halfCell.height, bleed: { ...bleed, top: 0 } },
    ];
  }
  const halfCell = { ...foldedCell, width: foldedCell.width / 2 };
  return [
    { ...halfCell, bleed: { ...bleed, right: 0 } },
    { ...halfCell, side: 'back', x: x + halfCell.width, bleed: { ...bleed, left: 0 } },
  ];
}
