import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays } from '../../kit/scene.mjs';
import { drawFrontFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';
import { bar, drawRivets, drawSolid } from '../../parts/solid.mjs';

const CENTER_X = 250;
const STEEL_TONES = { base: '#8b98a2', light: '#d5dde2', shade: '#4c5963' };
const APRON_TONES = { base: '#a9642f', light: '#d99a5c', shade: '#6d3a17' };
const SHIRT_TONES = { base: '#2f7d8c', light: '#7cc3cc', shade: '#174b57' };

const drawTool = (x, y) => [
  paint(INK, join(bar(x, y, x, y + 86, 7), poly(x - 30, y - 10, x + 30, y - 10, x + 30, y + 14, x - 30, y + 14))),
];

const drawShop = () => [
  paint('#f1d08a', FRAME),
  paint('#e6b866', rays(250, 240, 30, 0.5, 0.03)),
  paint('#b9813f', join(rect(-10, 92, 620, 16), rect(-10, 250, 620, 14))),
  [
    [60, 30],
    [150, 24],
    [500, 30],
    [566, 26],
  ].map(([x, y]) => drawTool(x, y)),
  paint(INK, join(disc(60, 186, 38), disc(60, 186, 0.1))),
  paint('#f1d08a', disc(60, 186, 24)),
  paint(INK, join(poly(470, 150, 560, 150, 546, 230, 486, 230))),
  paint(STEEL_TONES.base, poly(478, 158, 552, 158, 540, 222, 490, 222)),
];

const drawBody = () => [
  drawSolid(symmetricShape(`${CENTER_X},318 334,330 420,366 456,430 470,580 ${CENTER_X},580`, CENTER_X), SHIRT_TONES, {
    rim: 0.06,
  }),
  drawSolid(symmetricShape(`${CENTER_X},378 312,372 336,440 356,580 ${CENTER_X},580`, CENTER_X), APRON_TONES),
  paint(INK, join(poly(188, 372, 206, 372, 190, 322, 174, 326), poly(312, 372, 294, 372, 310, 322, 326, 326))),
  paint(INK, rect(196, 470, 108, 64)),
  paint(APRON_TONES.light, rect(203, 477, 94, 50)),
  paint(STEEL_TONES.base, join(rect(216, 448, 9, 50), rect(240, 440, 12, 60), rect(268, 452, 9, 46))),
];

const drawHead = () => [
  paint(INK, symmetricShape(`${CENTER_X},60 ~322,72 350,140 344,250 310,330 ${CENTER_X},340`, CENTER_X)),
  place(drawFrontFace(SKIN_TONES.brown, { jaw: 'strong', mouth: 'firm' }), { x: CENTER_X, y: 210, scale: 1.08 }),
  drawSolid(shape('166,168 ~170,104 ~210,62 ~262,56 ~318,72 ~336,120 336,166 ~252,138'), {
    base: '#d8432a',
    light: '#ff8a66',
    shade: '#8f2418',
  }),
  drawSolid(
    poly(330, 128, 398, 112, 384, 146, 404, 172, 336, 158),
    { base: '#d8432a', light: '#ff8a66', shade: '#8f2418' },
    { rim: 0, edge: 6 },
  ),
  paint(PAPER, join(disc(206, 104, 7), disc(246, 88, 7), disc(290, 98, 7), disc(228, 128, 6), disc(276, 124, 6))),
];

/** The arm of many trades: pistons, plates, and a fist like an anvil. */
const drawArm = () => [
  drawSolid(poly(388, 378, 470, 350, 520, 420, 500, 580, 400, 580), STEEL_TONES),
  drawSolid(disc(440, 392, 44), STEEL_TONES),
  paint(INK, disc(440, 392, 15)),
  place(drawFist(STEEL_TONES, { base: STEEL_TONES.base, shade: STEEL_TONES.shade }), {
    x: 488,
    y: 250,
    scale: 1.24,
    rotation: 8,
  }),
  paint(INK, brushStrokes(7, ['432,330 ~470,340 540,330', '438,352 ~472,360 534,352'], 'none')),
  drawRivets(452, 470, 486, 560, 4),
  paint('#f0b429', poly(418, 440, 436, 436, 440, 570, 420, 570)),
];

export const drawPortrait = () => [drawShop(), drawBody(), drawHead(), drawArm()];
