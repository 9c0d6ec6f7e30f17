import { afterEach, describe, expect, it, vi } from 'vitest';
import { catchUp } from '../../../../src/renderer/journal/background.ts';
import { Journal } from '../../../../src/renderer/journal/journal.ts';
import { continueWithout, incomingOf, prepare, stillMissing } from '../../../../src/renderer/journal/restore.ts';
import { Database, type Row } from '../../../../src/renderer/store/database.ts';
import { Library } from '../../../../src/renderer/store/library.ts';
import { JournalDouble } from '../../../support/journal/journal-double.ts';

let count = 0;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

const never = () => false;
const put = (db: Database, id: string, document: unknown = { id, name: `Name of ${id}` }) =>
  db.change('characters', (rev) => db.put('characters', { id, document, updatedAt: rev, rev }));
const saved = ({ feed }: Journal) => vi.waitFor(() => expect(feed.state().kind).toBe('saved'));

/** A library whose journal has all of it: two heroes, and what the app has noted. */
async function worked() {
  const double = new JournalDouble();
  const db = new Database(`journal-${count++}`);
  const journal = new Journal(double.port);
  ends.push(
    () => journal.close(),
    () => db.close(),
  );
  await journal.open(db, false);
  await put(db, 'a');
  await put(db, 'b');
  await db.meta.put({ key: 'samples', value: ['characters/a'] });
  await saved(journal);
  return { double, db, journal };
}

/** The next start of the app, on the same database or another one. */
function restarted(double: JournalDouble, name = `journal-${count++}`) {
  const db = new Database(name);
  const journal = new Journal(double.port);
  const library = new Library(db, journal);
  ends.push(
    () => journal.close(),
    () => db.close(),
  );
  return { db, journal, library };
}

