/** Everything that a document states, with the row of the table that it belongs to. */
import { pointer } from '../document/pointer.ts';
import { formatText, type LateText } from '../texts/late-text.ts';
import type { FieldSpec, FieldTable, Values } from './field.ts';

export interface Place {
  readonly path: string;
  readonly value: unknown;
  readonly field: FieldSpec;
  /** What stands there, as people read it: `Agility`, `Range of attack 2`. */
  readonly label: LateText;
  /** The first fact of the row of the document that it stands in. */
  readonly fact: string | undefined;
}

interface Within {
  readonly path: string;
  readonly fact: string | undefined;
  /** The entry of a list that it belongs to: `attack`, 2. */
  readonly entry: { readonly label: LateText; readonly number: number } | undefined;
}

/** In the order of the table. Nothing is yielded for what the document leaves out. */
export function placesOf(fields: FieldTable, document: object): Iterable<Place> {
  return within(fields, document as Values, undefined);
}

function* within(fields: FieldTable, values: Values, holder: Within | undefined): Iterable<Place> {
  for (const [key, field] of Object.entries(fields)) {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) continue;
    const path = pointer(holder?.path ?? '', key);
    const fact = holder === undefined ? field.fact : holder.fact;
    const entry = holder?.entry;
    yield { path, value, field, fact, label: labelWithin(field.label, entry) };
    if (field.kind === 'group') yield* within(field.fields, value as Values, { path, fact, entry });
    if (field.kind !== 'list') continue;
    for (const [index, item] of (value as Values[]).entries()) {
      yield* within(field.item, item, {
        path: pointer(path, index),
        fact,
        entry: { label: field.entryLabel, number: index + 1 },
      });
    }
  }
}

/** Returns the label of a field, with the entry that it belongs to. */
const labelWithin = (label: LateText, entry: Within['entry']): LateText =>
  entry === undefined
    ? label
    : (translate) => {
        const values = {
          label: formatText(translate, label),
          entry: formatText(translate, entry.label),
          number: entry.number,
        };
        return translate('fieldLabels.entryField', values);
      };
