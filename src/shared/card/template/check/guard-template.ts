/** Checks limits before the schema, which would take too long for huge data. */
import { describeLocation } from './location.ts';
import type { FindingDetail, TemplateFinding } from './template-finding.ts';

/** The maximum nesting. */
const MAX_DEPTH = 40;
/** The maximum number of characters in all texts and keys. */
const MAX_CHARACTERS = 4_000_000;

interface Visit {
  readonly value: unknown;
  readonly depth: number;
  readonly key: PropertyKey;
  readonly parent: Visit | undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const getLength = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

function getPath(visit: Visit): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let current = visit; current.parent !== undefined; current = current.parent) path.unshift(current.key);
  return path;
}

/** Returns the limit that a value violates, if any. */
function findViolation({ value, depth }: Visit, characters: number): FindingDetail | undefined {
  if (characters > MAX_CHARACTERS) return { kind: 'too-much', most: MAX_CHARACTERS };
  if (depth > MAX_DEPTH) return { kind: 'too-deep', most: MAX_DEPTH };
  const hasPrototypeKey = isObject(value) && Object.hasOwn(value, '__proto__');
  return hasPrototypeKey ? { kind: 'proto' } : undefined;
}

/** Finds the first violated limit; undefined if the data can be checked by the schema. Walks without recursion. */
export function guardTemplate(data: unknown): TemplateFinding | undefined {
  const openVisits: Visit[] = [{ value: data, depth: 0, key: '', parent: undefined }];
  let characters = 0;
  for (let visit = openVisits.pop(); visit !== undefined; visit = openVisits.pop()) {
    const { value, depth } = visit;
    characters += getLength(value);
    const keys = isObject(value) ? Object.keys(value) : [];
    // Keys are counted first, so that a list of millions is rejected without walking it.
    characters += keys.reduce((sum, key) => sum + key.length + 1, 0);
    const detail = findViolation(visit, characters);
    // Only the first segments of a deep path are reported.
    if (detail !== undefined) return { ...describeLocation(data, getPath(visit).slice(0, 8)), detail };
    for (const key of keys) {
      const child = (value as Readonly<Record<string, unknown>>)[key];
      const newCount = characters + getLength(child);
      // Most values are no lists or objects. Such a value is counted immediately, unless it violates a limit.
      if (!isObject(child) && depth < MAX_DEPTH && newCount <= MAX_CHARACTERS) characters = newCount;
      else
        openVisits.push({
          value: child,
          depth: depth + 1,
          key: Array.isArray(value) ? Number(key) : key,
          parent: visit,
        });
    }
  }
  return undefined;
}
