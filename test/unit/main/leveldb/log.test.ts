import { describe, expect, it } from 'vitest';
import { checksum } from '../../../../src/main/leveldb/checksum.ts';
import { appendRecords, readRecord } from '../../../../src/main/leveldb/log.ts';
import { named, recordsOf } from '../../../support/leveldb.ts';

const NOTHING = new Uint8Array();

describe('the checksum', () => {
  it('is CRC-32C as LevelDB masks it', () => {
    const unmask = (masked: number) => {
      const rotated = (masked - 0xa282ead8) >>> 0;
      return ((rotated >>> 17) | (rotated << 15)) >>> 0;
    };
    // RFC 3720, B.4, and the check value of the polynomial.
    expect(unmask(checksum(new TextEncoder().encode('123456789')))).toBe(0xe3069283);
    expect(unmask(checksum(new Uint8Array(32)))).toBe(0x8a9136aa);
    expect(unmask(checksum(new Uint8Array(32).fill(0xff)))).toBe(0x62a8ab43);
  });
});

describe('records', () => {
  it.each([
    ['one', [20]],
    ['an empty one', [0, 5]],
    ['one over three blocks', [70_000, 12]],
    ['a block that is filled up, where no head has room', [32_768 - 7 - 3, 12]],
    ['a head that just fits into its block', [32_768 - 14, 12]],
  ])('come back as they were written: %s', (_, sizes) => {
    const records = sizes.map((size, i) => new Uint8Array(size).fill(i + 1));
    const log = appendRecords(NOTHING, records);
    expect(recordsOf(log)).toEqual(named(records));
  });

  it('stand as the format says', () => {
    const log = appendRecords(NOTHING, [new Uint8Array(40_000), Uint8Array.of(9)]);
    const head = (at: number) => [log[at + 4], log[at + 5], log[at + 6]];
    const first = 32_768 - 7;
    expect(head(0)).toEqual([first & 0xff, first >> 8, 2]);
    expect(head(32_768)).toEqual([(40_000 - first) & 0xff, (40_000 - first) >> 8, 4]);
    expect([...log.subarray(-4)]).toEqual([1, 0, 1, 9]);
  });

  it.each([
    ['a type that there is not', 6, 9],
    ['a middle that begins nowhere', 6, 3],
    ['a length beyond its block', 5, 0xff],
    ['another checksum', 0, 0],
    ['another byte', 7, 0xff],
  ])('are wrong with %s', (_, at, value) => {
    const log = appendRecords(NOTHING, [new Uint8Array(20), new Uint8Array(300)]);
    log[at] = value;
    expect(readRecord(log, 0, true).kind).toBe('wrong');
  });
});
