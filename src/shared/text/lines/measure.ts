/** Turns styled texts into words in reading order. Each word is measured once per style. */

import {
  type Cache,
  createCache,
  getObjectId,
  getOrCreate,
  getOrCreateFor,
  getOrCreateRepeated,
} from '../../base/cache.ts';
import { MAX_WORD_UNITS, sliceWord } from '../fonts/clusters.ts';
import { type FontSet, MAX_CACHED_WORDS } from '../fonts/fonts.ts';
import { type EmbeddingLevels, resolveDirection } from './bidi.ts';
import { hasBreakPlaces, splitAtBreaks } from './break-places.ts';
import type { MeasuredText } from './lines.ts';
import type { TextStyle } from './styles.ts';
import {
  createHyphenatableWords,
  createWord,
  type StyledText,
  type StyledWord,
  splitWords,
  type Word,
  type WordDraft,
} from './words.ts';

/**
 * Matches a chunk after which a line may break: at white space, and after a hyphen or slash inside a word. A lone slash or dot stays
 * with the word before. `well-known · and/or` has the chunks `well-`, `known ·`, `and/` and `or`.
 */
const BREAKABLE_CHUNK = /\S+?(?:[-–—/](?=\p{L})|(?:\s[/·])?(?=\s|$))/gu;

/** Matches texts that need the pattern above: unusual white space, and signs that stay with the word before. */
const UNUSUAL_TEXT = /[^\S ]|\s[/·]/u;
const INNER_BREAK = /[-–—/]/;

/** Visits each chunk of a text after which a line may end, with its offset. */
function forEachChunk(text: string, visit: (chunk: string, offset: number) => void): void {
  if (!hasBreakPlaces(text)) {
    forEachSpacedChunk(text, visit);
    return;
  }
  forEachSpacedChunk(text, (chunk, chunkOffset) => {
    let partOffset = chunkOffset;
    for (const part of hasBreakPlaces(chunk) ? splitAtBreaks(chunk) : [chunk]) {
      visit(part, partOffset);
      partOffset += part.length;
    }
  });
}

/** Splits a text at spaces, and uses the slower pattern only for words with inner breaks. */
function forEachSpacedChunk(text: string, visit: (chunk: string, offset: number) => void): void {
  if (UNUSUAL_TEXT.test(text)) {
    for (const match of text.matchAll(BREAKABLE_CHUNK)) visit(match[0], match.index);
    return;
  }
  for (let start = 0; start < text.length; ) {
    const spaceOffset = text.indexOf(' ', start);
    const end = spaceOffset === -1 ? text.length : spaceOffset;
    if (end > start) {
      const chunk = text.slice(start, end);
      if (INNER_BREAK.test(chunk))
        for (const match of chunk.matchAll(BREAKABLE_CHUNK)) visit(match[0], start + match.index);
      else visit(chunk, start);
    }
    start = end + 1;
  }
}

/** The no-break space, which is drawn and copied as an ordinary space. */
const NBSP = 0xa0;
const MAX_SPACES = 3;
const WHITE_SPACE = /\s/u;
const SPACE = 0x20;
const isWhiteSpace = (text: string, offset: number): boolean =>
  text.charCodeAt(offset) === SPACE || WHITE_SPACE.test(text.charAt(offset));

/** Counts the spaces at an offset. Only templates have several spaces, which they use as a gap. */
function countSpaces(text: string, offset: number): number {
  let count = 0;
  while (count < MAX_SPACES && offset + count < text.length && isWhiteSpace(text, offset + count)) count += 1;
  return count;
}

/**
 * Converts text to capitals. Greek capitals lose their accents; other scripts keep theirs. Georgian text isn't changed, since few fonts
 * have Georgian capitals.
 */
const capitalize = (text: string): string =>
  text
    .split(GEORGIAN)
    .map((part, index) => (index % 2 === 1 ? part : capitalizeOthers(part)))
    .join('');
/** The pattern is a group, so that splitting a text puts the Georgian parts at odd indexes of the result. */
const GEORGIAN = /([\u10d0-\u10ff]+)/;
const capitalizeOthers = (text: string): string =>
  text.replace(/\S+/gu, (word) => (/\p{Script=Greek}/u.test(word) ? word.toLocaleUpperCase('el') : word.toUpperCase()));

