/** RFC 6901 JSON pointers. */

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

/** What stands at a pointer, or undefined. Only own keys of objects count. */
export const valueAt = (document: unknown, path: string): unknown => valueBelow(document, segments(path));

/** The same for a pointer that is in segments already. */
export function valueBelow(document: unknown, keys: readonly string[]): unknown {
  let value: unknown = document;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
