import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteDatabaseLinks,
  linkDatabase,
  listQuarantinedDatabases,
  quarantineDatabase,
} from '../../../../src/main/journal/database-quarantine.ts';

const LEVELDB = 'rollcall_app_0.indexeddb.leveldb';
const AT = new Date(2026, 10, 22, 10, 21, 9);

let profile: string;
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'rollcall-aside-'));
});
afterEach(() => rmSync(profile, { recursive: true, force: true }));

const at = (...parts: string[]): string => path.join(profile, ...parts);
const folders = (): string[] =>
  readdirSync(profile)
    .filter((name) => name !== 'IndexedDB')
    .sort();

function fill(text: string): void {
  const files = { '000005.ldb': `table ${text}`, '000007.log': text, 'MANIFEST-000001': 'm', CURRENT: 'c', LOCK: '' };
  mkdirSync(at('IndexedDB', LEVELDB), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(at('IndexedDB', LEVELDB, name), content);
  mkdirSync(at('IndexedDB', 'rollcall_app_0.indexeddb.blob', '1', '00'), { recursive: true });
  writeFileSync(at('IndexedDB', 'rollcall_app_0.indexeddb.blob', '1', '00', '1'), `picture ${text}`);
}

describe('the database before a start', () => {
  it('is there once more: what changes as a copy, what never changes as a link', () => {
    fill('a');
    linkDatabase(profile, profile);
    expect(folders()).toEqual(['Database before start']);
    writeFileSync(at('IndexedDB', LEVELDB, '000007.log'), 'written on');
    expect(readFileSync(at('Database before start', LEVELDB, '000007.log'), 'utf8')).toBe('a');
    expect(existsSync(at('Database before start', LEVELDB, 'LOCK'))).toBe(false);
    const inode = (...parts: string[]) => statSync(at(...parts)).ino;
    for (const file of [
      [LEVELDB, '000005.ldb'],
      ['rollcall_app_0.indexeddb.blob', '1', '00', '1'],
    ]) {
      expect(inode('Database before start', ...file)).toBe(inode('IndexedDB', ...file));
    }
  });

  it('goes when nothing is missing, and the database itself stays', async () => {
    fill('a');
    linkDatabase(profile, profile);
    await deleteDatabaseLinks(profile);
    expect(folders()).toEqual([]);
    expect(readFileSync(at('IndexedDB', LEVELDB, '000005.ldb'), 'utf8')).toBe('table a');
  });

  it('stays when something is missing, also when Chromium has emptied its own folder', async () => {
    fill('a');
    linkDatabase(profile, profile);
    rmSync(at('IndexedDB'), { recursive: true });
    expect(await quarantineDatabase(profile, AT)).toBe('Damaged database 2026-11-22 10.21.09');
    expect(listQuarantinedDatabases(profile)).toEqual(['Damaged database 2026-11-22 10.21.09']);
    expect(readFileSync(at('Damaged database 2026-11-22 10.21.09', LEVELDB, '000005.ldb'), 'utf8')).toBe('table a');
    await deleteDatabaseLinks(profile);
    expect(folders()).toEqual(['Damaged database 2026-11-22 10.21.09']);
  });

  it('is kept for the next start where nobody has compared it: the first and the newest of many', async () => {
    for (let index = 1; index <= 7; index++) {
      fill(`${index}`);
      linkDatabase(profile, profile);
    }
    const kept = folders().map((name) => readFileSync(at(name, LEVELDB, '000007.log'), 'utf8'));
    expect(kept.sort()).toEqual(['1', '5', '6', '7']);
    await quarantineDatabase(profile, AT);
    expect(folders()).toEqual([
      'Damaged database 2026-11-22 10.21.09',
      'Damaged database 2026-11-22 10.21.09 2',
      'Damaged database 2026-11-22 10.21.09 3',
      'Damaged database 2026-11-22 10.21.09 4',
    ]);
  });

  it('need not be there: the first start has none', async () => {
    linkDatabase(profile, profile);
    expect(folders()).toEqual([]);
    expect(await quarantineDatabase(profile, AT)).toBe(undefined);
    expect(listQuarantinedDatabases(profile)).toEqual([]);
  });
});
