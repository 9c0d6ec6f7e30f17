/** Brush lines: what makes a flat drawing look inked. */
import { flatten } from './flat.mjs';
import { join, knots, spline } from './path.mjs';

/** Width along a stroke, 0 to 1, by the kind of its ends. */
const PROFILES = {
  both: (t) => Math.sin(Math.PI * t) ** 0.65,
  end: (t) => (1 - t) ** 0.75,
  start: (t) => t ** 0.75,
  none: () => 1,
};

/**
 * One stroke of a brush through the points, `width` units at its widest, thin at `both` ends (or the `start`, the `end`,
 * `none`).
 * @param {string} text @param {number} width @param {keyof typeof PROFILES} [taper]
 */
export function brush(text, width, taper = 'both') {
  const line = flatten(spline(knots(text), false), 2)[0];
  const lengths = line.map((p, index) =>
    index === 0 ? 0 : Math.hypot(p.x - line[index - 1].x, p.y - line[index - 1].y),
  );
  const total = lengths.reduce((a, b) => a + b, 0);
  let run = 0;
  const left = [];
  const right = [];
  line.forEach((p, index) => {
    run += lengths[index];
    const a = line[Math.max(0, index - 1)];
    const b = line[Math.min(line.length - 1, index + 1)];
    const l = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const h = (width / 2) * PROFILES[taper](run / total);
    const n = { x: ((b.y - a.y) / l) * h, y: (-(b.x - a.x) / l) * h };
    const soft = index > 0 && index < line.length - 1;
    left.push({ x: p.x + n.x, y: p.y + n.y, soft });
    if (h > 0.3) right.unshift({ x: p.x - n.x, y: p.y - n.y, soft });
  });
  return spline([...left, ...right], true);
}

/** Several strokes of one width as one path. @param {number} width @param {string[]} lines */
export const strokes = (width, lines, taper = 'both') => join(...lines.map((l) => brush(l, width, taper)));
