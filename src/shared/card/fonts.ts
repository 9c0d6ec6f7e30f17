/**
 * Fonts, parsed once, and words, shaped once. Shaping (kerning, ligatures) is where a card's time goes, and the same words
 * come back on every keystroke and every card: a `FontSet` therefore keeps each word's glyphs as long as it lives, and
 * the app keeps one `FontSet` from start to end.
 */
import * as fontkitModule from '@pdf-lib/fontkit';
import { FALLBACK_FACE, FONT_IDS, type FontId } from './font-ids.ts';

type Font = fontkitModule.Font;

/** The package is a default export in its ES form and in Node, and named functions in its types. */
const fontkit = ('default' in fontkitModule ? fontkitModule.default : fontkitModule) as Pick<
  typeof fontkitModule,
  'create'
>;

/** A glyph of a shaped word, in font units. */
export interface ShapedGlyph {
  readonly id: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A word in one face: glyphs and width in font units, and how far its ink reaches above and below the baseline. */
export interface ShapedWord {
  readonly glyphs: readonly ShapedGlyph[];
  readonly advance: number;
  readonly top: number;
  readonly bottom: number;
  /** Characters that the face does not have. */
  readonly missing: string;
}

export interface Face {
  readonly id: FontId;
  readonly file: Uint8Array;
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly capHeight: number;
  readonly postscriptName: string;
  readonly words: Map<string, ShapedWord>;
  readonly outlines: Map<number, string>;
}

export type FontSet = Readonly<Record<FontId, Face>>;

/** Words remembered a face before its cache starts again: a guard against a session of days, far above any library. */
const CACHE_LIMIT = 50_000;

/** Parses the faces. Throws when a file is no font: that is a broken installation, not a user's mistake. */
export function loadFonts(files: Readonly<Record<FontId, Uint8Array>>): FontSet {
  const faces = FONT_IDS.map((id): [FontId, Face] => {
    const font = fontkit.create(files[id]);
    const { unitsPerEm, capHeight, postscriptName } = font;
    const name = postscriptName ?? id;
    const face = { id, file: files[id], font, unitsPerEm, capHeight, postscriptName: name };
    return [id, { ...face, words: new Map(), outlines: new Map() }];
  });
  return Object.fromEntries(faces) as Record<FontId, Face>;
}

const textOf = (codePoints: readonly number[]): string => String.fromCodePoint(...codePoints);

function shape(face: Face, word: string): ShapedWord {
  const run = face.font.layout(word);
  const glyphs: ShapedGlyph[] = [];
  let advance = 0;
  let top = 0;
  let bottom = 0;
  run.glyphs.forEach((glyph, i) => {
    const position = run.positions[i];
    glyphs.push({
      id: glyph.id,
      text: textOf(glyph.codePoints),
      x: advance + (position?.xOffset ?? 0),
      y: position?.yOffset ?? 0,
    });
    const { minY, maxY } = glyph.bbox;
    if (Number.isFinite(maxY)) {
      top = Math.max(top, maxY + (position?.yOffset ?? 0));
      bottom = Math.min(bottom, minY + (position?.yOffset ?? 0));
    }
    advance += position?.xAdvance ?? glyph.advanceWidth;
  });
  // Where glyphs were split or reordered their texts no longer spell the word: then the first glyph carries it whole.
  const spelt = glyphs.map((glyph) => glyph.text).join('') === word;
  const missing = [...word].filter((c) => !face.font.hasGlyphForCodePoint(c.codePointAt(0) ?? 0)).join('');
  const named = spelt ? glyphs : glyphs.map((glyph, i) => ({ ...glyph, text: i === 0 ? word : '' }));
  return { glyphs: named, advance, top, bottom, missing };
}

/** The word's glyphs in this face, from the cache when it was met before. */
export function shapeWord(face: Face, word: string): ShapedWord {
  const known = face.words.get(word);
  if (known !== undefined) return known;
  if (face.words.size >= CACHE_LIMIT) face.words.clear();
  const shaped = shape(face, word);
  face.words.set(word, shaped);
  return shaped;
}

/** The face that spells the word best: the wanted one, else its stand-in when that has every character. */
export function faceFor(fonts: FontSet, wanted: FontId, word: string): Face {
  const face = fonts[wanted];
  if (shapeWord(face, word).missing === '') return face;
  const other = fonts[FALLBACK_FACE[wanted]];
  return shapeWord(other, word).missing === '' ? other : face;
}

/** A glyph's outline as SVG path data in font units, y upwards. */
export function glyphOutline(face: Face, id: number): string {
  const known = face.outlines.get(id);
  if (known !== undefined) return known;
  const outline = face.font.getGlyph(id).path.toSVG();
  face.outlines.set(id, outline);
  return outline;
}
