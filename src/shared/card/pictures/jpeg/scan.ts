/** Scans of a JPEG: which part of which colours each holds (ISO 10918-1, B.2.3 and G.1.1). */
import type { Segment } from './segments.ts';

export interface Scan {
  /** Its colours, each with the Huffman tables that it may need, as `class * 16 + number`. */
  readonly parts: readonly { readonly id: number; readonly averages: number; readonly details: number }[];
  /** The coefficients it holds: 0 is the average, 63 the finest detail. */
  readonly first: number;
  readonly last: number;
  /** Low bits still missing before this scan (0 where no scan came before) and after it. */
  readonly before: number;
  readonly after: number;
}

/** Low bits still missing of each coefficient, by colour; -1 before its first scan. */
export type Progress = Map<number, Int8Array>;

const COEFFICIENTS = 64;

/** The head of a scan; undefined where its length or its number of colours is wrong. */
export function readScan(bytes: Uint8Array, { start, end }: Segment, most: number): Scan | undefined {
  const body = bytes.subarray(start + 4, end);
  const count = body[0] ?? 0;
  const length = (bytes[start + 2] ?? 0) * 256 + (bytes[start + 3] ?? 0);
  if (count < 1 || count > most || length !== 6 + 2 * count) return undefined;
  const parts = Array.from({ length: count }, (_, i) => {
    const [id = 0, table = 0] = body.subarray(1 + 2 * i, 3 + 2 * i);
    return { id, averages: table >> 4, details: 16 + (table & 15) };
  });
  const [first = 0, last = 0, bits = 0] = body.subarray(1 + 2 * count, 4 + 2 * count);
  const isOnce = new Set(parts.map(({ id }) => id)).size === count;
  return isOnce ? { parts, first, last, before: bits >> 4, after: bits & 15 } : undefined;
}

/** Whether a scan of a picture that is not progressive holds all of its colours, which no other one has shown. */
export function isWhole({ parts, first, last, before, after }: Scan, progress: Progress): boolean {
  const isNew = parts.every(({ id }) => !progress.has(id));
  for (const { id } of parts) progress.set(id, new Int8Array(COEFFICIENTS));
  return isNew && first === 0 && last === COEFFICIENTS - 1 && before === 0 && after === 0;
}

/** Whether a scan of a progressive picture continues where the scans before it ended. */
export function followsInProgress({ parts, first, last, before, after }: Scan, progress: Progress): boolean {
  const isRange = first === 0 ? last === 0 : last >= first && last < COEFFICIENTS && parts.length === 1;
  if (!isRange || after > 13 || (before > 0 && after !== before - 1)) return false;
  return parts.every(({ id }) => {
    const known = progress.get(id) ?? new Int8Array(COEFFICIENTS).fill(-1);
    progress.set(id, known);
    if (first > 0 && known[0] === -1) return false;
    const follows = known
      .subarray(first, last + 1)
      .every((lacks) => (lacks === -1 ? before === 0 : lacks === before && before > 0));
    known.fill(after, first, last + 1);
    return follows;
  });
}
