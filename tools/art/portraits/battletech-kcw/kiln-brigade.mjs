import { INK, PAPER } from '../../kit/colors.mjs';
import { clip } from '../../kit/flat.mjs';
import { disc, ellipse, join, mirrorPair, poly, rect, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { FRAME, paint, rays, sparks } from '../../kit/scene.mjs';
import { drawRivets, drawSolid } from '../../parts/solid.mjs';

const CENTER_X = 325;
const BRICK_TONES = { base: '#b4452f', light: '#e3795a', shade: '#6d2419' };
const IRON_TONES = { base: '#57606a', light: '#98a2ab', shade: '#2f363d' };

const drawFire = () => [
  paint('#3a1d2b', FRAME),
  paint('#5a2633', rays(CENTER_X, 300, 28, 0.5, 0.04)),
  paint('#8c3a2e', disc(CENTER_X, 280, 220)),
  paint('#c9602f', disc(CENTER_X, 290, 160)),
  paint('#ffb23e', sparks(19, 30, 3, 9, [0, 0, 600, 420])),
  paint('#22121b', poly(-10, 470, 610, 452, 610, 570, -10, 570)),
];

const drawChimneys = () => [
  [
    [206, 40, 150],
    [444, 24, 170],
  ].map(([x, top, height]) => [
    drawSolid(poly(x - 22, top, x + 22, top, x + 30, top + height, x - 30, top + height), BRICK_TONES),
    drawSolid(rect(x - 30, top - 4, 60, 20), IRON_TONES, { rim: 0.1, edge: 6 }),
  ]),
  paint(
    '#8f8592',
    join(ellipse(212, 14, 34, 20), ellipse(176, -2, 30, 20), ellipse(446, 2, 36, 20), ellipse(486, -10, 30, 18)),
  ),
];

const drawBricks = () => {
  const wall = symmetricShape(`${CENTER_X},120 404,132 446,190 462,344 ${CENTER_X},352`, CENTER_X);
  const courses = [];
  for (let y = 150; y < 350; y += 26) courses.push(rect(160, y, 330, 4));
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 6; column++)
      courses.push(rect(176 + column * 58 + (row % 2) * 29, 150 + row * 26, 4, 26));
  return [
    drawSolid(wall, BRICK_TONES),
    paint(
      '#6d2419',
      courses.flatMap((course) => clip(course, wall)),
    ),
    paint(INK, mirrorPair(disc(424, 214, 7), CENTER_X)),
  ];
};

const drawFurnaceMouth = () => [
  paint(INK, symmetricShape(`${CENTER_X},176 380,190 402,250 396,326 ${CENTER_X},328`, CENTER_X)),
  paint('#ffd24a', symmetricShape(`${CENTER_X},190 370,202 388,252 382,314 ${CENTER_X},316`, CENTER_X)),
  paint('#f07f2d', shape(`262,316 ~268,268 288,240 ~296,270 ~318,216 ~342,262 ~358,236 384,270 ~386,296 382,316`)),
  paint('#fff2b8', shape(`290,316 ~300,288 ~320,258 ~338,290 356,316`)),
  // The doors are open like cheeks.
  drawSolid(poly(402, 196, 462, 180, 474, 320, 404, 324), IRON_TONES),
  drawSolid(poly(248, 196, 188, 180, 176, 320, 246, 324), IRON_TONES, { rim: 0.2 }),
  drawRivets(430, 204, 438, 304, 4),
  drawRivets(218, 204, 212, 304, 4),
  // The mortar above the mouth.
  drawSolid(poly(282, 60, 368, 60, 378, 160, 272, 160), IRON_TONES),
  paint(INK, ellipse(CENTER_X, 62, 44, 18)),
  paint('#12161a', ellipse(CENTER_X, 62, 30, 11)),
];

const drawTrack = (x) => [
  drawSolid(
    shape(
      `${x - 74},334 ~${x - 60},318 ${x + 60},318 ~${x + 76},334 ${x + 84},470 ~${x + 70},492 ${x - 70},492 ~${x - 84},470`,
    ),
    IRON_TONES,
    { rim: 0.08 },
  ),
  paint(INK, join(...[0, 1, 2, 3, 4, 5].map((index) => rect(x - 80, 342 + index * 25, 160, 9)))),
  paint('#98a2ab', join(...[0, 1, 2, 3, 4, 5].map((index) => rect(x - 64, 354 + index * 25, 30, 5)))),
];

const drawHull = () => [
  drawSolid(poly(196, 336, 454, 336, 470, 450, 180, 450), IRON_TONES),
  paint(PAPER, mirrorPair(ring(CENTER_X, 394, 32, 22), CENTER_X)),
  paint(
    BRICK_TONES.base,
    join(
      poly(CENTER_X - 12, 408, CENTER_X + 12, 408, CENTER_X + 8, 382, CENTER_X - 8, 382),
      rect(CENTER_X - 16, 376, 32, 7),
    ),
  ),
  drawTrack(128),
  drawTrack(522),
];

export const drawPortrait = () => [drawFire(), drawChimneys(), drawBricks(), drawFurnaceMouth(), drawHull()];
