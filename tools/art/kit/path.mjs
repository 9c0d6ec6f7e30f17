/**
 * Paths as lists of absolute commands: `['M', x, y]`, `['L', …]`, `['Q', …]`, `['C', …]`, `['Z']`. Numbers stay numbers until
 * the end, so that a part can be drawn once, near the origin, and be moved, turned and mirrored into place.
 *
 * Outlines are written as a string of points: `x,y` is a corner, `~x,y` is a point the line runs through smoothly.
 *
 * @typedef {[string, ...number[]]} Command
 * @typedef {Command[]} Path
 * @typedef {{ x: number, y: number, soft: boolean }} Knot
 */

/** @param {string} text @returns {Knot[]} */
export const knots = (text) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const soft = word.startsWith('~');
      const [x, y] = (soft ? word.slice(1) : word).split(',').map(Number);
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`not a point: ${word}`);
      return { x, y, soft };
    });

/** How far a handle reaches along its segment. About a third gives round shapes out of few points. */
const REACH = 0.36;

/** Direction of the line through a soft knot, from its neighbours. */
const tangent = (before, after) => {
  const dx = after.x - before.x;
  const dy = after.y - before.y;
  const length = Math.hypot(dx, dy) || 1;
  return { x: dx / length, y: dy / length };
};

/** @param {Knot[]} list @param {boolean} closed @returns {Path} */
export function spline(list, closed) {
  const n = list.length;
  const at = (i) => list[(i + n) % n];
  /** @type {Path} */
  const out = [['M', list[0].x, list[0].y]];
  const segments = closed ? n : n - 1;
  for (let index = 0; index < segments; index++) {
    const a = at(index);
    const b = at(index + 1);
    const softA = a.soft && (closed || index > 0);
    const softB = b.soft && (closed || index + 1 < n - 1);
    if (!softA && !softB) {
      if (!(closed && index === segments - 1)) out.push(['L', b.x, b.y]);
      continue;
    }
    const reach = Math.hypot(b.x - a.x, b.y - a.y) * REACH;
    const ta = softA ? tangent(at(index - 1), b) : undefined;
    const tb = softB ? tangent(a, at(index + 2)) : undefined;
    const c1 = ta && { x: a.x + ta.x * reach, y: a.y + ta.y * reach };
    const c2 = tb && { x: b.x - tb.x * reach, y: b.y - tb.y * reach };
    if (c1 && c2) out.push(['C', c1.x, c1.y, c2.x, c2.y, b.x, b.y]);
    else {
      // One handle only: a quadratic whose handle reaches further, or the corner side would look flat.
      const c = c1 ?? c2;
      const end = c1 ? a : b;
      out.push(['Q', end.x + (c.x - end.x) * 1.4, end.y + (c.y - end.y) * 1.4, b.x, b.y]);
    }
  }
  if (closed) out.push(['Z']);
  return out;
}

/** A closed shape through the points. @param {string} text */
export const shape = (text) => spline(knots(text), true);

/**
 * A closed shape that is its own mirror image: the points run down the right side, from the top to the bottom, and are
 * repeated up the left side. Points on the axis stand once.
 * @param {string} text @param {number} [axis] x of the mirror
 */
export function twin(text, axis = 0) {
  const right = knots(text);
  const left = right
    .filter((k) => Math.abs(k.x - axis) > 0.01)
    .reverse()
    .map((k) => ({ ...k, x: 2 * axis - k.x }));
  return spline([...right, ...left], true);
}

/** Two cubic arcs: within two per cent of a circle, and half as long as four. */
export function ellipse(cx, cy, rx, ry = rx) {
  const k = (4 / 3) * ry;
  return [
    ['M', cx - rx, cy],
    ['C', cx - rx, cy - k, cx + rx, cy - k, cx + rx, cy],
    ['C', cx + rx, cy + k, cx - rx, cy + k, cx - rx, cy],
    ['Z'],
  ];
}

/** A true circle of four arcs, for big discs where two would show. */
export function disc(cx, cy, rx, ry = rx) {
  const k = 0.5523;
  return [
    ['M', cx - rx, cy],
    ['C', cx - rx, cy - ry * k, cx - rx * k, cy - ry, cx, cy - ry],
    ['C', cx + rx * k, cy - ry, cx + rx, cy - ry * k, cx + rx, cy],
    ['C', cx + rx, cy + ry * k, cx + rx * k, cy + ry, cx, cy + ry],
    ['C', cx - rx * k, cy + ry, cx - rx, cy + ry * k, cx - rx, cy],
    ['Z'],
  ];
}

/** A ring, to be filled even-odd or not: the hole runs the other way round. */
export const ring = (cx, cy, outer, inner, flat = 1) => [
  ...disc(cx, cy, outer, outer * flat),
  ...disc(cx, cy, -inner, inner * flat),
];

export const rect = (x, y, w, h) => [['M', x, y], ['L', x + w, y], ['L', x + w, y + h], ['L', x, y + h], ['Z']];

/** Corners by number pairs. @param {number[]} xy */
export function poly(...xy) {
  /** @type {Path} */
  const out = [];
  for (let index = 0; index < xy.length; index += 2) out.push([index === 0 ? 'M' : 'L', xy[index], xy[index + 1]]);
  out.push(['Z']);
  return out;
}

/** A star: `points` tips at `outer`, valleys at `inner`, the first tip up. */
export function star(cx, cy, points, outer, inner, turn = 0) {
  const xy = [];
  for (let index = 0; index < points * 2; index++) {
    const r = index % 2 === 0 ? outer : inner;
    const a = (index / (points * 2)) * Math.PI * 2 - Math.PI / 2 + (turn * Math.PI) / 180;
    xy.push(cx + Math.cos(a) * r, cy + Math.sin(a) * r);
  }
  return poly(...xy);
}

/** Several paths as one, to be painted together. @param {Path[]} paths @returns {Path} */
export const join = (...paths) => paths.flat();

/** @param {Path} path @param {(x: number, y: number) => [number, number]} f @returns {Path} */
export const warp = (path, f) =>
  path.map(([name, ...n]) => {
    const out = [];
    for (let index = 0; index < n.length; index += 2) out.push(...f(n[index], n[index + 1]));
    return [name, ...out];
  });

/** Mirror left and right about an axis. */
const flip = (path, axis = 0) => warp(path, (x, y) => [2 * axis - x, y]);

/** Path and mirror image. */
export const both = (path, axis = 0) => [...path, ...flip(path, axis)];

const fmt = (n) => String(Math.round(n * 10) / 10 || 0);

/** SVG path data, one decimal. @param {Path} path */
export const data = (path) => path.map(([name, ...n]) => name + n.map(fmt).join(' ')).join('');
