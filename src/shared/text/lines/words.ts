/** Words: runs of styled text whose width is known in ems, so that they can be set in any size. */

import { getOrCreateFor } from '../../base/cache.ts';
import { FONT_SCALES } from '../../display/font-ids.ts';
import type { ShapedWord } from '../../display/shaped-word.ts';
import { splitClusters } from '../fonts/clusters.ts';
import { splitTypefaceRuns } from '../fonts/fallback.ts';
import { type FontSet, getTypeface, shapeWord, type Typeface, WITHOUT_LIGATURES } from '../fonts/fonts.ts';
import { type EmbeddingLevels, mirrorText } from './bidi.ts';
import { findSyllableBreaks, removeSoftHyphens, SOFT_HYPHEN } from './hyphenation.ts';
import { getFontSize, getTracking, type Squeeze, type TextStyle } from './styles.ts';

/** Text in one style that shows one field. */
export interface StyledText {
  readonly text: string;
  readonly style: TextStyle;
  readonly field?: string | undefined;
  /** The word for screen readers and copied text, if the text is an icon's character. */
  readonly readAs?: string | undefined;
  /** Whether the words may be hyphenated. */
  readonly hyphenate?: boolean;
  /** Braces of the field's markup that name no icon. Only the first text of the field has them. */
  readonly stray?: readonly string[];
}

/**
 * A run of text in one font and one style, without size and position, so that one measurement serves every squeeze and all texts with
 * this word.
 */
export interface StyledWord {
  readonly text: string;
  readonly typeface: Typeface;
  readonly shapedWord: ShapedWord;
  readonly style: TextStyle;
  /** The factor of the style's size for this font. */
  readonly scale: number;
  /** The width of the glyphs in ems of the style's size, without tracking. */
  readonly em: number;
  /** The width of one space after the word, in ems. */
  readonly spaceEm: number;
  /** Offsets at which the word may be hyphenated: at the author's soft hyphens, and between syllables. */
  readonly softHyphens: readonly number[];
  readonly syllableBreaks: readonly number[];
}

/** An occurrence of a word in a text, or a slice of a long word, with the spaces after it. */
export interface Word {
  readonly styled: StyledWord;
  /** The number of spaces after the word. */
  readonly spaces: number;
  /** Whether a line may end after the word. */
  readonly breakable: boolean;
  /** Whether this is a slice of a long word and the next word is the next slice. */
  readonly isContinued: boolean;
  readonly field: string | undefined;
  /** Embedding levels (Unicode UAX 9) of the word, of the space after it, and of the paragraph. Odd levels run from right to left. */
  readonly level: number;
  readonly spaceLevel: number;
  readonly baseLevel: number;
  /** The level of an invisible divider before the word (`EmbeddingLevels.dividers`), and before the space after the word. */
  readonly divider?: number | undefined;
  readonly spaceDivider?: number | undefined;
}

/** A word that can still be changed. */
export type WordDraft = { -readonly [K in keyof Word]: Word[K] };

/**
 * The minimum width of a space, in ems. The display font's own space is so narrow that words run together, for readers and for text
 * search.
 */
const MIN_SPACE_EM = 0.2;
/** The width of a space, in ems, for fonts without one, such as icons. */
const DEFAULT_SPACE_EM = 0.25;

/** Returns the size of a word's glyphs, in points. */
export const getWordSize = ({ styled }: Word, squeeze: Squeeze): number =>
  getFontSize(styled.style, squeeze) * styled.scale;
/** Returns the extra space after each glyph, in points. */
export const getWordTracking = ({ styled: { style } }: Word, squeeze: Squeeze): number =>
  getTracking(style, squeeze) * getFontSize(style, squeeze);
/** Returns the width of a word in points, including the tracking after its last glyph. */
export const getWordWidth = ({ styled: { em, shapedWord, style } }: Word, squeeze: Squeeze): number =>
  getFontSize(style, squeeze) * (em + getTracking(style, squeeze) * shapedWord.glyphs.length);
/** Returns the width of the spaces after a word in points; 0 if there are none. */
export const getSpaceWidth = ({ spaces, styled: { spaceEm, style } }: Word, squeeze: Squeeze): number =>
  spaces === 0 ? 0 : spaces * getFontSize(style, squeeze) * (spaceEm + getTracking(style, squeeze));

/** A cache of space widths in ems, which every shaped word needs. */
const spaceWidths = new WeakMap<Typeface, number>();

const getSpaceEm = (typeface: Typeface): number =>
  getOrCreateFor(spaceWidths, typeface, () =>
    typeface.font.hasGlyphForCodePoint(32)
      ? Math.max(shapeWord(typeface, ' ').advance / typeface.unitsPerEm, MIN_SPACE_EM)
      : DEFAULT_SPACE_EM,
  );

const NO_OFFSETS: readonly number[] = [];

