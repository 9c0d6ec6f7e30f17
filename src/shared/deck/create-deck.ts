/** Creates a deck from any spreadsheet. Which columns contain numbers, lists, pictures and copies is guessed from their cells. */
import { hasPictureExtension } from '../card/pictures/picture-source.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { type Grid, getColumnName } from '../spreadsheet/grid.ts';
import { parseNumberText } from '../text/number-text.ts';
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';
import { isCardHeading, isNameHeading, isPictureHeading, matchTemplateColumns } from './column-aliases.ts';
import { type Column, type ColumnKind, getPictureName } from './columns.ts';
import { guessCopiesColumn } from './copies-column.ts';
import { simplifyHeading } from './simplify-heading.ts';

function guessKind(columnName: string, cellTexts: readonly string[]): ColumnKind {
  const filledCells = cellTexts.filter((cellText) => cellText.trim() !== '');
  if (filledCells.length === 0) return isPictureHeading(columnName) ? 'picture' : 'text';
  if (filledCells.every((cellText) => hasPictureExtension(getPictureName(cellText)))) return 'picture';
  // Names of pictures may lack the extension, but they are short and have no runs of spaces, as descriptions have.
  if (
    isPictureHeading(columnName) &&
    filledCells.every((cellText) => getPictureName(cellText).length <= 80 && !/\s{2}|\n/.test(cellText))
  )
    return 'picture';
  return filledCells.every((cellText) => parseNumberText(cellText) !== undefined) ? 'number' : 'text';
}

/** Creates a deck from a sheet. `template` is the id of its card template. `shows` maps a name that templates use to the deck's column. */
export function createDeck(
  grid: Grid,
  { id: deckId, name: deckName, template: templateName }: { id: string; name: string; template?: string },
): Deck {
  const rows = grid.rows.map(({ cells }) => grid.headings.map((_heading, columnIndex) => cells[columnIndex] ?? ''));
  const columns = grid.headings.map((_heading, columnIndex): Column => {
    const columnName = getColumnName(grid, columnIndex);
    const cellTexts = rows.map((rowCells) => rowCells[columnIndex] ?? '');
    const columnKind = guessKind(columnName, cellTexts);
    return columnKind === 'text' ? { name: columnName } : { name: columnName, kind: columnKind };
  });
  // The names of columns with the same heading include their column letters. Only the first of them is used for that heading.
  const firstColumns = columns.flatMap((deckColumn, columnIndex) => {
    const heading = grid.headings[columnIndex] ?? '';
    if (heading !== '' && grid.headings.indexOf(heading) !== columnIndex) return [];
    return [{ ...deckColumn, heading: heading || deckColumn.name, index: columnIndex }];
  });
  const copiesHeading = guessCopiesColumn(
    firstColumns.map(({ heading, index }) => ({
      name: heading,
      cells: rows.map((rowCells) => rowCells[index] ?? ''),
    })),
  );
  const findColumnName = (heading: string | undefined) =>
    firstColumns.find((firstColumn) => firstColumn.heading === heading)?.name;
  const copiesColumn = findColumnName(copiesHeading);
  const isNamed = grid.headings.some((heading) => heading !== '');
  const shownColumns = isNamed
    ? addNameColumn(showFirstColumns(firstColumns), columns, rows, copiesColumn)
    : guessShownColumns(columns, rows);
  return {
    format: 'rollcall.deck',
    version: 1,
    id: deckId,
    name: deckName,
    ...(templateName === undefined ? {} : { template: templateName }),
    columns,
    rows: rows.map(trimEmptyEnd),
    ...(Object.keys(shownColumns).length === 0 ? {} : { shows: shownColumns }),
    ...(copiesColumn === undefined ? {} : { copies: copiesColumn }),
  };
}

/** Returns the deck's column names by the names that templates use. The first column with a heading is used for that heading. */
function showFirstColumns(
  firstColumns: readonly (Column & { readonly heading: string })[],
): NonNullable<Deck['shows']> {
  const [onlyColumn, secondColumn] = firstColumns;
  // A sheet with only one column, whatever its heading, is a list of names.
  if (
    onlyColumn !== undefined &&
    secondColumn === undefined &&
    onlyColumn.kind === undefined &&
    !isCardHeading(onlyColumn.heading)
  )
    return { Name: onlyColumn.name };
  const nameByHeading = new Map(firstColumns.map(({ heading, name }) => [heading, name]));
  const templateColumns = Object.entries(
    matchTemplateColumns(firstColumns.map((column) => ({ ...column, name: column.heading }))),
  );
  const repeatedColumns = firstColumns.flatMap(({ heading, name }) =>
    heading === name ? [] : [[heading, name] as const],
  );
  return Object.fromEntries([
    ...repeatedColumns,
    ...templateColumns.map(([templateName, heading]) => [templateName, nameByHeading.get(heading) ?? heading] as const),
  ]);
}

