/** Boxes, frames and the halftone of sheets as display items. Positions are in points from the top left corner of the page. */

import { createCache, getOrCreate } from '../../base/cache.ts';
import type { Color, DisplayItem } from '../../display/display-list.ts';
import type { Path, PathCommand } from '../../display/path.ts';
import { ACCENT } from './theme.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const createBoxPath = ({ x, y, width, height }: Box): Path => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
];

export const fillBox = (box: Box, color: Color): DisplayItem => ({
  kind: 'path',
  path: createBoxPath(box),
  fill: color,
});

/** Creates a frame whose line lies inside the box. */
export function frameBox({ x, y, width, height }: Box, lineColor: Color, lineWidth: number): DisplayItem {
  const innerBox = { x: x + lineWidth / 2, y: y + lineWidth / 2, width: width - lineWidth, height: height - lineWidth };
  return { kind: 'path', path: createBoxPath(innerBox), stroke: { colour: lineColor, width: lineWidth } };
}

/** The distance of a quarter circle's control points for a radius of 1. */
const HANDLE = 0.5523;

/** Creates the path of a circle around (x, y). */
export function createCirclePath(x: number, y: number, radius: number): PathCommand[] {
  const handleLength = radius * HANDLE;
  return [
    ['M', x - radius, y],
    ['C', x - radius, y - handleLength, x - handleLength, y - radius, x, y - radius],
    ['C', x + handleLength, y - radius, x + radius, y - handleLength, x + radius, y],
    ['C', x + radius, y + handleLength, x + handleLength, y + radius, x, y + radius],
    ['C', x - handleLength, y + radius, x - radius, y + handleLength, x - radius, y],
    ['Z'],
  ];
}

/**
 * The maximum number of cached halftones. The height of a band depends on the number of its lines, and each height needs its own
 * halftone. Without the cache, the pages of a report take 20 % longer.
 */
const MAX_CACHED_HALFTONES = 40;
const halftoneCache = createCache<DisplayItem>();

/** Creates dots that grow to the right, at the positions from `computeHalftoneDots`. A file contains equal halftones only once. */
export function createHalftone({ x, y, width, height }: Box, pitch: number): DisplayItem {
  const sharedKey = `halftone ${width} ${height} ${pitch}`;
  const dotsItem = getOrCreate(halftoneCache, sharedKey, MAX_CACHED_HALFTONES, () => {
    const dotsPath = computeHalftoneDots(width, height, pitch).flatMap((dot) =>
      createCirclePath(dot.x, dot.y, dot.radius),
    );
    return { kind: 'path', path: dotsPath, fill: ACCENT } as const;
  });
  const clipPath = createBoxPath({ x: 0, y: 0, width, height });
  return { kind: 'group', transform: [1, 0, 0, 1, x, y], clip: clipPath, items: [dotsItem], shared: sharedKey };
}

/** The greatest radius of a dot, as a share of the pitch. */
const MAX_RADIUS_SHARE = 0.52;
/** Smaller dots, in points, do not print. */
const MIN_RADIUS = 0.12;

/** Returns the centers and radii of the dots. */
export function computeHalftoneDots(
  width: number,
  height: number,
  pitch: number,
): { x: number; y: number; radius: number }[] {
  const dots: { x: number; y: number; radius: number }[] = [];
  const rowCount = Math.ceil(height / pitch) + 1;
  const columnCount = Math.ceil((width / pitch) * 2) + 1;
  for (let columnIndex = 0; columnIndex < columnCount; columnIndex += 1) {
    for (let rowIndex = 0; rowIndex < rowCount; rowIndex += 1) {
      const x = (columnIndex * pitch) / 2;
      dots.push({
        x,
        y: rowIndex * pitch + (columnIndex % 2 === 0 ? 0 : pitch / 2),
        radius: (x / width) * pitch * MAX_RADIUS_SHARE,
      });
    }
  }
  return dots.filter(({ radius }) => radius > MIN_RADIUS);
}
