import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCompleteLength, repairDatabases } from '../../../src/main/repair-databases.ts';

const BLOCK = 32_768;

/** A log with records of these sizes, as LevelDB writes it, and where each record ends. Its checksums are not looked at. */
function logOf(sizes: readonly number[]): { log: Buffer; ends: number[] } {
  const bytes: number[] = [];
  const ends: number[] = [];
  for (const size of sizes) {
    let rest = size;
    for (let first = true; first || rest > 0; first = false) {
      const room = BLOCK - (bytes.length % BLOCK);
      if (room < 7) bytes.push(...new Array<number>(room).fill(0));
      const now = Math.min(rest, BLOCK - (bytes.length % BLOCK) - 7);
      rest -= now;
      const type = first ? (rest === 0 ? 1 : 2) : rest === 0 ? 4 : 3;
      bytes.push(9, 9, 9, 9, now & 0xff, now >> 8, type);
      for (let index = 0; index < now; index++) bytes.push(index & 0xff);
    }
    ends.push(bytes.length);
  }
  return { log: Buffer.from(bytes), ends };
}

describe('half a record at the end of a log', () => {
  it('is found wherever the writer died', () => {
    const { log, ends } = logOf([20, 0, 40_000, 300, 25_000, 5]);
    for (let length = 0; length <= log.length; length += length < 200 || length > log.length - 60 ? 1 : 997) {
      const end = ends.findLast((end) => end <= length) ?? 0;
      // Between two blocks there may be a few zeros that belong to no record.
      const isFilled = length - end < 7 && BLOCK - (end % BLOCK) < 7;
      expect(findCompleteLength(log.subarray(0, length)), `${length}`).toBe(
        length === end || isFilled ? undefined : end,
      );
    }
  });

  it('is not looked for in a log that is wrong in another way', () => {
    const { log } = logOf([20, 300, 40]);
    for (const [at, byte] of [
      [6, 0],
      [6, 7],
      [6, 3],
      [5, 0xff],
      [33, 4],
    ] as const) {
      const wrong = Buffer.from(log);
      wrong[at] = byte;
      expect(findCompleteLength(wrong.subarray(0, -3)), `${byte} at ${at}`).toBe(undefined);
    }
  });
});

let profile: string;
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'rollcall-repair-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(profile, { recursive: true, force: true });
});

function put(file: string, bytes: Uint8Array): string {
  const target = path.join(profile, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  return target;
}

const { log: WHOLE, ends } = logOf([20, 70_000, 300]);
const HALF = WHOLE.subarray(0, -1);
const REPAIRED = WHOLE.subarray(0, ends[1]);

describe('databases after a kill', () => {
  it('lose the half record at the end of their logs, and nothing else', () => {
    const torn = [
      put('IndexedDB/rollcall_app_0.indexeddb.leveldb/000003.log', HALF),
      put('IndexedDB/rollcall_app_0.indexeddb.leveldb/MANIFEST-000001', HALF),
      put('Local Storage/leveldb/000005.log', HALF),
    ];
    expect(repairDatabases(profile).sort()).toEqual([...torn].sort());
    for (const file of torn) expect(readFileSync(file).equals(REPAIRED)).toBe(true);
    expect(repairDatabases(profile)).toEqual([]);
  });

  it('are left as they are where nothing is torn, and so is whatever is no log', () => {
    const others = [
      put('IndexedDB/rollcall_app_0.indexeddb.leveldb/000003.log', WHOLE),
      put('IndexedDB/rollcall_app_0.indexeddb.leveldb/000002.ldb', HALF),
      put('IndexedDB/rollcall_app_0.indexeddb.leveldb/LOG', HALF),
      put('IndexedDB/rollcall_app_0.indexeddb.leveldb/CURRENT', HALF),
      put('IndexedDB/rollcall_app_0.indexeddb.blob/1/000003.log', HALF),
      put('Cache/000003.log', HALF),
    ];
    const before = others.map((file) => readFileSync(file));
    expect(repairDatabases(profile)).toEqual([]);
    expect(others.every((file, index) => readFileSync(file).equals(before[index] ?? Buffer.of()))).toBe(true);
  });

  it('need not be there: the first start has none', () => {
    expect(repairDatabases(profile)).toEqual([]);
    expect(existsSync(path.join(profile, 'IndexedDB'))).toBe(false);
  });

  it('with a log that cannot be read say so, and the others are repaired', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    mkdirSync(path.join(profile, 'IndexedDB/a.leveldb/000003.log'), { recursive: true });
    const torn = put('IndexedDB/b.leveldb/000003.log', HALF);
    expect(repairDatabases(profile)).toEqual([torn]);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^000003\.log could not be repaired: /));
  });
});
