/** The rows of a deck as cards: what each is called, how often it is printed, and what a template points at. */

import { LIMITS } from '../base/limits.ts';
import type { CardRow } from '../card/binding/bind.ts';
import type { CardSubject } from '../card/card-rules.ts';
import { hasPictureEnding } from '../card/pictures/picture-source.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { isObject } from '../document/json/json-object.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { columnUses } from './column-uses.ts';
import { type Column, cellValue, fieldsOfColumns, kindOf, pictureName } from './columns.ts';
import { countCopies } from './copies-column.ts';
import { usualColumns } from './usual-columns.ts';

/** A row on its way to paper. */
export interface DeckRow extends CardRow {
  /** Its place among the rows of the deck, from 0. */
  readonly index: number;
  /** How often it is printed: what its cell says, 1 where there is none. */
  readonly copies: number;
}

/** A column under the name that the template uses, and its place in the table. */
interface Shown {
  readonly column: Column;
  readonly at: number;
}

/**
 * The columns as the template sees them: those that `shows` names under another name too, and as pictures or lists where
 * the template draws or repeats them.
 */
export function shownColumns(
  { columns, shows = {} }: Pick<Deck, 'columns' | 'shows'>,
  template: CardTemplate,
): Shown[] {
  const own = columns.map((column, at) => ({ column, at }));
  const firstColumns = new Map([...own].reverse().map((shown) => [shown.column.name, shown]));
  const renamed = Object.entries(shows).flatMap(([name, source]) => {
    const shown = firstColumns.get(source);
    return shown === undefined ? [] : [{ column: { ...shown.column, name }, at: shown.at }];
  });
  const taken = new Set(renamed.map(({ column }) => column.name));
  const uses = columnUses(template);
  return [...renamed, ...own.filter(({ column }) => !taken.has(column.name))].map(({ column, at }) => {
    const kind = uses.get(column.name);
    return { at, column: kind === undefined ? column : { ...column, kind } };
  });
}

/** The column that names the cards: the one that templates find as Name, else the first that holds text. */
export function nameColumn({ columns, shows = {} }: Pick<Deck, 'columns' | 'shows'>): number {
  const named = shows.Name ?? usualColumns(columns).Name ?? 'Name';
  const at = columns.findIndex(({ name }) => name === named);
  return at >= 0 ? at : columns.findIndex((column) => kindOf(column) === 'text');
}

/** What a row is called in messages, from 0: its name, else its number. */
const rowName = (deck: Deck, index: number, nameAt = nameColumn(deck)): string =>
  (deck.rows[index]?.[nameAt] ?? '').trim() || `Row ${index + 1}`;

/** Letters that are laid out of each cell of a row that has more than a card may have in all. */
function shortened(cells: readonly string[]): readonly string[] {
  const letters = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (letters <= LIMITS.cardLetters) return cells;
  const share = Math.floor(LIMITS.cardLetters / Math.max(1, cells.length));
  return cells.map((cell) => cell.slice(0, share));
}

/** Whether a row has more letters than a card may have in all. */
export const isTooLong = (cells: readonly string[]): boolean =>
  cells.reduce((sum, cell) => sum + cell.length, 0) > LIMITS.cardLetters;

/** An ending of letters and figures: that of a file, whatever it holds. */
const FILE_ENDING = /\.(?:[a-z][a-z0-9]{1,3}|[A-Z][A-Z0-9]{1,3})$/;

/** Where a picture is that a cell names: where the deck says, else in a file beside it, whose ending may be left out. */
const sourceIn =
  ({ pictures = {} }: Pick<Deck, 'pictures'>) =>
  (name: string): string =>
    (Object.hasOwn(pictures, name) ? pictures[name] : undefined) ??
    (hasPictureEnding(name) || FILE_ENDING.test(name) ? name : `${name}.png`);

/** The column that names a theme of the template. */
const THEME = /^theme$/i;

/** The name of the template's theme that a cell means, in capitals or not. */
const themeCalled = ({ themes = [] }: CardTemplate, cell = ''): string | undefined =>
  themes.find(({ name }) => name?.toLowerCase() === cell.trim().toLowerCase())?.name;

/** Every row of the deck for a template, in its order. Rows without any text are left out. */
export function deckRows(deck: Deck, template: CardTemplate): DeckRow[] {
  const shown = shownColumns(deck, template);
  const fields: CardSubject = fieldsOfColumns(shown.map(({ column }) => column));
  const srcOf = sourceIn(deck);
  const nameAt = nameColumn(deck);
  const copiesAt = deck.columns.findIndex(({ name }) => name === deck.copies);
  const themeAt = shown.find(({ column }) => THEME.test(column.name))?.at ?? -1;
  return deck.rows.flatMap((cells, index): DeckRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const kept = shortened(cells);
    // Of two columns with one name the first is meant, and of two keys the last one stays.
    const row = Object.fromEntries(
      [...shown].reverse().flatMap(({ column, at }) => {
        const value = cellValue(kept[at] ?? '', column, srcOf);
        return value === undefined ? [] : [[column.name, value]];
      }),
    );
    const name = rowName(deck, index, nameAt);
    return [
      {
        id: `row-${index + 1}`,
        index,
        name,
        theme: themeCalled(template, cells[themeAt]),
        copies: copiesAt < 0 ? 1 : countCopies(cells[copiesAt]),
        roots: { row, deck: { name: deck.name, title: name, number: index + 1, count: deck.rows.length } },
        fields,
      },
    ];
  });
}

/** The rows with most and with least to say. */
export function extremeRows({ rows }: Pick<Deck, 'rows'>, all: readonly DeckRow[]) {
  const letters = ({ index }: DeckRow): number => (rows[index] ?? []).reduce((sum, cell) => sum + cell.length, 0);
  const [first] = all;
  if (first === undefined) return undefined;
  const longest = all.reduce((best, row) => (letters(row) > letters(best) ? row : best), first);
  const shortest = all.reduce((best, row) => (letters(row) < letters(best) ? row : best), first);
  return { longest, shortest };
}

/** The pictures that cells of a deck name, in the order of the rows, each with where it is. */
export function deckPictures(deck: Deck, template: CardTemplate): ReadonlyMap<string, string> {
  const places = shownColumns(deck, template).flatMap(({ column, at }) => (kindOf(column) === 'picture' ? [at] : []));
  const srcOf = sourceIn(deck);
  const found = new Map<string, string>();
  for (const cells of deck.rows) {
    for (const at of places) {
      const name = pictureName(cells[at] ?? '');
      if (name !== '') found.set(name, srcOf(name));
    }
  }
  return found;
}

/** Where the pictures of one row are. */
export const rowSources = ({ roots }: Pick<DeckRow, 'roots'>): string[] =>
  Object.values(roots.row as Readonly<Record<string, unknown>>).flatMap((value) =>
    isObject(value) && isObject(value.image) && typeof value.image.src === 'string' ? [value.image.src] : [],
  );

/** The deck with a place for every picture that its cells name, so that each can be read, packed and moved. */
export const withNamedPictures = (deck: Deck, template: CardTemplate): Deck => ({
  ...deck,
  pictures: Object.fromEntries(deckPictures(deck, template)),
});
