/** Plates, beams and wheels of machines: each with its ink outline, its lit edge and its shade, lit from the left. */
import { INK } from '../kit/colours.mjs';
import { clip, flatten, grow } from '../kit/flat.mjs';
import { disc, join, poly, ring } from '../kit/path.mjs';
import { paint } from '../kit/scene.mjs';

function bounds(path) {
  const points = flatten(path, 4).flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/**
 * A body of sheet metal.
 * @param {{ base: string, light: string, shade: string }} tone
 * @param {{ edge?: number, split?: number, lean?: number, rim?: number }} [look] outline, where the shade begins (0 to 1), how far it leans, width of the light
 */
export function solid(path, tone, { edge = 8, split = 0.6, lean = 0.1, rim = 0.1 } = {}) {
  const [x0, y0, x1, y1] = bounds(path);
  const w = x1 - x0;
  const mid = x0 + w * split;
  const side = poly(mid + w * lean, y0, x1 + 1, y0, x1 + 1, y1, mid - w * lean, y1);
  const lit = poly(x0 - 1, y0, x0 + w * rim * 1.4, y0, x0 + w * rim * 0.7, y1, x0 - 1, y1);
  return [
    edge > 0 ? paint(INK, grow(path, edge, 4)) : [],
    paint(tone.base, path),
    paint(tone.shade, clip(path, side, 5)),
    rim > 0 ? paint(tone.light, clip(path, lit, 5)) : [],
  ];
}

/** A straight bar from point to point, `half` its half width. */
export function bar(x0, y0, x1, y1, half) {
  const l = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [nx, ny] = [(-(y1 - y0) / l) * half, ((x1 - x0) / l) * half];
  return poly(x0 + nx, y0 + ny, x1 + nx, y1 + ny, x1 - nx, y1 - ny, x0 - nx, y0 - ny);
}

/** A road wheel with its hub. */
export const wheel = (x, y, r, tone) => [
  paint(INK, disc(x, y, r)),
  paint(tone.shade, ring(x, y, r * 0.84, r * 0.5)),
  paint(tone.base, disc(x, y, r * 0.42)),
  paint(INK, disc(x, y, r * 0.14)),
];

/** A lamp: rim, glass, glint. */
export const lamp = (x, y, r, glass, glint = '#ffffff') => [
  paint(INK, disc(x, y, r)),
  paint(glass, disc(x, y, r * 0.74)),
  paint(glint, disc(x - r * 0.24, y - r * 0.26, r * 0.22)),
];

/** Rivets along a line. */
export const rivets = (x0, y0, x1, y1, count, r = 5) =>
  paint(
    INK,
    join(
      ...Array.from({ length: count }, (_, index) => {
        const t = count === 1 ? 0.5 : index / (count - 1);
        return disc(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, r);
      }),
    ),
  );

/** Slanted warning stripes inside a convex outline. */
export const stripes = (inside, colour, step = 40, width = 20) => {
  const [x0, y0, x1, y1] = bounds(inside);
  const h = y1 - y0;
  const bands = [];
  for (let x = x0 - h; x < x1 + h; x += step) bands.push(poly(x + h, y0, x + h + width, y0, x + width, y1, x, y1));
  return paint(colour, clip(join(...bands), inside));
};
