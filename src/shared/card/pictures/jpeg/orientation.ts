/** Reads the orientation of a photo from its EXIF data. */

const EXIF_PREFIX = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;

const isExif = (segmentBody: Uint8Array): boolean =>
  String.fromCharCode(...segmentBody.subarray(0, EXIF_PREFIX.length)) === EXIF_PREFIX;

/**
 * Reads the orientation from the body of an APP1 segment: 1 to 8, where 1 is upright. Returns undefined for invalid EXIF data, and 1
 * if the orientation is missing or the segment is not EXIF.
 */
export function readOrientation(segmentBody: Uint8Array): number | undefined {
  if (!isExif(segmentBody)) return 1;
  const view = new DataView(
    segmentBody.buffer,
    segmentBody.byteOffset + EXIF_PREFIX.length,
    segmentBody.byteLength - EXIF_PREFIX.length,
  );
  try {
    // EXIF data begin with `II` (little-endian) or `MM` (big-endian).
    const byteOrder = view.getUint16(0);
    if (byteOrder !== 0x4949 && byteOrder !== 0x4d4d) return undefined;
    const isLittleEndian = byteOrder === 0x4949;
    const directoryStart = view.getUint32(4, isLittleEndian);
    for (let entryIndex = 0; entryIndex < view.getUint16(directoryStart, isLittleEndian); entryIndex += 1) {
      const entryStart = directoryStart + 2 + 12 * entryIndex;
      if (view.getUint16(entryStart, isLittleEndian) === ORIENTATION_TAG)
        return view.getUint16(entryStart + 8, isLittleEndian);
    }
    return 1;
  } catch (error) {
    // The data points beyond its own end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
