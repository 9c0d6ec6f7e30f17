import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../../../support/until.ts';
import { endAll, put, restarted, saved, worked } from './journal-support.ts';

afterEach(endAll);

describe('a journal whose files are deleted while the app is running', () => {
  it('gets everything again with the next change, and then a backup', async () => {
    const { double, db: database, journal } = await worked();
    double.removeFiles();
    await put(database, 'c');
    await saved(journal);
    await until(() => expect(Object.keys(double.table('characters')).sort()).toEqual(['a', 'b', 'c']));
    await until(() => expect(Object.keys(double.table('meta'))).toEqual(['samples']));
    await until(() => expect(double.calls).toContain('backup'));
  });

  it('gets everything before a backup is said to be made', async () => {
    const { double, journal } = await worked();
    double.removeFiles();
    expect(await journal.backUp()).toEqual({ ok: true });
    expect(Object.keys(double.table('characters')).sort()).toEqual(['a', 'b']);
  });
});

describe('a library that was copied here from another computer', () => {
  it('is offered without saying that anything was lost, until the user has decided', async () => {
    const { double, journal } = await worked();
    journal.close();
    double.brought = 'Desk';
    const next = restarted(double);
    await put(next.db, 'own');
    const loss = await next.journal.open(next.db, true);
    expect(loss).toMatchObject({ kind: 'brought', computer: 'Desk', older: [] });
    expect(loss?.missing.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(double.calls).toContain('compared lost false, undecided');
    expect(double.brought).toBe('Desk');
    for (const id of ['a', 'b']) await put(next.db, id);
    await saved(next.journal);
    expect(await next.journal.compareAgain(next.db)).toBeUndefined();
    await until(() => expect(double.brought).toBeUndefined());
  });
});

describe('a journal that does not answer', () => {
  it('leaves the backups on offer when the database is gone as well', async () => {
    const { double } = await worked();
    const next = restarted(double);
    double.port.journalKnown = async () => {
      throw new Error('no answer');
    };
    expect(await next.journal.open(next.db, true)).toMatchObject({ kind: 'gone', missing: [] });
  });
});
