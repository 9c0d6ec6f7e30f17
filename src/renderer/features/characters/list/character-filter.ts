import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { listValuesAt } from '../../../../shared/document/list-values.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { getCharacterIndex } from '../../../../shared/library/search/character-words.ts';
import { createSearchIndex, hasWords, parseSearchWords } from '../../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Item } from '../../../store/item.ts';
import type { FacetWords } from '../../documents/facet-pickers.tsx';

export interface CharacterFilter {
  searchText: string;
  facetWords: FacetWords;
}

export const NO_FILTER: CharacterFilter = { searchText: '', facetWords: {} };

/**
 * Returns the items that match the filter of a narrow pane, in their original order. Unreadable documents are found by name
 * only.
 *
 * @param factions the names of factions by id
 */
export function filterCharacters(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  items: readonly Item<Character>[],
  filter: CharacterFilter,
  factions: ReadonlyMap<string, string>,
): readonly Item<Character>[] {
  const searchWords = parseSearchWords(filter.searchText);
  const chosenFacets = Object.entries(filter.facetWords);
  if (chosenFacets.length === 0 && searchWords.length === 0) return items;
  return items.filter((item) => {
    if (item.kind === 'broken')
      return chosenFacets.length === 0 && hasWords(createSearchIndex([item.name]), searchWords);
    const { document: character } = item;
    if (
      !chosenFacets.every(([pointer, chosenWord]) =>
        listValuesAt(character, pointer).some((value) => String(value) === chosenWord),
      )
    )
      return false;
    return (
      searchWords.length === 0 || hasWords(getCharacterIndex(translate, gameCatalog, character, factions), searchWords)
    );
  });
}
