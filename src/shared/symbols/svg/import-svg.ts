/** Converts an SVG file to a drawing, which only has paths and colors. */
import { computeContrast } from '../../display/color.ts';
import type { Color } from '../../display/display-list.ts';
import type { Rect } from '../../display/units.ts';
import type { Drawing } from '../../document/schema.ts';
import { computeInkBox, transformCommands, writePath } from '../path-data.ts';
import { collectShapes, type PaintedShape } from './collect-shapes.ts';
import type { Viewport } from './shapes.ts';
import { type SvgFinding, SvgImportError, type SvgProblem } from './svg-finding.ts';
import { readXml } from './xml.ts';

export type SvgImport =
  | {
      readonly ok: true;
      /** The drawing in the colors of the file, cropped to its painted area, 256 units on the longer side. */
      readonly drawing: Drawing;
      /** Features that could not be imported. */
      readonly findings: readonly SvgFinding[];
      /** Whether the file has only black, white and gray, so that the faction's color suits it better. */
      readonly isGrayscale: boolean;
    }
  | { readonly ok: false; readonly problem: SvgProblem };

/** The longer side of a drawing, in its own units. */
const LONGER_SIDE = 256;
/** The minimum width and height of a drawing, in its own units. A thinner drawing could not be scaled. */
const MIN_SIDE = 1;

/**
 * Imports the text of an SVG file. Problems of the file are returned, not thrown. Drops scripts, links, text, pictures and effects: the
 * result contains only path data and `#rrggbb`. The time grows linearly with the length of the file, which limits.ts limits.
 * `keepsFrame` is for artwork: the drawing keeps the size and the background of the picture, whose edges clip the drawing.
 */
