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
import { translate } from '../../../support/texts.ts';
import { waitFor } from '../../../support/wait-for.ts';

let databaseCount = 0;
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  vi.useRealTimers();
});

function openFedJournal() {
  const journal = new JournalDouble();
  const database = new Database(`feed-${databaseCount++}`);
  const journalFeed = new JournalFeed(journal.bridge, (assetHash) => readAsset(database, assetHash));
  cleanups.push(
    database.writes.listen(journalFeed),
    () => database.close(),
    () => journalFeed.close(),
  );
  return { journal, journalFeed, database };
}

/** Returns the English reason why the journal refuses changes. */
function readReason(journalFeed: JournalFeed): string {
  const failedState = journalFeed.getState();
  return 'reason' in failedState ? formatLateText(translate, failedState.reason) : '';
}

const waitUntilSaved = (journalFeed: JournalFeed) => waitFor(() => expect(journalFeed.getState().kind).toBe('saved'));
const createRow = (
  characterId: string,
  revision: number,
  document: unknown = { id: characterId, name: characterId },
): Row => ({
  id: characterId,
  document,
  updatedAt: 0,
  rev: revision,
});

/** Writes an edit of a row as the library does, with the list of edits. */
const editCharacter = (database: Database, characterId: string, characterEdit: Edit) =>
  database.changeDocuments('characters', async (revision) => {
    const storedRow = (await database.documents('characters').get(characterId)) as Row;
    const edits: Edit[] = [
      { ...characterEdit, path: `/document${characterEdit.path}` },
      { op: 'set', path: '/rev', value: revision },
    ];
    return database.putDocument(
      'characters',
      { ...applyEdits(storedRow, edits), rev: revision },
      { from: storedRow.rev, edits },
    );
  });

/** Writes a row as the library does, with the next revision of its store. */
const putCharacter = (database: Database, characterId: string, document?: unknown) =>
  database.changeDocuments('characters', (revision) =>
    database.putDocument('characters', createRow(characterId, revision, document)),
  );

