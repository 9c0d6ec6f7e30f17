/** Defines the facets of characters, which come from their game. A facet is a property by which the user can filter a list. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { listValuesAt } from '../../../../shared/document/list-values.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Facet } from '../../lists/list-kind.ts';

type CharacterFacet = Facet<Character>;

const createGameNameFacet = (translate: Translate, gameCatalog: GameCatalog<Game>): CharacterFacet => ({
  id: 'game',
  get label() {
    return translate('filters.game');
  },
  getValues: ({ document }) => [gameCatalog.getGame(document).id],
  getLabel: (gameId) => gameCatalog.all.find((game) => game.id === gameId)?.name ?? gameId,
  valueOrder: gameCatalog.all.map(({ id }) => id),
});

/** Creates the facets of one game. */
export const createCharacterFacets = (translate: Translate, game: Game): CharacterFacet[] =>
  game.lists['rollcall.character'].facets.map(({ pointer, label, vocabulary }) => {
    const vocabularyWords = game.vocabularies[vocabulary] ?? [];
    const labels = new Map(vocabularyWords.map((word) => [word.id, formatLateText(translate, word.label)]));
    return {
      id: pointer,
      label: formatLateText(translate, label),
      getValues: ({ document }) => listValuesAt(document, pointer).map(String),
      getLabel: (value) => (value === '' ? translate('filters.noValue') : (labels.get(value) ?? value)),
      valueOrder: vocabularyWords.map(({ id }) => id),
    };
  });

/**
 * Creates the facets of all games, and the game as a facet. Facets with the same name are merged, and so are their values: a
 * filter for `Type` finds the values with this name in any game. A character has no value for a facet of another game.
 */
export function createMergedFacets(translate: Translate, gameCatalog: GameCatalog<Game>): CharacterFacet[] {
  const facetsByLabel = new Map<string, Map<string, CharacterFacet>>();
  for (const game of gameCatalog.all) {
    for (const facet of createCharacterFacets(translate, game)) {
      const facetsByGame = facetsByLabel.get(facet.label) ?? new Map<string, CharacterFacet>();
      facetsByLabel.set(facet.label, facetsByGame.set(game.id, facet));
    }
  }
  const mergedFacets = [...facetsByLabel].map(([label, facetsByGame]): CharacterFacet => {
    const facets = [...facetsByGame.values()];
    return {
      id: `any ${label}`,
      label,
      getValues: (item) => {
        const facet = facetsByGame.get(item.document.ruleset);
        return facet?.getValues(item).map((value) => (value === '' ? '' : facet.getLabel(value))) ?? [];
      },
      getLabel: (value) => (value === '' ? translate('filters.noValue') : value),
      valueOrder: [...new Set(facets.flatMap(({ valueOrder = [], getLabel }) => valueOrder.map(getLabel)))],
    };
  });
  return [createGameNameFacet(translate, gameCatalog), ...mergedFacets];
}
