import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, rect, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { createRandom, FRAME, paint, rays } from '../../kit/scene.mjs';
import { drawBust, drawLapels, drawNeck } from '../../parts/bust.mjs';
import { drawFrontFace, SKIN_TONES } from '../../parts/face.mjs';

const CLOTH_TONES = { base: '#34304a', shade: '#211d31', light: '#5c5680' };

/** Torn ledger pages that whirl around the head. `inFront` selects the pages in front of the clerk. */
function drawPages(inFront) {
  const random = createRandom(inFront ? 5 : 11);
  const pages = [];
  for (let pageIndex = 0; pageIndex < (inFront ? 4 : 13); pageIndex++) {
    const angle = (pageIndex / (inFront ? 4 : 13)) * Math.PI * 2 + (inFront ? 0.5 : 0.2);
    const position = inFront
      ? [
          [70, 470],
          [534, 486],
          [46, 250],
          [560, 230],
        ][pageIndex]
      : [300 + Math.cos(angle) * random(190, 290), 210 + Math.sin(angle) * random(150, 240)];
    const page = [
      paint(INK, shape('-36,-46 ~0,-40 36,-50 ~32,0 40,44 ~0,38 -38,48 ~-32,0')),
      paint(pageIndex % 3 === 0 ? '#e6d3a4' : PAPER, shape('-30,-39 ~0,-34 30,-43 ~26,0 33,37 ~0,32 -31,41 ~-26,0')),
      paint('#c0392f', rect(8, -30, 3, 60)),
      paint('#4b4a63', join(rect(-22, -24, 26, 4), rect(-21, -10, 22, 4), rect(-21, 4, 26, 4), rect(-22, 18, 18, 4))),
    ];
    pages.push(
      place(page, {
        x: position[0],
        y: position[1],
        rotation: random(-60, 60),
        scale: inFront ? 1.15 : random(0.6, 0.95),
      }),
    );
  }
  return pages;
}

const drawVisor = () => [
  paint(
    INK,
    shape(
      '206,164 ~208,140 ~250,118 ~300,112 ~350,118 ~392,140 394,164 ~420,196 ~404,214 ~352,196 ~300,192 ~248,196 ~196,214 ~180,196',
    ),
  ),
  paint(
    '#1f8a5b',
    shape('212,172 ~256,158 ~300,154 ~344,158 388,172 ~408,196 ~398,204 ~350,186 ~300,182 ~250,186 ~202,204 ~192,196'),
  ),
  paint('#6fd3a0', shape('214,176 ~250,164 ~290,160 ~250,176 ~206,196')),
  paint('#0f5236', shape('330,160 ~388,172 ~408,196 ~398,204 ~350,186')),
  paint('#d9a441', shape('212,150 ~256,128 ~300,123 ~344,128 388,150 388,164 ~344,144 ~300,139 ~256,144 212,164')),
];

const drawHair = () => [
  paint(
    INK,
    shape(
      '222,238 ~206,180 ~212,110 ~250,66 ~312,58 ~366,84 ~392,134 ~394,190 378,240 ~376,190 ~360,150 ~300,140 ~240,150 ~226,190',
    ),
  ),
  paint(
    '#4a4560',
    brushStrokes(7, ['~236,110 ~276,76 320,72', '~250,118 ~286,94 330,92', '~356,100 ~376,130 378,160']),
  ),
];

export const drawPortrait = () => [
  paint('#1d4b46', FRAME),
  paint('#2a655d', rays(300, 214, 26, 0.5, 0.1)),
  paint('#3f8a7c', ellipse(300, 214, 190, 178)),
  paint('#1d4b46', ellipse(300, 214, 160, 150)),
  drawPages(false),
  drawBust(CLOTH_TONES),
  drawNeck(SKIN_TONES.fair),
  drawLapels(PAPER, CLOTH_TONES),
  paint(INK, shape('282,388 300,378 318,388 312,406 330,540 300,576 270,540 288,406')),
  paint('#c0392f', shape('290,392 300,388 310,392 305,406 320,534 300,560 280,534 295,406')),
  paint('#7d1f22', shape('302,400 305,406 320,534 300,560')),
  place(drawFrontFace(SKIN_TONES.fair, { jaw: 'lean', iris: '#1f8a5b', open: 0.8, mouth: 'smirk' }), {
    x: 300,
    y: 222,
    scale: 1.12,
  }),
  drawHair(),
  drawVisor(),
  // A pen behind the ear.
  paint(INK, poly(386, 236, 470, 116, 482, 124, 398, 246)),
  paint('#d9a441', poly(392, 236, 468, 126, 474, 130, 400, 240)),
  paint(PAPER, shape('466,124 ~474,96 494,84 ~492,106 478,132')),
  paint(INK, join(disc(252, 262, 4), brushStroke('~262,342 ~300,356 340,340', 3))),
  drawPages(true),
];
