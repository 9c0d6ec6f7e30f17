import { afterEach, describe, expect, it } from 'vitest';
import {
  continueWithout,
  listStillMissing,
  prepareRestore,
  toIncoming,
} from '../../../../src/renderer/store/journal/restore.ts';
import { endAll, fallenBack, idsOf, put, restarted, saved, unreadable, worked } from './journal-support.ts';

afterEach(endAll);

describe('after a loss', () => {
  it('numbers go on behind those that the journal has seen, and notes of the app are back', async () => {
    const { double } = await worked();
    const next = restarted(double);
    const loss = await next.journal.open(next.db, true);
    if (loss === undefined) throw new Error('nothing is missing');
    await prepareRestore(next.library, next.journal, loss);
    expect(await next.db.readRevision('characters')).toBe(2);
    expect(await next.db.meta.get('samples')).toEqual({ key: 'samples', value: ['characters/a'] });
    expect((await listStillMissing(next.library, loss)).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('what comes back is what the journal had, as the newest state of it', async () => {
    const { double } = await worked();
    const rows = await double.port.journalRows([
      { table: 'characters', id: 'a' },
      { table: 'meta', id: 'samples' },
    ]);
    expect(toIncoming(rows, 'The copy', true)).toEqual([
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
    const { double, db: database } = await fallenBack();
    const next = restarted(double, database.name);
    const loss = await next.journal.open(next.db, true);
    if (loss === undefined) throw new Error('nothing is missing');
    await prepareRestore(next.library, next.journal, loss);
    expect(idsOf((await next.journal.compareAgain(next.db))?.older)).toEqual(['a']);
    next.journal.close();
    const third = restarted(double, database.name);
    expect(idsOf((await third.journal.open(third.db, true))?.older)).toEqual(['a']);
    await put(third.db, 'a', { id: 'a', name: 'Newer' });
    await saved(third.journal);
    expect(await third.journal.compareAgain(third.db)).toBeUndefined();
    expect(await third.db.meta.get('raised')).toBeUndefined();
  });

  it('a table that cannot be read later is told with everything that is still missing, as another loss', async () => {
    const { double, db: database } = await fallenBack();
    const next = restarted(double, database.name);
    const loss = await next.journal.open(next.db, true);
    if (loss === undefined) throw new Error('nothing is missing');
    await prepareRestore(next.library, next.journal, loss);
    unreadable('b');
    const answers = await Promise.all([
      next.journal.findUnreadableRows(next.db),
      next.journal.findUnreadableRows(next.db),
    ]);
    expect([idsOf(answers[0]?.missing), idsOf(answers[0]?.older)]).toEqual([['b'], ['a']]);
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]?.number).not.toBe(loss.number);
  });

  it('takes out rows that cannot be read, and none that can be read again', async () => {
    const { double, db: database } = await fallenBack();
    const readable = unreadable('a', 'b');
    const next = restarted(double, database.name);
    const loss = await next.journal.open(next.db, true);
    if (loss === undefined) throw new Error('nothing is missing');
    readable();
    unreadable('b');
    await prepareRestore(next.library, next.journal, loss);
    expect(await next.db.documents('characters').toCollection().primaryKeys()).toEqual(['a']);
    expect([...double.deleted.keys()]).toEqual([]);
  });
});
