/** Texts in their styles -> words in the order they are read, each measured once a style. */

import { type Cache, cached, cachedFor, cachedWhenRepeated, idOf, newCache } from '../../base/cache.ts';
import { LONGEST_WORD, slicesOf } from '../fonts/clusters.ts';
import { type FontSet, MOST_WORDS } from '../fonts/fonts.ts';
import { type Levels, resolveDirection } from './bidi.ts';
import { hasBreakPlaces, splitAtBreaks } from './break-places.ts';
import type { MeasuredText } from './lines.ts';
import type { TextStyle } from './styles.ts';
import {
  breakableWords,
  occurrence,
  type StyledText,
  type StyledWord,
  type Word,
  type WordDraft,
  wordsOf,
} from './words.ts';

/** Breaks come after white space and after a hyphen or slash inside a word; a lone slash or dot stays with the word before. */
const CHUNK = /\S+?(?:[-–—/](?=\p{L})|(?:\s[/·])?(?=\s|$))/gu;

/** Texts that need the pattern: unusual white space, and signs that stay with the word before. */
const UNUSUAL = /[^\S ]|\s[/·]/u;
const BREAKS_INSIDE = /[-–—/]/;

/** Gives each stretch of a text after which a line may end, with its offset. */
function forEachChunk(text: string, give: (chunk: string, at: number) => void): void {
  if (!hasBreakPlaces(text)) {
    forEachSpaced(text, give);
    return;
  }
  forEachSpaced(text, (chunk, at) => {
    let offset = at;
    for (const part of hasBreakPlaces(chunk) ? splitAtBreaks(chunk) : [chunk]) {
      give(part, offset);
      offset += part.length;
    }
  });
}

/** Texts are taken apart at their spaces, and only words that may break inside are shown to the pattern. */
function forEachSpaced(text: string, give: (chunk: string, at: number) => void): void {
  if (UNUSUAL.test(text)) {
    for (const match of text.matchAll(CHUNK)) give(match[0], match.index);
    return;
  }
  for (let from = 0; from < text.length; ) {
    const space = text.indexOf(' ', from);
    const to = space === -1 ? text.length : space;
    if (to > from) {
      const chunk = text.slice(from, to);
      if (BREAKS_INSIDE.test(chunk)) for (const match of chunk.matchAll(CHUNK)) give(match[0], from + match.index);
      else give(chunk, from);
    }
    from = to + 1;
  }
}

/** No line ends at this space. It is drawn and copied as an ordinary one. */
const NBSP = 0xa0;
const MOST_SPACES = 3;
const WHITE = /\s/u;
const SPACE = 0x20;
const isWhite = (text: string, at: number): boolean => text.charCodeAt(at) === SPACE || WHITE.test(text.charAt(at));

/** The number of spaces at an offset. More than one come only from templates, which use them as a gap. */
function spacesAt(text: string, at: number): number {
  let count = 0;
  while (count < MOST_SPACES && at + count < text.length && isWhite(text, at + count)) count += 1;
  return count;
}

/**
 * Greek capitals stand without accents when everything is in capitals; other scripts keep theirs. Georgian stays as it is: its capitals are
 * young, and few fonts have them.
 */
const capitals = (text: string): string =>
  text
    .split(GEORGIAN)
    .map((part, index) => (index % 2 === 1 ? part : capitalsOfOthers(part)))
    .join('');
const GEORGIAN = /([\u10d0-\u10ff]+)/;
const capitalsOfOthers = (text: string): string =>
  text.replace(/\S+/gu, (word) => (/\p{Script=Greek}/u.test(word) ? word.toLocaleUpperCase('el') : word.toUpperCase()));

/** Measured texts in each generation of a font set's cache: those of some dozen cards. They save about a fifth of a deck. */
const MOST_MEASURED = 1000;
const measured = new WeakMap<object, Cache<MeasuredText | null>>();

function keyOf(texts: readonly StyledText[]): string {
  let key = '';
  for (const { text, style, field = '', readAs = '', hyphenate } of texts)
    key += `${idOf(style)} ${field} ${hyphenate === true ? 'parted' : ''} ${readAs} ${text}\0`;
  return key;
}

/**
 * The words of several texts in a row. Where one text ends without white space, no line break may follow it.
 * The same texts give the same object, on which broken lines are cached.
 */
export const measure = (texts: readonly StyledText[], fonts: FontSet): MeasuredText =>
  cachedWhenRepeated(
    cachedFor(measured, fonts, () => newCache<MeasuredText | null>()),
    keyOf(texts),
    MOST_MEASURED,
    () => measuredAnew(texts, fonts),
  );

const isParted = ({ text }: StyledText): boolean => text.includes('\n');

function measuredAnew(texts: readonly StyledText[], fonts: FontSet): MeasuredText {
  if (!texts.some(isParted)) return { words: wordsOfTexts(texts, fonts), parts: undefined, broken: [] };
  const parts = partsOf(texts);
  const words = parts.map((part) => wordsOfTexts(part.texts, fonts));
  // A line break becomes a space in copied text, as at the end of every other line.
  for (const part of words.slice(0, -1)) freeLast(part, 1, undefined);
  return {
    words: words.flat(),
    parts: words.map((own, index) => ({ words: own, apart: parts[index]?.apart === true })),
    broken: [],
  };
}

