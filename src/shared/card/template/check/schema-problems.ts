/** The issues of the schema as problems of a template, all of them, each at the place where something can be repaired. */
import type { z } from 'zod';
import { cardTemplateSchema } from '../card-template.ts';
import { keysInstead } from './keys-instead.ts';
import { placeName, valueAtPath } from './place-name.ts';
import type { ProblemDetail, TemplateProblem } from './problem.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** How the value found is described: a number by its value where its kind is right. */
const foundAs = (value: unknown, expected: string): string =>
  typeof value === 'number' && (expected === 'int' || expected === 'number') ? String(value) : typeOf(value);

/** The issues of the form that was probably meant: the one without missing or unknown keys. */
function meant(errors: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const distance = (branch: readonly Issue[]): number =>
    branch.filter((issue) => issue.code === 'unrecognized_keys' && issue.path.length === 0).length * 10 +
    branch.filter((issue) => issue.code === 'invalid_type' && issue.path.length <= 1).length;
  const usable = errors.filter((branch) =>
    branch.every(({ path, code }) => path.length > 0 || code !== 'invalid_type'),
  );
  return [...usable].sort((a, b) => distance(a) - distance(b))[0];
}

/** Which of the recursive forms stands at a path, by the key that leads to it. */
function shapeOf(path: Path): Extract<ProblemDetail, { kind: 'shape' }>['of'] {
  const key = [...path].reverse().find((one) => typeof one === 'string');
  if (key === 'value' || key === 'name' || key === 'count' || key === 'join') return 'value';
  return key === 'when' || key === 'all' || key === 'any' || key === 'not' ? 'condition' : 'other';
}

/** Keys that decide the form of a value and of a condition; only one of them is allowed. */
const FORM_KEYS = {
  value: ['text', 'at', 'item', 'each', 'join'],
  condition: ['all', 'any', 'not', 'at'],
  other: [],
} as const;

/** The forms that are mixed in one value or condition. */
function mixed(got: unknown, path: Path): readonly string[] {
  if (typeof got !== 'object' || got === null) return [];
  const keys = FORM_KEYS[shapeOf(path)].filter((key) => Object.hasOwn(got, key));
  return keys.length > 1 ? keys : [];
}

function formOf(path: Path): Extract<ProblemDetail, { kind: 'form' }>['form'] {
  const key = path[path.length - 1];
  if (path.includes('theme') || path.includes('colours')) return 'hex';
  if (key === 'item') return 'item';
  if (key === 'id' || key === 'base' || path[0] === 'sizes' || path[0] === 'slots') return 'id';
  return key === 'd' || key === 'window' ? 'path' : 'pointer';
}

const COUNTED: Readonly<Record<string, 'characters' | 'entries'>> = { string: 'characters', array: 'entries' };
const ofOrigin = (origin: string): 'number' | 'characters' | 'entries' => COUNTED[origin] ?? 'number';

/** Width or height of a box. */
const isExtent = (path: Path): boolean => path[path.length - 2] === 'box' && Number(path[path.length - 1]) >= 2;

function wrongOf(issue: Issue, got: unknown, path: Path, data: unknown, schema: z.ZodType): ProblemDetail {
  switch (issue.code) {
    case 'invalid_type':
      return got === undefined
        ? { kind: 'missing', expected: issue.expected }
        : { kind: 'type', expected: issue.expected, got: foundAs(got, issue.expected) };
    case 'too_small':
      if (isExtent(path))
        return { kind: 'flat', side: path[path.length - 1] === 2 ? 'width' : 'height', got: Number(got) };
      return { kind: 'range', of: ofOrigin(issue.origin), least: Number(issue.minimum) };
    case 'too_big':
      return { kind: 'range', of: ofOrigin(issue.origin), most: Number(issue.maximum) };
    case 'invalid_value':
      return {
        kind: 'one-of',
        options: issue.values.map((value) => (typeof value === 'number' ? value : String(value))),
        got: JSON.stringify(got) ?? 'nothing',
      };
    case 'invalid_key':
      return { kind: 'form', form: path[0] === 'sizes' || path[0] === 'slots' ? 'id' : 'name' };
    case 'unrecognized_keys': {
      const keys = mixed(got, path);
      if (keys.length > 0) return { kind: 'mixed', keys };
      return { kind: 'unknown-keys', keys: issue.keys, known: keysInstead(issue.keys, got, path, data, schema) };
    }
    case 'invalid_format':
      return { kind: 'form', form: formOf(path) };
    default:
      return { kind: 'shape', of: shapeOf(path) };
  }
}

const KINDS = ['shape', 'halftone', 'text', 'flow', 'stat', 'track', 'symbol', 'picture', 'list', 'art'] as const;

/** `data` is what was read; paths of the issues lead into it from `base` on. */
export function schemaProblems(
  issues: readonly Issue[],
  data: unknown,
  base: Path = [],
  schema: z.ZodType = cardTemplateSchema,
): TemplateProblem[] {
  return issues.flatMap((issue): TemplateProblem[] => {
    const path = [...base, ...issue.path];
    const got = valueAtPath(data, path);
    if (issue.code === 'invalid_union') {
      if ('discriminator' in issue && issue.discriminator === 'kind') {
        const wrong: ProblemDetail = { kind: 'one-of', options: KINDS, got: JSON.stringify(got) ?? 'nothing' };
        return [{ ...placeName(data, path), wrong }];
      }
      const branch = typeof got === 'object' && got !== null ? meant(issue.errors) : undefined;
      if (branch !== undefined && branch.length > 0) return schemaProblems(branch, data, path, schema);
    }
    return [{ ...placeName(data, path), wrong: wrongOf(issue, got, path, data, schema) }];
  });
}
