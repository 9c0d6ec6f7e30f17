/** Whether path data is what drawings may hold; anything else ends the path there (path.ts). */

/** Absolute commands with all their numbers, from a move on, and nothing else. */
export function isPath(data: string): boolean {
  let [letter, count] = ['', 0];
  const isWhole = (): boolean => {
    const arity = Object.hasOwn(ARITY, letter) ? ARITY[letter] : undefined;
    if (arity === undefined) return false;
    return arity === 0 ? count === 0 : count > 0 && count % arity === 0;
  };
  for (const [, next] of data.matchAll(TOKEN)) {
    if (next === undefined) count += 1;
    else {
      // A path begins with a move, and a command that lacks a number would draw nothing, or something else.
      if (letter === '' ? next !== 'M' || count > 0 : !isWhole()) return false;
      [letter, count] = [next, 0];
    }
  }
  return PATH.test(data) && isWhole();
}
const PATH = /^[\sMLHVCQZz\d.,eE+-]*$/;
const TOKEN = /([A-Za-z])|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;
/** How many numbers each command has; further ones repeat it. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0, z: 0 };
