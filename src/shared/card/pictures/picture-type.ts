/** Detects the type of a file by its first bytes, regardless of its name or address. */

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const readAscii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** Brands of still and animated AVIF; some programs write `mif1` or `msf1` first. */
const AVIF_BRANDS = ['avif', 'avis', 'mif1', 'msf1'];

/** Detects the type of a picture. Returns undefined for files that cards can't show. */
export function detectPictureType(bytes: Uint8Array): PictureType | undefined {
  if (readAscii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (readAscii(bytes, 0, 4) === 'RIFF' && readAscii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (readAscii(bytes, 4, 8) === 'ftyp' && AVIF_BRANDS.includes(readAscii(bytes, 8, 12))) return 'image/avif';
  return undefined;
}
