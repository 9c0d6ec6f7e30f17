/** Finds and reads the spreadsheet column that says how many copies of each card are printed. */

import type { Deck } from '../document/kinds/deck/schema.ts';
import { numberIn } from '../text/number-text.ts';
import { parseDecimal } from '../text/parse-decimal.ts';
import { shortened } from '../text/short.ts';
import type { Translate } from '../texts/translate.ts';

/** The largest number of copies that a cell may specify. */
export const MAX_COPIES = 999;

/** Column names that can only mean a count, in English and German, including CardMaker's `Duplication`. */
const COUNT_NAMES =
  /^(?:(?:no\.?|number|#) of (?:copies|cards)|# ?(?:copies|cards)|copies|copy count|card count|count|duplicates?|duplication|how many|kopien|anzahl(?: (?:der )?(?:kopien|karten))?|exemplare|menge|qty\.?|quantity|stück(?:zahl)?|stueck(?:zahl)?|stk\.?|wie viele)$/i;

/** What may follow such a name: `Copies per deck`, `Qty/Deck`. */
const NAME_SUFFIX = /(?:(?: ?\/ ?| (?:per|in|je|pro|im) )(?:deck|set|pack|satz)| to print)$/i;

/** Column names that count cards even if none of their cells is a number. */
const UNMISTAKABLE_NAMES =
  /\b(?:copies|duplicat|qty|quantity|how many|kopien|anzahl|exemplare|stückzahl|stueckzahl|wie viele)/i;

/** Column names that mean a count in some spreadsheets, and a serial number or a price in others. */
const AMBIGUOUS_NAMES = /^(?:amount|number|num|no\.?|nr\.?|nummer|zahl|#)$/i;

/** In a column with an ambiguous name, larger numbers are more likely to be serial numbers or prices. */
const MAX_LIKELY_COPIES = 20;

/** A count with a multiplication sign: `2x`, `x3`, `× 4`. */
const MULTIPLIED = /^(?:[x×*] ?(\d{1,9})|(\d{1,9}) ?[x×*])$/i;

/** A count with a unit: `2 pcs`, `3 Stück`. */
const WITH_UNIT =
  /^(\d{1,9}) ?(?:pcs?|pieces?|copy|copies|cards?|ea|each|times|mal|stück|stueck|stk|st|karten?|kopien?|exemplare?)\.?$/i;

/** The zeros of decimal digits in other scripts than ours: full-width, Arabic, Persian, Devanagari, Bengali and Thai. */
const FOREIGN_ZEROS = [0xff10, 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/** Returns the text with the digits of other scripts as ours. */
const convertDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) as number;
    const zero = FOREIGN_ZEROS.find((start) => codePoint >= start && codePoint < start + 10);
    return zero === undefined ? digit : String(codePoint - zero);
  });

/** Returns a heading without the colon at its end and without an addition: `Copies (each):`, `Copies per deck`. */
function simplifyHeading(heading: string): string {
  const withoutColon = heading.trim().replace(/:$/, '').trimEnd();
  const parenthesis = withoutColon.endsWith(')') ? withoutColon.lastIndexOf('(') : 0;
  const name = parenthesis > 0 ? withoutColon.slice(0, parenthesis).trimEnd() : withoutColon;
  return name.replace(NAME_SUFFIX, '');
}

/** Whether this heading is a usual name for the column of copies. */
export const isCopiesHeading = (heading: string): boolean => COUNT_NAMES.test(simplifyHeading(heading));

/**
 * Parses the count in a cell: a whole number from 0 to 999, also written `2x`, `x2` or `2 pcs`. An empty cell means one copy. Returns undefined
 * for anything else.
 */
export function parseCopies(cellText: string): number | undefined {
  const trimmedText = convertDigits(cellText.trim());
  if (trimmedText === '') return 1;
  // As a count, `1,000` would be one card for some and a thousand for others.
  if (!parseDecimal(trimmedText, { isWhole: true }).ok && numberIn(trimmedText) !== undefined) return undefined;
  const match = MULTIPLIED.exec(trimmedText) ?? WITH_UNIT.exec(trimmedText);
  const count = match === null ? numberIn(trimmedText) : Number(match[1] ?? match[2]);
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= MAX_COPIES ? count : undefined;
}

/** Returns how many cards to print for a cell: its count, 999 for a larger number, and 1 if it is not a count. */
export function countCopies(cellText: string | undefined): number {
  const count = parseCopies(cellText ?? '');
  if (count !== undefined) return count;
  return (numberIn(convertDigits(cellText ?? '')) ?? 0) > MAX_COPIES ? MAX_COPIES : 1;
}

interface NamedCells {
  readonly name: string;
  readonly cells: readonly string[];
}

/**
 * Returns the name of the column that most likely contains the copies, or undefined. A column with an unambiguous name needs at least
 * one valid count, or any text if it is called copies or the like. A column with an ambiguous name must contain only small counts, and
 * some of them must be equal.
 */
export function guessCopiesColumn(columns: readonly NamedCells[]): string | undefined {
  const plainColumns = columns.filter(({ name }) => isCopiesHeading(name));
  const unmistakableColumns = plainColumns.filter(({ name }) => UNMISTAKABLE_NAMES.test(name));
  const hasCounts = ({ cells }: NamedCells): boolean => getCounts(cells).length > 0;
  return (
    unmistakableColumns.find(hasCounts) ??
    plainColumns.find(hasCounts) ??
    columns.find(({ name, cells }) => AMBIGUOUS_NAMES.test(name.trim()) && looksLikeCounts(cells)) ??
    unmistakableColumns.find(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  )?.name;
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
export function describeCopies(translate: Translate, { columns, rows, copies }: Deck): string | undefined {
  const index = columns.findIndex(({ name }) => name === copies);
  if (index < 0 || copies === undefined) return undefined;
  const printedRows = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const cardCount = printedRows.reduce((sum, cells) => sum + countCopies(cells[index]), 0);
  return translate('deckNotes.copies', { column: shortened(copies), count: cardCount });
}
