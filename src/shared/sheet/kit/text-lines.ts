/**
 * Text is broken into lines here and not by @react-pdf/renderer, which silently drops text that is taller than its box, so
 * every box is made as tall as its counted lines. Time grows with the letters of a text, however they are
 * split into words.
 */

import { type Cache, cached, cachedFor, newCache } from '../../base/cache.ts';
import type { FontId } from '../../display/font-ids.ts';
import { clustersOf, slicesOf } from '../../text/fonts/clusters.ts';
import { faceRuns } from '../../text/fonts/fallback.ts';
import { type FontSet, shapeWord } from '../../text/fonts/fonts.ts';
import { isBidirectional } from '../../text/lines/bidi.ts';
import { hasBreakPlaces } from '../../text/lines/break-places.ts';
import { breakLines, type Line } from '../../text/lines/lines.ts';
import { measure as measureWords } from '../../text/lines/measure.ts';
import { NO_SQUEEZE } from '../../text/lines/styles.ts';
import { isIconCharacter } from '../../text/markup/icons.ts';
import { type Outline, outlineOf, outlineOfLine, sheetStyle } from './outline.ts';
import { textOnPage } from './printed.ts';

/** A stretch of a line in one face. */
interface Run {
  readonly text: string;
  readonly font: FontId;
}
export interface TextLine {
  readonly runs: readonly Run[];
  readonly width: number;
  /** Absent = all of it runs from left to right in our own faces, and the renderer sets it well. Made when it is asked for. */
  readonly outline?: Outline;
  /** The line as cards have it, of a text that is broken as on cards. */
  readonly set?: Line;
}
export interface TextFace {
  readonly font: FontId;
  /** Face of words between stars; absent = stars are ordinary. */
  readonly strong?: FontId;
  /** Points. */
  readonly size: number;
}

/** A word measured in ems, for every size of type that is tried. */
interface Word {
  readonly text: string;
  /** The face it is wanted in, and what spells it: stand-ins for characters which that face lacks. */
  readonly wanted: FontId;
  readonly runs: readonly Run[];
  readonly width: number;
  /** Whether no line may end after it: a bold figure that numbers what follows. */
  readonly staysWithNext: boolean;
  /** Whether it is a part of a longer word, whose rest begins the next line. */
  readonly isPart: boolean;
}

/** Room in points that a line keeps free, since our measure and the renderer's may differ in the last digit. */
const SLACK = 0.6;
/** A last line shorter than this part of the box is a widow: the lines are evened out if that adds no line. */
const WIDOW = 0.17;

/** White space except the no-break kinds. */
const BREAKING = /[^\S\u00a0\u2007\u202f]/;

/** Fingerprints are measured by pairs of digits, since whole ones are never in the cache. */
const FINGERPRINT = /^[0-9a-f]{12,64}$/;

/** A word in the stretches that it is shaped in: what is drawn must be as wide as what was measured. */
export function stretchesOf(text: string): readonly string[] {
  if (FINGERPRINT.test(text)) return text.match(/../g) ?? [text];
  return slicesOf(text);
}

/** The word in the faces that can spell it, and its width. */
function wordOf(text: string, wanted: FontId, fonts: FontSet, { staysWithNext = false, isPart = false } = {}): Word {
  let width = 0;
  const runs = stretchesOf(text).flatMap((stretch) =>
    faceRuns(fonts, wanted, stretch).map((run): Run => {
      width += shapeWord(run.face, run.text).advance / run.face.unitsPerEm;
      // Sheets are set in our own faces only.
      return { text: run.text, font: run.face.id as FontId };
    }),
  );
  return { text, wanted, runs, width, staysWithNext, isPart };
}

function measure(text: string, { font, strong: bold }: TextFace, fonts: FontSet): Word[] {
  let strong = false;
  return textOnPage(text)
    .split(BREAKING)
    .filter((word) => word !== '')
    .map((raw): Word => {
      let wanted = strong && bold ? bold : font;
      let shown = raw;
      if (bold !== undefined) {
        const stars = raw.split('*').length - 1;
        if (!strong && raw.startsWith('*')) wanted = bold;
        if (stars % 2 === 1) strong = !strong;
        shown = raw.replaceAll('*', '');
      }
      return wordOf(shown.replaceAll('\u00a0', ' '), wanted, fonts, { staysWithNext: /^\*\d\*$/.test(raw) });
    });
}

