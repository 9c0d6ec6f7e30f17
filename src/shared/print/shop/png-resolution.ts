/** Adds the physical pixel size to a PNG (PNG, 11.3.4.3), because browsers don't. */

const SIGNATURE_LENGTH = 8;
/** The bytes of the IHDR chunk, which comes first: length, type, thirteen bytes of data, and checksum. */
const HEADER_LENGTH = 25;
const INCHES_PER_METER = 39.37007874;

/** Returns the PNG with a resolution of `dpi` pixels per inch. The PNG must not have a pHYs chunk yet. */
export function setPngResolution(pngBytes: Uint8Array, dpi: number): Uint8Array {
  // A chunk consists of its length, its type, its data (here nine bytes), and a checksum.
  const resolutionChunk = new Uint8Array(4 + 4 + 9 + 4);
  const chunkView = new DataView(resolutionChunk.buffer);
  const pixelsPerMeter = Math.round(dpi * INCHES_PER_METER);
  chunkView.setUint32(0, 9);
  resolutionChunk.set(new TextEncoder().encode('pHYs'), 4);
  chunkView.setUint32(8, pixelsPerMeter);
  chunkView.setUint32(12, pixelsPerMeter);
  // The unit is the meter.
  resolutionChunk[16] = 1;
  chunkView.setUint32(17, computeCrc(resolutionChunk.subarray(4, 17)));
  const insertPosition = SIGNATURE_LENGTH + HEADER_LENGTH;
  const resultBytes = new Uint8Array(pngBytes.length + resolutionChunk.length);
  resultBytes.set(pngBytes.subarray(0, insertPosition));
  resultBytes.set(resolutionChunk, insertPosition);
  resultBytes.set(pngBytes.subarray(insertPosition), insertPosition + resolutionChunk.length);
  return resultBytes;
}

/** Computes the CRC-32 that PNG uses. 0xedb88320 is its polynomial with the bits in reverse order. */
function computeCrc(chunkBytes: Uint8Array): number {
  let checksum = 0xffffffff;
  for (const byte of chunkBytes) {
    checksum ^= byte;
    for (let bitIndex = 0; bitIndex < 8; bitIndex += 1) checksum = (checksum >>> 1) ^ (checksum & 1 ? 0xedb88320 : 0);
  }
  return (checksum ^ 0xffffffff) >>> 0;
}
