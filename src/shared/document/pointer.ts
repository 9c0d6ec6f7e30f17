/** RFC 6901 JSON pointers. */
import { cached, newCache } from '../base/cache.ts';

/** Joins a pointer and further segments: `pointer('/traits', 'fight', 'dice')`. */
export function pointer(base: string, ...segments: readonly (string | number)[]): string {
  let out = base;
  for (const segment of segments) out += `/${typeof segment === 'number' ? segment : escaped(segment)}`;
  return out;
}

const escaped = (segment: string): string =>
  /[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment;

/** The segments of a pointer, unescaped. The empty pointer names the whole document and has none. */
export function segments(path: string): string[] {
  if (path === '') return [];
  return path
    .slice(1)
    .split('/')
    .map((s) => s.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Pointers of templates, which are asked for with every card: without their segments a deck takes 5 % longer. */
const known = newCache<readonly string[]>();
const MOST_KNOWN = 5000;
const LONGEST_KNOWN = 100;

function knownSegments(path: string): readonly string[] {
  return path.length > LONGEST_KNOWN ? segments(path) : cached(known, path, MOST_KNOWN, () => segments(path));
}

/** What stands at a pointer, or undefined. Only own keys of objects count. */
export const valueAt = (document: unknown, path: string): unknown => valueBelow(document, knownSegments(path));

/** The same for a pointer that is in segments already. */
export function valueBelow(document: unknown, keys: readonly string[]): unknown {
  let value: unknown = document;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
