/**
 * What a card side is made of once everything has its place: the one picture that becomes both SVG and PDF. Numbers are
 * points, y runs downwards from the top left corner of the trim; the bleed lies at negative coordinates and beyond.
 */
import type { FaceId } from './font-ids.ts';
import { moved } from './matrix.ts';
import type { Path } from './path.ts';
import type { ShapedWord } from './shaped-word.ts';
import type { Pt, Rect } from './units.ts';

/** `#rrggbb`, lowercase or not. Display lists name no colours of themes. */
export type Colour = `#${string}`;

export interface Stroke {
  readonly colour: Colour;
  readonly width: number;
  /** Round caps turn a line of no length into a dot: how halftones are written. */
  readonly cap?: 'butt' | 'round';
}

export interface PathItem {
  readonly kind: 'path';
  readonly path: Path;
  readonly fill?: Colour;
  readonly stroke?: Stroke;
  /** 0 to 1. */
  readonly opacity?: number;
  readonly evenOdd?: boolean;
}

/** Words of one style, without a place: a line that appears again elsewhere is the same run. */
export interface TextRun {
  /** From left to right, the spaces between them too. Their glyphs are shared by all runs that hold the same word. */
  readonly words: readonly ShapedWord[];
  /** Where each begins, in points from the run's start. A list of its own: a deck has millions of words. */
  readonly at: readonly number[];
  /** Points after each glyph. */
  readonly tracking: number;
  /** Whether a character of it has no shape in its font. */
  readonly incomplete: boolean;
  /** The indices of its words in reading order; absent = it is read from left to right. */
  readonly reading?: readonly number[];
}

export interface TextItem {
  readonly kind: 'text';
  readonly font: FaceId;
  readonly size: number;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** The text of the run, in reading order. */
  readonly text: string;
  readonly run: TextRun;
  /** Distance from the start to where the next run would begin. */
  readonly advance: number;
  readonly fill: Colour;
}

/** One glyph of a run: its number in the font, the text it stands for (empty for a mark's base), its offset. */
export interface RunGlyph {
  readonly id: number;
  readonly text: string;
  /** From the run's start, in points. */
  readonly dx: number;
  /** Upwards from the baseline, in points; 0 for all but marks. */
  readonly dy: number;
}

/** The glyphs of a run from left to right. `em` is how many units of its font are one em. */
export function glyphsOf({ run, size }: TextItem, em: number): RunGlyph[] {
  const unit = size / em;
  const { words, at, tracking } = run;
  return words.flatMap(({ glyphs }, n) =>
    glyphs.map(({ id, text, x, y }, index) => ({
      id,
      text,
      dx: (at[n] ?? 0) + x * unit + index * tracking,
      dy: y * unit,
    })),
  );
}

/** A bitmap, stretched onto its box. It is turned by the transform of a group around it. */
export interface ImageItem {
  readonly kind: 'image';
  /** Key of the picture: the pixels are given to the writer of the list. */
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly opacity?: number;
  /** Drawn again beside itself and below, so many times in all; absent = once. */
  readonly tiles?: { readonly across: number; readonly down: number };
}

/** All that a bitmap covers, with its tiles. */
export const imageBounds = ({ x, y, width, height, tiles }: ImageItem): Rect => ({
  x,
  y,
  width: width * (tiles?.across ?? 1),
  height: height * (tiles?.down ?? 1),
});

/** `[a b c d e f]` as in SVG and PDF. */
export type Matrix = readonly [number, number, number, number, number, number];

/**
 * The role of a group for screen readers: the card's name, a heading above running text, that text, a
 * picture with words for it, or decoration that is passed over. Groups without one belong to the nearest group around them.
 */
export type Role = 'title' | 'heading' | 'text' | 'figure' | 'artifact';

export interface GroupItem {
  readonly kind: 'group';
  readonly items: readonly DisplayItem[];
  readonly transform?: Matrix;
  readonly clip?: Path;
  /** RFC 6901 pointer into the character: what a click here is about. */
  readonly field?: string;
  /** Where a click counts, in the coordinates of the group's inside. */
  readonly hit?: Rect;
  readonly role?: Role;
  /** Words for what the group shows: a figure's description, or the text an icon between words stands for. */
  readonly alt?: string;
  /** Groups with the same key hold the same paths: a file writes them once. */
  readonly shared?: string;
  /** Whether the same object may be used more than once, on this card or on others. */
  readonly repeats?: boolean;
}

export type DisplayItem = PathItem | TextItem | ImageItem | GroupItem;

export interface DisplayList {
  readonly width: Pt;
  readonly height: Pt;
  /** How far the picture reaches beyond the trim on every side. */
  readonly bleed: Pt;
  /** A short text for those who cannot see it. */
  readonly label: string;
  readonly items: readonly DisplayItem[];
}

/** Every text run of a list in painting order, wherever it is nested, with the transforms of its groups applied. */
export function textItems(items: readonly DisplayItem[]): TextItem[] {
  return items.flatMap((item) => {
    if (item.kind === 'text') return [item];
    if (item.kind !== 'group') return [];
    const inner = textItems(item.items);
    const { transform } = item;
    return transform === undefined ? inner : inner.map((run) => ({ ...run, ...moved(transform, run) }));
  });
}
