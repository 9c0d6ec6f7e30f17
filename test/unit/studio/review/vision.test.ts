/** Tests how cards look in gray and to color-blind people. */
import { describe, expect, it } from 'vitest';
import { formatColorMatrix, simulateVision, VISIONS } from '../../../../src/shared/studio/review/vision.ts';

describe('simulated color vision', () => {
  it.each(VISIONS)('keeps white, gray and black for %s', (vision) => {
    for (const colour of ['#ffffff', '#808080', '#000000'] as const)
      expect(simulateVision(colour, vision)).toBe(colour);
  });

  it('makes colors alike when the difference is not visible', () => {
    const measureDifference = (firstColor: string, secondColor: string) =>
      Math.max(
        ...[1, 3, 5].map((index) =>
          Math.abs(
            Number.parseInt(firstColor.slice(index, index + 2), 16) -
              Number.parseInt(secondColor.slice(index, index + 2), 16),
          ),
        ),
      );
    const [redColor, greenColor] = ['#b04030', '#6a6a20'] as const;
    expect(
      measureDifference(simulateVision(redColor, 'deuteranopia'), simulateVision(greenColor, 'deuteranopia')),
    ).toBeLessThan(measureDifference(redColor, greenColor) / 2);
    expect(simulateVision('#ff0000', 'grey')).toBe('#7f7f7f');
  });

  it('formats a filter matrix of twenty numbers', () => {
    for (const vision of VISIONS) {
      const matrixNumbers = formatColorMatrix(vision).split(' ').map(Number);
      expect(matrixNumbers).toHaveLength(20);
      expect(matrixNumbers.slice(15)).toEqual([0, 0, 0, 1, 0]);
    }
  });
});
