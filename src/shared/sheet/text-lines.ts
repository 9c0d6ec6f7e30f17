/**
 * Text broken into lines by us, not by @react-pdf/renderer: it drops text that is taller than its box without a word, so
 * every box here is made as tall as lines that were counted before.
 */
import type { FontId } from '../card/font-ids.ts';
import { type FontSet, faceFor, shapeWord } from '../card/fonts.ts';

/** A stretch of a line in one face. */
export interface Piece {
  readonly text: string;
  readonly font: FontId;
}
export interface TextLine {
  readonly pieces: readonly Piece[];
  readonly width: number;
}
export interface TextFace {
  readonly font: FontId;
  /** Face of words between stars; absent = stars are ordinary. */
  readonly strong?: FontId;
  /** Points. */
  readonly size: number;
}

interface Word extends Piece {
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
      return { text, ...measured(text, wanted, face.size, fonts), clings: /^\*\d\*$/.test(raw) };
    });
};

/** The face that can spell the word, and the word's width in points. */
function measured(text: string, wanted: FontId, size: number, fonts: FontSet): { font: FontId; width: number } {
  const face = faceFor(fonts, wanted, text);
  return { font: face.id, width: (shapeWord(face, text).advance * size) / face.unitsPerEm };
}

/** Width of a text on one line, in points. */
export function textWidth(text: string, face: TextFace, fonts: FontSet): number {
  const words = wordsOf(text, face, fonts);
  const space = measured(' ', face.font, face.size, fonts).width;
  return words.reduce((sum, word) => sum + word.width, 0) + space * Math.max(0, words.length - 1);
}

/** Parts a word that is wider than the box between characters: leaving the box would be worse. */
function cut(word: Word, width: number, size: number, fonts: FontSet): Word[] {
  if (word.width <= width) return [word];
  const parts: Word[] = [];
  let part = '';
  for (const character of word.text) {
    if (part !== '' && measured(part + character, word.font, size, fonts).width > width) {
      parts.push({ text: part, ...measured(part, word.font, size, fonts), clings: false });
      part = '';
    }
    part += character;
  }
  return [...parts, { text: part, ...measured(part, word.font, size, fonts), clings: false }];
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
  line.forEach(({ text, font }, i) => {
    const spaced = i === 0 ? text : ` ${text}`;
    const before = out[out.length - 1];
    if (before?.font === font) out[out.length - 1] = { font, text: before.text + spaced };
    else out.push({ font, text: spaced });
  });
  return out;
}

/** Lines of at most `width` points. An empty text has no lines. */
export function breakText(text: string, face: TextFace, width: number, fonts: FontSet): TextLine[] {
  const room = width - SLACK;
  const space = measured(' ', face.font, face.size, fonts).width;
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
  return lines.map((line) => ({ pieces: pieces(line), width: widthOf(line, space) }));
}
