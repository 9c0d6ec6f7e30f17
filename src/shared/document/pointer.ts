/** RFC 6901 JSON pointers. */

/** Joins a pointer and further segments: `pointer('/traits', 'fight', 'dice')`. */
export function pointer(base: string, ...segments: readonly (string | number)[]): string {
  let out = base;
  for (const segment of segments) out += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return out;
}

/** The segments of a pointer, unescaped. The empty pointer names the whole document and has none. */
export function segments(path: string): string[] {
  if (path === '') return [];
  return path
    .slice(1)
    .split('/')
    .map((s) => s.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Pointers whose segments are cached: templates use the same ones on every card. */
const MOST_SPLIT = 10_000;
const split = new Map<string, readonly string[]>();

/** The segments of a pointer that is used again and again; cached. */
export function segmentsOnce(path: string): readonly string[] {
  const known = split.get(path);
  if (known !== undefined) return known;
  if (split.size >= MOST_SPLIT) split.clear();
  const made = segments(path);
  split.set(path, made);
  return made;
}

/** What stands at a pointer, or undefined. Only own keys of objects count. */
export const valueAt = (document: unknown, path: string): unknown => valueBelow(document, segmentsOnce(path));

/** The same for a pointer that is in segments already. */
export function valueBelow(document: unknown, segments: readonly string[]): unknown {
  let value: unknown = document;
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}
