/**
 * Fonts, parsed on first use, and words, shaped once. Shaping (kerning, ligatures) is where a card's time goes, and the same
 * words come back on every keystroke and every card: a `FontSet` therefore keeps each word's glyphs as long as it lives,
 * and the app keeps one `FontSet` from start to end.
 */
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import { type Cache, cached, cachedFor, newCache } from '../../base/cache.ts';
import { type FaceId, FONT_IDS, type FontId, type OwnFontId } from '../../display/font-ids.ts';
import type { ShapedGlyph, ShapedWord } from '../../display/shaped-word.ts';
import { LONGEST_WORD, slicesOf } from './clusters.ts';
import { correctFontkit, passOverFailingRules } from './fontkit-fixes.ts';
import { orderMarks } from './mark-order.ts';
import { hasMyanmar, orderMyanmar } from './myanmar-order.ts';
import { type PairTables, pairTables } from './pair-tables.ts';
import { plainWord } from './plain-words.ts';

export interface Face {
  readonly id: FaceId;
  readonly file: Uint8Array;
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly capHeight: number;
  readonly postscriptName: string;
  /** Its licence does not allow to embed a part of it. */
  readonly embedWhole?: boolean;
  /** For words that need no more; undefined = the face is not of that kind. */
  readonly pairs: PairTables | undefined;
  /** Without it a deck takes twice the time, the card of a keystroke a third more. */
  readonly words: Cache<ShapedWord>;
  /** Words shaped without ligatures. */
  readonly looseWords: Cache<ShapedWord>;
  /** SVG paths by glyph: without them the card of a keystroke takes three times as long. */
  readonly outlines: Map<number, string>;
}

/** A stretch of a word that one face spells. */
export interface FaceRun {
  readonly face: Face;
  readonly text: string;
}

/** Faces that ship, and own ones by their `OwnFontId` (own-faces.ts). */
export type FontSet = Readonly<Record<FontId, Face>> & {
  /** Own faces that are asked, in this order, for characters that no other face has. */
  readonly fallbacks?: readonly OwnFontId[];
};

/** The face of an id that was looked up in this set before. */
export const faceOf = (fonts: FontSet, id: FaceId): Face =>
  (fonts as Readonly<Partial<Record<FaceId, Face>>>)[id] ?? fonts.text;

/** Words in each of the two generations of a face's cache: more than the vocabulary of any library. */
export const MOST_WORDS = 5000;

/** A face of a font file; `plain`: kerning and ligatures may be read without fontkit. Throws where the bytes are no font. */
export function parseFace(id: FaceId, file: Uint8Array, plain = true): Face {
  const font = withTrueCharacters(create(file));
  const { unitsPerEm, capHeight, postscriptName } = font;
  const metrics = { unitsPerEm, capHeight, postscriptName: postscriptName ?? id };
  const caches = {
    words: newCache<ShapedWord>(),
    looseWords: newCache<ShapedWord>(),
  };
  return { id, file, font, ...metrics, pairs: plain ? pairTables(file) : undefined, ...caches, outlines: new Map() };
}

/**
 * The font, which shapes every text by its own characters. fontkit caches each glyph with the characters that it was first drawn for. A mark
 * that was first drawn as part of another letter would later count as no mark, and the letters beside it would not join.
 */
function withTrueCharacters(font: Font): Font {
  const look = font.glyphsForString.bind(font);
  font.glyphsForString = (text) => {
    const glyphs = look(text);
    const characters = [...text];
    // Fewer glyphs: a variation selector was read together with its letter.
    if (glyphs.length !== characters.length) return glyphs;
    return glyphs.map((glyph, index) => {
      const codePoint = characters[index]?.codePointAt(0) ?? 0;
      if (glyph.codePoints.length === 1 && glyph.codePoints[0] === codePoint) return glyph;
      return Object.create(glyph, { codePoints: { value: [codePoint] } }) as Glyph;
    });
  };
  return font;
}

/**
 * The faces, each parsed on first use: most cards need few of them, and a start-up none. `files` is read as
 * late. Throws when a file is not a font: that is a broken installation, not a user's mistake.
 */
