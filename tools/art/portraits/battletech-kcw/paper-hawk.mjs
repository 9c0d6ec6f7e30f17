import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, shape } from '../../kit/path.mjs';
import { dots, FRAME, paint, sparks } from '../../kit/scene.mjs';
import { drawLamp, drawSolid } from '../../parts/solid.mjs';

const WING_TONES = { base: '#e9e2cf', light: '#ffffff', shade: '#a79f8a' };
const BLUE_TONES = { base: '#3d6fa5', light: '#8bb7de', shade: '#1f3f66' };

const drawNight = () => [
  paint('#152238', FRAME),
  paint('#24406a', dots(300, 560, 0, -1, { radius: 15, step: 42, length: 420, box: [0, 180, 600, 560] })),
  paint('#f5e6b4', disc(470, 118, 88)),
  paint('#e4cd86', join(ellipse(446, 96, 18, 14), ellipse(496, 138, 22, 16), ellipse(500, 84, 10, 8))),
  paint('#f5e6b4', sparks(31, 22, 3, 8, [0, 0, 600, 260])),
  paint('#cfd8dc', shape('-20,452 ~120,420 ~260,446 ~400,418 620,446 620,580 -20,580')),
  paint('#8fa2ad', shape('-20,500 ~140,470 ~330,502 ~480,476 620,498 620,580 -20,580')),
];

const drawTrail = () => [
  paint('#7ff0d6', brushStrokes(16, ['40,404 ~150,352 236,292', '90,438 ~190,380 268,318'], 'start')),
  paint(PAPER, brushStrokes(6, ['70,420 ~170,366 252,306'], 'start')),
];

const drawPlane = () => [
  // Far wing, near wing and keel of a paper plane that flies up to the right.
  drawSolid(poly(520, 120, 214, 132, 60, 70, 250, 214), WING_TONES, { split: 0.5, rim: 0 }),
  paint(BLUE_TONES.base, poly(150, 98, 236, 130, 300, 128, 206, 92)),
  drawSolid(
    poly(520, 120, 250, 214, 226, 330, 330, 236),
    { base: '#c9c0aa', light: '#e9e2cf', shade: '#7d7564' },
    { rim: 0 },
  ),
  drawSolid(poly(520, 120, 330, 236, 356, 392, 452, 268), WING_TONES, { split: 0.7, rim: 0 }),
  paint(BLUE_TONES.base, poly(356, 330, 366, 386, 404, 334, 384, 296)),
  // Cockpit and cannon.
  paint(INK, shape('352,176 ~404,142 ~452,136 ~430,164 372,196')),
  paint('#7fd0e6', shape('364,176 ~406,150 ~440,144 ~422,162 376,187')),
  paint('#ffffff', poly(386, 162, 404, 152, 398, 168, 384, 174)),
  drawSolid(poly(500, 118, 584, 88, 588, 100, 508, 134), BLUE_TONES, { rim: 0, edge: 6 }),
  paint(INK, brushStrokes(5, ['250,214 ~330,180 420,148', '330,236 ~400,190 500,130'], 'end')),
  drawLamp(240, 300, 26, '#7ff0d6'),
  drawLamp(274, 268, 18, '#7ff0d6'),
];

export const drawPortrait = () => [drawNight(), drawTrail(), drawPlane()];
