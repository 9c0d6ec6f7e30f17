/** Finds and reads the spreadsheet column that says how many copies of each card are printed. */

import type { Deck } from '../document/kinds/deck/schema.ts';
import { parseNumberText } from '../text/number-text.ts';
import { parseDecimal } from '../text/parse-decimal.ts';
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';
import { computeFormulas } from './formulas.ts';
import { simplifyHeading } from './simplify-heading.ts';

/** The largest number of copies that a cell may specify. */
export const MAX_COPIES = 999;

/** Column names that can only mean a count, in English and German, including CardMaker's `Duplication`. */
const COUNT_NAMES =
  /^(?:(?:no\.?|number|#) of (?:copies|cards)|# ?(?:copies|cards)|copies|copy count|card count|count|duplicates?|duplication|how many|kopien|anzahl(?: (?:der )?(?:kopien|karten))?|exemplare|menge|qty\.?|quantity|stück(?:zahl)?|stueck(?:zahl)?|stk\.?|wie viele)$/i;

/** Matches what may follow one of these names: `Copies per deck`, `Qty/Deck`. */
const NAME_SUFFIX = /(?:(?: ?\/ ?| (?:per|in|je|pro|im) )(?:deck|set|pack|satz)| to print)$/i;

/** Column names that count cards even if none of their cells is a number. */
const UNMISTAKABLE_NAMES =
  /\b(?:copies|duplicat|qty|quantity|how many|kopien|anzahl|exemplare|stückzahl|stueckzahl|wie viele)/i;

/** Column names that mean a count in some spreadsheets, and a serial number or a price in others. */
const AMBIGUOUS_NAMES = /^(?:amount|number|num|no\.?|nr\.?|nummer|zahl|#)$/i;

/** The largest count in a column with an ambiguous name. Larger numbers are probably serial numbers or prices. */
const MAX_LIKELY_COPIES = 20;

/** A count with a multiplication sign: `2x`, `x3`, `× 4`. */
const MULTIPLIED = /^(?:[x×*] ?(\d{1,9})|(\d{1,9}) ?[x×*])$/i;

/** A count with a unit: `2 pcs`, `3 Stück`. */
const WITH_UNIT =
  /^(\d{1,9}) ?(?:pcs?|pieces?|copy|copies|cards?|ea|each|times|mal|stück|stueck|stk|st|karten?|kopien?|exemplare?)\.?$/i;

/** The zeros of decimal digits in scripts other than Latin: full-width, Arabic, Persian, Devanagari, Bengali and Thai. */
const FOREIGN_ZEROS = [0xff10, 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/** Returns the text with the digits of other scripts converted to ASCII. */
const convertDigits = (cellText: string): string =>
  cellText.replace(/\p{Nd}/gu, (foreignDigit) => {
    const codePoint = foreignDigit.codePointAt(0) as number;
    const foreignZero = FOREIGN_ZEROS.find((firstDigit) => codePoint >= firstDigit && codePoint < firstDigit + 10);
    return foreignZero === undefined ? foreignDigit : String(codePoint - foreignZero);
  });

/** Whether this heading is a usual name for the column of copies. */
export const isCopiesHeading = (heading: string): boolean =>
  COUNT_NAMES.test(simplifyHeading(heading).replace(NAME_SUFFIX, ''));

/**
 * Parses the count in a cell: a whole number from 0 to 999, also written `2x`, `x2` or `2 pcs`. An empty cell means one copy. Returns
 * undefined for anything else.
 */
export function parseCopies(cellText: string): number | undefined {
  const trimmedText = convertDigits(cellText.trim());
  if (trimmedText === '') return 1;
  // The count `1,000` would be one card for some readers and a thousand for others.
  if (!parseDecimal(trimmedText, { isWhole: true }).ok && parseNumberText(trimmedText) !== undefined) return undefined;
  const countMatch = MULTIPLIED.exec(trimmedText) ?? WITH_UNIT.exec(trimmedText);
  const copyCount = countMatch === null ? parseNumberText(trimmedText) : Number(countMatch[1] ?? countMatch[2]);
  return copyCount !== undefined && Number.isInteger(copyCount) && copyCount >= 0 && copyCount <= MAX_COPIES
    ? copyCount
    : undefined;
}

/** Returns how many cards to print for a cell: its count, 999 for a larger number, and 1 if it is not a count. */
export function countCopies(cellText: string | undefined): number {
  const copyCount = parseCopies(cellText ?? '');
  if (copyCount !== undefined) return copyCount;
  return (parseNumberText(convertDigits(cellText ?? '')) ?? 0) > MAX_COPIES ? MAX_COPIES : 1;
}

interface NamedCells {
  readonly name: string;
  readonly cells: readonly string[];
}

/**
 * Returns the name of the column that most likely contains the copies, or undefined. A column with a name from `COUNT_NAMES` needs at
 * least one valid count. A column with an ambiguous name must contain only small counts, some of them equal. If there is no such column,
 * an unmistakable name and any text are enough.
 */
export function guessCopiesColumn(columns: readonly NamedCells[]): string | undefined {
  const plainColumns = columns.filter(({ name }) => isCopiesHeading(name));
  const unmistakableColumns = plainColumns.filter(({ name }) => UNMISTAKABLE_NAMES.test(name));
  const hasCounts = ({ cells }: NamedCells): boolean => getCounts(cells).length > 0;
  return (
    unmistakableColumns.find(hasCounts) ??
    plainColumns.find(hasCounts) ??
    columns.find(({ name, cells }) => AMBIGUOUS_NAMES.test(name.trim()) && looksLikeCounts(cells)) ??
    unmistakableColumns.find(({ cells }) => cells.some((cellText) => cellText.trim() !== ''))
  )?.name;
}

const getCounts = (cellTexts: readonly string[]): number[] =>
  cellTexts.flatMap((cellText) => (cellText.trim() === '' ? [] : (parseCopies(cellText) ?? [])));

function looksLikeCounts(cellTexts: readonly string[]): boolean {
  const counts = getCounts(cellTexts);
  const filledCount = cellTexts.filter((cellText) => cellText.trim() !== '').length;
  return (
    counts.length === filledCount &&
    new Set(counts).size < counts.length &&
    counts.every((copyCount) => copyCount <= MAX_LIKELY_COPIES)
  );
}

/** Returns a sentence with the name of the copies column and the total number of cards, or undefined for a deck without such a column. */
export function describeCopies(translate: Translate, deck: Deck): string | undefined {
  const { columns, rows, copies } = computeFormulas(deck).deck;
  const copiesIndex = columns.findIndex(({ name }) => name === copies);
  if (copiesIndex < 0 || copies === undefined) return undefined;
  const printedRows = rows.filter((rowCells) => rowCells.some((cellText) => cellText.trim() !== ''));
  const cardCount = printedRows.reduce((cardTotal, rowCells) => cardTotal + countCopies(rowCells[copiesIndex]), 0);
  return translate('deckNotes.copies', { column: truncateVisibly(copies), count: cardCount });
}
