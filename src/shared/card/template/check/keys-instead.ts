/** For a key that nothing reads: the keys there are at its place, the most alike first. */
import { z } from 'zod';
import { editDistance } from '../../../text/edit-distance.ts';

type Path = readonly PropertyKey[];
type Shape = Readonly<Record<string, z.ZodType>>;

/** Letters of a key that are compared. */
const MOST_LETTERS = 60;

const entryOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<PropertyKey, unknown>>)[key] : undefined;

/** The schemas that a schema may stand for at a value: optional parts opened, of several forms those that share a key. */
function formsOf(schema: unknown, value: unknown): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) return formsOf(schema.unwrap(), value);
  if (!(schema instanceof z.ZodUnion)) return schema instanceof z.ZodType ? [schema] : [];
  const forms = schema.options.flatMap((option) => formsOf(option, value));
  const kind = entryOf(value, 'kind');
  const fitting = forms.filter((form) => form instanceof z.ZodObject && fits(form.shape, value, kind));
  return fitting.length > 0 ? fitting : forms;
}

/** Whether a value is meant to have this form: an element by its kind, any other by a key that only this form has. */
function fits(shape: Shape, value: unknown, kind: unknown): boolean {
  const { kind: literal } = shape;
  if (literal instanceof z.ZodLiteral) return literal.value === kind;
  return Object.entries(shape).some(
    ([key, part]) => !(part instanceof z.ZodOptional) && entryOf(value, key) !== undefined,
  );
}

function inside(schema: z.ZodType, key: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return (schema.shape as Shape)[String(key)];
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodRecord ? schema.valueType : undefined;
}

/** Keys of the object at a path of data that `there` does not have yet. @param schema of the data */
export function keysInstead(
  wrong: readonly string[],
  there: unknown,
  path: Path,
  data: unknown,
  schema: z.ZodType,
): string[] {
  let value = data;
  let forms = formsOf(schema, data);
  for (const key of path) {
    value = entryOf(value, key);
    const next = value;
    forms = forms.flatMap((form) => formsOf(inside(form, key), next));
  }
  const keys = forms.flatMap((form) => (form instanceof z.ZodObject ? Object.keys(form.shape as Shape) : []));
  const free = [...new Set(keys)].filter((key) => entryOf(there, key) === undefined);
  // A key of a stranger may be a megabyte, and ours have few letters.
  const first = (wrong[0] ?? '').slice(0, MOST_LETTERS);
  const slips = new Map(free.map((key) => [key, editDistance(first, key)]));
  return free.sort((a, b) => (slips.get(a) ?? 0) - (slips.get(b) ?? 0));
}
