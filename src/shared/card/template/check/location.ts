/** Describes a location in a template: the element or part that contains it, and the path from there. */
import type { TemplateFinding } from './template-finding.ts';

type Path = readonly PropertyKey[];
type Location = Pick<TemplateFinding, 'location' | 'element' | 'keyPath'>;

/** Keys of lists of elements: the two sides, the card for the texts that did not fit, and the elements shown instead of a picture. */
const ELEMENT_LISTS: ReadonlySet<PropertyKey> = new Set(['front', 'back', 'more', 'fallback']);
/** Keys of named parts: `styles.name`. */
const NAMED_PARTS: ReadonlySet<PropertyKey> = new Set(['styles', 'symbols', 'pictures', 'sizes', 'themes', 'slots']);

/** Formats a path as `value.join[0].at`. */
export function formatPath(path: Path): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

/** Returns the length of the path to the innermost element or named part that contains a location. */
function getHolderLength(path: Path): number {
  for (let index = path.length - 2; index >= 0; index -= 1) {
    if (ELEMENT_LISTS.has(path[index] as PropertyKey) && typeof path[index + 1] === 'number') return index + 2;
  }
  return path.length >= 2 && NAMED_PARTS.has(path[0] as PropertyKey) ? 2 : 0;
}

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the value at a path, or undefined. */
export function getValueAtPath(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/** Describes a location in untrusted data. */
export function describeLocation(data: unknown, path: Path): Location {
  const holderLength = getHolderLength(path);
  const holder = getValueAtPath(data, path.slice(0, holderLength));
  const location = { location: formatPath(path.slice(0, holderLength)), keyPath: formatPath(path.slice(holderLength)) };
  if (!isObject(holder) || typeof holder.kind !== 'string') return location;
  const { kind, id } = holder;
  return { ...location, element: typeof id === 'string' ? { kind, id } : { kind } };
}
