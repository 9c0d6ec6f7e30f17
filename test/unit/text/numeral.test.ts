import { describe, expect, it } from 'vitest';
import { formatNumeral } from '../../../src/shared/text/numeral.ts';
import { truncate } from '../../../src/shared/text/truncate.ts';

describe('formatNumeral', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [-7, '-7'],
    [4.5, '4.5'],
    [1000, '1000'],
    [10_000, '10,000'],
    [1_000_000_000, '1,000,000,000'],
    [-1_234_567.25, '-1,234,567.25'],
    [0.1 + 0.2, '0.30000000000000004'],
    [999_999_999_999_999, '999,999,999,999,999'],
    [1e15, '10^15'],
    [1e21, '10^21'],
    [-1e21, '-10^21'],
    [1.5e300, '1.5 × 10^300'],
    [Number.MAX_VALUE, '1.8 × 10^308'],
    [0.000_001, '0.000001'],
    [1e-7, '10^-7'],
    [5e-324, '4.94 × 10^-324'],
    [Number.POSITIVE_INFINITY, '∞'],
    [Number.NEGATIVE_INFINITY, '-∞'],
  ])('formats %d as %s', (number, expectedText) => expect(formatNumeral(number)).toBe(expectedText));
});

describe('truncate', () => {
  it('keeps up to sixty characters and cuts longer texts', () => {
    expect(truncate('a'.repeat(60))).toBe('a'.repeat(60));
    expect(truncate('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`);
    expect(truncate('x'.repeat(3_000_000))).toHaveLength(60);
  });

  it('counts characters of two code units once and never splits them', () => {
    expect(truncate('🦊'.repeat(60))).toBe('🦊'.repeat(60));
    expect(truncate('🦊'.repeat(61))).toBe(`${'🦊'.repeat(59)}…`);
  });
});
