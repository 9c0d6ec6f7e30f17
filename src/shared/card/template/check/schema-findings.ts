/** Converts schema issues to findings on a template, each at the location where it can be repaired. */
import type { z } from 'zod';
import { cardTemplateSchema } from '../card-template.ts';
import { describeLocation, getValueAtPath } from './location.ts';
import { suggestKeys } from './suggest-keys.ts';
import type { FindingDetail, TemplateFinding } from './template-finding.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const getTypeName = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Describes a value by its type. A number where another number is expected is described by its value. */
const describeFound = (value: unknown, expected: string): string =>
  typeof value === 'number' && (expected === 'int' || expected === 'number') ? String(value) : getTypeName(value);

/**
 * Chooses the issues of the union member that was probably meant: the one with the fewest missing or unknown keys. Unknown keys count
 * more, since a form that was meant knows the keys that were written.
 */
function chooseBranch(errors: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const computeDistance = (branch: readonly Issue[]): number =>
    branch.filter((issue) => issue.code === 'unrecognized_keys' && issue.path.length === 0).length * 10 +
    branch.filter((issue) => issue.code === 'invalid_type' && issue.path.length <= 1).length;
  const usableBranches = errors.filter((branch) =>
    branch.every(({ path, code }) => path.length > 0 || code !== 'invalid_type'),
  );
  return [...usableBranches].sort((a, b) => computeDistance(a) - computeDistance(b))[0];
}

/** Returns which recursive form is expected at a path, by the key that leads to it. */
function getShapeKind(path: Path): Extract<FindingDetail, { kind: 'shape' }>['of'] {
  const key = [...path].reverse().find((segment) => typeof segment === 'string');
  if (key === 'value' || key === 'name' || key === 'count' || key === 'join') return 'value';
  return key === 'when' || key === 'all' || key === 'any' || key === 'not' ? 'condition' : 'other';
}

/** Keys that decide the form of a value and of a condition; only one of them is allowed. */
const FORM_KEYS = {
  value: ['text', 'at', 'item', 'each', 'join'],
  condition: ['all', 'any', 'not', 'at'],
  other: [],
} as const;

/** Finds the keys of different forms in one value or condition. */
function findMixedKeys(actualValue: unknown, path: Path): readonly string[] {
  if (typeof actualValue !== 'object' || actualValue === null) return [];
  const formKeys = FORM_KEYS[getShapeKind(path)].filter((key) => Object.hasOwn(actualValue, key));
  return formKeys.length > 1 ? formKeys : [];
}

/** Returns the form that a text must have, by the key that holds it. */
function getFormKind(path: Path): Extract<FindingDetail, { kind: 'form' }>['form'] {
  const key = path[path.length - 1];
  if (path.includes('theme') || path.includes('colours')) return 'hex';
  if (key === 'item') return 'item';
  if (key === 'id' || key === 'base' || path[0] === 'sizes' || path[0] === 'slots') return 'id';
  return key === 'd' || key === 'window' ? 'path' : 'pointer';
}

const UNIT_BY_ORIGIN: Readonly<Record<string, 'characters' | 'entries'>> = { string: 'characters', array: 'entries' };
const getUnit = (origin: string): 'number' | 'characters' | 'entries' => UNIT_BY_ORIGIN[origin] ?? 'number';

/** Whether a path is the width or height of a box. */
const isExtent = (path: Path): boolean => path[path.length - 2] === 'box' && Number(path[path.length - 1]) >= 2;

function createDetail(issue: Issue, actualValue: unknown, path: Path, data: unknown, schema: z.ZodType): FindingDetail {
  switch (issue.code) {
    case 'invalid_type':
      return actualValue === undefined
        ? { kind: 'missing', expected: issue.expected }
        : { kind: 'type', expected: issue.expected, got: describeFound(actualValue, issue.expected) };
    case 'too_small':
      if (isExtent(path))
        return { kind: 'flat', side: path[path.length - 1] === 2 ? 'width' : 'height', got: Number(actualValue) };
      return { kind: 'range', of: getUnit(issue.origin), least: Number(issue.minimum) };
    case 'too_big':
      return { kind: 'range', of: getUnit(issue.origin), most: Number(issue.maximum) };
    case 'invalid_value':
      return {
        kind: 'one-of',
        options: issue.values.map((value) => (typeof value === 'number' ? value : String(value))),
        got: JSON.stringify(actualValue) ?? 'nothing',
      };
    case 'invalid_key':
      return { kind: 'form', form: path[0] === 'sizes' || path[0] === 'slots' ? 'id' : 'name' };
    case 'unrecognized_keys': {
      const mixedKeys = findMixedKeys(actualValue, path);
      if (mixedKeys.length > 0) return { kind: 'mixed', keys: mixedKeys };
      return {
        kind: 'unknown-keys',
        keys: issue.keys,
        known: suggestKeys(issue.keys, actualValue, path, data, schema),
      };
    }
    case 'invalid_format':
      return { kind: 'form', form: getFormKind(path) };
    default:
      return { kind: 'shape', of: getShapeKind(path) };
  }
}

const ELEMENT_KINDS = [
  'shape',
  'halftone',
  'text',
  'flow',
  'stat',
  'track',
  'symbol',
  'picture',
  'list',
  'credit',
  'art',
] as const;

/** Converts issues to findings. The paths of the issues are relative to `basePath` in `data`. */
export function createSchemaFindings(
  issues: readonly Issue[],
  data: unknown,
  basePath: Path = [],
  schema: z.ZodType = cardTemplateSchema,
): TemplateFinding[] {
  return issues.flatMap((issue): TemplateFinding[] => {
    const path = [...basePath, ...issue.path];
    const actualValue = getValueAtPath(data, path);
    if (issue.code === 'invalid_union') {
      if ('discriminator' in issue && issue.discriminator === 'kind') {
        const detail: FindingDetail = {
          kind: 'one-of',
          options: ELEMENT_KINDS,
          got: JSON.stringify(actualValue) ?? 'nothing',
        };
        return [{ ...describeLocation(data, path), detail }];
      }
      const branch = typeof actualValue === 'object' && actualValue !== null ? chooseBranch(issue.errors) : undefined;
      if (branch !== undefined && branch.length > 0) return createSchemaFindings(branch, data, path, schema);
    }
    return [{ ...describeLocation(data, path), detail: createDetail(issue, actualValue, path, data, schema) }];
  });
}
