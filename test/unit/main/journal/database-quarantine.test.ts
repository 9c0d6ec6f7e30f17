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

/**
 * Before Chromium opens the database, the app links its files into another folder, so that a damaged database can be quarantined: Chromium
 * deletes it. Files that may still change are copied.
 */

const LEVELDB = 'rollcall_app_0.indexeddb.leveldb';
const QUARANTINE_TIME = new Date(2026, 10, 22, 10, 21, 9);

let profile: string;
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'rollcall-aside-'));
});
afterEach(() => rmSync(profile, { recursive: true, force: true }));

const getProfilePath = (...pathSegments: string[]): string => path.join(profile, ...pathSegments);
const listCopiedFolders = (): string[] =>
  readdirSync(profile)
    .filter((fileName) => fileName !== 'IndexedDB')
    .sort();

function writeDatabase(content: string): void {
  const filesByName = {
    '000005.ldb': `table ${content}`,
    '000007.log': content,
    'MANIFEST-000001': 'm',
    CURRENT: 'c',
    LOCK: '',
  };
  mkdirSync(getProfilePath('IndexedDB', LEVELDB), { recursive: true });
  for (const [fileName, content] of Object.entries(filesByName))
    writeFileSync(getProfilePath('IndexedDB', LEVELDB, fileName), content);
  mkdirSync(getProfilePath('IndexedDB', 'rollcall_app_0.indexeddb.blob', '1', '00'), { recursive: true });
  writeFileSync(getProfilePath('IndexedDB', 'rollcall_app_0.indexeddb.blob', '1', '00', '1'), `picture ${content}`);
}

describe('the copy of the database before a start', () => {
  it('linkDatabase copies files that change and links files that never change', () => {
    writeDatabase('a');
    linkDatabase(profile, profile);
    expect(listCopiedFolders()).toEqual(['Database before start']);
    writeFileSync(getProfilePath('IndexedDB', LEVELDB, '000007.log'), 'written on');
    expect(readFileSync(getProfilePath('Database before start', LEVELDB, '000007.log'), 'utf8')).toBe('a');
    expect(existsSync(getProfilePath('Database before start', LEVELDB, 'LOCK'))).toBe(false);
    const getInode = (...pathSegments: string[]) => statSync(getProfilePath(...pathSegments)).ino;
    for (const pathInDatabase of [
      [LEVELDB, '000005.ldb'],
      ['rollcall_app_0.indexeddb.blob', '1', '00', '1'],
    ]) {
      expect(getInode('Database before start', ...pathInDatabase)).toBe(getInode('IndexedDB', ...pathInDatabase));
    }
  });

  it('deleteDatabaseLinks deletes the copy and keeps the database', async () => {
    writeDatabase('a');
    linkDatabase(profile, profile);
    await deleteDatabaseLinks(profile);
    expect(listCopiedFolders()).toEqual([]);
    expect(readFileSync(getProfilePath('IndexedDB', LEVELDB, '000005.ldb'), 'utf8')).toBe('table a');
  });

  it('quarantineDatabase moves the copy, even if Chromium has emptied its own folder', async () => {
    writeDatabase('a');
    linkDatabase(profile, profile);
    rmSync(getProfilePath('IndexedDB'), { recursive: true });
    expect(await quarantineDatabase(profile, QUARANTINE_TIME)).toBe('Damaged database 2026-11-22 10.21.09');
    expect(listQuarantinedDatabases(profile)).toEqual(['Damaged database 2026-11-22 10.21.09']);
    expect(readFileSync(getProfilePath('Damaged database 2026-11-22 10.21.09', LEVELDB, '000005.ldb'), 'utf8')).toBe(
      'table a',
    );
    await deleteDatabaseLinks(profile);
    expect(listCopiedFolders()).toEqual(['Damaged database 2026-11-22 10.21.09']);
  });

  it('linkDatabase keeps the first and the newest three copies when no start has compared them', async () => {
    for (let index = 1; index <= 7; index++) {
      writeDatabase(`${index}`);
      linkDatabase(profile, profile);
    }
    const keptContents = listCopiedFolders().map((fileName) =>
      readFileSync(getProfilePath(fileName, LEVELDB, '000007.log'), 'utf8'),
    );
    expect(keptContents.sort()).toEqual(['1', '5', '6', '7']);
    await quarantineDatabase(profile, QUARANTINE_TIME);
    expect(listCopiedFolders()).toEqual([
      'Damaged database 2026-11-22 10.21.09',
      'Damaged database 2026-11-22 10.21.09 2',
      'Damaged database 2026-11-22 10.21.09 3',
      'Damaged database 2026-11-22 10.21.09 4',
    ]);
  });

  it('linkDatabase makes no copy at the first start, when there is no database', async () => {
    linkDatabase(profile, profile);
    expect(listCopiedFolders()).toEqual([]);
    expect(await quarantineDatabase(profile, QUARANTINE_TIME)).toBe(undefined);
    expect(listQuarantinedDatabases(profile)).toEqual([]);
  });
});
