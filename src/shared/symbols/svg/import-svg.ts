/** Converts an SVG file to a drawing, which only has paths and colours. */
import { contrast } from '../../display/colour.ts';
import type { Colour } from '../../display/display-list.ts';
import type { Rect } from '../../display/units.ts';
import type { Drawing } from '../../document/schema.ts';
import { inkBox, moved, writePath } from '../path-data.ts';
import { Refusal, type SvgNote, type SvgProblem } from './note.ts';
import type { Viewport } from './shapes.ts';
import { type Painted, walk } from './walk.ts';
import { readXml } from './xml.ts';

export type SvgImport =
  | {
      readonly ok: true;
      /** In the colours of the file, cut to what is painted, 256 units on the longer side. */
      readonly drawing: Drawing;
      /** What could not be imported. */
      readonly notes: readonly SvgNote[];
      /** Whether the file is black, white and grey only: then the faction's colour suits it better. */
      readonly grey: boolean;
    }
  | { readonly ok: false; readonly problem: SvgProblem };

const SIDE = 256;
/** A shape thinner than this could not be scaled back to anything. */
const THINNEST = 1;

/**
 * Reads the text of an SVG file. Never throws. Scripts, links, text, pictures and effects are dropped: the result
 * holds path data and `#rrggbb` only. Its work
 * grows with the letters of the file and no faster; limits are in limits.ts. `keepsFrame` is for artwork: the drawing is as
 * large as the picture in the file, whose edges cut what reaches beyond them, and keeps its background.
 */