interface WordLevels {
  readonly level: number;
  readonly baseLevel: number;
}
const LEFT_TO_RIGHT_LEVELS: WordLevels = { level: 0, baseLevel: 0 };

/** Creates an occurrence of a styled word, without spaces after it. */
export const createWord = (
  styled: StyledWord,
  field: string | undefined,
  { level, baseLevel } = LEFT_TO_RIGHT_LEVELS,
): WordDraft => ({
  styled,
  spaces: 0,
  breakable: false,
  isContinued: false,
  field,
  level,
  spaceLevel: baseLevel,
  baseLevel,
});

const createWordFromRun = (
  typeface: Typeface,
  runText: string,
  source: StyledText,
  fonts: FontSet,
  wordLevels: WordLevels,
): Word => createWord(createStyledWord(typeface, runText, source, fonts, wordLevels), source.field, wordLevels);

/** Creates a styled word from a run of one font. */
function createStyledWord(
  typeface: Typeface,
  runText: string,
  source: StyledText,
  fonts: FontSet,
  { level }: WordLevels,
): StyledWord {
  const { style, readAs = runText } = source;
  const isLoose = style.tracking > 0;
  const rightToLeft = level % 2 === 1;
  const shapedWord = rightToLeft
    ? shapeWord(typeface, mirrorText(runText), { loose: isLoose, rightToLeft, readAs })
    : readAs !== runText
      ? shapeWord(typeface, runText, { loose: isLoose, readAs })
      : // Small negative tracking from a squeeze keeps ligatures.
        shapeWord(typeface, runText, isLoose ? WITHOUT_LIGATURES : undefined);
  const scale = typeface.id === style.font ? 1 : (FONT_SCALES[typeface.id] ?? 1);
  const em = (shapedWord.advance / typeface.unitsPerEm) * scale;
  const spaceEm = getSpaceEm(getTypeface(fonts, style.font));
  return {
    text: readAs,
    typeface,
    shapedWord,
    style,
    scale,
    em,
    spaceEm,
    softHyphens: NO_OFFSETS,
    syllableBreaks: NO_OFFSETS,
  };
}

interface LevelRun {
  text: string;
  readonly level: number;
  readonly divider: number | undefined;
}

/** Splits a chunk into runs of one level each. The chunk begins at `offset` of the levels. */
function splitByLevel(chunk: string, offset: number, levels: EmbeddingLevels): LevelRun[] {
  const levelRuns: LevelRun[] = [];
  for (let index = 0; index < chunk.length; index += 1) {
    const level = levels.byOffset[offset + index] ?? levels.baseLevel;
    const divider = levels.dividers?.get(offset + index);
    const previousRun = levelRuns[levelRuns.length - 1];
    if (previousRun?.level === level && divider === undefined) previousRun.text += chunk.charAt(index);
    else levelRuns.push({ text: chunk.charAt(index), level, divider });
  }
  return levelRuns;
}

/** Splits text without white space into words of one font and one level each. No line may break between them. */
export function splitWords(
  chunk: string,
  offset: number,
  source: StyledText,
  fonts: FontSet,
  levels: EmbeddingLevels | undefined,
): Word[] {
  const { font, userFont } = source.style;
  if (levels === undefined)
    return createHyphenatableWords(chunk, source, fonts).map((word) => createWord(word, source.field));
  const levelRuns = splitByLevel(chunk, offset, levels);
  const { baseLevel } = levels;
  return levelRuns.flatMap((levelRun) =>
    splitTypefaceRuns(fonts, font, levelRun.text, userFont?.like).map((run, index): Word => {
      const word = createWordFromRun(run.typeface, run.text, source, fonts, { level: levelRun.level, baseLevel });
      return index > 0 || levelRun.divider === undefined ? word : { ...word, divider: levelRun.divider };
    }),
  );
}

/** Creates left-to-right words. Only a word of a single font can be hyphenated. */
export function createHyphenatableWords(chunk: string, source: StyledText, fonts: FontSet): StyledWord[] {
  const softHyphens = chunk.includes(SOFT_HYPHEN) ? removeSoftHyphens(chunk) : undefined;
  const plainText = softHyphens?.text ?? chunk;
  const runs = splitTypefaceRuns(fonts, source.style.font, plainText, source.style.userFont?.like);
  const [onlyRun] = runs;
  if (onlyRun === undefined || runs.length > 1) {
    return runs.map((run) => createStyledWord(run.typeface, run.text, source, fonts, LEFT_TO_RIGHT_LEVELS));
  }
  const word = createStyledWord(onlyRun.typeface, onlyRun.text, source, fonts, LEFT_TO_RIGHT_LEVELS);
  if (softHyphens !== undefined) return [{ ...word, softHyphens: softHyphens.offsets }];
  return [source.hyphenate === true ? { ...word, syllableBreaks: findSyllableBreaks(plainText) } : word];
}

