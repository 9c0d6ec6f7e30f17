/** Replaces the rows and columns of a deck by those of a newer spreadsheet. */
import { type Edit, setOrRemove } from '../document/edit.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Grid } from '../spreadsheet/grid.ts';
import { createDeck } from './create-deck.ts';

/**
 * Replaces the rows and columns of a deck by those of a sheet. Settings of the user stay if their columns still exist: the kinds of
 * columns, the names that templates use, and the copies column. Pictures stay with the names that cells use.
 */
export function replaceRows(deck: Deck, grid: Grid): Edit[] {
  const { id: deckId, name: deckName } = deck;
  const newDeck = createDeck(grid, { id: deckId, name: deckName });
  const columnByName = new Map(deck.columns.map((column) => [column.name, column]));
  const columns = newDeck.columns.map((newColumn) => columnByName.get(newColumn.name) ?? newColumn);
  const hasColumn = (columnName: string | undefined) => columns.some((newColumn) => newColumn.name === columnName);
  const keptShows = Object.entries(deck.shows ?? {}).filter(([, columnName]) => hasColumn(columnName));
  const shownColumns = { ...newDeck.shows, ...Object.fromEntries(keptShows) };
  return [
    { op: 'set', path: '/columns', value: columns },
    { op: 'set', path: '/rows', value: newDeck.rows },
    setOrRemove('/shows', Object.keys(shownColumns).length === 0 ? undefined : shownColumns),
    // The user may have chosen one copy of each, so the column is guessed only if the earlier one no longer exists.
    setOrRemove('/copies', deck.copies === undefined || hasColumn(deck.copies) ? deck.copies : newDeck.copies),
  ];
}
