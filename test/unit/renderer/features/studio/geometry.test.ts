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

describe('geometry of the studio canvas', () => {
  it('computeFitZoom fits a card into a window within the zoom limits', () => {
    // The card and its bleed of 3 are in millimeters, the window is in pixels.
    expect(computeFitZoom({ width: 63.5, height: 88.9 }, 3, { width: 2000, height: 500 })).toBeCloseTo(1.2856, 4);
    expect(computeFitZoom({ width: 500, height: 500 }, 3, { width: 100, height: 100 })).toBe(0.25);
  });

  it('getNextZoom moves in steps up to 800 %', () => {
    expect(getNextZoom(1.28, 1)).toBe(1.5);
    expect(getNextZoom(1.28, -1)).toBe(1);
    expect(getNextZoom(8, 1)).toBe(8);
  });

  it('getRoomAround fills the pane around a small card and leaves a margin around a large one', () => {
    // The length of the card in millimeters, the length of the pane in pixels, and the pixels per millimeter.
    expect(getRoomAround(69.5, 700, 5)).toBeCloseTo(35.25, 9);
    expect(getRoomAround(69.5, 300, 5)).toBe(10);
  });

  it('computeScrollOffset keeps a point of the card under the same pixel at any zoom', () => {
    const [fittedView, largeView] = [
      { scale: 5.2, trimOffset: 35 },
      { scale: 30, trimOffset: 13 },
    ];
    const cardPosition = getPositionUnderPixel(310, 12, fittedView);
    expect(getPositionUnderPixel(310, computeScrollOffset(cardPosition, 310, largeView), largeView)).toBeCloseTo(
      cardPosition,
      9,
    );
    // The rulers take the first 20 pixels. The canvas begins behind them, 13 mm before the trim of the card.
    expect(getPositionUnderPixel(20, 0, { scale: 4, trimOffset: 13 })).toBe(-13);
  });

  it('getTickSteps keeps ruler ticks apart', () => {
    // The pixels per unit, and whether the unit is inches instead of millimeters.
    expect(getTickSteps(3.78, false)).toEqual({ small: 5, large: 50 });
    expect(getTickSteps(30, false)).toEqual({ small: 0.5, large: 5 });
    expect(getTickSteps(96, true)).toEqual({ small: 0.0625, large: 0.5 });
  });

  it('computeAngle measures angles clockwise from the top', () => {
    expect(computeAngle({ x: 0, y: 0 }, { x: 0, y: -1 })).toBe(0);
    expect(computeAngle({ x: 0, y: 0 }, { x: 1, y: 0 })).toBe(90);
  });
});
