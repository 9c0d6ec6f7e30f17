/** The sheet of a table file that becomes a deck, and what has to be said of it. */
import { hasPictureEnding } from '../card/pictures/picture-source.ts';
import { chooseSheet } from '../table/choose-sheet.ts';
import { clearErrors, describeFaultyCells, describeOutdated } from '../table/faulty-cells.ts';
import { type Grid, type GridRow, getColumnLetters } from '../table/grid.ts';
import {
  describeHidden,
  findHiddenParts,
  type HiddenParts,
  leaveOutEmptyColumns,
  leaveOutHidden,
} from '../table/hidden-parts.ts';
import { numberIn } from '../text/number-text.ts';
import { shortened } from '../text/short.ts';
import type { Translate } from '../texts/translate.ts';
import { listNames } from '../texts/values.ts';
import {
  describeCodes,
  describeCurlyQuotes,
  describeGarbledText,
  describeOneColumn,
  describeTransposed,
  isComment,
} from './describe-oddities.ts';
import { isUsualHeading } from './usual-columns.ts';

export interface DeckSheet {
  readonly grid: Grid;
  /** Other sheets with rows. */
  readonly others: readonly Grid[];
  /** Sentences for whoever has brought the table. */
  readonly notes: readonly string[];
  /** What the sheet hides, whether or not it was left out. */
  readonly hidden?: HiddenParts;
  /** Sentences that name what is hidden, for the question whether it is read. */
  readonly hiddenNotes: readonly string[];
}

/**
 * The sheet with the most headings that are known, of several alike the first; undefined where none has rows.
 * @param isKnown absent = what columns of cards are usually called
 * @param skipsHidden whether hidden rows and columns are left out
 */
export function deckSheet(
  translate: Translate,
  sheets: readonly Grid[],
  isKnown: (heading: string) => boolean = isUsualHeading,
  skipsHidden = false,
): DeckSheet | undefined {
  const wholeByGrid = new Map<Grid, Grid>();
  for (const sheet of sheets) {
    const whole = leaveOutEmptyColumns(withHeadings(sheet, isKnown));
    const grid = skipsHidden ? leaveOutHidden(whole) : whole;
    if (grid.rows.length > 0) wholeByGrid.set(grid, whole);
  }
  const grid = chooseSheet([...wholeByGrid.keys()], isKnown);
  if (grid === undefined) return undefined;
  const whole = wholeByGrid.get(grid) ?? grid;
  const notes = [
    ...(grid.headings.every((heading) => heading === '') ? [translate('deckNotes.noHeadings')] : []),
    ...describeOneColumn(translate, grid, isKnown),
    ...describeTransposed(translate, grid, isKnown),
    ...describeGarbledText(translate, grid),
    ...describeCodes(translate, grid),
    ...describeCurlyQuotes(translate, grid),
    ...describeRepeatedHeadings(translate, grid),
    ...describeUnnamedColumns(translate, grid),
    ...describeOddRows(translate, grid),
    ...describeHidden(translate, whole, skipsHidden ? 'left-out' : 'read'),
    ...describeFaultyCells(translate, grid),
    ...describeOutdated(translate, grid),
  ];
  const others = [...wholeByGrid.keys()].filter((other) => other !== grid);
  const hidden = findHiddenParts(whole);
  const hiddenNotes = describeHidden(translate, whole, 'open');
  return { grid: clearErrors(grid), others, notes, hiddenNotes, ...(hidden === undefined ? {} : { hidden }) };
}

/** Returns a sentence for each heading that several columns have. */
function describeRepeatedHeadings(translate: Translate, grid: Grid): string[] {
  const repeated = new Set(grid.headings.filter((heading, index) => grid.headings.indexOf(heading) !== index));
  return [...repeated]
    .filter((heading) => heading !== '')
    .map((heading) => {
      const letters = grid.headings.flatMap((other, index) =>
        other === heading ? [getColumnLetters(grid, index)] : [],
      );
      return translate('deckNotes.sameHeading', { heading: shortened(heading), letters: letters.join(', ') });
    });
}

/** Returns a sentence on columns without a heading beside others that have one: cells too many in a row are often a mistake. */
function describeUnnamedColumns(translate: Translate, grid: Grid): string[] {
  if (grid.headings.every((heading) => heading === '')) return [];
  const letters = grid.headings.flatMap((heading, column) =>
    heading === '' && grid.rows.some(({ cells }) => (cells[column] ?? '').trim() !== '')
      ? [getColumnLetters(grid, column)]
      : [],
  );
  return letters.length === 0 ? [] : [translate('deckNotes.noHeading', { letters: listNames(translate, letters) })];
}

/** What the first cell of a row of totals is called. */
const TOTAL = /^(?:(?:grand |sub-?)?totals?|sums?|(?:gesamt|zwischen|end)?summen?|(?:ins)?gesamt)\s*:?$/i;

