/**
 * Paths as lists of absolute commands: `['M', x, y]`, `['L', …]`, `['Q', …]`, `['C', …]`, `['Z']`. Numbers stay numbers until
 * the end, so that a part can be drawn once, near the origin, and then be moved, rotated and mirrored into place.
 *
 * Outlines are written as a string of points: `x,y` is a corner, `~x,y` is a soft point that the line runs through smoothly.
 *
 * Functions named after a shape (`disc`, `rect`, `symmetricShape`, `...Path`) return a path. Functions named `draw...`
 * return painted shapes.
 *
 * @typedef {[string, ...number[]]} Command
 * @typedef {Command[]} Path
 * @typedef {{ x: number, y: number, soft: boolean }} Knot
 */

/** @param {string} pointList @returns {Knot[]} */
export const parseKnots = (pointList) =>
  pointList
    .trim()
    .split(/\s+/)
    .map((pointText) => {
      const soft = pointText.startsWith('~');
      const [x, y] = (soft ? pointText.slice(1) : pointText).split(',').map(Number);
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`not a point: ${pointText}`);
      return { x, y, soft };
    });

/** Length of a curve handle as a share of its segment. About a third gives round shapes with few points. */
const HANDLE_SHARE = 0.36;

/** Returns the direction of the line through a soft knot, from the knots before and after it. */
const getTangent = (previous, next) => {
  const distanceX = next.x - previous.x;
  const distanceY = next.y - previous.y;
  const length = Math.hypot(distanceX, distanceY) || 1;
  return { x: distanceX / length, y: distanceY / length };
};

/** @param {Knot[]} knots @param {boolean} isClosed @returns {Path} */
export function spline(knots, isClosed) {
  const count = knots.length;
  const getKnot = (index) => knots[(index + count) % count];
  /** @type {Path} */
  const commands = [['M', knots[0].x, knots[0].y]];
  const segmentCount = isClosed ? count : count - 1;
  for (let index = 0; index < segmentCount; index++) {
    const start = getKnot(index);
    const end = getKnot(index + 1);
    const isStartSoft = start.soft && (isClosed || index > 0);
    const isEndSoft = end.soft && (isClosed || index + 1 < count - 1);
    if (!isStartSoft && !isEndSoft) {
      if (!(isClosed && index === segmentCount - 1)) commands.push(['L', end.x, end.y]);
      continue;
    }
    const reach = Math.hypot(end.x - start.x, end.y - start.y) * HANDLE_SHARE;
    const startTangent = isStartSoft ? getTangent(getKnot(index - 1), end) : undefined;
    const endTangent = isEndSoft ? getTangent(start, getKnot(index + 2)) : undefined;
    const startHandle = startTangent && { x: start.x + startTangent.x * reach, y: start.y + startTangent.y * reach };
    const endHandle = endTangent && { x: end.x - endTangent.x * reach, y: end.y - endTangent.y * reach };
    if (startHandle && endHandle)
      commands.push(['C', startHandle.x, startHandle.y, endHandle.x, endHandle.y, end.x, end.y]);
    else {
      // With only one handle, the quadratic curve gets a longer handle, or the side of the corner would look flat.
      const handle = startHandle ?? endHandle;
      const anchor = startHandle ? start : end;
      commands.push([
        'Q',
        anchor.x + (handle.x - anchor.x) * 1.4,
        anchor.y + (handle.y - anchor.y) * 1.4,
        end.x,
        end.y,
      ]);
    }
  }
  if (isClosed) commands.push(['Z']);
  return commands;
}

/** Returns a closed shape through the points. @param {string} pointList */
export const shape = (pointList) => spline(parseKnots(pointList), true);

/**
 * Returns a closed shape that is its own mirror image. The points run down the right side, from the top to the bottom, and are
 * repeated up the left side. Points on the axis are not repeated.
 * @param {string} pointList @param {number} [axisX] x of the mirror
 */
