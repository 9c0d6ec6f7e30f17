/** The column of a spreadsheet that says how often each row is printed. */

import type { Deck } from '../document/schema.ts';
import { t } from '../language/phrases.ts';
import { numberIn } from '../text/number-text.ts';
import { numeral } from '../text/numeral.ts';
import { shortened } from '../text/short.ts';

/** The largest count that a cell may give. */
export const MAX_COPIES = 999;

/** Names that mean nothing but a count, in English and German, and CardMaker's `Duplication`. */
const COUNT_NAMES =
  /^(?:(?:no\.?|number|#) of copies|copies|copy count|card count|count|duplicates?|duplication|how many|kopien|anzahl(?: (?:der )?(?:kopien|karten))?|exemplare|menge|qty\.?|quantity|stück(?:zahl)?|stueck(?:zahl)?|wie viele)$/i;

/** Names that mean a count in some spreadsheets, and a serial number or a price in others. */
const AMBIGUOUS_NAMES = /^(?:amount|number|num|no\.?|nr\.?|nummer|zahl|#)$/i;

/** Counts above this are more likely serial numbers or prices where the name is ambiguous. */
const MAX_LIKELY_COPIES = 20;

/** A count with a multiplication sign: `2x`, `x3`, `× 4`. */
const MULTIPLIED = /^(?:[x×] ?(\d{1,9})|(\d{1,9}) ?[x×])$/i;

/** Whether spreadsheets of cards usually call the column of copies so. */
export const isCopiesHeading = (heading: string): boolean => COUNT_NAMES.test(heading.trim());

/**
 * Returns the count in a cell: a whole number from 0 to 999, also written `2x` or `x2`. Undefined for anything else; an empty
 * cell means one copy.
 */
export function parseCopies(cell: string): number | undefined {
  const text = cell.trim();
  if (text === '') return 1;
  const multiplied = MULTIPLIED.exec(text);
  const count = multiplied === null ? numberIn(text) : Number(multiplied[1] ?? multiplied[2]);
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= MAX_COPIES ? count : undefined;
}

/** Returns how many cards a cell makes: its count, 999 for a larger number, and one card for what is not a count. */
export function countCopies(cell: string | undefined): number {
  const count = parseCopies(cell ?? '');
  if (count !== undefined) return count;
  return (numberIn(cell ?? '') ?? 0) > MAX_COPIES ? MAX_COPIES : 1;
}

interface NamedCells {
  readonly name: string;
  readonly cells: readonly string[];
}

/**
 * Returns the name of the column that most likely gives the copies, or undefined. A column with a plain name needs one count;
 * cells that are none do not change that. A column with an ambiguous name must hold small counts of which some are equal.
 */
export function guessCopiesColumn(columns: readonly NamedCells[]): string | undefined {
  const plain = columns.find(({ name, cells }) => isCopiesHeading(name) && getCounts(cells).length > 0);
  return (plain ?? columns.find(({ name, cells }) => AMBIGUOUS_NAMES.test(name.trim()) && looksLikeCounts(cells)))
    ?.name;
}

const getCounts = (cells: readonly string[]): number[] =>
  cells.flatMap((cell) => (cell.trim() === '' ? [] : (parseCopies(cell) ?? [])));

function looksLikeCounts(cells: readonly string[]): boolean {
  const counts = getCounts(cells);
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  return (
    counts.length === filled && new Set(counts).size < counts.length && counts.every((n) => n <= MAX_LIKELY_COPIES)
  );
}

/** Returns a sentence that says which column gives the copies and how many cards that makes, or undefined for a deck without. */
export function describeCopies({ columns, rows, copies }: Deck): string | undefined {
  const index = columns.findIndex(({ name }) => name === copies);
  if (index < 0 || copies === undefined) return undefined;
  const printed = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const cards = printed.reduce((sum, cells) => sum + countCopies(cells[index]), 0);
  return t`The column “${shortened(copies)}” sets the copies. Cards in total: ${numeral(cards)}.`;
}
