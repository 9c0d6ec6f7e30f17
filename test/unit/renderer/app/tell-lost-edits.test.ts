import { expect, it } from 'vitest';
import { tellLostEdits } from '../../../../src/renderer/app/tell-lost-edits.ts';
import { Library } from '../../../../src/renderer/store/library.ts';
import { isToastShown } from '../../../../src/renderer/toasts/toasts.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { createTestDatabase } from '../store/store-support.ts';

it('a text that cannot be saved is shown, and a longer one takes its place', () => {
  const library = new Library(GAMES, createTestDatabase());
  tellLostEdits(library);
  for (const value of ['Ty', 'Typed']) library.stores.teams.edit('gone', [{ op: 'set', path: '/name', value }]);
  expect(isToastShown((translate) => translate('editing.lostWithDocument', { text: 'Typed' }))).toBe(true);
  expect(isToastShown((translate) => translate('editing.lostWithDocument', { text: 'Ty' }))).toBe(false);
});
