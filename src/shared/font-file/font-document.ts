/** A font as a document of the library: what its file says of itself. */

import type { StyleFont } from '../display/font-ids.ts';
import type { FontDocument } from '../document/kinds/font/schema.ts';
import type { FontInfo, ReadFont } from './read-font.ts';

/** What is told of a font at one glance: `Bangers Bold Italic`; the plain style is not named. */
export const fontName = ({ family, style }: Pick<FontInfo, 'family' | 'style'>): string =>
  style === 'Regular' ? family : `${family} ${style}`;

/** `hash`: SHA-256 of the file, 64 hexadecimal digits in lower case. */
export function fontDocument(id: string, hash: string, { file, info }: ReadFont): FontDocument {
  const { family, style, weight, italic, glyphs, embedding, whole, bitmaps, copyright, licence, licenceUrl } = info;
  return {
    format: 'rollcall.font',
    version: 1,
    id,
    name: fontName(info),
    file: `sha256:${hash}`,
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

const HEAVY: FontInfo['weight'] = 800;
const BOLD: FontInfo['weight'] = 600;

/** The face of ours that is nearest to it. */
export function nearestFace({ weight = 400, italic = false }: Pick<FontDocument, 'weight' | 'italic'>): StyleFont {
  if (weight >= HEAVY) return 'display-black';
  if (weight >= BOLD) return 'text-bold';
  return italic ? 'text-italic' : 'text';
}
