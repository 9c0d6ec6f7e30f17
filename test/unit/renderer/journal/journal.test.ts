import { afterEach, describe, expect, it, vi } from 'vitest';
import { catchUp } from '../../../../src/renderer/store/journal/catch-up.ts';
import { Journal } from '../../../../src/renderer/store/journal/journal.ts';
import type { Row } from '../../../../src/renderer/store/rows.ts';
import { JournalDouble } from '../../../support/journal/journal-double.ts';
import {
  behindTheBack,
  endAll,
  ends,
  fallenBack,
  idsOf,
  never,
  put,
  restarted,
  saved,
  unreadable,
  worked,
} from './journal-support.ts';

afterEach(endAll);

describe('the start', () => {
  it('is quiet where nothing is missing, and lets main drop what it had set aside', async () => {
    const { double, db: database, journal } = await worked();
    journal.close();
    const next = restarted(double, database.name);
    expect(await next.journal.open(next.db, true)).toBeUndefined();
    expect(double.calls).toContain('compared lost false');
  });

  it('names all of a database that was emptied, and writes nothing', async () => {
    const { double } = await worked();
    double.setAside = 'Damaged database';
    const next = restarted(double);
    const loss = await next.journal.open(next.db, true);
    expect(loss).toMatchObject({ kind: 'gone', quarantineFolder: 'Damaged database', older: [] });
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
    const { double, db: database, journal } = await worked();
    await put(database, 'a', { id: 'a', name: 'Newer' });
    await saved(journal);
    const old: Row = { id: 'a', document: { id: 'a', name: 'Older' }, updatedAt: 0, rev: 1 };
    await behindTheBack(database.name, (store) => {
      store.put(old);
      store.delete('b');
    });
    await database.transaction('rw', 'meta', () => database.meta.put({ key: 'rev:characters', value: 2 }));
    journal.close();
    const next = restarted(double, database.name);
    const loss = await next.journal.open(next.db, true);
    expect([loss?.kind, loss?.missing.map(({ id }) => id), loss?.older.map(({ id }) => id)]).toEqual([
      'rows',
      ['b'],
      ['a'],
    ]);
  });

  it('names rows that cannot be read together with those that have fallen back', async () => {
    const { double, db: database } = await fallenBack();
    unreadable('b');
    const next = restarted(double, database.name);
    const loss = await next.journal.open(next.db, true);
    expect([idsOf(loss?.missing), idsOf(loss?.older), idsOf(loss?.unreadable)]).toEqual([['b'], ['a'], ['b']]);
  });

  it('names a row once that has fallen back and cannot be read', async () => {
    const { double, db: database } = await fallenBack();
    unreadable('a');
    const next = restarted(double, database.name);
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
    await expect(newer.journal.open(newer.db, true)).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('opens the library all the same where the journal does not answer', async () => {
    const { double, db: database } = await worked();
    const port = { ...double.port, journalKnown: () => Promise.reject(new Error('no')) };
    const journal = new Journal(port);
    ends.push(() => journal.close());
    expect(await journal.open(database, true)).toBeUndefined();
  });
});

describe('behind an open library', () => {
  it('what was written a moment before a kill reaches the journal with the start, a deletion too', async () => {
    const { double, db: database, journal } = await worked();
    journal.close();
    await put(database, 'a', { id: 'a', name: 'Last letter' });
    await database.changeDocuments('characters', async (rev) => {
      await database.documents('characters').delete('b');
      await database.meta.put({ key: 'deleted:characters', value: rev });
    });
    const next = restarted(double, database.name);
    expect(await next.journal.open(next.db, true)).toBeUndefined();
    await saved(next.journal);
    expect(double.table('characters')).toEqual({
      a: expect.objectContaining({ rev: 3, document: { id: 'a', name: 'Last letter' } }),
    });
  });

  it('the journal gets what was written past it, and what was written before there was one', async () => {
    const { double, db: database, journal } = await worked();
    await behindTheBack(database.name, (store) =>
      store.put({ id: 'c', document: { id: 'c', name: 'C' }, updatedAt: 0, rev: 1 }),
    );
    journal.close();
    const next = restarted(double, database.name);
    await next.journal.open(next.db, true);
    expect((await catchUp(next.db, next.journal, never)).altered).toEqual([]);
    expect(Object.keys(double.table('characters'))).toEqual(['a', 'b', 'c']);
  });

  it('a damaged journal is told everything anew', async () => {
    const { double, db: database, journal } = await worked();
    journal.close();
    double.faults = ['A file of the journal was damaged.'];
    double.appended.length = 0;
    const next = restarted(double, database.name);
    await next.journal.open(next.db, true);
    await catchUp(next.db, next.journal, never);
    expect(double.appended.flat().map(({ table, id, kind }) => `${kind} ${table}/${id}`)).toEqual([
      'put characters/a',
      'put characters/b',
      'put meta/samples',
    ]);
  });

  it('a row that the disk has altered is told and left alone', async () => {
    const { double, db: database, journal } = await worked();
    await behindTheBack(database.name, (store) =>
      store.put({ id: 'a', document: { id: 'a', name: 'Nam@ of a' }, updatedAt: 1, rev: 1 }),
    );
    journal.close();
    const next = restarted(double, database.name);
    expect(await next.journal.open(next.db, true)).toBeUndefined();
    const { altered } = await catchUp(next.db, next.journal, never);
    expect(altered.map(({ id }) => id)).toEqual(['a']);
    expect(double.table('characters')).toMatchObject({ a: { document: { name: 'Name of a' } } });
  });

  it('a deleted row that is there again stays, and counts as new', async () => {
    const { double, db: database, journal } = await worked();
    await database.changeDocuments('characters', async (rev) => {
      await database.documents('characters').delete('b');
      await database.meta.put({ key: 'deleted:characters', value: rev });
    });
    await saved(journal);
    await behindTheBack(database.name, (store) => store.put({ id: 'b', document: { id: 'b' }, updatedAt: 2, rev: 2 }));
    journal.close();
    const next = restarted(double, database.name);
    expect(await next.journal.open(next.db, true)).toBeUndefined();
    expect((await catchUp(next.db, next.journal, never)).returned).toBe(1);
    await saved(next.journal);
    expect(double.table('characters')).toMatchObject({ b: { rev: 4 } });
  });
});
