/** Words: runs of styled text whose width is known in em, whatever size they are set in later. */

import { cachedFor } from '../../base/cache.ts';
import { FACE_SCALE } from '../../display/font-ids.ts';
import type { ShapedWord } from '../../display/shaped-word.ts';
import { clustersOf } from '../fonts/clusters.ts';
import { faceRuns } from '../fonts/fallback.ts';
import { type Face, type FontSet, faceOf, shapeWord, WITHOUT_LIGATURES } from '../fonts/fonts.ts';
import { type Levels, mirrored } from './bidi.ts';
import { SOFT_HYPHEN, softHyphens, syllablesOf } from './hyphenation.ts';
import { type Squeeze, sizeOf, type TextStyle, trackingOf } from './styles.ts';

/** Text in one style, about one field. */
export interface StyledText {
  readonly text: string;
  readonly style: TextStyle;
  readonly field?: string | undefined;
  /** The word that is read aloud and copied, where the text is an icon's character. */
  readonly readAs?: string | undefined;
  /** Whether its words may be hyphenated. */
  readonly hyphenate?: boolean;
  /** Braces that name no icon, of the text that begins here. */
  readonly stray?: readonly string[];
}

/**
 * A run of text in one face and one style. It has no size and no place: one measurement serves every squeeze that is
 * tried, and all texts that hold the word.
 */
export interface StyledWord {
  readonly text: string;
  readonly face: Face;
  readonly shaped: ShapedWord;
  readonly style: TextStyle;
  /** Part of the style's size that this face is set at. */
  readonly scale: number;
  /** Width of its glyphs in em of the style's size, without tracking. */
  readonly em: number;
  /** Width of one space after it in em. */
  readonly spaceEm: number;
  /** Offsets into its text at which it may be hyphenated: by its author, and by syllables. */
  readonly soft: readonly number[];
  readonly syllables: readonly number[];
}

/** A word where a text has it, or a slice of a long one, with the spaces that follow. */
export interface Word {
  readonly styled: StyledWord;
  /** Spaces after it. */
  readonly spaces: number;
  /** Whether a line may end after it. */
  readonly breakable: boolean;
  /** Whether it is a slice of a long word, of which the next word is the next slice. */
  readonly isContinued: boolean;
  readonly field: string | undefined;
  /** Level of writing direction (Unicode UAX 9): odd = from right to left. Of the word, of the space after it, of its paragraph. */
  readonly level: number;
  readonly spaceLevel: number;
  readonly base: number;
  /** Level of what keeps it apart from what is before it though nobody sees it (`Levels.dividers`); the same for the space after it. */
  readonly divider?: number | undefined;
  readonly spaceDivider?: number | undefined;
}

/** A word that is still being changed. */
export type WordDraft = { -readonly [K in keyof Word]: Word[K] };

/** Em: the display face's own space is so narrow that capitals run together, for readers and for text search alike. */
const NARROWEST_SPACE = 0.2;
/** Em: after a character of a face without a space, such as icons. */
const ORDINARY_SPACE = 0.25;

/** Size, in points, at which a word's glyphs are set. */
export const sizeIn = ({ styled }: Word, squeeze: Squeeze): number => sizeOf(styled.style, squeeze) * styled.scale;
/** Points after each glyph. */
export const trackingIn = ({ styled: { style } }: Word, squeeze: Squeeze): number =>
  trackingOf(style, squeeze) * sizeOf(style, squeeze);
/** Width in points, with the tracking after its last glyph. */
export const widthIn = ({ styled: { em, shaped, style } }: Word, squeeze: Squeeze): number =>
  sizeOf(style, squeeze) * (em + trackingOf(style, squeeze) * shaped.glyphs.length);
/** Width of the space after it in points; 0 when none follows. */
export const spaceIn = ({ spaces, styled: { spaceEm, style } }: Word, squeeze: Squeeze): number =>
  spaces === 0 ? 0 : spaces * sizeOf(style, squeeze) * (spaceEm + trackingOf(style, squeeze));

/** Asked for with each word that is shaped. */
const spaces = new WeakMap<Face, number>();