interface Part {
  readonly texts: StyledText[];
  readonly apart: boolean;
}

/** Texts split at their line breaks, however many follow each other; none at the beginning and at the end. */
function partsOf(texts: readonly StyledText[]): Part[] {
  const parts: Part[] = [];
  let own: StyledText[] | undefined;
  let breaks = 0;
  for (const source of texts) {
    source.text.split('\n').forEach((text, index) => {
      if (index > 0) breaks += 1;
      if (text.trim() === '') {
        if (breaks === 0) own?.push({ ...source, text });
        return;
      }
      if (own === undefined || breaks > 0) {
        own = [];
        parts.push({ texts: own, apart: parts.length > 0 && breaks > 1 });
      }
      breaks = 0;
      own.push({ ...source, text });
    });
  }
  return parts;
}

function wordsOfTexts(texts: readonly StyledText[], fonts: FontSet): Word[] {
  const out: Word[] = [];
  const written = texts.map(({ text, style }) => (style.upper ? capitals(text) : text));
  const { texts: shown, levels } = resolveDirection(written);
  let start = 0;
  texts.forEach((source, index) => {
    const text = shown[index] ?? '';
    // White space at the start of a text allows a break after the word before it, as it does within a text.
    const leading = spacesAt(text, 0);
    if (leading > 0) freeLast(out, leading, spaceSetting(levels, start, text, 0), text.charCodeAt(0) !== NBSP);
    const put = (chunk: string, at: number, from: StyledText): void => {
      if (levels === undefined && from.readAs === undefined)
        for (const word of wordsOnce(chunk, from, fonts)) out.push(occurrence(word, from.field));
      else for (const one of wordsOf(chunk, start + at, from, fonts, levels)) out.push(one);
    };
    forEachChunk(text, (chunk, at) => {
      const end = at + chunk.length;
      if (chunk.length <= LONGEST_WORD) put(chunk, at, source);
      else {
        let from = at;
        for (const slice of slicesOf(chunk)) {
          if (from > at) continueLast(out);
          put(slice, from, { ...source, hyphenate: false });
          from += slice.length;
        }
      }
      const spaces = spacesAt(text, end);
      if (spaces === 0 && end === text.length) return;
      freeLast(out, spaces, spaceSetting(levels, start, text, end), text.charCodeAt(end) !== NBSP);
    });
    start += text.length;
  });
  return out;
}

/**
 * Cached words of one style, each in its runs of one face. Without them a deck takes 15 % longer: every word would be
 * hyphenated again.
 */
type KnownWords = Cache<readonly StyledWord[]>;
const styled = new WeakMap<FontSet, WeakMap<TextStyle, { readonly whole: KnownWords; readonly parted: KnownWords }>>();

function wordsOnce(chunk: string, source: StyledText, fonts: FontSet): readonly StyledWord[] {
  const byStyle = cachedFor(styled, fonts, () => new WeakMap());
  const known = cachedFor(byStyle, source.style, () => ({
    whole: newCache<readonly StyledWord[]>(),
    parted: newCache<readonly StyledWord[]>(),
  }));
  return cached(source.hyphenate === true ? known.parted : known.whole, chunk, MOST_WORDS, () =>
    breakableWords(chunk, source, fonts),
  );
}

/** Marks the last word as continued in the next one. */
function continueLast(words: Word[]): void {
  const last: WordDraft | undefined = words[words.length - 1];
  if (last !== undefined) last.isContinued = true;
}

/** The level of a space, and of what keeps it apart from the word before it. */
interface SpaceSetting {
  readonly level: number | undefined;
  readonly divider: number | undefined;
}

/**
 * The setting of the white space at an offset of a text that begins at `start`. Of several spaces on different levels the lowest keeps apart
 * the words on both sides.
 */
function spaceSetting(
  levels: Levels | undefined,
  start: number,
  text: string,
  offset: number,
): SpaceSetting | undefined {
  if (levels === undefined) return undefined;
  const level = levels.at[start + offset];
  let lowest = level ?? levels.base;
  for (let at = offset; at < text.length && isWhite(text, at); at += 1) {
    const own = levels.at[start + at] ?? lowest;
    lowest = Math.min(lowest, own, levels.dividers?.get(start + at) ?? own);
  }
  return { level, divider: level !== undefined && lowest < level ? lowest : undefined };
}

/** Puts so many spaces after the last word; as a rule a line may end there. */
function freeLast(words: Word[], spaces: number, setting: SpaceSetting | undefined, breakable = true): void {
  // The word is new and not shared yet: changing it in place saves half of the objects.
  const last: WordDraft | undefined = words[words.length - 1];
  if (last === undefined || last.spaces > 0) return;
  last.spaces = spaces;
  last.breakable = breakable;
  last.spaceLevel = setting?.level ?? last.base;
  if (setting?.divider !== undefined && spaces > 0) last.spaceDivider = setting.divider;
}
