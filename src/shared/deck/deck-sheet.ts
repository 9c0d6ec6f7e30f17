/** The sheet of a table file that becomes a deck, and what has to be said of it. */
import { PICTURE_ENDINGS } from '../card/pictures/picture-source.ts';
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

/** Rows above the headings with titles and dates. */
const HEAD_ROWS = 20;

/** The headings, wherever they stand: below titles, which are narrower; nowhere, where the first row is like those below it. */
function withHeadings(sheet: Grid, isKnown: (heading: string) => boolean): Grid {
  const known = (cells: readonly string[]) => cells.filter((cell) => isKnown(cell)).length;
  if (known(sheet.headings) > 0) return sheet;
  const full = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
  const top = sheet.rows.slice(0, HEAD_ROWS);
  const at = top.findIndex(({ cells }) => known(cells) > 1);
  const head = top[at];
  if (
    head !== undefined &&
    [sheet.headings, ...top.slice(0, at).map(({ cells }) => cells)].every((cells) => full(cells) < full(head.cells))
  ) {
    const headings = sheet.headings.map((_, column) => (head.cells[column] ?? '').replace(/\s+/g, ' ').trim());
    return { ...sheet, headings, rows: sheet.rows.slice(at + 1) };
  }
  if (!sheet.headings.some((_, column) => isLikeTheRest(sheet, column))) return sheet;
  const [below] = sheet.rows;
  const first: GridRow = { number: (below?.number ?? 2) - 1, cells: sheet.headings };
  return { ...sheet, headings: sheet.headings.map(() => ''), rows: [first, ...sheet.rows] };
}

const PICTURE_FILE = new RegExp(`\\.(?:${PICTURE_ENDINGS.join('|')})$`, 'i');

/** Whether the heading of a column is a number above numbers, or the name of a picture. */
function isLikeTheRest({ headings, rows }: Grid, column: number): boolean {
  const heading = headings[column] ?? '';
  if (PICTURE_FILE.test(heading)) return true;
  if (numberIn(heading) === undefined) return false;
  const cells = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell.trim() !== '');
  return cells.length > 0 && cells.every((cell) => numberIn(cell) !== undefined);
}
