/** Bidirectional text (Unicode UAX 9): embedding levels of a paragraph's characters and the visual order of a line. */
import bidiFactory from 'bidi-js';
import {
  DIRECTION_CONTROL,
  hasDirectionControls,
  isBidirectional,
  isEmbedding,
  isIsolate,
  POP_FORMATTING,
  POP_ISOLATE,
  removeDirectionControls,
} from './direction-controls.ts';

/** Embedding levels by UTF-16 offset, and the level of the paragraph. Odd levels run from right to left. */
export interface EmbeddingLevels {
  readonly byOffset: Uint8Array;
  readonly baseLevel: number;
  /**
   * Levels of removed direction controls, by the offset of the next character. Only controls that separate characters of higher levels are
   * included: `1 RLM 2` is two numbers in reversed order, not one number.
   */
  readonly dividers?: ReadonlyMap<number, number>;
}

let bidiEngine: ReturnType<typeof bidiFactory> | undefined;
const getBidiEngine = (): ReturnType<typeof bidiFactory> => {
  bidiEngine ??= bidiFactory();
  return bidiEngine;
};

/** Returns the direction of a paragraph's first strong character outside of isolates (rules P2 and P3), as `dir="auto"` does. */
export function detectDirection(paragraph: string): 'ltr' | 'rtl' {
  let isolateCount = 0;
  for (const character of paragraph) {
    if (isIsolate(character)) isolateCount += 1;
    else if (character === POP_ISOLATE) isolateCount = Math.max(0, isolateCount - 1);
    else if (isolateCount === 0) {
      const bidiClass = getBidiEngine().getBidiCharTypeName(character);
      if (bidiClass === 'L') return 'ltr';
      if (bidiClass === 'R' || bidiClass === 'AL') return 'rtl';
    }
  }
  return 'ltr';
}

/** Returns the levels of a paragraph, or undefined if the whole paragraph runs from left to right. */
export function resolveLevels(paragraph: string): EmbeddingLevels | undefined {
  if (!isBidirectional(paragraph)) return undefined;
  const direction = detectDirection(paragraph);
  const baseLevel = direction === 'rtl' ? 1 : 0;
  const codeUnits = replaceSurrogatePairs(paragraph);
  if (codeUnits.length <= MAX_RESOLVED_UNITS)
    return { byOffset: getBidiEngine().getEmbeddingLevels(codeUnits, direction).levels, baseLevel };
  const levels = new Uint8Array(codeUnits.length);
  for (let start = 0; start < codeUnits.length; ) {
    const lastSpace = codeUnits.lastIndexOf(' ', start + MAX_RESOLVED_UNITS);
    const end =
      start + MAX_RESOLVED_UNITS >= codeUnits.length || lastSpace <= start ? start + MAX_RESOLVED_UNITS : lastSpace + 1;
    levels.set(getBidiEngine().getEmbeddingLevels(codeUnits.slice(start, end), direction).levels, start);
    start = end;
  }
  return { byOffset: levels, baseLevel };
}

/**
 * The maximum length that is resolved at once, in UTF-16 units. bidi-js takes quadratic time for digits without letters and for nested
 * isolates, so a longer paragraph, which doesn't fit on a card anyway, is resolved part by part.
 */
const MAX_RESOLVED_UNITS = 4096;

/** The texts of one paragraph without direction controls, and their levels. Offsets continue from one text to the next. */
interface ResolvedTexts {
  readonly texts: readonly string[];
  readonly levels: EmbeddingLevels | undefined;
}

/**
 * Resolves the direction of a whole paragraph before line breaking, and then removes the direction controls, which have no glyphs and
 * don't belong to any word.
 */
export function resolveDirection(texts: readonly string[]): ResolvedTexts {
  const paragraph = texts.length === 1 ? (texts[0] ?? '') : texts.join('');
  const levels = resolveLevels(paragraph);
  if (levels === undefined || !hasDirectionControls(paragraph)) return { texts, levels };
  const visibleTexts = texts.map(removeDirectionControls);
  const visibleLevels = new Uint8Array(visibleTexts.reduce((sum, { length }) => sum + length, 0));
  const dividers = new Map<number, number>();
  let visibleCount = 0;
  let lowestControlLevel = ABOVE_ALL_LEVELS;
  for (let offset = 0; offset < paragraph.length; offset += 1) {
    const level = levels.byOffset[offset] ?? levels.baseLevel;
    const character = paragraph.charAt(offset);
    if (!DIRECTION_CONTROL.test(character)) {
      visibleLevels[visibleCount] = level;
      if (lowestControlLevel < level && lowestControlLevel < (visibleLevels[visibleCount - 1] ?? 0))
        dividers.set(visibleCount, lowestControlLevel);
      lowestControlLevel = ABOVE_ALL_LEVELS;
      visibleCount += 1;
      // The algorithm itself removes embeddings, overrides and their ends (rule X9).
    } else if (!isEmbedding(character) && character !== POP_FORMATTING)
      lowestControlLevel = Math.min(lowestControlLevel, level);
  }
  const isLeftToRight = levels.baseLevel === 0 && visibleLevels.every((level) => level === 0);
  return {
    texts: visibleTexts,
    levels: isLeftToRight ? undefined : { byOffset: visibleLevels, baseLevel: levels.baseLevel, dividers },
  };
}

/** A number above all levels of the algorithm. */
const ABOVE_ALL_LEVELS = 255;

/** Characters with one UTF-16 unit, by bidi class. They replace characters of the same class that have two units. */
const SUBSTITUTE_BY_CLASS: Readonly<Record<string, string>> = {
  L: 'a',
  R: '\u05d0',
  AL: '\u0627',
  EN: '1',
  ET: '$',
  AN: '\u0661',
  NSM: '\u0300',
  BN: '\u00ad',
};
const NEUTRAL_SUBSTITUTE = '\u2606';
const TWO_UNITS = /[\u{10000}-\u{10ffff}]/gu;

/** Replaces each surrogate pair by two characters of the same class, since bidi-js takes surrogates for Latin letters. */
const replaceSurrogatePairs = (paragraph: string): string =>
  paragraph.replace(TWO_UNITS, (character) =>
    (SUBSTITUTE_BY_CLASS[getBidiEngine().getBidiCharTypeName(character)] ?? NEUTRAL_SUBSTITUTE).repeat(
      character.length,
    ),
  );

/** Mirrors brackets and similar characters for right-to-left text. */
export const mirrorText = (sourceText: string): string =>
  [...sourceText].map((character) => getBidiEngine().getMirroredCharacter(character) ?? character).join('');

/** Sorts entries in reading order into visual order, from left to right, by their levels (rule L2). */
export function reorderVisually<T>(entries: readonly T[], getLevel: (entry: T) => number): T[] {
  const reordered = [...entries];
  const highestLevel = reordered.reduce((highest, entry) => Math.max(highest, getLevel(entry)), 0);
  for (let level = highestLevel; level >= 1; level -= 1) {
    for (let start = 0; start < reordered.length; start += 1) {
      if (getLevel(reordered[start] as T) < level) continue;
      let end = start;
      while (end < reordered.length && getLevel(reordered[end] as T) >= level) end += 1;
      reverse(reordered, start, end);
      start = end;
    }
  }
  return reordered;
}

/** Reverses the entries from `start` to before `end`, in place. */
function reverse<T>(entries: T[], start: number, end: number): void {
  for (let left = start, right = end - 1; left < right; left += 1, right -= 1) {
    const entry = entries[left] as T;
    entries[left] = entries[right] as T;
    entries[right] = entry;
  }
}
