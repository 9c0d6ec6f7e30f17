/**
 * A drawing as an inker would leave it: black where it is dark, hatched where it is neither, paper where it is light, and a line
 * around everything. For grey printers and photocopies, which turn colours into mud.
 */

import { lightness, type Theme } from '../../display/colour.ts';
import type { Colour, DisplayItem, PathItem } from '../../display/display-list.ts';
import { type Path, pathBounds } from '../../display/path.ts';
import type { Rect } from '../../display/units.ts';
import type { Drawing } from '../../document/schema.ts';
import { type DrawingInk, inkOf } from './drawing-ink.ts';

/** L* below which a shape is black, above which it is paper; between them two kinds of hatching. */
const TONES = { ink: 27, dense: 46, sparse: 64 } as const;
/** Points on paper: of lines, and from one line of the hatching to the next. */
const OUTLINE = 0.35;
const HATCH = { width: 0.32, dense: 1.35, sparse: 2.4 } as const;
/** What shines through this much is a glow or a shade, for which a line drawing has no means. */
const FAINT = 0.5;
/** Part of the picture from which on a shape is its ground, which stays paper so that the figure stands out. */
const GROUND = 0.6;
/** Most lines of one hatching: a pattern of more would be grey, and slow. */
const MOST_LINES = 400;

/** The ink of a drawing in lines; `scale` is the points on paper of one of its units. */
export function lineArtOf(
  drawing: Drawing,
  theme: Theme,
  scale: number,
): { readonly items: readonly DisplayItem[]; readonly shared: string } {
  const ink: DrawingInk = inkOf(drawing, theme, undefined);
  const unit = 1 / scale;
  const all: Rect = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  return {
    items: ink.items.flatMap((item) => inkedItem(item, all, theme, unit)),
    shared: `${ink.shared} lines ${scale.toFixed(4)}`,
  };
}

/** How much of a bitmap is left, and the white lines that part it, in points: its colours cannot be taken from it here. */
export const BITMAP_INK = 0.62;
const SCREEN = { pitch: 1.3, width: 0.45 } as const;

/** White lines over a bitmap, as of an engraving. */
export const screenOf = (box: Rect, theme: Theme): PathItem => ({
  kind: 'path',
  path: hatching(box, SCREEN.pitch),
  stroke: { colour: theme.paper, width: SCREEN.width },
});

/** Area of a rectangle within another. */
function areaWithin(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function inkedItem(item: PathItem, all: Rect, theme: Theme, unit: number): DisplayItem[] {
  const { path, fill, stroke, opacity = 1, evenOdd } = item;
  if (opacity < FAINT) return [];
  const rule = evenOdd === true ? { evenOdd: true } : {};
  const line = stroke === undefined ? [] : strokeIn(path, stroke.colour, stroke.width, theme, unit);
  if (fill === undefined) return line;
  const bounds = pathBounds(path);
  const isGround = areaWithin(bounds, all) >= GROUND * all.width * all.height;
  const tone = lightness(fill);
  if (isGround) return [{ kind: 'path', path, fill: theme.paper, ...rule }, ...line];
  if (tone < TONES.ink) return [{ kind: 'path', path, fill: theme.ink, ...rule }, ...line];
  const outline = stroke === undefined ? { stroke: { colour: theme.ink, width: OUTLINE * unit } } : {};
  const pitch = tone < TONES.dense ? HATCH.dense : tone < TONES.sparse ? HATCH.sparse : undefined;
  const ground: DisplayItem = { kind: 'path', path, fill: theme.paper, ...rule, ...outline };
  // A clip has no rule for holes, so that what has some stays without hatching.
  if (pitch === undefined || evenOdd === true) return [ground, ...line];
  const lines = hatching(overlap(bounds, all), pitch * unit);
  if (lines.length === 0) return [ground, ...line];
  const hatch: PathItem = { kind: 'path', path: lines, stroke: { colour: theme.ink, width: HATCH.width * unit } };
  return [ground, { kind: 'group', clip: path, items: [hatch] }, ...line];
}

/** Dark lines stay as bold as they are, light ones become hairs. */
function strokeIn(path: Path, colour: Colour, width: number, theme: Theme, unit: number): DisplayItem[] {
  const tone = lightness(colour);
  if (tone >= TONES.sparse) return [{ kind: 'path', path, stroke: { colour: theme.paper, width } }];
  const drawn = tone < TONES.dense ? width : Math.min(width, OUTLINE * unit);
  return [{ kind: 'path', path, stroke: { colour: theme.ink, width: drawn } }];
}

function overlap(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** Lines that rise to the right through a box. They go by the drawing, not by the box, so that those of neighbours meet. */
function hatching({ x, y, width, height }: Rect, pitch: number): Path {
  const step = pitch * Math.SQRT2;
  const [first, last] = [Math.ceil((x + y) / step), Math.floor((x + width + y + height) / step)];
  if (width === 0 || height === 0 || last - first > MOST_LINES) return [];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step).flatMap(
    (sum): Path => {
      const left = Math.max(x, sum - y - height);
      const right = Math.min(x + width, sum - y);
      return [
        ['M', left, sum - left],
        ['L', right, sum - right],
      ];
    },
  );
}
