/** Paths as plain polygons: what brushes, outlines and clipping need. */
import { poly } from './path.mjs';

/** @typedef {{ x: number, y: number }} Point */

/** Each closed ring of a path as points. @param {import('./path.mjs').Path} path @returns {Point[][]} */
export function flatten(path, steps = 8) {
  /** @type {Point[][]} */
  const rings = [];
  let ring = [];
  let from = { x: 0, y: 0 };
  for (const [name, ...n] of path) {
    if (name === 'M') {
      ring = [{ x: n[0], y: n[1] }];
      rings.push(ring);
    } else if (name === 'L') ring.push({ x: n[0], y: n[1] });
    else if (name === 'Q' || name === 'C') {
      for (let index = 1; index <= steps; index++) ring.push(bezier([from.x, from.y, ...n], index / steps));
    }
    if (name !== 'Z') from = ring[ring.length - 1];
  }
  return rings;
}

/** Point at t on a curve of any degree (de Casteljau). @param {number[]} n @returns {Point} */
function bezier(n, t) {
  let list = n;
  while (list.length > 2) {
    const next = [];
    for (let index = 0; index + 3 < list.length; index += 2)
      next.push(
        list[index] + (list[index + 2] - list[index]) * t,
        list[index + 1] + (list[index + 3] - list[index + 1]) * t,
      );
    list = next;
  }
  return { x: list[0], y: list[1] };
}

const toPath = (points) => poly(...points.flatMap((p) => [p.x, p.y]));

const area = (ring) =>
  ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length];
    return sum + p.x * q.y - q.x * p.y;
  }, 0);

/** Cut a polygon along the line a-b, keeping the side on the right hand (y down: the inside of a clockwise ring). */
function cut(ring, a, b) {
  const side = (p) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  const out = [];
  for (let index = 0; index < ring.length; index++) {
    const p = ring[index];
    const q = ring[(index + 1) % ring.length];
    const sp = side(p);
    const sq = side(q);
    if (sp >= 0) out.push(p);
    if (sp >= 0 !== sq >= 0) {
      const t = sp / (sp - sq);
      out.push({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
    }
  }
  return out;
}

/** What of a path lies inside a convex one. Curves come back as short straight lines. */
export function clip(path, convex, steps = 6) {
  let frame = flatten(convex, steps)[0];
  if (area(frame) < 0) frame = [...frame].reverse();
  return flatten(path, steps).flatMap((ring) => {
    let left = ring;
    for (let index = 0; index < frame.length && left.length > 0; index++)
      left = cut(left, frame[index], frame[(index + 1) % frame.length]);
    return left.length > 2 ? toPath(left) : [];
  });
}

/** The outline pushed outwards by `by` units (inwards when negative): borders and rim lights. */
export function grow(path, by, steps = 5) {
  return flatten(path, steps).flatMap((raw) => {
    const ring = raw.filter((p, index) => {
      const q = raw[(index + 1) % raw.length];
      return Math.hypot(p.x - q.x, p.y - q.y) > 0.5;
    });
    const out = area(ring) < 0 ? -by : by;
    const n = ring.length;
    return toPath(
      ring.map((p, index) => {
        const a = ring[(index + n - 1) % n];
        const b = ring[(index + 1) % n];
        const na = normal(a, p);
        const nb = normal(p, b);
        const dot = 1 + na.x * nb.x + na.y * nb.y;
        // Sharp corners get a short mitre, or they would grow spikes.
        const k = out / Math.max(dot, 0.7);
        return { x: p.x + (na.x + nb.x) * k, y: p.y + (na.y + nb.y) * k };
      }),
    );
  });
}

/** Unit normal of a segment, to the left of its direction (y down: outside of a clockwise ring). */
function normal(a, b) {
  const l = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.y - a.y) / l, y: -(b.x - a.x) / l };
}
