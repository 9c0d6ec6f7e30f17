import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, mirrorPair, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, skyline, windows } from '../../kit/scene.mjs';
import { drawFrontFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawLamp, drawSolid } from '../../parts/solid.mjs';

const CENTER_X = 320;
const RED_TONES = { base: '#d6382f', light: '#ff8068', shade: '#8a1c22' };
const CREAM_TONES = { base: '#f5e6bf', light: '#ffffff', shade: '#c2a873' };

const drawTramLine = () => [
  paint('#163a4a', FRAME),
  paint('#1f5567', skyline(12, 420, 60, 240)),
  paint('#0e2733', skyline(33, 500, 20, 110)),
  paint('#ffd766', windows(8, 30, 0, 240, 600, 480)),
  paint(
    '#7ff0e0',
    brushStrokes(
      18,
      [
        '-20,120 ~160,150 330,210',
        '-20,230 ~140,240 300,280',
        '-20,390 ~140,380 290,350',
        '620,90 ~480,140 350,220',
        '620,330 ~500,320 360,300',
      ],
      'start',
    ),
  ),
  paint(
    PAPER,
    brushStrokes(7, ['-20,150 ~150,176 300,226', '-20,260 ~130,264 280,296', '620,120 ~500,160 380,226'], 'start'),
  ),
  paint(INK, brushStroke('-10,44 ~300,70 610,30', 6, 'none')),
];

const drawCoat = () => [
  drawSolid(symmetricShape(`${CENTER_X},300 392,318 470,346 520,400 552,580 ${CENTER_X},580`, CENTER_X), RED_TONES, {
    rim: 0.06,
  }),
  paint(INK, symmetricShape(`${CENTER_X},300 366,316 380,400 ${CENTER_X},470`, CENTER_X)),
  paint(CREAM_TONES.base, symmetricShape(`${CENTER_X},308 356,320 368,396 ${CENTER_X},452`, CENTER_X)),
  paint(CREAM_TONES.shade, poly(CENTER_X + 8, 310, 356, 320, 368, 396, CENTER_X + 8, 446)),
  paint(INK, mirrorPair(join(disc(404, 470, 11), disc(408, 526, 11)), CENTER_X)),
  paint('#f0b429', mirrorPair(join(disc(404, 470, 7), disc(408, 526, 7)), CENTER_X)),
  paint(CREAM_TONES.base, mirrorPair(poly(430, 346, 470, 360, 540, 580, 500, 580), CENTER_X)),
  drawLamp(CENTER_X, 404, 44, '#ffe9a0'),
  paint(
    '#c9932a',
    brushStrokes(4, [`${CENTER_X - 24},404 ${CENTER_X + 24},404`, `${CENTER_X},380 ${CENTER_X},428`], 'none'),
  ),
];

const drawHead = () => [
  paint(INK, shape('250,330 ~206,250 ~214,120 ~276,62 ~364,62 ~428,120 ~440,250 392,330')),
  paint('#8a3f1e', shape('256,320 ~222,250 ~226,140 ~276,84 ~330,78 ~300,200 280,320')),
  place(drawFrontFace(SKIN_TONES.tan, { jaw: 'soft', mouth: 'smirk', iris: '#2b7a5a' }), {
    x: CENTER_X,
    y: 206,
    scale: 1.06,
  }),
  // Driver's cap with the route on it, goggles above the peak.
  paint(INK, symmetricShape(`${CENTER_X},44 ~392,54 436,96 428,150 ${CENTER_X},160`, CENTER_X)),
  paint(RED_TONES.base, symmetricShape(`${CENTER_X},54 ~386,64 424,100 418,138 ${CENTER_X},148`, CENTER_X)),
  paint(RED_TONES.shade, shape('350,56 ~396,68 424,100 418,138 360,146 ~372,100')),
  paint(INK, symmetricShape(`${CENTER_X},132 ~410,124 438,148 ~400,172 ${CENTER_X},162`, CENTER_X)),
  paint(CREAM_TONES.base, rect(284, 78, 72, 46)),
  paint(INK, join(rect(296, 88, 8, 28), poly(318, 88, 344, 88, 344, 95, 332, 116, 322, 116, 334, 95, 318, 95))),
  paint(SKIN_TONES.tan.light, poly(270, 300, 276, 300, 274, 306)),
];

export const drawPortrait = () => [drawTramLine(), drawCoat(), drawHead()];
