/** Backgrounds: rays, dots, rings, skylines, waves. All fill the whole picture, 600 by 560, whatever the card crops. */
import { clip } from './flat.mjs';
import { ellipse, join, poly, rect, ring } from './path.mjs';

export const WIDTH = 600;
export const HEIGHT = 560;
export const FRAME = rect(0, 0, WIDTH, HEIGHT);

/** One shape to paint. @returns {{ path: import('./path.mjs').Path, fill: string, opacity?: number }} */
export const paint = (fill, path, opacity) => ({ path, fill, ...(opacity === undefined ? {} : { opacity }) });

/** Repeatable chance (mulberry32): the same picture each time the program runs. */
export function chance(seed) {
  let a = seed >>> 0;
  return (low = 0, high = 1) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

/** Wedges out of a centre, cut at the frame. `share` is the part of each step that is painted. */
export function rays(cx, cy, count, share = 0.5, start = 0, from = 0) {
  const wedges = [];
  for (let index = 0; index < count; index++) {
    const a = start + (index / count) * Math.PI * 2;
    const b = a + (share / count) * Math.PI * 2;
    const p = (angle, r) => [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    wedges.push(poly(...p(a, from), ...p(a, 900), ...p(b, 900), ...p(b, from)));
  }
  return clip(join(...wedges), FRAME);
}

/** Dots on a slanted grid that shrink along (dx, dy) from (x, y) until they vanish after `length`. */
export function dots(x, y, dx, dy, { step = 36, radius = 13, length = 220, box = [0, 0, WIDTH, HEIGHT] } = {}) {
  const l = Math.hypot(dx, dy);
  const out = [];
  for (let row = 0, py = box[1]; py <= box[3]; py += step * 0.866, row++) {
    for (let px = box[0] + (row % 2 ? step / 2 : 0); px <= box[2]; px += step) {
      const far = ((px - x) * dx + (py - y) * dy) / l / length;
      const r = radius * (1 - far);
      // Whole numbers: dots are many, and each digit of each is paid for.
      if (far >= 0 && r > 2) out.push(ellipse(Math.round(px), Math.round(py), Math.round(r)));
    }
  }
  return join(...out);
}

/** Rings about a point, each `width` wide, growing by `gap`. */
export const rings = (cx, cy, radii, width) => join(...radii.map((r) => ring(cx, cy, r + width / 2, r - width / 2)));

/** A row of house blocks along the bottom; some carry a tower, a mast or a slanted roof. */
export function skyline(seed, base, low, high, from = 0, to = WIDTH) {
  const roll = chance(seed);
  const xy = [from, HEIGHT];
  for (let x = from; x < to; ) {
    const w = Math.min(roll(24, 62), to - x);
    const top = base - roll(low, high);
    const kind = roll();
    if (kind < 0.2) xy.push(x, top + 14, x + w / 2, top - 8, x + w, top + 14);
    else if (kind < 0.4) xy.push(x, top, x + w * 0.4, top, x + w * 0.45, top - 34, x + w * 0.5, top, x + w, top);
    else if (kind < 0.55)
      xy.push(x, top, x + w * 0.2, top, x + w * 0.2, top - 16, x + w * 0.8, top - 16, x + w * 0.8, top, x + w, top);
    else xy.push(x, top, x + w, top);
    x += w;
  }
  xy.push(to, HEIGHT);
  return poly(...xy);
}

/** Lit windows: small rectangles strewn over a band. */
export function windows(seed, count, x0, y0, x1, y1) {
  const roll = chance(seed);
  const out = [];
  for (let index = 0; index < count; index++) {
    const x = Math.round(roll(x0, x1) / 12) * 12;
    const y = Math.round(roll(y0, y1) / 14) * 14;
    out.push(rect(x, y, 5, 7));
  }
  return join(...out);
}

/** A sea with pointed crests; everything below is filled. */
export function waves(y, amplitude, length, shift = 0) {
  /** @type {import('./path.mjs').Path} */
  const out = [
    ['M', -length * 2, HEIGHT + 40],
    ['L', -length * 2 + shift, y],
  ];
  for (let x = -length * 2 + shift; x < WIDTH + length; x += length)
    out.push(['C', x + length * 0.3, y + amplitude, x + length * 0.75, y + amplitude, x + length, y]);
  out.push(['L', WIDTH + length * 2, HEIGHT + 40], ['Z']);
  return out;
}

/** Four-pointed stars or sparks strewn over the picture. */
export function sparks(seed, count, low, high, box = [0, 0, WIDTH, HEIGHT]) {
  const roll = chance(seed);
  const out = [];
  for (let index = 0; index < count; index++) {
    const [x, y, r] = [roll(box[0], box[2]), roll(box[1], box[3]), roll(low, high)];
    const w = r * 0.22;
    out.push(poly(x, y - r, x + w, y - w, x + r, y, x + w, y + w, x, y + r, x - w, y + w, x - r, y, x - w, y - w));
  }
  return join(...out);
}
