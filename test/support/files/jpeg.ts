/** Builds JPEGs with given segments, and lists the segments of one. */
import { readSegments } from '../../../src/shared/card/pictures/jpeg/segments.ts';

/** A segment with its marker and length; the body as Latin-1. */
export function segment(marker: number, body: string): Uint8Array {
  const bytes = Buffer.from(body, 'latin1');
  const length = bytes.length + 2;
  return Buffer.concat([Uint8Array.of(0xff, marker, length >> 8, length & 255), bytes]);
}

type Place = 'before the last scan';

/** The file with segments behind its start, or where the last word says. */
export function withSegments(bytes: Uint8Array, ...parts: [...Uint8Array[], Uint8Array | Place]): Uint8Array {
  const added = parts.filter((part) => typeof part !== 'string');
  const scan = (readSegments(bytes) ?? []).findLast(({ marker }) => marker === 0xda);
  const at = typeof parts.at(-1) === 'string' ? (scan?.start ?? 2) : 2;
  return new Uint8Array(Buffer.concat([bytes.subarray(0, at), ...added, bytes.subarray(at)]));
}

/** Markers of a file in their order, in hexadecimal. */
export const mainSegments = (bytes: Uint8Array): string[] =>
  (readSegments(bytes) ?? []).map(({ marker }) => marker.toString(16));
