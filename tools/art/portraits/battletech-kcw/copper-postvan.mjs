import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, rect, shape } from '../../kit/path.mjs';
import { FRAME, paint, skyline, sparks } from '../../kit/scene.mjs';
import { bar, drawLamp, drawRivets, drawSolid, drawWheel } from '../../parts/solid.mjs';

const COPPER_TONES = { base: '#c9743a', light: '#f4b27c', shade: '#7f3f1c' };
const TEAL_TONES = { base: '#2c8c86', light: '#7fd0c4', shade: '#145551' };
const IRON_TONES = { base: '#5a646c', light: '#a0abb2', shade: '#333b42' };

const drawRoad = () => [
  paint('#ffe3a3', FRAME),
  paint('#ffd07a', poly(0, 0, 600, 0, 600, 90, 0, 190)),
  paint('#f6b45c', shape('-20,330 ~90,250 ~170,296 ~260,226 ~380,300 ~470,250 620,320 620,420 -20,420')),
  paint('#c98244', skyline(61, 390, 4, 40)),
  paint('#8a6a54', poly(-10, 396, 610, 380, 610, 570, -10, 570)),
  paint('#a8866c', poly(-10, 396, 610, 380, 610, 404, -10, 420)),
  paint(PAPER, sparks(6, 9, 5, 12, [0, 20, 240, 180])),
];

const drawLetters = () =>
  [
    [66, 150, -14],
    [24, 250, 10],
    [118, 234, 20],
  ].map(([x, y, tilt]) => [
    paint(INK, poly(x - 34, y - 22 + tilt, x + 34, y - 22 - tilt, x + 38, y + 22 - tilt, x - 30, y + 22 + tilt)),
    paint(PAPER, poly(x - 28, y - 16 + tilt, x + 29, y - 17 - tilt, x + 32, y + 17 - tilt, x - 25, y + 16 + tilt)),
    paint(INK, brushStrokes(4, [`${x - 28},${y - 16 + tilt} ${x + 2},${y + 4} ${x + 29},${y - 17 - tilt}`], 'none')),
    paint('#d8432a', disc(x + 3, y + 6, 6)),
  ]);

const drawVan = () => [
  drawSolid(shape('150,196 ~168,166 420,158 ~440,166 448,212 532,236 ~562,260 566,362 150,376'), COPPER_TONES, {
    rim: 0.04,
    split: 0.7,
  }),
  drawSolid(poly(150, 312, 566, 300, 566, 344, 150, 358), TEAL_TONES, { rim: 0, edge: 5 }),
  drawRivets(166, 184, 412, 174, 9, 4),
  // Emblem: an envelope with wings.
  paint(INK, rect(214, 214, 116, 74)),
  paint(PAPER, rect(222, 222, 100, 58)),
  paint(INK, brushStrokes(6, ['222,222 272,258 322,222'], 'none')),
  paint(TEAL_TONES.base, disc(272, 260, 12)),
  // Cab window and nose.
  paint(INK, poly(378, 196, 444, 194, 462, 218, 506, 232, 502, 286, 378, 292)),
  paint('#bfe6ea', poly(388, 206, 438, 204, 450, 222, 492, 238, 490, 278, 388, 282)),
  paint('#ffffff', poly(400, 208, 422, 207, 404, 280, 390, 281)),
  drawLamp(546, 288, 18, '#ffe08a'),
  paint(INK, join(rect(540, 318, 30, 7), rect(540, 330, 30, 7))),
];

const drawGun = () => [
  drawSolid(poly(228, 112, 352, 104, 376, 160, 210, 168), IRON_TONES),
  drawSolid(bar(350, 126, 566, 96, 13), IRON_TONES, { rim: 0.04 }),
  drawSolid(bar(540, 100, 596, 92, 19), IRON_TONES, { rim: 0.1 }),
  paint(INK, disc(290, 136, 22)),
  paint('#f0b429', disc(290, 136, 13)),
  paint(INK, join(bar(250, 108, 240, 44, 4), disc(239, 42, 8))),
  paint('#d8432a', poly(242, 50, 300, 60, 248, 84)),
];

const drawWheels = () => [212, 340, 500].map((x) => drawWheel(x, 388 - (x - 212) * 0.03, 52, COPPER_TONES));

export const drawPortrait = () => [drawRoad(), drawLetters(), drawGun(), drawVan(), drawWheels()];
