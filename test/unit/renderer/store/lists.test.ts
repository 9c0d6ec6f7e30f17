import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../../../src/renderer/store/database.ts';
import {
  dropLists,
  keepLists,
  keyOfList,
  listsOfEvent,
  noteCopy,
  putLists,
  tidyLists,
} from '../../../../src/renderer/store/events/lists.ts';

let count = 0;
let db: Database;
beforeEach(() => {
  db = new Database(`lists-${count++}`);
});
afterEach(() => db.close());

const file = (name: string, text = name) => ({ name, bytes: new Blob([text]) });
const texts = async (event: string) =>
  Promise.all((await listsOfEvent(db, event)).map(async ({ name, bytes }) => [name, await bytes.text()]));

describe('lists of an event', () => {
  it('are kept as they came, by name; a later one of the same name takes the place of the first', async () => {
    await keepLists(db, 'cup', [file('b.json'), file('late/a.json')], 1);
    await keepLists(db, 'cup', [file('b.json', 'again')], 2);
    await keepLists(db, 'other', [file('b.json', 'elsewhere')], 3);
    expect(await texts('cup')).toEqual([
      ['b.json', 'again'],
      ['late/a.json', 'late/a.json'],
    ]);
    expect(await texts('other')).toEqual([['b.json', 'elsewhere']]);
  });

  it('are all kept where there are more than are written at once, under names of any length', async () => {
    const long = 'folder/'.repeat(1000);
    await keepLists(
      db,
      'cup',
      Array.from({ length: 120 }, (_, i) => file(`${long}${i}.json`)),
      1,
    );
    expect(await texts('cup')).toHaveLength(120);
  });

  it('name their bytes as the journal names files, and the same bytes stand there once', async () => {
    await keepLists(db, 'cup', [file('a.json', 'same'), file('b.json', 'same')], 1);
    const rows = await db.lists.toArray();
    expect(new Set(rows.map(({ content }) => content)).size).toBe(1);
    expect(rows[0]?.content).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(await db.files.count()).toBe(1);
    await dropLists(db, [keyOfList('cup', 'a.json')]);
    expect(await texts('cup')).toEqual([['b.json', 'same']]);
    await dropLists(db, [keyOfList('cup', 'b.json')]);
    expect(await db.files.count()).toBe(0);
  });

  it('come back with what was known of them', async () => {
    await keepLists(db, 'cup', [file('a.json')], 1);
    await noteCopy(db, keyOfList('cup', 'a.json'), 'a.json', 'team-2');
    const before = await listsOfEvent(db, 'cup');
    await dropLists(db, [keyOfList('cup', 'a.json')]);
    expect(await texts('cup')).toEqual([]);
    await putLists(db, before);
    expect((await listsOfEvent(db, 'cup')).map(({ row }) => row.copies)).toEqual([{ 'a.json': 'team-2' }]);
    // The same file again changes nothing; another one under its name has no copy yet.
    await keepLists(db, 'cup', [file('a.json')], 2);
    expect((await listsOfEvent(db, 'cup'))[0]?.row).toEqual(before[0]?.row);
    await keepLists(db, 'cup', [file('a.json', 'new')], 3);
    expect((await listsOfEvent(db, 'cup'))[0]?.row.copies).toBeUndefined();
  });

  it('a list whose file is gone is left out until it is back', async () => {
    await keepLists(db, 'cup', [file('a.json'), file('b.json')], 1);
    const [first] = await listsOfEvent(db, 'cup');
    await db.files.delete(String(first?.row.content.slice(7)));
    expect(await texts('cup')).toEqual([['b.json', 'b.json']]);
  });

  it('go with their event, but not while it is in the trash or can be brought back by undo', async () => {
    for (const event of ['here', 'trashed', 'undone', 'gone']) await keepLists(db, event, [file('a.json', event)], 1);
    const row = (id: string) => ({ id, document: { id }, updatedAt: 0, rev: 1 });
    await db.documents('events').put(row('here'));
    await db.trash.put({ key: 'events/trashed/1', table: 'events', row: row('trashed'), deletedAt: 1 });
    await db.trash.put({ key: 'teams/gone/1', table: 'teams', row: row('gone'), deletedAt: 1 });
    await db.replaced.put({ n: 1, table: 'events', id: 'undone', put: 0 });
    await tidyLists(db);
    expect(await db.lists.orderBy('event').uniqueKeys()).toEqual(['here', 'trashed', 'undone']);
    expect(await db.files.count()).toBe(3);
  });
});