/** The number of characters that most names of cards don't exceed. */
const MAX_NAME_LENGTH = 60;

/** Whether the cells of a column look like names of cards: short texts in most rows, most of which differ. */
function looksLikeNames(cellTexts: readonly string[]): boolean {
  const filledCells = cellTexts.map((cellText) => cellText.trim()).filter((cellText) => cellText !== '');
  const isShort = (cellText: string) => cellText.length <= MAX_NAME_LENGTH && !cellText.includes('\n');
  return (
    filledCells.length * 2 > cellTexts.length &&
    filledCells.filter(isShort).length * 10 >= filledCells.length * 9 &&
    new Set(filledCells).size * 10 >= filledCells.length * 6
  );
}

/** Headings of columns that tell cards apart but don't name them, in English and German. */
const IDENTIFIER_HEADING = /^(?:id|nr|no|code|sku|date|datum)\.?$/i;

/** Whether most filled cells contain a digit, as codes and dates do. */
function looksLikeCodes(cellTexts: readonly string[]): boolean {
  const filledCells = cellTexts.filter((cellText) => cellText.trim() !== '');
  return filledCells.filter((cellText) => /\d/.test(cellText)).length * 2 > filledCells.length;
}

/** Adds the first column that looks like names, if no heading says which column has the names of the cards. */
function addNameColumn(
  shownColumns: NonNullable<Deck['shows']>,
  columns: readonly Column[],
  rows: readonly string[][],
  copiesColumn: string | undefined,
): NonNullable<Deck['shows']> {
  if (shownColumns.Name !== undefined || columns.some(({ name }) => name === 'Name')) return shownColumns;
  const usedNames = new Set([...Object.values(shownColumns), copiesColumn]);
  const nameColumn = columns.find(({ name, kind }, columnIndex) => {
    if (kind !== undefined || usedNames.has(name) || isCardHeading(name)) return false;
    if (IDENTIFIER_HEADING.test(simplifyHeading(name))) return false;
    const cellTexts = rows.map((rowCells) => rowCells[columnIndex] ?? '');
    return looksLikeNames(cellTexts) && !looksLikeCodes(cellTexts);
  });
  return nameColumn === undefined ? shownColumns : { Name: nameColumn.name, ...shownColumns };
}

/** Returns a sentence about the column that names the cards if its heading doesn't say so. A deck of one column needs none. */
export function describeNameColumn(translate: Translate, { columns, shows = {} }: Deck): string[] {
  const nameColumn = shows.Name;
  if (nameColumn === undefined || columns.length === 1 || isNameHeading(nameColumn)) return [];
  return [translate('deckNotes.names', { column: truncateVisibly(nameColumn) })];
}

/**
 * Guesses the columns of a sheet without headings. The first text column has the names of the cards. Of the other text columns, the one
 * with the most characters has their texts.
 */
function guessShownColumns(columns: readonly Column[], rows: readonly string[][]): NonNullable<Deck['shows']> {
  const textColumns = columns.flatMap(({ name, kind }, columnIndex) =>
    kind === undefined
      ? [
          {
            name,
            letters: rows.reduce((subtotal, rowCells) => subtotal + (rowCells[columnIndex] ?? '').length, 0),
          },
        ]
      : [],
  );
  const [firstText, ...otherTexts] = textColumns;
  const [longestText] = otherTexts.sort((a, b) => b.letters - a.letters);
  const pictureColumn = columns.find(({ kind }) => kind === 'picture');
  return {
    ...(firstText === undefined ? {} : { Name: firstText.name }),
    ...(longestText === undefined ? {} : { Text: longestText.name }),
    ...(pictureColumn === undefined ? {} : { Art: pictureColumn.name }),
  };
}

/** Returns the cells without empty ones at the end. */
function trimEmptyEnd(rowCells: readonly string[]): string[] {
  let filledEnd = rowCells.length;
  while (filledEnd > 0 && rowCells[filledEnd - 1] === '') filledEnd--;
  return rowCells.slice(0, filledEnd);
}
