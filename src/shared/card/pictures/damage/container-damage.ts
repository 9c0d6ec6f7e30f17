/**
 * Checks that the chunks of a WebP file or the boxes of an AVIF file fit into the file. Neither format has checksums, so only a decoder
 * can check more.
 */

const readChunkName = (view: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));

const createView = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** Whether a WebP file is incomplete. Bytes after its stated length are ignored. Never throws. */
export function isWebpDamaged(bytes: Uint8Array): boolean {
  if (bytes.length < RIFF_HEADER_BYTES + CHUNK_HEADER_BYTES) return true;
  const view = createView(bytes);
  const riffEnd = CHUNK_HEADER_BYTES + view.getUint32(4, true);
  if (riffEnd > bytes.length) return true;
  let hasPixels = false;
  for (let chunkStart = RIFF_HEADER_BYTES; chunkStart + CHUNK_HEADER_BYTES <= riffEnd; ) {
    const chunkLength = view.getUint32(chunkStart + 4, true);
    if (chunkStart + CHUNK_HEADER_BYTES + chunkLength > riffEnd) return true;
    const chunkName = readChunkName(view, chunkStart);
    hasPixels ||= chunkName === 'VP8 ' || chunkName === 'VP8L' || chunkName === 'ANMF';
    // Chunks are padded to an even length, but some files omit the padding byte at the end.
    chunkStart += CHUNK_HEADER_BYTES + chunkLength + (chunkLength & 1);
  }
  return !hasPixels;
}

/** Whether an AVIF file is incomplete. Never throws. */
export function isAvifDamaged(bytes: Uint8Array): boolean {
  const view = createView(bytes);
  let hasPixels = false;
  for (let boxStart = 0; boxStart < bytes.length; ) {
    if (boxStart + 8 > bytes.length) return !hasPixels;
    const shortLength = view.getUint32(boxStart);
    if (shortLength === 1 && boxStart + 16 > bytes.length) return true;
    // Length 0 means up to the end of the file; 1 means that a 64-bit length follows.
    const boxLength =
      shortLength === 0
        ? bytes.length - boxStart
        : shortLength === 1
          ? Number(view.getBigUint64(boxStart + 8))
          : shortLength;
    const boxType = readChunkName(view, boxStart + 4);
    const isBox = boxLength >= 8 && /^[\x20-\x7e]{4}$/.test(boxType);
    // Bytes after the last box are ignored.
    if (!isBox) return !hasPixels;
    if (boxStart + boxLength > bytes.length) return true;
    hasPixels ||= boxType === 'mdat';
    boxStart += boxLength;
  }
  return !hasPixels;
}
