/** Creates the list of places that card templates may point to, from a table of fields. */
import type { CardSubject, FieldKind } from '../card/card-rules.ts';
import { type FieldSpec, type FieldTable, isNumberField } from './field.ts';

interface SubjectPlaces {
  /** The pointers of all places. */
  fields: string[];
  /** The kinds of places that aren't text, by pointer. */
  kinds: Record<string, FieldKind>;
  /** All possible words of a place, by pointer. */
  words: Record<string, readonly string[]>;
}

/** Fields that every character has in addition to its table. */
const COMMON_FIELDS = [
  'id',
  'name',
  'concept',
  'notes',
  'art/drawing',
  'art/image',
  'art/image/credit',
  ...['artist', 'set', 'symbol', 'number', 'version', 'copyright'].map((key) => `credits/${key}`),
  'factions',
  'factions/*',
];

/**
 * Lists every field of the table below `/character`, and derived values. `derived` maps pointers below `/derived` to their content: a kind,
 * or all possible words. The entries of a list have `/*`.
 */
export function createCharacterSubject(
  fields: FieldTable,
  derived: Readonly<Record<string, FieldKind | 'text' | readonly string[]>> = {},
): CardSubject {
  const places: SubjectPlaces = {
    fields: COMMON_FIELDS.map((fieldName) => `/character/${fieldName}`),
    kinds: { '/character/art/drawing': 'drawing', '/character/credits/symbol': 'drawing' },
    words: {},
  };
  for (const [fieldName, field] of Object.entries(fields)) addPlaces(places, `/character/${fieldName}`, field);
  for (const [fieldName, content] of Object.entries(derived)) {
    const pointer = `/derived/${fieldName}`;
    places.fields.push(pointer);
    if (typeof content === 'object') places.words[pointer] = content;
    else if (content !== 'text') places.kinds[pointer] = content;
  }
  return places;
}

function addPlaces(places: SubjectPlaces, pointer: string, field: FieldSpec): void {
  places.fields.push(pointer);
  if (isNumberField(field)) places.kinds[pointer] = 'number';
  else if (field.kind === 'flag') places.kinds[pointer] = 'flag';
  else if (field.kind === 'word') places.words[pointer] = field.words.map(({ id }) => id);
  else if (field.kind === 'texts') places.fields.push(`${pointer}/*`);
  else if (field.kind === 'numbers') {
    for (const { id } of field.words)
      addPlaces(places, `${pointer}/${id}`, { kind: field.value, heading: id, label: id });
  } else if (field.kind === 'group') {
    for (const [fieldName, innerField] of Object.entries(field.fields))
      addPlaces(places, `${pointer}/${fieldName}`, innerField);
  } else if (field.kind === 'list') {
    places.fields.push(`${pointer}/*`);
    for (const [fieldName, innerField] of Object.entries(field.item))
      addPlaces(places, `${pointer}/*/${fieldName}`, innerField);
  }
}
