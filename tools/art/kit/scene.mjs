/**
 * Backgrounds: rays, dots, rings, skylines, waves. All of them fill the whole picture, 600 by 560 units, because each card
 * template crops the picture differently.
 */
import { clip } from './flat.mjs';
import { ellipse, join, poly, rect, ring } from './path.mjs';

export const WIDTH = 600;
export const HEIGHT = 560;
export const FRAME = rect(0, 0, WIDTH, HEIGHT);

/** Returns one painted shape. @returns {{ path: import('./path.mjs').Path, fill: string, opacity?: number }} */
export const paint = (fill, path, opacity) => ({ path, fill, ...(opacity === undefined ? {} : { opacity }) });

/** Creates a repeatable random number generator (mulberry32): the program draws the same picture each time. */
export function createRandom(seed) {
  let state = seed >>> 0;
  return (min = 0, max = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return min + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (max - min);
  };
}

/**
 * Wedges out of a center, clipped to the frame. `share` is the part of each step that is painted, `startAngle` is in
 * radians, and the wedges begin at `startRadius`.
 */
export function rays(centerX, centerY, count, share = 0.5, startAngle = 0, startRadius = 0) {
  const wedges = [];
  const getPoint = (angle, radius) => [centerX + Math.cos(angle) * radius, centerY + Math.sin(angle) * radius];
  for (let index = 0; index < count; index++) {
    const firstAngle = startAngle + (index / count) * Math.PI * 2;
    const lastAngle = firstAngle + (share / count) * Math.PI * 2;
    wedges.push(
      poly(
        ...getPoint(firstAngle, startRadius),
        ...getPoint(firstAngle, 900),
        ...getPoint(lastAngle, 900),
        ...getPoint(lastAngle, startRadius),
      ),
    );
  }
  return clip(join(...wedges), FRAME);
}

/**
 * Dots on a slanted grid. They shrink from (x, y) in the direction (directionX, directionY) and vanish after `length` units.
 * `box` is the left, top, right and bottom edge of the grid.
 */
export function dots(
  x,
  y,
  directionX,
  directionY,
  { step = 36, radius: maxRadius = 13, length = 220, box = [0, 0, WIDTH, HEIGHT] } = {},
) {
  const directionLength = Math.hypot(directionX, directionY);
  const dotPaths = [];
  for (let row = 0, dotY = box[1]; dotY <= box[3]; dotY += step * 0.866, row++) {
    for (let dotX = box[0] + (row % 2 ? step / 2 : 0); dotX <= box[2]; dotX += step) {
      const progress = ((dotX - x) * directionX + (dotY - y) * directionY) / directionLength / length;
      const radius = maxRadius * (1 - progress);
      // Whole numbers save bytes, because there are many dots.
      if (progress >= 0 && radius > 2) dotPaths.push(ellipse(Math.round(dotX), Math.round(dotY), Math.round(radius)));
    }
  }
  return join(...dotPaths);
}

/** Rings around a center, one for each radius, each `width` units wide. */
export const rings = (centerX, centerY, radii, width) =>
  join(...radii.map((radius) => ring(centerX, centerY, radius + width / 2, radius - width / 2)));

/**
 * A row of houses along the bottom. Some have a tower, a mast or a slanted roof. The heights vary between `minHeight` and
 * `maxHeight` above `baseY`.
 */
export function skyline(seed, baseY, minHeight, maxHeight, startX = 0, endX = WIDTH) {
  const random = createRandom(seed);
  const coordinates = [startX, HEIGHT];
  for (let x = startX; x < endX; ) {
    const houseWidth = Math.min(random(24, 62), endX - x);
    const top = baseY - random(minHeight, maxHeight);
    const right = x + houseWidth;
    const roofKind = random();
    if (roofKind < 0.2) coordinates.push(x, top + 14, x + houseWidth / 2, top - 8, right, top + 14);
    else if (roofKind < 0.4) {
      const mast = [x + houseWidth * 0.4, top, x + houseWidth * 0.45, top - 34, x + houseWidth * 0.5, top];
      coordinates.push(x, top, ...mast, right, top);
    } else if (roofKind < 0.55) {
      const [towerLeft, towerRight] = [x + houseWidth * 0.2, x + houseWidth * 0.8];
      coordinates.push(x, top, towerLeft, top, towerLeft, top - 16, towerRight, top - 16, towerRight, top, right, top);
    } else coordinates.push(x, top, right, top);
    x += houseWidth;
  }
  coordinates.push(endX, HEIGHT);
  return poly(...coordinates);
}

/** Lit windows: small rectangles scattered over a band. */
export function windows(seed, count, minX, minY, maxX, maxY) {
  const random = createRandom(seed);
  const windowPaths = [];
  for (let index = 0; index < count; index++) {
    const x = Math.round(random(minX, maxX) / 12) * 12;
    const y = Math.round(random(minY, maxY) / 14) * 14;
    windowPaths.push(rect(x, y, 5, 7));
  }
  return join(...windowPaths);
}

/** A sea with pointed crests. The path fills everything below the crests. */
export function waves(y, amplitude, wavelength, shift = 0) {
  /** @type {import('./path.mjs').Path} */
  const commands = [
    ['M', -wavelength * 2, HEIGHT + 40],
    ['L', -wavelength * 2 + shift, y],
  ];
  for (let x = -wavelength * 2 + shift; x < WIDTH + wavelength; x += wavelength)
    commands.push(['C', x + wavelength * 0.3, y + amplitude, x + wavelength * 0.75, y + amplitude, x + wavelength, y]);
  commands.push(['L', WIDTH + wavelength * 2, HEIGHT + 40], ['Z']);
  return commands;
}

/** Four-pointed stars or sparks scattered over a box (left, top, right, bottom). */
export function sparks(seed, count, minRadius, maxRadius, box = [0, 0, WIDTH, HEIGHT]) {
  const random = createRandom(seed);
  const sparkPaths = [];
  for (let index = 0; index < count; index++) {
    const [x, y, radius] = [random(box[0], box[2]), random(box[1], box[3]), random(minRadius, maxRadius)];
    const waist = radius * 0.22;
    const topAndRight = [x, y - radius, x + waist, y - waist, x + radius, y, x + waist, y + waist];
    const bottomAndLeft = [x, y + radius, x - waist, y + waist, x - radius, y, x - waist, y - waist];
    sparkPaths.push(poly(...topAndRight, ...bottomAndLeft));
  }
  return join(...sparkPaths);
}