const spaceEmOf = (face: Face): number =>
  cachedFor(spaces, face, () =>
    face.font.hasGlyphForCodePoint(32)
      ? Math.max(shapeWord(face, ' ').advance / face.unitsPerEm, NARROWEST_SPACE)
      : ORDINARY_SPACE,
  );

const NOWHERE: readonly number[] = [];

interface Setting {
  readonly level: number;
  readonly base: number;
}
const LEFT_TO_RIGHT: Setting = { level: 0, base: 0 };

/** A styled word where a text has it, with no space after it yet. */
export const occurrence = (
  styled: StyledWord,
  field: string | undefined,
  { level, base } = LEFT_TO_RIGHT,
): WordDraft => ({
  styled,
  spaces: 0,
  breakable: false,
  isContinued: false,
  field,
  level,
  spaceLevel: base,
  base,
});

const wordOf = (face: Face, text: string, source: StyledText, fonts: FontSet, setting: Setting): Word =>
  occurrence(styledWord(face, text, source, fonts, setting), source.field, setting);

/** One run of one face as a word. */
function styledWord(face: Face, text: string, source: StyledText, fonts: FontSet, { level }: Setting): StyledWord {
  const { style, readAs = text } = source;
  const loose = style.tracking > 0;
  const rightToLeft = level % 2 === 1;
  const shaped = rightToLeft
    ? shapeWord(face, mirrored(text), { loose, rightToLeft, readAs })
    : readAs !== text
      ? shapeWord(face, text, { loose, readAs })
      : // Small negative tracking from a squeeze keeps ligatures.
        shapeWord(face, text, loose ? WITHOUT_LIGATURES : undefined);
  const scale = face.id === style.font ? 1 : (FACE_SCALE[face.id] ?? 1);
  const em = (shaped.advance / face.unitsPerEm) * scale;
  const spaceEm = spaceEmOf(faceOf(fonts, style.font));
  return { text: readAs, face, shaped, style, scale, em, spaceEm, soft: NOWHERE, syllables: NOWHERE };
}

interface LevelRun {
  text: string;
  readonly level: number;
  readonly divider: number | undefined;
}

/** Runs of a text of one level each. `offset` is where it begins among those that the levels were counted through. */
function byLevel(text: string, offset: number, levels: Levels): LevelRun[] {
  const out: LevelRun[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const level = levels.at[offset + index] ?? levels.base;
    const divider = levels.dividers?.get(offset + index);
    const before = out[out.length - 1];
    if (before?.level === level && divider === undefined) before.text += text.charAt(index);
    else out.push({ text: text.charAt(index), level, divider });
  }
  return out;
}

/** Splits text without white space into words of one face and one level each, between which no line may be broken. */
export function wordsOf(
  text: string,
  at: number,
  source: StyledText,
  fonts: FontSet,
  levels: Levels | undefined,
): Word[] {
  const { font, own } = source.style;
  if (levels === undefined) return breakableWords(text, source, fonts).map((word) => occurrence(word, source.field));
  const parts = byLevel(text, at, levels);
  const { base } = levels;
  return parts.flatMap((part) =>
    faceRuns(fonts, font, part.text, own?.like).map((run, index): Word => {
      const word = wordOf(run.face, run.text, source, fonts, { level: part.level, base });
      return index > 0 || part.divider === undefined ? word : { ...word, divider: part.divider };
    }),
  );
}

/** Words that run from left to right. Only a word of one face can be hyphenated. */
export function breakableWords(written: string, source: StyledText, fonts: FontSet): StyledWord[] {
  const hyphens = written.includes(SOFT_HYPHEN) ? softHyphens(written) : undefined;
  const text = hyphens?.text ?? written;
  const runs = faceRuns(fonts, source.style.font, text, source.style.own?.like);
  const [only] = runs;
  if (only === undefined || runs.length > 1) {
    return runs.map((run) => styledWord(run.face, run.text, source, fonts, LEFT_TO_RIGHT));
  }
  const word = styledWord(only.face, only.text, source, fonts, LEFT_TO_RIGHT);
  if (hyphens !== undefined) return [{ ...word, soft: hyphens.at }];
  return [source.hyphenate === true ? { ...word, syllables: syllablesOf(text) } : word];
}

