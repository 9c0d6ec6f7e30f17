import { INK, PAPER } from '../../kit/colours.mjs';
import { brush, strokes } from '../../kit/ink.mjs';
import { both, disc, join, poly, rect, shape, twin } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, skyline, windows } from '../../kit/scene.mjs';
import { faceFront, SKIN } from '../../parts/face.mjs';
import { lamp, solid } from '../../parts/solid.mjs';

const X = 320;
const RED = { base: '#d6382f', light: '#ff8068', shade: '#8a1c22' };
const CREAM = { base: '#f5e6bf', light: '#ffffff', shade: '#c2a873' };

const line = () => [
  paint('#163a4a', FRAME),
  paint('#1f5567', skyline(12, 420, 60, 240)),
  paint('#0e2733', skyline(33, 500, 20, 110)),
  paint('#ffd766', windows(8, 30, 0, 240, 600, 480)),
  paint(
    '#7ff0e0',
    strokes(
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
    strokes(7, ['-20,150 ~150,176 300,226', '-20,260 ~130,264 280,296', '620,120 ~500,160 380,226'], 'start'),
  ),
  paint(INK, brush('-10,44 ~300,70 610,30', 6, 'none')),
];

const coat = () => [
  solid(twin(`${X},300 392,318 470,346 520,400 552,580 ${X},580`, X), RED, { rim: 0.06 }),
  paint(INK, twin(`${X},300 366,316 380,400 ${X},470`, X)),
  paint(CREAM.base, twin(`${X},308 356,320 368,396 ${X},452`, X)),
  paint(CREAM.shade, poly(X + 8, 310, 356, 320, 368, 396, X + 8, 446)),
  paint(INK, both(join(disc(404, 470, 11), disc(408, 526, 11)), X)),
  paint('#f0b429', both(join(disc(404, 470, 7), disc(408, 526, 7)), X)),
  paint(CREAM.base, both(poly(430, 346, 470, 360, 540, 580, 500, 580), X)),
  lamp(X, 404, 44, '#ffe9a0'),
  paint('#c9932a', strokes(4, [`${X - 24},404 ${X + 24},404`, `${X},380 ${X},428`], 'none')),
];

const head = () => [
  paint(INK, shape('250,330 ~206,250 ~214,120 ~276,62 ~364,62 ~428,120 ~440,250 392,330')),
  paint('#8a3f1e', shape('256,320 ~222,250 ~226,140 ~276,84 ~330,78 ~300,200 280,320')),
  place(faceFront(SKIN.tan, { jaw: 'soft', mouth: 'smirk', iris: '#2b7a5a' }), { x: X, y: 206, s: 1.06 }),
  // Driver's cap with the route on it, goggles above the peak.
  paint(INK, twin(`${X},44 ~392,54 436,96 428,150 ${X},160`, X)),
  paint(RED.base, twin(`${X},54 ~386,64 424,100 418,138 ${X},148`, X)),
  paint(RED.shade, shape('350,56 ~396,68 424,100 418,138 360,146 ~372,100')),
  paint(INK, twin(`${X},132 ~410,124 438,148 ~400,172 ${X},162`, X)),
  paint(CREAM.base, rect(284, 78, 72, 46)),
  paint(INK, join(rect(296, 88, 8, 28), poly(318, 88, 344, 88, 344, 95, 332, 116, 322, 116, 334, 95, 318, 95))),
  paint(SKIN.tan.light, poly(270, 300, 276, 300, 274, 306)),
];

export const draw = () => [line(), coat(), head()];
