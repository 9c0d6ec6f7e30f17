/** Creates crop and fold marks: lines outside a block, in line with every cut and fold. */

import { MARK } from '../paper.ts';
import type { CardBlock } from './arrange.ts';
import type { PrinterMark, Slot } from './impose.ts';

/** Returns the same key for positions that differ by less than a micrometer, because they are one cut. */
const getPositionKey = (value: number): number => Math.round(value * 1000);
const removeDuplicates = (values: readonly number[]): number[] => [
  ...new Map(values.map((value) => [getPositionKey(value), value])).values(),
];

/** Creates the marks of one block: one at each end of every cut and fold, as long as the free space allows. */
export function createBlockMarks({ freeSpace, isTurned }: CardBlock, slots: readonly Slot[]): PrinterMark[] {
  const backSlots = slots.filter((slot) => slot.side === 'back');
  // A folded card has its fold where its back begins. In a turned cell, the back is below the front instead of to its right.
  const foldKeys = new Set(backSlots.map((slot) => getPositionKey(isTurned ? slot.y : slot.x)));
  const getMin = (getValue: (slot: Slot) => number): number =>
    slots.reduce((current, slot) => Math.min(current, getValue(slot)), Infinity);
  const getMax = (getValue: (slot: Slot) => number): number =>
    slots.reduce((current, slot) => Math.max(current, getValue(slot)), -Infinity);
  const trimEdges = {
    left: getMin((slot) => slot.x),
    top: getMin((slot) => slot.y),
    right: getMax((slot) => slot.x + slot.width),
    bottom: getMax((slot) => slot.y + slot.height),
  };
  const markEdges = {
    left: getMin((slot) => slot.x - slot.bleed.left) - MARK.distance,
    top: getMin((slot) => slot.y - slot.bleed.top) - MARK.distance,
    right: getMax((slot) => slot.x + slot.width + slot.bleed.right) + MARK.distance,
    bottom: getMax((slot) => slot.y + slot.height + slot.bleed.bottom) + MARK.distance,
  };
  const getMarkLength = (freeLength: number, bleedLength: number): number =>
    Math.min(MARK.length, freeLength - bleedLength);
  const topLength = getMarkLength(freeSpace.top, trimEdges.top - markEdges.top);
  const bottomLength = getMarkLength(freeSpace.bottom, markEdges.bottom - trimEdges.bottom);
  const leftLength = getMarkLength(freeSpace.left, trimEdges.left - markEdges.left);
  const rightLength = getMarkLength(freeSpace.right, markEdges.right - trimEdges.right);
  const getMarkKind = (position: number, isVertical: boolean): PrinterMark['kind'] =>
    isVertical !== isTurned && foldKeys.has(getPositionKey(position)) ? 'fold' : 'cut';
  return [
    ...removeDuplicates(slots.flatMap((slot) => [slot.x, slot.x + slot.width])).flatMap((x): PrinterMark[] => [
      { kind: getMarkKind(x, true), start: [x, markEdges.top - topLength], end: [x, markEdges.top] },
      { kind: getMarkKind(x, true), start: [x, markEdges.bottom], end: [x, markEdges.bottom + bottomLength] },
    ]),
    ...removeDuplicates(slots.flatMap((slot) => [slot.y, slot.y + slot.height])).flatMap((y): PrinterMark[] => [
      { kind: getMarkKind(y, false), start: [markEdges.left - leftLength, y], end: [markEdges.left, y] },
      { kind: getMarkKind(y, false), start: [markEdges.right, y], end: [markEdges.right + rightLength, y] },
    ]),
  ];
}
