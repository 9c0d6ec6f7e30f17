/** Finds the label that a character's form shows for a place of the document. */
import { formatLateText, type LateText } from '../texts/late-text.ts';
import { CREDIT_LABELS, isCreditPointer } from './credits-section.ts';
import type { Field, FormSpec, GridField, ListField, PlainField, RowField } from './form.ts';

/** The label of a field: `Level`, `Fight dice`, or `Range (in.)` with the entry of a list. */
export interface FieldLabel {
  readonly label: LateText;
  /** Pointer to the entry of a list that the field belongs to. */
  readonly entry?: string;
}

/** Returns the label of the field at a place, or of the field that contains the place. Undefined if no field shows it. */
export function findFieldLabel({ sections }: FormSpec, pointer: string): FieldLabel | undefined {
  for (const { fields } of sections) {
    for (const field of fields) {
      const fieldLabel = findLabelInField(field, pointer);
      if (fieldLabel !== undefined) return fieldLabel;
    }
  }
  return undefined;
}

/** The casts are needed because the kind of a game's own field is any `game.name`, so the compiler can't exclude it. */
function findLabelInField(field: Field, pointer: string): FieldLabel | undefined {
  switch (field.kind) {
    case 'row':
      return findPlainLabel(field.fields, pointer);
    case 'group':
      return (
        findPlainLabel([...field.fields], pointer) ?? (pointer === field.pointer ? { label: field.label } : undefined)
      );
    case 'grid':
      return findGridLabel(field, pointer);
    case 'list':
      return findEntryLabel(field as ListField, pointer);
    case 'credits':
      return isCreditPointer(pointer) ? { label: CREDIT_LABELS[pointer] } : undefined;
    case 'art':
    case 'notes':
      return undefined;
    default:
      return findPlainLabel([field as PlainField], pointer);
  }
}

function findPlainLabel(fields: readonly PlainField[], pointer: string): FieldLabel | undefined {
  const field = fields.find(
    ({ pointer: fieldPointer }) => pointer === fieldPointer || pointer.startsWith(`${fieldPointer}/`),
  );
  return field && { label: field.label };
}

function findGridLabel({ rows, columns }: GridField, pointer: string): FieldLabel | undefined {
  for (const row of rows) {
    if (pointer === row.pointer) return { label: row.label };
    const column = columns.find(
      (candidate) => candidate.kind === 'number' && pointer === `${row.pointer}${candidate.pointer}`,
    );
    if (column?.kind === 'number') return { label: createCellLabel(row, column) };
  }
  return undefined;
}

/** Creates the label of a number in a grid: `Fight dice`. */
export const createCellLabel =
  (row: { readonly label: LateText }, column: { readonly suffix: LateText }): LateText =>
  (translate) =>
    translate('fieldLabels.gridCell', {
      row: formatLateText(translate, row.label),
      column: formatLateText(translate, column.suffix),
    });

function findEntryLabel({ pointer: listPointer, item }: ListField, pointer: string): FieldLabel | undefined {
  const index = pointer.startsWith(`${listPointer}/`)
    ? /^\d+/.exec(pointer.slice(listPointer.length + 1))?.[0]
    : undefined;
  if (index === undefined) return undefined;
  const entryPointer = `${listPointer}/${index}`;
  const fields = item.flatMap((entryField: PlainField | RowField) =>
    entryField.kind === 'row' ? (entryField as RowField).fields : [entryField],
  );
  const innerLabel = findPlainLabel(fields as PlainField[], pointer.slice(entryPointer.length));
  return innerLabel && { ...innerLabel, entry: entryPointer };
}
