/** Moves a part that was drawn near the origin into the picture. */
import { mapPoints } from './path.mjs';

/**
 * @param {{ path: import('./path.mjs').Path }[]} shapes
 * @param {{ x?: number, y?: number, scale?: number, scaleX?: number, rotation?: number, flip?: boolean }} [placement] `x` and
 *   `y` are where the origin of the part goes; `rotation` is in degrees clockwise
 */
export function place(shapes, { x = 0, y = 0, scale = 1, scaleX = scale, rotation = 0, flip = false } = {}) {
  const angle = (rotation * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const signedScaleX = flip ? -scaleX : scaleX;
  return shapes.flat(9).map((part) => ({
    ...part,
    path: mapPoints(part.path, (partX, partY) => [
      x + partX * signedScaleX * cosine - partY * scale * sine,
      y + partX * signedScaleX * sine + partY * scale * cosine,
    ]),
  }));
}
