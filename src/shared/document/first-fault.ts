/** The first place where a value is not of the type that its format asks for. */
import { isObject } from './json/json-object.ts';
import type { ObjectShape, Shape } from './shape.ts';

export interface Fault {
  /** Keys and indices, the outermost last, since they are collected while the recursion returns. */
  readonly upwards: (string | number)[];
  /** The type that belongs there, as JSON calls it. */
  readonly expected: string;
}

/** Goes in the order of the schema, and stops at the first fault. */
export function firstFault(shape: Shape, value: unknown): Fault | undefined {
  switch (shape.kind) {
    case 'anything':
      return undefined;
    case 'word':
      return value === shape.word ? undefined : { upwards: [], expected: shape.word };
    case 'array':
      return Array.isArray(value) ? faultInList(shape.of, value) : { upwards: [], expected: 'array' };
    case 'object':
      return isObject(value) ? faultInObject(shape, value) : { upwards: [], expected: 'object' };
    default:
      // The remaining kinds have the names that `typeof` gives.
      return typeof value === shape.kind ? undefined : { upwards: [], expected: shape.kind };
  }
}

function faultInList(of: Shape, list: readonly unknown[]): Fault | undefined {
  for (let index = 0; index < list.length; index++) {
    const fault = firstFault(of, list[index]);
    if (fault) return below(index, fault);
  }
  return undefined;
}

function faultInObject(
  { fields, keys, others }: ObjectShape,
  object: Readonly<Record<string, unknown>>,
): Fault | undefined {
  for (const { key, shape, isRequired } of fields) {
    const value = object[key];
    if (value === undefined && !isRequired) continue;
    const fault = firstFault(shape, value);
    if (fault) return below(key, fault);
  }
  if (others === undefined) return undefined;
  for (const key of Object.keys(object)) {
    const fault = keys.has(key) ? undefined : firstFault(others, object[key]);
    if (fault) return below(key, fault);
  }
  return undefined;
}

function below(segment: string | number, fault: Fault): Fault {
  fault.upwards.push(segment);
  return fault;
}
