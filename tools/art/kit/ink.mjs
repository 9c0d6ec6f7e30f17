/** Brush strokes, which make a flat drawing look inked. */
import { flatten } from './flat.mjs';
import { join, parseKnots, spline } from './path.mjs';

/** Relative width (0 to 1) at a fraction of a stroke, by the ends that are thin. */
const WIDTH_PROFILES = {
  both: (fraction) => Math.sin(Math.PI * fraction) ** 0.65,
  end: (fraction) => (1 - fraction) ** 0.75,
  start: (fraction) => fraction ** 0.75,
  none: () => 1,
};

/**
 * Returns one brush stroke through the points, `width` units at its widest. `taper` names the thin ends.
 * @param {string} pointList @param {number} width @param {keyof typeof WIDTH_PROFILES} [taper]
 */
export function brushStroke(pointList, width, taper = 'both') {
  const centerLine = flatten(spline(parseKnots(pointList), false), 2)[0];
  const segmentLengths = centerLine.map((point, index) =>
    index === 0 ? 0 : Math.hypot(point.x - centerLine[index - 1].x, point.y - centerLine[index - 1].y),
  );
  const totalLength = segmentLengths.reduce((sum, length) => sum + length, 0);
  let distance = 0;
  const leftKnots = [];
  const rightKnots = [];
  centerLine.forEach((point, index) => {
    distance += segmentLengths[index];
    const previous = centerLine[Math.max(0, index - 1)];
    const next = centerLine[Math.min(centerLine.length - 1, index + 1)];
    const length = Math.hypot(next.x - previous.x, next.y - previous.y) || 1;
    const halfWidth = (width / 2) * WIDTH_PROFILES[taper](distance / totalLength);
    const offset = {
      x: ((next.y - previous.y) / length) * halfWidth,
      y: (-(next.x - previous.x) / length) * halfWidth,
    };
    const soft = index > 0 && index < centerLine.length - 1;
    leftKnots.push({ x: point.x + offset.x, y: point.y + offset.y, soft });
    if (halfWidth > 0.3) rightKnots.unshift({ x: point.x - offset.x, y: point.y - offset.y, soft });
  });
  return spline([...leftKnots, ...rightKnots], true);
}

/** Returns several strokes of one width as one path. @param {number} width @param {string[]} pointLists */
export const brushStrokes = (width, pointLists, taper = 'both') =>
  join(...pointLists.map((pointList) => brushStroke(pointList, width, taper)));
