/** Lists every value that a document states, with its field of the table. */
import { joinPointer } from '../document/pointer.ts';
import { formatLateText, type LateText } from '../texts/late-text.ts';
import type { FieldSpec, FieldTable, Values } from './field.ts';

export interface Place {
  readonly path: string;
  readonly value: unknown;
  readonly field: FieldSpec;
  /** The label for users: `Agility`, `Range of attack 2`. */
  readonly label: LateText;
  /** The number of the first fact (rule of the game) about the top-level field that contains the place. */
  readonly fact: string | undefined;
}

interface ParentPlace {
  readonly path: string;
  readonly fact: string | undefined;
  /** The list entry that contains the place: `attack`, 2. */
  readonly entry: { readonly label: LateText; readonly number: number } | undefined;
}

/** Lists the places in the order of the table. Missing values are omitted. */
export function listPlaces(fields: FieldTable, document: object): Iterable<Place> {
  return walkFields(fields, document as Values, undefined);
}

function* walkFields(fields: FieldTable, values: Values, parentPlace: ParentPlace | undefined): Iterable<Place> {
  for (const [fieldName, field] of Object.entries(fields)) {
    const value = Object.hasOwn(values, fieldName) ? values[fieldName] : undefined;
    if (value === undefined) continue;
    const pointer = joinPointer(parentPlace?.path ?? '', fieldName);
    const factNumber = parentPlace === undefined ? field.fact : parentPlace.fact;
    const listEntry = parentPlace?.entry;
    yield { path: pointer, value, field, fact: factNumber, label: createLabel(field.label, listEntry) };
    if (field.kind === 'group')
      yield* walkFields(field.fields, value as Values, { path: pointer, fact: factNumber, entry: listEntry });
    if (field.kind !== 'list') continue;
    for (const [entryIndex, entryValue] of (value as Values[]).entries()) {
      yield* walkFields(field.item, entryValue, {
        path: joinPointer(pointer, entryIndex),
        fact: factNumber,
        entry: { label: field.entryLabel, number: entryIndex + 1 },
      });
    }
  }
}

/** Creates the label of a field, including its list entry. */
const createLabel = (label: LateText, listEntry: ParentPlace['entry']): LateText =>
  listEntry === undefined
    ? label
    : (translate) => {
        const values = {
          label: formatLateText(translate, label),
          entry: formatLateText(translate, listEntry.label),
          number: listEntry.number,
        };
        return translate('fieldLabels.entryField', values);
      };
