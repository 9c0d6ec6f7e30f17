/** Rows that the database gets or gives at once: it copies each, and while it copies thousands nobody can type. */
const AT_ONCE = 200;

/** The same in parts, each to be waited for before the next. */
export function inParts<T>(all: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) parts.push(all.slice(at, at + AT_ONCE));
  return parts;
}