/** The number of texts in each generation of a font set's cache: those of a few dozen cards. The cache saves a fifth of a deck's time. */
const MAX_CACHED_TEXTS = 1000;
const measuredTextCaches = new WeakMap<object, Cache<MeasuredText | null>>();

function createCacheKey(texts: readonly StyledText[]): string {
  let cacheKey = '';
  for (const { text, style, field = '', readAs = '', hyphenate } of texts)
    cacheKey += `${getObjectId(style)} ${field} ${hyphenate === true ? 'hyphenated' : ''} ${readAs} ${text}\0`;
  return cacheKey;
}

/**
 * Measures several consecutive texts. If a text ends without white space, no line may break after it. The same texts return the same
 * object, which has a cache of layouts.
 */
export const measureTexts = (texts: readonly StyledText[], fonts: FontSet): MeasuredText =>
  getOrCreateRepeated(
    getOrCreateFor(measuredTextCaches, fonts, () => createCache<MeasuredText | null>()),
    createCacheKey(texts),
    MAX_CACHED_TEXTS,
    () => measureUncached(texts, fonts),
  );

const hasLineBreak = ({ text }: StyledText): boolean => text.includes('\n');

function measureUncached(texts: readonly StyledText[], fonts: FontSet): MeasuredText {
  if (!texts.some(hasLineBreak)) return { words: createWords(texts, fonts), parts: undefined, cachedLayouts: [] };
  const lineParts = splitAtLineBreaks(texts);
  const partWords = lineParts.map((part) => createWords(part.texts, fonts));
  // An explicit line break becomes a space in copied text, like every other line end.
  for (const words of partWords.slice(0, -1)) endLastWord(words, 1, undefined);
  return {
    words: partWords.flat(),
    parts: partWords.map((words, index) => ({ words, followsEmptyLine: lineParts[index]?.followsEmptyLine === true })),
    cachedLayouts: [],
  };
}

interface TextPart {
  readonly texts: StyledText[];
  readonly followsEmptyLine: boolean;
}

/** Splits texts at explicit line breaks. Consecutive line breaks count as one; those at the beginning and the end are ignored. */
function splitAtLineBreaks(texts: readonly StyledText[]): TextPart[] {
  const parts: TextPart[] = [];
  let currentTexts: StyledText[] | undefined;
  let breakCount = 0;
  for (const source of texts) {
    source.text.split('\n').forEach((lineText, index) => {
      if (index > 0) breakCount += 1;
      if (lineText.trim() === '') {
        if (breakCount === 0) currentTexts?.push({ ...source, text: lineText });
        return;
      }
      if (currentTexts === undefined || breakCount > 0) {
        currentTexts = [];
        parts.push({ texts: currentTexts, followsEmptyLine: parts.length > 0 && breakCount > 1 });
      }
      breakCount = 0;
      currentTexts.push({ ...source, text: lineText });
    });
  }
  return parts;
}

function createWords(texts: readonly StyledText[], fonts: FontSet): Word[] {
  const words: Word[] = [];
  const sourceTexts = texts.map(({ text, style }) => (style.upper ? capitalize(text) : text));
  const { texts: visibleTexts, levels } = resolveDirection(sourceTexts);
  let textStart = 0;
  texts.forEach((source, index) => {
    const visibleText = visibleTexts[index] ?? '';
    // White space at the start of a text allows a line break after the previous word, as inside a text.
    const leadingSpaces = countSpaces(visibleText, 0);
    if (leadingSpaces > 0)
      endLastWord(
        words,
        leadingSpaces,
        getSpaceLevels(levels, textStart, visibleText, 0),
        visibleText.charCodeAt(0) !== NBSP,
      );
    const addChunk = (chunk: string, offset: number, chunkSource: StyledText): void => {
      if (levels === undefined && chunkSource.readAs === undefined)
        for (const word of getStyledWords(chunk, chunkSource, fonts)) words.push(createWord(word, chunkSource.field));
      else for (const word of splitWords(chunk, textStart + offset, chunkSource, fonts, levels)) words.push(word);
    };
    forEachChunk(visibleText, (chunk, offset) => {
      const chunkEnd = offset + chunk.length;
      if (chunk.length <= MAX_WORD_UNITS) addChunk(chunk, offset, source);
      else {
        let sliceStart = offset;
        for (const slice of sliceWord(chunk)) {
          if (sliceStart > offset) continueLastWord(words);
          addChunk(slice, sliceStart, { ...source, hyphenate: false });
          sliceStart += slice.length;
        }
      }
      const spaceCount = countSpaces(visibleText, chunkEnd);
      if (spaceCount === 0 && chunkEnd === visibleText.length) return;
      endLastWord(
        words,
        spaceCount,
        getSpaceLevels(levels, textStart, visibleText, chunkEnd),
        visibleText.charCodeAt(chunkEnd) !== NBSP,
      );
    });
    textStart += visibleText.length;
  });
  return words;
}