export function importSvg(text: string, { keepsFrame = false } = {}): SvgImport {
  const notes = new Set<SvgNote>();
  try {
    const { painted, view } = walk(readXml(text, notes), notes);
    const frame: Rect | undefined = keepsFrame ? { x: 0, y: 0, ...view } : undefined;
    const shapes = keepsFrame ? painted : withoutBackground(painted, view, notes);
    if (!keepsFrame && shapes.some((shape) => leaves(shape, view))) notes.add('clip');
    const drawing = shapes.length === 0 ? undefined : drawn(shapes, frame ?? inkFrame(shapes));
    if (drawing === undefined) return { ok: false, problem: { kind: 'empty' } };
    return { ok: true, drawing, notes: [...notes].sort(), grey: coloursOf(drawing).every(isGrey) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** The box of a shape with its line. */
function boxOf({ commands, stroke, strokeWidth }: Painted): Rect | undefined {
  const box = inkBox([commands]);
  const edge = stroke === undefined ? 0 : strokeWidth / 2;
  return box && { x: box.x - edge, y: box.y - edge, width: box.width + 2 * edge, height: box.height + 2 * edge };
}

// Not Math.min(...list), which fails for long lists.
const least = (list: readonly number[]): number => list.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const most = (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** What the shapes cover. */
function inkFrame(shapes: readonly Painted[]): Rect {
  const boxes = shapes.flatMap((shape) => boxOf(shape) ?? []);
  const x = least(boxes.map((b) => b.x));
  const y = least(boxes.map((b) => b.y));
  return {
    x,
    y,
    width: most(boxes.map((b) => b.x + b.width)) - x,
    height: most(boxes.map((b) => b.y + b.height)) - y,
  };
}

function drawn(shapes: readonly Painted[], { x, y, width, height }: Rect): Drawing | undefined {
  const scale = SIDE / Math.max(width, height);
  if (!(Number.isFinite(scale) && scale > 0)) return undefined;
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    width: Math.max(THINNEST, round(width * scale)),
    height: Math.max(THINNEST, round(height * scale)),
    shapes: shapes.map((shape) => ({
      d: writePath(moved(shape.commands, [scale, 0, 0, scale, -x * scale, -y * scale]), 2),
      ...(shape.fill === undefined ? {} : { fill: shape.fill }),
      ...(shape.stroke === undefined ? {} : { stroke: shape.stroke, strokeWidth: round(shape.strokeWidth * scale) }),
      ...(shape.opacity < 1 ? { opacity: round(shape.opacity) } : {}),
      ...(shape.evenOdd ? { evenOdd: true } : {}),
    })),
  };
}

const BLACK: Colour = '#000000';
const WHITE: Colour = '#ffffff';
/** Contrast with white or black below which a colour counts as white or black. */
const ALIKE = 1.15;
const isWhite = (colour: Colour | undefined): boolean => colour !== undefined && contrast(colour, WHITE) < ALIKE;

/** Removes a background: a white square behind everything, or a black one behind white shapes. */
function withoutBackground(shapes: readonly Painted[], view: Viewport, notes: Set<SvgNote>): readonly Painted[] {
  const [first, ...rest] = shapes;
  if (first === undefined || rest.length === 0 || first.stroke !== undefined || !covers(first, view)) return shapes;
  const board = first.fill !== undefined && contrast(first.fill, BLACK) < ALIKE;
  const allWhite = rest.every((shape) => [shape.fill, shape.stroke].every((c) => c === undefined || isWhite(c)));
  if (!(isWhite(first.fill) || (board && allWhite))) return shapes;
  notes.add('background');
  return rest;
}

/** How far lines may reach beyond the edge, as a part of the picture, before cutting them there would be visible. */
const EDGE = 0.02;

/** Whether a browser would cut the shape off at the edge of the picture. */
function leaves({ commands }: Painted, view: Viewport): boolean {
  const box = inkBox([commands]);
  if (box === undefined) return false;
  const slack = EDGE * Math.max(view.width, view.height);
  const [right, bottom] = [box.x + box.width - view.width, box.y + box.height - view.height];
  return Math.max(-box.x, -box.y, right, bottom) > slack;
}

/** Whether a shape is a plain rectangle over the whole view. */
function covers({ commands }: Painted, view: Viewport): boolean {
  const box = inkBox([commands]);
  if (box === undefined || commands.length > 6 || commands.some(([letter]) => letter === 'C' || letter === 'Q')) {
    return false;
  }
  const corners = commands.every(([letter, x = 0, y = 0]) => {
    if (letter === 'Z') return true;
    const near = (value: number, a: number, b: number) => Math.min(Math.abs(value - a), Math.abs(value - b)) < 0.01;
    return near(x, box.x, box.x + box.width) && near(y, box.y, box.y + box.height);
  });
  return corners && box.width >= view.width * 0.99 && box.height >= view.height * 0.99;
}

/** Every colour a drawing paints with, once. */
export function coloursOf(drawing: Drawing): Colour[] {
  const all = drawing.shapes.flatMap(({ fill, stroke }) => [fill, stroke]);
  return [...new Set(all.filter((colour): colour is Colour => colour?.startsWith('#') === true))];
}

function isGrey(colour: Colour): boolean {
  const value = Number.parseInt(colour.slice(1), 16);
  const [r, g, b] = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  return Math.max(r, g, b) - Math.min(r, g, b) <= 12;
}

/**
 * The drawing in the faction's colour: dark parts become `primary`, light parts on them `paper`. A drawing of one
 * lightness becomes `primary` as a whole.
 */
export function inFactionColour(drawing: Drawing): Drawing {
  const colours = coloursOf(drawing);
  const toWhite = new Map(colours.map((colour) => [colour, contrast(colour, WHITE)]));
  const [light, dark] = [least([...toWhite.values()]), most([...toWhite.values()])];
  const isOneLightness = dark / light < 1.6;
  const tint = (colour: string | undefined) => {
    if (colour === undefined || !colour.startsWith('#')) return colour;
    const own = toWhite.get(colour as Colour) ?? dark;
    return isOneLightness || own > Math.sqrt(light * dark) ? 'primary' : 'paper';
  };
  return {
    ...drawing,
    shapes: drawing.shapes.map(({ fill, stroke, ...shape }) => ({
      ...shape,
      ...(fill === undefined ? {} : { fill: tint(fill) }),
      ...(stroke === undefined ? {} : { stroke: tint(stroke) }),
    })),
  };
}