/** Changes the database past everything that listens, as a disk does. */
async function behindTheBack(name: string, change: (store: IDBObjectStore) => void): Promise<void> {
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
function unreadable(...ids: string[]): () => void {
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
async function fallenBack() {
  const { double, db, journal } = await worked();
  await put(db, 'a', { id: 'a', name: 'Newer' });
  await saved(journal);
  await behindTheBack(db.name, (store) => store.put({ id: 'a', document: { id: 'a' }, updatedAt: 1, rev: 1 }));
  await db.meta.put({ key: 'rev:characters', value: 2 });
  journal.close();
  return { double, db };
}

const idsOf = (rows: readonly { id: string }[] | undefined) => rows?.map(({ id }) => id);

describe('the start', () => {
  it('is quiet where nothing is missing, and lets main drop what it had set aside', async () => {
    const { double, db, journal } = await worked();
    journal.close();
    const next = restarted(double, db.name);
    expect(await next.journal.open(next.db, true)).toBeUndefined();
    expect(double.calls).toContain('compared lost false');
  });

  it('names all of a database that was emptied, and writes nothing', async () => {
    const { double } = await worked();
    double.setAside = 'Damaged database';
    const next = restarted(double);
    const loss = await next.journal.open(next.db, true);
    expect(loss).toMatchObject({ kind: 'gone', setAside: 'Damaged database', older: [] });
    expect(loss?.missing.map(({ id, name }) => `${id}: ${name}`)).toEqual(['a: Name of a', 'b: Name of b']);
    expect(await next.db.isEmpty()).toBe(true);
  });

  it('says so where a library was and nobody knows anything of it', async () => {
    const next = restarted(new JournalDouble());
    expect(await next.journal.open(next.db, true)).toMatchObject({ kind: 'gone', missing: [] });
  });

  it('takes a first start for a first start', async () => {
    const double = new JournalDouble();
    double.exists = false;
    const next = restarted(double);
    expect(await next.journal.open(next.db, false)).toBeUndefined();
  });

  it('finds a row that has fallen back, and one that is gone', async () => {
    const { double, db, journal } = await worked();
    await put(db, 'a', { id: 'a', name: 'Newer' });
    await saved(journal);
    const old: Row = { id: 'a', document: { id: 'a', name: 'Older' }, updatedAt: 0, rev: 1 };
    await behindTheBack(db.name, (store) => {
      store.put(old);
      store.delete('b');
    });
    await db.transaction('rw', 'meta', () => db.meta.put({ key: 'rev:characters', value: 2 }));
    journal.close();
    const next = restarted(double, db.name);
    const loss = await next.journal.open(next.db, true);
    expect([loss?.kind, loss?.missing.map(({ id }) => id), loss?.older.map(({ id }) => id)]).toEqual([
      'rows',
      ['b'],
      ['a'],
    ]);
  });

  it('names rows that cannot be read together with those that have fallen back', async () => {
    const { double, db } = await fallenBack();
    unreadable('b');
    const next = restarted(double, db.name);
    const loss = await next.journal.open(next.db, true);
    expect([idsOf(loss?.missing), idsOf(loss?.older), idsOf(loss?.unreadable)]).toEqual([['b'], ['a'], ['b']]);
  });

  it('names a row once that has fallen back and cannot be read', async () => {
    const { double, db } = await fallenBack();
    unreadable('a');
    const next = restarted(double, db.name);
    const loss = await next.journal.open(next.db, true);
    expect([idsOf(loss?.missing), idsOf(loss?.older)]).toEqual([['a'], []]);
  });

  it('offers the copy in place of a database that cannot be opened, and not where another version of it can', async () => {
    const { double } = await worked();
    const next = restarted(double);
    const open = vi.spyOn(indexedDB, 'open');
    open.mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    expect(await next.journal.open(next.db, true)).toMatchObject({
      kind: 'refused',
      missing: [{ id: 'a' }, { id: 'b' }],
    });
    const newer = restarted(double);
    open.mockImplementation(() => {
      throw new DOMException('newer', 'VersionError');
    });
    await expect(newer.journal.open(newer.db, true)).rejects.toThrow('newer');
  });

  it('opens the library all the same where the journal does not answer', async () => {
    const { double, db } = await worked();
    const port = { ...double.port, journalKnown: () => Promise.reject(new Error('no')) };
    const journal = new Journal(port);
    ends.push(() => journal.close());
    expect(await journal.open(db, true)).toBeUndefined();
  });
});

describe('behind an open library', () => {
  it('what was written a moment before a kill reaches the journal with the start, a deletion too', async () => {
    const { double, db, journal } = await worked();
    journal.close();
    await put(db, 'a', { id: 'a', name: 'Last letter' });
    await db.change('characters', async (rev) => {
      await db.documents('characters').delete('b');
      await db.meta.put({ key: 'deleted:characters', value: rev });
    });
    const next = restarted(double, db.name);
    expect(await next.journal.open(next.db, true)).toBeUndefined();
    await saved(next.journal);
    expect(double.table('characters')).toEqual({
      a: expect.objectContaining({ rev: 3, document: { id: 'a', name: 'Last letter' } }),
    });
  });

  it('the journal gets what was written past it, and what was written before there was one', async () => {
    const { double, db, journal } = await worked();
    await behindTheBack(db.name, (store) =>
      store.put({ id: 'c', document: { id: 'c', name: 'C' }, updatedAt: 0, rev: 1 }),
    );
    journal.close();
    const next = restarted(double, db.name);
    await next.journal.open(next.db, true);
    expect((await catchUp(next.db, next.journal, never)).altered).toEqual([]);
    expect(Object.keys(double.table('characters'))).toEqual(['a', 'b', 'c']);
  });

  it('a damaged journal is told everything anew', async () => {
    const { double, db, journal } = await worked();
    journal.close();
    double.faults = ['A file of the journal was damaged.'];
    double.appended.length = 0;
    const next = restarted(double, db.name);
    await next.journal.open(next.db, true);
    await catchUp(next.db, next.journal, never);
    expect(double.appended.flat().map(({ table, id, kind }) => `${kind} ${table}/${id}`)).toEqual([
      'put characters/a',
      'put characters/b',
      'put meta/samples',
    ]);
  });

  it('a row that the disk has altered is told and left alone', async () => {
    const { double, db, journal } = await worked();
    await behindTheBack(db.name, (store) =>
      store.put({ id: 'a', document: { id: 'a', name: 'Nam@ of a' }, updatedAt: 1, rev: 1 }),
    );
    journal.close();
    const next = restarted(double, db.name);
    expect(await next.journal.open(next.db, true)).toBeUndefined();
    const { altered } = await catchUp(next.db, next.journal, never);
    expect(altered.map(({ id }) => id)).toEqual(['a']);
    expect(double.table('characters')).toMatchObject({ a: { document: { name: 'Name of a' } } });
  });

  it('a deleted row that is there again stays, and counts as new', async () => {
    const { double, db, journal } = await worked();
    await db.change('characters', async (rev) => {
      await db.documents('characters').delete('b');
      await db.meta.put({ key: 'deleted:characters', value: rev });
    });
    await saved(journal);
    await behindTheBack(db.name, (store) => store.put({ id: 'b', document: { id: 'b' }, updatedAt: 2, rev: 2 }));
    journal.close();
    const next = restarted(double, db.name);
    expect(await next.journal.open(next.db, true)).toBeUndefined();
    expect((await catchUp(next.db, next.journal, never)).returned).toBe(1);
    await saved(next.journal);
    expect(double.table('characters')).toMatchObject({ b: { rev: 4 } });
  });
});

describe('after a loss', () => {
  it('numbers go on behind those that the journal has seen, and notes of the app are back', async () => {
    const { double } = await worked();
    const next = restarted(double);
    const loss = await next.journal.open(next.db, true);
    if (loss === undefined) throw new Error('nothing is missing');
    await prepare(next.library, next.journal, loss);
    expect(await next.db.rev('characters')).toBe(2);
    expect(await next.db.meta.get('samples')).toEqual({ key: 'samples', value: ['characters/a'] });
    expect((await stillMissing(next.library, loss)).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('what comes back is what the journal had, as the newest state of it', async () => {
    const { double } = await worked();
    const rows = await double.port.journalRows([
      { table: 'characters', id: 'a' },
      { table: 'meta', id: 'samples' },
    ]);
    expect(incomingOf(rows, 'The copy', true)).toEqual([
      {
        kind: 'characters',
        id: 'a',
        name: 'Name of a',
        document: { id: 'a', name: 'Name of a' },
        from: 'The copy',
        newest: true,
      },
    ]);
  });

  it('who goes on without it gets a backup first, and is not asked again', async () => {
    const { double } = await worked();
    const next = restarted(double);
    const loss = await next.journal.open(next.db, true);
    if (loss === undefined) throw new Error('nothing is missing');
    await continueWithout(next.library, next.journal, loss);
    expect(double.calls).toContain('backup');
    expect([...double.deleted.keys()]).toEqual(['characters/a', 'characters/b']);
    next.journal.close();
    const third = restarted(double, next.db.name);
    expect(await third.journal.open(third.db, true)).toBeUndefined();
  });

  it('nothing is given up where no backup can be written', async () => {
    const { double } = await worked();
    const next = restarted(double);
    const loss = await next.journal.open(next.db, true);
    if (loss === undefined) throw new Error('nothing is missing');
    double.refused = 'The disk is full.';
    await expect(continueWithout(next.library, next.journal, loss)).rejects.toThrow('The disk is full.');
    expect(double.deleted.size).toBe(0);
  });

  it('a row that has fallen back is named until it is back, even where its table counts on', async () => {
    const { double, db } = await fallenBack();
    const next = restarted(double, db.name);
    const loss = await next.journal.open(next.db, true);
    if (loss === undefined) throw new Error('nothing is missing');
    await prepare(next.library, next.journal, loss);
    expect(idsOf((await next.journal.compareAgain(next.db))?.older)).toEqual(['a']);
    next.journal.close();
    const third = restarted(double, db.name);
    expect(idsOf((await third.journal.open(third.db, true))?.older)).toEqual(['a']);
    await put(third.db, 'a', { id: 'a', name: 'Newer' });
    await saved(third.journal);
    expect(await third.journal.compareAgain(third.db)).toBeUndefined();
    expect(await third.db.meta.get('raised')).toBeUndefined();
  });

  it('a table that cannot be read later is told with everything that is still missing, as another loss', async () => {
    const { double, db } = await fallenBack();
    const next = restarted(double, db.name);
    const loss = await next.journal.open(next.db, true);
    if (loss === undefined) throw new Error('nothing is missing');
    await prepare(next.library, next.journal, loss);
    unreadable('b');
    const answers = await Promise.all([next.journal.unreadable(next.db), next.journal.unreadable(next.db)]);
    expect([idsOf(answers[0]?.missing), idsOf(answers[0]?.older)]).toEqual([['b'], ['a']]);
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]?.number).not.toBe(loss.number);
  });

  it('takes out rows that cannot be read, and none that can be read again', async () => {
    const { double, db } = await fallenBack();
    const readable = unreadable('a', 'b');
    const next = restarted(double, db.name);
    const loss = await next.journal.open(next.db, true);
    if (loss === undefined) throw new Error('nothing is missing');
    readable();
    unreadable('b');
    await prepare(next.library, next.journal, loss);
    expect(await next.db.documents('characters').toCollection().primaryKeys()).toEqual(['a']);
    expect([...double.deleted.keys()]).toEqual([]);
  });
});
