/** A newer state of the table that a deck came from, in place of its rows and columns. */
import { type Edit, setOrRemove } from '../document/edit.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Grid } from '../table/grid.ts';
import { deckOfTable } from './deck-of-table.ts';

/**
 * Puts the rows and columns of a table in place of a deck's. What was set by hand stays as far as its columns do: their kinds,
 * what the template finds them as, the one of copies; pictures stay with the names that cells use.
 */
export function replaceTableEdits(deck: Deck, grid: Grid): Edit[] {
  const { id, name } = deck;
  const next = deckOfTable(grid, { id, name });
  const before = new Map(deck.columns.map((column) => [column.name, column]));
  const columns = next.columns.map((column) => before.get(column.name) ?? column);
  const isThere = (column: string | undefined) => columns.some((one) => one.name === column);
  const kept = Object.entries(deck.shows ?? {}).filter(([, column]) => isThere(column));
  const shows = { ...next.shows, ...Object.fromEntries(kept) };
  return [
    { op: 'set', path: '/columns', value: columns },
    { op: 'set', path: '/rows', value: next.rows },
    setOrRemove('/shows', Object.keys(shows).length === 0 ? undefined : shows),
    // Once each may have been chosen, so a column is guessed only where the one of before has gone.
    setOrRemove('/copies', deck.copies === undefined || isThere(deck.copies) ? deck.copies : next.copies),
  ];
}
