/**
 * Turns a drawing into line art as an inker would: dark areas black, medium areas hatched, light areas white, and an outline around
 * everything. For grayscale printers and photocopies, which turn colors into mud.
 */

import { computeLightness, type Theme } from '../../display/color.ts';
import type { Color, DisplayItem, PathItem } from '../../display/display-list.ts';
import { getPathBounds, type Path } from '../../display/path.ts';
import type { Rect } from '../../display/units.ts';
import type { Drawing } from '../../document/schema.ts';
import { type DrawingInk, getDrawingInk } from './drawing-ink.ts';

/** Lightness (L*) of shapes: below `ink` black, below `dense` with dense hatching, below `sparse` with sparse hatching, else white. */
const TONES = { ink: 27, dense: 46, sparse: 64 } as const;
/** Width of outlines, in points on paper. */
const OUTLINE_WIDTH = 0.35;
/** Hatching: the width of its lines and the distances between them, in points on paper. */
const HATCH = { width: 0.32, dense: 1.35, sparse: 2.4 } as const;
/** Shapes with less opacity are glows or shades, which line art cannot show. */
const MIN_OPACITY = 0.5;
/** A shape that covers at least this share of the drawing is its background, which is white to set off the figure. */
const BACKGROUND_SHARE = 0.6;
/** The maximum number of hatching lines in one shape: more would look gray and be slow. */
const MAX_HATCH_LINES = 400;

/**
 * Creates line art from a drawing; `scale` is the size of one of its units in points on paper. `shared` is a key that is equal for
 * equal line art, so that a file contains it once.
 */
export function createLineArt(
  drawing: Drawing,
  theme: Theme,
  scale: number,
): { readonly items: readonly DisplayItem[]; readonly shared: string } {
  const ink: DrawingInk = getDrawingInk(drawing, theme, undefined);
  const unitsPerPoint = 1 / scale;
  const drawingArea: Rect = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  return {
    items: ink.items.flatMap((item) => createInkedItems(item, drawingArea, theme, unitsPerPoint)),
    shared: `${ink.shared} lines ${scale.toFixed(4)}`,
  };
}

/** The opacity of a bitmap among line art. A bitmap is made paler, since its colors cannot be changed here. */
export const BITMAP_OPACITY = 0.62;
/** Lines over a bitmap, in points on paper. */
const SCREEN = { pitch: 1.3, width: 0.45 } as const;

/** Creates white lines over a bitmap, like an engraving. */
export const createScreen = (box: Rect, theme: Theme): PathItem => ({
  kind: 'path',
  path: createHatching(box, SCREEN.pitch),
  stroke: { colour: theme.paper, width: SCREEN.width },
});

/** Computes the area that two rectangles share. */
function computeOverlapArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function createInkedItems(item: PathItem, drawingArea: Rect, theme: Theme, unitsPerPoint: number): DisplayItem[] {
  const { path, fill, stroke, opacity = 1, evenOdd } = item;
  if (opacity < MIN_OPACITY) return [];
  const fillRule = evenOdd === true ? { evenOdd: true } : {};
  const strokeItems = stroke === undefined ? [] : createStroke(path, stroke.colour, stroke.width, theme, unitsPerPoint);
  if (fill === undefined) return strokeItems;
  const bounds = getPathBounds(path);
  const isBackground =
    computeOverlapArea(bounds, drawingArea) >= BACKGROUND_SHARE * drawingArea.width * drawingArea.height;
  const tone = computeLightness(fill);
  if (isBackground) return [{ kind: 'path', path, fill: theme.paper, ...fillRule }, ...strokeItems];
  if (tone < TONES.ink) return [{ kind: 'path', path, fill: theme.ink, ...fillRule }, ...strokeItems];
  const outline = stroke === undefined ? { stroke: { colour: theme.ink, width: OUTLINE_WIDTH * unitsPerPoint } } : {};
  const pitch = tone < TONES.dense ? HATCH.dense : tone < TONES.sparse ? HATCH.sparse : undefined;
  const background: DisplayItem = { kind: 'path', path, fill: theme.paper, ...fillRule, ...outline };
  // Clips do not support holes, so shapes with holes have no hatching.
  if (pitch === undefined || evenOdd === true) return [background, ...strokeItems];
  const hatchPath = createHatching(intersectRects(bounds, drawingArea), pitch * unitsPerPoint);
  if (hatchPath.length === 0) return [background, ...strokeItems];
  const hatch: PathItem = {
    kind: 'path',
    path: hatchPath,
    stroke: { colour: theme.ink, width: HATCH.width * unitsPerPoint },
  };
  return [background, { kind: 'group', clip: path, items: [hatch] }, ...strokeItems];
}

/** Creates the stroke: a dark stroke becomes black, a medium stroke a black hairline, and a light stroke white. */
function createStroke(
  path: Path,
  colour: Color,
  strokeWidth: number,
  theme: Theme,
  unitsPerPoint: number,
): DisplayItem[] {
  const tone = computeLightness(colour);
  if (tone >= TONES.sparse) return [{ kind: 'path', path, stroke: { colour: theme.paper, width: strokeWidth } }];
  const inkWidth = tone < TONES.dense ? strokeWidth : Math.min(strokeWidth, OUTLINE_WIDTH * unitsPerPoint);
  return [{ kind: 'path', path, stroke: { colour: theme.ink, width: inkWidth } }];
}

function intersectRects(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** Creates lines that rise to the right through a box. Lines have fixed places on the drawing, so that those of adjacent shapes meet. */
function createHatching({ x, y, width, height }: Rect, pitch: number): Path {
  const lineDistance = pitch * Math.SQRT2;
  const [firstLine, lastLine] = [
    Math.ceil((x + y) / lineDistance),
    Math.floor((x + width + y + height) / lineDistance),
  ];
  if (width === 0 || height === 0 || lastLine - firstLine > MAX_HATCH_LINES) return [];
  return Array.from(
    { length: Math.max(0, lastLine - firstLine + 1) },
    (_line, index) => (firstLine + index) * lineDistance,
  ).flatMap((diagonal): Path => {
    const left = Math.max(x, diagonal - y - height);
    const right = Math.min(x + width, diagonal - y);
    return [
      ['M', left, diagonal - left],
      ['L', right, diagonal - right],
    ];
  });
}