describe('the journal feed', () => {
  it('sends every row of the user to the journal, and no internal settings', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    await putCharacter(database, 'a');
    await database.documents('templates').put({ id: 't', document: { name: 'Mine' }, updatedAt: 1, rev: 1 });
    await database.meta.bulkPut([
      { key: 'samples', value: ['characters/x'] },
      { key: 'unused-pictures', value: {} },
      { key: 'drawings-apart', value: true },
    ]);
    await waitUntilSaved(journalFeed);
    expect([...journal.rows.keys()].sort()).toEqual(['characters/a', 'meta/samples', 'templates/t']);
  });

  it('stays in the state saving until the journal has answered', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    let release = () => undefined as undefined;
    journal.beforeAnswer = () =>
      new Promise((resolve) => {
        release = () => void resolve();
      });
    await putCharacter(database, 'a');
    expect(journalFeed.getState().kind).toBe('saving');
    await waitFor(() => expect(journal.calls).toEqual(['append']));
    expect(journalFeed.getState().kind).toBe('saving');
    release();
    await waitUntilSaved(journalFeed);
  });

  it('sends an edit of one field instead of the whole row', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    await putCharacter(database, hero.id, hero);
    await waitUntilSaved(journalFeed);
    await editCharacter(database, hero.id, { op: 'set', path: '/concept', value: 'Bell below the water' });
    await waitUntilSaved(journalFeed);
    const [journalChange] = journal.appended.at(-1) ?? [];
    expect(journalChange?.kind).toBe('edit');
    expect(writeCanonicalJson(journalChange).length).toBeLessThan(500);
    expect(journal.rows.get(`characters/${hero.id}`)?.row).toMatchObject({
      rev: 2,
      document: { concept: 'Bell below the water' },
    });
  });

  it('sends the whole row when the journal does not have the row that the edit starts from', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    await putCharacter(database, hero.id, hero);
    await waitUntilSaved(journalFeed);
    journal.rows.delete(`characters/${hero.id}`);
    await editCharacter(database, hero.id, { op: 'set', path: '/concept', value: 'Bell' });
    await waitUntilSaved(journalFeed);
    expect(journal.appended.map(([journalChange]) => journalChange?.kind)).toEqual(['put', 'edit', 'put']);
    expect(journal.rows.get(`characters/${hero.id}`)?.row).toMatchObject({ document: { concept: 'Bell' } });
  });

  it('sends a deletion with its revision', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    await putCharacter(database, 'a');
    await database.runOperation(() => exchangeRows(database, [{ table: 'characters', id: 'a', row: undefined }]));
    await waitUntilSaved(journalFeed);
    expect(journal.rows.size).toBe(0);
    expect([...journal.deleted.values()]).toEqual([{ table: 'characters', id: 'a', rev: 2 }]);
  });

  it('sends a deletion with its own revision although the store changes before it is sent', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    await putCharacter(database, 'a');
    await waitUntilSaved(journalFeed);
    journal.refused = 'The disk is full.';
    await database.runOperation(() => exchangeRows(database, [{ table: 'characters', id: 'a', row: undefined }]));
    await putCharacter(database, 'b');
    await waitFor(() => expect(journalFeed.getState().kind).toBe('failed'));
    journal.refused = undefined;
    journalFeed.retry();
    await waitUntilSaved(journalFeed);
    expect([...journal.deleted.values()]).toEqual([{ table: 'characters', id: 'a', rev: 2 }]);
  });

  it('sends the newest state of a row written again while an older one was unreadable', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    let callCount = 0;
    journal.beforeAnswer = async () => {
      callCount += 1;
      // The first call fails, and so does the second one, which sends the row alone.
      if (callCount === 2) await putCharacter(database, 'a', { id: 'a', name: 'newer' });
    };
    journal.isUnreadable = () => callCount <= 2;
    await putCharacter(database, 'a', { id: 'a', name: 'older' });
    await waitFor(() => expect(callCount).toBeGreaterThan(2));
    journalFeed.retry();
    await waitUntilSaved(journalFeed);
    expect(journal.rows.get('characters/a')?.row).toMatchObject({ document: { name: 'newer' } });
  });

  it('sends the whole row after sixty edits that the journal refused', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    await putCharacter(database, hero.id, hero);
    await waitUntilSaved(journalFeed);
    journal.refused = 'The disk is full.';
    for (let editNumber = 0; editNumber < 60; editNumber += 1)
      await editCharacter(database, hero.id, { op: 'set', path: '/concept', value: `Bell ${editNumber}` });
    await waitFor(() => expect(journalFeed.getState().kind).toBe('failed'));
    journal.refused = undefined;
    journalFeed.retry();
    await waitUntilSaved(journalFeed);
    expect(journal.appended.at(-1)?.map(({ kind }) => kind)).toEqual(['put']);
    expect(journal.rows.get(`characters/${hero.id}`)?.row).toMatchObject({ document: { concept: 'Bell 59' } });
  });

  it('keeps refused changes, reports the reason and sends only the newest state on retry', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    journal.refused = 'The disk is full.';
    await putCharacter(database, 'a', { name: 'first' });
    await waitFor(() => expect(journalFeed.getState()).toEqual({ kind: 'failed', reason: 'The disk is full.' }));
    await putCharacter(database, 'a', { name: 'second' });
    await putCharacter(database, 'b');
    expect(journalFeed.getState().kind).toBe('failed');
    journal.refused = undefined;
    journalFeed.retry();
    await waitUntilSaved(journalFeed);
    expect(journal.appended.flat().map(({ id, rev: revision }) => `${id} ${revision}`)).toEqual(['a 2', 'b 3']);
  });

  it('retries by itself within three seconds', async () => {
    vi.useFakeTimers();
    const journal = new JournalDouble();
    const journalFeed = new JournalFeed(journal.bridge, async () => undefined);
    cleanups.push(() => journalFeed.close());
    journal.refused = 'The disk is full.';
    journalFeed.onBegin();
    journalFeed.onCommit([{ table: 'characters', id: 'a', row: createRow('a', 1) }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(journalFeed.getState().kind).toBe('failed');
    journal.refused = undefined;
    await vi.advanceTimersByTimeAsync(3000);
    expect([journalFeed.getState().kind, journal.rows.size]).toEqual(['saved', 1]);
  });

  it('treats a journal that does not answer as one that refuses', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    journal.beforeAnswer = () => Promise.reject(new Error("Error invoking remote method 'rollcall:x'"));
    await putCharacter(database, 'a');
    await waitFor(() => expect(journalFeed.getState().kind).toBe('failed'));
    expect(JSON.stringify(journalFeed.getState())).not.toContain('remote method');
    journal.beforeAnswer = async () => undefined;
    journalFeed.retry();
    await waitUntilSaved(journalFeed);
  });

  it('sends the rows of an unanswered call together again, and blames none of them', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    journal.beforeAnswer = () => Promise.reject(new Error('journalAppend: too many calls in a short time'));
    await database.changeDocuments('characters', (revision) =>
      database.putDocuments('characters', [
        createRow('a', revision),
        createRow('b', revision),
        createRow('c', revision),
      ]),
    );
    await waitFor(() => expect(journalFeed.getState().kind).toBe('failed'));
    expect(readReason(journalFeed)).toBe('The copy beside the library could not be written.');
    expect(journal.calls).toEqual(['append']);
    journal.beforeAnswer = async () => undefined;
    journalFeed.retry();
    await waitUntilSaved(journalFeed);
    expect(journal.appended.map((journalChanges) => journalChanges.length)).toEqual([3]);
  });

  it('sends all rows except the one that the journal can never store, and reports the reason', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    journal.isUnreadable = (journalChanges) => journalChanges.some(({ id }) => id === 'b');
    await database.changeDocuments('characters', (revision) =>
      database.putDocuments('characters', [
        createRow('a', revision),
        createRow('b', revision),
        createRow('c', revision),
      ]),
    );
    await waitFor(() => expect(journalFeed.getState().kind).toBe('failed'));
    expect(readReason(journalFeed)).toContain('too large');
    expect([...journal.rows.keys()].sort()).toEqual(['characters/a', 'characters/c']);
  });

  it('sends a drawing once although its document is written twice', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    await putCharacter(database, hero.id, hero);
    await putCharacter(database, hero.id, { ...hero, concept: 'B' });
    await waitUntilSaved(journalFeed);
    expect([...journal.assets.values()].map(({ kind }) => kind)).toEqual(['drawing']);
    expect(journal.calls.filter((portCall) => portCall.startsWith('asset'))).toHaveLength(1);
  });

  it('sends old rows in the background, and never an old state over a newer one', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    const oldRows = ['a', 'b', 'c'].map((characterId) => ({
      table: 'characters',
      id: characterId,
      row: createRow(characterId, 0),
    }));
    const sending = journalFeed.send(oldRows);
    expect(journalFeed.getState().kind).toBe('saved');
    await putCharacter(database, 'b', { name: 'newer' });
    await Promise.all([sending, waitUntilSaved(journalFeed)]);
    expect(journal.table('characters')).toMatchObject({
      a: { rev: 0 },
      b: { document: { name: 'newer' } },
      c: { rev: 0 },
    });
  });

  it('sends no deletion for an unreadable row that the library removes', async () => {
    const { journal, journalFeed, database } = openFedJournal();
    await putCharacter(database, 'a');
    await waitUntilSaved(journalFeed);
    journalFeed.ignoreNextDeletion([{ table: 'characters', id: 'a' }]);
    await database.documents('characters').delete('a');
    await putCharacter(database, 'b');
    await waitUntilSaved(journalFeed);
    expect([...journal.rows.keys()]).toEqual(['characters/a', 'characters/b']);
  });
});
