import { INK, PAPER } from '../../kit/colors.mjs';
import { disc, join, mirrorPair, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { dots, FRAME, paint, sparks } from '../../kit/scene.mjs';
import { drawLamp, drawRivets, drawSolid } from '../../parts/solid.mjs';

const CENTER_X = 320;
const CLAY_TONES = { base: '#b9673c', light: '#e79b68', shade: '#75371f' };
const IRON_TONES = { base: '#5c6770', light: '#9aa8b0', shade: '#333c44' };
const WHITE_TONES = { base: PAPER, light: '#ffffff', shade: '#c9bda2' };

const drawPit = () => [
  paint('#e8c98e', FRAME),
  paint('#d8a963', dots(300, 0, 0, 1, { radius: 14, step: 44, length: 260, box: [0, 0, 600, 260] })),
  paint('#a8743f', shape('-20,300 ~80,250 ~180,290 ~300,262 ~430,292 ~540,250 620,286 620,580 -20,580')),
  paint('#6f4526', shape('-20,370 ~120,336 ~300,364 ~470,338 620,366 620,580 -20,580')),
  paint('#4a2c19', sparks(12, 26, 6, 14, [0, 390, 600, 550])),
];

const drawClaws = () => {
  const rightArm = [
    drawSolid(poly(456, 236, 530, 214, 556, 268, 532, 330, 470, 322), CLAY_TONES),
    drawSolid(poly(486, 120, 566, 96, 580, 190, 548, 236, 500, 226), IRON_TONES),
    ...[0, 1, 2].map((clawIndex) =>
      drawSolid(
        poly(
          488 + clawIndex * 30,
          128 - clawIndex * 8,
          512 + clawIndex * 30,
          122 - clawIndex * 8,
          520 + clawIndex * 32,
          20 + clawIndex * 10,
        ),
        WHITE_TONES,
        {
          rim: 0,
          split: 0.5,
        },
      ),
    ),
    drawRivets(504, 214, 548, 206, 3),
  ].flat(3);
  return [
    rightArm,
    rightArm.map((part) => ({ ...part, path: mirrorPair(part.path, CENTER_X).slice(part.path.length) })),
  ];
};

const drawTorso = () => [
  drawSolid(symmetricShape(`${CENTER_X},210 430,226 492,290 506,400 480,580 ${CENTER_X},580`, CENTER_X), CLAY_TONES),
  paint(INK, symmetricShape(`${CENTER_X},330 400,322 420,372 400,440 ${CENTER_X},452`, CENTER_X)),
  paint(IRON_TONES.shade, symmetricShape(`${CENTER_X},340 392,333 410,372 392,430 ${CENTER_X},441`, CENTER_X)),
  paint(
    '#ffb23e',
    join(rect(250, 352, 140, 8), rect(244, 374, 152, 8), rect(248, 396, 144, 8), rect(256, 418, 128, 8)),
  ),
  paint(INK, mirrorPair(join(disc(446, 310, 7), disc(462, 370, 7), disc(456, 430, 7)), CENTER_X)),
];

const drawHead = () => [
  drawSolid(symmetricShape(`${CENTER_X},96 404,108 448,170 440,244 388,300 ${CENTER_X},316`, CENTER_X), IRON_TONES),
  drawSolid(symmetricShape(`${CENTER_X},92 346,96 354,180 340,262 ${CENTER_X},286`, CENTER_X), WHITE_TONES, {
    rim: 0,
    split: 0.55,
  }),
  paint(INK, mirrorPair(poly(428, 110, 482, 84, 488, 156, 446, 176), CENTER_X)),
  paint(CLAY_TONES.base, mirrorPair(poly(440, 118, 472, 100, 476, 148, 450, 160), CENTER_X)),
  drawLamp(386, 182, 27, '#ffd24a'),
  drawLamp(254, 182, 27, '#ffd24a'),
  paint(INK, join(poly(352, 150, 424, 160, 420, 178, 352, 168), poly(288, 150, 216, 160, 220, 178, 288, 168))),
  paint(INK, shape(`286,258 ~${CENTER_X},248 354,258 ~346,284 ~${CENTER_X},296 ~294,284`)),
  paint('#d8503a', shape(`296,262 ~${CENTER_X},256 344,262 ~336,276 ~${CENTER_X},284 ~304,276`)),
];

export const drawPortrait = () => [drawPit(), drawClaws(), drawTorso(), drawHead()];
