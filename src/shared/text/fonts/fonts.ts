/**
 * Parses fonts on first use and shapes each word once. Shaping (kerning, ligatures) takes most of a card's time, and the same words appear
 * after every keystroke and on every card. A `FontSet` therefore caches the glyphs of each word, and the app uses one `FontSet` from start
 * to end.
 */
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import { type Cache, createCache, getOrCreate, getOrCreateFor } from '../../base/cache.ts';
import { FONT_IDS, type FontId, type TypefaceId, type UserFontId } from '../../display/font-ids.ts';
import type { ShapedGlyph, ShapedWord } from '../../display/shaped-word.ts';
import { MAX_WORD_UNITS, sliceWord } from './clusters.ts';
import { correctFontkit, passOverFailingRules } from './fontkit-fixes.ts';
import { orderMarks } from './mark-order.ts';
import { hasMyanmar, orderMyanmar } from './myanmar-order.ts';
import { type PairTables, readPairTables } from './pair-tables.ts';
import { shapePlainWord } from './plain-words.ts';

export interface Typeface {
  readonly id: TypefaceId;
  readonly file: Uint8Array;
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly capHeight: number;
  readonly postscriptName: string;
  /** Whether the license forbids embedding a subset. */
  readonly embedWhole?: boolean;
  /** Kerning and ligatures of plain words. Undefined if the font needs full shaping. */
  readonly pairs: PairTables | undefined;
  /** Cached words. Without the cache a deck takes twice the time, and redrawing a card after a keystroke a third more. */
  readonly words: Cache<ShapedWord>;
  /** Words shaped without ligatures. */
  readonly looseWords: Cache<ShapedWord>;
  /** Cached SVG paths by glyph. Without the cache, redrawing a card after a keystroke takes three times as long. */
  readonly outlines: Map<number, string>;
}

/** A run of a word that is set in one font. */
export interface TypefaceRun {
  readonly typeface: Typeface;
  readonly text: string;
}

/** The built-in fonts, and the user's fonts by `UserFontId` (user-fonts.ts). */
export type FontSet = Readonly<Record<FontId, Typeface>> & {
  /** The user's fonts that are tried, in this order, for characters that no other font has. */
  readonly fallbacks?: readonly UserFontId[];
};

/** Returns a font by its id, or the text font if the set doesn't have it. */
export const getTypeface = (fonts: FontSet, typefaceId: TypefaceId): Typeface =>
  (fonts as Readonly<Partial<Record<TypefaceId, Typeface>>>)[typefaceId] ?? fonts.text;

/** The number of words in each of the two generations of a font's cache: more than the vocabulary of any library. */
export const MAX_CACHED_WORDS = 5000;

/**
 * Parses a font file. Throws if the bytes aren't a font. With `readsPairs`, kerning and ligatures of plain words are read directly from
 * the file (pair-tables.ts), which is faster than fontkit.
 */
export function parseTypeface(typefaceId: TypefaceId, fontFile: Uint8Array, readsPairs = true): Typeface {
  const font = fixGlyphCharacters(create(fontFile));
  const { unitsPerEm, capHeight, postscriptName } = font;
  const metrics = { unitsPerEm, capHeight, postscriptName: postscriptName ?? typefaceId };
  const caches = {
    words: createCache<ShapedWord>(),
    looseWords: createCache<ShapedWord>(),
  };
  return {
    id: typefaceId,
    file: fontFile,
    font,
    ...metrics,
    pairs: readsPairs ? readPairTables(fontFile) : undefined,
    ...caches,
    outlines: new Map(),
  };
}

/**
 * Makes the font return glyphs with the characters of the current text. fontkit caches each glyph with the characters of its first use, so
 * a mark that was first used as part of another letter would later not count as a mark, and the letters next to it wouldn't join.
 */
