import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { FRAME, paint, skyline, sparks, windows } from '../../kit/scene.mjs';
import { drawLamp, drawRivets, drawSolid } from '../../parts/solid.mjs';

const CENTER_X = 320;
const RED_TONES = { base: '#a4262c', light: '#e8685a', shade: '#5c1220' };
const CHROME_TONES = { base: '#9aa6ae', light: '#e7edf0', shade: '#56626b' };

const drawStreet = () => [
  paint('#121a2e', FRAME),
  paint('#1e2c4a', skyline(27, 420, 80, 300)),
  paint('#8fd14f', windows(27, 16, 0, 150, 600, 400), 0.8),
  paint('#0b1120', skyline(4, 470, 20, 120)),
  paint('#b8c6d8', sparks(2, 10, 3, 7, [0, 0, 600, 120])),
  paint('#2b3550', poly(-10, 470, 610, 470, 610, 570, -10, 570)),
  paint('#8fd14f', mirrorPair(poly(CENTER_X + 70, 380, CENTER_X + 120, 400, 640, 590, 420, 590), CENTER_X), 0.22),
];

const drawBus = () => [
  drawSolid(symmetricShape(`${CENTER_X},24 ~440,30 474,60 486,220 498,470 ${CENTER_X},474`, CENTER_X), RED_TONES, {
    rim: 0.05,
  }),
  // Upper deck: two windows with half-transparent passengers.
  paint(INK, mirrorPair(poly(CENTER_X + 8, 70, 446, 72, 456, 160, CENTER_X + 8, 160), CENTER_X)),
  paint('#2f6a5c', mirrorPair(poly(CENTER_X + 16, 78, 438, 80, 446, 152, CENTER_X + 16, 152), CENTER_X)),
  paint('#8fe0b0', mirrorPair(shape('360,152 ~362,120 ~380,104 ~398,120 400,152'), CENTER_X), 0.8),
  paint('#8fe0b0', mirrorPair(shape('412,152 ~414,128 ~426,118 ~438,130 440,152'), CENTER_X), 0.55),
  paint('#123028', join(disc(373, 122, 4), disc(387, 122, 4), disc(253, 122, 4), disc(267, 122, 4))),
  // Route.
  paint(INK, rect(216, 178, 208, 46)),
  paint(
    '#f6e27a',
    join(
      rect(240, 186, 7, 30),
      rect(258, 186, 20, 6),
      rect(258, 186, 6, 18),
      rect(258, 199, 20, 6),
      rect(272, 186, 6, 30),
    ),
  ),
  paint('#f6e27a', brushStrokes(5, ['300,192 404,192', '300,204 384,204', '300,214 396,214'], 'none')),
  // Windshield.
  paint(INK, symmetricShape(`${CENTER_X},236 448,240 462,340 ${CENTER_X},344`, CENTER_X)),
  paint('#173a4a', mirrorPair(poly(CENTER_X + 6, 246, 440, 250, 450, 332, CENTER_X + 6, 334), CENTER_X)),
  paint(
    '#2f6a80',
    mirrorPair(poly(CENTER_X + 16, 246, CENTER_X + 60, 247, CENTER_X + 36, 333, CENTER_X + 6, 334), CENTER_X),
  ),
  paint(INK, mirrorPair(brushStrokes(6, [`${CENTER_X + 30},334 ${CENTER_X + 100},262`], 'none'), CENTER_X)),
  // The wheel turns by itself.
  paint(INK, ellipse(388, 336, 44, 20)),
  paint('#173a4a', ellipse(388, 336, 33, 12)),
];

const drawGrin = () => [
  drawSolid(symmetricShape(`${CENTER_X},350 476,352 490,452 ${CENTER_X},458`, CENTER_X), RED_TONES, { rim: 0 }),
  paint(INK, symmetricShape(`${CENTER_X},366 386,366 398,440 ${CENTER_X},446`, CENTER_X)),
  paint(
    CHROME_TONES.base,
    join(
      ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((toothIndex) =>
        rect(CENTER_X + toothIndex * 15 - 4.5, 374 + Math.abs(toothIndex), 9, 62 - Math.abs(toothIndex) * 3),
      ),
    ),
  ),
  paint(
    CHROME_TONES.light,
    join(
      ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((toothIndex) =>
        rect(CENTER_X + toothIndex * 15 - 4.5, 374 + Math.abs(toothIndex), 3, 62 - Math.abs(toothIndex) * 3),
      ),
    ),
  ),
  [CENTER_X - 116, CENTER_X + 116].map((x) => [
    paint('#8fd14f', disc(x, 404, 70), 0.3),
    drawLamp(x, 404, 42, '#c9f58a'),
  ]),
  paint(
    INK,
    mirrorPair(poly(CENTER_X + 78, 352, CENTER_X + 160, 366, CENTER_X + 160, 378, CENTER_X + 78, 372), CENTER_X),
  ),
  drawSolid(poly(150, 462, 490, 462, 500, 496, 140, 496), CHROME_TONES, { rim: 0.06 }),
  drawRivets(164, 479, 476, 479, 9, 4),
  paint(INK, rect(274, 468, 92, 24)),
  paint(PAPER, rect(279, 472, 82, 16)),
  paint(INK, mirrorPair(shape('430,496 500,496 ~502,540 ~470,550 ~436,540'), CENTER_X)),
  paint('#c4d4e6', shape('-20,520 ~90,498 ~180,526 ~280,506 ~390,530 ~500,506 620,526 620,580 -20,580'), 0.8),
];

export const drawPortrait = () => [drawStreet(), drawBus(), drawGrin()];
