/** Prepares the rows of a deck as cards: their names, their copies, and the values that templates point at. */

import { LIMITS } from '../base/limits.ts';
import type { CardRow } from '../card/binding/bind.ts';
import type { CardSubject } from '../card/card-rules.ts';
import { hasPictureExtension } from '../card/pictures/picture-source.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { isObject } from '../document/json/json-object.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { matchTemplateColumns } from './column-aliases.ts';
import { getColumnKinds, listTemplateColumns } from './column-uses.ts';
import { type Column, createCellValue, createColumnFields, getColumnKind, getPictureName } from './columns.ts';
import { countCopies } from './copies-column.ts';
import { computeFormulas } from './formulas.ts';

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
 * Lists the columns as the template sees them. A column that `shows` maps to a template name is also listed under that name. A column that
 * the template draws or repeats is a picture or a list, whatever the deck says.
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

/** Finds the index of the column that names the cards: the column that templates use as Name, or else the first text column. */
export function findNameColumn({ columns, shows = {} }: Pick<Deck, 'columns' | 'shows'>): number {
  const nameHeading = shows.Name ?? matchTemplateColumns(columns).Name ?? 'Name';
  const nameIndex = columns.findIndex(({ name }) => name === nameHeading);
  return nameIndex >= 0 ? nameIndex : columns.findIndex((column) => getColumnKind(column) === 'text');
}

/** Returns the name of a row in messages: its name, or else its number. */
const getRowName = (deck: Deck, rowIndex: number, nameIndex = findNameColumn(deck)): string =>
  (deck.rows[rowIndex]?.[nameIndex] ?? '').trim() || `Row ${rowIndex + 1}`;

/** Returns the names of all rows of a deck, in their order. */
export function listRowNames(uncomputedDeck: Deck): readonly string[] {
  const { deck } = computeFormulas(uncomputedDeck);
  const nameIndex = findNameColumn(deck);
  return deck.rows.map((_row, rowIndex) => getRowName(deck, rowIndex, nameIndex));
}

/** Truncates the cells of a row that is longer than a card may be. All cells get the same maximum length. */
function truncateCells(rowCells: readonly string[]): readonly string[] {
  const characterCount = rowCells.reduce((subtotal, cellText) => subtotal + cellText.length, 0);
  if (characterCount <= LIMITS.cardLetters) return rowCells;
  const maxCellLength = Math.floor(LIMITS.cardLetters / Math.max(1, rowCells.length));
  return rowCells.map((cellText) => cellText.slice(0, maxCellLength));
}

/** Whether the cells of a row have more characters than one card may have. */
export const isTooLong = (rowCells: readonly string[]): boolean =>
  rowCells.reduce((subtotal, cellText) => subtotal + cellText.length, 0) > LIMITS.cardLetters;

/** Matches the extension of any file, not only of pictures: a letter and one to three letters or digits, all in the same case. */
const FILE_ENDING = /\.(?:[a-z][a-z0-9]{1,3}|[A-Z][A-Z0-9]{1,3})$/;

/**
 * Creates a function that returns the source of a named picture: the source that the deck states, or else a file next to the deck. A name
 * without an extension means a PNG.
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
  themes.find(({ name }) => name?.toLowerCase() === cellText.trim().toLowerCase())?.name;

/** Returns the columns that mean something else than a part of the credit line: the copies, and what `shows` or the template uses. */
function collectUsedColumns({ copies, shows = {} }: Deck, template: CardTemplate): ReadonlySet<string> {
  return new Set([
    ...(copies === undefined ? [] : [copies]),
    ...Object.values(shows),
    ...listTemplateColumns(template),
  ]);
}

/** Creates the rows of a deck for a template, in the order of the deck. Rows without any text are left out. */
export function createDeckRows(uncomputedDeck: Deck, template: CardTemplate): DeckRow[] {
  const { deck } = computeFormulas(uncomputedDeck);
  const shownColumns = listShownColumns(deck, template);
  const fields: CardSubject = createColumnFields(shownColumns.map(({ column }) => column));
  const getSource = createGetSource(deck);
  const nameIndex = findNameColumn(deck);
  const copiesIndex = deck.columns.findIndex(({ name }) => name === deck.copies);
  const usedColumns = collectUsedColumns(deck, template);
  const themeIndex = shownColumns.find(({ column }) => THEME_HEADING.test(column.name))?.columnIndex ?? -1;
  return deck.rows.flatMap((rowCells, rowIndex): DeckRow[] => {
    if (rowCells.every((cellText) => cellText.trim() === '')) return [];
    const shortCells = truncateCells(rowCells);
    // If two columns have the same name, the first one counts. The columns are reversed because the last of two equal keys wins.
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
        usedColumns,
      },
    ];
  });
}

/** Finds the prepared rows with the most and the fewest characters. Returns undefined if there are no rows. */
export function findExtremeRows(deck: Deck, preparedRows: readonly DeckRow[]) {
  const { rows } = computeFormulas(deck).deck;
  const countCharacters = ({ index }: DeckRow): number =>
    (rows[index] ?? []).reduce((subtotal, cellText) => subtotal + cellText.length, 0);
  const [firstRow] = preparedRows;
  if (firstRow === undefined) return undefined;
  const longest = preparedRows.reduce(
    (longestRow, deckRow) => (countCharacters(deckRow) > countCharacters(longestRow) ? deckRow : longestRow),
    firstRow,
  );
  const shortest = preparedRows.reduce(
    (shortestRow, deckRow) => (countCharacters(deckRow) < countCharacters(shortestRow) ? deckRow : shortestRow),
    firstRow,
  );
  return { longest, shortest };
}

/** Finds the pictures that cells of a deck name, in the order of the rows, with their sources. */
export function findDeckPictures(uncomputedDeck: Deck, template: CardTemplate): ReadonlyMap<string, string> {
  const { deck } = computeFormulas(uncomputedDeck);
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
