/** Numbers in cells, with a decimal point or comma, and with the units for inches and dice that people write after them. */
import { parseDecimal } from '../text/parse-decimal.ts';
import { acceptValue, type CellKind, type DescribeCellFault, readTextCell, rejectCell } from './cell.ts';

/**
 * Matches `1,234`, which may have thousands or decimals. `1.234` is taken for a decimal, since Rollcall's own spreadsheets write decimals
 * in this way.
 */
const GROUPED_NUMBER = /^[+-]?\d{1,3}[,'’]\d{3}$/;
const ISO_DATE = /^\d{4}-\d\d-\d\d/;
/** Matches the unit at the end of `6″`, `6 in.`, `2 inches`, `3d` or `3d10`. */
const UNIT_SUFFIX = /(?:″|"|''|’’|in\.?|inch(?:es)?|d(?:10)?)$/i;

function removeUnit(cellText: string): string {
  const unitMatch = UNIT_SUFFIX.exec(cellText);
  return unitMatch === null ? cellText : cellText.slice(0, unitMatch.index).trimEnd();
}

/** Returns the number in a cell, or a fault. */
function readNumber(cellText: string): number | DescribeCellFault {
  // Typographic spaces between digits can only separate thousands.
  const trimmedText = readTextCell(cellText).replace(/(?<=\d)[\u00a0\u202f\u2009](?=\d)/g, '');
  const fullReading = parseDecimal(trimmedText, { allowsExponent: true });
  const reading = fullReading.ok ? fullReading : parseDecimal(removeUnit(trimmedText), { allowsExponent: true });
  if (GROUPED_NUMBER.test(trimmedText) || (!reading.ok && reading.error === 'ambiguous'))
    return (translate) => translate('cells.twoReadings');
  if (reading.ok) return reading.value;
  return ISO_DATE.test(trimmedText)
    ? (translate) => translate('cells.date')
    : (translate) => translate('cells.noNumber');
}

export const NUMBER: CellKind = {
  // Spreadsheets have no infinity; 1e999 is read back as infinity.
  write: (fieldValue) =>
    typeof fieldValue !== 'number'
      ? ''
      : Number.isFinite(fieldValue)
        ? fieldValue
        : fieldValue > 0
          ? '1e999'
          : '-1e999',
  read: (cellText) => {
    const numberOrFault = readNumber(cellText);
    return typeof numberOrFault === 'number' ? acceptValue(numberOrFault) : rejectCell(numberOrFault);
  },
};
