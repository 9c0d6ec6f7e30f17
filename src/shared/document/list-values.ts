import { getValueBySegments, parsePointer } from './pointer.ts';

/**
 * Returns every value at a pointer in which the segment `*` means all entries of a list. A list at the end contributes its entries; a
 * missing value contributes nothing.
 */
export function listValuesAt(document: unknown, pointer: string): unknown[] {
  let values: unknown[] = [document];
  for (const segment of parsePointer(pointer)) {
    values = values.flatMap((value) => (segment === '*' ? getEntries(value) : [getValueBySegments(value, [segment])]));
  }
  return values.flatMap((value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]));
}

const getEntries = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
