/** Which section of a form a place of the document stands in. */
import type { Field, FormSpec } from './form.ts';

/** The places that a field shows, each with everything below it. */
function placesOf(field: Field): readonly string[] {
  switch (field.kind) {
    case 'row':
      return field.fields.map(({ at }) => at);
    case 'grid':
      return field.rows.map(({ at }) => at);
    case 'art':
      return ['/art'];
    case 'notes':
      return ['/notes'];
    default:
      return [field.at];
  }
}

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/**
 * The number of the section that shows a place: a field of it, what stands inside a field, or an object that a field is part of
 * (`/keywords` of `/keywords/type`). Undefined for a place that no field shows.
 */
export function sectionOf({ sections }: FormSpec, path: string): number | undefined {
  const places = sections.map(({ fields }) => fields.flatMap(placesOf));
  const inside = places.findIndex((held) => held.some((place) => isWithin(path, place)));
  const found = inside >= 0 || path === '' ? inside : places.findIndex((held) => held.some((at) => isWithin(at, path)));
  return found < 0 ? undefined : found;
}
