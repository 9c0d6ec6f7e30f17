import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { createTestDatabase } from './store-support.ts';

/** Creates a library in the format before templates were documents: a row has the keys `template` and `addedAt`. */
async function createOldLibrary(databaseName: string): Promise<void> {
  const oldDatabase = new Dexie(databaseName);
  oldDatabase.version(9).stores({
    templates: 'id',
    meta: 'key',
    replaced: '[n+table+id], n, [table+id]',
    trash: 'key',
  });
  await oldDatabase.open();
  const createOldRow = (templateId: string) => ({
    id: templateId,
    template: { id: templateId, name: templateId.toUpperCase() },
    addedAt: 5,
    shared: 'x',
  });
  await oldDatabase.table('templates').bulkAdd([createOldRow('a'), createOldRow('b')]);
  await oldDatabase
    .table('trash')
    .add({ key: 'templates/c/9', table: 'templates', row: createOldRow('c'), deletedAt: 9 });
  await oldDatabase.table('replaced').bulkAdd([
    { n: 1, table: 'templates', id: 'a', row: createOldRow('a'), put: 5 },
    { n: 1, table: 'templates', id: 'b', put: 5 },
  ]);
  oldDatabase.close();
}

test('opening an older library turns its templates into documents, also in the trash and in replaced rows', async () => {
  await createOldLibrary('old-templates');
  const database = createTestDatabase('old-templates');
  await database.open();
  const createRow = (templateId: string) => ({
    id: templateId,
    document: { id: templateId, name: templateId.toUpperCase() },
    updatedAt: 5,
    shared: 'x',
  });
  expect(await database.documents('templates').toArray()).toEqual([
    { ...createRow('a'), rev: 1 },
    { ...createRow('b'), rev: 1 },
  ]);
  expect(await database.readRevision('templates')).toBe(1);
  expect((await database.trash.toArray()).map(({ row }) => row)).toEqual([{ ...createRow('c'), rev: 0 }]);
  expect((await database.replaced.toArray()).map(({ row }) => row)).toEqual([{ ...createRow('a'), rev: 0 }, undefined]);
});