/**
 * Texts of each face whose words are cached, and the longest of them: each text of a quick reference is laid out in some twenty widths and
 * sizes of type. Without the cache it takes 17 % longer.
 */
const MOST_TEXTS = 3000;
const LONGEST = 1000;
const measured = new WeakMap<FontSet, Map<string, Cache<readonly Word[]>>>();

function wordsOf(text: string, face: TextFace, fonts: FontSet): readonly Word[] {
  if (text.length > LONGEST) return measure(text, face, fonts);
  const byFaces = cachedFor(measured, fonts, () => new Map<string, Cache<readonly Word[]>>());
  const faces = face.strong === undefined ? face.font : `${face.font} ${face.strong}`;
  const known = byFaces.get(faces) ?? newCache<readonly Word[]>();
  byFaces.set(faces, known);
  // The text itself is the key: one that is put together would have to be hashed anew each time.
  return cached(known, text, MOST_TEXTS, () => measure(text, face, fonts));
}

const spaces = new WeakMap<FontSet, Map<FontId, number>>();

function spaceWidth({ font }: TextFace, fonts: FontSet): number {
  const known = cachedFor(spaces, fonts, () => new Map<FontId, number>());
  const width = known.get(font) ?? wordOf(' ', font, fonts).width;
  known.set(font, width);
  return width;
}

const wordsWidth = (line: readonly Word[], space: number): number =>
  line.reduce((sum, word) => sum + word.width, 0) + space * Math.max(0, line.length - 1);

/** An icon is drawn larger than the letters beside it: at their size it could not be told from others. */
const ICON_SIZE = 1.25;

/** An icon by itself is drawn, not written: whoever copies or hears the page has its name beside it. */
function iconLine(text: string, { font, size }: TextFace, fonts: FontSet): TextLine | undefined {
  if (!isIconCharacter(text)) return undefined;
  const { advance } = shapeWord(fonts.icons, text);
  const { ascent } = fonts[font].font;
  return {
    runs: [],
    width: (advance / fonts.icons.unitsPerEm) * size * ICON_SIZE,
    get outline() {
      const { d } = outlineOf(text, 'icons', size * ICON_SIZE, fonts);
      return { d, baseline: (ascent * size) / fonts[font].unitsPerEm, words: 0 };
    },
  };
}

/** Width of a text on one line, in points. */
export function textWidth(text: string, face: TextFace, fonts: FontSet): number {
  const icon = iconLine(text, face, fonts);
  if (icon !== undefined) return icon.width;
  return wordsWidth(wordsOf(text, face, fonts), spaceWidth(face, fonts)) * face.size;
}

/** Splits a word that is wider than the box between characters. `width` in ems. */
function cut(word: Word, width: number, fonts: FontSet): Word[] {
  if (word.width <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const cluster of clustersOf(word.text)) {
    const own = wordOf(cluster, word.wanted, fonts).width;
    if (part !== '' && used + own > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += cluster;
    used += own;
  }
  parts.push(part);
  return parts.map((text, index) => wordOf(text, word.wanted, fonts, { isPart: index < parts.length - 1 }));
}

function greedy(words: readonly Word[], width: number, space: number): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] | undefined;
  let used = 0;
  words.forEach((word, index) => {
    const next = word.staysWithNext ? words[index + 1] : undefined;
    if (line === undefined || used + space + word.width + (next ? space + next.width : 0) > width) {
      line = [word];
      lines.push(line);
      used = word.width;
    } else {
      line.push(word);
      used += space + word.width;
    }
    if (word.isPart) line = undefined;
  });
  return lines;
}

/** Joins neighbours of one face, spaces between. */
function runsOf(line: readonly Word[]): Run[] {
  const out: Run[] = [];
  const add = (text: string, font: FontId): void => {
    const before = out[out.length - 1];
    if (before?.font === font) out[out.length - 1] = { font, text: before.text + text };
    else out.push({ font, text });
  };
  line.forEach((word, index) => {
    // Fallback faces may have no space.
    if (index > 0) add(' ', word.wanted);
    for (const { text, font } of word.runs) add(text, font);
  });
  return out;
}

