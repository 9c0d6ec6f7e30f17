import { segments, valueBelow } from './pointer.ts';

/**
 * Every value at a pointer in which the segment `*` stands for all entries of a list. A list there gives its
 * entries, a missing value nothing.
 */
export function valuesAt(document: unknown, at: string): unknown[] {
  let values: unknown[] = [document];
  for (const segment of segments(at)) {
    values = values.flatMap((value) => (segment === '*' ? entriesOf(value) : [valueBelow(value, [segment])]));
  }
  return values.flatMap((value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]));
}

const entriesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
