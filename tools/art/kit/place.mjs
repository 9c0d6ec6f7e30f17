/** Parts are drawn near the origin and set into the picture as a group. */
import { warp } from './path.mjs';

/**
 * @param {{ path: import('./path.mjs').Path }[]} shapes
 * @param {{ x?: number, y?: number, s?: number, sx?: number, r?: number, flip?: boolean }} at centre, size, degrees clockwise
 */
export function place(shapes, { x = 0, y = 0, s = 1, sx = s, r = 0, flip = false } = {}) {
  const a = (r * Math.PI) / 180;
  const [c, n] = [Math.cos(a), Math.sin(a)];
  const w = flip ? -sx : sx;
  return shapes.flat(9).map((one) => ({
    ...one,
    path: warp(one.path, (px, py) => [x + px * w * c - py * s * n, y + px * w * n + py * s * c]),
  }));
}
