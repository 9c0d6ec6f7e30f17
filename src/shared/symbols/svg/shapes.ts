/** Parses lengths, and converts the basic shapes of SVG to path data. */
import type { SvgElement } from './xml.ts';

/** CSS pixels per unit. */
const PIXELS_PER_UNIT: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};

/** Matches a number with an optional unit: `12.5px`, `-.5`, `1e-2mm`, `50%`. */
const LENGTH_PATTERN = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)\s*([a-z%]*)$/i;

/** Parses a length to pixels; percentages refer to `fullLength`. Returns undefined for other text. */
export function parseLength(lengthText: string | undefined, fullLength: number): number | undefined {
  const [, digits, unit = ''] = LENGTH_PATTERN.exec(lengthText?.trim() ?? '') ?? [];
  if (digits === undefined) return undefined;
  const factor = unit === '%' ? fullLength / 100 : PIXELS_PER_UNIT[unit.toLowerCase()];
  const value = factor === undefined ? Number.NaN : Number(digits) * factor;
  return Number.isFinite(value) ? value : undefined;
}

/** The size that percentages refer to. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

const getDiagonal = ({ width, height }: Viewport): number => Math.hypot(width, height) / Math.SQRT2;

function createRectPath(x: number, y: number, width: number, height: number, radiusX: number, radiusY: number): string {
  if (!(width > 0 && height > 0)) return '';
  const [cornerX, cornerY] = [Math.min(radiusX, width / 2), Math.min(radiusY, height / 2)];
  if (!(cornerX > 0 && cornerY > 0)) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const writeArc = (dx: number, dy: number) => `a${cornerX} ${cornerY} 0 0 1 ${dx} ${dy}`;
  const [straightWidth, straightHeight] = [width - 2 * cornerX, height - 2 * cornerY];
  return `M${x + cornerX} ${y}h${straightWidth}${writeArc(cornerX, cornerY)}v${straightHeight}${writeArc(-cornerX, cornerY)}h${-straightWidth}${writeArc(-cornerX, -cornerY)}v${-straightHeight}${writeArc(cornerX, -cornerY)}z`;
}

function createEllipsePath(x: number, y: number, radiusX: number, radiusY: number): string {
  if (!(radiusX > 0 && radiusY > 0)) return '';
  return `M${x - radiusX} ${y}a${radiusX} ${radiusY} 0 1 1 ${2 * radiusX} 0a${radiusX} ${radiusY} 0 1 1 ${-2 * radiusX} 0z`;
}

/** Matches a number: `12`, `-.5`, `1e-2`. */
const NUMBER = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/gi;

function createPointsPath(points: string, closed: boolean): string {
  const numbers = points.match(NUMBER) ?? [];
  const evenCount = numbers.length - (numbers.length % 2);
  return evenCount < 4 ? '' : `M${numbers.slice(0, evenCount).join(' ')}${closed ? 'z' : ''}`;
}

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
export const isShape = (name: string): boolean => SHAPES.has(name);

/** Creates the path data of a shape element, or returns undefined for other elements. */
export function createShapePath({ name, attributes }: SvgElement, view: Viewport): string | undefined {
  const readHorizontal = (attributeName: string) => parseLength(attributes.get(attributeName), view.width) ?? 0;
  const readVertical = (attributeName: string) => parseLength(attributes.get(attributeName), view.height) ?? 0;
  const readDiagonal = (attributeName: string) => parseLength(attributes.get(attributeName), getDiagonal(view)) ?? 0;
  switch (name) {
    case 'path':
      return attributes.get('d') ?? '';
    case 'rect': {
      // A single radius is used for both directions.
      const radiusX = attributes.has('rx') ? readHorizontal('rx') : readVertical('ry');
      const radiusY = attributes.has('ry') ? readVertical('ry') : readHorizontal('rx');
      return createRectPath(
        readHorizontal('x'),
        readVertical('y'),
        readHorizontal('width'),
        readVertical('height'),
        radiusX,
        radiusY,
      );
    }
    case 'circle':
      return createEllipsePath(readHorizontal('cx'), readVertical('cy'), readDiagonal('r'), readDiagonal('r'));
    case 'ellipse':
      return createEllipsePath(readHorizontal('cx'), readVertical('cy'), readHorizontal('rx'), readVertical('ry'));
    case 'line':
      return `M${readHorizontal('x1')} ${readVertical('y1')}L${readHorizontal('x2')} ${readVertical('y2')}`;
    case 'polyline':
    case 'polygon':
      return createPointsPath(attributes.get('points') ?? '', name === 'polygon');
    default:
      return undefined;
  }
}
