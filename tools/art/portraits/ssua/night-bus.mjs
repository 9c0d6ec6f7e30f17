import { INK, PAPER } from '../../kit/colours.mjs';
import { strokes } from '../../kit/ink.mjs';
import { both, disc, ellipse, join, poly, rect, shape, twin } from '../../kit/path.mjs';
import { FRAME, paint, skyline, sparks, windows } from '../../kit/scene.mjs';
import { lamp, rivets, solid } from '../../parts/solid.mjs';

const X = 320;
const RED = { base: '#a4262c', light: '#e8685a', shade: '#5c1220' };
const CHROME = { base: '#9aa6ae', light: '#e7edf0', shade: '#56626b' };

const street = () => [
  paint('#121a2e', FRAME),
  paint('#1e2c4a', skyline(27, 420, 80, 300)),
  paint('#8fd14f', windows(27, 16, 0, 150, 600, 400), 0.8),
  paint('#0b1120', skyline(4, 470, 20, 120)),
  paint('#b8c6d8', sparks(2, 10, 3, 7, [0, 0, 600, 120])),
  paint('#2b3550', poly(-10, 470, 610, 470, 610, 570, -10, 570)),
  paint('#8fd14f', both(poly(X + 70, 380, X + 120, 400, 640, 590, 420, 590), X), 0.22),
];

const bus = () => [
  solid(twin(`${X},24 ~440,30 474,60 486,220 498,470 ${X},474`, X), RED, { rim: 0.05 }),
  // Upper deck: two windows with passengers that are only half there.
  paint(INK, both(poly(X + 8, 70, 446, 72, 456, 160, X + 8, 160), X)),
  paint('#2f6a5c', both(poly(X + 16, 78, 438, 80, 446, 152, X + 16, 152), X)),
  paint('#8fe0b0', both(shape('360,152 ~362,120 ~380,104 ~398,120 400,152'), X), 0.8),
  paint('#8fe0b0', both(shape('412,152 ~414,128 ~426,118 ~438,130 440,152'), X), 0.55),
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
  paint('#f6e27a', strokes(5, ['300,192 404,192', '300,204 384,204', '300,214 396,214'], 'none')),
  // Windscreen.
  paint(INK, twin(`${X},236 448,240 462,340 ${X},344`, X)),
  paint('#173a4a', both(poly(X + 6, 246, 440, 250, 450, 332, X + 6, 334), X)),
  paint('#2f6a80', both(poly(X + 16, 246, X + 60, 247, X + 36, 333, X + 6, 334), X)),
  paint(INK, both(strokes(6, [`${X + 30},334 ${X + 100},262`], 'none'), X)),
  // The wheel turns by itself.
  paint(INK, ellipse(388, 336, 44, 20)),
  paint('#173a4a', ellipse(388, 336, 33, 12)),
];

const grin = () => [
  solid(twin(`${X},350 476,352 490,452 ${X},458`, X), RED, { rim: 0 }),
  paint(INK, twin(`${X},366 386,366 398,440 ${X},446`, X)),
  paint(
    CHROME.base,
    join(
      ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((index) =>
        rect(X + index * 15 - 4.5, 374 + Math.abs(index), 9, 62 - Math.abs(index) * 3),
      ),
    ),
  ),
  paint(
    CHROME.light,
    join(
      ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((index) =>
        rect(X + index * 15 - 4.5, 374 + Math.abs(index), 3, 62 - Math.abs(index) * 3),
      ),
    ),
  ),
  [X - 116, X + 116].map((x) => [paint('#8fd14f', disc(x, 404, 70), 0.3), lamp(x, 404, 42, '#c9f58a')]),
  paint(INK, both(poly(X + 78, 352, X + 160, 366, X + 160, 378, X + 78, 372), X)),
  solid(poly(150, 462, 490, 462, 500, 496, 140, 496), CHROME, { rim: 0.06 }),
  rivets(164, 479, 476, 479, 9, 4),
  paint(INK, rect(274, 468, 92, 24)),
  paint(PAPER, rect(279, 472, 82, 16)),
  paint(INK, both(shape('430,496 500,496 ~502,540 ~470,550 ~436,540'), X)),
  paint('#c4d4e6', shape('-20,520 ~90,498 ~180,526 ~280,506 ~390,530 ~500,506 620,526 620,580 -20,580'), 0.8),
];

export const draw = () => [street(), bus(), grin()];
