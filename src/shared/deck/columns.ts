/** The columns of a deck: their kinds, and what a cell of each becomes on a card. */
import { pattern } from '../card/binding/field-uses.ts';
import type { CardSubject, FieldKind } from '../card/card-rules.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { pointer } from '../document/pointer.ts';
import { numberIn, numberText } from '../text/number-text.ts';

export const COLUMN_KINDS = ['text', 'number', 'list', 'picture'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export type Column = Deck['columns'][number];

/** The kind of a column; an unknown word is text. */
export const kindOf = ({ kind }: Pick<Column, 'kind'>): ColumnKind =>
  COLUMN_KINDS.find((one) => one === kind) ?? 'text';

/** What separates the entries of a list where the column does not say. */
const SEPARATOR = ';';

/** Decimals that nobody types: what a spreadsheet has worked out is rounded. */
const WORKED_OUT = /[.,]\d{7}/;

/** A number, or its text where it is written otherwise than numbers are printed: `+2`, `14,5`, `007`. */
function numberAsWritten(cell: string): number | string {
  const number = numberIn(cell);
  if (number === undefined) return cell;
  const text = cell.trim();
  return text === numberText(number) || WORKED_OUT.test(text) ? number : text;
}

/** The entries of a list in a cell, without empty ones. */
const entriesIn = (cell: string, { separator = SEPARATOR }: Pick<Column, 'separator'>): string[] =>
  (separator === '' ? [cell] : cell.split(separator)).map((entry) => entry.trim()).filter((entry) => entry !== '');

/** The name of a cell's picture as its column spells it, without the address that Airtable adds: `ash.png (https://…)`. */
export function pictureName(cell: string): string {
  const addressStart = cell.indexOf(' (http');
  return (addressStart > 0 ? cell.slice(0, addressStart) : cell).trim();
}

/**
 * What templates point at for a cell; undefined for an empty one. What is no number stays text, so that `3+` can be
 * printed, and so does a number that is written in a way of its own. A picture stands where those of characters and factions do: `/row/Art/drawing` in an art element or a symbol.
 */
export function cellValue(cell: string, column: Column, srcOf: (name: string) => string): unknown {
  if (cell.trim() === '') return undefined;
  switch (kindOf(column)) {
    case 'text':
      return cell;
    case 'number':
      return numberAsWritten(cell);
    case 'list':
      return entriesIn(cell, column);
    case 'picture': {
      const image = { src: srcOf(pictureName(cell)) };
      return { image, drawingImage: image, name: pictureName(cell) };
    }
  }
}

/** Where a template finds a column. */
const columnPointer = (name: string): string => pointer('/row', name);

/** What every row has besides its columns. */
const ALWAYS: Readonly<Record<string, FieldKind | 'text'>> = {
  '/deck/name': 'text',
  '/deck/title': 'text',
  '/deck/number': 'number',
  '/deck/count': 'number',
};

/** What templates may print of a table with these columns, under the names that templates use. */
export function fieldsOfColumns(columns: readonly Column[]): CardSubject {
  const fields = Object.keys(ALWAYS);
  const kinds: Record<string, FieldKind> = { '/deck/number': 'number', '/deck/count': 'number' };
  for (const column of columns) {
    const at = pattern(columnPointer(column.name));
    const kind = kindOf(column);
    if (kind === 'picture') {
      fields.push(`${at}/drawing`, `${at}/name`);
      kinds[`${at}/drawing`] = 'drawing';
    } else fields.push(kind === 'list' ? `${at}/*` : at);
    if (kind === 'number') kinds[at] = 'number';
  }
  return { fields, kinds, words: {} };
}
