import { expect, it } from 'vitest';
import { facetsOf, facetsOfAll } from '../../../../../src/renderer/features/characters/list/facets.ts';
import { createItem, type ReadyItem } from '../../../../../src/renderer/store/item.ts';
import { createGameCatalog } from '../../../../../src/shared/document/game-catalog.ts';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { sampleCharacters } from '../../../../support/documents/samples.ts';
import { t } from '../../../../support/texts.ts';

const ITEMS = GAMES.all
  .flatMap(({ id }) => sampleCharacters(id))
  .map((document) =>
    createItem(GAMES, 'characters', { id: document.id, document, updatedAt: 0, rev: 1 }),
  ) as unknown as ReadyItem<Character>[];

it('lists of all games have every facet of each game once, after the game itself', () => {
  const labels = facetsOfAll(t, GAMES).map(({ label }) => label);
  expect(labels[0]).toBe('Game');
  expect(new Set(labels).size).toBe(labels.length);
  for (const game of GAMES.all) for (const { label } of facetsOf(t, game)) expect(labels).toContain(label);
});

it('a character has there what its own game calls it by, and nothing of facets of other games', () => {
  expect(new Set(ITEMS.map(({ document }) => document.ruleset)).size).toBe(GAMES.all.length);
  for (const item of ITEMS) {
    const game = GAMES.all.find(({ id }) => id === item.document.ruleset);
    const own = new Map(game === undefined ? [] : facetsOf(t, game).map((facet) => [facet.label, facet]));
    for (const facet of facetsOfAll(t, GAMES).slice(1)) {
      const ofGame = own.get(facet.label);
      const called = ofGame?.valuesOf(item).map(ofGame.labelOf) ?? [];
      expect(facet.valuesOf(item).map(facet.labelOf)).toEqual(called);
    }
  }
});

it('values with one name are one, in the order of the games', () => {
  const twin = { ...GAMES.all[0], id: 'twin' } as unknown as (typeof GAMES.all)[number];
  const [, ...facets] = facetsOfAll(t, createGameCatalog([GAMES.all[0], twin]));
  expect(facets.map(({ label, order }) => [label, order])).toEqual(
    facetsOf(t, GAMES.all[0]).map(({ label, order = [], labelOf }) => [label, order.map(labelOf)]),
  );
});
