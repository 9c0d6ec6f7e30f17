/** Creates the library document of a font from the information in its file. */

import type { StyleFont } from '../display/font-ids.ts';
import type { FontDocument } from '../document/kinds/font/schema.ts';
import type { FontInfo, ReadFont } from './read-font.ts';

/** Formats the name of a font: `Bangers Bold Italic`. The style `Regular` isn't mentioned. */
export const formatFontName = ({ family, style }: Pick<FontInfo, 'family' | 'style'>): string =>
  style === 'Regular' ? family : `${family} ${style}`;

/** Creates a font document. `fileHash` is the SHA-256 of the file, 64 lowercase hexadecimal digits. */
export function createFontDocument(fontId: string, fileHash: string, { file, info }: ReadFont): FontDocument {
  const { family, style, weight, italic, glyphs, embedding, whole, bitmaps, copyright, licence, licenceUrl } = info;
  return {
    format: 'rollcall.font',
    version: 1,
    id: fontId,
    name: formatFontName(info),
    file: `sha256:${fileHash}`,
    family,
    style,
    weight,
    ...(italic ? { italic } : {}),
    bytes: file.length,
    glyphs,
    embedding,
    ...(whole ? { whole } : {}),
    ...(bitmaps ? { bitmaps } : {}),
    ...(copyright === undefined ? {} : { copyright }),
    ...(licence === undefined ? {} : { licence }),
    ...(licenceUrl === undefined ? {} : { licenceUrl }),
    ...(info.leftOut.length === 0 ? {} : { leftOut: [...info.leftOut] }),
  };
}

const HEAVY_WEIGHT: FontInfo['weight'] = 800;
const BOLD_WEIGHT: FontInfo['weight'] = 600;

/** Returns the most similar built-in font. */
export function findSimilarFont({ weight = 400, italic = false }: Pick<FontDocument, 'weight' | 'italic'>): StyleFont {
  if (weight >= HEAVY_WEIGHT) return 'display-black';
  if (weight >= BOLD_WEIGHT) return 'text-bold';
  return italic ? 'text-italic' : 'text';
}
