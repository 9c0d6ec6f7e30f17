/** Boxes, frames and the halftone of sheets as display items. Points from the upper left corner of the page. */

import { cached, newCache } from '../../base/cache.ts';
import type { Colour, DisplayItem } from '../../display/display-list.ts';
import type { Path, PathCommand } from '../../display/path.ts';
import { ACCENT } from './theme.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const boxPath = ({ x, y, width, height }: Box): Path => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
];

export const filled = (box: Box, fill: Colour): DisplayItem => ({ kind: 'path', path: boxPath(box), fill });

/** A frame whose line lies inside of the box. */
export function framed({ x, y, width, height }: Box, colour: Colour, line: number): DisplayItem {
  const inner = { x: x + line / 2, y: y + line / 2, width: width - line, height: height - line };
  return { kind: 'path', path: boxPath(inner), stroke: { colour, width: line } };
}

/** Distance of a quarter circle's control points, for a radius of 1. */
const HANDLE = 0.5523;

function dot(x: number, y: number, r: number): PathCommand[] {
  const k = r * HANDLE;
  return [
    ['M', x - r, y],
    ['C', x - r, y - k, x - k, y - r, x, y - r],
    ['C', x + k, y - r, x + r, y - k, x + r, y],
    ['C', x + r, y + k, x + k, y + r, x, y + r],
    ['C', x - k, y + r, x - r, y + k, x - r, y],
    ['Z'],
  ];
}

/** Halftones that are cached, one for each number of lines of a name. Without them a report's pages take a fifth longer. */
const MOST_HALFTONES = 40;
const halftones = newCache<DisplayItem>();

/** Dots that grow to the right: `halftoneDots` tells where they stand. Equal ones are written once a file. */
export function halftone({ x, y, width, height }: Box, pitch: number): DisplayItem {
  const shared = `halftone ${width} ${height} ${pitch}`;
  const item = cached(halftones, shared, MOST_HALFTONES, () => {
    const path = halftoneDots(width, height, pitch).flatMap((each) => dot(each.x, each.y, each.r));
    return { kind: 'path', path, fill: ACCENT } as const;
  });
  const clip = boxPath({ x: 0, y: 0, width, height });
  return { kind: 'group', transform: [1, 0, 0, 1, x, y], clip, items: [item], shared };
}

/** Places and radii. */
export function halftoneDots(width: number, height: number, pitch: number): { x: number; y: number; r: number }[] {
  const dots: { x: number; y: number; r: number }[] = [];
  const rows = Math.ceil(height / pitch) + 1;
  const columns = Math.ceil((width / pitch) * 2) + 1;
  for (let index = 0; index < columns; index += 1) {
    for (let j = 0; j < rows; j += 1) {
      const x = (index * pitch) / 2;
      dots.push({ x, y: j * pitch + (index % 2 === 0 ? 0 : pitch / 2), r: (x / width) * pitch * 0.52 });
    }
  }
  return dots.filter(({ r }) => r > 0.12);
}
