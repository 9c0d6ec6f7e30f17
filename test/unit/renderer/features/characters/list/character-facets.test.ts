import { expect, it } from 'vitest';
import {
  createCharacterFacets,
  createMergedFacets,
} from '../../../../../../src/renderer/features/characters/list/character-facets.ts';
import { createItem, type ReadyItem } from '../../../../../../src/renderer/store/item.ts';
import { createGameCatalog } from '../../../../../../src/shared/document/game-catalog.ts';
import type { Character } from '../../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import { readSampleCharacters } from '../../../../../support/documents/samples.ts';
import { translate } from '../../../../../support/texts.ts';

const ITEMS = GAMES.all
  .flatMap(({ id: gameId }) => readSampleCharacters(gameId))
  .map((document) =>
    createItem(GAMES, 'characters', { id: document.id, document, updatedAt: 0, rev: 1 }),
  ) as unknown as ReadyItem<Character>[];

it('createMergedFacets returns the game first and then each facet of every game once', () => {
  const labels = createMergedFacets(translate, GAMES).map(({ label: facetLabel }) => facetLabel);
  expect(labels[0]).toBe('Game');
  expect(new Set(labels).size).toBe(labels.length);
  for (const game of GAMES.all)
    for (const { label: facetLabel } of createCharacterFacets(translate, game)) expect(labels).toContain(facetLabel);
});

it("merged facets have the labels of a character's own game and no values for facets of other games", () => {
  expect(new Set(ITEMS.map(({ document }) => document.ruleset)).size).toBe(GAMES.all.length);
  for (const characterItem of ITEMS) {
    const game = GAMES.all.find(({ id: gameId }) => gameId === characterItem.document.ruleset);
    const ownFacets = new Map(
      game === undefined ? [] : createCharacterFacets(translate, game).map((facet) => [facet.label, facet]),
    );
    for (const facet of createMergedFacets(translate, GAMES).slice(1)) {
      const ownFacet = ownFacets.get(facet.label);
      const expectedLabels = ownFacet?.getValues(characterItem).map(ownFacet.getLabel) ?? [];
      expect(facet.getValues(characterItem).map(facet.getLabel)).toEqual(expectedLabels);
    }
  }
});

it('createMergedFacets merges values with the same label in the order of the games', () => {
  const twinGame = { ...GAMES.all[0], id: 'twin' } as unknown as (typeof GAMES.all)[number];
  const [, ...facets] = createMergedFacets(translate, createGameCatalog([GAMES.all[0], twinGame]));
  expect(facets.map(({ label: facetLabel, valueOrder }) => [facetLabel, valueOrder])).toEqual(
    createCharacterFacets(translate, GAMES.all[0]).map(({ label: facetLabel, valueOrder = [], getLabel }) => [
      facetLabel,
      valueOrder.map(getLabel),
    ]),
  );
});
