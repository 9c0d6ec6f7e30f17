/** Numbers in cells, with a point or a comma, with the signs of inches and dice that people write behind them. */
import { type CellKind, invalid, readText, value } from './cell.ts';

const PLAIN = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;
/** `1,234` and `1.234.567`: a comma of thousands or of tenths, which cannot be known. */
const GROUPED = /^[+-]?\d{1,3}(?:[,'’]\d{3})+$|^[+-]?\d{1,3}(?:\.\d{3}){2,}$/;
const UNIT = /(?:″|"|''|’’|in\.?|inch(?:es)?|d(?:10)?)$/i;

function removeUnit(text: string): string {
  const unit = UNIT.exec(text);
  return unit === null ? text : text.slice(0, unit.index).trimEnd();
}

/** The number that a cell means, or what is wrong with it. */
function readNumber(text: string): number | string {
  const trimmed = readText(text)
    .replace(/[\u2212\u2013\ufe63\uff0d]/g, '-')
    .replace(/(?<=\d)[\u00a0\u202f\u2009](?=\d)/g, '');
  if (GROUPED.test(trimmed)) return 'can be read in two ways; write it without a sign between thousands';
  const bare = PLAIN.test(trimmed) ? trimmed : removeUnit(trimmed);
  if (!PLAIN.test(bare)) return /^\d{4}-\d\d-\d\d/.test(bare) ? 'is a date and no number' : 'is no number';
  return Number(bare.replace(',', '.'));
}

export const NUMBER: CellKind = {
  // Spreadsheets have no number beyond all numbers; 1e999 reads back as it was.
  write: (n) => (typeof n !== 'number' ? '' : Number.isFinite(n) ? n : n > 0 ? '1e999' : '-1e999'),
  read: (text) => {
    const read = readNumber(text);
    return typeof read === 'number' ? value(read) : invalid(read);
  },
};
