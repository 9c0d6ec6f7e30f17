import { expect, it } from 'vitest';
import { findGame, selectGameItems } from '../../../../../src/renderer/games/game-items.ts';
import { createItem } from '../../../../../src/renderer/store/item.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Game } from '../../../../../src/shared/games/game.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';

const item = (id: string, document: unknown) => createItem(GAMES, 'characters', { id, document, updatedAt: 0, rev: 1 });
const [ssua, supers] = ['ssua', 'supers-unlimited'].map((id) => GAMES.find(id) as Game) as [Game, Game];

it('a list holds what names its game, readable or not, and what names no known game', () => {
  const items = [
    item('whole', { ...ssua.documents['rollcall.character'].createBlank('whole'), name: 'Whole' }),
    item('torn', { ruleset: 'ssua', name: 'Torn' }),
    item('foreign', { ruleset: 'chess', name: 'Foreign' }),
    item('text', 'no document'),
    item('other', supers.documents['rollcall.character'].createBlank('other')),
  ];
  const shown = (game: Game) => selectGameItems(GAMES, items, game).map(({ id }) => id);
  expect(shown(ssua)).toEqual(['whole', 'torn', 'foreign', 'text']);
  expect(shown(supers)).toEqual(['foreign', 'text', 'other']);
  // A game with its parts is another object.
  expect(shown(LOADED_GAMES.getGame({ ruleset: 'ssua' }))).toEqual(['whole', 'torn', 'foreign', 'text']);
});

it('what is no object names no game', () => {
  for (const one of [undefined, null, 'ssua', ['ssua'], { ruleset: 7 }]) expect(findGame(GAMES, one)).toBeUndefined();
});
