import { describe, expect, it } from 'vitest';
import {
  computeAngle,
  computeFitZoom,
  computeScrollOffset,
  getNextZoom,
  getPositionUnderPixel,
  getRoomAround,
  getTickSteps,
} from '../../../../../src/renderer/features/studio/canvas/geometry.ts';

describe('zoom and rulers', () => {
  it('fits a card into a window, never beyond what there is', () => {
    expect(computeFitZoom({ width: 63.5, height: 88.9 }, 3, { width: 2000, height: 500 })).toBeCloseTo(1.2856, 4);
    expect(computeFitZoom({ width: 500, height: 500 }, 3, { width: 100, height: 100 })).toBe(0.25);
  });

  it('goes by steps to 800 %', () => {
    expect(getNextZoom(1.28, 1)).toBe(1.5);
    expect(getNextZoom(1.28, -1)).toBe(1);
    expect(getNextZoom(8, 1)).toBe(8);
  });

  it('takes the whole pane around a small card, and room to drag out to around a large one', () => {
    expect(getRoomAround(69.5, 700, 5)).toBeCloseTo(35.25, 9);
    expect(getRoomAround(69.5, 300, 5)).toBe(10);
  });

  it('keeps a place of the card under the same pixel at any zoom', () => {
    const [fitted, large] = [
      { scale: 5.2, trimOffset: 35 },
      { scale: 30, trimOffset: 13 },
    ];
    const place = getPositionUnderPixel(310, 12, fitted);
    expect(getPositionUnderPixel(310, computeScrollOffset(place, 310, large), large)).toBeCloseTo(place, 9);
    expect(getPositionUnderPixel(20, 0, { scale: 4, trimOffset: 13 })).toBe(-13);
  });

  it('keeps ticks apart', () => {
    expect(getTickSteps(3.78, false)).toEqual({ small: 5, large: 50 });
    expect(getTickSteps(30, false)).toEqual({ small: 0.5, large: 5 });
    expect(getTickSteps(96, true)).toEqual({ small: 0.0625, large: 0.5 });
  });

  it('counts angles clockwise from above', () => {
    expect(computeAngle({ x: 0, y: 0 }, { x: 0, y: -1 })).toBe(0);
    expect(computeAngle({ x: 0, y: 0 }, { x: 1, y: 0 })).toBe(90);
  });
});
