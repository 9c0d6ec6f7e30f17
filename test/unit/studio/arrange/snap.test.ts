/** Tests snap lines for moved elements and distances to neighbors, in millimeters on a card of 60 × 90. */
import { describe, expect, it } from 'vitest';
import {
  createSnapTargets,
  measureDistances,
  snapMove,
  snapResize,
} from '../../../../src/shared/studio/arrange/snap.ts';
import { listElementBoxes } from '../../../../src/shared/studio/elements.ts';
import { createShape, createView } from '../support.ts';

const cardView = createView(
  [
    createShape([10, 10, 10, 10]),
    createShape([40, 50, 10, 20]),
    createShape([30, 12, 5, 5], { group: 'a' }),
    createShape([22, 30, 4, 4], { group: 'a' }),
  ],
  { guides: { x: [33], y: [77] } },
);
const prepareMove = (address: string, snapOptions = {}) => {
  const bounds = listElementBoxes(cardView, 'front').find((elementBox) => elementBox.address === address)?.bounds;
  if (bounds === undefined) throw new Error('no such element');
  const snapTargets = createSnapTargets(cardView, 'front', [address], snapOptions);
  return {
    bounds,
    targets: snapTargets,
    move: (x: number, y: number, maxDistance = 1) =>
      snapMove(snapTargets, { bounds, offset: { x, y }, reach: maxDistance }),
  };
};

describe('snapping', () => {
  it('snaps edges and centers to those of other elements within reach', () => {
    const { move } = prepareMove('/front/0');
    // The right edge comes close to the left edge of the second shape at 40.
    expect(move(19.8, 25.5, 0.3).offset).toEqual({ x: 20, y: 25.5 });
    expect(move(19.8, 25.5, 0.3).lines).toContainEqual({
      axis: 'x',
      position: 40,
      source: 'element',
      start: 35.5,
      end: 70,
    });
    expect(move(27.4, 20).offset.x).toBe(27.4);
  });

  it('snaps to the trim, the safe area, the bleed, the center of the card and guides', () => {
    const { move } = prepareMove('/front/0');
    expect(move(-9.5, -6.8).offset).toEqual({ x: -10, y: -7 });
    expect(move(14.8, 29.7).offset).toEqual({ x: 15, y: 30 });
    expect(move(22.8, 56.9).offset).toEqual({ x: 23, y: 57 });
    expect(move(-13.2, 0).lines.map(({ source }) => source)).toContain('bleed');
  });

  it('does not snap to elements that move along or to disabled targets', () => {
    const { move } = prepareMove('/front/2');
    // The other member of the group would snap at 22.
    expect(move(-8.3, 10).offset.x).toBe(-8.3);
    expect(prepareMove('/front/0').move(24.6, 20).offset.x).toBe(25);
    expect(prepareMove('/front/0', { elements: false }).move(24.6, 20).offset.x).toBe(24.6);
    expect(prepareMove('/front/0', { guides: false, elements: false }).move(22.8, 20).offset.x).toBe(22.8);
  });

  it('snaps to the grid from anywhere when no line is within reach', () => {
    const { move } = prepareMove('/front/0', { grid: 4, elements: false });
    expect(move(3.1, 5.2, 0.2).offset).toEqual({ x: 2, y: 6 });
    expect(move(22.9, 0, 0.2).offset.x).toBe(23);
  });

  it('snaps only the edges that a handle moves', () => {
    const { targets, bounds } = prepareMove('/front/0');
    const dragMove = { bounds, offset: { x: 12.8, y: 0.4 }, reach: 0.5 };
    expect(snapResize(targets, 'e', dragMove)).toMatchObject({ offset: { x: 13, y: 0.4 } });
    expect(snapResize(targets, 'e', dragMove).lines).toEqual([
      { axis: 'x', position: 33, source: 'guide', start: -3, end: 93 },
    ]);
    expect(snapResize(targets, 'se', { ...dragMove, offset: { x: 0, y: 56.8 } }).offset).toEqual({ x: 0, y: 57 });
  });
});

describe('measureDistances', () => {
  it('measures to the nearest elements, or else to the edge of the card', () => {
    const { targets, bounds } = prepareMove('/front/0');
    expect(measureDistances(cardView, targets, bounds)).toEqual([
      { axis: 'x', start: 0, end: 10, crossPosition: 15, source: 'trim' },
      { axis: 'x', start: 20, end: 30, crossPosition: 14.5, source: 'element' },
      { axis: 'y', start: 0, end: 10, crossPosition: 15, source: 'trim' },
      { axis: 'y', start: 20, end: 90, crossPosition: 15, source: 'trim' },
    ]);
  });
});
