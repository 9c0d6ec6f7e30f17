import { afterEach, describe, expect, it, vi } from 'vitest';
import hero from '../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { Database } from '../../../../src/renderer/store/database.ts';
import { readAsset } from '../../../../src/renderer/store/journal/assets.ts';
import { JournalFeed } from '../../../../src/renderer/store/journal/journal-feed.ts';
import type { Row } from '../../../../src/renderer/store/rows.ts';
import { exchangeRows } from '../../../../src/renderer/store/undo/exchange-rows.ts';
import { applyEdits, type Edit } from '../../../../src/shared/document/edit.ts';
import { writeCanonicalJson } from '../../../../src/shared/document/fingerprint/canonical.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { JournalDouble } from '../../../support/journal/journal-double.ts';
import { t } from '../../../support/texts.ts';
import { until } from '../../../support/until.ts';

let count = 0;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

function fed() {
  const journal = new JournalDouble();
  const database = new Database(`feed-${count++}`);
  const feed = new JournalFeed(journal.port, (hash) => readAsset(database, hash));
  ends.push(
    database.writes.listen(feed),
    () => database.close(),
    () => feed.close(),
  );
  return { journal, feed, db: database };
}

/** Returns why the journal keeps nothing, in English. */
function readReason(feed: JournalFeed): string {
  const state = feed.getState();
  return 'reason' in state ? formatLateText(t, state.reason) : '';
}

const saved = (feed: JournalFeed) => until(() => expect(feed.getState().kind).toBe('saved'));
const row = (id: string, rev: number, document: unknown = { id, name: id }): Row => ({
  id,
  document,
  updatedAt: 0,
  rev,
});

/** Writes an edit of a row as the library does: it says what has changed. */
const edit = (database: Database, id: string, change: Edit) =>
  database.changeDocuments('characters', async (rev) => {
    const held = (await database.documents('characters').get(id)) as Row;
    const edits: Edit[] = [
      { ...change, path: `/document${change.path}` },
      { op: 'set', path: '/rev', value: rev },
    ];
    return database.putDocument('characters', { ...applyEdits(held, edits), rev }, { from: held.rev, edits });
  });

/** Writes a row as the library does: with the next number of its table. */
const put = (database: Database, id: string, document?: unknown) =>
  database.changeDocuments('characters', (rev) => database.putDocument('characters', row(id, rev, document)));

