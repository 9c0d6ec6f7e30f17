/** From a table of any kind to a deck: which columns hold numbers, lists, pictures and copies is guessed from what stands in them. */
import { hasPictureEnding } from '../card/pictures/picture-source.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { columnName, type Grid } from '../table/grid.ts';
import { numberIn } from '../text/number-text.ts';
import { type Column, type ColumnKind, pictureName } from './columns.ts';
import { guessCopiesColumn } from './copies-column.ts';
import { isUsualHeading, usualColumns } from './usual-columns.ts';

const PICTURES = /^(?:art|artwork|picture|image|img|icon|portrait|photo|bild|foto)$/i;

function guessKind(name: string, cells: readonly string[]): ColumnKind {
  const full = cells.filter((cell) => cell.trim() !== '');
  if (full.length === 0) return PICTURES.test(name) ? 'picture' : 'text';
  if (full.every((cell) => hasPictureEnding(pictureName(cell)))) return 'picture';
  if (PICTURES.test(name) && full.every((cell) => pictureName(cell).length <= 80 && !/\s{2}|\n/.test(cell)))
    return 'picture';
  return full.every((cell) => numberIn(cell) !== undefined) ? 'number' : 'text';
}

/** The deck of a table; `template` is the one its rows are printed with. */
export function deckOfTable(grid: Grid, { id, name, template }: { id: string; name: string; template?: string }): Deck {
  const rows = grid.rows.map(({ cells }) => grid.headings.map((_, at) => cells[at] ?? ''));
  const columns = grid.headings.map((_, at): Column => {
    const called = columnName(grid, at);
    const cells = rows.map((row) => row[at] ?? '');
    const kind = guessKind(called, cells);
    return kind === 'text' ? { name: called } : { name: called, kind };
  });
  // Of several columns with one heading the first is meant, though its name has its letters too.
  const firstColumns = columns.flatMap((column, index) => {
    const heading = grid.headings[index] ?? '';
    if (heading !== '' && grid.headings.indexOf(heading) !== index) return [];
    return [{ ...column, heading: heading || column.name, index }];
  });
  const copiesHeading = guessCopiesColumn(
    firstColumns.map(({ heading, index }) => ({ name: heading, cells: rows.map((row) => row[index] ?? '') })),
  );
  const getName = (heading: string | undefined) => firstColumns.find((column) => column.heading === heading)?.name;
  const copies = getName(copiesHeading);
  const isNamed = grid.headings.some((heading) => heading !== '');
  const shows = isNamed ? showFirstColumns(firstColumns) : likelyColumns(columns, rows);
  return {
    format: 'rollcall.deck',
    version: 1,
    id,
    name,
    ...(template === undefined ? {} : { template }),
    columns,
    rows: rows.map(withoutEnd),
    ...(Object.keys(shows).length === 0 ? {} : { shows }),
    ...(copies === undefined ? {} : { copies }),
  };
}

/** Returns the columns that stand for those of templates, each by its name in the deck. */
function showFirstColumns(
  firstColumns: readonly (Column & { readonly heading: string })[],
): NonNullable<Deck['shows']> {
  const [only, another] = firstColumns;
  // A list of one column under any heading is one of names.
  if (only !== undefined && another === undefined && only.kind === undefined && !isUsualHeading(only.heading))
    return { Name: only.name };
  const nameByHeading = new Map(firstColumns.map(({ heading, name }) => [heading, name]));
  const usual = Object.entries(usualColumns(firstColumns.map((column) => ({ ...column, name: column.heading }))));
  const repeated = firstColumns.flatMap(({ heading, name }) => (heading === name ? [] : [[heading, name] as const]));
  return Object.fromEntries([
    ...repeated,
    ...usual.map(([shown, heading]) => [shown, nameByHeading.get(heading) ?? heading] as const),
  ]);
}

/** Of a table without headings: its first words are names, and its longest ones the text. */
function likelyColumns(columns: readonly Column[], rows: readonly string[][]): NonNullable<Deck['shows']> {
  const texts = columns.flatMap(({ name, kind }, at) =>
    kind === undefined ? [{ name, letters: rows.reduce((sum, row) => sum + (row[at] ?? '').length, 0) }] : [],
  );
  const [first, ...others] = texts;
  const [longest] = others.sort((a, b) => b.letters - a.letters);
  const art = columns.find(({ kind }) => kind === 'picture');
  return {
    ...(first === undefined ? {} : { Name: first.name }),
    ...(longest === undefined ? {} : { Text: longest.name }),
    ...(art === undefined ? {} : { Art: art.name }),
  };
}

/** Without the empty cells at its end. */
function withoutEnd(cells: readonly string[]): string[] {
  let end = cells.length;
  while (end > 0 && cells[end - 1] === '') end--;
  return cells.slice(0, end);
}
