import { expect, test } from 'vitest';
import { DocumentStore } from '../../../../src/renderer/store/document-store.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { createTestDatabase, openResources, waitUntil } from './store-support.ts';

test('undo restores an edited template character by character, in memory and on disk', async () => {
  const database = createTestDatabase();
  const template = getDefaultTemplate(GAMES);
  await database.changeDocuments('templates', (revision) =>
    database.putDocument('templates', { id: 'mine', document: template, updatedAt: 0, rev: revision }),
  );
  const templateStore = new DocumentStore(GAMES, database, 'templates');
  openResources.unshift(templateStore);
  templateStore.open((error) => {
    throw error;
  });
  await waitUntil(() => templateStore.isLoaded);
  templateStore.openHistory('mine');
  templateStore.readHistory('mine');
  const getTemplateText = () => JSON.stringify(templateStore.get('mine')?.row.document);
  const textBefore = getTemplateText();
  templateStore.edit('mine', [{ op: 'remove', path: '/theme/accent' }]);
  const unreadableItem = templateStore.get('mine');
  expect(unreadableItem?.kind === 'broken' && unreadableItem.problems).toMatchObject([
    { location: '', keyPath: 'theme.accent' },
  ]);
  templateStore.edit('mine', [{ op: 'set', path: '/front/0/box/0', value: 1.5 }]);
  templateStore.undoOrRedo('mine', 'undo');
  templateStore.undoOrRedo('mine', 'undo');
  expect(getTemplateText()).toBe(textBefore);
  expect(templateStore.get('mine')?.kind).toBe('ready');
  await waitUntil(() => templateStore.queue.getState().kind === 'saved');
  expect(JSON.stringify((await database.documents('templates').get('mine'))?.document)).toBe(textBefore);
});