export function loadFonts(files: Readonly<Record<FontId, Uint8Array>>): FontSet {
  const set: Partial<Record<FontId, Face>> = {};
  for (const id of FONT_IDS) {
    const get = (): Face => {
      const value = parseFace(id, files[id]);
      Object.defineProperty(set, id, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(set, id, { get, enumerable: true, configurable: true });
  }
  return set as FontSet;
}

/** Characters that only control their neighbors: a face need not have them. */
const SHAPELESS = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u034f|[\ufe00-\ufe0f]/u;

/** Whether the face has a shape for every character that needs one. */
export function spells({ font }: Face, text: string): boolean {
  for (const character of text) if (!hasGlyph(font, character) && !SHAPELESS.test(character)) return false;
  return true;
}

const missingIn = (font: Font, text: string): string =>
  [...text].filter((c) => !hasGlyph(font, c) && !SHAPELESS.test(c)).join('');

/** Characters that were looked up in a font: fontkit searches its file for each anew. */
const lookedUp = new WeakMap<Font, Map<string, boolean>>();

function hasGlyph(font: Font, character: string): boolean {
  const known = cachedFor(lookedUp, font, () => new Map<string, boolean>());
  const found = known.get(character) ?? font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  known.set(character, found);
  return found;
}

/**
 * The text of each glyph. A font only knows the first character a glyph was drawn for (Latin A, Greek Alpha), so the
 * characters of the word are assigned in order; where glyphs were split or reordered, the first one gets the whole word.
 */
function glyphTexts(run: GlyphRun, word: string, rightToLeft: boolean): string[] {
  const characters = [...word];
  // fontkit gives no character for a glyph that it first read as a part of another one.
  const each = run.glyphs.map((glyph) => Math.max(1, glyph.codePoints.length));
  // Arabic letters are set as a shape and its dots, which have no width: the shape gets the letter.
  const shapes = each.map((count, index) => (run.positions[index]?.xAdvance === 0 ? 0 : count));
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  const counts = total(each) === characters.length ? each : shapes;
  const logical = rightToLeft ? [...counts].reverse() : counts;
  let at = 0;
  const texts = logical.map((count) => {
    at += count;
    return characters.slice(at - count, at).join('');
  });
  const first = rightToLeft ? counts.length - 1 : 0;
  if (at !== characters.length) return counts.map((_, index) => (index === first ? word : ''));
  return rightToLeft ? texts.reverse() : texts;
}

export interface Shaping {
  /** No ligatures, for letters with tracking. */
  readonly loose?: boolean;
  readonly rightToLeft?: boolean;
  /** The text of the glyphs where it differs from the word: a bracket that is mirrored. */
  readonly readAs?: string;
}

const NO_LIGATURES = { liga: false, clig: false };
/** Shapes of Burmese letters, which fontkit doesn't ask for itself. */
const MYANMAR = { rphf: true, pref: true, blwf: true, pstf: true, pres: true, abvs: true, blws: true, psts: true };
const NO_MARKS = { mark: false, mkmk: false };

/** Letters that no face splits into a letter and its marks. */
const WHOLE_LETTERS = /^[\u0020-\u024f\u0370-\u052f\u2010-\u2044]*$/;

/** Mark positioning is switched off where it is not needed, since reading its tables takes the longest. */
const featuresFor = (word: string, loose: boolean): Readonly<Record<string, boolean>> => ({
  ...(loose ? NO_LIGATURES : {}),
  ...(WHOLE_LETTERS.test(word) ? NO_MARKS : {}),
  ...(hasMyanmar(word) ? MYANMAR : {}),
});

/**
 * The glyphs of a word. fontkit throws where a font does not say how a mark stands on a letter; such a rule is passed over, as every other
 * shaper does. A font whose tables lead nowhere still has its letters, one beside the other.
 */
function laidOut(
  { font }: Face,
  word: string,
  features: Readonly<Record<string, boolean>>,
  direction: 'ltr' | 'rtl',
): GlyphRun {
  correctFontkit(font);
  const layout = (): GlyphRun => font.layout(word, features, undefined, undefined, direction);
  try {
    return layout();
  } catch {
    passOverFailingRules(font);
  }
  try {
    return layout();
  } catch {
    const glyphs = [...word].map((character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0));
    return { glyphs: direction === 'rtl' ? glyphs.reverse() : glyphs, positions: [] };
  }
}

function shape(face: Face, word: string, { loose, rightToLeft = false, readAs = word }: Shaping): ShapedWord {
  const direction = rightToLeft ? 'rtl' : 'ltr';
  const features = featuresFor(word, loose === true);
  const ordered = hasMyanmar(word)
    ? orderMyanmar(word)
    : orderMarks(word, (character) => hasGlyph(face.font, character));
  const run = laidOut(face, ordered, features, direction);
  const texts = glyphTexts(run, readAs, rightToLeft);
  const glyphs: ShapedGlyph[] = [];
  let advance = 0;
  let top = 0;
  let bottom = 0;
  run.glyphs.forEach((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = run.positions[index] ?? {};
    glyphs.push({ id: glyph.id, text: texts[index] ?? '', x: advance + xOffset, y: yOffset });
    const { minY, maxY } = glyph.bbox;
    if (Number.isFinite(maxY)) {
      top = Math.max(top, maxY + yOffset);
      bottom = Math.min(bottom, minY + yOffset);
    }
    advance += xAdvance;
  });
  const raised = glyphs.some(({ y }) => y !== 0);
  return { glyphs, advance, top, bottom, missing: missingIn(face.font, word), raised, rightToLeft };
}

const PLAIN: Shaping = {};
/** Without ligatures, for letters with tracking. */
export const WITHOUT_LIGATURES: Shaping = { loose: true };

/** A long word from its slices, one behind the other: not cached, and without kerning between slices. */
function fromSlices(face: Face, word: string, { readAs = word, ...shaping }: Shaping): ShapedWord {
  const parts: ShapedWord[] = [];
  let from = 0;
  for (const slice of slicesOf(word)) {
    const to = from + slice.length;
    // The text is divided like the word where both have the same length; else the first slice gets all of it.
    const own =
      readAs === word
        ? {}
        : { readAs: readAs.length === word.length ? readAs.slice(from, to) : from === 0 ? readAs : '' };
    parts.push(shapeWord(face, slice, { ...shaping, ...own }));
    from = to;
  }
  if (shaping.rightToLeft === true) parts.reverse();
  const glyphs: ShapedGlyph[] = [];
  let advance = 0;
  for (const part of parts) {
    for (const glyph of part.glyphs) glyphs.push({ ...glyph, x: glyph.x + advance });
    advance += part.advance;
  }
  return {
    glyphs,
    advance,
    top: parts.reduce((top, part) => Math.max(top, part.top), 0),
    bottom: parts.reduce((bottom, part) => Math.min(bottom, part.bottom), 0),
    missing: parts.map(({ missing }) => missing).join(''),
    raised: parts.some(({ raised }) => raised),
    rightToLeft: shaping.rightToLeft === true,
  };
}

/** The word's glyphs in this face, cached. Time grows with its length, however long. */
export function shapeWord(face: Face, word: string, shaping: Shaping = PLAIN): ShapedWord {
  const { loose, rightToLeft, readAs } = shaping;
  if (word.length > LONGEST_WORD) return fromSlices(face, word, shaping);
  const common = readAs === undefined && rightToLeft !== true;
  const key = common ? word : `${word}\n${rightToLeft ? 'rtl' : ''}${readAs ?? ''}`;
  const words = loose ? face.looseWords : face.words;
  return cached(
    words,
    key,
    MOST_WORDS,
    () => (common ? plainWord(face, word, loose === true) : undefined) ?? shape(face, word, shaping),
  );
}

/** Empty for a broken glyph: of large fonts not every one is drawn before they are used. */
function outlineIn(font: Font, id: number): string {
  try {
    const outline = font.getGlyph(id).path.toSVG();
    return /NaN|Infinity/.test(outline) ? '' : outline;
  } catch {
    return '';
  }
}

/** A glyph's outline as SVG path data in font units, y upwards. */
export function glyphOutline(face: Face, id: number): string {
  const known = face.outlines.get(id);
  if (known !== undefined) return known;
  const outline = outlineIn(face.font, id);
  face.outlines.set(id, outline);
  return outline;
}
