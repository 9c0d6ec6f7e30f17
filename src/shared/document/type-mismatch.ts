/** Finds the first place where a value doesn't have the type that its format requires. */
import { isObject } from './json/json-object.ts';
import type { ObjectShape, Shape } from './shape.ts';

export interface TypeMismatch {
  /** Keys and indexes, outermost last, since they are collected while the recursion returns. */
  readonly reversedPath: (string | number)[];
  /** The expected type, as JSON calls it. */
  readonly expected: string;
}

/** Checks fields in the order of the schema and stops at the first mismatch. */
export function findTypeMismatch(shape: Shape, value: unknown): TypeMismatch | undefined {
  switch (shape.kind) {
    case 'anything':
      return undefined;
    case 'word':
      return value === shape.word ? undefined : { reversedPath: [], expected: shape.word };
    case 'array':
      return Array.isArray(value)
        ? findMismatchInList(shape.entryShape, value)
        : { reversedPath: [], expected: 'array' };
    case 'object':
      return isObject(value) ? findMismatchInObject(shape, value) : { reversedPath: [], expected: 'object' };
    default:
      // The remaining kinds have the names that `typeof` returns.
      return typeof value === shape.kind ? undefined : { reversedPath: [], expected: shape.kind };
  }
}

function findMismatchInList(entryShape: Shape, entries: readonly unknown[]): TypeMismatch | undefined {
  for (let index = 0; index < entries.length; index++) {
    const mismatch = findTypeMismatch(entryShape, entries[index]);
    if (mismatch) return addSegment(index, mismatch);
  }
  return undefined;
}

function findMismatchInObject(
  { fields, keys, otherShape }: ObjectShape,
  object: Readonly<Record<string, unknown>>,
): TypeMismatch | undefined {
  for (const { key, shape, isRequired } of fields) {
    const value = object[key];
    if (value === undefined && !isRequired) continue;
    const mismatch = findTypeMismatch(shape, value);
    if (mismatch) return addSegment(key, mismatch);
  }
  if (otherShape === undefined) return undefined;
  for (const key of Object.keys(object)) {
    const mismatch = keys.has(key) ? undefined : findTypeMismatch(otherShape, object[key]);
    if (mismatch) return addSegment(key, mismatch);
  }
  return undefined;
}

function addSegment(segment: string | number, mismatch: TypeMismatch): TypeMismatch {
  mismatch.reversedPath.push(segment);
  return mismatch;
}
