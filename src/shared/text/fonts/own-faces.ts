/** Fonts of the user's own beside the faces that ship. */
import type { FaceId, OwnFontId, StyleFont } from '../../display/font-ids.ts';
import { type Face, type FontSet, parseFace } from './fonts.ts';
import { licenceOf, mayEmbed, tablesOf } from './sfnt.ts';

/** A style that is set in such a font: its face, the face of ours it resembles, and the faces of its bold and italic words. */
export interface OwnStyle {
  readonly font: FaceId;
  readonly like: StyleFont;
  readonly bold?: FaceId;
  readonly italic?: FaceId;
}

/** Why a font cannot be used: its file is not at hand, does not allow to be embedded, or cannot be read. */
export type OwnFontFault = 'missing' | 'restricted' | 'broken';

/** Parsed files: a set that is made anew, since another font came in, keeps the faces and words of the others. */
const parsed = new WeakMap<Uint8Array, Face | OwnFontFault>();

function parsedOf(id: OwnFontId, file: Uint8Array): Face | OwnFontFault {
  const known = parsed.get(file) ?? parse(id, file);
  parsed.set(file, known);
  return known;
}

function parse(id: OwnFontId, file: Uint8Array): Face | OwnFontFault {
  try {
    const licence = licenceOf(tablesOf(file));
    if (!mayEmbed(licence)) return 'restricted';
    // Tables of kerning and ligatures are read by fontkit alone: of other features of strangers' fonts we know nothing.
    const face = parseFace(id, file, false);
    const { capHeight, font, unitsPerEm } = face;
    const capitals = capHeight > 0 ? capHeight : font.glyphForCodePoint(0x48).bbox.maxY;
    return {
      ...face,
      capHeight: capitals > 0 && Number.isFinite(capitals) ? capitals : 0.7 * unitsPerEm,
      // What PDF readers take as a name.
      postscriptName: face.postscriptName.replace(/[^A-Za-z0-9-]/g, '').slice(0, 63) || 'Font',
      embedWhole: licence.whole,
    };
  } catch {
    return 'broken';
  }
}

/**
 * The set with further fonts, by the SHA-256 of their files; each is parsed when it is first used. `fallbacks`: hashes of those among them
 * that are asked for characters that no other face has. One that can't be embedded or read is passed over.
 */
export function withOwnFonts(
  fonts: FontSet,
  files: ReadonlyMap<string, Uint8Array>,
  fallbacks: readonly string[] = [],
): FontSet {
  const set = Object.create(fonts) as FontSet;
  let usable: readonly OwnFontId[] | undefined;
  const get = (): readonly OwnFontId[] => {
    usable ??= fallbacks
      .map((hash): OwnFontId => `sha256:${hash}`)
      .filter((id) => typeof ownFace(set, id) === 'object');
    return usable;
  };
  if (fallbacks.length > 0) Object.defineProperty(set, 'fallbacks', { get });
  for (const [hash, file] of files) {
    const id: OwnFontId = `sha256:${hash}`;
    Object.defineProperty(set, id, { get: () => parsedOf(id, file), enumerable: true });
  }
  return set;
}

/** A font of the user's own by its id, or why it cannot be used. */
export const ownFace = (fonts: FontSet, id: string): Face | OwnFontFault =>
  /^sha256:/.test(id) ? ((fonts as Readonly<Record<string, Face | OwnFontFault>>)[id] ?? 'missing') : 'missing';
