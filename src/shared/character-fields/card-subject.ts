/** The places that card templates may point at, from a table of fields. */
import type { CardSubject, FieldKind } from '../card/card-rules.ts';
import { type FieldSpec, type FieldTable, isNumber } from './field.ts';

interface Places {
  fields: string[];
  kinds: Record<string, FieldKind>;
  words: Record<string, readonly string[]>;
}

/** What every character has besides its table. */
const COMMON = [
  'id',
  'name',
  'concept',
  'notes',
  'art/drawing',
  'art/image',
  'art/image/credit',
  'factions',
  'factions/*',
];

/**
 * Every field of the table below `/character`, and what follows from it: `derived` lists pointers below `/derived`, those of
 * lists with `/*`, with what they hold.
 */
export function characterSubject(
  fields: FieldTable,
  derived: Readonly<Record<string, FieldKind | 'text' | readonly string[]>> = {},
): CardSubject {
  const places: Places = {
    fields: COMMON.map((key) => `/character/${key}`),
    kinds: { '/character/art/drawing': 'drawing' },
    words: {},
  };
  for (const [key, field] of Object.entries(fields)) addPlaces(places, `/character/${key}`, field);
  for (const [key, holds] of Object.entries(derived)) {
    const at = `/derived/${key}`;
    places.fields.push(at);
    if (typeof holds === 'object') places.words[at] = holds;
    else if (holds !== 'text') places.kinds[at] = holds;
  }
  return places;
}

function addPlaces(places: Places, at: string, field: FieldSpec): void {
  places.fields.push(at);
  if (isNumber(field)) places.kinds[at] = 'number';
  else if (field.kind === 'flag') places.kinds[at] = 'flag';
  else if (field.kind === 'word') places.words[at] = field.of.map(({ id }) => id);
  else if (field.kind === 'texts') places.fields.push(`${at}/*`);
  else if (field.kind === 'numbers') {
    for (const { id } of field.of) addPlaces(places, `${at}/${id}`, { kind: field.value, heading: id, label: id });
  } else if (field.kind === 'group') {
    for (const [key, inner] of Object.entries(field.fields)) addPlaces(places, `${at}/${key}`, inner);
  } else if (field.kind === 'list') {
    places.fields.push(`${at}/*`);
    for (const [key, inner] of Object.entries(field.item)) addPlaces(places, `${at}/*/${key}`, inner);
  }
}
