import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendRecords } from '../../../src/main/leveldb/log.ts';
import { mendDatabases } from '../../../src/main/mend-databases.ts';
import { writes } from '../../support/leveldb.ts';

const NOTHING = new Uint8Array();
const WHOLE = appendRecords(NOTHING, writes(1, [20, 70_000, 300]));
const HALF = WHOLE.subarray(0, -1);
const MENDED = appendRecords(NOTHING, writes(1, [20, 70_000]));

let profile: string;
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'rollcall-mend-'));
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

describe('databases after a kill', () => {
  it('lose the half record at the end of their logs, and nothing else', () => {
    const torn = [
      put('IndexedDB/rollcall_app_0.indexeddb.leveldb/000003.log', HALF),
      put('IndexedDB/rollcall_app_0.indexeddb.leveldb/MANIFEST-000001', HALF),
      put('Local Storage/leveldb/000005.log', HALF),
    ];
    expect(mendDatabases(profile).sort()).toEqual([...torn].sort());
    for (const file of torn) expect(readFileSync(file).equals(MENDED)).toBe(true);
    expect(mendDatabases(profile)).toEqual([]);
  });

  it('lose a half record that was written behind, too', () => {
    const later = writes(5, [40, 5]);
    const file = put('IndexedDB/rollcall_app_0.indexeddb.leveldb/000003.log', appendRecords(HALF, later));
    expect(mendDatabases(profile)).toEqual([file]);
    expect(readFileSync(file).equals(appendRecords(MENDED, later))).toBe(true);
    expect(readdirSync(path.dirname(file))).toEqual(['000003.log']);
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
    expect(mendDatabases(profile)).toEqual([]);
    expect(others.every((file, i) => readFileSync(file).equals(before[i] ?? Buffer.of()))).toBe(true);
  });

  it('need not be there: the first start has none', () => {
    expect(mendDatabases(profile)).toEqual([]);
    expect(existsSync(path.join(profile, 'IndexedDB'))).toBe(false);
  });

  it('with a log that cannot be read say so, and the others are mended', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    mkdirSync(path.join(profile, 'IndexedDB/a.leveldb/000003.log'), { recursive: true });
    const torn = put('IndexedDB/b.leveldb/000003.log', HALF);
    expect(mendDatabases(profile)).toEqual([torn]);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^000003\.log could not be mended: /));
  });
});
