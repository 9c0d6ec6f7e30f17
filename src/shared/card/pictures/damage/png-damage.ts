/** Checks that a PNG has all of its chunks, and verifies the checksums of those that affect its pixels (PNG, 5.3 and 5.6). */
import { crc32 } from '../../../base/crc32.ts';

/** The chunks that affect the pixels. Damage in any other chunk, such as a comment, is not visible. */
const PIXEL_CHUNKS: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const SIGNATURE_LENGTH = 8;
/** Bytes of the length, the name and the checksum of a chunk. */
const CHUNK_FRAME = 12;

/** Whether a PNG is damaged. Bytes after the IEND chunk are ignored. Never throws. */
export function isPngDamaged(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasPixels = false;
  for (let chunkStart = SIGNATURE_LENGTH; chunkStart + CHUNK_FRAME <= bytes.length; ) {
    const dataLength = view.getUint32(chunkStart);
    const chunkEnd = chunkStart + CHUNK_FRAME + dataLength;
    if (chunkEnd > bytes.length) return true;
    const chunkName = String.fromCharCode(...bytes.subarray(chunkStart + 4, chunkStart + 8));
    const checkedBytes = bytes.subarray(chunkStart + 4, chunkEnd - 4);
    if (PIXEL_CHUNKS.includes(chunkName) && crc32(checkedBytes) !== view.getUint32(chunkEnd - 4)) return true;
    if (chunkName === 'IEND') return !hasPixels;
    if (chunkName === 'IDAT') hasPixels = true;
    chunkStart = chunkEnd;
  }
  return true;
}
