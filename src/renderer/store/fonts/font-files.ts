/** Font files of the library, by the hash that templates name. */
import { isObject } from '../../../shared/document/json/json-object.ts';
import type { FileRow } from '../rows.ts';

export type FontFiles = ReadonlyMap<string, Uint8Array>;

/** Hashes that a template names as fonts, whether it was checked or not. */
export function fontHashesOf(template: unknown): string[] {
  const fonts = isObject(template) ? template.fonts : undefined;
  if (!isObject(fonts)) return [];
  return Object.values(fonts).flatMap((font) => {
    const src = isObject(font) ? font.src : undefined;
    return typeof src === 'string' && src.startsWith('sha256:') ? [src.slice('sha256:'.length)] : [];
  });
}

/** The files of these fonts, by hash. Those that the library does not have, or cannot be read, are left out. */
export async function readFontFiles(
  read: (hash: string) => PromiseLike<FileRow | undefined>,
  hashes: Iterable<string>,
): Promise<FontFiles> {
  const files = new Map<string, Uint8Array>();
  for (const hash of new Set(hashes)) {
    const bytes = await bytesOf(read, hash).catch(() => undefined);
    if (bytes !== undefined) files.set(hash, new Uint8Array(bytes));
  }
  return files;
}

const bytesOf = async (
  read: (hash: string) => PromiseLike<FileRow | undefined>,
  hash: string,
): Promise<ArrayBuffer | undefined> => (await read(hash))?.file.arrayBuffer();

/** Hashes of the fonts that are asked for characters which no other font has, in the order of the user. */
export const fallbackHashes = (fonts: readonly unknown[]): string[] =>
  fallbackFonts(fonts.filter(isObject)).map(hashOf);

/** The fonts among these that are fallback fonts, in their order. */
export const fallbackFonts = <T extends { readonly fallback?: unknown; readonly id?: unknown }>(
  fonts: readonly T[],
): T[] =>
  fonts
    .filter(({ fallback }) => typeof fallback === 'number')
    .sort((a, b) => Number(a.fallback) - Number(b.fallback) || (String(a.id) < String(b.id) ? -1 : 1));

/** The place behind all fallback fonts among these. */
export const nextFallbackPlace = (fonts: readonly { readonly fallback?: unknown }[]): number =>
  fonts.reduce((next, { fallback }) => (typeof fallback === 'number' ? Math.max(next, fallback + 1) : next), 1);

/** The hash of a font's file; empty for what is no font. */
export const hashOf = (document: unknown): string => {
  const file = isObject(document) ? document.file : undefined;
  return typeof file === 'string' ? file.replace(/^sha256:/, '') : '';
};
