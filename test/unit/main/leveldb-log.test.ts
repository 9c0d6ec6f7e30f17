import { describe, expect, it } from 'vitest';
import { wholeLength } from '../../../src/main/leveldb-log.ts';
import { logOf } from '../../support/leveldb-log.ts';

describe('how much of a log is whole', () => {
  it.each([
    ['nothing', []],
    ['one record', [20]],
    ['several records', [20, 0, 300]],
    ['a record over three blocks', [70_000, 12]],
    ['a block that is filled up, where no head has room', [32_768 - 7 - 3, 12]],
    ['a head that just fits into its block', [32_768 - 14, 12]],
  ])('all of it: %s', (_, sizes) => {
    const { bytes } = logOf(sizes);
    expect(wholeLength(bytes)).toBe(bytes.length);
  });

  it('at every byte at which its writer may have been killed: all records that were finished, and nothing of the next', () => {
    const { bytes, ends } = logOf([20, 0, 70_000, 300, 40_000, 32_760, 9]);
    const filled = new Set(logOf([20, 0, 70_000, 300, 40_000, 32_760, 9]).gaps);
    for (let length = 0; length <= bytes.length; length++) {
      const last = ends.filter((end) => end <= length).at(-1) ?? 0;
      // What fills up a block belongs to no record and may stay.
      const expected = filled.has(length) ? length : last;
      if (wholeLength(bytes.subarray(0, length)) !== expected) {
        expect([length, wholeLength(bytes.subarray(0, length))]).toEqual([length, expected]);
      }
    }
  });

  it.each([
    ['a type that there is not', 6, 9],
    ['a middle that begins nowhere', 6, 3],
    ['a beginning without its end', 6, 2],
    ['a length beyond its block', 5, 0xff],
  ])('is left alone with %s: that is no half record', (_, at, value) => {
    const { bytes } = logOf([20, 300, 12]);
    bytes[at] = value;
    expect(wholeLength(bytes)).toBe(bytes.length);
  });
});
