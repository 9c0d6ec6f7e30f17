import { expect, it } from 'vitest';
import { crc32 } from '../../../src/shared/base/crc32.ts';

/** Computes the checksum bit by bit, as the standard describes it. */
const computeBitwise = (inputBytes: Uint8Array): number =>
  ~inputBytes.reduce((checksum, byte) => {
    let remainder = checksum ^ byte;
    for (let bitIndex = 0; bitIndex < 8; bitIndex++)
      remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
    return remainder;
  }, ~0) >>> 0;

it('crc32 matches the bitwise definition at every length and continues from an earlier checksum', () => {
  // The check value that the catalog of CRC algorithms states for CRC-32.
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  const allBytes = Uint8Array.from({ length: 40 }, (_element, index) => (index * 151 + 200) % 256);
  for (let length = 0; length <= allBytes.length; length++) {
    const prefix = allBytes.subarray(0, length);
    expect(crc32(prefix), `${length}`).toBe(computeBitwise(prefix));
    expect(crc32(allBytes.subarray(length), crc32(prefix)), `from ${length}`).toBe(computeBitwise(allBytes));
  }
});