function lineOf(words: readonly Word[], space: number, { size }: TextFace): TextLine {
  const all = runsOf(words);
  const width = wordsWidth(words, space) * size;
  return { runs: all, width };
}

/**
 * Whether a text is broken and set as on cards: it runs from right to left somewhere, its lines may end where no space is, or it needs a
 * fallback font, which the renderer does not know.
 */
function isSetAsOnCards(text: string, face: TextFace, fonts: FontSet): boolean {
  if (PLAIN.test(text)) return false;
  if (isBidirectional(text) || hasBreakPlaces(text)) return true;
  return fonts.fallbacks !== undefined && wordsOf(text, face, fonts).some(({ runs }) => runs.some(isOfUser));
}
const PLAIN = /^[ -\u024f\u2010-\u2044]*$/;
const isOfUser = ({ font }: Run): boolean => font.startsWith('sha256:');

/** A paragraph is resolved whole before its lines are broken, with its bold words between stars. */
function linesAsOnCards(text: string, { font, strong, size }: TextFace, width: number, fonts: FontSet): TextLine[] {
  const parts = strong === undefined ? [text] : text.split('*');
  const texts = parts.map((part, index) => ({
    text: textOnPage(part),
    style: sheetStyle(index % 2 === 1 ? (strong ?? font) : font, size),
  }));
  const { lines } = breakLines(measureWords(texts, fonts), { width: width - SLACK, even: 'last' }, fonts, NO_SQUEEZE);
  return lines.map((line) => ({
    runs: runsOfLine(line, font),
    width: line.width,
    set: line,
    get outline() {
      return outlineOfLine(line, font, size, fonts);
    },
  }));
}

/** What is searched and copied of a line, in faces that the renderer knows. */
function runsOfLine({ words }: Line, wanted: FontId): Run[] {
  const out: Run[] = [];
  words.forEach(({ styled: { text, face }, spaces }, index) => {
    const font = face.id.startsWith('sha256:') ? wanted : (face.id as FontId);
    const shown = `${text}${index < words.length - 1 ? ' '.repeat(spaces) : ''}`;
    const before = out[out.length - 1];
    if (before?.font === font) out[out.length - 1] = { font, text: before.text + shown };
    else out.push({ font, text: shown });
  });
  return out;
}

/** Lines of at most `width` points. An empty text has no lines. */
export function breakText(text: string, face: TextFace, width: number, fonts: FontSet): TextLine[] {
  const icon = iconLine(text, face, fonts);
  if (icon !== undefined) return [icon];
  if (isSetAsOnCards(text, face, fonts)) return linesAsOnCards(text, face, width, fonts);
  const room = (width - SLACK) / face.size;
  const space = spaceWidth(face, fonts);
  const known = wordsOf(text, face, fonts);
  const words = known.some((word) => word.width > room) ? known.flatMap((word) => cut(word, room, fonts)) : known;
  let lines = greedy(words, room, space);
  const last = lines[lines.length - 1];
  if (last && lines.length > 1 && wordsWidth(last, space) < room * WIDOW) {
    for (let narrow = room * 0.98; narrow > room * 0.7; narrow -= room * 0.02) {
      const tried = greedy(words, narrow, space);
      if (tried.length > lines.length) break;
      lines = tried;
      if (wordsWidth(tried[tried.length - 1] ?? [], space) >= room * WIDOW) break;
    }
  }
  return lines.map((line) => lineOf(line, space, face));
}

/** The text on one line; what does not fit is replaced by three dots. */
export function fitLine(text: string, face: TextFace, width: number, fonts: FontSet): TextLine | undefined {
  const [whole, more] = breakText(text, face, width, fonts);
  if (more === undefined) return whole;
  const dots = textWidth('…', face, fonts);
  const [first] = breakText(text, face, Math.max(width - dots, 0), fonts);
  const kept = (first?.runs ?? []).map((run) => run.text).join('');
  return breakText(`${kept}…`, face, Number.POSITIVE_INFINITY, fonts)[0];
}
