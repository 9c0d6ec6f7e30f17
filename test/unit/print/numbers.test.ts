import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { num } from '../../../src/shared/print/numbers.ts';

describe('numbers of PDF operators', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1.5, '1.5'],
    [-0.0004, '0'],
    [-0.25, '-0.25'],
    [12.03, '12.03'],
    [100.1, '100.1'],
    [-7.0999, '-7.1'],
    [0.9996, '1'],
    [Number.NaN, '0'],
    [Number.POSITIVE_INFINITY, '2000000'],
    [-1e300, '-2000000'],
  ])('%d is %s', (value, text) => {
    expect(num(value)).toBe(text);
  });

  it('are what they stand for to half a thousandth, and never have an exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        const text = num(value);
        expect(text).toMatch(/^-?\d+(\.\d{0,2}[1-9])?$/);
        expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.0005 + 1e-9);
      }),
      { seed: 4, numRuns: 500 },
    );
  });
});
