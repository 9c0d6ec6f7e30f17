import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../../../src/renderer/store/database.ts';
import {
  createSubmissionKey,
  deleteSubmissions,
  pruneSubmissions,
  readSubmissions,
  recordCopy,
  restoreSubmissions,
  saveSubmissions,
} from '../../../../src/renderer/store/events/submissions.ts';

let count = 0;
let database: Database;
beforeEach(() => {
  database = new Database(`lists-${count++}`);
});
afterEach(() => database.close());

const file = (name: string, text = name) => ({ name, bytes: new Blob([text]) });
const texts = async (event: string) =>
  Promise.all((await readSubmissions(database, event)).map(async ({ name, bytes }) => [name, await bytes.text()]));

describe('lists of an event', () => {
  it('are kept as they came, by name; a later one of the same name takes the place of the first', async () => {
    await saveSubmissions(database, 'cup', [file('b.json'), file('late/a.json')], 1);
    await saveSubmissions(database, 'cup', [file('b.json', 'again')], 2);
    await saveSubmissions(database, 'other', [file('b.json', 'elsewhere')], 3);
    expect(await texts('cup')).toEqual([
      ['b.json', 'again'],
      ['late/a.json', 'late/a.json'],
    ]);
    expect(await texts('other')).toEqual([['b.json', 'elsewhere']]);
  });

  it('are all kept where there are more than are written at once, under names of any length', async () => {
    const long = 'folder/'.repeat(1000);
    await saveSubmissions(
      database,
      'cup',
      Array.from({ length: 120 }, (_, index) => file(`${long}${index}.json`)),
      1,
    );
    expect(await texts('cup')).toHaveLength(120);
  });

  it('name their bytes as the journal names files, and the same bytes stand there once', async () => {
    await saveSubmissions(database, 'cup', [file('a.json', 'same'), file('b.json', 'same')], 1);
    const rows = await database.lists.toArray();
    expect(new Set(rows.map(({ content }) => content)).size).toBe(1);
    expect(rows[0]?.content).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(await database.files.count()).toBe(1);
    await deleteSubmissions(database, [createSubmissionKey('cup', 'a.json')]);
    expect(await texts('cup')).toEqual([['b.json', 'same']]);
    await deleteSubmissions(database, [createSubmissionKey('cup', 'b.json')]);
    expect(await database.files.count()).toBe(0);
  });

  it('come back with what was known of them', async () => {
    await saveSubmissions(database, 'cup', [file('a.json')], 1);
    await recordCopy(database, createSubmissionKey('cup', 'a.json'), 'a.json', 'team-2');
    const before = await readSubmissions(database, 'cup');
    await deleteSubmissions(database, [createSubmissionKey('cup', 'a.json')]);
    expect(await texts('cup')).toEqual([]);
    await restoreSubmissions(database, before);
    expect((await readSubmissions(database, 'cup')).map(({ row }) => row.copies)).toEqual([{ 'a.json': 'team-2' }]);
    // The same file again changes nothing; another one under its name has no copy yet.
    await saveSubmissions(database, 'cup', [file('a.json')], 2);
    expect((await readSubmissions(database, 'cup'))[0]?.row).toEqual(before[0]?.row);
    await saveSubmissions(database, 'cup', [file('a.json', 'new')], 3);
    expect((await readSubmissions(database, 'cup'))[0]?.row.copies).toBeUndefined();
  });

  it('a list whose file is gone is left out until it is back', async () => {
    await saveSubmissions(database, 'cup', [file('a.json'), file('b.json')], 1);
    const [first] = await readSubmissions(database, 'cup');
    await database.files.delete(String(first?.row.content.slice(7)));
    expect(await texts('cup')).toEqual([['b.json', 'b.json']]);
  });

  it('go with their event, but not while it is in the trash or can be brought back by undo', async () => {
    for (const event of ['here', 'trashed', 'undone', 'gone'])
      await saveSubmissions(database, event, [file('a.json', event)], 1);
    const row = (id: string) => ({ id, document: { id }, updatedAt: 0, rev: 1 });
    await database.documents('events').put(row('here'));
    await database.trash.put({ key: 'events/trashed/1', table: 'events', row: row('trashed'), deletedAt: 1 });
    await database.trash.put({ key: 'teams/gone/1', table: 'teams', row: row('gone'), deletedAt: 1 });
    await database.replaced.put({ n: 1, table: 'events', id: 'undone', put: 0 });
    await pruneSubmissions(database);
    expect(await database.lists.orderBy('event').uniqueKeys()).toEqual(['here', 'trashed', 'undone']);
    expect(await database.files.count()).toBe(3);
  });
});
