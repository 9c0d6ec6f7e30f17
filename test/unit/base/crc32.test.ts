import { expect, it } from 'vitest';
import { crc32 } from '../../../src/shared/base/crc32.ts';

/** As the standard describes it, bit by bit. */
const bitwise = (bytes: Uint8Array): number =>
  ~bytes.reduce((before, byte) => {
    let c = before ^ byte;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c;
  }, ~0) >>> 0;

it('the checksum is that of the standard at any length, and goes on from where it was', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  const bytes = Uint8Array.from({ length: 40 }, (_, index) => (index * 151 + 200) % 256);
  for (let length = 0; length <= bytes.length; length++) {
    const some = bytes.subarray(0, length);
    expect(crc32(some), `${length}`).toBe(bitwise(some));
    expect(crc32(bytes.subarray(length), crc32(some)), `from ${length}`).toBe(bitwise(bytes));
  }
});
