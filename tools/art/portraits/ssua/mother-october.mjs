import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, sparks } from '../../kit/scene.mjs';
import { drawFrontFace } from '../../parts/face.mjs';
import { drawSolid } from '../../parts/solid.mjs';

const CENTER_X = 320;
const PALE_TONES = { base: '#d8d3c4', light: '#fbf7e8', shade: '#8b8a92', lip: '#6e3a52' };
const VELVET_TONES = { base: '#4a2d5c', light: '#8a63a4', shade: '#27163a' };
const BRASS_TONES = { base: '#d19a3a', light: '#ffe0a0', shade: '#80561a' };

const drawGhost = (x, y, scale, flip) =>
  place(
    [
      paint('#7fb7b8', shape('0,-70 ~46,-54 ~54,10 ~60,76 34,58 14,88 -10,60 -40,84 ~-50,20 ~-44,-50'), 0.75),
      paint('#cfe8e2', shape('-8,-62 ~-36,-44 ~-40,10 ~-30,-10 ~-20,-44'), 0.8),
      paint('#1a2530', join(ellipse(-16, -22, 8, 13), ellipse(18, -22, 8, 13), ellipse(2, 12, 9, 14))),
    ],
    { x, y, scale, flip },
  );

const drawYard = () => [
  paint('#232743', FRAME),
  paint('#3b3f63', rect(0, 0, 600, 300)),
  paint('#f0d78c', disc(470, 90, 92)),
  paint('#3b3f63', disc(436, 70, 84)),
  paint('#e9e4c8', sparks(12, 22, 3, 8, [0, 0, 420, 200])),
  paint(
    '#1a1d33',
    join(
      brushStroke('40,400 ~60,240 20,60', 30, 'start'),
      brushStroke('52,240 ~110,180 150,80', 14, 'start'),
      brushStroke('50,180 ~20,140 -20,120', 12, 'start'),
    ),
  ),
  paint('#151729', shape('-20,420 ~150,390 ~330,410 ~480,388 620,410 620,580 -20,580')),
  paint(
    '#5a5f80',
    join(
      poly(500, 420, 500, 350, 520, 330, 550, 330, 570, 350, 570, 420),
      poly(84, 430, 84, 380, 100, 364, 124, 364, 140, 380, 140, 430),
    ),
  ),
  drawGhost(112, 226, 0.95, false),
  drawGhost(530, 250, 0.85, true),
];

const drawGown = () => [
  drawSolid(symmetricShape(`${CENTER_X},320 396,332 478,372 516,440 540,580 ${CENTER_X},580`, CENTER_X), VELVET_TONES, {
    rim: 0.08,
  }),
  paint(INK, symmetricShape(`${CENTER_X},330 380,340 396,420 ${CENTER_X},480`, CENTER_X)),
  paint(PAPER, symmetricShape(`${CENTER_X},336 ~372,344 384,384 ${CENTER_X},404`, CENTER_X)),
  paint('#b9b4a4', shape('330,338 ~372,344 384,384 330,402')),
  paint(INK, brushStrokes(5, ['262,356 ~290,372 318,374', '378,356 ~350,372 322,374'], 'both')),
  drawSolid(disc(CENTER_X, 398, 22), BRASS_TONES, { edge: 6 }),
  paint('#b02a4a', disc(CENTER_X, 398, 11)),
];

const drawHead = () => [
  // Bonnet.
  drawSolid(
    symmetricShape(`${CENTER_X},34 ~404,50 ~462,130 ~458,240 ~420,316 ${CENTER_X},340`, CENTER_X),
    VELVET_TONES,
  ),
  paint(INK, symmetricShape(`${CENTER_X},74 ~384,86 ~424,150 ~418,240 ~386,304 ${CENTER_X},322`, CENTER_X)),
  paint(
    '#e7e2d2',
    symmetricShape(`${CENTER_X},82 ~380,94 ~412,150 ~406,186 396,150 ~366,110 ${CENTER_X},104`, CENTER_X),
  ),
  place(drawFrontFace(PALE_TONES, { jaw: 'lean', mouth: 'firm', iris: '#8fd6d0', brows: '#5c5866' }), {
    x: CENTER_X,
    y: 212,
    scale: 0.96,
  }),
  paint(
    '#8a8794',
    brushStrokes(4, ['272,250 ~282,266 280,282', '368,250 ~358,266 360,282', '290,146 ~320,138 350,146']),
  ),
];

const drawLantern = () => [
  paint('#ffd766', disc(494, 446, 96), 0.3),
  paint(INK, brushStroke('494,330 ~494,370 494,400', 8, 'none')),
  drawSolid(poly(456, 398, 532, 398, 520, 382, 468, 382), BRASS_TONES, { rim: 0, edge: 6 }),
  paint(INK, poly(454, 400, 534, 400, 526, 500, 462, 500)),
  paint('#ffe9a0', poly(466, 408, 522, 408, 516, 492, 472, 492)),
  paint('#f07f2d', shape('480,490 ~476,456 494,426 ~512,456 508,490')),
  drawSolid(rect(452, 498, 84, 18), BRASS_TONES, { rim: 0, edge: 6 }),
];

export const drawPortrait = () => [drawYard(), drawGown(), drawHead(), drawLantern()];
