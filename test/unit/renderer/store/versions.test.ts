import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../../../src/renderer/store/database.ts';
import { pruneSubmissions } from '../../../../src/renderer/store/events/submissions.ts';
import { Pictures } from '../../../../src/renderer/store/pictures/pictures.ts';
import type { VersionRow } from '../../../../src/renderer/store/rows.ts';
import { Operations } from '../../../../src/renderer/store/undo/operations.ts';
import { Trash } from '../../../../src/renderer/store/undo/trash.ts';
import { prepareVersions } from '../../../../src/renderer/store/versions/backup-versions.ts';
import { pruneVersions } from '../../../../src/renderer/store/versions/prune-versions.ts';
import {
  addMissingVersions,
  deleteVersion,
  isSameState,
  readVersions,
  renameVersion,
  restoreVersion,
  saveVersion,
} from '../../../../src/renderer/store/versions/versions.ts';
import { LIMITS } from '../../../../src/shared/base/limits.ts';

let databaseCount = 0;
let database: Database;
let operations: Operations;
beforeEach(() => {
  database = new Database(`versions-${databaseCount++}`);
  operations = new Operations(database, { waitForEdits: async () => undefined, onCommit: () => undefined });
});
afterEach(() => database.close());

const OWNER = 'teams/a';
const save = (name: string, timestamp: number, document: unknown = { id: 'a', name }, owner = OWNER) =>
  saveVersion(database, owner, { document }, { name }, timestamp);
const readNames = async (owner = OWNER) => (await readVersions(database, owner)).map(({ name }) => name);
const HASH = 'a'.repeat(64);

describe('versions of a document', () => {
  it('are read newest first, with their document and unfinished entries, and only those of the document', async () => {
    await save('first', 1);
    await saveVersion(database, OWNER, { document: { id: 'a' }, drafts: { '/level': '-' } }, { name: 'second' }, 2);
    await save('other', 3, { id: 'b' }, 'teams/b');
    const [newest] = await readVersions(database, OWNER);
    expect(await readNames()).toEqual(['second', 'first']);
    expect(newest).toMatchObject({ document: { id: 'a' }, drafts: { '/level': '-' }, savedAt: 2, bytes: 36 });
  });

  it('can be renamed, deleted and restored', async () => {
    await save('first', 1);
    const [version] = await readVersions(database, OWNER);
    if (version === undefined) throw new Error('nothing was saved');
    await renameVersion(database, version.key, 'renamed', 5);
    expect(await readVersions(database, OWNER)).toEqual([{ ...version, name: 'renamed', updatedAt: 5 }]);
    await deleteVersion(database, version.key);
    await renameVersion(database, version.key, 'gone', 6);
    expect(await readNames()).toEqual([]);
    await restoreVersion(database, version);
    expect(await readVersions(database, OWNER)).toEqual([version]);
  });

  it('are refused when there is no room for them, and nothing changes', async () => {
    await database.versions.add({
      key: 'huge',
      owner: 'teams/b',
      name: '',
      document: {},
      savedAt: 1,
      updatedAt: 1,
      bytes: LIMITS.versionBytes,
    });
    expect(await save('first', 2)).toEqual({ ok: false, error: 'library-bytes' });
    expect(await readNames()).toEqual([]);
  });

  it('that are damaged are listed beside the others', async () => {
    await save('first', 1);
    await database.versions.put({ key: 'torn', owner: OWNER, name: 7, document: 'x' } as never);
    expect(await readVersions(database, OWNER)).toMatchObject([
      { name: 'first', document: { id: 'a' } },
      { key: 'torn', name: '', document: 'x', savedAt: 0, bytes: 0 },
    ]);
  });

  it('are the same state as a document with the same content and the same unfinished entries', () => {
    const state = { document: { name: 'x', level: 3 }, drafts: {} };
    expect(isSameState(state, { document: { level: 3, name: 'x' } })).toBe(true);
    expect(isSameState(state, { document: { level: 4, name: 'x' } })).toBe(false);
    expect(isSameState(state, { ...state, drafts: { '/level': '4,' } })).toBe(false);
  });
});

