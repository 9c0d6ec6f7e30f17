/**
 * The display list of a card side: all shapes at their final places. Both SVG and PDF are written from this list. Numbers are points. The
 * origin is the top left corner of the trim and y increases downwards; the bleed has negative coordinates and coordinates beyond the trim.
 */
import type { BlendMode } from './blend-modes.ts';
import type { TypefaceId } from './font-ids.ts';
import { type Point, transformPoint } from './matrix.ts';
import type { Path } from './path.ts';
import type { ShapedWord } from './shaped-word.ts';
import type { Pt, Rect } from './units.ts';

/** `#rrggbb` in any case. Display lists have no names of theme colors. */
export type Color = `#${string}`;

export interface Stroke {
  readonly colour: Color;
  readonly width: number;
  /** Round caps turn a line of length 0 into a dot, which is how halftones are drawn. */
  readonly cap?: 'butt' | 'round';
  /** The form of corners. Absent = pointed, as far as the miter limit 4 allows. */
  readonly join?: 'round';
}

/** A color of a gradient. `offset` is 0 at its start and 1 at its end. */
export interface GradientStop {
  readonly offset: number;
  readonly colour: Color;
  /** 0 to 1. */
  readonly opacity: number;
}

interface GradientColors {
  /** In the order of their offsets, which are 0 for the first and 1 for the last. Two stops with one offset are a hard edge. */
  readonly stops: readonly GradientStop[];
}

/** A gradient along a line from `start` to `end`, in the coordinates of its path. */
export interface LinearGradient extends GradientColors {
  readonly type: 'linear';
  readonly start: Point;
  readonly end: Point;
}

/** A gradient from a center to a circle around it. */
export interface RadialGradient extends GradientColors {
  readonly type: 'radial';
  readonly center: Point;
  readonly radius: number;
}

export type Gradient = LinearGradient | RadialGradient;

export interface PathItem {
  readonly kind: 'path';
  readonly path: Path;
  readonly fill?: Color;
  /** Paints the area instead of `fill`, which is then a color for what can't show gradients. */
  readonly gradient?: Gradient;
  readonly stroke?: Stroke;
  /** 0 to 1. */
  readonly opacity?: number;
  readonly evenOdd?: boolean;
}

/** Words of one style, without a position, so that equal lines in several places share one run. */
export interface TextRun {
  /** Words from left to right, including the spaces between them. All runs with the same word share its glyphs. */
  readonly words: readonly ShapedWord[];
  /** The start of each word, in points from the run's start. A separate list saves memory, since a deck has millions of words. */
  readonly offsets: readonly number[];
  /** Extra space after each glyph, in points. */
  readonly tracking: number;
  /** Whether the font lacks a glyph for one of the characters. */
  readonly incomplete: boolean;
  /** The indices of the words in reading order. Absent if the run is read from left to right. */
  readonly readingOrder?: readonly number[];
}

export interface TextItem {
  readonly kind: 'text';
  readonly font: TypefaceId;
  readonly size: number;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** The text of the run, in reading order. */
  readonly text: string;
  readonly run: TextRun;
  /** The distance from the start of this run to the start of the next one. */
  readonly advance: number;
  readonly fill: Color;
}

/** A glyph of a run, with its offset. */
export interface RunGlyph {
  /** The number of the glyph in the font. */
  readonly id: number;
  /** The text of the glyph. Empty if the text of several glyphs belongs to another one of them. */
  readonly text: string;
  /** The distance from the run's start, in points. */
  readonly dx: number;
  /** The distance above the baseline, in points; 0 except for marks. */
  readonly dy: number;
}

/** Lists the glyphs of a run from left to right. */
export function listRunGlyphs({ run, size }: TextItem, unitsPerEm: number): RunGlyph[] {
  const pointsPerUnit = size / unitsPerEm;
  const { words, offsets, tracking } = run;
  return words.flatMap(({ glyphs }, wordIndex) =>
    glyphs.map(({ id, text, x, y }, glyphIndex) => ({
      id,
      text,
      dx: (offsets[wordIndex] ?? 0) + x * pointsPerUnit + glyphIndex * tracking,
      dy: y * pointsPerUnit,
    })),
  );
}

/** A bitmap, stretched to its box. A group around the bitmap can rotate it. */
export interface ImageItem {
  readonly kind: 'image';
  /** The key of the bitmap, whose pixels are passed to the SVG or PDF writer separately. */
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly opacity?: number;
  /** The number of repetitions to the right and downwards. Absent if the bitmap is drawn once. */
  readonly tiles?: { readonly columns: number; readonly rows: number };
}

/** Returns the rectangle that a bitmap covers with all its tiles. */
export const getImageBounds = ({ x, y, width, height, tiles }: ImageItem): Rect => ({
  x,
  y,
  width: width * (tiles?.columns ?? 1),
  height: height * (tiles?.rows ?? 1),
});

/** `[a b c d e f]` as in SVG and PDF. */
export type Matrix = readonly [number, number, number, number, number, number];

/**
 * The role of a group for screen readers: the card's name, a heading above running text, running text, a figure with alternative text,
 * or decoration that is skipped. A group without a role belongs to the nearest group around it.
 */
export type Role = 'title' | 'heading' | 'text' | 'figure' | 'artifact';

export interface GroupItem {
  readonly kind: 'group';
  readonly items: readonly DisplayItem[];
  readonly transform?: Matrix;
  readonly clip?: Path;
  /** How the group as a whole mixes with what is below it. Absent = it covers that. */
  readonly blend?: BlendMode;
  /** A JSON pointer (RFC 6901) to the character's field that a click here selects. */
  readonly field?: string;
  /** The clickable area, in the coordinates inside the group. */
  readonly hit?: Rect;
  readonly role?: Role;
  /** Alternative text: a figure's description, or the text of an icon between words. */
  readonly alt?: string;
  /** Groups with the same key have the same paths, which a file contains only once. */
  readonly shared?: string;
  /** Whether the same object may appear several times, on this card or on others. */
  readonly repeats?: boolean;
}

export type DisplayItem = PathItem | TextItem | ImageItem | GroupItem;

export interface DisplayList {
  readonly width: Pt;
  readonly height: Pt;
  /** The distance by which the artwork extends beyond the trim on every side. */
  readonly bleed: Pt;
  /** A short description for screen readers. */
  readonly label: string;
  readonly items: readonly DisplayItem[];
}

/** Lists all text items in painting order, including nested ones, with the transforms of their groups applied. */
export function listTextItems(items: readonly DisplayItem[]): TextItem[] {
  return items.flatMap((item) => {
    if (item.kind === 'text') return [item];
    if (item.kind !== 'group') return [];
    const innerItems = listTextItems(item.items);
    const { transform } = item;
    return transform === undefined
      ? innerItems
      : innerItems.map((textItem) => ({ ...textItem, ...transformPoint(transform, textItem) }));
  });
}
