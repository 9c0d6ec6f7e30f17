/** Adds the user's fonts to the built-in ones. */
import type { StyleFont, TypefaceId, UserFontId } from '../../display/font-ids.ts';
import { type FontSet, parseTypeface, type Typeface } from './fonts.ts';
import { canEmbed, readFontLicense, readTables } from './sfnt.ts';

/** The fonts of a style that uses a user's font: that font, the most similar built-in font, and the fonts of bold and italic words. */
export interface UserFontStyle {
  readonly font: TypefaceId;
  readonly like: StyleFont;
  readonly bold?: TypefaceId;
  readonly italic?: TypefaceId;
}

/** The reason why a font can't be used: its file is missing, its license forbids embedding, or it can't be read. */
export type UserFontError = 'missing' | 'restricted' | 'broken';

/** Caches parsed files, so that a font set that is created again after a font was added keeps the other fonts and their words. */
const parsedFonts = new WeakMap<Uint8Array, Typeface | UserFontError>();

function parseCached(fontId: UserFontId, fontFile: Uint8Array): Typeface | UserFontError {
  const parsedFont = parsedFonts.get(fontFile) ?? parseUserFont(fontId, fontFile);
  parsedFonts.set(fontFile, parsedFont);
  return parsedFont;
}

function parseUserFont(fontId: UserFontId, fontFile: Uint8Array): Typeface | UserFontError {
  try {
    const license = readFontLicense(readTables(fontFile));
    if (!canEmbed(license)) return 'restricted';
    // Only fontkit reads kerning and ligatures of foreign fonts, since they may have other features as well.
    const typeface = parseTypeface(fontId, fontFile, false);
    const { capHeight, font, unitsPerEm } = typeface;
    // A font that does not state the height of its capitals is measured by its letter H.
    const measuredCapHeight = capHeight > 0 ? capHeight : font.glyphForCodePoint(0x48).bbox.maxY;
    return {
      ...typeface,
      capHeight: measuredCapHeight > 0 && Number.isFinite(measuredCapHeight) ? measuredCapHeight : 0.7 * unitsPerEm,
      // PDF readers accept only letters, digits and hyphens in font names.
      postscriptName: typeface.postscriptName.replace(/[^A-Za-z0-9-]/g, '').slice(0, 63) || 'Font',
      embedWhole: license.whole,
    };
  } catch {
    return 'broken';
  }
}

/**
 * Returns the font set with the user's fonts. `fontFiles` maps the SHA-256 of each file to its bytes, and each font is parsed on first
 * use. `fallbacks` are the hashes of fonts that are tried for characters that no other font has. Fonts that can't be embedded or read are
 * skipped.
 */
export function addUserFonts(
  fonts: FontSet,
  fontFiles: ReadonlyMap<string, Uint8Array>,
  fallbacks: readonly string[] = [],
): FontSet {
  const extendedFonts = Object.create(fonts) as FontSet;
  let usableFallbacks: readonly UserFontId[] | undefined;
  const getFallbacks = (): readonly UserFontId[] => {
    usableFallbacks ??= fallbacks
      .map((hash): UserFontId => `sha256:${hash}`)
      .filter((fontId) => typeof getUserFont(extendedFonts, fontId) === 'object');
    return usableFallbacks;
  };
  if (fallbacks.length > 0) Object.defineProperty(extendedFonts, 'fallbacks', { get: getFallbacks });
  for (const [hash, fontFile] of fontFiles) {
    const fontId: UserFontId = `sha256:${hash}`;
    Object.defineProperty(extendedFonts, fontId, { get: () => parseCached(fontId, fontFile), enumerable: true });
  }
  return extendedFonts;
}

/** Returns a user's font by its id, or the reason why the font can't be used. */
export const getUserFont = (fonts: FontSet, fontId: string): Typeface | UserFontError =>
  /^sha256:/.test(fontId)
    ? ((fonts as Readonly<Record<string, Typeface | UserFontError>>)[fontId] ?? 'missing')
    : 'missing';
