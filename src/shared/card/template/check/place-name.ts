/** Names a place in a template: the element or part it belongs to, and the path from there. */
import type { TemplateProblem } from './problem.ts';

type Path = readonly PropertyKey[];
type Place = Pick<TemplateProblem, 'at' | 'element' | 'key'>;

const SIDES: ReadonlySet<PropertyKey> = new Set(['front', 'back', 'more', 'fallback']);
/** Parts with names of their own: `styles.name`. */
const NAMED: ReadonlySet<PropertyKey> = new Set(['styles', 'symbols', 'pictures', 'sizes', 'themes', 'slots']);

/** `value.join[0].at` */
export function written(path: Path): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

/** How many steps lead to the innermost element, or to the named part, that a place belongs to. */
function lengthOfHolder(path: Path): number {
  for (let index = path.length - 2; index >= 0; index -= 1) {
    if (SIDES.has(path[index] as PropertyKey) && typeof path[index + 1] === 'number') return index + 2;
  }
  return path.length >= 2 && NAMED.has(path[0] as PropertyKey) ? 2 : 0;
}

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** What stands at a path; undefined when there is nothing. */
export function valueAtPath(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/** The name of a place in data that may be anything. */
export function placeName(data: unknown, path: Path): Place {
  const length = lengthOfHolder(path);
  const holder = valueAtPath(data, path.slice(0, length));
  const place = { at: written(path.slice(0, length)), key: written(path.slice(length)) };
  if (!isObject(holder) || typeof holder.kind !== 'string') return place;
  const { kind, id } = holder;
  return { ...place, element: typeof id === 'string' ? { kind, id } : { kind } };
}
