/** Whether a PNG is whole: its chunks, and the checksums of those that its pixels are made of (PNG, 5.3 and 5.6). */
import { crc32 } from '../../../crc32.ts';

/** Pixels come from these. A fault in another chunk, such as a comment, changes nothing that is seen. */
const PIXEL_CHUNKS: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const SIGNATURE_LENGTH = 8;
/** Length, name and checksum of a chunk. */
const CHUNK_FRAME = 12;

/** Never throws. What stands behind the end of the picture does not count. */
export function isPngDamaged(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasPixels = false;
  for (let start = SIGNATURE_LENGTH; start + CHUNK_FRAME <= bytes.length; ) {
    const length = view.getUint32(start);
    const end = start + CHUNK_FRAME + length;
    if (end > bytes.length) return true;
    const name = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    const checked = bytes.subarray(start + 4, end - 4);
    if (PIXEL_CHUNKS.includes(name) && crc32(checked) !== view.getUint32(end - 4)) return true;
    if (name === 'IEND') return !hasPixels;
    if (name === 'IDAT') hasPixels = true;
    start = end;
  }
  return true;
}