/**
 * Splits a word at an offset into its beginning with a hyphen, and the remainder. In copied text the hyphen is a soft hyphen, so that the
 * word stays whole.
 */
export function splitWord(word: Word, offset: number, fonts: FontSet): readonly [Word, Word] {
  const { text, typeface, style, softHyphens, syllableBreaks } = word.styled;
  const source = { text, style };
  const beginning = text.slice(0, offset);
  const hyphenatedSource = { ...source, readAs: `${beginning}${SOFT_HYPHEN}` };
  const remainder = createStyledWord(typeface, text.slice(offset), source, fonts, LEFT_TO_RIGHT_LEVELS);
  const shiftOffsets = (offsets: readonly number[]): number[] =>
    offsets.filter((wordOffset) => wordOffset > offset).map((wordOffset) => wordOffset - offset);
  return [
    {
      ...createWord(
        createStyledWord(typeface, `${beginning}-`, hyphenatedSource, fonts, LEFT_TO_RIGHT_LEVELS),
        word.field,
      ),
      breakable: true,
    },
    {
      ...word,
      styled: {
        ...remainder,
        softHyphens: shiftOffsets(softHyphens),
        syllableBreaks: shiftOffsets(syllableBreaks),
      },
    },
  ];
}

/** Signs after which links and similar long words are best broken. */
const BREAK_SIGN = /[/.\-?&=_,;:#@+~|]$/u;
/** The fraction of the width that must be filled if a line ends at a sign. */
const MIN_FILLED_FRACTION = 0.5;

/**
 * Cuts a word into a beginning that fits `availableWidth` and the remainder, which is undefined if the whole word fits. The beginning has
 * at least one character and ends after a sign if there is one nearby.
 */
export function cutWord(
  word: Word,
  availableWidth: number,
  fonts: FontSet,
  squeeze: Squeeze,
): readonly [Word, Word | undefined] {
  const { styled, field } = word;
  const { style, typeface } = styled;
  const source: StyledText = { text: '', style, ...(field === undefined ? {} : { field }) };
  const foundClusters = splitClusters(styled.text);
  // Joined emoji count as one character, and may be wider than a line.
  const clusters = foundClusters.length > 1 ? foundClusters : [...styled.text];
  const createPiece = (start: number, end: number): Word =>
    createWordFromRun(typeface, clusters.slice(start, end).join(''), source, fonts, word);
  const fits = (count: number): boolean => getWordWidth(createPiece(0, count), squeeze) <= availableWidth;
  if (clusters.length < 2) return [word, undefined];
  const maxCount = bisectLast(clusters.length - 1, fits, countGlyphsWithin(word, availableWidth, squeeze));
  let count = maxCount;
  while (count > 1 && count > maxCount * MIN_FILLED_FRACTION && !BREAK_SIGN.test(clusters[count - 1] ?? '')) count -= 1;
  if (!BREAK_SIGN.test(clusters[count - 1] ?? '')) count = maxCount;
  const { spaces, spaceLevel, spaceDivider, breakable, isContinued, divider } = word;
  const remainder = {
    ...createPiece(count, clusters.length),
    spaces,
    spaceLevel,
    spaceDivider,
    breakable,
    isContinued,
  };
  return [{ ...createPiece(0, count), breakable: true, divider }, remainder];
}

/** Counts the glyphs that fit a width, usually the number of characters or one more or less. */
function countGlyphsWithin(
  { styled: { shapedWord, style, typeface, scale } }: Word,
  availableWidth: number,
  squeeze: Squeeze,
): number {
  const fontSize = getFontSize(style, squeeze);
  const pointsPerUnit = (fontSize * scale) / typeface.unitsPerEm;
  const tracking = fontSize * getTracking(style, squeeze);
  const { glyphs } = shapedWord;
  const firstBeyond = glyphs.findIndex(({ x }, index) => x * pointsPerUnit + index * tracking > availableWidth);
  return (firstBeyond === -1 ? glyphs.length : firstBeyond) - 1;
}

/**
 * Returns the largest number up to `max` that passes, provided that all smaller numbers pass too; 1 if none does. Numbers near `guess` are
 * tried first.
 */
export function bisectLast(max: number, passes: (count: number) => boolean, guess?: number): number {
  let [passing, limit] = [1, max];
  let nextGuess = guess ?? (passing + limit + 1) >> 1;
  let step = 1;
  while (passing < limit) {
    const candidate = Math.min(limit, Math.max(passing + 1, nextGuess));
    if (passes(candidate)) {
      passing = candidate;
      nextGuess = passing + step;
    } else {
      limit = candidate - 1;
      nextGuess = limit - step + 1;
    }
    // After three guesses with doubling steps, bisection finds the number.
    step *= 2;
    if (guess === undefined || step > 4) nextGuess = (passing + limit + 1) >> 1;
  }
  return passing;
}
