/** Selects the sheet of a spreadsheet that becomes a deck, and describes what the user should know about it. */
import { hasPictureExtension } from '../card/pictures/picture-source.ts';
import { chooseSheet } from '../spreadsheet/choose-sheet.ts';
import { clearErrors, describeFaultyCells, describeOutdated } from '../spreadsheet/faulty-cells.ts';
import { type Grid, type GridRow, getColumnLetters } from '../spreadsheet/grid.ts';
import {
  describeHidden,
  findHiddenParts,
  type HiddenParts,
  leaveOutEmptyColumns,
  leaveOutHidden,
} from '../spreadsheet/hidden-parts.ts';
import { parseNumberText } from '../text/number-text.ts';
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';
import { listNames } from '../texts/values.ts';
import { isCardHeading } from './column-aliases.ts';
import {
  describeCodes,
  describeCurlyQuotes,
  describeGarbledText,
  describeOneColumn,
  describeTransposed,
  isComment,
} from './describe-oddities.ts';

export interface DeckSheet {
  readonly grid: Grid;
  /** Other sheets with rows. */
  readonly otherSheets: readonly Grid[];
  /** Sentences for the user who imports the spreadsheet. */
  readonly notes: readonly string[];
  /** The hidden rows and columns of the sheet, whether or not they were left out. */
  readonly hidden?: HiddenParts;
  /** Sentences that name what is hidden, for the question whether to read it. */
  readonly hiddenNotes: readonly string[];
}

/**
 * Selects the sheet with the most known headings, or the first of several with the same number. Returns undefined if no sheet has rows.
 * `isKnown` says which headings are known. `skipsHidden` leaves out hidden rows and columns.
 */
export function selectDeckSheet(
  translate: Translate,
  sheets: readonly Grid[],
  isKnown: (heading: string) => boolean = isCardHeading,
  skipsHidden = false,
): DeckSheet | undefined {
  const wholeByGrid = new Map<Grid, Grid>();
  for (const candidateSheet of sheets) {
    const wholeSheet = leaveOutEmptyColumns(findHeadings(candidateSheet, isKnown));
    const visibleSheet = skipsHidden ? leaveOutHidden(wholeSheet) : wholeSheet;
    if (visibleSheet.rows.length > 0) wholeByGrid.set(visibleSheet, wholeSheet);
  }
  const chosenSheet = chooseSheet([...wholeByGrid.keys()], isKnown);
  if (chosenSheet === undefined) return undefined;
  const wholeSheet = wholeByGrid.get(chosenSheet) ?? chosenSheet;
  const notes = [
    ...(chosenSheet.headings.every((heading) => heading === '') ? [translate('deckNotes.noHeadings')] : []),
    ...describeOneColumn(translate, chosenSheet, isKnown),
    ...describeTransposed(translate, chosenSheet, isKnown),
    ...describeGarbledText(translate, chosenSheet),
    ...describeCodes(translate, chosenSheet),
    ...describeCurlyQuotes(translate, chosenSheet),
    ...describeRepeatedHeadings(translate, chosenSheet),
    ...describeUnnamedColumns(translate, chosenSheet),
    ...describeOddRows(translate, chosenSheet),
    ...describeHidden(translate, wholeSheet, skipsHidden ? 'left-out' : 'read'),
    ...describeFaultyCells(translate, chosenSheet),
    ...describeOutdated(translate, chosenSheet),
  ];
  const otherSheets = [...wholeByGrid.keys()].filter((otherSheet) => otherSheet !== chosenSheet);
  const hiddenParts = findHiddenParts(wholeSheet);
  const hiddenNotes = describeHidden(translate, wholeSheet, 'open');
  return {
    grid: clearErrors(chosenSheet),
    otherSheets,
    notes,
    hiddenNotes,
    ...(hiddenParts === undefined ? {} : { hidden: hiddenParts }),
  };
}

