import { expect, test } from 'vitest';
import { DocumentStore } from '../../../../src/renderer/store/document-store.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { createTestDatabase, opened, until } from './store-support.ts';

test('an edited template is taken back to the same letters, here and on disk', async () => {
  const database = createTestDatabase();
  const template = getDefaultTemplate(GAMES);
  await database.changeDocuments('templates', (rev) =>
    database.putDocument('templates', { id: 'mine', document: template, updatedAt: 0, rev }),
  );
  const table = new DocumentStore(GAMES, database, 'templates');
  opened.unshift(table);
  table.open((error) => {
    throw error;
  });
  await until(() => table.isLoaded);
  table.history('mine');
  table.readHistory('mine');
  const text = () => JSON.stringify(table.get('mine')?.row.document);
  const before = text();
  table.edit('mine', [{ op: 'remove', path: '/theme/accent' }]);
  const broken = table.get('mine');
  expect(broken?.kind === 'broken' && broken.problems).toMatchObject([{ location: '', keyPath: 'theme.accent' }]);
  table.edit('mine', [{ op: 'set', path: '/front/0/box/0', value: 1.5 }]);
  table.undoOrRedo('mine', 'undo');
  table.undoOrRedo('mine', 'undo');
  expect(text()).toBe(before);
  expect(table.get('mine')?.kind).toBe('ready');
  await until(() => table.queue.getState().kind === 'saved');
  expect(JSON.stringify((await database.documents('templates').get('mine'))?.document)).toBe(before);
});
