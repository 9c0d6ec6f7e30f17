/** Creates the slots of a block's cards, with the bleed around each. */

import { MARK, type Marks } from '../paper.ts';
import type { CardBlock } from './arrange.ts';
import type { Edges, ImpositionJob, Slot } from './impose.ts';

/** The bleed in millimeters around a block whose cards share cuts, so that an inexact cut shows no white. */
const OUTER_BLEED = 3;

/** Divides the space outside a block into bleed, next to the cards, and marks; both grow with the space. */
function divideSpace(
  freeSpace: number,
  { bleed: minBleed, marks }: { bleed: number; marks: Marks },
): { bleed: number; mark: number } {
  if (marks === 'none') return { bleed: Math.max(minBleed, Math.min(OUTER_BLEED, freeSpace)), mark: 0 };
  const spareSpace = freeSpace - MARK.distance - MARK.shortest - minBleed;
  const extraLength = Math.max(0, Math.min(MARK.length - MARK.shortest, spareSpace / 2));
  return {
    bleed: Math.max(minBleed, Math.min(OUTER_BLEED, minBleed + spareSpace - extraLength)),
    mark: MARK.shortest + extraLength,
  };
}

/** Creates the slots row by row. Folded cards have a front and a back with the fold between them. */
export function createBlockSlots(cardBlock: CardBlock, impositionJob: ImpositionJob, gutterWidth: number): Slot[] {
  return cardBlock.cards.flatMap((cardNumber, cardIndex) => {
    const cardSlot = createCellSlot(cardBlock, cardNumber, cardIndex, impositionJob, gutterWidth);
    return impositionJob.sides === 'fold' ? foldSlot(cardSlot) : [cardSlot];
  });
}

function createCellSlot(
  cardBlock: CardBlock,
  cardNumber: number,
  cardIndex: number,
  impositionJob: ImpositionJob,
  gutterWidth: number,
): Slot {
  const {
    cell,
    columns: columnCount,
    rows: rowCount,
    left: blockLeft,
    top: blockTop,
    freeSpace,
    cards: cardIndexes,
  } = cardBlock;
  const columnIndex = cardIndex % columnCount;
  const rowIndex = Math.floor(cardIndex / columnCount);
  // Neighbors get half the gutter each; the outside of the block gets the space that the marks leave.
  const innerBleed = Math.min(impositionJob.bleed, gutterWidth / 2);
  const getOuterBleed = (side: keyof Edges): number => divideSpace(freeSpace[side], impositionJob).bleed;
  const isEmptyCell = (cellIndex: number): boolean => cellIndex >= cardIndexes.length;
  return {
    card: cardNumber,
    side: 'front',
    x: blockLeft + columnIndex * (cell.width + gutterWidth),
    y: blockTop + rowIndex * (cell.height + gutterWidth),
    width: cell.width,
    height: cell.height,
    turn: cardBlock.isTurned ? 1 : 0,
    bleed: {
      left: columnIndex === 0 ? getOuterBleed('left') : innerBleed,
      right: columnIndex === columnCount - 1 || isEmptyCell(cardIndex + 1) ? getOuterBleed('right') : innerBleed,
      top: rowIndex === 0 ? getOuterBleed('top') : innerBleed,
      bottom: rowIndex === rowCount - 1 || isEmptyCell(cardIndex + columnCount) ? getOuterBleed('bottom') : innerBleed,
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
