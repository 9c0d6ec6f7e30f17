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

/** Tests the buffer in which the content of PDF pages is written: ASCII texts, and numbers with at most three decimals. */

const writeText = (writeBytes: (buffer: ByteBuffer) => void): string => {
  const buffer = createByteBuffer();
  writeBytes(buffer);
  return new TextDecoder().decode(copyBytes(buffer));
};
const formatNumber = (number: number): string => writeText((buffer) => putNumber(buffer, number)).trimEnd();

describe('numbers in PDF operators', () => {
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
  ])('format %d as %s', (number, writtenNumber) => {
    expect(formatNumber(number)).toBe(writtenNumber);
  });

  it('stay accurate to half a thousandth and use no exponent (property test)', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (number) => {
        const writtenNumber = formatNumber(number);
        expect(writtenNumber).toMatch(/^-?\d+(\.\d{0,2}[1-9])?$/);
        expect(Math.abs(Number(writtenNumber) - number)).toBeLessThanOrEqual(0.0005 + 1e-9);
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  it('appear as signed integers for the movement of glyphs', () => {
    const writtenIntegers = [0, -70, 12_345].map((integer) => writeText((buffer) => putInteger(buffer, integer)));
    expect(writtenIntegers).toEqual(['0', '-70', '12345']);
  });
});

describe('ByteBuffer', () => {
  it('grows as needed and keeps its content', () => {
    const longText = 'q 1 0 0 1 0 0 cm Q '.repeat(9000);
    const writtenText = writeText((buffer) => {
      putAscii(buffer, 'a');
      putAscii(buffer, longText);
      putBytes(buffer, new TextEncoder().encode(longText));
      putNumber(buffer, 0.5);
    });
    expect(writtenText).toBe(`a${longText}${longText}0.5 `);
  });
});
