/** How a photo has to be turned, by its EXIF data. */

const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;

const isExif = (body: Uint8Array): boolean => String.fromCharCode(...body.subarray(0, EXIF.length)) === EXIF;

/**
 * 1 to 8, where 1 is upright, of the body of an APP1 segment. Undefined where it is EXIF that cannot be understood; 1 where it
 * does not say, or is no EXIF at all.
 */
export function orientationOf(body: Uint8Array): number | undefined {
  if (!isExif(body)) return 1;
  const view = new DataView(body.buffer, body.byteOffset + EXIF.length, body.byteLength - EXIF.length);
  try {
    const order = view.getUint16(0);
    if (order !== 0x4949 && order !== 0x4d4d) return undefined;
    const little = order === 0x4949;
    const from = view.getUint32(4, little);
    for (let index = 0; index < view.getUint16(from, little); index += 1) {
      const at = from + 2 + 12 * index;
      if (view.getUint16(at, little) === ORIENTATION) return view.getUint16(at + 8, little);
    }
    return 1;
  } catch (error) {
    // It points beyond its own end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
