/** Finds the section of a form that shows a place of the document. */
import type { Field, FormSpec } from './form.ts';

/** Returns the places that a field shows, each including everything below it. */
function listFieldPointers(field: Field): readonly string[] {
  switch (field.kind) {
    case 'row':
      return field.fields.map(({ pointer }) => pointer);
    case 'grid':
      return field.rows.map(({ pointer }) => pointer);
    case 'art':
      return ['/art'];
    case 'credits':
      return ['/credits', '/art/image/credit'];
    case 'notes':
      return ['/notes'];
    default:
      return [field.pointer];
  }
}

const isWithin = (pointer: string, parentPointer: string): boolean =>
  pointer === parentPointer || pointer.startsWith(`${parentPointer}/`);

/** Returns the section with the field nearest to the place: `/art/image/credit` has a field of its own apart from that of `/art`. */
function findContainingIndex(pointersBySection: readonly (readonly string[])[], pointer: string): number {
  const nearestPointer = pointersBySection
    .flat()
    .filter((parentPointer) => isWithin(pointer, parentPointer))
    .sort((left, right) => right.length - left.length)[0];
  return nearestPointer === undefined
    ? -1
    : pointersBySection.findIndex((sectionPointers) => sectionPointers.includes(nearestPointer));
}

/**
 * Returns the index of the section that shows a place: a field, a part of a field, or an object that contains a field (`/keywords`
 * for `/keywords/type`). Returns undefined for a place that no field shows.
 */
export function findSectionIndex({ sections }: FormSpec, pointer: string): number | undefined {
  const pointersBySection = sections.map(({ fields }) => fields.flatMap(listFieldPointers));
  const containingIndex = findContainingIndex(pointersBySection, pointer);
  const sectionIndex =
    containingIndex >= 0 || pointer === ''
      ? containingIndex
      : pointersBySection.findIndex((sectionPointers) =>
          sectionPointers.some((fieldPointer) => isWithin(fieldPointer, pointer)),
        );
  return sectionIndex < 0 ? undefined : sectionIndex;
}