/**
 * A cache of the words of one style, each split into runs of one font. Without the cache a deck takes 15 % longer, since every word would
 * be hyphenated again.
 */
type WordCache = Cache<readonly StyledWord[]>;
const wordCaches = new WeakMap<
  FontSet,
  WeakMap<TextStyle, { readonly unhyphenated: WordCache; readonly hyphenated: WordCache }>
>();

function getStyledWords(chunk: string, source: StyledText, fonts: FontSet): readonly StyledWord[] {
  const byStyle = getOrCreateFor(wordCaches, fonts, () => new WeakMap());
  const styleCaches = getOrCreateFor(byStyle, source.style, () => ({
    unhyphenated: createCache<readonly StyledWord[]>(),
    hyphenated: createCache<readonly StyledWord[]>(),
  }));
  return getOrCreate(
    source.hyphenate === true ? styleCaches.hyphenated : styleCaches.unhyphenated,
    chunk,
    MAX_CACHED_WORDS,
    () => createHyphenatableWords(chunk, source, fonts),
  );
}

/** Marks the last word as continued in the next one. */
function continueLastWord(words: Word[]): void {
  const lastWord: WordDraft | undefined = words[words.length - 1];
  if (lastWord !== undefined) lastWord.isContinued = true;
}

/** The level of a space, and the level that separates the space from the previous word. */
interface SpaceLevels {
  readonly level: number | undefined;
  readonly divider: number | undefined;
}

/**
 * Returns the levels of the white space at an offset of a text that begins at `textStart`. Among spaces of different levels, the lowest
 * level separates the words on both sides.
 */
function getSpaceLevels(
  levels: EmbeddingLevels | undefined,
  textStart: number,
  visibleText: string,
  offset: number,
): SpaceLevels | undefined {
  if (levels === undefined) return undefined;
  const level = levels.byOffset[textStart + offset];
  let lowest = level ?? levels.baseLevel;
  for (
    let spaceOffset = offset;
    spaceOffset < visibleText.length && isWhiteSpace(visibleText, spaceOffset);
    spaceOffset += 1
  ) {
    const spaceLevel = levels.byOffset[textStart + spaceOffset] ?? lowest;
    lowest = Math.min(lowest, spaceLevel, levels.dividers?.get(textStart + spaceOffset) ?? spaceLevel);
  }
  return { level, divider: level !== undefined && lowest < level ? lowest : undefined };
}

/** Sets the number of spaces after the last word. Unless the space is a no-break space, a line may end there. */
function endLastWord(words: Word[], spaceCount: number, spaceLevels: SpaceLevels | undefined, breakable = true): void {
  // The word is new and not shared yet, so it can be changed in place, which saves half of the objects.
  const lastWord: WordDraft | undefined = words[words.length - 1];
  if (lastWord === undefined || lastWord.spaces > 0) return;
  lastWord.spaces = spaceCount;
  lastWord.breakable = breakable;
  lastWord.spaceLevel = spaceLevels?.level ?? lastWord.baseLevel;
  if (spaceLevels?.divider !== undefined && spaceCount > 0) lastWord.spaceDivider = spaceLevels.divider;
}
