import { INK } from '../../kit/colours.mjs';
import { strokes } from '../../kit/ink.mjs';
import { both, disc, join, poly, rect, shape, twin } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { dots, FRAME, paint, rings } from '../../kit/scene.mjs';
import { SKIN } from '../../parts/face.mjs';
import { fist } from '../../parts/hand.mjs';
import { bar, rivets, solid } from '../../parts/solid.mjs';

const X = 310;
const BRONZE = { base: '#b98a3a', light: '#f2cf84', shade: '#6b4a16' };
const SHIRT = { base: '#5d6a74', light: '#9aa8b2', shade: '#343e46' };

const tower = () => [
  paint('#e9dcc0', FRAME),
  paint('#d9c59c', rings(X, 190, [150, 230, 310, 390], 34)),
  paint('#c4ab7a', dots(300, 560, 0, -1, { radius: 14, step: 46, length: 240, box: [0, 320, 600, 560] })),
  paint(INK, join(bar(60, -10, 76, 330, 8), bar(548, -10, 534, 300, 8))),
  paint('#a0522d', join(bar(60, -10, 76, 330, 4), bar(548, -10, 534, 300, 4))),
];

const body = () => [
  solid(twin(`${X},316 400,324 500,360 548,440 560,580 ${X},580`, X), SHIRT, { rim: 0.06 }),
  paint('#d8d2c2', twin(`${X},330 360,336 352,400 ${X},420`, X)),
  paint(INK, both(poly(376, 336, 400, 340, 420, 580, 392, 580), X)),
  paint('#8a4a2a', both(poly(381, 340, 394, 342, 413, 580, 398, 580), X)),
  paint(INK, rect(X - 60, 500, 120, 12)),
];

const bell = () => [
  solid(twin(`${X},34 ~352,40 ~384,90 ~392,190 ~410,264 444,300 ${X},322`, X), BRONZE, { rim: 0.1 }),
  solid(twin(`${X},284 ~400,276 440,292 446,316 ~400,332 ${X},338`, X), BRONZE, { rim: 0.05 }),
  paint(BRONZE.shade, join(rect(236, 112, 148, 6), rect(232, 126, 156, 4))),
  paint(INK, both(poly(322, 172, 388, 158, 392, 190, 330, 200), X)),
  paint('#fff2c0', both(poly(332, 178, 378, 168, 380, 184, 336, 192), X)),
  paint(INK, both(disc(358, 180, 6), X)),
  paint(INK, join(...[-2, -1, 0, 1, 2].map((index) => rect(X + index * 22 - 5, 226, 10, 44)))),
  paint(
    INK,
    shape(
      `${X - 22},40 ~${X - 24},2 ${X},-4 ~${X + 24},2 ${X + 22},40 ${X + 10},40 ~${X + 10},14 ${X},12 ~${X - 10},14 ${X - 10},40`,
    ),
  ),
  rivets(X - 112, 308, X + 112, 308, 9, 5),
];

const hands = () => [
  place(fist(SKIN.tan, SHIRT), { x: 92, y: 380, s: 1.05, r: -8 }),
  place(fist(SKIN.tan, SHIRT), { x: 528, y: 366, s: 1.05, r: 8, flip: true }),
  paint(INK, strokes(6, ['36,300 ~20,280 24,252', '590,290 ~604,268 598,240'])),
];

export const draw = () => [tower(), body(), bell(), hands()];
