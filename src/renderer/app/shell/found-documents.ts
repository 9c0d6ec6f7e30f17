/** Documents of the library that the list of commands finds by their names. */

import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { hasWords, searchIndex, searchWords } from '../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { gameIn } from '../../games/of-game.ts';
import { type Route, routeOfDocument } from '../../navigation/router.ts';
import { storedName } from '../../store/item.ts';
import type { Library } from '../../store/library.ts';
import { isOfNoGame, TABLE_NAMES, type TableName } from '../../store/rows.ts';

export interface FoundDocument {
  /** Of its table and its id. */
  readonly key: string;
  readonly name: string;
  readonly table: TableName;
  /** The game that it belongs to; absent where it belongs to none. */
  readonly game?: string;
  readonly route: Route;
}

/** More than somebody reads: who means another one types on. */
const MOST = 30;

/** The documents of all kinds and games with every typed word in their name, those that were changed last first. */
export function foundDocuments(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  text: string,
): FoundDocument[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  // Only names are looked at, so that no document need be read for it.
  const found = TABLE_NAMES.flatMap((table) =>
    library.tables[table]
      .snapshot()
      .filter(({ row }) => hasWords(nameIndex(row), words))
      .map(({ row }) => ({ table, row })),
  );
  return found
    .sort((a, b) => b.row.updatedAt - a.row.updatedAt)
    .slice(0, MOST)
    .map(({ table, row }) => {
      const game = isOfNoGame(table) ? undefined : gameIn(gameCatalog, row.document);
      return {
        key: `${table}/${row.id}`,
        name: storedName(row) || translate('editing.unnamed'),
        table,
        ...(game === undefined ? {} : { game: game.name }),
        route: routeOfDocument(table, row.id),
      };
    });
}

const indexes = new WeakMap<object, string>();

function nameIndex(row: { readonly document: unknown }): string {
  const held = indexes.get(row);
  if (held !== undefined) return held;
  const index = searchIndex([storedName(row)]);
  indexes.set(row, index);
  return index;
}
