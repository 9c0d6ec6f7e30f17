/** Finds and reads the spreadsheet column that says how many copies of each card are printed. */

import type { Deck } from '../document/schema.ts';
import { t } from '../language/phrases.ts';
import { numberIn } from '../text/number-text.ts';
import { numeral } from '../text/numeral.ts';
import { shortened } from '../text/short.ts';

/** The largest number of copies that a cell may specify. */
export const MAX_COPIES = 999;

/** Column names that can only mean a count, in English and German, including CardMaker's `Duplication`. */
const COUNT_NAMES =
  /^(?:(?:no\.?|number|#) of copies|copies|copy count|card count|count|duplicates?|duplication|how many|kopien|anzahl(?: (?:der )?(?:kopien|karten))?|exemplare|menge|qty\.?|quantity|stück(?:zahl)?|stueck(?:zahl)?|wie viele)$/i;

/** Column names that mean a count in some spreadsheets, and a serial number or a price in others. */
const AMBIGUOUS_NAMES = /^(?:amount|number|num|no\.?|nr\.?|nummer|zahl|#)$/i;

/** In a column with an ambiguous name, larger numbers are more likely to be serial numbers or prices. */
const MAX_LIKELY_COPIES = 20;

/** A count with a multiplication sign: `2x`, `x3`, `× 4`. */
const MULTIPLIED = /^(?:[x×] ?(\d{1,9})|(\d{1,9}) ?[x×])$/i;

/** Whether this heading is a usual name for the column of copies. */
export const isCopiesHeading = (heading: string): boolean => COUNT_NAMES.test(heading.trim());

/**
 * Parses the count in a cell: a whole number from 0 to 999, also written `2x` or `x2`. An empty cell means one copy. Returns undefined
 * for anything else.
 */
export function parseCopies(cellText: string): number | undefined {
  const trimmedText = cellText.trim();
  if (trimmedText === '') return 1;
  const multipliedMatch = MULTIPLIED.exec(trimmedText);
  const count = multipliedMatch === null ? numberIn(trimmedText) : Number(multipliedMatch[1] ?? multipliedMatch[2]);
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= MAX_COPIES ? count : undefined;
}

/** Returns how many cards to print for a cell: its count, 999 for a larger number, and 1 if it is not a count. */
export function countCopies(cellText: string | undefined): number {
  const count = parseCopies(cellText ?? '');
  if (count !== undefined) return count;
  return (numberIn(cellText ?? '') ?? 0) > MAX_COPIES ? MAX_COPIES : 1;
}

interface NamedCells {
  readonly name: string;
  readonly cells: readonly string[];
}

/**
 * Returns the name of the column that most likely contains the copies, or undefined. A column with an unambiguous name needs at least
 * one valid count. A column with an ambiguous name must contain only small counts, and some of them must be equal.
 */
export function guessCopiesColumn(columns: readonly NamedCells[]): string | undefined {
  const plainColumn = columns.find(({ name, cells }) => isCopiesHeading(name) && getCounts(cells).length > 0);
  return (plainColumn ?? columns.find(({ name, cells }) => AMBIGUOUS_NAMES.test(name.trim()) && looksLikeCounts(cells)))
    ?.name;
}

const getCounts = (cells: readonly string[]): number[] =>
  cells.flatMap((cell) => (cell.trim() === '' ? [] : (parseCopies(cell) ?? [])));

function looksLikeCounts(cells: readonly string[]): boolean {
  const counts = getCounts(cells);
  const filledCount = cells.filter((cell) => cell.trim() !== '').length;
  return (
    counts.length === filledCount &&
    new Set(counts).size < counts.length &&
    counts.every((count) => count <= MAX_LIKELY_COPIES)
  );
}

/** Returns a sentence with the name of the copies column and the total number of cards, or undefined for a deck without such a column. */
export function describeCopies({ columns, rows, copies }: Deck): string | undefined {
  const index = columns.findIndex(({ name }) => name === copies);
  if (index < 0 || copies === undefined) return undefined;
  const printedRows = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const cardCount = printedRows.reduce((sum, cells) => sum + countCopies(cells[index]), 0);
  return t`The column “${shortened(copies)}” sets the copies. Cards in total: ${numeral(cardCount)}.`;
}
