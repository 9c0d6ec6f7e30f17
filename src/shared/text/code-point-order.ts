/**
 * Compares by code points. Not `<`, which compares UTF-16 code units: they order what lies beyond the basic plane differently,
 * so that a folder would be listed in another order than its UTF-8 names are.
 */
export function byCodePoint(a: string, b: string): number {
  const least = Math.min(a.length, b.length);
  let at = 0;
  while (at < least && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at === least ? a.length - b.length : rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
}

/** Surrogates stand for code points above all others. */
const rank = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);
