import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ByteBuffer,
  copyBytes,
  createByteBuffer,
  putAscii,
  putBytes,
  putInteger,
  putNumber,
} from '../../../src/shared/pdf/byte-buffer.ts';

const text = (write: (to: ByteBuffer) => void): string => {
  const to = createByteBuffer();
  write(to);
  return new TextDecoder().decode(copyBytes(to));
};
const num = (value: number): string => text((to) => putNumber(to, value)).trimEnd();

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
  ])('%d is %s', (value, said) => {
    expect(num(value)).toBe(said);
  });

  it('are what they stand for to half a thousandth, and never have an exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        const said = num(value);
        expect(said).toMatch(/^-?\d+(\.\d{0,2}[1-9])?$/);
        expect(Math.abs(Number(said) - value)).toBeLessThanOrEqual(0.0005 + 1e-9);
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  it('are whole where glyphs are moved, and their signs are theirs', () => {
    const whole = [0, -70, 12_345].map((n) => text((to) => putInteger(to, n)));
    expect(whole).toEqual(['0', '-70', '12345']);
  });
});

describe('bytes', () => {
  it('find buffer for as much as comes, and keep what was there', () => {
    const long = 'q 1 0 0 1 0 0 cm Q '.repeat(9000);
    const all = text((to) => {
      putAscii(to, 'a');
      putAscii(to, long);
      putBytes(to, new TextEncoder().encode(long));
      putNumber(to, 0.5);
    });
    expect(all).toBe(`a${long}${long}0.5 `);
  });
});
