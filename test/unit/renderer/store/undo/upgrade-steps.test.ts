import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { createTestDatabase, openCharacterStore } from '../store-support.ts';

test('undo steps of an older library can be undone and redone after the upgrade', async () => {
  // Version 11 names the edits of a step `forth` and their inverse `back`.
  const oldDatabase = new Dexie('old-steps');
  oldDatabase.version(11).stores({ characters: 'id, rev', meta: 'key', history: '++n, document' });
  await oldDatabase.open();
  const createNameEdits = (characterName: string) => [{ op: 'set', path: '/name', value: characterName }];
  const document = { format: 'rollcall.character', id: 'x', name: 'B' };
  await oldDatabase.table('characters').add({ id: 'x', document, updatedAt: 5, rev: 1 });
  await oldDatabase.table('meta').add({ key: 'rev:characters', value: 1 });
  const storedStep = { document: 'characters/x', path: '', at: 5 };
  await oldDatabase.table('history').bulkAdd([
    { ...storedStep, back: createNameEdits('A'), forth: createNameEdits('B'), undone: false },
    { ...storedStep, back: createNameEdits('B'), forth: createNameEdits('C'), origin: 'other', rev: 1, undone: true },
  ]);
  oldDatabase.close();

  const database = createTestDatabase('old-steps');
  const characterStore = await openCharacterStore(database);
  expect(await database.history.toArray()).toEqual([
    { ...storedStep, n: 1, edits: createNameEdits('B'), inverse: createNameEdits('A'), undone: false },
    {
      ...storedStep,
      n: 2,
      edits: createNameEdits('C'),
      inverse: createNameEdits('B'),
      origin: 'other',
      rev: 1,
      undone: true,
    },
  ]);
  const undoOrRedo = async (direction: 'undo' | 'redo') => {
    characterStore.undoOrRedo('x', direction);
    while (characterStore.queue.getState().kind !== 'saved') await new Promise((resolve) => setTimeout(resolve, 1));
    const { document } = (await database.documents('characters').get('x')) as { document: { name: string } };
    return document.name;
  };
  expect([
    await undoOrRedo('redo'),
    await undoOrRedo('undo'),
    await undoOrRedo('undo'),
    await undoOrRedo('undo'),
  ]).toEqual(['C', 'B', 'A', 'A']);
});
