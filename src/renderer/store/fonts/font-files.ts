/** Reads font files of the library by the hashes that templates contain. */
import { isObject } from '../../../shared/document/json/json-object.ts';
import type { FileRow } from '../rows.ts';

/** The bytes of font files, by their hash. */
export type FontFiles = ReadonlyMap<string, Uint8Array>;

/** Lists the hashes of a template's fonts. The template need not be valid. */
export function listFontHashes(template: unknown): string[] {
  const fonts = isObject(template) ? template.fonts : undefined;
  if (!isObject(fonts)) return [];
  return Object.values(fonts).flatMap((font) => {
    const fileReference = isObject(font) ? font.src : undefined;
    return typeof fileReference === 'string' && fileReference.startsWith('sha256:')
      ? [fileReference.slice('sha256:'.length)]
      : [];
  });
}

/** Reads font files by hash. Omits files that are missing or unreadable. */
export async function readFontFiles(
  readRow: (fontHash: string) => PromiseLike<FileRow | undefined>,
  fontHashes: Iterable<string>,
): Promise<FontFiles> {
  const fontFiles = new Map<string, Uint8Array>();
  for (const fontHash of new Set(fontHashes)) {
    const fontBytes = await readBytes(readRow, fontHash).catch(() => undefined);
    if (fontBytes !== undefined) fontFiles.set(fontHash, new Uint8Array(fontBytes));
  }
  return fontFiles;
}

const readBytes = async (
  readRow: (fontHash: string) => PromiseLike<FileRow | undefined>,
  fontHash: string,
): Promise<ArrayBuffer | undefined> => (await readRow(fontHash))?.file.arrayBuffer();

/** Lists the hashes of the fallback fonts, in the order that the user has chosen. */
export const listFallbackHashes = (fonts: readonly unknown[]): string[] =>
  listFallbackFonts(fonts.filter(isObject)).map(getFontHash);

/** Lists the fallback fonts, in their order. They are used for characters that the font of a text lacks. */
export const listFallbackFonts = <T extends { readonly fallback?: unknown; readonly id?: unknown }>(
  fonts: readonly T[],
): T[] =>
  fonts
    .filter(({ fallback }) => typeof fallback === 'number')
    .sort(
      (first, second) =>
        Number(first.fallback) - Number(second.fallback) || (String(first.id) < String(second.id) ? -1 : 1),
    );

/** Returns the position after the last fallback font. */
export const getNextFallbackPosition = (fonts: readonly { readonly fallback?: unknown }[]): number =>
  fonts.reduce(
    (nextPosition, { fallback }) =>
      typeof fallback === 'number' ? Math.max(nextPosition, fallback + 1) : nextPosition,
    1,
  );

/** Returns the hash of a font document's file, or an empty string if the document isn't a font. */
export const getFontHash = (document: unknown): string => {
  const fileReference = isObject(document) ? document.file : undefined;
  return typeof fileReference === 'string' ? fileReference.replace(/^sha256:/, '') : '';
};
