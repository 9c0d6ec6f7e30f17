import { describe, expect, it } from 'vitest';
import { appendRecords } from '../../../../src/main/leveldb/log.ts';
import { mendLog } from '../../../../src/main/leveldb/mend-log.ts';
import { named, recordsOf, write, writes } from '../../../support/leveldb.ts';

const NOTHING = new Uint8Array();
const SIZES = [20, 0, 40_000, 300, 32_700, 9, 70_000, 50];
const WRITES = writes(7, SIZES);
const LOG = appendRecords(NOTHING, WRITES);
/** Where each write ends. */
const ENDS = WRITES.map((_, i) => appendRecords(NOTHING, WRITES.slice(0, i + 1)).length);

const wholeAt = (length: number): number => ENDS.filter((end) => end <= length).length;
/** What LevelDB finds in the log once it was mended. */
function mended(log: Uint8Array): string[] {
  const mending = mendLog(log, true);
  return recordsOf(mending === undefined ? log : appendRecords(log.subarray(0, mending.kept), mending.behind));
}

/** All lengths would take minutes: those around ends of writes and of blocks, and a sample of the others. */
const LENGTHS = Array.from({ length: LOG.length + 1 }, (_, at) => at).filter(
  (at) => at % 9973 === 0 || ENDS.some((end) => Math.abs(at - end) < 10) || (at + 8) % 32_768 < 16,
);

describe('a log after a kill', () => {
  it('keeps every write that was finished, and nothing of the next one, wherever its writer was killed', () => {
    for (const length of LENGTHS) {
      expect(mended(LOG.subarray(0, length)), `killed at ${length}`).toEqual(named(WRITES.slice(0, wholeAt(length))));
    }
  });

  it('keeps what was written on behind the half, too, and loses the half', () => {
    for (const length of LENGTHS) {
      const whole = wholeAt(length);
      if (whole === 0) continue;
      const later = writes(7 + 2 * whole, [30, 33_000, 0, 5]);
      const poisoned = appendRecords(LOG.subarray(0, length), later);
      expect(mended(poisoned), `killed at ${length}`).toEqual(named([...WRITES.slice(0, whole), ...later]));
    }
  });

  it('keeps what was written between several halves', () => {
    const first = LOG.subarray(0, (ENDS[2] ?? 0) + 100);
    const second = appendRecords(first, writes(7 + 6, [200, 500])).subarray(0, -60);
    const third = appendRecords(second, writes(7 + 8, [40])).subarray(0, -1);
    const log = appendRecords(third, writes(7 + 8, [77]));
    expect(mended(log)).toEqual(named([...WRITES.slice(0, 3), ...writes(7 + 6, [200]), ...writes(7 + 8, [77])]));
  });
});

describe('a log that is wrong in another way is left alone', () => {
  it('with a byte that has changed: a write is missing then', () => {
    const log = LOG.slice();
    log[(ENDS[2] ?? 0) + 30] = 0xee;
    expect(mendLog(log, true)).toBeUndefined();
  });

  it('with a write of another number behind the half', () => {
    const log = appendRecords(LOG.subarray(0, (ENDS[2] ?? 0) + 50), [write(999, 1, 400), write(1000, 1, 40)]);
    expect(mendLog(log, true)).toBeUndefined();
  });
});

describe('a manifest, whose records have no numbers', () => {
  it('loses the half at its end, and is left alone with one in its middle', () => {
    const edits = [new Uint8Array(16).fill(1), new Uint8Array(40).fill(2)];
    const manifest = appendRecords(NOTHING, edits);
    expect(mendLog(manifest.subarray(0, -1), false)).toEqual({ kept: 23, behind: [] });
    expect(mendLog(manifest, false)).toBeUndefined();
    expect(mendLog(appendRecords(manifest.subarray(0, -9), edits), false)).toBeUndefined();
  });
});
