import { expect, it } from 'vitest';
import { findGame, selectGameItems } from '../../../../src/renderer/games/game-items.ts';
import { createItem } from '../../../../src/renderer/store/item.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Game } from '../../../../src/shared/games/game.ts';
import { LOADED_GAMES } from '../../../support/games.ts';

const createCharacterItem = (itemId: string, document: unknown) =>
  createItem(GAMES, 'characters', { id: itemId, document, updatedAt: 0, rev: 1 });
const [ssua, supersUnlimited] = ['ssua', 'supers-unlimited'].map((gameId) => GAMES.find(gameId) as Game) as [
  Game,
  Game,
];

it('selectGameItems returns the documents of a game, readable or not, and those of unknown games', () => {
  const characterItems = [
    createCharacterItem('whole', { ...ssua.documents['rollcall.character'].createBlank('whole'), name: 'Whole' }),
    createCharacterItem('torn', { ruleset: 'ssua', name: 'Torn' }),
    createCharacterItem('foreign', { ruleset: 'chess', name: 'Foreign' }),
    createCharacterItem('text', 'no document'),
    createCharacterItem('other', supersUnlimited.documents['rollcall.character'].createBlank('other')),
  ];
  const listShownIds = (shownGame: Game) =>
    selectGameItems(GAMES, characterItems, shownGame).map(({ id: itemId }) => itemId);
  expect(listShownIds(ssua)).toEqual(['whole', 'torn', 'foreign', 'text']);
  expect(listShownIds(supersUnlimited)).toEqual(['foreign', 'text', 'other']);
  // A game with its loaded parts is a different object.
  expect(listShownIds(LOADED_GAMES.getGame({ ruleset: 'ssua' }))).toEqual(['whole', 'torn', 'foreign', 'text']);
});

it('findGame finds no game in a value that is no document', () => {
  for (const nonDocument of [undefined, null, 'ssua', ['ssua'], { ruleset: 7 }])
    expect(findGame(GAMES, nonDocument)).toBeUndefined();
});
