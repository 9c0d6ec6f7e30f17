import { afterEach, describe, expect, it } from 'vitest';
import { waitFor } from '../../../support/wait-for.ts';
import { cleanUp, openJournaledLibrary, putCharacter, restartLibrary, waitUntilSaved } from './journal-support.ts';

afterEach(cleanUp);

describe('a journal whose files are deleted while the app is running', () => {
  it('receives everything again with the next change, and then a backup', async () => {
    const { journalDouble, database, journal } = await openJournaledLibrary();
    journalDouble.removeFiles();
    await putCharacter(database, 'c');
    await waitUntilSaved(journal);
    await waitFor(() => expect(Object.keys(journalDouble.table('characters')).sort()).toEqual(['a', 'b', 'c']));
    await waitFor(() => expect(Object.keys(journalDouble.table('meta'))).toEqual(['samples']));
    await waitFor(() => expect(journalDouble.calls).toContain('backup'));
  });

  it('receives everything before backUp reports success', async () => {
    const { journalDouble, journal } = await openJournaledLibrary();
    journalDouble.removeFiles();
    expect(await journal.backUp()).toEqual({ ok: true });
    expect(Object.keys(journalDouble.table('characters')).sort()).toEqual(['a', 'b']);
  });
});

/** The second argument of `journal.open` says whether this profile had a library before. */
describe('a library copied from another computer', () => {
  it('reports the documents as brought, not as lost, until the user has decided', async () => {
    const { journalDouble, journal } = await openJournaledLibrary();
    journal.close();
    journalDouble.copiedFrom = 'Desk';
    const secondStart = restartLibrary(journalDouble);
    await putCharacter(secondStart.database, 'own');
    const foundLoss = await secondStart.journal.open(secondStart.database, true);
    expect(foundLoss).toMatchObject({ kind: 'brought', computer: 'Desk', older: [] });
    expect(foundLoss?.missing.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(journalDouble.calls).toContain('compared lost false, undecided');
    expect(journalDouble.copiedFrom).toBe('Desk');
    for (const documentId of ['a', 'b']) await putCharacter(secondStart.database, documentId);
    await waitUntilSaved(secondStart.journal);
    expect(await secondStart.journal.compareAgain(secondStart.database)).toBeUndefined();
    await waitFor(() => expect(journalDouble.copiedFrom).toBeUndefined());
  });
});

describe('a journal that does not answer', () => {
  it('reports a lost library without missing documents when the database is gone as well', async () => {
    const { journalDouble } = await openJournaledLibrary();
    const secondStart = restartLibrary(journalDouble);
    journalDouble.bridge.journalKnown = async () => {
      throw new Error('no answer');
    };
    expect(await secondStart.journal.open(secondStart.database, true)).toMatchObject({ kind: 'gone', missing: [] });
  });
});
