/** Reads scan headers of a JPEG: the components and the coefficients that each scan contains (ISO 10918-1, B.2.3 and G.1.1). */
import type { Segment } from './segments.ts';

export interface Scan {
  /** The color components, each with the Huffman tables that it may need, as `class * 16 + number`. */
  readonly components: readonly { readonly id: number; readonly dcTable: number; readonly acTable: number }[];
  /** The first coefficient: 0 is the DC coefficient, 63 the last AC coefficient. */
  readonly spectralStart: number;
  /** The last coefficient. */
  readonly spectralEnd: number;
  /** How many low bits were missing before this scan, or 0 if it is the first scan of these coefficients. */
  readonly approximationHigh: number;
  /** How many low bits are missing after this scan. */
  readonly approximationLow: number;
}

/** How many low bits of each coefficient are still missing, by component id; -1 before the first scan. */
export type Progress = Map<number, Int8Array>;

const COEFFICIENT_COUNT = 64;

/** Reads the header of a scan. Returns undefined if its length or its number of components is wrong. */
export function readScan(bytes: Uint8Array, { start, end }: Segment, maxComponents: number): Scan | undefined {
  const segmentBody = bytes.subarray(start + 4, end);
  const componentCount = segmentBody[0] ?? 0;
  const segmentLength = (bytes[start + 2] ?? 0) * 256 + (bytes[start + 3] ?? 0);
  if (componentCount < 1 || componentCount > maxComponents || segmentLength !== 6 + 2 * componentCount)
    return undefined;
  const components = Array.from({ length: componentCount }, (_component, index) => {
    const [id = 0, tableInfo = 0] = segmentBody.subarray(1 + 2 * index, 3 + 2 * index);
    return { id, dcTable: tableInfo >> 4, acTable: 16 + (tableInfo & 15) };
  });
  const [spectralStart = 0, spectralEnd = 0, approximation = 0] = segmentBody.subarray(
    1 + 2 * componentCount,
    4 + 2 * componentCount,
  );
  const hasDistinctIds = new Set(components.map(({ id }) => id)).size === componentCount;
  return hasDistinctIds
    ? {
        components,
        spectralStart,
        spectralEnd,
        approximationHigh: approximation >> 4,
        approximationLow: approximation & 15,
      }
    : undefined;
}

/** Whether a scan of a sequential picture contains all coefficients of components that are new. Records the components in `progress`. */
export function isCompleteScan(
  { components, spectralStart, spectralEnd, approximationHigh, approximationLow }: Scan,
  progress: Progress,
): boolean {
  const isNew = components.every(({ id }) => !progress.has(id));
  for (const { id } of components) progress.set(id, new Int8Array(COEFFICIENT_COUNT));
  return (
    isNew &&
    spectralStart === 0 &&
    spectralEnd === COEFFICIENT_COUNT - 1 &&
    approximationHigh === 0 &&
    approximationLow === 0
  );
}

/** Whether a scan of a progressive picture continues where the earlier scans ended. Records the scan in `progress`. */
export function followsInProgress(
  { components, spectralStart, spectralEnd, approximationHigh, approximationLow }: Scan,
  progress: Progress,
): boolean {
  const isValidRange =
    spectralStart === 0
      ? spectralEnd === 0
      : spectralEnd >= spectralStart && spectralEnd < COEFFICIENT_COUNT && components.length === 1;
  if (!isValidRange || approximationLow > 13 || (approximationHigh > 0 && approximationLow !== approximationHigh - 1))
    return false;
  return components.every(({ id }) => {
    const componentProgress = progress.get(id) ?? new Int8Array(COEFFICIENT_COUNT).fill(-1);
    progress.set(id, componentProgress);
    if (spectralStart > 0 && componentProgress[0] === -1) return false;
    const isInOrder = componentProgress
      .subarray(spectralStart, spectralEnd + 1)
      .every((missingBits) =>
        missingBits === -1 ? approximationHigh === 0 : missingBits === approximationHigh && approximationHigh > 0,
      );
    componentProgress.fill(approximationLow, spectralStart, spectralEnd + 1);
    return isInOrder;
  });
}
