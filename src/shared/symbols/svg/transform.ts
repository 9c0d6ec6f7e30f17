/** Converts `transform` attributes and view boxes of SVG to matrices `[a b c d e f]`. */
import { IDENTITY_MATRIX, type Matrix, multiplyMatrices } from '../path-data.ts';

const readNumbers = (text: string): number[] =>
  (text.match(/[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

function createRotation(angle: number, x: number, y: number): Matrix {
  const [cosine, sine] = [Math.cos(toRadians(angle)), Math.sin(toRadians(angle))];
  return multiplyMatrices(
    [1, 0, 0, 1, x, y],
    multiplyMatrices([cosine, sine, -sine, cosine, 0, 0], [1, 0, 0, 1, -x, -y]),
  );
}

const MATRIX_MAKERS: Readonly<Record<string, (n: readonly number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([angle = 0, x = 0, y = 0]) => createRotation(angle, x, y),
  skewx: ([angle = 0]) => [1, 0, Math.tan(toRadians(angle)), 1, 0, 0],
  skewy: ([angle = 0]) => [1, Math.tan(toRadians(angle)), 0, 1, 0, 0],
};

/** Parses a `transform`; unknown functions are ignored. */
function parseTransform(transformText: string | undefined): Matrix {
  let matrix = IDENTITY_MATRIX;
  for (const [, functionName = '', argumentText = ''] of (transformText ?? '').matchAll(
    /\b([a-z]+)\s*\(([^()]*)\)/gi,
  )) {
    const makeMatrix = MATRIX_MAKERS[functionName.toLowerCase()];
    if (makeMatrix !== undefined) matrix = multiplyMatrices(matrix, makeMatrix(readNumbers(argumentText)));
  }
  return matrix;
}

/** Parses a transform relative to an origin in pixels. */
export function parseTransformAbout(transformText: string | undefined, originText: string | undefined): Matrix {
  const [x = 0, y = 0] = originText === undefined ? [] : readNumbers(originText);
  return multiplyMatrices([1, 0, 0, 1, x, y], multiplyMatrices(parseTransform(transformText), [1, 0, 0, 1, -x, -y]));
}

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function parseViewBox(viewBoxText: string | undefined): ViewBox | undefined {
  const [x, y, width, height] = readNumbers(viewBoxText ?? '');
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** The share of the free space that is on the left of, or above, the view box, by the alignment in `preserveAspectRatio`. */
const FREE_SPACE_SHARES: Readonly<Record<string, number>> = { min: 0, mid: 0.5, max: 1 };

/** Fits a view box into `width` by `height` according to `preserveAspectRatio`: by default centered and as large as possible. */
export function fitViewBox(box: ViewBox, width: number, height: number, aspectRatio = ''): Matrix {
  const [scaleX, scaleY] = [width / box.width, height / box.height];
  if (/^\s*none\b/.test(aspectRatio)) return [scaleX, 0, 0, scaleY, -box.x * scaleX, -box.y * scaleY];
  const [, x = 'mid', y = 'mid'] = /x(Min|Mid|Max)Y(Min|Mid|Max)/i.exec(aspectRatio) ?? [];
  const scale = /\bslice\b/.test(aspectRatio) ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
  const offsetX = (width - box.width * scale) * (FREE_SPACE_SHARES[x.toLowerCase()] ?? 0.5) - box.x * scale;
  const offsetY = (height - box.height * scale) * (FREE_SPACE_SHARES[y.toLowerCase()] ?? 0.5) - box.y * scale;
  return [scale, 0, 0, scale, offsetX, offsetY];
}
