/** Defines the facets of characters, which come from their game. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { listValuesAt } from '../../../../shared/document/list-values.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Facet } from '../../lists/kind.ts';

type CharacterFacet = Facet<Character>;

const gameFacet = (translate: Translate, gameCatalog: GameCatalog<Game>): CharacterFacet => ({
  id: 'game',
  get label() {
    return translate('filters.game');
  },
  valuesOf: ({ document }) => [gameCatalog.getGame(document).id],
  labelOf: (id) => gameCatalog.all.find((game) => game.id === id)?.name ?? id,
  order: gameCatalog.all.map(({ id }) => id),
});

/** Returns the facets of one game. */
export const facetsOf = (translate: Translate, game: Game): CharacterFacet[] =>
  game.lists['rollcall.character'].facets.map(({ pointer: at, label, vocabulary: of }) => {
    const words = game.vocabularies[of] ?? [];
    const labels = new Map(words.map((word) => [word.id, formatLateText(translate, word.label)]));
    return {
      id: at,
      label: formatLateText(translate, label),
      valuesOf: ({ document }) => listValuesAt(document, at).map(String),
      labelOf: (value) => (value === '' ? translate('filters.noValue') : (labels.get(value) ?? value)),
      order: words.map(({ id }) => id),
    };
  });

/**
 * Returns the facets of all games, and the game as a facet. Facets with the same name are merged, and so are their values: a
 * filter for `Type` finds the values with this name in any game. A character has no value for a facet of another game.
 */
export function facetsOfAll(translate: Translate, gameCatalog: GameCatalog<Game>): CharacterFacet[] {
  const byLabel = new Map<string, Map<string, CharacterFacet>>();
  for (const game of gameCatalog.all) {
    for (const facet of facetsOf(translate, game)) {
      const ofGames = byLabel.get(facet.label) ?? new Map<string, CharacterFacet>();
      byLabel.set(facet.label, ofGames.set(game.id, facet));
    }
  }
  const joined = [...byLabel].map(([label, ofGames]): CharacterFacet => {
    const all = [...ofGames.values()];
    return {
      id: `any ${label}`,
      label,
      valuesOf: (item) => {
        const facet = ofGames.get(item.document.ruleset);
        return facet?.valuesOf(item).map((value) => (value === '' ? '' : facet.labelOf(value))) ?? [];
      },
      labelOf: (value) => (value === '' ? translate('filters.noValue') : value),
      order: [...new Set(all.flatMap(({ order = [], labelOf }) => order.map(labelOf)))],
    };
  });
  return [gameFacet(translate, gameCatalog), ...joined];
}
