import { expect, it } from 'vitest';
import { reportLostEdits } from '../../../../src/renderer/app/report-lost-edits.ts';
import { Library } from '../../../../src/renderer/store/library.ts';
import { isToastShown } from '../../../../src/renderer/toasts/toasts.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { createTestDatabase } from '../store/store-support.ts';

it('shows a text that cannot be saved, and replaces the toast when the text grows', () => {
  const library = new Library(GAMES, createTestDatabase());
  reportLostEdits(library);
  for (const typedText of ['Ty', 'Typed'])
    library.stores.teams.edit('gone', [{ op: 'set', path: '/name', value: typedText }]);
  expect(isToastShown((translate) => translate('editing.lostWithDocument', { text: 'Typed' }))).toBe(true);
  expect(isToastShown((translate) => translate('editing.lostWithDocument', { text: 'Ty' }))).toBe(false);
});
