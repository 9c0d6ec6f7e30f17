/** Prepares the rows of a deck as cards: their names, their copies, and the values that templates point at. */

import { LIMITS } from '../base/limits.ts';
import type { CardRow } from '../card/binding/bind.ts';
import type { CardSubject } from '../card/card-rules.ts';
import { hasPictureExtension } from '../card/pictures/picture-source.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { isObject } from '../document/json/json-object.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { matchTemplateColumns } from './column-aliases.ts';
import { getColumnKinds } from './column-uses.ts';
import { type Column, createCellValue, createColumnFields, getColumnKind, getPictureName } from './columns.ts';
import { countCopies } from './copies-column.ts';

/** A row that is prepared for layout. */
export interface DeckRow extends CardRow {
  /** The index of the row in the deck, from 0. */
  readonly index: number;
  /** The number of copies: what its cell says, or 1 without a copies column. */
  readonly copies: number;
}

/** A column under the name that the template uses, and its index in the deck. */
interface ShownColumn {
  readonly column: Column;
  readonly columnIndex: number;
}

/**
 * Lists the columns as the template sees them: also under the names that `shows` gives them, and as pictures or lists if the template draws
 * or repeats them.
 */
export function listShownColumns(
  { columns, shows = {} }: Pick<Deck, 'columns' | 'shows'>,
  template: CardTemplate,
): ShownColumn[] {
  const ownColumns = columns.map((column, columnIndex) => ({ column, columnIndex }));
  const firstColumns = new Map([...ownColumns].reverse().map((ownColumn) => [ownColumn.column.name, ownColumn]));
  const renamedColumns = Object.entries(shows).flatMap(([templateName, source]) => {
    const sourceColumn = firstColumns.get(source);
    return sourceColumn === undefined
      ? []
      : [{ column: { ...sourceColumn.column, name: templateName }, columnIndex: sourceColumn.columnIndex }];
  });
  const takenNames = new Set(renamedColumns.map(({ column }) => column.name));
  const kindByColumn = getColumnKinds(template);
  return [...renamedColumns, ...ownColumns.filter(({ column }) => !takenNames.has(column.name))].map(
    ({ column, columnIndex }) => {
      const usedKind = kindByColumn.get(column.name);
      return { columnIndex, column: usedKind === undefined ? column : { ...column, kind: usedKind } };
    },
  );
}

/** Finds the column that names the cards: the one that templates find as Name, or else the first one that contains text. */
export function findNameColumn({ columns, shows = {} }: Pick<Deck, 'columns' | 'shows'>): number {
  const nameHeading = shows.Name ?? matchTemplateColumns(columns).Name ?? 'Name';
  const nameIndex = columns.findIndex(({ name: columnName }) => columnName === nameHeading);
  return nameIndex >= 0 ? nameIndex : columns.findIndex((column) => getColumnKind(column) === 'text');
}

/** Returns the name of a row in messages: its name, or else its number. */
const getRowName = (deck: Deck, rowIndex: number, nameIndex = findNameColumn(deck)): string =>
  (deck.rows[rowIndex]?.[nameIndex] ?? '').trim() || `Row ${rowIndex + 1}`;

/** Truncates the cells of a row with more letters than a card may have in all, each to an equal share. */
function truncateCells(rowCells: readonly string[]): readonly string[] {
  const letterCount = rowCells.reduce((subtotal, cellText) => subtotal + cellText.length, 0);
  if (letterCount <= LIMITS.cardLetters) return rowCells;
  const maxCellLetters = Math.floor(LIMITS.cardLetters / Math.max(1, rowCells.length));
  return rowCells.map((cellText) => cellText.slice(0, maxCellLetters));
}

/** Whether a row has more letters than a card may have in all. */
export const isTooLong = (rowCells: readonly string[]): boolean =>
  rowCells.reduce((subtotal, cellText) => subtotal + cellText.length, 0) > LIMITS.cardLetters;

/** A file name extension of letters and digits, whatever the file contains. */
const FILE_ENDING = /\.(?:[a-z][a-z0-9]{1,3}|[A-Z][A-Z0-9]{1,3})$/;

/**
 * Creates a function that finds the source of a picture that a cell names: the one in the deck, or else a file next to the deck, whose
 * extension may be left out.
 */
const createGetSource =
  ({ pictures = {} }: Pick<Deck, 'pictures'>) =>
  (name: string): string =>
    (Object.hasOwn(pictures, name) ? pictures[name] : undefined) ??
    (hasPictureExtension(name) || FILE_ENDING.test(name) ? name : `${name}.png`);