/**
 * A word split at an offset: its beginning with a hyphen, and the rest. The text of the hyphen is a soft one, so that
 * copied text has the whole word.
 */
export function splitWord(word: Word, at: number, fonts: FontSet): readonly [Word, Word] {
  const { text, face, style, soft, syllables } = word.styled;
  const source = { text, style };
  const beginning = text.slice(0, at);
  const head = { ...source, readAs: `${beginning}${SOFT_HYPHEN}` };
  const rest = styledWord(face, text.slice(at), source, fonts, LEFT_TO_RIGHT);
  const later = (offsets: readonly number[]): number[] => offsets.filter((one) => one > at).map((one) => one - at);
  return [
    {
      ...occurrence(styledWord(face, `${beginning}-`, head, fonts, LEFT_TO_RIGHT), word.field),
      breakable: true,
    },
    { ...word, styled: { ...rest, soft: later(soft), syllables: later(syllables) } },
  ];
}

/** Signs behind which links and the like are best broken. */
const SIGN = /[/.\-?&=_,;:#@+~|]$/u;
/** Part of the width that has to be filled when a line ends at a sign. */
const ENOUGH = 0.5;

/**
 * The beginning of a word that fits `width`, at least one character of it, and the rest, undefined when all of it fits. It
 * ends behind a sign where one is near.
 */
export function cutWord(
  word: Word,
  width: number,
  fonts: FontSet,
  squeeze: Squeeze,
): readonly [Word, Word | undefined] {
  const { styled, field } = word;
  const { style, face } = styled;
  const source: StyledText = { text: '', style, ...(field === undefined ? {} : { field }) };
  const found = clustersOf(styled.text);
  // Emoji that are joined in a row count as one character, and may be wider than any line.
  const clusters = found.length > 1 ? found : [...styled.text];
  const pieceOf = (from: number, to: number): Word =>
    wordOf(face, clusters.slice(from, to).join(''), source, fonts, word);
  const fits = (count: number): boolean => widthIn(pieceOf(0, count), squeeze) <= width;
  if (clusters.length < 2) return [word, undefined];
  const most = bisectLast(clusters.length - 1, fits, glyphsWithin(word, width, squeeze));
  let count = most;
  while (count > 1 && count > most * ENOUGH && !SIGN.test(clusters[count - 1] ?? '')) count -= 1;
  if (!SIGN.test(clusters[count - 1] ?? '')) count = most;
  const { spaces, spaceLevel, spaceDivider, breakable, isContinued, divider } = word;
  const rest = { ...pieceOf(count, clusters.length), spaces, spaceLevel, spaceDivider, breakable, isContinued };
  return [{ ...pieceOf(0, count), breakable: true, divider }, rest];
}

/** How many glyphs of a word end within a width: mostly as many characters, give or take one. */
function glyphsWithin({ styled: { shaped, style, face, scale } }: Word, width: number, squeeze: Squeeze): number {
  const size = sizeOf(style, squeeze);
  const em = (size * scale) / face.unitsPerEm;
  const tracking = size * trackingOf(style, squeeze);
  const beyond = shaped.glyphs.findIndex(({ x }, index) => x * em + index * tracking > width);
  return (beyond === -1 ? shaped.glyphs.length : beyond) - 1;
}

/**
 * The largest number up to `most` that passes, if every smaller one does too; 1 where none does. Numbers near `guess`
 * are tried first.
 */
export function bisectLast(most: number, passes: (count: number) => boolean, guess?: number): number {
  let [low, high] = [1, most];
  let next = guess ?? (low + high + 1) >> 1;
  let step = 1;
  while (low < high) {
    const tried = Math.min(high, Math.max(low + 1, next));
    if (passes(tried)) {
      low = tried;
      next = low + step;
    } else {
      high = tried - 1;
      next = high - step + 1;
    }
    // Steps double until the limit is passed; bisection finds the rest.
    step *= 2;
    if (guess === undefined || step > 4) next = (low + high + 1) >> 1;
  }
  return low;
}