/** Returns a sentence for each heading that several columns have. */
function describeRepeatedHeadings(translate: Translate, grid: Grid): string[] {
  const repeatedHeadings = new Set(
    grid.headings.filter((heading, columnIndex) => grid.headings.indexOf(heading) !== columnIndex),
  );
  return [...repeatedHeadings]
    .filter((heading) => heading !== '')
    .map((heading) => {
      const letters = grid.headings.flatMap((otherHeading, columnIndex) =>
        otherHeading === heading ? [getColumnLetters(grid, columnIndex)] : [],
      );
      return translate('deckNotes.sameHeading', { heading: truncateVisibly(heading), letters: letters.join(', ') });
    });
}

/** Returns a sentence about filled columns without a heading, which often result from a mistake, if other columns have headings. */
function describeUnnamedColumns(translate: Translate, grid: Grid): string[] {
  if (grid.headings.every((heading) => heading === '')) return [];
  const letters = grid.headings.flatMap((heading, columnIndex) =>
    heading === '' && grid.rows.some(({ cells }) => (cells[columnIndex] ?? '').trim() !== '')
      ? [getColumnLetters(grid, columnIndex)]
      : [],
  );
  return letters.length === 0 ? [] : [translate('deckNotes.noHeading', { letters: listNames(translate, letters) })];
}

/** The usual first cells of a row of totals. */
const TOTAL_LABEL = /^(?:(?:grand |sub-?)?totals?|sums?|(?:gesamt|zwischen|end)?summen?|(?:ins)?gesamt)\s*:?$/i;

/**
 * Returns sentences about rows that repeat the headings, look like totals, or look like comments. All these rows are printed as cards, so
 * the user should know.
 */
function describeOddRows(translate: Translate, { headings, rows }: Grid): string[] {
  const plainHeadings = headings.map(normalizeCell);
  const hasHeadings = plainHeadings.filter((heading) => heading !== '').length > 1;
  const repeatsHeadings = ({ cells }: GridRow) =>
    hasHeadings && plainHeadings.every((heading, columnIndex) => normalizeCell(cells[columnIndex] ?? '') === heading);
  const isTotal = ({ cells }: GridRow) =>
    TOTAL_LABEL.test((cells.find((cellText) => cellText.trim() !== '') ?? '').trim());
  const repeatedRows = rows.filter(repeatsHeadings).map(({ number }) => number);
  const totalRows = rows.filter(isTotal).map(({ number }) => number);
  const commentRows = rows.filter(({ cells }) => isComment(cells, headings.length)).map(({ number }) => number);
  return [
    ...(repeatedRows.length === 0
      ? []
      : [translate('deckNotes.repeatedHeadings', { rows: formatRowNumbers(repeatedRows) })]),
    ...(totalRows.length === 0 ? [] : [translate('deckNotes.totals', { rows: formatRowNumbers(totalRows) })]),
    ...(commentRows.length === 0 ? [] : [translate('deckNotes.comments', { rows: formatRowNumbers(commentRows) })]),
  ];
}

/** The maximum number of row numbers in a sentence. */
const MAX_LISTED_ROWS = 10;
const formatRowNumbers = (rowNumbers: readonly number[]): string =>
  `${rowNumbers.slice(0, MAX_LISTED_ROWS).join(', ')}${rowNumbers.length > MAX_LISTED_ROWS ? '…' : ''}`;

const normalizeCell = (cellText: string): string => cellText.replace(/\s+/g, ' ').trim().toLowerCase();

/** The number of rows in which headings are searched. */
const HEADING_ROWS = 20;

/**
 * Returns the sheet with its headings in the right row. The first rule that applies decides:
 * 1. A lower row with the most known headings, at least two, has the headings if all rows above it have fewer cells, as titles have.
 * 2. The first row has the headings if it has a known heading and more than one cell.
 * 3. The second row has the headings if the first row is a title.
 * 4. The first row has the headings, unless one of its cells looks like the cells below it. Then the first row is a card, and there are
 *    no headings.
 */
