import { INK, PAPER } from '../../kit/colours.mjs';
import { strokes } from '../../kit/ink.mjs';
import { both, disc, join, poly, rect, twin } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { dots, FRAME, paint, skyline, windows } from '../../kit/scene.mjs';
import { bar, lamp, solid } from '../../parts/solid.mjs';

const GREEN = { base: '#6fae3d', light: '#b9e07a', shade: '#3a6a1d' };
const PACK = { base: '#d8a23a', light: '#ffdf8e', shade: '#865c14' };
const SUIT = { base: '#44505c', light: '#8796a3', shade: '#232b33' };

const roofs = () => [
  paint('#8fd3e8', FRAME),
  paint('#bfe8f0', dots(300, 560, 0, -1, { radius: 20, step: 72, length: 460, box: [0, 0, 600, 560] })),
  paint('#f7f0c8', disc(500, 96, 64)),
  paint('#5d7f9c', skyline(71, 500, 20, 110)),
  paint('#3c5873', skyline(17, 540, 10, 70)),
  paint('#f7f0c8', windows(22, 20, 0, 470, 600, 550)),
];

/** A spring of zigzag steel below a boot. */
const spring = (x, y) => [
  paint(
    INK,
    strokes(
      13,
      [`${x - 16},${y} ${x + 18},${y + 14} ${x - 18},${y + 30} ${x + 18},${y + 46} ${x - 14},${y + 62}`],
      'none',
    ),
  ),
  paint(
    PAPER,
    strokes(
      6,
      [`${x - 16},${y} ${x + 18},${y + 14} ${x - 18},${y + 30} ${x + 18},${y + 46} ${x - 14},${y + 62}`],
      'none',
    ),
  ),
];

/** One jumper about the neck, knees drawn up. */
const jumper = () => [
  solid(poly(-70, -20, 70, -20, 84, 96, -84, 96), PACK),
  solid(bar(-58, 20, -128, -54, 19), SUIT),
  solid(bar(58, 20, 124, 70, 19), SUIT),
  solid(twin('0,0 62,12 70,110 44,150 0,154'), SUIT),
  paint(GREEN.base, twin('0,16 34,22 36,96 0,104')),
  paint(INK, join(rect(-3, 18, 6, 84), rect(-34, 56, 68, 6))),
  solid(poly(-52, 132, -8, 144, -40, 226, -84, 204), SUIT),
  solid(poly(52, 132, 8, 144, 46, 214, 88, 190), SUIT),
  spring(-66, 218),
  spring(72, 206),
  solid(twin('0,-136 ~58,-124 ~76,-72 ~62,-22 0,-6'), GREEN),
  paint(INK, twin('0,-100 70,-92 66,-50 0,-46')),
  lamp(-32, -74, 27, '#ffd24a'),
  lamp(32, -74, 27, '#ffd24a'),
  paint(INK, join(poly(-18, -34, 18, -34, 12, -18, -12, -18))),
  paint(INK, both(strokes(7, ['26,-126 ~52,-176 96,-186'], 'end'))),
  paint(INK, both(disc(96, -187, 8))),
  paint(INK, disc(-134, -60, 22)),
  paint(GREEN.light, disc(-134, -60, 13)),
];

export const draw = () => [
  roofs(),
  place(jumper(), { x: 120, y: 190, s: 0.62, r: -14 }),
  place(jumper(), { x: 530, y: 230, s: 0.56, r: 16, flip: true }),
  place(jumper(), { x: 332, y: 216, s: 1.06, r: 4 }),
];
