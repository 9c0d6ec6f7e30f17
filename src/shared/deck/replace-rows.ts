/** Replaces the rows and columns of a deck by those of a newer spreadsheet. */
import { type Edit, setOrRemove } from '../document/edit.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Grid } from '../spreadsheet/grid.ts';
import { createDeck } from './create-deck.ts';

/**
 * Replaces the rows and columns of a deck by those of a sheet. The user's settings for columns that still exist are kept: their kinds,
 * their template names, their formulas, and the choice of the copies column. The pictures of the deck don't change.
 */
export function replaceRows(deck: Deck, grid: Grid): Edit[] {
  const { id, name } = deck;
  const newDeck = createDeck(grid, { id, name });
  const columnByName = new Map(deck.columns.map((column) => [column.name, column]));
  const newNames = new Set(newDeck.columns.map((newColumn) => newColumn.name));
  const columns = [
    ...newDeck.columns.map((newColumn) => columnByName.get(newColumn.name) ?? newColumn),
    // A computed column is usually no part of the spreadsheet.
    ...deck.columns.filter((column) => column.formula !== undefined && !newNames.has(column.name)),
  ];
  const hasColumn = (columnName: string | undefined) => columns.some((newColumn) => newColumn.name === columnName);
  const keptShows = Object.entries(deck.shows ?? {}).filter(([, columnName]) => hasColumn(columnName));
  const shownColumns = { ...newDeck.shows, ...Object.fromEntries(keptShows) };
  return [
    { op: 'set', path: '/columns', value: columns },
    { op: 'set', path: '/rows', value: newDeck.rows },
    setOrRemove('/shows', Object.keys(shownColumns).length === 0 ? undefined : shownColumns),
    // A deck without a copies column keeps none, since the user may want one copy of each card. A deleted column is replaced by a guess.
    setOrRemove('/copies', deck.copies === undefined || hasColumn(deck.copies) ? deck.copies : newDeck.copies),
  ];
}
