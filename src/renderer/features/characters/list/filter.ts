import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { listValuesAt } from '../../../../shared/document/list-values.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { getCharacterIndex } from '../../../../shared/library/search/character-words.ts';
import { createSearchIndex, hasWords, parseSearchWords } from '../../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Item } from '../../../store/item.ts';
import type { FacetLabels } from '../../documents/facet-pickers.tsx';

export interface CharacterFilter {
  text: string;
  words: FacetLabels;
}

export const NO_FILTER: CharacterFilter = { text: '', words: {} };

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
  const wanted = parseSearchWords(filter.text);
  const narrowed = Object.entries(filter.words);
  if (narrowed.length === 0 && wanted.length === 0) return items;
  return items.filter((item) => {
    if (item.kind === 'broken') return narrowed.length === 0 && hasWords(createSearchIndex([item.name]), wanted);
    const { document } = item;
    if (!narrowed.every(([at, word]) => listValuesAt(document, at).some((value) => String(value) === word)))
      return false;
    return wanted.length === 0 || hasWords(getCharacterIndex(translate, gameCatalog, document, factions), wanted);
  });
}
