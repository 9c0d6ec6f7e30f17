import { INK, PAPER } from '../../kit/colours.mjs';
import { both, disc, join, poly, rect, shape, twin } from '../../kit/path.mjs';
import { dots, FRAME, paint, sparks } from '../../kit/scene.mjs';
import { lamp, rivets, solid } from '../../parts/solid.mjs';

const X = 320;
const CLAY = { base: '#b9673c', light: '#e79b68', shade: '#75371f' };
const IRON = { base: '#5c6770', light: '#9aa8b0', shade: '#333c44' };
const WHITE = { base: PAPER, light: '#ffffff', shade: '#c9bda2' };

const pit = () => [
  paint('#e8c98e', FRAME),
  paint('#d8a963', dots(300, 0, 0, 1, { radius: 14, step: 44, length: 260, box: [0, 0, 600, 260] })),
  paint('#a8743f', shape('-20,300 ~80,250 ~180,290 ~300,262 ~430,292 ~540,250 620,286 620,580 -20,580')),
  paint('#6f4526', shape('-20,370 ~120,336 ~300,364 ~470,338 620,366 620,580 -20,580')),
  paint('#4a2c19', sparks(12, 26, 6, 14, [0, 390, 600, 550])),
];

const claw = () => {
  const arm = [
    solid(poly(456, 236, 530, 214, 556, 268, 532, 330, 470, 322), CLAY),
    solid(poly(486, 120, 566, 96, 580, 190, 548, 236, 500, 226), IRON),
    ...[0, 1, 2].map((index) =>
      solid(
        poly(488 + index * 30, 128 - index * 8, 512 + index * 30, 122 - index * 8, 520 + index * 32, 20 + index * 10),
        WHITE,
        {
          rim: 0,
          split: 0.5,
        },
      ),
    ),
    rivets(504, 214, 548, 206, 3),
  ].flat(3);
  return [arm, arm.map((s) => ({ ...s, path: both(s.path, X).slice(s.path.length) }))];
};

const trunk = () => [
  solid(twin(`${X},210 430,226 492,290 506,400 480,580 ${X},580`, X), CLAY),
  paint(INK, twin(`${X},330 400,322 420,372 400,440 ${X},452`, X)),
  paint(IRON.shade, twin(`${X},340 392,333 410,372 392,430 ${X},441`, X)),
  paint(
    '#ffb23e',
    join(rect(250, 352, 140, 8), rect(244, 374, 152, 8), rect(248, 396, 144, 8), rect(256, 418, 128, 8)),
  ),
  paint(INK, both(join(disc(446, 310, 7), disc(462, 370, 7), disc(456, 430, 7)), X)),
];

const head = () => [
  solid(twin(`${X},96 404,108 448,170 440,244 388,300 ${X},316`, X), IRON),
  solid(twin(`${X},92 346,96 354,180 340,262 ${X},286`, X), WHITE, { rim: 0, split: 0.55 }),
  paint(INK, both(poly(428, 110, 482, 84, 488, 156, 446, 176), X)),
  paint(CLAY.base, both(poly(440, 118, 472, 100, 476, 148, 450, 160), X)),
  lamp(386, 182, 27, '#ffd24a'),
  lamp(254, 182, 27, '#ffd24a'),
  paint(INK, join(poly(352, 150, 424, 160, 420, 178, 352, 168), poly(288, 150, 216, 160, 220, 178, 288, 168))),
  paint(INK, shape(`286,258 ~${X},248 354,258 ~346,284 ~${X},296 ~294,284`)),
  paint('#d8503a', shape(`296,262 ~${X},256 344,262 ~336,276 ~${X},284 ~304,276`)),
];

export const draw = () => [pit(), claw(), trunk(), head()];
