import { afterEach, describe, expect, it } from 'vitest';
import {
  continueWithout,
  listStillMissing,
  prepareRestore,
  toIncoming,
} from '../../../../src/renderer/store/journal/restore.ts';
import {
  cleanUp,
  createOlderLibrary,
  getIds,
  makeUnreadable,
  openJournaledLibrary,
  putCharacter,
  restartLibrary,
  waitUntilSaved,
} from './journal-support.ts';

afterEach(cleanUp);

/** The second argument of `journal.open` says whether this profile had a library before. */
describe('after a loss', () => {
  it('prepareRestore continues the revisions that the journal knows and restores notes of the app', async () => {
    const { journalDouble } = await openJournaledLibrary();
    const secondStart = restartLibrary(journalDouble);
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    if (foundLoss === undefined) throw new Error('nothing is missing');
    await prepareRestore(secondStart.library, secondStart.journal, foundLoss);
    expect(await secondStart.database.readRevision('characters')).toBe(2);
    expect(await secondStart.database.meta.get('samples')).toEqual({ key: 'samples', value: ['characters/a'] });
    expect((await listStillMissing(secondStart.library, foundLoss)).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('toIncoming offers each document of the journal as its newest state', async () => {
    const { journalDouble } = await openJournaledLibrary();
    const journalRows = await journalDouble.bridge.journalRows([
      { table: 'characters', id: 'a' },
      { table: 'meta', id: 'samples' },
    ]);
    expect(toIncoming(journalRows, 'The copy', true)).toEqual([
      {
        kind: 'characters',
        id: 'a',
        name: 'Name of a',
        document: { id: 'a', name: 'Name of a' },
        origin: 'The copy',
        newest: true,
        updatedAt: 1,
      },
    ]);
  });

  it('continueWithout writes a backup first, and the next start reports no loss', async () => {
    const { journalDouble } = await openJournaledLibrary();
    const secondStart = restartLibrary(journalDouble);
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    if (foundLoss === undefined) throw new Error('nothing is missing');
    await continueWithout(secondStart.library, secondStart.journal, foundLoss);
    expect(journalDouble.calls).toContain('backup');
    expect([...journalDouble.deleted.keys()]).toEqual(['characters/a', 'characters/b']);
    secondStart.journal.close();
    const thirdStart = restartLibrary(journalDouble, secondStart.database.name);
    expect(await thirdStart.journal.open(thirdStart.database, true)).toBeUndefined();
  });

  it('continueWithout gives nothing up when no backup can be written', async () => {
    const { journalDouble } = await openJournaledLibrary();
    const secondStart = restartLibrary(journalDouble);
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    if (foundLoss === undefined) throw new Error('nothing is missing');
    journalDouble.refused = 'The disk is full.';
    await expect(continueWithout(secondStart.library, secondStart.journal, foundLoss)).rejects.toThrow(
      'The disk is full.',
    );
    expect(journalDouble.deleted.size).toBe(0);
  });

  it('reports an older row until it is written again, even when later revisions of its store exist', async () => {
    const { journalDouble, database } = await createOlderLibrary();
    const secondStart = restartLibrary(journalDouble, database.name);
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    if (foundLoss === undefined) throw new Error('nothing is missing');
    await prepareRestore(secondStart.library, secondStart.journal, foundLoss);
    expect(getIds((await secondStart.journal.compareAgain(secondStart.database))?.older)).toEqual(['a']);
    secondStart.journal.close();
    const thirdStart = restartLibrary(journalDouble, database.name);
    expect(getIds((await thirdStart.journal.open(thirdStart.database, true))?.older)).toEqual(['a']);
    await putCharacter(thirdStart.database, 'a', { id: 'a', name: 'Newer' });
    await waitUntilSaved(thirdStart.journal);
    expect(await thirdStart.journal.compareAgain(thirdStart.database)).toBeUndefined();
    expect(await thirdStart.database.meta.get('raised')).toBeUndefined();
  });

  it('reports a row that becomes unreadable later as another loss, together with the rows still missing', async () => {
    const { journalDouble, database } = await createOlderLibrary();
    const secondStart = restartLibrary(journalDouble, database.name);
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    if (foundLoss === undefined) throw new Error('nothing is missing');
    await prepareRestore(secondStart.library, secondStart.journal, foundLoss);
    makeUnreadable('b');
    const foundLosses = await Promise.all([
      secondStart.journal.findUnreadableRows(secondStart.database),
      secondStart.journal.findUnreadableRows(secondStart.database),
    ]);
    expect([getIds(foundLosses[0]?.missing), getIds(foundLosses[0]?.older)]).toEqual([['b'], ['a']]);
    expect(foundLosses[0]).toBe(foundLosses[1]);
    expect(foundLosses[0]?.number).not.toBe(foundLoss.number);
  });

  it('prepareRestore removes unreadable rows, but none that can be read again', async () => {
    const { journalDouble, database } = await createOlderLibrary();
    const makeReadable = makeUnreadable('a', 'b');
    const secondStart = restartLibrary(journalDouble, database.name);
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    if (foundLoss === undefined) throw new Error('nothing is missing');
    makeReadable();
    makeUnreadable('b');
    await prepareRestore(secondStart.library, secondStart.journal, foundLoss);
    expect(await secondStart.database.documents('characters').toCollection().primaryKeys()).toEqual(['a']);
    expect([...journalDouble.deleted.keys()]).toEqual([]);
  });
});

describe('versions of documents that the database has lost', () => {
  const VERSION = {
    key: 'v',
    owner: 'characters/a',
    name: 'For Saturday',
    document: { id: 'a', name: 'Earlier' },
    savedAt: 1,
    updatedAt: 1,
    bytes: 10,
  };

  it('return from the journal at the next start without a question', async () => {
    const { journalDouble, database, journal } = await openJournaledLibrary();
    await database.versions.put(VERSION);
    await waitUntilSaved(journal);
    journal.close();
    await database.versions.clear();
    const secondStart = restartLibrary(journalDouble, database.name);
    expect(await secondStart.journal.open(secondStart.database, true)).toBeUndefined();
    expect(await secondStart.database.versions.toArray()).toEqual([VERSION]);
  });

  it('return together with a lost library, whatever the user decides about its documents', async () => {
    const { journalDouble, database, journal } = await openJournaledLibrary();
    await database.versions.put(VERSION);
    await waitUntilSaved(journal);
    const secondStart = restartLibrary(journalDouble);
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    if (foundLoss === undefined) throw new Error('nothing is missing');
    expect(getIds(foundLoss.missing)).toEqual(['a', 'b']);
    await prepareRestore(secondStart.library, secondStart.journal, foundLoss);
    expect(await secondStart.database.versions.toArray()).toEqual([VERSION]);
  });

  it('that were deleted stay deleted', async () => {
    const { journalDouble, database, journal } = await openJournaledLibrary();
    await database.versions.put(VERSION);
    await database.versions.delete(VERSION.key);
    await waitUntilSaved(journal);
    journal.close();
    const secondStart = restartLibrary(journalDouble, database.name);
    expect(await secondStart.journal.open(secondStart.database, true)).toBeUndefined();
    expect(await secondStart.database.versions.count()).toBe(0);
  });
});
