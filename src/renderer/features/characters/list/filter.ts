import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { valuesAt } from '../../../../shared/document/values-at.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { characterIndex } from '../../../../shared/library/search/character-words.ts';
import { hasWords, searchIndex, searchWords } from '../../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Item } from '../../../store/item.ts';
import type { FacetLabels } from '../../documents/facet-pickers.tsx';

export interface CharacterFilter {
  text: string;
  words: FacetLabels;
}

export const NO_FILTER: CharacterFilter = { text: '', words: {} };

/**
 * The items that a narrow pane lets through, in the order they came. Broken documents are found by name only.
 * @param factions their names by id
 */
export function filterCharacters(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  items: readonly Item<Character>[],
  filter: CharacterFilter,
  factions: ReadonlyMap<string, string>,
): readonly Item<Character>[] {
  const wanted = searchWords(filter.text);
  const narrowed = Object.entries(filter.words);
  if (narrowed.length === 0 && wanted.length === 0) return items;
  return items.filter((item) => {
    if (item.kind === 'broken') return narrowed.length === 0 && hasWords(searchIndex([item.name]), wanted);
    const { document } = item;
    if (!narrowed.every(([at, word]) => valuesAt(document, at).some((value) => String(value) === word))) return false;
    return wanted.length === 0 || hasWords(characterIndex(translate, gameCatalog, document, factions), wanted);
  });
}
