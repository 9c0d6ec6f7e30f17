import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, join, mirrorPair, poly, rect, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { dots, FRAME, paint, skyline, windows } from '../../kit/scene.mjs';
import { bar, drawLamp, drawSolid } from '../../parts/solid.mjs';

const GREEN_TONES = { base: '#6fae3d', light: '#b9e07a', shade: '#3a6a1d' };
const PACK_TONES = { base: '#d8a23a', light: '#ffdf8e', shade: '#865c14' };
const SUIT_TONES = { base: '#44505c', light: '#8796a3', shade: '#232b33' };

const drawRoofs = () => [
  paint('#8fd3e8', FRAME),
  paint('#bfe8f0', dots(300, 560, 0, -1, { radius: 20, step: 72, length: 460, box: [0, 0, 600, 560] })),
  paint('#f7f0c8', disc(500, 96, 64)),
  paint('#5d7f9c', skyline(71, 500, 20, 110)),
  paint('#3c5873', skyline(17, 540, 10, 70)),
  paint('#f7f0c8', windows(22, 20, 0, 470, 600, 550)),
];

/** A spring of zigzag steel below a boot. */
const drawSpring = (x, y) => [
  paint(
    INK,
    brushStrokes(
      13,
      [`${x - 16},${y} ${x + 18},${y + 14} ${x - 18},${y + 30} ${x + 18},${y + 46} ${x - 14},${y + 62}`],
      'none',
    ),
  ),
  paint(
    PAPER,
    brushStrokes(
      6,
      [`${x - 16},${y} ${x + 18},${y + 14} ${x - 18},${y + 30} ${x + 18},${y + 46} ${x - 14},${y + 62}`],
      'none',
    ),
  ),
];

/** One jumping soldier with drawn-up knees, drawn around the neck. */
const drawJumper = () => [
  drawSolid(poly(-70, -20, 70, -20, 84, 96, -84, 96), PACK_TONES),
  drawSolid(bar(-58, 20, -128, -54, 19), SUIT_TONES),
  drawSolid(bar(58, 20, 124, 70, 19), SUIT_TONES),
  drawSolid(symmetricShape('0,0 62,12 70,110 44,150 0,154'), SUIT_TONES),
  paint(GREEN_TONES.base, symmetricShape('0,16 34,22 36,96 0,104')),
  paint(INK, join(rect(-3, 18, 6, 84), rect(-34, 56, 68, 6))),
  drawSolid(poly(-52, 132, -8, 144, -40, 226, -84, 204), SUIT_TONES),
  drawSolid(poly(52, 132, 8, 144, 46, 214, 88, 190), SUIT_TONES),
  drawSpring(-66, 218),
  drawSpring(72, 206),
  drawSolid(symmetricShape('0,-136 ~58,-124 ~76,-72 ~62,-22 0,-6'), GREEN_TONES),
  paint(INK, symmetricShape('0,-100 70,-92 66,-50 0,-46')),
  drawLamp(-32, -74, 27, '#ffd24a'),
  drawLamp(32, -74, 27, '#ffd24a'),
  paint(INK, join(poly(-18, -34, 18, -34, 12, -18, -12, -18))),
  paint(INK, mirrorPair(brushStrokes(7, ['26,-126 ~52,-176 96,-186'], 'end'))),
  paint(INK, mirrorPair(disc(96, -187, 8))),
  paint(INK, disc(-134, -60, 22)),
  paint(GREEN_TONES.light, disc(-134, -60, 13)),
];

export const drawPortrait = () => [
  drawRoofs(),
  place(drawJumper(), { x: 120, y: 190, scale: 0.62, rotation: -14 }),
  place(drawJumper(), { x: 530, y: 230, scale: 0.56, rotation: 16, flip: true }),
  place(drawJumper(), { x: 332, y: 216, scale: 1.06, rotation: 4 }),
];
