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
    case 'notes':
      return ['/notes'];
    default:
      return [field.pointer];
  }
}

const isWithin = (pointer: string, parentPointer: string): boolean =>
  pointer === parentPointer || pointer.startsWith(`${parentPointer}/`);

/**
 * Returns the index of the section that shows a place: a field, a part of a field, or an object that contains a field (`/keywords`
 * for `/keywords/type`). Returns undefined for a place that no field shows.
 */
export function findSectionIndex({ sections }: FormSpec, pointer: string): number | undefined {
  const pointersBySection = sections.map(({ fields }) => fields.flatMap(listFieldPointers));
  const containingIndex = pointersBySection.findIndex((sectionPointers) =>
    sectionPointers.some((parentPointer) => isWithin(pointer, parentPointer)),
  );
  const sectionIndex =
    containingIndex >= 0 || pointer === ''
      ? containingIndex
      : pointersBySection.findIndex((sectionPointers) =>
          sectionPointers.some((fieldPointer) => isWithin(fieldPointer, pointer)),
        );
  return sectionIndex < 0 ? undefined : sectionIndex;
}
