/** Builds JPEGs with given segments, and lists the segments of a JPEG. */
import { readSegments } from '../../../src/shared/card/pictures/jpeg/segments.ts';

/** Creates a segment with its marker and length. The body is Latin-1. */
export function createSegment(marker: number, segmentBody: string): Uint8Array {
  const fileBytes = Buffer.from(segmentBody, 'latin1');
  const segmentLength = fileBytes.length + 2;
  return Buffer.concat([Uint8Array.of(0xff, marker, segmentLength >> 8, segmentLength & 255), fileBytes]);
}

type InsertPosition = 'before the last scan';

/** Inserts segments after the start of the file, or at the position named last. */
export function addSegments(
  fileBytes: Uint8Array,
  ...partsAndPosition: [...Uint8Array[], Uint8Array | InsertPosition]
): Uint8Array {
  const newSegments = partsAndPosition.filter((segmentOrPosition) => typeof segmentOrPosition !== 'string');
  const lastScan = (readSegments(fileBytes) ?? []).findLast(({ marker }) => marker === 0xda);
  const insertIndex = typeof partsAndPosition.at(-1) === 'string' ? (lastScan?.start ?? 2) : 2;
  return new Uint8Array(
    Buffer.concat([fileBytes.subarray(0, insertIndex), ...newSegments, fileBytes.subarray(insertIndex)]),
  );
}

/** Lists the markers of a file in their order, in hexadecimal. */
export const listMarkers = (fileBytes: Uint8Array): string[] =>
  (readSegments(fileBytes) ?? []).map(({ marker }) => marker.toString(16));
