/**
 * Whether path data consists of absolute commands with all their numbers, beginning with a move. `parsePath` stops at anything else.
 */
export function isPathData(pathData: string): boolean {
  let [letter, numberCount] = ['', 0];
  const isComplete = (): boolean => {
    const arity = Object.hasOwn(NUMBERS_PER_COMMAND, letter) ? NUMBERS_PER_COMMAND[letter] : undefined;
    if (arity === undefined) return false;
    return arity === 0 ? numberCount === 0 : numberCount > 0 && numberCount % arity === 0;
  };
  for (const [, nextLetter] of pathData.matchAll(TOKEN)) {
    if (nextLetter === undefined) numberCount += 1;
    else {
      // A path begins with a move. A command with a missing number would draw nothing or something wrong.
      if (letter === '' ? nextLetter !== 'M' || numberCount > 0 : !isComplete()) return false;
      [letter, numberCount] = [nextLetter, 0];
    }
  }
  return PATH_CHARACTERS.test(pathData) && isComplete();
}
const PATH_CHARACTERS = /^[\sMLHVCQZz\d.,eE+-]*$/;
/** Matches a letter, or a number such as `12`, `-.5` or `1.5e-3`. */
const TOKEN = /([A-Za-z])|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;
/** The numbers of each command. More numbers repeat the command. */
const NUMBERS_PER_COMMAND: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0, z: 0 };
