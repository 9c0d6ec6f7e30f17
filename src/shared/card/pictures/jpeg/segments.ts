/** The segments that a JPEG is made of (ISO 10918-1, B.1). */

export interface Segment {
  /** Second byte of its marker. */
  readonly marker: number;
  /** Where its marker begins, and the byte behind its end; of a scan behind its last coded byte. */
  readonly start: number;
  readonly end: number;
}

export const MARKER = { SOI: 0xd8, EOI: 0xd9, SOS: 0xda, DQT: 0xdb, DHT: 0xc4, DRI: 0xdd, APP0: 0xe0 } as const;

/** Markers that stand within the coded bytes of a scan. */
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Frames and application data; the other markers from C0 on that have a length. */
const hasLength = (marker: number): boolean => marker >= 0xc0 && !isRestart(marker) && marker !== MARKER.SOI;

/** From the first marker behind the start of the picture to its end, without it; undefined where the file ends before. */
export function segmentsOf(bytes: Uint8Array): Segment[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== MARKER.SOI) return undefined;
  const out: Segment[] = [];
  for (let at = 2; at + 1 < bytes.length; ) {
    const found = segmentAt(bytes, at);
    if (found === undefined) return undefined;
    if (found.marker === MARKER.EOI) return out;
    out.push(found);
    at = found.end;
  }
  return undefined;
}

function segmentAt(bytes: Uint8Array, from: number): Segment | undefined {
  if (bytes[from] !== 0xff) return undefined;
  let start = from;
  // Markers may be filled up with FF.
  while (bytes[start + 1] === 0xff) start += 1;
  const marker = bytes[start + 1] ?? 0;
  if (marker === MARKER.EOI) return { marker, start, end: start + 2 };
  if (!hasLength(marker)) return undefined;
  const length = (bytes[start + 2] ?? 0) * 256 + (bytes[start + 3] ?? 0);
  const behind = start + 2 + length;
  if (length < 2 || behind > bytes.length) return undefined;
  const end = marker === MARKER.SOS ? endOfScan(bytes, behind) : behind;
  return end === undefined ? undefined : { marker, start, end };
}

/** Where the marker behind the coded bytes stands, restarts counted in their order; undefined where none comes. */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  let restarts = 0;
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1] as number;
    if (isRestart(next)) {
      if ((next & 7) !== restarts % 8) return undefined;
      restarts += 1;
    } else if (next !== 0 && next !== 0xff) {
      return at === from ? undefined : at;
    }
    // In FF FF the second byte may begin a marker.
    at += next === 0xff ? 1 : 2;
  }
  return undefined;
}
