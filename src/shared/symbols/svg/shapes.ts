/** Lengths and the basic shapes of SVG as path data. */
import type { SvgElement } from './xml.ts';

/** CSS pixels of a unit. */
const UNITS: Readonly<Record<string, number>> = {
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

const LENGTH = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)\s*([a-z%]*)$/i;

/** A length in pixels; `whole` is what a percentage is of. Undefined when it is none. */
export function lengthOf(text: string | undefined, whole: number): number | undefined {
  const [, digits, unit = ''] = LENGTH.exec(text?.trim() ?? '') ?? [];
  if (digits === undefined) return undefined;
  const factor = unit === '%' ? whole / 100 : UNITS[unit.toLowerCase()];
  const value = factor === undefined ? Number.NaN : Number(digits) * factor;
  return Number.isFinite(value) ? value : undefined;
}

/** What percentages are of: the sides of the picture, and its diagonal by SVG's own measure. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

const diagonal = ({ width, height }: Viewport): number => Math.hypot(width, height) / Math.SQRT2;

function rectData(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  if (!(width > 0 && height > 0)) return '';
  const [a, b] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
  if (!(a > 0 && b > 0)) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const arc = (dx: number, dy: number) => `a${a} ${b} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [width - 2 * a, height - 2 * b];
  return `M${x + a} ${y}h${w}${arc(a, b)}v${h}${arc(-a, b)}h${-w}${arc(-a, -b)}v${-h}${arc(a, -b)}z`;
}

function ellipseData(x: number, y: number, rx: number, ry: number): string {
  if (!(rx > 0 && ry > 0)) return '';
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

const NUMBER = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/gi;

function pointsData(points: string, closed: boolean): string {
  const numbers = points.match(NUMBER) ?? [];
  const even = numbers.length - (numbers.length % 2);
  return even < 4 ? '' : `M${numbers.slice(0, even).join(' ')}${closed ? 'z' : ''}`;
}

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
export const isShape = (name: string): boolean => SHAPES.has(name);

/** Path data of an element that draws, or undefined for any other element. */
export function shapeData({ name, attributes }: SvgElement, view: Viewport): string | undefined {
  const across = (key: string) => lengthOf(attributes.get(key), view.width) ?? 0;
  const down = (key: string) => lengthOf(attributes.get(key), view.height) ?? 0;
  const along = (key: string) => lengthOf(attributes.get(key), diagonal(view)) ?? 0;
  switch (name) {
    case 'path':
      return attributes.get('d') ?? '';
    case 'rect': {
      // A single radius is used for both.
      const rx = attributes.has('rx') ? across('rx') : down('ry');
      const ry = attributes.has('ry') ? down('ry') : across('rx');
      return rectData(across('x'), down('y'), across('width'), down('height'), rx, ry);
    }
    case 'circle':
      return ellipseData(across('cx'), down('cy'), along('r'), along('r'));
    case 'ellipse':
      return ellipseData(across('cx'), down('cy'), across('rx'), down('ry'));
    case 'line':
      return `M${across('x1')} ${down('y1')}L${across('x2')} ${down('y2')}`;
    case 'polyline':
    case 'polygon':
      return pointsData(attributes.get('points') ?? '', name === 'polygon');
    default:
      return undefined;
  }
}
