/** The coded bytes of a JPEG scan: divided at its restart markers, without the zeros that are stuffed behind FF. */

export interface CodedBytes {
  /** The bytes between restart markers, in order. */
  readonly intervals: readonly { readonly start: number; readonly end: number }[];
  /** Where the marker behind the scan begins. */
  readonly end: number;
}

/** Divides the bytes from `start` on; undefined where the file ends before the scan or restart markers are out of order. */
export function divideCodedBytes(bytes: Uint8Array, start: number): CodedBytes | undefined {
  const intervals: { start: number; end: number }[] = [];
  let from = start;
  let position = bytes.indexOf(0xff, start);
  while (position >= 0 && position + 1 < bytes.length) {
    const next = bytes[position + 1] ?? 0;
    if (next === 0xff) position += 1;
    else if (next === 0) position += 2;
    else {
      intervals.push({ start: from, end: position });
      const isRestart = next >= 0xd0 && next <= 0xd7;
      if (!isRestart) return { intervals, end: position };
      if ((next & 7) !== (intervals.length - 1) % 8) return undefined;
      position += 2;
      from = position;
    }
    position = bytes.indexOf(0xff, position);
  }
  return undefined;
}

/** Bytes that a reader may look ahead beyond the end. */
const LOOK_AHEAD = 8;

/** A buffer for `unstuff` that holds any interval of these. */
export const makeBuffer = ({ intervals }: CodedBytes): Uint8Array =>
  new Uint8Array(intervals.reduce((max, { start, end }) => Math.max(max, end - start), 0) + LOOK_AHEAD);

/** Copies an interval without its stuffed zeros and fill bytes into `buffer`, followed by zeros. Returns its length. */
export function unstuff(
  bytes: Uint8Array,
  { start, end }: { readonly start: number; readonly end: number },
  buffer: Uint8Array,
): number {
  let length = 0;
  let from = start;
  while (from < end) {
    const marker = bytes.indexOf(0xff, from);
    const until = marker < 0 || marker >= end ? end : marker + 1;
    // A short copy is quicker byte by byte.
    if (until - from < 32) for (let i = from; i < until; i += 1) buffer[length + i - from] = bytes[i] ?? 0;
    else buffer.set(bytes.subarray(from, until), length);
    length += until - from;
    if (until < end && bytes[until] === 0xff) {
      // FF FF: the first one only fills up.
      length -= 1;
      from = until;
    } else from = marker >= 0 && marker < end ? until + 1 : until;
  }
  // A last FF belongs to the marker that follows.
  if (end > start && bytes[end - 1] === 0xff) length -= 1;
  buffer.fill(0, length, length + LOOK_AHEAD);
  return length;
}

/** The number of bits that are 1. */
export function countBits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The 32 bits from bit `position` on, as a signed number, of which the first 25 are sure to be there. */
export function peekBits(data: Uint8Array, position: number): number {
  const index = position >> 3;
  return (
    (((data[index] as number) << 24) |
      ((data[index + 1] as number) << 16) |
      ((data[index + 2] as number) << 8) |
      (data[index + 3] as number)) <<
    (position & 7)
  );
}
