/** Recognizes the columns of a spreadsheet that most cards show, by their English and German headings. */

import { getPartPointers } from '../../card/binding/pointers.ts';
import type { Element } from '../../card/template/template.ts';
import { matchTemplateColumns } from '../../deck/column-aliases.ts';
import { parsePointer } from '../../document/pointer.ts';
import type { BindableField } from '../bindable.ts';

/** What a column contains. */
export type ColumnRole = 'name' | 'cost' | 'text' | 'art';

type TextRole = Exclude<ColumnRole, 'art'>;

/** The names that templates use for the columns with these roles, the likeliest first. */
const TEMPLATE_NAMES: Readonly<Record<TextRole, readonly string[]>> = {
  name: ['Name'],
  cost: ['Cost', 'Value'],
  text: ['Text'],
};

/** Returns the heading of the column with this role, or undefined. */
function findHeading(headings: readonly string[], role: TextRole): string | undefined {
  const shows = matchTemplateColumns(headings.map((name) => ({ name })));
  return TEMPLATE_NAMES[role]
    .map((templateName) => (headings.includes(templateName) ? templateName : shows[templateName]))
    .find((heading) => heading !== undefined);
}

const getHeading = ({ pointer }: BindableField): string => parsePointer(pointer)[1] ?? '';

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
  const heading = findHeading(printedColumns.map(getHeading), role);
  const found = heading === undefined ? undefined : printedColumns.find((column) => getHeading(column) === heading);
  return found ?? (role === 'name' ? printedColumns[0] : undefined);
}

/** The name of a row, whatever the heading of its column is. */
const ROW_TITLE = '/deck/title';

/** Returns whether a text already shows the column with this role. */
export function showsColumn(element: Element, role: TextRole): boolean {
  if (element.kind !== 'text' && element.kind !== 'flow') return false;
  return getPartPointers(element).pointers.some((pointer) => {
    const [rootKey, heading = ''] = parsePointer(pointer);
    if (
      role === 'name' &&
      (pointer === ROW_TITLE || (rootKey === 'row' && 'style' in element && element.style === 'name'))
    )
      return true;
    return rootKey === 'row' && findHeading([heading], role) !== undefined;
  });
}