function fixGlyphCharacters(font: Font): Font {
  const getGlyphs = font.glyphsForString.bind(font);
  font.glyphsForString = (sourceText) => {
    const glyphs = getGlyphs(sourceText);
    const characters = [...sourceText];
    // There are fewer glyphs if a variation selector was combined with its letter.
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
 * Creates a font set whose fonts are parsed on first use, since most cards need few fonts and the app's start needs none. An entry of
 * `fontFiles` is also first accessed then. Throws on first use if a file isn't a font, which means that the installation is damaged.
 */
export function loadFonts(fontFiles: Readonly<Record<FontId, Uint8Array>>): FontSet {
  const fontSet: Partial<Record<FontId, Typeface>> = {};
  for (const fontId of FONT_IDS) {
    const parseOnFirstUse = (): Typeface => {
      const typeface = parseTypeface(fontId, fontFiles[fontId]);
      Object.defineProperty(fontSet, fontId, { value: typeface, enumerable: true });
      return typeface;
    };
    Object.defineProperty(fontSet, fontId, { get: parseOnFirstUse, enumerable: true, configurable: true });
  }
  return fontSet as FontSet;
}

/** Matches characters that only control their neighbors, which a font need not have. */
const INVISIBLE_CONTROL = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u034f|[\ufe00-\ufe0f]/u;

/** Whether the font has a glyph for every visible character. */
export function canSpell({ font }: Typeface, characters: string): boolean {
  for (const character of characters)
    if (!hasGlyph(font, character) && !INVISIBLE_CONTROL.test(character)) return false;
  return true;
}

const listMissing = (font: Font, characters: string): string =>
  [...characters].filter((character) => !hasGlyph(font, character) && !INVISIBLE_CONTROL.test(character)).join('');

/** Caches which characters a font has, since fontkit searches the file every time. */
const knownGlyphs = new WeakMap<Font, Map<string, boolean>>();

function hasGlyph(font: Font, character: string): boolean {
  const fontGlyphs = getOrCreateFor(knownGlyphs, font, () => new Map<string, boolean>());
  const isCovered = fontGlyphs.get(character) ?? font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  fontGlyphs.set(character, isCovered);
  return isCovered;
}

/**
 * Returns the text of each glyph. fontkit only knows the first character for which a glyph was used (Latin A, Greek Alpha), so the word's
 * characters are assigned in order. If glyphs were split or reordered, the first glyph gets the whole word.
 */
function assignGlyphTexts(run: GlyphRun, word: string, rightToLeft: boolean): string[] {
  const characters = [...word];
  // fontkit has no character for a glyph that was first used as part of another one.
  const characterCounts = run.glyphs.map((glyph) => Math.max(1, glyph.codePoints.length));
  // Some fonts build Arabic letters from a shape and dots without width. The shape gets the letter.
  const shapeCounts = characterCounts.map((characterCount, index) =>
    run.positions[index]?.xAdvance === 0 ? 0 : characterCount,
  );
  const sumCounts = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  const counts = sumCounts(characterCounts) === characters.length ? characterCounts : shapeCounts;
  const logicalCounts = rightToLeft ? [...counts].reverse() : counts;
  let assignedCount = 0;
  const texts = logicalCounts.map((characterCount) => {
    assignedCount += characterCount;
    return characters.slice(assignedCount - characterCount, assignedCount).join('');
  });
  const firstIndex = rightToLeft ? counts.length - 1 : 0;
  if (assignedCount !== characters.length) return counts.map((_count, index) => (index === firstIndex ? word : ''));
  return rightToLeft ? texts.reverse() : texts;
}

export interface Shaping {
  /** Whether ligatures are off, for text with tracking. */
  readonly loose?: boolean;
  readonly rightToLeft?: boolean;
  /** The text of the glyphs if different from the word, such as for a mirrored bracket. */
  readonly readAs?: string;
}

const NO_LIGATURES = { liga: false, clig: false };
/** OpenType features for Burmese, which fontkit doesn't apply by itself. */
const MYANMAR_FEATURES = {
  rphf: true,
  pref: true,
  blwf: true,
  pstf: true,
  pres: true,
  abvs: true,
  blws: true,
  psts: true,
};
const NO_MARKS = { mark: false, mkmk: false };

/** Matches letters that no font splits into a letter and its marks. */
const WHOLE_LETTERS = /^[\u0020-\u024f\u0370-\u052f\u2010-\u2044]*$/;

/** Returns the OpenType features for a word. Mark positioning is off if it isn't needed, since reading its tables takes longest. */
const getFeatures = (word: string, loose: boolean): Readonly<Record<string, boolean>> => ({
  ...(loose ? NO_LIGATURES : {}),
  ...(WHOLE_LETTERS.test(word) ? NO_MARKS : {}),
  ...(hasMyanmar(word) ? MYANMAR_FEATURES : {}),
});

/**
 * Lays out the glyphs of a word. fontkit throws if a font doesn't say how to place a mark on a letter; such rules are skipped, as in other
 * shapers. If a font's tables are damaged, its letters are placed next to each other.
 */
function layOutGlyphs(
  { font }: Typeface,
  word: string,
  features: Readonly<Record<string, boolean>>,
  direction: 'ltr' | 'rtl',
): GlyphRun {
  correctFontkit(font);
  const runLayout = (): GlyphRun => font.layout(word, features, undefined, undefined, direction);
  try {
    return runLayout();
  } catch {
    passOverFailingRules(font);
  }
  try {
    return runLayout();
  } catch {
    const glyphs = [...word].map((character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0));
    return { glyphs: direction === 'rtl' ? glyphs.reverse() : glyphs, positions: [] };
  }
}

function shapeUncached(
  typeface: Typeface,
  word: string,
  { loose, rightToLeft = false, readAs = word }: Shaping,
): ShapedWord {
  const direction = rightToLeft ? 'rtl' : 'ltr';
  const features = getFeatures(word, loose === true);
  const orderedWord = hasMyanmar(word)
    ? orderMyanmar(word)
    : orderMarks(word, (character) => hasGlyph(typeface.font, character));
  const run = layOutGlyphs(typeface, orderedWord, features, direction);
  const glyphTexts = assignGlyphTexts(run, readAs, rightToLeft);
  const glyphs: ShapedGlyph[] = [];
  let advance = 0;
  let top = 0;
  let bottom = 0;
  run.glyphs.forEach((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = run.positions[index] ?? {};
    glyphs.push({ id: glyph.id, text: glyphTexts[index] ?? '', x: advance + xOffset, y: yOffset });
    const { minY, maxY } = glyph.bbox;
    if (Number.isFinite(maxY)) {
      top = Math.max(top, maxY + yOffset);
      bottom = Math.min(bottom, minY + yOffset);
    }
    advance += xAdvance;
  });
  const raised = glyphs.some(({ y }) => y !== 0);
  return { glyphs, advance, top, bottom, missing: listMissing(typeface.font, word), raised, rightToLeft };
}

const DEFAULT_SHAPING: Shaping = {};
/** Shaping without ligatures, for text with tracking. */
export const WITHOUT_LIGATURES: Shaping = { loose: true };

/** Shapes a long word slice by slice. The result isn't cached and has no kerning between slices. */
function shapeSlices(typeface: Typeface, word: string, { readAs = word, ...shaping }: Shaping): ShapedWord {
  const shapedSlices: ShapedWord[] = [];
  let sliceStart = 0;
  for (const slice of sliceWord(word)) {
    const sliceEnd = sliceStart + slice.length;
    // The text is divided like the word if both have the same length. Otherwise the first slice gets the whole text.
    const sliceText =
      readAs === word
        ? {}
        : {
            readAs: readAs.length === word.length ? readAs.slice(sliceStart, sliceEnd) : sliceStart === 0 ? readAs : '',
          };
    shapedSlices.push(shapeWord(typeface, slice, { ...shaping, ...sliceText }));
    sliceStart = sliceEnd;
  }
  if (shaping.rightToLeft === true) shapedSlices.reverse();
  const glyphs: ShapedGlyph[] = [];
  let advance = 0;
  for (const shapedSlice of shapedSlices) {
    for (const glyph of shapedSlice.glyphs) glyphs.push({ ...glyph, x: glyph.x + advance });
    advance += shapedSlice.advance;
  }
  return {
    glyphs,
    advance,
    top: shapedSlices.reduce((maxTop, shapedSlice) => Math.max(maxTop, shapedSlice.top), 0),
    bottom: shapedSlices.reduce((minBottom, shapedSlice) => Math.min(minBottom, shapedSlice.bottom), 0),
    missing: shapedSlices.map(({ missing }) => missing).join(''),
    raised: shapedSlices.some(({ raised }) => raised),
    rightToLeft: shaping.rightToLeft === true,
  };
}

/** Returns the cached glyphs of a word. The time is proportional to the word's length. */
export function shapeWord(typeface: Typeface, word: string, shaping: Shaping = DEFAULT_SHAPING): ShapedWord {
  const { loose, rightToLeft, readAs } = shaping;
  if (word.length > MAX_WORD_UNITS) return shapeSlices(typeface, word, shaping);
  const isCommon = readAs === undefined && rightToLeft !== true;
  const cacheKey = isCommon ? word : `${word}\n${rightToLeft ? 'rtl' : ''}${readAs ?? ''}`;
  const wordCache = loose ? typeface.looseWords : typeface.words;
  return getOrCreate(
    wordCache,
    cacheKey,
    MAX_CACHED_WORDS,
    () =>
      (isCommon ? shapePlainWord(typeface, word, loose === true) : undefined) ?? shapeUncached(typeface, word, shaping),
  );
}

/** Reads a glyph's outline, which is empty for a damaged glyph. Not all glyphs of large fonts are checked before they are used. */
function readOutline(font: Font, glyphId: number): string {
  try {
    const outline = font.getGlyph(glyphId).path.toSVG();
    return /NaN|Infinity/.test(outline) ? '' : outline;
  } catch {
    return '';
  }
}

/** Returns a glyph's outline as SVG path data in font units, y upwards. */
export function getGlyphOutline(typeface: Typeface, glyphId: number): string {
  const knownOutline = typeface.outlines.get(glyphId);
  if (knownOutline !== undefined) return knownOutline;
  const outline = readOutline(typeface.font, glyphId);
  typeface.outlines.set(glyphId, outline);
  return outline;
}