/** The heading of the column that names a theme of the template. */
const THEME_HEADING = /^theme$/i;

/** Returns the name of the template's theme that a cell means, ignoring case. */
const findTheme = ({ themes = [] }: CardTemplate, cellText = ''): string | undefined =>
  themes.find(({ name: themeName }) => themeName?.toLowerCase() === cellText.trim().toLowerCase())?.name;

/** Creates every row of the deck for a template, in its order. Rows without any text are left out. */
export function createDeckRows(deck: Deck, template: CardTemplate): DeckRow[] {
  const shownColumns = listShownColumns(deck, template);
  const fields: CardSubject = createColumnFields(shownColumns.map(({ column }) => column));
  const getSource = createGetSource(deck);
  const nameIndex = findNameColumn(deck);
  const copiesIndex = deck.columns.findIndex(({ name: columnName }) => columnName === deck.copies);
  const themeIndex = shownColumns.find(({ column }) => THEME_HEADING.test(column.name))?.columnIndex ?? -1;
  return deck.rows.flatMap((rowCells, rowIndex): DeckRow[] => {
    if (rowCells.every((cellText) => cellText.trim() === '')) return [];
    const shortCells = truncateCells(rowCells);
    // If two columns have the same name, the first one is used: in an object, the last of two equal keys wins.
    const valueByColumn = Object.fromEntries(
      [...shownColumns].reverse().flatMap(({ column, columnIndex }) => {
        const columnValue = createCellValue(shortCells[columnIndex] ?? '', column, getSource);
        return columnValue === undefined ? [] : [[column.name, columnValue]];
      }),
    );
    const rowName = getRowName(deck, rowIndex, nameIndex);
    return [
      {
        id: `row-${rowIndex + 1}`,
        index: rowIndex,
        name: rowName,
        theme: findTheme(template, rowCells[themeIndex]),
        copies: copiesIndex < 0 ? 1 : countCopies(rowCells[copiesIndex]),
        roots: {
          row: valueByColumn,
          deck: { name: deck.name, title: rowName, number: rowIndex + 1, count: deck.rows.length },
        },
        fields,
      },
    ];
  });
}

/** Finds the rows with the most and the least text. */
export function findExtremeRows({ rows }: Pick<Deck, 'rows'>, preparedRows: readonly DeckRow[]) {
  const countLetters = ({ index: rowIndex }: DeckRow): number =>
    (rows[rowIndex] ?? []).reduce((subtotal, cellText) => subtotal + cellText.length, 0);
  const [firstRow] = preparedRows;
  if (firstRow === undefined) return undefined;
  const longest = preparedRows.reduce(
    (longestRow, deckRow) => (countLetters(deckRow) > countLetters(longestRow) ? deckRow : longestRow),
    firstRow,
  );
  const shortest = preparedRows.reduce(
    (shortestRow, deckRow) => (countLetters(deckRow) < countLetters(shortestRow) ? deckRow : shortestRow),
    firstRow,
  );
  return { longest, shortest };
}

/** Finds the pictures that cells of a deck name, in the order of the rows, with their sources. */
export function findDeckPictures(deck: Deck, template: CardTemplate): ReadonlyMap<string, string> {
  const pictureIndexes = listShownColumns(deck, template).flatMap(({ column, columnIndex }) =>
    getColumnKind(column) === 'picture' ? [columnIndex] : [],
  );
  const getSource = createGetSource(deck);
  const sourceByName = new Map<string, string>();
  for (const rowCells of deck.rows) {
    for (const columnIndex of pictureIndexes) {
      const name = getPictureName(rowCells[columnIndex] ?? '');
      if (name !== '') sourceByName.set(name, getSource(name));
    }
  }
  return sourceByName;
}

/** Lists the sources of the pictures of one row. */
export const listRowSources = ({ roots }: Pick<DeckRow, 'roots'>): string[] =>
  Object.values(roots.row as Readonly<Record<string, unknown>>).flatMap((rootValue) =>
    isObject(rootValue) && isObject(rootValue.image) && typeof rootValue.image.src === 'string'
      ? [rootValue.image.src]
      : [],
  );

/** Returns the deck with a source for every picture that its cells name, so that each can be read, packed and moved. */
export const addNamedPictures = (deck: Deck, template: CardTemplate): Deck => ({
  ...deck,
  pictures: Object.fromEntries(findDeckPictures(deck, template)),
});
