/** Limits that are checked before the schema, which would take too long on huge data. */
import { placeName } from './place-name.ts';
import type { ProblemDetail, TemplateProblem } from './problem.ts';

/** Greatest nesting, and greatest number of characters in all texts and keys, other values counting one. */
const MOST_DEPTH = 40;
const MOST_CHARACTERS = 4_000_000;

interface Visit {
  readonly value: unknown;
  readonly depth: number;
  readonly key: PropertyKey;
  readonly parent: Visit | undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

function pathOf(visit: Visit): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let at = visit; at.parent !== undefined; at = at.parent) path.unshift(at.key);
  return path;
}

/** What rules a single value out, and how many characters it adds. */
function refusal({ value, depth }: Visit, characters: number): ProblemDetail | undefined {
  if (characters > MOST_CHARACTERS) return { kind: 'too-much', most: MOST_CHARACTERS };
  if (depth > MOST_DEPTH) return { kind: 'too-deep', most: MOST_DEPTH };
  const proto = isObject(value) && Object.hasOwn(value, '__proto__');
  return proto ? { kind: 'proto' } : undefined;
}

/** The first thing that rules a template out unread; undefined when it can be read. Walks without recursion. */
export function guardTemplate(data: unknown): TemplateProblem | undefined {
  const open: Visit[] = [{ value: data, depth: 0, key: '', parent: undefined }];
  let characters = 0;
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { value, depth } = visit;
    characters += lengthOf(value);
    const keys = isObject(value) ? Object.keys(value) : [];
    // Counted before they are looked at, so that a list of millions is refused and not walked.
    characters += keys.reduce((sum, key) => sum + key.length + 1, 0);
    const wrong = refusal(visit, characters);
    // Only the first steps of a deep path are named.
    if (wrong !== undefined) return { ...placeName(data, pathOf(visit).slice(0, 8)), wrong };
    for (const key of keys) {
      const inner = (value as Readonly<Record<string, unknown>>)[key];
      const counted = characters + lengthOf(inner);
      // Most values hold no others: they are counted on the spot, unless they rule the template out.
      if (!isObject(inner) && depth < MOST_DEPTH && counted <= MOST_CHARACTERS) characters = counted;
      else open.push({ value: inner, depth: depth + 1, key: Array.isArray(value) ? Number(key) : key, parent: visit });
    }
  }
  return undefined;
}
