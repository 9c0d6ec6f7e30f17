import { afterEach, describe, expect, it, vi } from 'vitest';
import { catchUp } from '../../../../src/renderer/store/journal/catch-up.ts';
import { Journal } from '../../../../src/renderer/store/journal/journal.ts';
import type { Row } from '../../../../src/renderer/store/rows.ts';
import { JournalDouble } from '../../../support/journal/journal-double.ts';
import {
  changeStoredRows,
  cleanUp,
  cleanups,
  createOlderLibrary,
  getIds,
  isStopped,
  makeUnreadable,
  openJournaledLibrary,
  putCharacter,
  restartLibrary,
  waitUntilSaved,
} from './journal-support.ts';

afterEach(cleanUp);

/** The second argument of `journal.open` says whether this profile had a library before. */
describe('opening the journal', () => {
  it('reports no loss when nothing is missing, and tells the main process so', async () => {
    const { journalDouble, database, journal } = await openJournaledLibrary();
    journal.close();
    const secondStart = restartLibrary(journalDouble, database.name);
    expect(await secondStart.journal.open(secondStart.database, true)).toBeUndefined();
    expect(journalDouble.calls).toContain('compared lost false');
  });

  it('lists all documents of an emptied database as missing, and writes nothing', async () => {
    const { journalDouble } = await openJournaledLibrary();
    journalDouble.setAside = 'Damaged database';
    const secondStart = restartLibrary(journalDouble);
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    expect(foundLoss).toMatchObject({ kind: 'gone', quarantineFolder: 'Damaged database', older: [] });
    expect(foundLoss?.missing.map(({ id, name }) => `${id}: ${name}`)).toEqual(['a: Name of a', 'b: Name of b']);
    expect(await secondStart.database.isEmpty()).toBe(true);
  });

  it('reports a lost library when the journal knows nothing of it', async () => {
    const secondStart = restartLibrary(new JournalDouble());
    expect(await secondStart.journal.open(secondStart.database, true)).toMatchObject({ kind: 'gone', missing: [] });
  });

  it('reports no loss on the first start', async () => {
    const journalDouble = new JournalDouble();
    journalDouble.exists = false;
    const secondStart = restartLibrary(journalDouble);
    expect(await secondStart.journal.open(secondStart.database, false)).toBeUndefined();
  });

  it('reports an older row and a missing row', async () => {
    const { journalDouble, database, journal } = await openJournaledLibrary();
    await putCharacter(database, 'a', { id: 'a', name: 'Newer' });
    await waitUntilSaved(journal);
    const olderRow: Row = { id: 'a', document: { id: 'a', name: 'Older' }, updatedAt: 0, rev: 1 };
    await changeStoredRows(database.name, (store) => {
      store.put(olderRow);
      store.delete('b');
    });
    await database.transaction('rw', 'meta', () => database.meta.put({ key: 'rev:characters', value: 2 }));
    journal.close();
    const secondStart = restartLibrary(journalDouble, database.name);
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    expect([foundLoss?.kind, foundLoss?.missing.map(({ id }) => id), foundLoss?.older.map(({ id }) => id)]).toEqual([
      'rows',
      ['b'],
      ['a'],
    ]);
  });

  it('reports unreadable rows together with older ones', async () => {
    const { journalDouble, database } = await createOlderLibrary();
    makeUnreadable('b');
    const secondStart = restartLibrary(journalDouble, database.name);
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    expect([getIds(foundLoss?.missing), getIds(foundLoss?.older), getIds(foundLoss?.unreadable)]).toEqual([
      ['b'],
      ['a'],
      ['b'],
    ]);
  });

  it('reports a row that is both older and unreadable only once', async () => {
    const { journalDouble, database } = await createOlderLibrary();
    makeUnreadable('a');
    const secondStart = restartLibrary(journalDouble, database.name);
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    expect([getIds(foundLoss?.missing), getIds(foundLoss?.older)]).toEqual([['a'], []]);
  });

  it('offers the copy when the database cannot be opened, but rejects when the database has a newer version', async () => {
    const { journalDouble } = await openJournaledLibrary();
    const secondStart = restartLibrary(journalDouble);
    const openSpy = vi.spyOn(indexedDB, 'open');
    openSpy.mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    expect(await secondStart.journal.open(secondStart.database, true)).toMatchObject({
      kind: 'refused',
      missing: [{ id: 'a' }, { id: 'b' }],
    });
    const newerStart = restartLibrary(journalDouble);
    openSpy.mockImplementation(() => {
      throw new DOMException('newer', 'VersionError');
    });
    await expect(newerStart.journal.open(newerStart.database, true)).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('reports no loss when the journal does not answer', async () => {
    const { journalDouble, database } = await openJournaledLibrary();
    const silentPort = { ...journalDouble.bridge, journalKnown: () => Promise.reject(new Error('no')) };
    const journal = new Journal(silentPort);
    cleanups.push(() => journal.close());
    expect(await journal.open(database, true)).toBeUndefined();
  });
});

describe('catching up while the library is open', () => {
  it('sends an edit and a deletion made just before the app was killed', async () => {
    const { journalDouble, database, journal } = await openJournaledLibrary();
    journal.close();
    await putCharacter(database, 'a', { id: 'a', name: 'Last letter' });
    await database.changeDocuments('characters', async (revision) => {
      await database.documents('characters').delete('b');
      await database.meta.put({ key: 'deleted:characters', value: revision });
    });
    const secondStart = restartLibrary(journalDouble, database.name);
    expect(await secondStart.journal.open(secondStart.database, true)).toBeUndefined();
    await waitUntilSaved(secondStart.journal);
    expect(journalDouble.table('characters')).toEqual({
      a: expect.objectContaining({ rev: 3, document: { id: 'a', name: 'Last letter' } }),
    });
  });

  it('sends rows that were written without the journal', async () => {
    const { journalDouble, database, journal } = await openJournaledLibrary();
    await changeStoredRows(database.name, (store) =>
      store.put({ id: 'c', document: { id: 'c', name: 'C' }, updatedAt: 0, rev: 1 }),
    );
    journal.close();
    const secondStart = restartLibrary(journalDouble, database.name);
    await secondStart.journal.open(secondStart.database, true);
    expect((await catchUp(secondStart.database, secondStart.journal, isStopped)).damagedRows).toEqual([]);
    expect(Object.keys(journalDouble.table('characters'))).toEqual(['a', 'b', 'c']);
  });

  it('sends every row again to a damaged journal', async () => {
    const { journalDouble, database, journal } = await openJournaledLibrary();
    journal.close();
    journalDouble.faults = ['A file of the journal was damaged.'];
    journalDouble.appended.length = 0;
    const secondStart = restartLibrary(journalDouble, database.name);
    await secondStart.journal.open(secondStart.database, true);
    await catchUp(secondStart.database, secondStart.journal, isStopped);
    expect(journalDouble.appended.flat().map(({ table: tableName, id, kind }) => `${kind} ${tableName}/${id}`)).toEqual(
      ['put characters/a', 'put characters/b', 'put meta/samples'],
    );
  });

  it('reports a row that the disk has altered, and keeps the copy in the journal', async () => {
    const { journalDouble, database, journal } = await openJournaledLibrary();
    await changeStoredRows(database.name, (store) =>
      store.put({ id: 'a', document: { id: 'a', name: 'Nam@ of a' }, updatedAt: 1, rev: 1 }),
    );
    journal.close();
    const secondStart = restartLibrary(journalDouble, database.name);
    expect(await secondStart.journal.open(secondStart.database, true)).toBeUndefined();
    const { damagedRows: altered } = await catchUp(secondStart.database, secondStart.journal, isStopped);
    expect(altered.map(({ id }) => id)).toEqual(['a']);
    expect(journalDouble.table('characters')).toMatchObject({ a: { document: { name: 'Name of a' } } });
  });

  it('keeps a deleted row that is back in the database, and sends it as new', async () => {
    const { journalDouble, database, journal } = await openJournaledLibrary();
    await database.changeDocuments('characters', async (revision) => {
      await database.documents('characters').delete('b');
      await database.meta.put({ key: 'deleted:characters', value: revision });
    });
    await waitUntilSaved(journal);
    await changeStoredRows(database.name, (store) =>
      store.put({ id: 'b', document: { id: 'b' }, updatedAt: 2, rev: 2 }),
    );
    journal.close();
    const secondStart = restartLibrary(journalDouble, database.name);
    expect(await secondStart.journal.open(secondStart.database, true)).toBeUndefined();
    expect((await catchUp(secondStart.database, secondStart.journal, isStopped)).returnedCount).toBe(1);
    await waitUntilSaved(secondStart.journal);
    expect(journalDouble.table('characters')).toMatchObject({ b: { rev: 4 } });
  });
});
