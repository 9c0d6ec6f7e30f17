import { INK } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, join, mirrorPair, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { dots, FRAME, paint, rings } from '../../kit/scene.mjs';
import { SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';
import { bar, drawRivets, drawSolid } from '../../parts/solid.mjs';

const CENTER_X = 310;
const BRONZE_TONES = { base: '#b98a3a', light: '#f2cf84', shade: '#6b4a16' };
const SHIRT_TONES = { base: '#5d6a74', light: '#9aa8b2', shade: '#343e46' };

const drawTower = () => [
  paint('#e9dcc0', FRAME),
  paint('#d9c59c', rings(CENTER_X, 190, [150, 230, 310, 390], 34)),
  paint('#c4ab7a', dots(300, 560, 0, -1, { radius: 14, step: 46, length: 240, box: [0, 320, 600, 560] })),
  paint(INK, join(bar(60, -10, 76, 330, 8), bar(548, -10, 534, 300, 8))),
  paint('#a0522d', join(bar(60, -10, 76, 330, 4), bar(548, -10, 534, 300, 4))),
];

const drawBody = () => [
  drawSolid(symmetricShape(`${CENTER_X},316 400,324 500,360 548,440 560,580 ${CENTER_X},580`, CENTER_X), SHIRT_TONES, {
    rim: 0.06,
  }),
  paint('#d8d2c2', symmetricShape(`${CENTER_X},330 360,336 352,400 ${CENTER_X},420`, CENTER_X)),
  paint(INK, mirrorPair(poly(376, 336, 400, 340, 420, 580, 392, 580), CENTER_X)),
  paint('#8a4a2a', mirrorPair(poly(381, 340, 394, 342, 413, 580, 398, 580), CENTER_X)),
  paint(INK, rect(CENTER_X - 60, 500, 120, 12)),
];

const drawBell = () => [
  drawSolid(
    symmetricShape(`${CENTER_X},34 ~352,40 ~384,90 ~392,190 ~410,264 444,300 ${CENTER_X},322`, CENTER_X),
    BRONZE_TONES,
    { rim: 0.1 },
  ),
  drawSolid(
    symmetricShape(`${CENTER_X},284 ~400,276 440,292 446,316 ~400,332 ${CENTER_X},338`, CENTER_X),
    BRONZE_TONES,
    { rim: 0.05 },
  ),
  paint(BRONZE_TONES.shade, join(rect(236, 112, 148, 6), rect(232, 126, 156, 4))),
  paint(INK, mirrorPair(poly(322, 172, 388, 158, 392, 190, 330, 200), CENTER_X)),
  paint('#fff2c0', mirrorPair(poly(332, 178, 378, 168, 380, 184, 336, 192), CENTER_X)),
  paint(INK, mirrorPair(disc(358, 180, 6), CENTER_X)),
  paint(INK, join(...[-2, -1, 0, 1, 2].map((index) => rect(CENTER_X + index * 22 - 5, 226, 10, 44)))),
  paint(
    INK,
    shape(
      `${CENTER_X - 22},40 ~${CENTER_X - 24},2 ${CENTER_X},-4 ~${CENTER_X + 24},2 ${CENTER_X + 22},40 ${CENTER_X + 10},40 ~${CENTER_X + 10},14 ${CENTER_X},12 ~${CENTER_X - 10},14 ${CENTER_X - 10},40`,
    ),
  ),
  drawRivets(CENTER_X - 112, 308, CENTER_X + 112, 308, 9, 5),
];

const drawHands = () => [
  place(drawFist(SKIN_TONES.tan, SHIRT_TONES), { x: 92, y: 380, scale: 1.05, rotation: -8 }),
  place(drawFist(SKIN_TONES.tan, SHIRT_TONES), { x: 528, y: 366, scale: 1.05, rotation: 8, flip: true }),
  paint(INK, brushStrokes(6, ['36,300 ~20,280 24,252', '590,290 ~604,268 598,240'])),
];

export const drawPortrait = () => [drawTower(), drawBody(), drawBell(), drawHands()];
