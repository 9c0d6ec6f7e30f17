/**
 * Plates, beams and wheels of machines. Each has an ink outline, a lit edge and a shade; the light comes from the left.
 */
import { INK } from '../kit/colors.mjs';
import { clip, flatten, grow } from '../kit/flat.mjs';
import { disc, join, poly, ring } from '../kit/path.mjs';
import { paint } from '../kit/scene.mjs';

/** Returns the left, top, right and bottom edge of a path. */
function getBounds(path) {
  const points = flatten(path, 4).flat();
  const xValues = points.map(({ x }) => x);
  const yValues = points.map(({ y }) => y);
  return [Math.min(...xValues), Math.min(...yValues), Math.max(...xValues), Math.max(...yValues)];
}

/**
 * Draws a body of sheet metal.
 * @param {{ base: string, light: string, shade: string }} tones
 * @param {{ edge?: number, split?: number, lean?: number, rim?: number }} [look] `edge` is the width of the outline in units;
 *   `split` is where the shade begins, `lean` how far its edge is slanted and `rim` how wide the lit edge is, all three as
 *   shares of the width
 */
export function drawSolid(path, tones, { edge = 8, split = 0.6, lean = 0.1, rim = 0.1 } = {}) {
  const [left, top, right, bottom] = getBounds(path);
  const width = right - left;
  const shadeX = left + width * split;
  const shadeSide = poly(shadeX + width * lean, top, right + 1, top, right + 1, bottom, shadeX - width * lean, bottom);
  const litSide = poly(
    left - 1,
    top,
    left + width * rim * 1.4,
    top,
    left + width * rim * 0.7,
    bottom,
    left - 1,
    bottom,
  );
  return [
    edge > 0 ? paint(INK, grow(path, edge, 4)) : [],
    paint(tones.base, path),
    paint(tones.shade, clip(path, shadeSide, 5)),
    rim > 0 ? paint(tones.light, clip(path, litSide, 5)) : [],
  ];
}

/** Returns a straight bar between two points. */
export function bar(startX, startY, endX, endY, halfWidth) {
  const length = Math.hypot(endX - startX, endY - startY) || 1;
  const offsetX = (-(endY - startY) / length) * halfWidth;
  const offsetY = ((endX - startX) / length) * halfWidth;
  return poly(
    startX + offsetX,
    startY + offsetY,
    endX + offsetX,
    endY + offsetY,
    endX - offsetX,
    endY - offsetY,
    startX - offsetX,
    startY - offsetY,
  );
}

/** Draws a road wheel with its hub. */
export const drawWheel = (x, y, radius, tones) => [
  paint(INK, disc(x, y, radius)),
  paint(tones.shade, ring(x, y, radius * 0.84, radius * 0.5)),
  paint(tones.base, disc(x, y, radius * 0.42)),
  paint(INK, disc(x, y, radius * 0.14)),
];

/** Draws a lamp: rim, glass and glint. */
export const drawLamp = (x, y, radius, glassFill, glintFill = '#ffffff') => [
  paint(INK, disc(x, y, radius)),
  paint(glassFill, disc(x, y, radius * 0.74)),
  paint(glintFill, disc(x - radius * 0.24, y - radius * 0.26, radius * 0.22)),
];

/** Draws rivets along a line. */
export const drawRivets = (startX, startY, endX, endY, count, radius = 5) =>
  paint(
    INK,
    join(
      ...Array.from({ length: count }, (_element, index) => {
        const fraction = count === 1 ? 0.5 : index / (count - 1);
        return disc(startX + (endX - startX) * fraction, startY + (endY - startY) * fraction, radius);
      }),
    ),
  );

/** Draws slanted warning stripes inside a convex outline. */
export const drawStripes = (outline, fill, step = 40, stripeWidth = 20) => {
  const [left, top, right, bottom] = getBounds(outline);
  const height = bottom - top;
  const bands = [];
  for (let x = left - height; x < right + height; x += step)
    bands.push(poly(x + height, top, x + height + stripeWidth, top, x + stripeWidth, bottom, x, bottom));
  return paint(fill, clip(join(...bands), outline));
};
