/** Cards in grey and as the colour-blind see them. */
import { describe, expect, it } from 'vitest';
import { formatColorMatrix, simulateVision, VISIONS } from '../../../../src/shared/studio/review/vision.ts';

describe('colours as others see them', () => {
  it.each(VISIONS)('keep white, grey and black: %s', (vision) => {
    for (const colour of ['#ffffff', '#808080', '#000000'] as const)
      expect(simulateVision(colour, vision)).toBe(colour);
  });

  it('are alike where the difference cannot be seen', () => {
    const apart = (a: string, b: string) =>
      Math.max(
        ...[1, 3, 5].map((index) =>
          Math.abs(Number.parseInt(a.slice(index, index + 2), 16) - Number.parseInt(b.slice(index, index + 2), 16)),
        ),
      );
    const [red, green] = ['#b04030', '#6a6a20'] as const;
    expect(apart(simulateVision(red, 'deuteranopia'), simulateVision(green, 'deuteranopia'))).toBeLessThan(
      apart(red, green) / 2,
    );
    expect(simulateVision('#ff0000', 'grey')).toBe('#7f7f7f');
  });

  it('are written as twenty numbers for a filter', () => {
    for (const vision of VISIONS) {
      const numbers = formatColorMatrix(vision).split(' ').map(Number);
      expect(numbers).toHaveLength(20);
      expect(numbers.slice(15)).toEqual([0, 0, 0, 1, 0]);
    }
  });
});
