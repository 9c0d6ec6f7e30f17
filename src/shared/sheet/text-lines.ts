/**
 * Text broken into lines by us, not by @react-pdf/renderer: it drops text that is taller than its box without a word, so
 * every box here is made as tall as lines that were counted before.
 */

import { runsLeft } from '../card/bidi.ts';
import { clustersOf, faceRuns } from '../card/fallback.ts';
import type { FontId } from '../card/font-ids.ts';
import { type FontSet, shapeWord } from '../card/fonts.ts';
import { type Outline, outlineOf } from './outline.ts';

/** A stretch of a line in one face. */
export interface Piece {
  readonly text: string;
  readonly font: FontId;
}
export interface TextLine {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Absent = all of it runs from left to right, and the renderer sets it well. */
  readonly outline?: Outline;
}
export interface TextFace {
  readonly font: FontId;
  /** Face of words between stars; absent = stars are ordinary. */
  readonly strong?: FontId;
  /** Points. */
  readonly size: number;
}

interface Word {
  readonly text: string;
  /** The face it is wanted in, and what spells it: stand-ins for characters which that face lacks. */
  readonly wanted: FontId;
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** A bold figure that numbers what follows must not end a line. */
  readonly clings: boolean;
}

/** Room in points that a line keeps free, since our measure and the renderer's may differ in the last digit. */
const SLACK = 0.6;
/** A last line shorter than this part of the box is a widow: the lines are evened out, when that costs none more. */
const WIDOW = 0.17;

/** Any white space but the kinds that hold words together: a line break in a name must not become one on the page. */
const BREAKING = /[^\S\u00a0\u2007\u202f]/;

const wordsOf = (text: string, face: TextFace, fonts: FontSet): Word[] => {
  let strong = false;
  return text
    .split(BREAKING)
    .filter((word) => word !== '')
    .map((raw): Word => {
      let wanted = strong && face.strong ? face.strong : face.font;
      let shown = raw;
      if (face.strong !== undefined) {
        const stars = raw.split('*').length - 1;
        if (!strong && raw.startsWith('*')) wanted = face.strong;
        if (stars % 2 === 1) strong = !strong;
        shown = raw.replaceAll('*', '');
      }
      const text = shown.replaceAll('\u00a0', ' ');
      return wordOf(text, wanted, face.size, fonts, /^\*\d\*$/.test(raw));
    });
};

/** The word in the faces that can spell it, and its width in points. */
function wordOf(text: string, wanted: FontId, size: number, fonts: FontSet, clings = false): Word {
  let width = 0;
  const pieces = faceRuns(fonts, wanted, text).map((run): Piece => {
    width += (shapeWord(run.face, run.text).advance * size) / run.face.unitsPerEm;
    return { text: run.text, font: run.face.id };
  });
  return { text, wanted, pieces, width, clings };
}

const spaceWidth = ({ font, size }: TextFace, fonts: FontSet): number => wordOf(' ', font, size, fonts).width;

/** Width of a text on one line, in points. */
export function textWidth(text: string, face: TextFace, fonts: FontSet): number {
  const words = wordsOf(text, face, fonts);
  const space = spaceWidth(face, fonts);
  return words.reduce((sum, word) => sum + word.width, 0) + space * Math.max(0, words.length - 1);
}

/** Parts a word that is wider than the box between characters: leaving the box would be worse. */
function cut(word: Word, width: number, size: number, fonts: FontSet): Word[] {
  if (word.width <= width) return [word];
  const parts: Word[] = [];
  let part = '';
  for (const character of clustersOf(word.text)) {
    if (part !== '' && wordOf(part + character, word.wanted, size, fonts).width > width) {
      parts.push(wordOf(part, word.wanted, size, fonts));
      part = '';
    }
    part += character;
  }
  return [...parts, wordOf(part, word.wanted, size, fonts)];
}

function greedy(words: readonly Word[], width: number, space: number): Word[][] {
  const lines: Word[][] = [];
  let used = Number.POSITIVE_INFINITY;
  words.forEach((word, i) => {
    const next = word.clings ? words[i + 1] : undefined;
    if (used + space + word.width + (next ? space + next.width : 0) > width) {
      lines.push([word]);
      used = word.width;
    } else {
      lines[lines.length - 1]?.push(word);
      used += space + word.width;
    }
  });
  return lines;
}

const widthOf = (line: readonly Word[], space: number) =>
  line.reduce((sum, word) => sum + word.width, 0) + space * Math.max(0, line.length - 1);

/** Joins neighbours of one face, spaces between. */
function pieces(line: readonly Word[]): Piece[] {
  const out: Piece[] = [];
  const add = (text: string, font: FontId): void => {
    const before = out[out.length - 1];
    if (before?.font === font) out[out.length - 1] = { font, text: before.text + text };
    else out.push({ font, text });
  };
  line.forEach((word, i) => {
    // Stand-ins have no space of their own.
    if (i > 0) add(' ', word.wanted);
    for (const { text, font } of word.pieces) add(text, font);
  });
  return out;
}

function lineOf(all: readonly Piece[], width: number, { font, size }: TextFace, fonts: FontSet): TextLine {
  const text = all.map((piece) => piece.text).join('');
  return { pieces: all, width, ...(runsLeft(text) ? { outline: outlineOf(text, font, size, fonts) } : {}) };
}

/** Lines of at most `width` points. An empty text has no lines. */
export function breakText(text: string, face: TextFace, width: number, fonts: FontSet): TextLine[] {
  const room = width - SLACK;
  const space = spaceWidth(face, fonts);
  const words = wordsOf(text, face, fonts).flatMap((word) => cut(word, room, face.size, fonts));
  let lines = greedy(words, room, space);
  const last = lines[lines.length - 1];
  if (last && lines.length > 1 && widthOf(last, space) < room * WIDOW) {
    for (let narrow = room * 0.98; narrow > room * 0.7; narrow -= room * 0.02) {
      const tried = greedy(words, narrow, space);
      if (tried.length > lines.length) break;
      lines = tried;
      if (widthOf(tried[tried.length - 1] ?? [], space) >= room * WIDOW) break;
    }
  }
  return lines.map((line) => lineOf(pieces(line), widthOf(line, space), face, fonts));
}
