/** The type of a file by its first bytes, regardless of its name or address. */

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Still and moving AVIF; `mif1` and `msf1` are what some writers put first. */
const AVIF_BRANDS = ['avif', 'avis', 'mif1', 'msf1'];

/** The kind of picture, or undefined when it is none that cards can show. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && AVIF_BRANDS.includes(ascii(bytes, 8, 12))) return 'image/avif';
  return undefined;
}
