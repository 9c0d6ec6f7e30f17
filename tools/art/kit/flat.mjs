/** Flattens paths to plain polygons, which brush strokes, outlines and clipping need. */
import { poly } from './path.mjs';

/** @typedef {{ x: number, y: number }} Point */

/** Returns each closed ring of a path as points. @param {import('./path.mjs').Path} path @returns {Point[][]} */
export function flatten(path, steps = 8) {
  /** @type {Point[][]} */
  const rings = [];
  let ring = [];
  let pen = { x: 0, y: 0 };
  for (const [commandName, ...coordinates] of path) {
    if (commandName === 'M') {
      ring = [{ x: coordinates[0], y: coordinates[1] }];
      rings.push(ring);
    } else if (commandName === 'L') ring.push({ x: coordinates[0], y: coordinates[1] });
    else if (commandName === 'Q' || commandName === 'C') {
      for (let step = 1; step <= steps; step++) ring.push(getBezierPoint([pen.x, pen.y, ...coordinates], step / steps));
    }
    if (commandName !== 'Z') pen = ring[ring.length - 1];
  }
  return rings;
}

/**
 * Returns the point at a fraction (0 to 1) of a curve of any degree, by de Casteljau's algorithm.
 * @param {number[]} coordinates @param {number} fraction @returns {Point}
 */
function getBezierPoint(coordinates, fraction) {
  let controls = coordinates;
  while (controls.length > 2) {
    const nextControls = [];
    for (let index = 0; index + 3 < controls.length; index += 2)
      nextControls.push(
        controls[index] + (controls[index + 2] - controls[index]) * fraction,
        controls[index + 1] + (controls[index + 3] - controls[index + 1]) * fraction,
      );
    controls = nextControls;
  }
  return { x: controls[0], y: controls[1] };
}

const toPath = (points) => poly(...points.flatMap((point) => [point.x, point.y]));

/** Returns twice the signed area of a polygon. The sign tells the direction in which its points run. */
const computeSignedArea = (polygon) =>
  polygon.reduce((sum, point, index) => {
    const nextPoint = polygon[(index + 1) % polygon.length];
    return sum + point.x * nextPoint.y - nextPoint.x * point.y;
  }, 0);

/**
 * Cuts a polygon along the line from `lineStart` to `lineEnd` and returns the side on the right. The y axis points down, so
 * the right side is the inside of a clockwise ring.
 */
function cutAtLine(polygon, lineStart, lineEnd) {
  const getSide = (point) =>
    (lineEnd.x - lineStart.x) * (point.y - lineStart.y) - (lineEnd.y - lineStart.y) * (point.x - lineStart.x);
  const insidePoints = [];
  for (let index = 0; index < polygon.length; index++) {
    const point = polygon[index];
    const nextPoint = polygon[(index + 1) % polygon.length];
    const pointSide = getSide(point);
    const nextSide = getSide(nextPoint);
    if (pointSide >= 0) insidePoints.push(point);
    if (pointSide >= 0 !== nextSide >= 0) {
      const fraction = pointSide / (pointSide - nextSide);
      insidePoints.push({
        x: point.x + (nextPoint.x - point.x) * fraction,
        y: point.y + (nextPoint.y - point.y) * fraction,
      });
    }
  }
  return insidePoints;
}

/** Returns the part of a path inside a convex path. Curves come back as short straight lines. */
export function clip(path, convexPath, steps = 6) {
  let frame = flatten(convexPath, steps)[0];
  if (computeSignedArea(frame) < 0) frame = [...frame].reverse();
  return flatten(path, steps).flatMap((polygon) => {
    let clippedPolygon = polygon;
    for (let index = 0; index < frame.length && clippedPolygon.length > 0; index++)
      clippedPolygon = cutAtLine(clippedPolygon, frame[index], frame[(index + 1) % frame.length]);
    return clippedPolygon.length > 2 ? toPath(clippedPolygon) : [];
  });
}

/** Pushes an outline outward by `distance` units, or inward when negative. Makes borders and rim lights. */
export function grow(path, distance, steps = 5) {
  return flatten(path, steps).flatMap((rawPolygon) => {
    const polygon = rawPolygon.filter((point, index) => {
      const nextPoint = rawPolygon[(index + 1) % rawPolygon.length];
      return Math.hypot(point.x - nextPoint.x, point.y - nextPoint.y) > 0.5;
    });
    const outwardDistance = computeSignedArea(polygon) < 0 ? -distance : distance;
    const count = polygon.length;
    return toPath(
      polygon.map((point, index) => {
        const normalBefore = getNormal(polygon[(index + count - 1) % count], point);
        const normalAfter = getNormal(point, polygon[(index + 1) % count]);
        const miterRatio = 1 + normalBefore.x * normalAfter.x + normalBefore.y * normalAfter.y;
        // Sharp corners get a short miter, or they would grow spikes.
        const reach = outwardDistance / Math.max(miterRatio, 0.7);
        return {
          x: point.x + (normalBefore.x + normalAfter.x) * reach,
          y: point.y + (normalBefore.y + normalAfter.y) * reach,
        };
      }),
    );
  });
}

/**
 * Returns the unit normal to the left of a segment. The y axis points down, so left is the outside of a clockwise ring.
 */
function getNormal(start, end) {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  return { x: (end.y - start.y) / length, y: -(end.x - start.x) / length };
}
