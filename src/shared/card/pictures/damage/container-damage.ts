/** Whether the parts of a WebP or an AVIF lie within their file. Neither has checksums: the rest is up to the decoder. */

const nameAt = (view: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(offset + i)));

const makeView = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const RIFF_HEAD = 12;
const CHUNK_HEAD = 8;

/** Never throws. Bytes behind the length that the file states do not count. */
export function isWebpDamaged(bytes: Uint8Array): boolean {
  if (bytes.length < RIFF_HEAD + CHUNK_HEAD) return true;
  const view = makeView(bytes);
  const end = CHUNK_HEAD + view.getUint32(4, true);
  if (end > bytes.length) return true;
  let hasPixels = false;
  for (let start = RIFF_HEAD; start + CHUNK_HEAD <= end; ) {
    const length = view.getUint32(start + 4, true);
    if (start + CHUNK_HEAD + length > end) return true;
    const name = nameAt(view, start);
    hasPixels ||= name === 'VP8 ' || name === 'VP8L' || name === 'ANMF';
    // Chunks have an even length; the byte that fills up is missing in some files at the end.
    start += CHUNK_HEAD + length + (length & 1);
  }
  return !hasPixels;
}

/** Never throws. */
export function isAvifDamaged(bytes: Uint8Array): boolean {
  const view = makeView(bytes);
  let hasPixels = false;
  for (let start = 0; start < bytes.length; ) {
    if (start + 8 > bytes.length) return !hasPixels;
    const short = view.getUint32(start);
    if (short === 1 && start + 16 > bytes.length) return true;
    // 0: to the end of the file; 1: a longer number follows.
    const length = short === 0 ? bytes.length - start : short === 1 ? Number(view.getBigUint64(start + 8)) : short;
    const name = nameAt(view, start + 4);
    const isBox = length >= 8 && /^[\x20-\x7e]{4}$/.test(name);
    // Bytes behind the last box do not count.
    if (!isBox) return !hasPixels;
    if (start + length > bytes.length) return true;
    hasPixels ||= name === 'mdat';
    start += length;
  }
  return !hasPixels;
}
