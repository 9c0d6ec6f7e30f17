/** Suggests keys for an unknown key: keys that are allowed in its place, most similar first. */
import { z } from 'zod';
import { computeEditDistance } from '../../../text/edit-distance.ts';

type Path = readonly PropertyKey[];
type Shape = Readonly<Record<string, z.ZodType>>;

/** The maximum number of characters of a key that are compared. */
const MAX_COMPARED_CHARACTERS = 60;

const getEntry = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<PropertyKey, unknown>>)[key] : undefined;

/** Lists the schemas that may apply to a value: unwraps optional ones, and selects the union members that match the value. */
function resolveForms(schema: unknown, value: unknown): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) return resolveForms(schema.unwrap(), value);
  if (!(schema instanceof z.ZodUnion)) return schema instanceof z.ZodType ? [schema] : [];
  const forms = schema.options.flatMap((option) => resolveForms(option, value));
  const kind = getEntry(value, 'kind');
  const fittingForms = forms.filter((form) => form instanceof z.ZodObject && fitsForm(form.shape, value, kind));
  return fittingForms.length > 0 ? fittingForms : forms;
}

/** Whether a value was probably meant to have this form: an element by its kind, any other value by a required key. */
function fitsForm(shape: Shape, value: unknown, kind: unknown): boolean {
  const { kind: literal } = shape;
  if (literal instanceof z.ZodLiteral) return literal.value === kind;
  return Object.entries(shape).some(
    ([key, part]) => !(part instanceof z.ZodOptional) && getEntry(value, key) !== undefined,
  );
}

function getInnerSchema(schema: z.ZodType, key: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return (schema.shape as Shape)[String(key)];
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodRecord ? schema.valueType : undefined;
}

/** Suggests keys that the object at `path` does not have yet. `schema` is the schema of `data`. */
export function suggestKeys(
  unknownKeys: readonly string[],
  existingObject: unknown,
  path: Path,
  data: unknown,
  schema: z.ZodType,
): string[] {
  let value = data;
  let forms = resolveForms(schema, data);
  for (const key of path) {
    value = getEntry(value, key);
    const nextValue = value;
    forms = forms.flatMap((form) => resolveForms(getInnerSchema(form, key), nextValue));
  }
  const keys = forms.flatMap((form) => (form instanceof z.ZodObject ? Object.keys(form.shape as Shape) : []));
  const freeKeys = [...new Set(keys)].filter((key) => getEntry(existingObject, key) === undefined);
  // A key in untrusted data may be a megabyte, while known keys are short.
  const firstKey = (unknownKeys[0] ?? '').slice(0, MAX_COMPARED_CHARACTERS);
  const distances = new Map(freeKeys.map((key) => [key, computeEditDistance(firstKey, key)]));
  return freeKeys.sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}
