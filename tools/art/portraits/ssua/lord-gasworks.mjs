import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, rect, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays } from '../../kit/scene.mjs';
import { drawFrontFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';
import { drawLamp, drawSolid } from '../../parts/solid.mjs';

const CENTER_X = 300;
const COAT_TONES = { base: '#3a3f4f', light: '#7a8299', shade: '#1d2130' };
const BRASS_TONES = { base: '#c9912f', light: '#ffdf94', shade: '#785214' };
const FLAME_FILL = '#39c6e8';

const drawGasworks = () => [
  paint('#0f2a33', FRAME),
  paint('#163d49', rays(470, 250, 26, 0.5, 0.06)),
  // Gas holders.
  [
    [88, 210, 96],
    [540, 250, 70],
  ].map(([x, y, radius]) => [
    paint('#0a1c23', rect(x - radius, y, 2 * radius, 360)),
    paint(
      '#1f5562',
      join(...[-1, -0.5, 0, 0.5, 0.96].map((fraction) => rect(x + fraction * radius - 3, y - 40, 6, 400))),
    ),
    paint(
      '#1f5562',
      join(
        rect(x - radius, y - 30, 2 * radius, 6),
        rect(x - radius, y + 40, 2 * radius, 6),
        rect(x - radius, y + 120, 2 * radius, 6),
      ),
    ),
  ]),
  paint('#1f5562', disc(470, 250, 150), 0.7),
];

const drawCoat = () => [
  drawSolid(symmetricShape(`${CENTER_X},322 376,332 462,372 500,440 520,580 ${CENTER_X},580`, CENTER_X), COAT_TONES, {
    rim: 0.08,
  }),
  paint(INK, symmetricShape(`${CENTER_X},330 352,340 344,470 ${CENTER_X},580`, CENTER_X)),
  paint(PAPER, symmetricShape(`${CENTER_X},338 340,344 330,420 ${CENTER_X},470`, CENTER_X)),
  paint(
    '#7a2440',
    poly(
      CENTER_X - 28,
      350,
      CENTER_X + 28,
      350,
      CENTER_X + 14,
      372,
      CENTER_X + 30,
      440,
      CENTER_X,
      470,
      CENTER_X - 30,
      440,
      CENTER_X - 14,
      372,
    ),
  ),
  drawSolid(poly(254, 336, 232, 352, 262, 470, 292, 400), COAT_TONES, { rim: 0, edge: 5 }),
  drawSolid(poly(346, 336, 368, 352, 338, 470, 308, 400), COAT_TONES, { rim: 0, edge: 5 }),
  // A gauge in place of a buttonhole flower.
  drawLamp(206, 430, 34, PAPER),
  paint(INK, brushStroke('206,430 226,412', 6, 'none')),
  paint(BRASS_TONES.base, ring(206, 430, 34, 27)),
];

const drawHead = () => [
  place(drawFrontFace(SKIN_TONES.fair, { jaw: 'lean', mouth: 'smirk', iris: '#2b7a9b', brows: '#6a6a72' }), {
    x: CENTER_X,
    y: 222,
    scale: 1.02,
  }),
  paint('#6a6a72', shape('234,190 ~228,230 ~238,280 252,250 250,196')),
  paint('#6a6a72', shape('366,190 ~372,230 ~362,280 348,250 350,196')),
  // Moustache like two flames.
  paint(
    INK,
    shape('300,266 ~278,258 ~244,272 220,252 ~232,290 ~274,296 300,280 ~326,296 ~368,290 380,252 ~356,272 ~322,258'),
  ),
  paint('#8b8b94', shape('298,271 ~276,265 ~248,278 232,268 ~244,286 ~276,288')),
  // Monocle.
  paint(BRASS_TONES.base, ring(332, 206, 28, 22)),
  paint(INK, brushStrokes(3, ['356,220 ~372,280 352,352'], 'none')),
  paint('#d9f4fa', ellipse(332, 206, 21), 0.35),
  // Hat.
  drawSolid(poly(226, -10, 374, -10, 368, 118, 232, 118), COAT_TONES, { rim: 0.1 }),
  paint('#7a2440', rect(232, 92, 137, 26)),
  drawSolid(shape('176,116 ~240,132 ~300,136 ~360,132 424,116 ~404,148 ~300,158 ~196,148'), COAT_TONES, { rim: 0 }),
];

const drawFlame = () => [
  paint(FLAME_FILL, disc(478, 250, 96), 0.25),
  place(drawFist({ base: PAPER, light: '#ffffff', shade: '#b9b2a4' }, COAT_TONES), {
    x: 474,
    y: 410,
    scale: 1.02,
    rotation: 6,
  }),
  paint(INK, shape('430,350 ~404,286 ~440,236 ~452,180 ~488,220 ~500,160 ~540,236 ~556,296 522,352')),
  paint('#2277c8', shape('440,346 ~418,288 ~450,240 ~458,206 ~488,244 ~502,194 ~530,244 ~544,296 514,346')),
  paint(FLAME_FILL, shape('452,344 ~440,296 ~468,254 ~490,276 ~506,240 ~528,298 506,344')),
  paint('#e9fdff', shape('466,342 ~462,310 ~484,280 ~508,312 496,342')),
];

export const drawPortrait = () => [drawGasworks(), drawCoat(), drawHead(), drawFlame()];