describe('an operation with something to prepare', () => {
  const write = (name: string, prepare?: (preparedDatabase: Database) => Promise<void>) =>
    operations.run('go-back', [{ table: 'teams', id: 'a', after: { id: 'a', name } }], {}, [], prepare);
  const readName = async () => (await database.documents('teams').get('a'))?.document;

  it('saves a version and the document together', async () => {
    await write('now');
    await write('before', async () => {
      await save('', 1);
    });
    expect(await readNames()).toEqual(['']);
    expect(await readName()).toMatchObject({ name: 'before' });
  });

  it('changes nothing if the version is refused, and keeps no version if the document is', async () => {
    await write('now');
    await expect(write('before', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect(await readName()).toMatchObject({ name: 'now' });
    const unwritable = { id: 'a', name: () => '' };
    const failing = operations.run('go-back', [{ table: 'teams', id: 'a', after: unwritable }], {}, [], async () => {
      await save('', 1);
    });
    await expect(failing).rejects.toThrow();
    expect(await readNames()).toEqual([]);
    expect(await readName()).toMatchObject({ name: 'now' });
  });
});

describe('versions in a backup', () => {
  const prepare = (backupRows: readonly unknown[], owners = new Map([[OWNER, OWNER]])) =>
    prepareVersions(backupRows, owners, () => database.author.createOperationId());
  const createRows = (count: number, details: Partial<VersionRow> = {}): VersionRow[] =>
    Array.from({ length: count }, (_, index) => ({
      key: `backup ${index}`,
      owner: OWNER,
      name: '',
      document: { id: 'a' },
      savedAt: index,
      updatedAt: index,
      bytes: 10,
      ...details,
    }));

  it('are added for documents that are restored, and only those that are missing', async () => {
    await save('first', 1);
    await save('second', 2);
    await save('other', 3, { id: 'b' }, 'teams/b');
    const backup = await database.versions.toArray();
    const [first] = backup.filter(({ name }) => name === 'first');
    await database.versions.clear();
    await database.versions.put({ ...(first ?? (backup[0] as VersionRow)), name: 'renamed' });
    expect(await addMissingVersions(database, prepare(backup))).toEqual({ addedCount: 1, refusedCount: 0 });
    expect(await readNames()).toEqual(['second', 'renamed']);
    expect(await readNames('teams/b')).toEqual([]);
  });

  it('displace no version of the library, and the newest are added first', async () => {
    for (let time = 100; time < 99 + LIMITS.automaticVersions; time += 1)
      await saveVersion(database, OWNER, { document: { id: 'a' } }, { name: '', isAutomatic: true }, time);
    const keys = (await readVersions(database, OWNER)).map(({ key }) => key);
    const automaticRows = createRows(3, { isAutomatic: true });
    expect(await addMissingVersions(database, prepare(automaticRows))).toEqual({ addedCount: 1, refusedCount: 2 });
    expect((await readVersions(database, OWNER)).map(({ key }) => key)).toEqual([...keys, 'backup 2']);
    const namedRows = createRows(LIMITS.versions).map((row) => ({ ...row, key: `named ${row.key}` }));
    expect(await addMissingVersions(database, prepare(namedRows))).toEqual({
      addedCount: LIMITS.versions - LIMITS.automaticVersions,
      refusedCount: LIMITS.automaticVersions,
    });
    const added = await readVersions(database, OWNER);
    expect(added.filter(({ isAutomatic }) => isAutomatic === true)).toHaveLength(LIMITS.automaticVersions);
    expect(added.map(({ key }) => key)).not.toContain('named backup 0');
  });

  it('that are damaged are left out one by one, and sizes are measured', async () => {
    const [row] = createRows(1);
    const damagedRows = [
      null,
      { ...row, key: 7 },
      { ...row, key: '' },
      { ...row, owner: undefined },
      { ...row, document: 'x' },
    ];
    const wrongDetails = { ...row, name: 7, isAutomatic: 1, drafts: { '/level': 2 }, savedAt: 'x', bytes: -1e12 };
    expect(prepare([...damagedRows, wrongDetails])).toEqual([
      { key: 'backup 0', owner: OWNER, name: '', document: { id: 'a' }, savedAt: 0, updatedAt: 0, bytes: 20 },
    ]);
    expect(prepare(createRows(1, { name: 'ö' }))).toMatchObject([{ bytes: 22 }]);
  });

  it('become versions of the document that was added under a new id', async () => {
    await save('first', 1);
    const backup = await database.versions.toArray();
    const versions = prepare(backup, new Map([[OWNER, 'teams/a-2']]));
    expect(await addMissingVersions(database, versions)).toEqual({ addedCount: 1, refusedCount: 0 });
    expect(await readVersions(database, 'teams/a-2')).toMatchObject([
      { name: 'first', document: { id: 'a-2', name: 'first' } },
    ]);
    expect(await readNames()).toEqual(['first']);
  });
});

describe('versions of a deleted document', () => {
  const write = (kind: 'create' | 'delete', after: unknown) =>
    operations.run(kind, [{ table: 'teams', id: 'a', after }]);

  it('stay while it is in the trash, and are gone when it is deleted for good', async () => {
    const trash = new Trash(database, operations);
    await write('create', { id: 'a', name: 'A' });
    await save('first', 1);
    await save('other', 1, { id: 'b' }, 'teams/b');
    await write('delete', undefined);
    await database.operations.clear();
    await database.replaced.clear();
    await pruneVersions(database);
    expect(await readNames()).toEqual(['first']);
    // A version of a document that has never been saved is pruned.
    expect(await readNames('teams/b')).toEqual([]);
    await trash.deleteForGood((await trash.list()).map(({ key }) => key));
    expect(await readNames()).toEqual([]);
  });

  it('stay while undo can restore it', async () => {
    const { undo } = await write('create', { id: 'a', name: 'A' });
    await save('first', 1);
    await undo();
    await pruneVersions(database);
    expect(await readNames()).toEqual(['first']);
  });

  it('keep a new document that was not edited', async () => {
    await write('create', { id: 'a', name: '' });
    await save('first', 1);
    await operations.discardUntouched('teams', 'a');
    expect(await database.documents('teams').count()).toBe(1);
    await database.versions.clear();
    await operations.discardUntouched('teams', 'a');
    expect(await database.documents('teams').count()).toBe(0);
  });
});

describe('files that only a version uses', () => {
  it('are kept: pictures and fonts', async () => {
    const fontHash = 'b'.repeat(64);
    const unusedHash = 'c'.repeat(64);
    const file = new Blob(['x']);
    for (const hash of [HASH, unusedHash])
      await database.pictures.put({ hash, file, preview: file, width: 1, height: 1, addedAt: 0 });
    for (const hash of [fontHash, unusedHash]) await database.files.put({ hash, file });
    await operations.run('create', [{ table: 'templates', id: 't', after: { id: 't' } }]);
    await save('picture', 1, { id: 'a', art: { image: { src: `sha256:${HASH}` } } });
    await save('font', 1, { id: 't', fonts: { title: { src: `sha256:${fontHash}` } } }, 'templates/t');
    const pictures = new Pictures(database);
    await pictures.sweep(0);
    await pictures.sweep(30 * 24 * 3_600_000);
    await pruneSubmissions(database);
    expect(await database.pictures.toCollection().primaryKeys()).toEqual([HASH]);
    expect(await database.files.toCollection().primaryKeys()).toEqual([fontHash]);
  });
});
