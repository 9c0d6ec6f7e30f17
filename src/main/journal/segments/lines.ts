/**
 * Reads and writes the lines of a journal file: a digest, a space, and JSON that begins with the line number. The digest detects damaged
 * lines.
 */
import { createHash } from 'node:crypto';

/** The number of SHA-256 digits at the beginning of a line, which is enough to detect random damage. */
const DIGEST_LENGTH = 32;
/** Matches the beginning of a line, such as `0f3a…9c {"n":`. */
const LINE_START = new RegExp(`[0-9a-f]{${DIGEST_LENGTH}} \\{"n":`, 'g');

/** Includes the number of the file in the digest, so that a misplaced line of another file does not count. */
const computeDigest = (fileNumber: number, json: string): string =>
  createHash('sha256').update(`${fileNumber} ${json}`).digest('hex').slice(0, DIGEST_LENGTH);

/** Formats a line for the file. `json` is an object on one line that begins with its number: `{"n":1`. */
export const formatLine = (fileNumber: number, json: string): string => `${computeDigest(fileNumber, json)} ${json}\n`;

export interface ReadLines<T> {
  /** The values of the undamaged lines, in order. */
  readonly values: readonly T[];
  /** The text of the damaged lines, without an incomplete line at the end. */
  readonly damaged: readonly string[];
  /** Length up to the last line break; an incomplete line may follow. */
  readonly completeLength: number;
}

/** Reads the lines of a file. Never throws. */
export function readLines<T extends { n: number }>(fileNumber: number, bytes: Uint8Array): ReadLines<T> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values: T[] = [];
  const damaged: string[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = buffer.indexOf(0x0a, position);
    if (lineEnd < 0) break;
    readLine(fileNumber, buffer.toString('utf8', position, lineEnd), values, damaged);
    position = lineEnd + 1;
  }
  // An incomplete last line was never confirmed. It counts if only its line break is missing.
  if (position < buffer.length) readLine(fileNumber, buffer.toString('utf8', position), values, []);
  return { values, damaged, completeLength: position };
}

/** Reads one line. If a line break was damaged, the text contains two lines, and the second is found by its beginning. */
function readLine<T>(fileNumber: number, lineText: string, values: T[], damaged: string[]): void {
  const wholeValue = parseLine<T>(fileNumber, lineText);
  if (wholeValue !== undefined) {
    values.push(wholeValue);
    return;
  }
  const starts = [...lineText.matchAll(LINE_START)].map(({ index }) => index);
  if (starts[0] !== 0) starts.unshift(0);
  for (const [index, start] of starts.entries()) {
    const candidate = lineText.slice(start, starts[index + 1]);
    // The last character of the first line may be its damaged line break.
    const value = parseLine<T>(fileNumber, candidate) ?? parseLine<T>(fileNumber, candidate.slice(0, -1));
    if (value === undefined) damaged.push(candidate);
    else values.push(value);
  }
}

function parseLine<T>(fileNumber: number, lineText: string): T | undefined {
  const json = lineText.slice(DIGEST_LENGTH + 1);
  if (lineText[DIGEST_LENGTH] !== ' ' || computeDigest(fileNumber, json) !== lineText.slice(0, DIGEST_LENGTH))
    return undefined;
  try {
    return JSON.parse(json) as T;
  } catch {
    return undefined;
  }
}
