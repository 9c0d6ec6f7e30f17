/** Everything that a document states, with the row of the table that it belongs to. */
import { pointer } from '../document/pointer.ts';
import type { FieldSpec, FieldTable, Values } from './field.ts';

export interface Place {
  readonly path: string;
  readonly value: unknown;
  readonly field: FieldSpec;
  /** What stands there, as people read it: `Agility`, `Range of attack 2`. */
  readonly label: string;
  /** The first fact of the row of the document that it stands in. */
  readonly fact: string | undefined;
}

interface Within {
  readonly path: string;
  readonly fact: string | undefined;
  /** Behind a label: ` of attack 2`. */
  readonly of: string;
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
    const of = holder?.of ?? '';
    yield { path, value, field, fact, label: `${field.label}${of}` };
    if (field.kind === 'group') yield* within(field.fields, value as Values, { path, fact, of });
    if (field.kind !== 'list') continue;
    for (const [i, entry] of (value as Values[]).entries()) {
      yield* within(field.item, entry, { path: pointer(path, i), fact, of: ` of ${field.entry} ${i + 1}` });
    }
  }
}
