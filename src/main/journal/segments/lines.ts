/** The lines of a journal file: a digest, a blank, JSON with its number first. A line that was changed or torn is noticed. */
import { createHash } from 'node:crypto';

/** Digits of SHA-256 at the beginning of a line: enough to detect random damage. */
const DIGITS = 32;
const START = new RegExp(`[0-9a-f]{${DIGITS}} \\{"n":`, 'g');

/** `file` is the number of the file, so that a misplaced line of another file does not count. */
const digestOf = (file: number, json: string): string =>
  createHash('sha256').update(`${file} ${json}`).digest('hex').slice(0, DIGITS);

/** A line as it is written. `json` is an object on one line, and begins with its number: `{"n":1`. */
export const lineOf = (file: number, json: string): string => `${digestOf(file, json)} ${json}\n`;

export interface ReadLines<T> {
  /** Values of the complete lines, in order. */
  readonly values: readonly T[];
  /** Text of damaged lines, without an incomplete one at the end. */
  readonly damaged: readonly string[];
  /** Length up to the last line break; an incomplete line may follow. */
  readonly end: number;
}

/** Reads what `lineOf` wrote. Never throws. */
export function readLines<T extends { n: number }>(file: number, bytes: Uint8Array): ReadLines<T> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values: T[] = [];
  const damaged: string[] = [];
  let end = 0;
  for (;;) {
    const next = all.indexOf(0x0a, end);
    if (next < 0) break;
    readLine(file, all.toString('utf8', end, next), values, damaged);
    end = next + 1;
  }
  // An incomplete last line was never confirmed. It counts if only its line break is missing.
  if (end < all.length) readLine(file, all.toString('utf8', end), values, []);
  return { values, damaged, end };
}

/** Where a line break was damaged, two lines are in one; the second is found by its beginning. */
function readLine<T>(file: number, text: string, values: T[], damaged: string[]): void {
  const whole = lineValue<T>(file, text);
  if (whole !== undefined) {
    values.push(whole);
    return;
  }
  const starts = [...text.matchAll(START)].map(({ index }) => index);
  if (starts[0] !== 0) starts.unshift(0);
  for (const [index, start] of starts.entries()) {
    const piece = text.slice(start, starts[index + 1]);
    const value = lineValue<T>(file, piece) ?? lineValue<T>(file, piece.slice(0, -1));
    if (value === undefined) damaged.push(piece);
    else values.push(value);
  }
}

function lineValue<T>(file: number, text: string): T | undefined {
  const json = text.slice(DIGITS + 1);
  if (text[DIGITS] !== ' ' || digestOf(file, json) !== text.slice(0, DIGITS)) return undefined;
  try {
    return JSON.parse(json) as T;
  } catch {
    return undefined;
  }
}
