/** The sheet of a table file that becomes a deck, and what has to be said of it. */
import { hasPictureEnding } from '../card/pictures/picture-source.ts';
import { t } from '../language/phrases.ts';
import type { Grid, GridRow } from '../table/grid.ts';
import { numberIn } from '../text/number-text.ts';
import { isUsualHeading } from './usual-columns.ts';

export interface DeckSheet {
  readonly grid: Grid;
  /** Other sheets with rows. */
  readonly others: readonly Grid[];
  /** Sentences for whoever has brought the table. */
  readonly notes: readonly string[];
}

/**
 * The sheet with the most headings that are known, of several alike the first; undefined where none has rows.
 * @param isKnown absent = what columns of cards are usually called
 */
export function deckSheet(
  sheets: readonly Grid[],
  isKnown: (heading: string) => boolean = isUsualHeading,
): DeckSheet | undefined {
  const read = sheets.map((sheet) => withHeadings(sheet, isKnown)).filter(({ rows }) => rows.length > 0);
  const known = ({ headings }: Grid) => headings.filter(isKnown).length;
  const grid = read.reduce<Grid | undefined>(
    (best, one) => (best && known(best) >= known(one) ? best : one),
    undefined,
  );
  if (grid === undefined) return undefined;
  const notes = [
    ...(grid.headings.every((heading) => heading === '')
      ? [t`Its first row holds no headings: it is a card like the others, and the columns are called A, B and so on.`]
      : []),
    ...(grid.unsolved === undefined
      ? []
      : [
          t`Formulas without a result in the file: ${grid.unsolved}. Their cells are empty. Open the table in a spreadsheet program, save it there and read it again.`,
        ]),
  ];
  return { grid, others: read.filter((one) => one !== grid), notes };
}

/** Rows among which the headings are looked for. */
const HEADING_ROWS = 20;

/**
 * Finds the row of headings: the one with the most known headings, if all rows above it have fewer cells and can be titles; else
 * the first row that is wider than a title. A first row that is like the cells below it is a card, and there are no headings.
 */
function withHeadings(sheet: Grid, isKnown: (heading: string) => boolean): Grid {
  const first: GridRow = { number: sheet.headingRow ?? 1, cells: sheet.headings };
  const rows = [first, ...sheet.rows];
  const candidates = rows.slice(0, HEADING_ROWS);
  const known = candidates.map(({ cells }) => cells.filter(isKnown).length);
  const best = known.reduce((best, count, index) => (count > (known[best] ?? 0) ? index : best), 0);
  const isBelowTitles = candidates.slice(0, best).every((row) => countFilled(row) < countFilled(rows[best] as GridRow));
  if (best > 0 && (known[best] ?? 0) > 1 && isBelowTitles) return withHeadingRow(sheet, rows, best);
  if ((known[0] ?? 0) > 0 && countFilled(first) > 1) return sheet;
  if (hasTitle(rows)) return withHeadingRow(sheet, rows, 1);
  if ((known[0] ?? 0) > 0 || !sheet.headings.some((_, column) => isLikeTheRest(sheet, column))) return sheet;
  const { headingRow, ...others } = sheet;
  return { ...others, headings: sheet.headings.map(() => ''), rows };
}

const countFilled = ({ cells }: GridRow): number => cells.filter((cell) => cell.trim() !== '').length;

/** Whether one cell, a blank line and then wider rows are all there is: a title above a table with unknown headings. */
function hasTitle([title, headings, ...others]: readonly GridRow[]): boolean {
  if (title === undefined || headings === undefined || others.length === 0) return false;
  return countFilled(title) === 1 && headings.number > title.number + 1 && countFilled(headings) > 1;
}

function withHeadingRow(sheet: Grid, rows: readonly GridRow[], index: number): Grid {
  const headings = sheet.headings.map((_, column) => (rows[index]?.cells[column] ?? '').replace(/\s+/g, ' ').trim());
  return { ...sheet, headingRow: rows[index]?.number ?? 1, headings, rows: rows.slice(index + 1) };
}

/** Whether the heading of a column is a number above numbers, or the name of a picture. */
function isLikeTheRest({ headings, rows }: Grid, column: number): boolean {
  const heading = headings[column] ?? '';
  if (hasPictureEnding(heading)) return true;
  if (numberIn(heading) === undefined) return false;
  const cells = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell.trim() !== '');
  return cells.length > 0 && cells.every((cell) => numberIn(cell) !== undefined);
}
