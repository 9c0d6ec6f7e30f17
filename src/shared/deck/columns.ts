/** Defines the kinds of columns in a deck, and creates the values and fields that templates get from columns. */
import { toFieldPattern } from '../card/binding/field-uses.ts';
import type { CardSubject, FieldKind } from '../card/card-rules.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { joinPointer } from '../document/pointer.ts';
import { formatPlainNumber, parseNumberText } from '../text/number-text.ts';

export const COLUMN_KINDS = ['text', 'number', 'list', 'picture'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export type Column = Deck['columns'][number];

/** Returns the kind of a column. A column without a kind, or with an unknown one, is text. */
export const getColumnKind = ({ kind }: Pick<Column, 'kind'>): ColumnKind =>
  COLUMN_KINDS.find((columnKind) => columnKind === kind) ?? 'text';

/** The separator of list entries in a column that defines none. */
const DEFAULT_SEPARATOR = ';';

/** Matches seven or more decimals, which spreadsheets calculate but users don't type. */
const CALCULATED_NUMBER = /[.,]\d{7}/;

/**
 * Returns a cell as a number if the cell is written as cards print numbers, or if a spreadsheet calculated it. Otherwise returns the text,
 * so that `+2`, `14,5` and `007` are printed as they were typed.
 */
function readNumber(cellText: string): number | string {
  const number = parseNumberText(cellText);
  if (number === undefined) return cellText;
  const trimmedText = cellText.trim();
  return trimmedText === formatPlainNumber(number) || CALCULATED_NUMBER.test(trimmedText) ? number : trimmedText;
}

/** Splits a cell into the entries of its list and removes empty entries. With an empty separator, the cell is a single entry. */
const splitEntries = (cellText: string, { separator = DEFAULT_SEPARATOR }: Pick<Column, 'separator'>): string[] =>
  (separator === '' ? [cellText] : cellText.split(separator))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Returns the name of the picture in a cell, without the address that Airtable appends: `ash.png` for `ash.png (https://…)`. */
export function getPictureName(cellText: string): string {
  const addressStart = cellText.indexOf(' (http');
  return (addressStart > 0 ? cellText.slice(0, addressStart) : cellText).trim();
}

/**
 * Creates the value that templates get for a cell; undefined for an empty cell. In a column of numbers, a cell that is not a number is
 * printed as text: `3+`. A picture has the same keys as the pictures of characters and factions, so that art elements and symbols can
 * point at it: `/row/Art/drawing`.
 */
export function createCellValue(cellText: string, column: Column, getSource: (pictureName: string) => string): unknown {
  if (cellText.trim() === '') return undefined;
  switch (getColumnKind(column)) {
    case 'text':
      return cellText;
    case 'number':
      return readNumber(cellText);
    case 'list':
      return splitEntries(cellText, column);
    case 'picture': {
      const image = { src: getSource(getPictureName(cellText)) };
      return { image, drawingImage: image, name: getPictureName(cellText) };
    }
  }
}

/** Returns the pointer with which templates refer to a column. */
const getColumnPointer = (columnName: string): string => joinPointer('/row', columnName);

/** The fields that every row has in addition to its columns, with their kinds. */
const DECK_FIELDS: Readonly<Record<string, FieldKind | 'text'>> = {
  '/deck/name': 'text',
  '/deck/title': 'text',
  '/deck/number': 'number',
  '/deck/count': 'number',
};

/** Creates the description of the fields that templates can print for these columns. */
export function createColumnFields(columns: readonly Column[]): CardSubject {
  const fields = Object.keys(DECK_FIELDS);
  const kindByField: Record<string, FieldKind> = { '/deck/number': 'number', '/deck/count': 'number' };
  for (const column of columns) {
    const fieldPointer = toFieldPattern(getColumnPointer(column.name));
    const columnKind = getColumnKind(column);
    if (columnKind === 'picture') {
      fields.push(`${fieldPointer}/drawing`, `${fieldPointer}/name`);
      kindByField[`${fieldPointer}/drawing`] = 'drawing';
    } else fields.push(columnKind === 'list' ? `${fieldPointer}/*` : fieldPointer);
    if (columnKind === 'number') kindByField[fieldPointer] = 'number';
  }
  return { fields, kinds: kindByField, words: {} };
}
