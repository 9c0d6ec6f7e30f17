import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, rect, shape } from '../../kit/path.mjs';
import { FRAME, paint, rays, waves } from '../../kit/scene.mjs';
import { bar, drawLamp, drawRivets, drawSolid, drawStripes } from '../../parts/solid.mjs';

const TIN_TONES = { base: '#9db4bd', light: '#dbe8ea', shade: '#52707e' };
const RED_TONES = { base: '#d8503a', light: '#ff8f70', shade: '#8e2a22' };

const drawRiver = () => [
  paint('#f6d9a2', FRAME),
  paint('#efc27c', rays(420, 330, 26, 0.5, 0.05)),
  paint('#fbeccb', disc(430, 214, 120)),
  paint('#7d9a7c', shape('-20,330 ~90,286 ~200,312 ~330,290 ~470,318 620,296 620,420 -20,420')),
  paint('#4f7468', shape('-20,360 ~120,334 ~300,352 ~460,336 620,352 620,430 -20,430')),
  paint('#2f7688', waves(392, 16, 96, 0)),
  paint(INK, brushStrokes(7, ['~40,420 ~50,330 34,262', '~66,420 ~70,350 84,290', '~560,430 ~556,340 574,270'], 'end')),
  paint('#6a3b22', join(shape('28,266 ~34,236 ~42,262 36,284'), shape('78,292 ~86,262 ~92,288 84,308'))),
];

const drawLegs = () => [
  drawSolid(bar(286, 372, 262, 520, 13), TIN_TONES, { rim: 0.3 }),
  drawSolid(bar(372, 372, 404, 520, 13), TIN_TONES, { rim: 0.3 }),
  paint(INK, join(disc(268, 452, 20), disc(392, 452, 20))),
  paint(RED_TONES.base, join(disc(268, 452, 13), disc(392, 452, 13))),
];

const drawTorso = () => [
  drawSolid(poly(236, 236, 400, 214, 448, 268, 436, 356, 380, 392, 270, 388, 222, 320), TIN_TONES),
  drawSolid(poly(258, 330, 410, 318, 398, 352, 268, 360), RED_TONES, { rim: 0 }),
  drawStripes(poly(270, 334, 400, 324, 392, 348, 276, 354), '#f6d9a2', 34, 16),
  drawRivets(256, 262, 396, 242, 7),
  // Twin pods on the shoulders.
  [
    [186, 190],
    [408, 178],
  ].map(([x, y]) => [
    drawSolid(rect(x, y, 92, 66), TIN_TONES, { rim: 0.12 }),
    paint(
      INK,
      join(...[0, 1, 2].flatMap((column) => [0, 1].map((row) => disc(x + 20 + column * 26, y + 20 + row * 27, 10)))),
    ),
    paint(
      RED_TONES.base,
      join(...[0, 1, 2].flatMap((column) => [0, 1].map((row) => disc(x + 20 + column * 26, y + 20 + row * 27, 4.5)))),
    ),
  ]),
];

const drawHead = () => [
  paint(INK, brushStroke('312,250 ~268,196 ~330,168 336,120', 46, 'none')),
  paint(TIN_TONES.shade, brushStroke('312,250 ~268,196 ~330,168 336,120', 30, 'none')),
  paint(
    TIN_TONES.light,
    brushStrokes(5, ['286,214 306,200', '288,190 312,190', '306,172 326,182', '320,154 342,162'], 'none'),
  ),
  drawSolid(poly(286, 92, 352, 76, 398, 100, 392, 136, 340, 150, 292, 136), TIN_TONES),
  drawSolid(poly(392, 102, 566, 148, 390, 134), { base: '#f0b429', light: '#ffe08a', shade: '#a86f12' }, { rim: 0 }),
  paint(INK, brushStroke('392,120 ~470,134 560,148', 5, 'end')),
  drawSolid(poly(296, 92, 236, 62, 250, 96, 216, 104, 290, 124), RED_TONES, { rim: 0 }),
  drawLamp(348, 112, 20, '#7ff0d6'),
  paint(INK, poly(324, 90, 376, 98, 372, 106, 324, 100)),
];

const drawWater = () => [
  paint(INK, waves(468, 18, 92, 30)),
  paint('#3f93a0', waves(474, 18, 92, 30)),
  paint(PAPER, brushStrokes(6, ['~226,482 ~262,494 300,482', '~360,482 ~404,494 446,480', '~60,492 ~96,500 130,490'])),
];

export const drawPortrait = () => [drawRiver(), drawLegs(), drawTorso(), drawHead(), drawWater()];
