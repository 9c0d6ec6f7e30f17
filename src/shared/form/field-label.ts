/** What the form of a character calls a place of the document. */
import { formatText, type LateText } from '../texts/late-text.ts';
import type { Field, FormSpec, GridField, ListField, PlainField, RowField } from './form.ts';

/** `Level`, `Fight dice`, and in the entries of a list `Range (in.)`, with the place of the entry. Undefined for what no field shows. */
export interface FieldLabel {
  readonly label: LateText;
  /** Pointer to the entry of a list that the field belongs to. */
  readonly entry?: string;
}

/** The label of the field at a place, or of that which shows what stands there. */
export function fieldLabel({ sections }: FormSpec, path: string): FieldLabel | undefined {
  for (const { fields } of sections) {
    for (const field of fields) {
      const found = labelIn(field, path);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function labelIn(field: Field, path: string): FieldLabel | undefined {
  switch (field.kind) {
    case 'row':
      return plainLabel(field.fields, path);
    case 'group':
      return plainLabel([...field.fields], path) ?? (path === field.at ? { label: field.label } : undefined);
    case 'grid':
      return gridLabel(field, path);
    case 'list':
      return entryLabel(field as ListField, path);
    case 'art':
    case 'notes':
      return undefined;
    default:
      return plainLabel([field as PlainField], path);
  }
}

function plainLabel(fields: readonly PlainField[], path: string): FieldLabel | undefined {
  const field = fields.find(({ at }) => path === at || path.startsWith(`${at}/`));
  return field && { label: field.label };
}

function gridLabel({ rows, columns }: GridField, path: string): FieldLabel | undefined {
  for (const row of rows) {
    if (path === row.at) return { label: row.label };
    const column = columns.find((one) => one.kind === 'number' && path === `${row.at}${one.at}`);
    if (column?.kind === 'number') return { label: nameCell(row, column) };
  }
  return undefined;
}

/** Names a number of a grid: `Fight dice`. */
export const nameCell =
  (row: { readonly label: LateText }, column: { readonly suffix: LateText }): LateText =>
  (translate) =>
    translate('fieldLabels.gridCell', {
      row: formatText(translate, row.label),
      column: formatText(translate, column.suffix),
    });

function entryLabel({ at, item }: ListField, path: string): FieldLabel | undefined {
  const index = path.startsWith(`${at}/`) ? /^\d+/.exec(path.slice(at.length + 1))?.[0] : undefined;
  if (index === undefined) return undefined;
  const entry = `${at}/${index}`;
  const fields = item.flatMap((one: PlainField | RowField) => (one.kind === 'row' ? (one as RowField).fields : [one]));
  const inner = plainLabel(fields as PlainField[], path.slice(entry.length));
  return inner && { ...inner, entry };
}
