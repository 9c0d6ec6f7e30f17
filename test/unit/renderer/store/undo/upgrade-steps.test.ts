import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { createTestDatabase, openTable } from '../store-support.ts';

test('steps of undo of an older library are undone and redone after the next start', async () => {
  const old = new Dexie('old-steps');
  old.version(11).stores({ characters: 'id, rev', meta: 'key', history: '++n, document' });
  await old.open();
  const named = (name: string) => [{ op: 'set', path: '/name', value: name }];
  const document = { format: 'rollcall.character', id: 'x', name: 'B' };
  await old.table('characters').add({ id: 'x', document, updatedAt: 5, rev: 1 });
  await old.table('meta').add({ key: 'rev:characters', value: 1 });
  const step = { document: 'characters/x', path: '', at: 5 };
  await old.table('history').bulkAdd([
    { ...step, back: named('A'), forth: named('B'), undone: false },
    { ...step, back: named('B'), forth: named('C'), origin: 'other', rev: 1, undone: true },
  ]);
  old.close();

  const database = createTestDatabase('old-steps');
  const table = await openTable(database);
  expect(await database.history.toArray()).toEqual([
    { ...step, n: 1, edits: named('B'), inverse: named('A'), undone: false },
    { ...step, n: 2, edits: named('C'), inverse: named('B'), origin: 'other', rev: 1, undone: true },
  ]);
  const walk = async (direction: 'undo' | 'redo') => {
    table.undoOrRedo('x', direction);
    while (table.queue.getState().kind !== 'saved') await new Promise((resolve) => setTimeout(resolve, 1));
    const { document } = (await database.documents('characters').get('x')) as { document: { name: string } };
    return document.name;
  };
  expect([await walk('redo'), await walk('undo'), await walk('undo'), await walk('undo')]).toEqual([
    'C',
    'B',
    'A',
    'A',
  ]);
});
