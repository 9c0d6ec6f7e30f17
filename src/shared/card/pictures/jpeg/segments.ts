/** Reads the segments of a JPEG (ISO 10918-1, B.1). */

export interface Segment {
  /** The second byte of its marker. */
  readonly marker: number;
  /** The offset of its marker. */
  readonly start: number;
  /** The offset after its last byte; for a scan after its last coded byte. */
  readonly end: number;
}

export const MARKER = { SOI: 0xd8, EOI: 0xd9, SOS: 0xda, DQT: 0xdb, DHT: 0xc4, DRI: 0xdd, APP0: 0xe0 } as const;

/** Whether a marker is a restart within the coded bytes of a scan. */
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Whether a length follows the marker. */
const hasLength = (marker: number): boolean => marker >= 0xc0 && !isRestart(marker) && marker !== MARKER.SOI;

/** Reads all segments between the start and end markers; undefined if the file ends before the end marker. */
export function readSegments(bytes: Uint8Array): Segment[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== MARKER.SOI) return undefined;
  const segments: Segment[] = [];
  for (let offset = 2; offset + 1 < bytes.length; ) {
    const segment = readSegment(bytes, offset);
    if (segment === undefined) return undefined;
    if (segment.marker === MARKER.EOI) return segments;
    segments.push(segment);
    offset = segment.end;
  }
  return undefined;
}

function readSegment(bytes: Uint8Array, offset: number): Segment | undefined {
  if (bytes[offset] !== 0xff) return undefined;
  let start = offset;
  // Markers may be padded with FF.
  while (bytes[start + 1] === 0xff) start += 1;
  const marker = bytes[start + 1] ?? 0;
  if (marker === MARKER.EOI) return { marker, start, end: start + 2 };
  if (!hasLength(marker)) return undefined;
  const length = (bytes[start + 2] ?? 0) * 256 + (bytes[start + 3] ?? 0);
  const bodyEnd = start + 2 + length;
  if (length < 2 || bodyEnd > bytes.length) return undefined;
  const end = marker === MARKER.SOS ? findScanEnd(bytes, bodyEnd) : bodyEnd;
  return end === undefined ? undefined : { marker, start, end };
}

/** Finds the marker after the coded bytes; undefined if there is none or the restart markers are out of order. */
function findScanEnd(bytes: Uint8Array, codedStart: number): number | undefined {
  let restartCount = 0;
  for (
    let offset = bytes.indexOf(0xff, codedStart);
    offset >= 0 && offset + 1 < bytes.length;
    offset = bytes.indexOf(0xff, offset)
  ) {
    const nextByte = bytes[offset + 1] as number;
    if (isRestart(nextByte)) {
      if ((nextByte & 7) !== restartCount % 8) return undefined;
      restartCount += 1;
    } else if (nextByte !== 0 && nextByte !== 0xff) {
      return offset === codedStart ? undefined : offset;
    }
    // In FF FF the second byte may begin a marker.
    offset += nextByte === 0xff ? 1 : 2;
  }
  return undefined;
}
