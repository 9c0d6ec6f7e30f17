/** The `transform` attribute and view boxes as matrices. */
import { IDENTITY, type Matrix, times } from '../path-data.ts';

const numbersIn = (text: string): number[] =>
  (text.match(/[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function rotation(angle: number, x: number, y: number): Matrix {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  return times([1, 0, 0, 1, x, y], times([cos, sin, -sin, cos, 0, 0], [1, 0, 0, 1, -x, -y]));
}

const MAKERS: Readonly<Record<string, (n: readonly number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([angle = 0, x = 0, y = 0]) => rotation(angle, x, y),
  skewx: ([angle = 0]) => [1, 0, Math.tan(radians(angle)), 1, 0, 0],
  skewy: ([angle = 0]) => [1, Math.tan(radians(angle)), 0, 1, 0, 0],
};

/** The matrix of a `transform`; unknown functions are ignored. */
function transformOf(text: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [, name = '', inner = ''] of (text ?? '').matchAll(/\b([a-z]+)\s*\(([^()]*)\)/gi)) {
    const make = MAKERS[name.toLowerCase()];
    if (make !== undefined) matrix = times(matrix, make(numbersIn(inner)));
  }
  return matrix;
}

/** A transform that turns and scales about a point, given in pixels. */
export function transformAbout(text: string | undefined, origin: string | undefined): Matrix {
  const [x = 0, y = 0] = origin === undefined ? [] : numbersIn(origin);
  return times([1, 0, 0, 1, x, y], times(transformOf(text), [1, 0, 0, 1, -x, -y]));
}

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function viewBoxOf(text: string | undefined): ViewBox | undefined {
  const [x, y, width, height] = numbersIn(text ?? '');
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** The part of the free space that comes before the box. */
const PARTS: Readonly<Record<string, number>> = { min: 0, mid: 0.5, max: 1 };

/** A view box in a place of `width` by `height`, as `preserveAspectRatio` says: in the middle, as large as it goes. */
export function fitting(box: ViewBox, width: number, height: number, ratio = ''): Matrix {
  const [across, down] = [width / box.width, height / box.height];
  if (/^\s*none\b/.test(ratio)) return [across, 0, 0, down, -box.x * across, -box.y * down];
  const [, x = 'mid', y = 'mid'] = /x(Min|Mid|Max)Y(Min|Mid|Max)/i.exec(ratio) ?? [];
  const scale = /\bslice\b/.test(ratio) ? Math.max(across, down) : Math.min(across, down);
  const dx = (width - box.width * scale) * (PARTS[x.toLowerCase()] ?? 0.5) - box.x * scale;
  const dy = (height - box.height * scale) * (PARTS[y.toLowerCase()] ?? 0.5) - box.y * scale;
  return [scale, 0, 0, scale, dx, dy];
}