export function importSvg(svgText: string, { keepsFrame = false } = {}): SvgImport {
  const findings = new Set<SvgFinding>();
  try {
    const { shapes: painted, view } = collectShapes(readXml(svgText, findings), findings);
    const frame: Rect | undefined = keepsFrame ? { x: 0, y: 0, ...view } : undefined;
    const shapes = keepsFrame ? painted : removeBackground(painted, view, findings);
    if (!keepsFrame && shapes.some((shape) => exceedsView(shape, view))) findings.add('clip');
    const drawing = shapes.length === 0 ? undefined : createDrawing(shapes, frame ?? computeInkFrame(shapes));
    if (drawing === undefined) return { ok: false, problem: { kind: 'empty' } };
    return { ok: true, drawing, findings: [...findings].sort(), isGrayscale: listColors(drawing).every(isGray) };
  } catch (error) {
    if (error instanceof SvgImportError) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Returns the box of a shape including its stroke. */
function getBox({ commands, stroke, strokeWidth }: PaintedShape): Rect | undefined {
  const box = computeInkBox([commands]);
  const lineMargin = stroke === undefined ? 0 : strokeWidth / 2;
  return (
    box && {
      x: box.x - lineMargin,
      y: box.y - lineMargin,
      width: box.width + 2 * lineMargin,
      height: box.height + 2 * lineMargin,
    }
  );
}

// Math.min(...values) fails for long lists.
const findMinimum = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const findMaximum = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** Computes the box that the shapes cover. */
function computeInkFrame(shapes: readonly PaintedShape[]): Rect {
  const boxes = shapes.flatMap((shape) => getBox(shape) ?? []);
  const x = findMinimum(boxes.map((box) => box.x));
  const y = findMinimum(boxes.map((box) => box.y));
  return {
    x,
    y,
    width: findMaximum(boxes.map((box) => box.x + box.width)) - x,
    height: findMaximum(boxes.map((box) => box.y + box.height)) - y,
  };
}

function createDrawing(shapes: readonly PaintedShape[], { x, y, width, height }: Rect): Drawing | undefined {
  const scale = LONGER_SIDE / Math.max(width, height);
  if (!(Number.isFinite(scale) && scale > 0)) return undefined;
  const roundToHundredth = (value: number) => Math.round(value * 100) / 100;
  return {
    width: Math.max(MIN_SIDE, roundToHundredth(width * scale)),
    height: Math.max(MIN_SIDE, roundToHundredth(height * scale)),
    shapes: shapes.map((shape) => ({
      d: writePath(transformCommands(shape.commands, [scale, 0, 0, scale, -x * scale, -y * scale]), 2),
      ...(shape.fill === undefined ? {} : { fill: shape.fill }),
      ...(shape.stroke === undefined
        ? {}
        : { stroke: shape.stroke, strokeWidth: roundToHundredth(shape.strokeWidth * scale) }),
      ...(shape.opacity < 1 ? { opacity: roundToHundredth(shape.opacity) } : {}),
      ...(shape.evenOdd ? { evenOdd: true } : {}),
    })),
  };
}

const BLACK: Color = '#000000';
const WHITE: Color = '#ffffff';
/** A color counts as white, or as black, if its contrast to white, or to black, is less than this. */
const MAX_SIMILAR_CONTRAST = 1.15;
const isWhite = (color: Color | undefined): boolean =>
  color !== undefined && computeContrast(color, WHITE) < MAX_SIMILAR_CONTRAST;

/** Removes a background: a white rectangle that covers the whole view, or a black one if all other shapes are white. */
function removeBackground(
  shapes: readonly PaintedShape[],
  view: Viewport,
  findings: Set<SvgFinding>,
): readonly PaintedShape[] {
  const [firstShape, ...otherShapes] = shapes;
  if (
    firstShape === undefined ||
    otherShapes.length === 0 ||
    firstShape.stroke !== undefined ||
    !coversView(firstShape, view)
  )
    return shapes;
  const isBlackBoard = firstShape.fill !== undefined && computeContrast(firstShape.fill, BLACK) < MAX_SIMILAR_CONTRAST;
  const allWhite = otherShapes.every((shape) =>
    [shape.fill, shape.stroke].every((color) => color === undefined || isWhite(color)),
  );
  if (!(isWhite(firstShape.fill) || (isBlackBoard && allWhite))) return shapes;
  findings.add('background');
  return otherShapes;
}

/** The share of the picture's longer side by which shapes may extend beyond the edge. Clipping so little is not visible. */
const EDGE_TOLERANCE = 0.02;

/** Whether a browser would clip the shape at the edge of the picture. */
function exceedsView({ commands }: PaintedShape, view: Viewport): boolean {
  const box = computeInkBox([commands]);
  if (box === undefined) return false;
  const tolerance = EDGE_TOLERANCE * Math.max(view.width, view.height);
  const [right, bottom] = [box.x + box.width - view.width, box.y + box.height - view.height];
  return Math.max(-box.x, -box.y, right, bottom) > tolerance;
}

/** Whether a shape is a plain rectangle over the whole view. A rectangle has at most six commands: M, four L, and Z. */
function coversView({ commands }: PaintedShape, view: Viewport): boolean {
  const box = computeInkBox([commands]);
  if (box === undefined || commands.length > 6 || commands.some(([letter]) => letter === 'C' || letter === 'Q')) {
    return false;
  }
  const hasOnlyCorners = commands.every(([letter, x = 0, y = 0]) => {
    if (letter === 'Z') return true;
    const isNear = (value: number, a: number, b: number) => Math.min(Math.abs(value - a), Math.abs(value - b)) < 0.01;
    return isNear(x, box.x, box.x + box.width) && isNear(y, box.y, box.y + box.height);
  });
  return hasOnlyCorners && box.width >= view.width * 0.99 && box.height >= view.height * 0.99;
}

/** Lists the colors of a drawing, each once. */
export function listColors(drawing: Drawing): Color[] {
  const paints = drawing.shapes.flatMap(({ fill, stroke }) => [fill, stroke]);
  return [...new Set(paints.filter((color): color is Color => color?.startsWith('#') === true))];
}

/** Whether a color is gray: its channels, from 0 to 255, differ by at most 12. */
function isGray(color: Color): boolean {
  const value = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  return Math.max(red, green, blue) - Math.min(red, green, blue) <= 12;
}

/**
 * Recolors a drawing with the faction's colors: dark parts become `primary`, light parts `paper`. A drawing of one lightness becomes
 * `primary` as a whole.
 */
export function applyFactionColors(drawing: Drawing): Drawing {
  const colors = listColors(drawing);
  const contrastByColor = new Map(colors.map((color) => [color, computeContrast(color, WHITE)]));
  const [lowestContrast, highestContrast] = [
    findMinimum([...contrastByColor.values()]),
    findMaximum([...contrastByColor.values()]),
  ];
  // A lower contrast between the lightest and the darkest color doesn't divide the drawing into light and dark parts.
  const hasOneLightness = highestContrast / lowestContrast < 1.6;
  const chooseTint = (color: string | undefined) => {
    if (color === undefined || !color.startsWith('#')) return color;
    const contrast = contrastByColor.get(color as Color) ?? highestContrast;
    return hasOneLightness || contrast > Math.sqrt(lowestContrast * highestContrast) ? 'primary' : 'paper';
  };
  return {
    ...drawing,
    shapes: drawing.shapes.map(({ fill, stroke, ...shape }) => ({
      ...shape,
      ...(fill === undefined ? {} : { fill: chooseTint(fill) }),
      ...(stroke === undefined ? {} : { stroke: chooseTint(stroke) }),
    })),
  };
}
