import { expect, test } from 'vitest';
import { DocumentTable } from '../../../../src/renderer/store/document-table.ts';
import { defaultTemplate } from '../../../../src/shared/card/template/templates.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { createTestDatabase, opened, until } from './store-support.ts';

test('an edited template is taken back to the same letters, here and on disk', async () => {
  const database = createTestDatabase();
  const template = defaultTemplate(GAMES);
  await database.change('templates', (rev) =>
    database.put('templates', { id: 'mine', document: template, updatedAt: 0, rev }),
  );
  const table = new DocumentTable(GAMES, database, 'templates');
  opened.unshift(table);
  table.open((error) => {
    throw error;
  });
  await until(() => table.loaded);
  table.history('mine');
  table.readHistory('mine');
  const text = () => JSON.stringify(table.get('mine')?.row.document);
  const before = text();
  table.edit('mine', [{ op: 'remove', path: '/theme/accent' }]);
  const broken = table.get('mine');
  expect(broken?.kind === 'broken' && broken.problems).toMatchObject([{ at: '', key: 'theme.accent' }]);
  table.edit('mine', [{ op: 'set', path: '/front/0/box/0', value: 1.5 }]);
  table.walk('mine', 'undo');
  table.walk('mine', 'undo');
  expect(text()).toBe(before);
  expect(table.get('mine')?.kind).toBe('ready');
  await until(() => table.queue.state().kind === 'saved');
  expect(JSON.stringify((await database.documents('templates').get('mine'))?.document)).toBe(before);
});
