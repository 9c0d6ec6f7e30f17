/** Numbers in cells, with a point or a comma, with the signs of inches and dice that people write behind them. */
import { parseDecimal } from '../text/parse-decimal.ts';
import { type CellFault, type CellKind, invalid, readText, value } from './cell.ts';

/**
 * `1,234`: thousands or decimals, which can't be told apart. `1.234` is taken for a decimal, since this is how Rollcall's own tables
 * write it.
 */
const GROUPED = /^[+-]?\d{1,3}[,'’]\d{3}$/;
const DATE = /^\d{4}-\d\d-\d\d/;
const UNIT = /(?:″|"|''|’’|in\.?|inch(?:es)?|d(?:10)?)$/i;

function removeUnit(text: string): string {
  const unit = UNIT.exec(text);
  return unit === null ? text : text.slice(0, unit.index).trimEnd();
}

/** The number that a cell means, or what is wrong with it. */
function readNumber(text: string): number | CellFault {
  // Typographic spaces between digits can only separate thousands.
  const trimmed = readText(text).replace(/(?<=\d)[\u00a0\u202f\u2009](?=\d)/g, '');
  const whole = parseDecimal(trimmed, { allowsExponent: true });
  const reading = whole.ok ? whole : parseDecimal(removeUnit(trimmed), { allowsExponent: true });
  if (GROUPED.test(trimmed) || (!reading.ok && reading.error === 'ambiguous'))
    return (translate) => translate('cells.twoReadings');
  if (reading.ok) return reading.value;
  return DATE.test(trimmed) ? (translate) => translate('cells.date') : (translate) => translate('cells.noNumber');
}

export const NUMBER: CellKind = {
  // Spreadsheets have no number beyond all numbers; 1e999 reads back as it was.
  write: (n) => (typeof n !== 'number' ? '' : Number.isFinite(n) ? n : n > 0 ? '1e999' : '-1e999'),
  read: (text) => {
    const read = readNumber(text);
    return typeof read === 'number' ? value(read) : invalid(read);
  },
};
