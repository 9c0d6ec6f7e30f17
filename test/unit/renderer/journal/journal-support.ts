/** Opens libraries with a journal for tests, and damages them as a disk may do. */

import { expect, vi } from 'vitest';
import { Database } from '../../../../src/renderer/store/database.ts';
import { Journal } from '../../../../src/renderer/store/journal/journal.ts';
import { Library } from '../../../../src/renderer/store/library.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { JournalDouble } from '../../../support/journal/journal-double.ts';
import { waitFor } from '../../../support/wait-for.ts';

let databaseCount = 0;
export const cleanups: (() => void)[] = [];

/** Closes everything that a test has opened. Call this function after each test. */
export function cleanUp(): void {
  for (const cleanup of cleanups.splice(0)) cleanup();
  vi.restoreAllMocks();
}

export const isStopped = () => false;
export const putCharacter = (database: Database, id: string, document: unknown = { id, name: `Name of ${id}` }) =>
  database.changeDocuments('characters', (revision) =>
    database.putDocument('characters', { id, document, updatedAt: revision, rev: revision }),
  );
export const waitUntilSaved = ({ feed }: Journal) => waitFor(() => expect(feed.getState().kind).toBe('saved'));

/** Opens a library with two characters and one setting, all of which are in its journal. */
export async function openJournaledLibrary() {
  const journalDouble = new JournalDouble();
  const database = new Database(`journal-${databaseCount++}`);
  const journal = new Journal(journalDouble.bridge);
  cleanups.push(
    () => journal.close(),
    () => database.close(),
  );
  await journal.open(database, false);
  await putCharacter(database, 'a');
  await putCharacter(database, 'b');
  await database.meta.put({ key: 'samples', value: ['characters/a'] });
  await waitUntilSaved(journal);
  return { journalDouble, database, journal };
}

/** Simulates the next start of the app, on the same database or a new one. */
export function restartLibrary(journalDouble: JournalDouble, databaseName = `journal-${databaseCount++}`) {
  const database = new Database(databaseName);
  const journal = new Journal(journalDouble.bridge);
  const library = new Library(GAMES, database, journal);
  cleanups.push(
    () => journal.close(),
    () => database.close(),
  );
  return { database, journal, library };
}

/** Changes the database without notifying any listener, as a disk fault does. */
export async function changeStoredRows(databaseName: string, change: (store: IDBObjectStore) => void): Promise<void> {
  const rawDatabase = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(databaseName);
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = rawDatabase.transaction('characters', 'readwrite');
  change(transaction.objectStore('characters'));
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  rawDatabase.close();
}

/** Makes the rows of these characters unreadable, as if their files were gone. Returns a function that makes them readable again. */
export function makeUnreadable(...characterIds: string[]): () => void {
  const originalGet = IDBObjectStore.prototype.get;
  const getSpy = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, rowKey) {
    if (this.name === 'characters' && characterIds.includes(String(rowKey))) {
      throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    }
    return originalGet.call(this, rowKey);
  });
  return () => getSpy.mockRestore();
}

/** Creates the library of `openJournaledLibrary` with its character `a` in an older state than the journal has. */
export async function createOlderLibrary() {
  const { journalDouble, database, journal } = await openJournaledLibrary();
  await putCharacter(database, 'a', { id: 'a', name: 'Newer' });
  await waitUntilSaved(journal);
  await changeStoredRows(database.name, (store) => store.put({ id: 'a', document: { id: 'a' }, updatedAt: 1, rev: 1 }));
  await database.meta.put({ key: 'rev:characters', value: 2 });
  journal.close();
  return { journalDouble, database };
}

export const getIds = (rows: readonly { id: string }[] | undefined) => rows?.map(({ id }) => id);