export function symmetricShape(pointList, axisX = 0) {
  const rightKnots = parseKnots(pointList);
  const leftKnots = rightKnots
    .filter((knot) => Math.abs(knot.x - axisX) > 0.01)
    .reverse()
    .map((knot) => ({ ...knot, x: 2 * axisX - knot.x }));
  return spline([...rightKnots, ...leftKnots], true);
}

/** Two cubic arcs. They are within two percent of an ellipse and take half as many bytes as four arcs. */
export function ellipse(centerX, centerY, radiusX, radiusY = radiusX) {
  const handle = (4 / 3) * radiusY;
  const [left, right] = [centerX - radiusX, centerX + radiusX];
  return [
    ['M', left, centerY],
    ['C', left, centerY - handle, right, centerY - handle, right, centerY],
    ['C', right, centerY + handle, left, centerY + handle, left, centerY],
    ['Z'],
  ];
}

/** A true circle or ellipse of four arcs, for big discs on which two arcs would show. */
export function disc(centerX, centerY, radiusX, radiusY = radiusX) {
  const handleShare = 0.5523;
  const [handleX, handleY] = [radiusX * handleShare, radiusY * handleShare];
  const [left, right] = [centerX - radiusX, centerX + radiusX];
  const [top, bottom] = [centerY - radiusY, centerY + radiusY];
  return [
    ['M', left, centerY],
    ['C', left, centerY - handleY, centerX - handleX, top, centerX, top],
    ['C', centerX + handleX, top, right, centerY - handleY, right, centerY],
    ['C', right, centerY + handleY, centerX + handleX, bottom, centerX, bottom],
    ['C', centerX - handleX, bottom, left, centerY + handleY, left, centerY],
    ['Z'],
  ];
}

/** A ring for both fill rules: the hole runs in the other direction. `flatness` is its height divided by its width. */
export const ring = (centerX, centerY, outerRadius, innerRadius, flatness = 1) => [
  ...disc(centerX, centerY, outerRadius, outerRadius * flatness),
  ...disc(centerX, centerY, -innerRadius, innerRadius * flatness),
];

export const rect = (x, y, width, height) => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
];

/** A polygon. @param {number[]} coordinates x and y of each corner */
export function poly(...coordinates) {
  /** @type {Path} */
  const commands = [];
  for (let index = 0; index < coordinates.length; index += 2)
    commands.push([index === 0 ? 'M' : 'L', coordinates[index], coordinates[index + 1]]);
  commands.push(['Z']);
  return commands;
}

/** A star with its first tip up. `startDegrees` rotates the star clockwise. */
export function star(centerX, centerY, tipCount, outerRadius, innerRadius, startDegrees = 0) {
  const coordinates = [];
  for (let index = 0; index < tipCount * 2; index++) {
    const radius = index % 2 === 0 ? outerRadius : innerRadius;
    const angle = (index / (tipCount * 2)) * Math.PI * 2 - Math.PI / 2 + (startDegrees * Math.PI) / 180;
    coordinates.push(centerX + Math.cos(angle) * radius, centerY + Math.sin(angle) * radius);
  }
  return poly(...coordinates);
}

/** Joins several paths into one, to be painted together. @param {Path[]} paths @returns {Path} */
export const join = (...paths) => paths.flat();

/** @param {Path} path @param {(x: number, y: number) => [number, number]} transform @returns {Path} */
export const mapPoints = (path, transform) =>
  path.map(([commandName, ...coordinates]) => {
    const transformed = [];
    for (let index = 0; index < coordinates.length; index += 2)
      transformed.push(...transform(coordinates[index], coordinates[index + 1]));
    return [commandName, ...transformed];
  });

const mirrorPath = (path, axisX = 0) => mapPoints(path, (x, y) => [2 * axisX - x, y]);

/** Returns a path together with its mirror image about a vertical axis. */
export const mirrorPair = (path, axisX = 0) => [...path, ...mirrorPath(path, axisX)];

const formatNumber = (number) => String(Math.round(number * 10) / 10 || 0);

/** Returns SVG path data with one decimal. @param {Path} path */
export const formatPathData = (path) =>
  path.map(([commandName, ...coordinates]) => commandName + coordinates.map(formatNumber).join(' ')).join('');
