/**
 * Parses the sources of a document's pictures. Documents come from strangers, so a source never leads out of the document's folder or
 * to a network.
 */
import type { PictureProblem } from './picture-messages.ts';

export type PictureSource =
  /** The file itself, as Base64. */
  | { readonly kind: 'data'; readonly base64: string }
  /** A path relative to the document, with forward slashes. */
  | { readonly kind: 'file'; readonly path: string }
  /** A picture of the library by the SHA-256 hash of its file, in lowercase hex. */
  | { readonly kind: 'library'; readonly hash: string };

/** File extensions of pictures, without the dot. The first bytes of a file decide its real type. */
export const PICTURE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'avif'] as const;

/** Whether a file has the extension of a picture that cards can show. */
export const isPictureFile = (filePath: string): boolean =>
  PICTURE_EXTENSIONS.some((extension) => filePath.toLowerCase().endsWith(`.${extension}`));

/** Whether a card could show a file of this name: a picture, an SVG, or a JPEG with another extension. */
export const canBePicture = (filePath: string): boolean =>
  isPictureFile(filePath) || /\.(?:svg|jfif|jpe)$/i.test(filePath);

/** Extensions of pictures that cards can't show. The app opens such a file to tell the user what kind of file it is. */
const OTHER_EXTENSIONS =
  'svg svgz heic heif bmp gif tif tiff ico icns psd psb xcf jxl jp2 j2k jfif jpe tga pcx wmf emf eps cdr kra ora pdf dng cr2 cr3 nef arw raf'.split(
    ' ',
  );

/** Whether a file has the extension of any picture, including those that cards can't show. */
export const hasPictureExtension = (filePath: string): boolean =>
  isPictureFile(filePath) || OTHER_EXTENSIONS.some((extension) => filePath.toLowerCase().endsWith(`.${extension}`));

const LIBRARY_SOURCE = /^sha256:([0-9a-f]{64})$/;
/** A URL scheme of at least two letters, since a single letter is a drive. */
const URL_SCHEME = /^[a-z][a-z0-9+.-]+:/i;
const DRIVE_LETTER = /^[a-z]:/i;
const DATA_URL_HEAD = /^data:image\/[a-z0-9.+-]+;base64,$/i;
/** The maximum length of a data URL's head. A longer head is not a media type. */
const MAX_HEAD_LENGTH = 60;

/** Parses `art.image.src`, or returns the problem with it. */
export function parsePictureSource(source: string): PictureSource | { readonly problem: PictureProblem } {
  if (/^data:/i.test(source)) return parseDataUrl(source);
  const libraryMatch = LIBRARY_SOURCE.exec(source);
  if (libraryMatch?.[1] !== undefined) return { kind: 'library', hash: libraryMatch[1] };
  if (/^sha256:/.test(source)) return { problem: { kind: 'bad-hash' } };
  if (URL_SCHEME.test(source))
    return { problem: { kind: 'address', scheme: source.slice(0, source.indexOf(':') + 1) } };
  // Windows programs separate folders with backslashes.
  const filePath = source.replaceAll('\\', '/');
  const segments = filePath.split('/');
  if (filePath.startsWith('/') || DRIVE_LETTER.test(filePath) || segments.includes('..'))
    return { problem: { kind: 'outside' } };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no harmless file name has control characters
  if (/[\u0000-\u001f]/.test(source)) return { problem: { kind: 'outside' } };
  return hasPictureExtension(filePath)
    ? { kind: 'file', path: segments.filter((segment) => segment !== '.' && segment !== '').join('/') }
    : { problem: filePath === '' ? { kind: 'no-picture' } : { kind: 'ending', path: filePath } };
}

/** Returns the hash of a source in the app's library, or undefined for other sources. */
export const getLibraryHash = (source: string | undefined): string | undefined =>
  LIBRARY_SOURCE.exec(source ?? '')?.[1];

function parseDataUrl(source: string): PictureSource | { readonly problem: PictureProblem } {
  const commaIndex = source.slice(0, MAX_HEAD_LENGTH).indexOf(',');
  const urlHead = source.slice(0, commaIndex + 1);
  return DATA_URL_HEAD.test(urlHead)
    ? { kind: 'data', base64: source.slice(commaIndex + 1) }
    : { problem: { kind: 'bad-data' } };
}
