/** The columns of a deck: their kinds, and the values that templates get for their cells. */
import { toFieldPattern } from '../card/binding/field-uses.ts';
import type { CardSubject, FieldKind } from '../card/card-rules.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { joinPointer } from '../document/pointer.ts';
import { formatPlainNumber, parseNumberText } from '../text/number-text.ts';

export const COLUMN_KINDS = ['text', 'number', 'list', 'picture'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export type Column = Deck['columns'][number];

/** Returns the kind of a column; an unknown word is text. */
export const getColumnKind = ({ kind: kindName }: Pick<Column, 'kind'>): ColumnKind =>
  COLUMN_KINDS.find((columnKind) => columnKind === kindName) ?? 'text';

/** The separator of a list if the column does not define one. */
const DEFAULT_SEPARATOR = ';';

/** Decimals that people do not type. A number that a spreadsheet has calculated is rounded. */
const CALCULATED_NUMBER = /[.,]\d{7}/;

/** Returns a number, or its text if it is written in another way than numbers are printed: `+2`, `14,5`, `007`. */
function readNumber(cellText: string): number | string {
  const number = parseNumberText(cellText);
  if (number === undefined) return cellText;
  const trimmedText = cellText.trim();
  return trimmedText === formatPlainNumber(number) || CALCULATED_NUMBER.test(trimmedText) ? number : trimmedText;
}

/** Splits the list in a cell into its entries, without empty ones. */
const splitEntries = (cellText: string, { separator = DEFAULT_SEPARATOR }: Pick<Column, 'separator'>): string[] =>
  (separator === '' ? [cellText] : cellText.split(separator))
    .map((entryText) => entryText.trim())
    .filter((entryText) => entryText !== '');

/** Returns the name of a cell's picture as its column spells it, without the address that Airtable adds: `ash.png (https://…)`. */
export function getPictureName(cellText: string): string {
  const addressStart = cellText.indexOf(' (http');
  return (addressStart > 0 ? cellText.slice(0, addressStart) : cellText).trim();
}

/**
 * Creates the value that templates point at for a cell; undefined for an empty cell. In a column of numbers, a cell that is not a number
 * stays text, so that `3+` can be printed, and so does a number with its own notation. A picture has the structure of those of characters
 * and factions: `/row/Art/drawing` in an art element or a symbol.
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
      const pictureImage = { src: getSource(getPictureName(cellText)) };
      return { image: pictureImage, drawingImage: pictureImage, name: getPictureName(cellText) };
    }
  }
}

/** Returns the pointer at which a template finds a column. */
const getColumnPointer = (columnName: string): string => joinPointer('/row', columnName);

/** The fields that every row has in addition to its columns. */
const DECK_FIELDS: Readonly<Record<string, FieldKind | 'text'>> = {
  '/deck/name': 'text',
  '/deck/title': 'text',
  '/deck/number': 'number',
  '/deck/count': 'number',
};

/** Returns the fields that templates can print for these columns, under the names that templates use. */
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