function findHeadings(sheet: Grid, isKnown: (heading: string) => boolean): Grid {
  const firstRow: GridRow = { number: sheet.headingRow ?? 1, cells: sheet.headings, ...sheet.headingDetails };
  const allRows = [firstRow, ...sheet.rows];
  const candidates = allRows.slice(0, HEADING_ROWS);
  const knownCounts = candidates.map(({ cells }) => cells.filter(isKnown).length);
  const bestIndex = knownCounts.reduce((currentBest, knownCount, candidateIndex) => {
    const bestCount = knownCounts[currentBest] ?? 0;
    // If there are two rows of headings, the lower one names the columns, and the upper one groups them.
    const isFuller =
      countFilled(candidates[candidateIndex] as GridRow) > countFilled(candidates[currentBest] as GridRow);
    return knownCount > bestCount || (knownCount === bestCount && knownCount > 1 && isFuller)
      ? candidateIndex
      : currentBest;
  }, 0);
  const isBelowTitles = candidates
    .slice(0, bestIndex)
    .every((titleRow) => countFilled(titleRow) < countFilled(allRows[bestIndex] as GridRow));
  if (bestIndex > 0 && (knownCounts[bestIndex] ?? 0) > 1 && isBelowTitles)
    return setHeadingRow(sheet, allRows, bestIndex);
  if ((knownCounts[0] ?? 0) > 0 && countFilled(firstRow) > 1) return sheet;
  if (hasTitle(allRows)) return setHeadingRow(sheet, allRows, 1);
  if (
    (knownCounts[0] ?? 0) > 0 ||
    !sheet.headings.some((_heading, columnIndex) => isHeadingLikeCells(sheet, columnIndex))
  )
    return sheet;
  const { headingRow, headingDetails, ...otherFields } = sheet;
  return { ...otherFields, headings: sheet.headings.map(() => ''), rows: allRows };
}

const countFilled = ({ cells }: GridRow): number => cells.filter((cellText) => cellText.trim() !== '').length;

/** Whether the sheet starts with a single cell, a blank line and then wider rows: a title above unknown headings. */
function hasTitle([titleRow, headingsRow, ...otherRows]: readonly GridRow[]): boolean {
  if (titleRow === undefined || headingsRow === undefined || otherRows.length === 0) return false;
  return countFilled(titleRow) === 1 && headingsRow.number > titleRow.number + 1 && countFilled(headingsRow) > 1;
}

function setHeadingRow(sheet: Grid, allRows: readonly GridRow[], headingIndex: number): Grid {
  const { headingDetails, ...otherFields } = sheet;
  const { number = 1, cells = [], ...rowDetails } = allRows[headingIndex] ?? {};
  const rowAbove = allRows[headingIndex - 1];
  const groupHeadings =
    rowAbove !== undefined && rowAbove.number === number - 1 && countFilled(rowAbove) > 1 ? rowAbove.cells : [];
  const getHeading = (columnIndex: number) => cells[columnIndex]?.trim() || groupHeadings[columnIndex] || '';
  return {
    ...otherFields,
    headingRow: number,
    ...(Object.keys(rowDetails).length === 0 ? {} : { headingDetails: rowDetails }),
    headings: sheet.headings.map((_heading, columnIndex) => getHeading(columnIndex).replace(/\s+/g, ' ').trim()),
    rows: allRows.slice(headingIndex + 1),
  };
}

/** Whether the heading of a column looks like a cell: it is a number above numbers, or the name of a picture. */
function isHeadingLikeCells({ headings, rows }: Grid, columnIndex: number): boolean {
  const heading = headings[columnIndex] ?? '';
  if (hasPictureExtension(heading)) return true;
  if (parseNumberText(heading) === undefined) return false;
  const filledCells = rows.map(({ cells }) => cells[columnIndex] ?? '').filter((cellText) => cellText.trim() !== '');
  return filledCells.length > 0 && filledCells.every((cellText) => parseNumberText(cellText) !== undefined);
}