/** Returns a sentence each on rows that repeat the headings, that look like totals and that look like comments. All are printed as cards. */
function describeOddRows(translate: Translate, { headings, rows }: Grid): string[] {
  const plainHeadings = headings.map(plainCell);
  const hasHeadings = plainHeadings.filter((heading) => heading !== '').length > 1;
  const isHeadings = ({ cells }: GridRow) =>
    hasHeadings && plainHeadings.every((heading, column) => plainCell(cells[column] ?? '') === heading);
  const isTotal = ({ cells }: GridRow) => TOTAL.test((cells.find((cell) => cell.trim() !== '') ?? '').trim());
  const repeated = rows.filter(isHeadings).map(({ number }) => number);
  const totals = rows.filter(isTotal).map(({ number }) => number);
  const comments = rows.filter(({ cells }) => isComment(cells, headings.length)).map(({ number }) => number);
  return [
    ...(repeated.length === 0 ? [] : [translate('deckNotes.repeatedHeadings', { rows: shownNumbers(repeated) })]),
    ...(totals.length === 0 ? [] : [translate('deckNotes.totals', { rows: shownNumbers(totals) })]),
    ...(comments.length === 0 ? [] : [translate('deckNotes.comments', { rows: shownNumbers(comments) })]),
  ];
}

const MAX_NUMBERS = 10;
const shownNumbers = (numbers: readonly number[]): string =>
  `${numbers.slice(0, MAX_NUMBERS).join(', ')}${numbers.length > MAX_NUMBERS ? '…' : ''}`;

const plainCell = (cell: string): string => cell.replace(/\s+/g, ' ').trim().toLowerCase();

/** Rows among which the headings are looked for. */
const HEADING_ROWS = 20;

/**
 * Finds the row of headings: the one with the most known headings, if all rows above it have fewer cells and can be titles; else
 * the first row that is wider than a title. A first row that is like the cells below it is a card, and there are no headings.
 */
function withHeadings(sheet: Grid, isKnown: (heading: string) => boolean): Grid {
  const first: GridRow = { number: sheet.headingRow ?? 1, cells: sheet.headings, ...sheet.headingDetails };
  const rows = [first, ...sheet.rows];
  const candidates = rows.slice(0, HEADING_ROWS);
  const known = candidates.map(({ cells }) => cells.filter(isKnown).length);
  const best = known.reduce((best, count, index) => {
    const bestCount = known[best] ?? 0;
    // Of two rows of headings, the lower one names the columns, and the upper one groups of them.
    const isFuller = countFilled(candidates[index] as GridRow) > countFilled(candidates[best] as GridRow);
    return count > bestCount || (count === bestCount && count > 1 && isFuller) ? index : best;
  }, 0);
  const isBelowTitles = candidates.slice(0, best).every((row) => countFilled(row) < countFilled(rows[best] as GridRow));
  if (best > 0 && (known[best] ?? 0) > 1 && isBelowTitles) return withHeadingRow(sheet, rows, best);
  if ((known[0] ?? 0) > 0 && countFilled(first) > 1) return sheet;
  if (hasTitle(rows)) return withHeadingRow(sheet, rows, 1);
  if ((known[0] ?? 0) > 0 || !sheet.headings.some((_, column) => isLikeTheRest(sheet, column))) return sheet;
  const { headingRow, headingDetails, ...others } = sheet;
  return { ...others, headings: sheet.headings.map(() => ''), rows };
}

const countFilled = ({ cells }: GridRow): number => cells.filter((cell) => cell.trim() !== '').length;

/** Whether one cell, a blank line and then wider rows are all there is: a title above a table with unknown headings. */
function hasTitle([title, headings, ...others]: readonly GridRow[]): boolean {
  if (title === undefined || headings === undefined || others.length === 0) return false;
  return countFilled(title) === 1 && headings.number > title.number + 1 && countFilled(headings) > 1;
}

function withHeadingRow(sheet: Grid, rows: readonly GridRow[], index: number): Grid {
  const { headingDetails, ...others } = sheet;
  const { number = 1, cells = [], ...details } = rows[index] ?? {};
  const above = rows[index - 1];
  const groups = above !== undefined && above.number === number - 1 && countFilled(above) > 1 ? above.cells : [];
  const getHeading = (column: number) => cells[column]?.trim() || groups[column] || '';
  return {
    ...others,
    headingRow: number,
    ...(Object.keys(details).length === 0 ? {} : { headingDetails: details }),
    headings: sheet.headings.map((_, column) => getHeading(column).replace(/\s+/g, ' ').trim()),
    rows: rows.slice(index + 1),
  };
}

/** Whether the heading of a column is a number above numbers, or the name of a picture. */
function isLikeTheRest({ headings, rows }: Grid, column: number): boolean {
  const heading = headings[column] ?? '';
  if (hasPictureEnding(heading)) return true;
  if (numberIn(heading) === undefined) return false;
  const cells = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell.trim() !== '');
  return cells.length > 0 && cells.every((cell) => numberIn(cell) !== undefined);
}
