/** A library with its journal, and what a disk may do to it. */

import { expect, vi } from 'vitest';
import { Database } from '../../../../src/renderer/store/database.ts';
import { Journal } from '../../../../src/renderer/store/journal/journal.ts';
import { Library } from '../../../../src/renderer/store/library.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { JournalDouble } from '../../../support/journal/journal-double.ts';
import { until } from '../../../support/until.ts';

let count = 0;
export const ends: (() => void)[] = [];

/** After each test. */
export function endAll(): void {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
}

export const never = () => false;
export const put = (database: Database, id: string, document: unknown = { id, name: `Name of ${id}` }) =>
  database.changeDocuments('characters', (rev) =>
    database.putDocument('characters', { id, document, updatedAt: rev, rev }),
  );
export const saved = ({ feed }: Journal) => until(() => expect(feed.getState().kind).toBe('saved'));

/** A library whose journal has all of it: two heroes, and what the app has noted. */
export async function worked() {
  const double = new JournalDouble();
  const database = new Database(`journal-${count++}`);
  const journal = new Journal(double.port);
  ends.push(
    () => journal.close(),
    () => database.close(),
  );
  await journal.open(database, false);
  await put(database, 'a');
  await put(database, 'b');
  await database.meta.put({ key: 'samples', value: ['characters/a'] });
  await saved(journal);
  return { double, db: database, journal };
}

/** The next start of the app, on the same database or another one. */
export function restarted(double: JournalDouble, name = `journal-${count++}`) {
  const database = new Database(name);
  const journal = new Journal(double.port);
  const library = new Library(GAMES, database, journal);
  ends.push(
    () => journal.close(),
    () => database.close(),
  );
  return { db: database, journal, library };
}

/** Changes the database past everything that listens, as a disk does. */
export async function behindTheBack(name: string, change: (store: IDBObjectStore) => void): Promise<void> {
  const raw = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
  });
  const transaction = raw.transaction('characters', 'readwrite');
  change(transaction.objectStore('characters'));
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  raw.close();
}

/** From now on these characters are held and cannot be read, as when their files are gone. Returns how to end that. */
export function unreadable(...ids: string[]): () => void {
  const get = IDBObjectStore.prototype.get;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (this.name === 'characters' && ids.includes(String(key))) {
      throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    }
    return get.call(this, key);
  });
  return () => spy.mockRestore();
}

/** The library of `worked`, with its `a` fallen back to a state before the last change. */
export async function fallenBack() {
  const { double, db: database, journal } = await worked();
  await put(database, 'a', { id: 'a', name: 'Newer' });
  await saved(journal);
  await behindTheBack(database.name, (store) => store.put({ id: 'a', document: { id: 'a' }, updatedAt: 1, rev: 1 }));
  await database.meta.put({ key: 'rev:characters', value: 2 });
  journal.close();
  return { double, db: database };
}

export const idsOf = (rows: readonly { id: string }[] | undefined) => rows?.map(({ id }) => id);
