/**
 * Where the picture of a document is. Documents come from strangers: nothing here ever leads out of the folder of the
 * document or onto a network.
 */
import type { PictureProblem } from './picture-messages.ts';

export type PictureSource =
  /** Base64 of the file. */
  | { readonly kind: 'data'; readonly base64: string }
  /** Relative path beside the document, with forward slashes. */
  | { readonly kind: 'file'; readonly path: string }
  /** A picture of the library by the SHA-256 of its file, lowercase hex. */
  | { readonly kind: 'library'; readonly hash: string };

/** Endings of the files that may be pictures, without their dot. What a file really is, its first bytes say. */
export const PICTURE_ENDINGS = ['png', 'jpg', 'jpeg', 'webp', 'avif'] as const;

/** Whether a file is called like a picture. */
export const isPictureFile = (path: string): boolean =>
  PICTURE_ENDINGS.some((ending) => path.toLowerCase().endsWith(`.${ending}`));

/** Whether what is in a file of this name may be shown on a card: a picture, a drawing, or a JPEG by another ending. */
export const canBePicture = (path: string): boolean => isPictureFile(path) || /\.(?:svg|jfif|jpe)$/i.test(path);

/** Endings of pictures that cards can't show: such a file is opened to say what it is. */
const OTHER_ENDINGS =
  'svg svgz heic heif bmp gif tif tiff ico icns psd psb xcf jxl jp2 j2k jfif jpe tga pcx wmf emf eps cdr kra ora pdf dng cr2 cr3 nef arw raf'.split(
    ' ',
  );

/** Whether a file is called like any picture, also one that cards can't show. */
export const hasPictureEnding = (path: string): boolean =>
  isPictureFile(path) || OTHER_ENDINGS.some((ending) => path.toLowerCase().endsWith(`.${ending}`));

const LIBRARY = /^sha256:([0-9a-f]{64})$/;
/** One letter is a drive. */
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;
const DRIVE = /^[a-z]:/i;
const DATA = /^data:image\/[a-z0-9.+-]+;base64,$/i;
/** Longer heads are no media type. */
const LONGEST_HEAD = 60;

/** Reads `art.image.src`; what cannot be a picture's place is refused with the reason. */
export function readSource(src: string): PictureSource | { readonly problem: PictureProblem } {
  if (/^data:/i.test(src)) return dataSource(src);
  const library = LIBRARY.exec(src);
  if (library?.[1] !== undefined) return { kind: 'library', hash: library[1] };
  if (/^sha256:/.test(src)) return { problem: { kind: 'bad-hash' } };
  if (SCHEME.test(src)) return { problem: { kind: 'address', scheme: src.slice(0, src.indexOf(':') + 1) } };
  // Programs on Windows separate folders by backslashes.
  const path = src.replaceAll('\\', '/');
  const parts = path.split('/');
  if (path.startsWith('/') || DRIVE.test(path) || parts.includes('..')) return { problem: { kind: 'outside' } };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a file name with one of them is an attempt at something
  if (/[\u0000-\u001f]/.test(src)) return { problem: { kind: 'outside' } };
  return hasPictureEnding(path)
    ? { kind: 'file', path: parts.filter((part) => part !== '.' && part !== '').join('/') }
    : { problem: path === '' ? { kind: 'no-picture' } : { kind: 'ending', path } };
}

/** Whether the source lies in the library of the app. */
export const libraryHash = (src: string | undefined): string | undefined => LIBRARY.exec(src ?? '')?.[1];

function dataSource(src: string): PictureSource | { readonly problem: PictureProblem } {
  const comma = src.slice(0, LONGEST_HEAD).indexOf(',');
  const head = src.slice(0, comma + 1);
  return DATA.test(head) ? { kind: 'data', base64: src.slice(comma + 1) } : { problem: { kind: 'bad-data' } };
}
