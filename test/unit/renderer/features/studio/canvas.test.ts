import { describe, expect, it } from 'vitest';
import {
  angleOf,
  fitZoom,
  nextZoom,
  placeUnder,
  roomAround,
  scrollTo,
  tickSteps,
} from '../../../../../src/renderer/features/studio/canvas/geometry.ts';

describe('zoom and rulers', () => {
  it('fits a card into a window, never beyond what there is', () => {
    expect(fitZoom({ width: 63.5, height: 88.9 }, 3, { width: 2000, height: 500 })).toBeCloseTo(1.2856, 4);
    expect(fitZoom({ width: 500, height: 500 }, 3, { width: 100, height: 100 })).toBe(0.25);
  });

  it('goes by steps to 800 %', () => {
    expect(nextZoom(1.28, 1)).toBe(1.5);
    expect(nextZoom(1.28, -1)).toBe(1);
    expect(nextZoom(8, 1)).toBe(8);
  });

  it('takes the whole pane around a small card, and room to drag out to around a large one', () => {
    expect(roomAround(69.5, 700, 5)).toBeCloseTo(35.25, 9);
    expect(roomAround(69.5, 300, 5)).toBe(10);
  });

  it('keeps a place of the card under the same pixel at any zoom', () => {
    const [fitted, large] = [
      { scale: 5.2, before: 35 },
      { scale: 30, before: 13 },
    ];
    const place = placeUnder(310, 12, fitted);
    expect(placeUnder(310, scrollTo(place, 310, large), large)).toBeCloseTo(place, 9);
    expect(placeUnder(20, 0, { scale: 4, before: 13 })).toBe(-13);
  });

  it('keeps ticks apart', () => {
    expect(tickSteps(3.78, false)).toEqual({ small: 5, large: 50 });
    expect(tickSteps(30, false)).toEqual({ small: 0.5, large: 5 });
    expect(tickSteps(96, true)).toEqual({ small: 0.0625, large: 0.5 });
  });

  it('counts angles clockwise from above', () => {
    expect(angleOf({ x: 0, y: 0 }, { x: 0, y: -1 })).toBe(0);
    expect(angleOf({ x: 0, y: 0 }, { x: 1, y: 0 })).toBe(90);
  });
});
