/** Splits the entropy-coded bytes of a JPEG scan at its restart markers and removes the stuffed zeros after FF. */

export interface CodedBytes {
  /** The ranges between restart markers, in order. */
  readonly intervals: readonly { readonly start: number; readonly end: number }[];
  /** Offset of the marker that follows the scan. */
  readonly end: number;
}

/** Splits the bytes from `start` on. Returns undefined if the file ends within the scan or its restart markers are out of order. */
export function divideCodedBytes(bytes: Uint8Array, start: number): CodedBytes | undefined {
  const intervals: { start: number; end: number }[] = [];
  let intervalStart = start;
  let position = bytes.indexOf(0xff, start);
  while (position >= 0 && position + 1 < bytes.length) {
    const nextByte = bytes[position + 1] ?? 0;
    if (nextByte === 0xff) position += 1;
    else if (nextByte === 0) position += 2;
    else {
      intervals.push({ start: intervalStart, end: position });
      const isRestart = nextByte >= 0xd0 && nextByte <= 0xd7;
      if (!isRestart) return { intervals, end: position };
      // Restart markers are numbered D0 to D7 and then start again.
      if ((nextByte & 7) !== (intervals.length - 1) % 8) return undefined;
      position += 2;
      intervalStart = position;
    }
    position = bytes.indexOf(0xff, position);
  }
  return undefined;
}

/** Bytes that a reader may look ahead beyond the end of an interval. */
const LOOK_AHEAD_BYTES = 8;

/** Creates a buffer for `removeStuffing` that is large enough for every interval. */
export const createIntervalBuffer = ({ intervals }: CodedBytes): Uint8Array =>
  new Uint8Array(intervals.reduce((max, { start, end }) => Math.max(max, end - start), 0) + LOOK_AHEAD_BYTES);

/** Copies an interval into `buffer` without stuffed zeros and fill bytes, and appends zeros. Returns its length in bytes. */
export function removeStuffing(
  bytes: Uint8Array,
  { start, end }: { readonly start: number; readonly end: number },
  buffer: Uint8Array,
): number {
  let outputLength = 0;
  let sourceStart = start;
  while (sourceStart < end) {
    const markerStart = bytes.indexOf(0xff, sourceStart);
    const sourceEnd = markerStart < 0 || markerStart >= end ? end : markerStart + 1;
    // Copying byte by byte is faster for short runs.
    if (sourceEnd - sourceStart < 32)
      for (let index = sourceStart; index < sourceEnd; index += 1)
        buffer[outputLength + index - sourceStart] = bytes[index] ?? 0;
    else buffer.set(bytes.subarray(sourceStart, sourceEnd), outputLength);
    outputLength += sourceEnd - sourceStart;
    if (sourceEnd < end && bytes[sourceEnd] === 0xff) {
      // In FF FF, the first byte is a fill byte.
      outputLength -= 1;
      sourceStart = sourceEnd;
    } else sourceStart = markerStart >= 0 && markerStart < end ? sourceEnd + 1 : sourceEnd;
  }
  // An FF at the end belongs to the marker that follows.
  if (end > start && bytes[end - 1] === 0xff) outputLength -= 1;
  buffer.fill(0, outputLength, outputLength + LOOK_AHEAD_BYTES);
  return outputLength;
}

/** Counts the bits that are set. */
export function countBits(mask: number): number {
  let bitCounts = mask - ((mask >>> 1) & 0x5555_5555);
  bitCounts = (bitCounts & 0x3333_3333) + ((bitCounts >>> 2) & 0x3333_3333);
  return Math.imul((bitCounts + (bitCounts >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Returns the 32 bits from bit `position` on as a signed number. Only the first 25 bits are reliable. */
export function peekBits(data: Uint8Array, position: number): number {
  const byteIndex = position >> 3;
  return (
    (((data[byteIndex] as number) << 24) |
      ((data[byteIndex + 1] as number) << 16) |
      ((data[byteIndex + 2] as number) << 8) |
      (data[byteIndex + 3] as number)) <<
    (position & 7)
  );
}
