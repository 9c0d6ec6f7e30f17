/** Searches the documents of the library by name for the command list. */

import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { createSearchIndex, hasWords, parseSearchWords } from '../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { findGame } from '../../games/game-items.ts';
import { getDocumentRoute, type Route } from '../../navigation/router.ts';
import { getStoredName } from '../../store/item.ts';
import type { Library } from '../../store/library.ts';
import { isGameIndependent, TABLE_NAMES, type TableName } from '../../store/rows.ts';

export interface FoundDocument {
  /** A key made of the table and the id. */
  readonly key: string;
  readonly name: string;
  readonly table: TableName;
  /** The game of the document; absent if it belongs to none. */
  readonly game?: string;
  readonly route: Route;
}

/** The maximum number of found documents. The user types more to find the others. */
const MAX_RESULTS = 30;

/** Returns the documents of all kinds and games whose names contain every typed word, the last changed first. */
export function searchDocuments(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  searchText: string,
): FoundDocument[] {
  const searchWords = parseSearchWords(searchText);
  if (searchWords.length === 0) return [];
  // Only the stored names are compared, so that no document has to be parsed.
  const matchingRows = TABLE_NAMES.flatMap((table) =>
    library.stores[table]
      .snapshot()
      .filter(({ row }) => hasWords(getNameIndex(row), searchWords))
      .map(({ row }) => ({ table, row })),
  );
  return matchingRows
    .sort((a, b) => b.row.updatedAt - a.row.updatedAt)
    .slice(0, MAX_RESULTS)
    .map(({ table, row }) => {
      const game = isGameIndependent(table) ? undefined : findGame(gameCatalog, row.document);
      return {
        key: `${table}/${row.id}`,
        name: getStoredName(row) || translate('editing.unnamed'),
        table,
        ...(game === undefined ? {} : { game: game.name }),
        route: getDocumentRoute(table, row.id),
      };
    });
}

const nameIndexCache = new WeakMap<object, string>();

function getNameIndex(row: { readonly document: unknown }): string {
  const cachedIndex = nameIndexCache.get(row);
  if (cachedIndex !== undefined) return cachedIndex;
  const nameIndex = createSearchIndex([getStoredName(row)]);
  nameIndexCache.set(row, nameIndex);
  return nameIndex;
}
