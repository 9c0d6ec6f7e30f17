import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCompleteLength, repairDatabases } from '../../../src/main/repair-databases.ts';

/**
 * Tests the repair of Chromium's databases (LevelDB) after a kill. LevelDB would write on after an incomplete record, and later count the
 * whole log as corrupt.
 */

const BLOCK_BYTES = 32_768;

/**
 * Creates a log with records of these sizes, as LevelDB writes it, and returns where each record ends. A record is split at the ends of
 * blocks. Each part has a header of 7 bytes: a checksum of 4 bytes, which is invalid here, the length of the part in 2 bytes, and its
 * type (1 the whole record, 2 its first part, 3 a middle part, 4 the last part).
 */
function createLog(recordSizes: readonly number[]): { log: Buffer; ends: number[] } {
  const bytes: number[] = [];
  const recordEnds: number[] = [];
  for (const recordSize of recordSizes) {
    let remainingBytes = recordSize;
    for (let isFirstPart = true; isFirstPart || remainingBytes > 0; isFirstPart = false) {
      const freeBytes = BLOCK_BYTES - (bytes.length % BLOCK_BYTES);
      if (freeBytes < 7) bytes.push(...new Array<number>(freeBytes).fill(0));
      const partBytes = Math.min(remainingBytes, BLOCK_BYTES - (bytes.length % BLOCK_BYTES) - 7);
      remainingBytes -= partBytes;
      const partType = isFirstPart ? (remainingBytes === 0 ? 1 : 2) : remainingBytes === 0 ? 4 : 3;
      bytes.push(9, 9, 9, 9, partBytes & 0xff, partBytes >> 8, partType);
      for (let index = 0; index < partBytes; index++) bytes.push(index & 0xff);
    }
    recordEnds.push(bytes.length);
  }
  return { log: Buffer.from(bytes), ends: recordEnds };
}

describe('findCompleteLength', () => {
  it('finds the end of the last complete record wherever the writer died', () => {
    const { log: logBytes, ends: recordEnds } = createLog([20, 0, 40_000, 300, 25_000, 5]);
    for (
      let cutLength = 0;
      cutLength <= logBytes.length;
      cutLength += cutLength < 200 || cutLength > logBytes.length - 60 ? 1 : 997
    ) {
      const end = recordEnds.findLast((end) => end <= cutLength) ?? 0;
      // A few zeros that belong to no record may fill the end of a block.
      const isFilled = cutLength - end < 7 && BLOCK_BYTES - (end % BLOCK_BYTES) < 7;
      expect(findCompleteLength(logBytes.subarray(0, cutLength)), `${cutLength}`).toBe(
        cutLength === end || isFilled ? undefined : end,
      );
    }
  });

  it('returns undefined for a log that is damaged in another way than by an incomplete last record', () => {
    const { log: logBytes } = createLog([20, 300, 40]);
    // Byte 5 belongs to the length of the first record, 6 is its type, and 33 is the type of the second record.
    for (const [position, byte] of [
      [6, 0],
      [6, 7],
      [6, 3],
      [5, 0xff],
      [33, 4],
    ] as const) {
      const damagedLog = Buffer.from(logBytes);
      damagedLog[position] = byte;
      expect(findCompleteLength(damagedLog.subarray(0, -3)), `${byte} at ${position}`).toBe(undefined);
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

function writeProfileFile(filePath: string, bytes: Uint8Array): string {
  const targetPath = path.join(profile, filePath);
  mkdirSync(path.dirname(targetPath), { recursive: true });
  writeFileSync(targetPath, bytes);
  return targetPath;
}

const { log: COMPLETE_LOG, ends: recordEnds } = createLog([20, 70_000, 300]);
const TRUNCATED_LOG = COMPLETE_LOG.subarray(0, -1);
const REPAIRED_LOG = COMPLETE_LOG.subarray(0, recordEnds[1]);

describe('repairDatabases after the app was killed', () => {
  it('cuts the incomplete record off the end of each log and keeps the complete records', () => {
    const tornFiles = [
      writeProfileFile('IndexedDB/rollcall_app_0.indexeddb.leveldb/000003.log', TRUNCATED_LOG),
      writeProfileFile('IndexedDB/rollcall_app_0.indexeddb.leveldb/MANIFEST-000001', TRUNCATED_LOG),
      writeProfileFile('Local Storage/leveldb/000005.log', TRUNCATED_LOG),
    ];
    expect(repairDatabases(profile).sort()).toEqual([...tornFiles].sort());
    for (const filePath of tornFiles) expect(readFileSync(filePath).equals(REPAIRED_LOG)).toBe(true);
    expect(repairDatabases(profile)).toEqual([]);
  });

  it("changes no log without an incomplete record, and no file that isn't a log of a database", () => {
    const otherFiles = [
      writeProfileFile('IndexedDB/rollcall_app_0.indexeddb.leveldb/000003.log', COMPLETE_LOG),
      writeProfileFile('IndexedDB/rollcall_app_0.indexeddb.leveldb/000002.ldb', TRUNCATED_LOG),
      writeProfileFile('IndexedDB/rollcall_app_0.indexeddb.leveldb/LOG', TRUNCATED_LOG),
      writeProfileFile('IndexedDB/rollcall_app_0.indexeddb.leveldb/CURRENT', TRUNCATED_LOG),
      writeProfileFile('IndexedDB/rollcall_app_0.indexeddb.blob/1/000003.log', TRUNCATED_LOG),
      writeProfileFile('Cache/000003.log', TRUNCATED_LOG),
    ];
    const contentsBefore = otherFiles.map((filePath) => readFileSync(filePath));
    expect(repairDatabases(profile)).toEqual([]);
    expect(
      otherFiles.every((filePath, index) => readFileSync(filePath).equals(contentsBefore[index] ?? Buffer.of())),
    ).toBe(true);
  });

  it('does nothing at the first start, when there are no databases yet', () => {
    expect(repairDatabases(profile)).toEqual([]);
    expect(existsSync(path.join(profile, 'IndexedDB'))).toBe(false);
  });

  it('warns about a log that cannot be read and repairs the other ones', () => {
    const consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
    mkdirSync(path.join(profile, 'IndexedDB/a.leveldb/000003.log'), { recursive: true });
    const tornFile = writeProfileFile('IndexedDB/b.leveldb/000003.log', TRUNCATED_LOG);
    expect(repairDatabases(profile)).toEqual([tornFile]);
    expect(consoleWarn).toHaveBeenCalledWith(expect.stringMatching(/^000003\.log could not be repaired: /));
  });
});
