import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { createTestDatabase } from './store-support.ts';

/** A library as it was before templates were documents. */
async function oldLibrary(name: string): Promise<void> {
  const old = new Dexie(name);
  old.version(9).stores({
    templates: 'id',
    meta: 'key',
    replaced: '[n+table+id], n, [table+id]',
    trash: 'key',
  });
  await old.open();
  const row = (id: string) => ({ id, template: { id, name: id.toUpperCase() }, addedAt: 5, shared: 'x' });
  await old.table('templates').bulkAdd([row('a'), row('b')]);
  await old.table('trash').add({ key: 'templates/c/9', table: 'templates', row: row('c'), deletedAt: 9 });
  await old.table('replaced').bulkAdd([
    { n: 1, table: 'templates', id: 'a', row: row('a'), put: 5 },
    { n: 1, table: 'templates', id: 'b', put: 5 },
  ]);
  old.close();
}

test('templates of an older library become documents, also in the trash and where undo keeps them', async () => {
  await oldLibrary('old-templates');
  const database = createTestDatabase('old-templates');
  await database.open();
  const document = (id: string) => ({ id, document: { id, name: id.toUpperCase() }, updatedAt: 5, shared: 'x' });
  expect(await database.documents('templates').toArray()).toEqual([
    { ...document('a'), rev: 1 },
    { ...document('b'), rev: 1 },
  ]);
  expect(await database.readRevision('templates')).toBe(1);
  expect((await database.trash.toArray()).map(({ row }) => row)).toEqual([{ ...document('c'), rev: 0 }]);
  expect((await database.replaced.toArray()).map(({ row }) => row)).toEqual([{ ...document('a'), rev: 0 }, undefined]);
});
