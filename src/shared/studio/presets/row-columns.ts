/** Recognizes the columns of a spreadsheet that most cards show, by their English and German headings. */

import { getPartPointers } from '../../card/binding/pointers.ts';
import type { Element } from '../../card/template/template.ts';
import { parsePointer } from '../../document/pointer.ts';
import type { BindableField } from '../bindable.ts';

/** What a column contains. */
export type ColumnRole = 'name' | 'cost' | 'text' | 'art';

/** Matches headings. Words within a heading count too: `Item Name (EN/DE)`, `Cost [gp]`. */
const HEADINGS: Readonly<Record<Exclude<ColumnRole, 'art'>, RegExp>> = {
  name: /(^|[^\p{L}])(name|title|titel|bezeichnung|card|karte|item|gegenstand)/iu,
  cost: /(^|[^\p{L}])(cost|price|value|points|kosten|preis|wert|punkte)/iu,
  text: /(^|[^\p{L}])(text|rules?|effects?|description|abilit|regel|effekt|wirkung|beschreibung|fähigkeit)/iu,
};

const isColumn = ({ pointer }: BindableField): boolean => pointer.startsWith('/row/');

/**
 * Returns the column with this role, or undefined. Columns of the deck come before those that only the template names. Where no heading
 * matches, the first column of texts is the name, since it is in most tables.
 */
export function findColumn(fields: readonly BindableField[], role: ColumnRole): BindableField | undefined {
  const columns = fields.filter(isColumn);
  if (role === 'art') return columns.find(({ shape }) => shape === 'drawing');
  const printedColumns = columns.filter(({ shape, pointer }) => {
    const isPartOfPicture = columns.some(
      (column) => column.shape === 'parts' && pointer.startsWith(`${column.pointer}/`),
    );
    return (shape === 'text' || (role === 'cost' && shape === 'number')) && !isPartOfPicture;
  });
  const found = printedColumns.find(({ label }) => HEADINGS[role].test(label));
  return found ?? (role === 'name' ? printedColumns[0] : undefined);
}

/** The name of a row, whatever the heading of its column is. */
const ROW_TITLE = '/deck/title';

/** Returns whether a text already shows the column with this role. */
export function showsColumn(element: Element, role: Exclude<ColumnRole, 'art'>): boolean {
  if (element.kind !== 'text' && element.kind !== 'flow') return false;
  return getPartPointers(element).pointers.some((pointer) => {
    const [rootKey, heading = ''] = parsePointer(pointer);
    if (
      role === 'name' &&
      (pointer === ROW_TITLE || (rootKey === 'row' && 'style' in element && element.style === 'name'))
    )
      return true;
    return rootKey === 'row' && HEADINGS[role].test(heading);
  });
}