describe('the feed of the journal', () => {
  it('brings every row of the user to the journal, and nothing of the counters', async () => {
    const { journal, feed, db: database } = fed();
    await put(database, 'a');
    await database.documents('templates').put({ id: 't', document: { name: 'Mine' }, updatedAt: 1, rev: 1 });
    await database.meta.bulkPut([
      { key: 'samples', value: ['characters/x'] },
      { key: 'unused-pictures', value: {} },
      { key: 'drawings-apart', value: true },
    ]);
    await saved(feed);
    expect([...journal.rows.keys()].sort()).toEqual(['characters/a', 'meta/samples', 'templates/t']);
  });

  it('is not done before the journal is', async () => {
    const { journal, feed, db: database } = fed();
    let release = () => undefined as undefined;
    journal.before = () =>
      new Promise((resolve) => {
        release = () => void resolve();
      });
    await put(database, 'a');
    expect(feed.getState().kind).toBe('saving');
    await until(() => expect(journal.calls).toEqual(['append']));
    expect(feed.getState().kind).toBe('saving');
    release();
    await saved(feed);
  });

  it('sends a letter as a letter', async () => {
    const { journal, feed, db: database } = fed();
    await put(database, hero.id, hero);
    await saved(feed);
    await edit(database, hero.id, { op: 'set', path: '/concept', value: 'Bell below the water' });
    await saved(feed);
    const [change] = journal.appended.at(-1) ?? [];
    expect(change?.kind).toBe('edit');
    expect(writeCanonicalJson(change).length).toBeLessThan(500);
    expect(journal.rows.get(`characters/${hero.id}`)?.row).toMatchObject({
      rev: 2,
      document: { concept: 'Bell below the water' },
    });
  });

  it('sends the row whole where the journal has another one than it thought', async () => {
    const { journal, feed, db: database } = fed();
    await put(database, hero.id, hero);
    await saved(feed);
    journal.rows.delete(`characters/${hero.id}`);
    await edit(database, hero.id, { op: 'set', path: '/concept', value: 'Bell' });
    await saved(feed);
    expect(journal.appended.map(([change]) => change?.kind)).toEqual(['put', 'edit', 'put']);
    expect(journal.rows.get(`characters/${hero.id}`)?.row).toMatchObject({ document: { concept: 'Bell' } });
  });

  it('tells a deletion with its number', async () => {
    const { journal, feed, db: database } = fed();
    await put(database, 'a');
    await database.runOperation(() => exchangeRows(database, [{ table: 'characters', id: 'a', row: undefined }]));
    await saved(feed);
    expect(journal.rows.size).toBe(0);
    expect([...journal.deleted.values()]).toEqual([{ table: 'characters', id: 'a', rev: 2 }]);
  });

  it('tells a deletion with its own number although the table has changed before it is sent', async () => {
    const { journal, feed, db: database } = fed();
    await put(database, 'a');
    await saved(feed);
    journal.refused = 'The disk is full.';
    await database.runOperation(() => exchangeRows(database, [{ table: 'characters', id: 'a', row: undefined }]));
    await put(database, 'b');
    await until(() => expect(feed.getState().kind).toBe('failed'));
    journal.refused = undefined;
    feed.retry();
    await saved(feed);
    expect([...journal.deleted.values()]).toEqual([{ table: 'characters', id: 'a', rev: 2 }]);
  });

  it('sends the newest state of a row that was written again while an older one could not be read', async () => {
    const { journal, feed, db: database } = fed();
    let calls = 0;
    journal.before = async () => {
      calls += 1;
      // The first call fails, and so does the second one, which sends the row alone.
      if (calls === 2) await put(database, 'a', { id: 'a', name: 'newer' });
    };
    journal.isUnreadable = () => calls <= 2;
    await put(database, 'a', { id: 'a', name: 'older' });
    await until(() => expect(calls).toBeGreaterThan(2));
    feed.retry();
    await saved(feed);
    expect(journal.rows.get('characters/a')?.row).toMatchObject({ document: { name: 'newer' } });
  });

  it('sends a row whole that was written very often while the journal refused', async () => {
    const { journal, feed, db: database } = fed();
    await put(database, hero.id, hero);
    await saved(feed);
    journal.refused = 'The disk is full.';
    for (let n = 0; n < 60; n += 1) await edit(database, hero.id, { op: 'set', path: '/concept', value: `Bell ${n}` });
    await until(() => expect(feed.getState().kind).toBe('failed'));
    journal.refused = undefined;
    feed.retry();
    await saved(feed);
    expect(journal.appended.at(-1)?.map(({ kind }) => kind)).toEqual(['put']);
    expect(journal.rows.get(`characters/${hero.id}`)?.row).toMatchObject({ document: { concept: 'Bell 59' } });
  });

  it('keeps what is refused, says why, and sends the newest state of it again', async () => {
    const { journal, feed, db: database } = fed();
    journal.refused = 'The disk is full.';
    await put(database, 'a', { name: 'first' });
    await until(() => expect(feed.getState()).toEqual({ kind: 'failed', reason: 'The disk is full.' }));
    await put(database, 'a', { name: 'second' });
    await put(database, 'b');
    expect(feed.getState().kind).toBe('failed');
    journal.refused = undefined;
    feed.retry();
    await saved(feed);
    expect(journal.appended.flat().map(({ id, rev }) => `${id} ${rev}`)).toEqual(['a 2', 'b 3']);
  });

  it('sends again by itself after a while', async () => {
    vi.useFakeTimers();
    const journal = new JournalDouble();
    const feed = new JournalFeed(journal.port, async () => undefined);
    ends.push(() => feed.close());
    journal.refused = 'The disk is full.';
    feed.onBegin();
    feed.onCommit([{ table: 'characters', id: 'a', row: row('a', 1) }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.getState().kind).toBe('failed');
    journal.refused = undefined;
    await vi.advanceTimersByTimeAsync(3000);
    expect([feed.getState().kind, journal.rows.size]).toEqual(['saved', 1]);
  });

  it('treats a journal that does not answer as one that refuses', async () => {
    const { journal, feed, db: database } = fed();
    journal.before = () => Promise.reject(new Error("Error invoking remote method 'rollcall:x'"));
    await put(database, 'a');
    await until(() => expect(feed.getState().kind).toBe('failed'));
    expect(JSON.stringify(feed.getState())).not.toContain('remote method');
    journal.before = async () => undefined;
    feed.retry();
    await saved(feed);
  });

  it('sends the rows of a call that was not answered together again, and blames none of them', async () => {
    const { journal, feed, db: database } = fed();
    journal.before = () => Promise.reject(new Error('journalAppend: too many calls in a short time'));
    await database.changeDocuments('characters', (rev) =>
      database.putDocuments('characters', [row('a', rev), row('b', rev), row('c', rev)]),
    );
    await until(() => expect(feed.getState().kind).toBe('failed'));
    expect(readReason(feed)).toBe('The copy beside the library could not be written.');
    expect(journal.calls).toEqual(['append']);
    journal.before = async () => undefined;
    feed.retry();
    await saved(feed);
    expect(journal.appended.map((changes) => changes.length)).toEqual([3]);
  });

  it('sends all rows but the one that the journal can never store, and names that reason', async () => {
    const { journal, feed, db: database } = fed();
    journal.isUnreadable = (changes) => changes.some(({ id }) => id === 'b');
    await database.changeDocuments('characters', (rev) =>
      database.putDocuments('characters', [row('a', rev), row('b', rev), row('c', rev)]),
    );
    await until(() => expect(feed.getState().kind).toBe('failed'));
    expect(readReason(feed)).toContain('too large');
    expect([...journal.rows.keys()].sort()).toEqual(['characters/a', 'characters/c']);
  });

  it('sends drawings and pictures once, as bytes of their hash', async () => {
    const { journal, feed, db: database } = fed();
    await put(database, hero.id, hero);
    await put(database, hero.id, { ...hero, concept: 'B' });
    await saved(feed);
    expect([...journal.assets.values()].map(({ kind }) => kind)).toEqual(['drawing']);
    expect(journal.calls.filter((call) => call.startsWith('asset'))).toHaveLength(1);
  });

  it('lets old rows wait behind new ones, and never sends an old state over a new one', async () => {
    const { journal, feed, db: database } = fed();
    const old = ['a', 'b', 'c'].map((id) => ({ table: 'characters', id, row: row(id, 0) }));
    const sending = feed.send(old);
    expect(feed.getState().kind).toBe('saved');
    await put(database, 'b', { name: 'newer' });
    await Promise.all([sending, saved(feed)]);
    expect(journal.table('characters')).toMatchObject({
      a: { rev: 0 },
      b: { document: { name: 'newer' } },
      c: { rev: 0 },
    });
  });

  it('says nothing of rows that are taken out because they cannot be read', async () => {
    const { journal, feed, db: database } = fed();
    await put(database, 'a');
    await saved(feed);
    feed.ignoreNextDeletion([{ table: 'characters', id: 'a' }]);
    await database.documents('characters').delete('a');
    await put(database, 'b');
    await saved(feed);
    expect([...journal.rows.keys()]).toEqual(['characters/a', 'characters/b']);
  });
});
