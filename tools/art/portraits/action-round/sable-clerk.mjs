import { INK, PAPER } from '../../kit/colours.mjs';
import { brush, strokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, rect, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { chance, FRAME, paint, rays } from '../../kit/scene.mjs';
import { bust, lapels, neck } from '../../parts/bust.mjs';
import { faceFront, SKIN } from '../../parts/face.mjs';

const CLOTH = { base: '#34304a', shade: '#211d31', light: '#5c5680' };

/** Torn ledger pages on a whirl about the head. */
function pages(front) {
  const roll = chance(front ? 5 : 11);
  const out = [];
  for (let index = 0; index < (front ? 4 : 13); index++) {
    const a = (index / (front ? 4 : 13)) * Math.PI * 2 + (front ? 0.5 : 0.2);
    const at = front
      ? [
          [70, 470],
          [534, 486],
          [46, 250],
          [560, 230],
        ][index]
      : [300 + Math.cos(a) * roll(190, 290), 210 + Math.sin(a) * roll(150, 240)];
    const page = [
      paint(INK, shape('-36,-46 ~0,-40 36,-50 ~32,0 40,44 ~0,38 -38,48 ~-32,0')),
      paint(index % 3 === 0 ? '#e6d3a4' : PAPER, shape('-30,-39 ~0,-34 30,-43 ~26,0 33,37 ~0,32 -31,41 ~-26,0')),
      paint('#c0392f', rect(8, -30, 3, 60)),
      paint('#4b4a63', join(rect(-22, -24, 26, 4), rect(-21, -10, 22, 4), rect(-21, 4, 26, 4), rect(-22, 18, 18, 4))),
    ];
    out.push(place(page, { x: at[0], y: at[1], r: roll(-60, 60), s: front ? 1.15 : roll(0.6, 0.95) }));
  }
  return out;
}

const visor = () => [
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

const hair = () => [
  paint(
    INK,
    shape(
      '222,238 ~206,180 ~212,110 ~250,66 ~312,58 ~366,84 ~392,134 ~394,190 378,240 ~376,190 ~360,150 ~300,140 ~240,150 ~226,190',
    ),
  ),
  paint('#4a4560', strokes(7, ['~236,110 ~276,76 320,72', '~250,118 ~286,94 330,92', '~356,100 ~376,130 378,160'])),
];

export const draw = () => [
  paint('#1d4b46', FRAME),
  paint('#2a655d', rays(300, 214, 26, 0.5, 0.1)),
  paint('#3f8a7c', ellipse(300, 214, 190, 178)),
  paint('#1d4b46', ellipse(300, 214, 160, 150)),
  pages(false),
  bust(CLOTH),
  neck(SKIN.fair),
  lapels(PAPER, CLOTH),
  paint(INK, shape('282,388 300,378 318,388 312,406 330,540 300,576 270,540 288,406')),
  paint('#c0392f', shape('290,392 300,388 310,392 305,406 320,534 300,560 280,534 295,406')),
  paint('#7d1f22', shape('302,400 305,406 320,534 300,560')),
  place(faceFront(SKIN.fair, { jaw: 'lean', iris: '#1f8a5b', open: 0.8, mouth: 'smirk' }), { x: 300, y: 222, s: 1.12 }),
  hair(),
  visor(),
  // A pen behind the ear.
  paint(INK, poly(386, 236, 470, 116, 482, 124, 398, 246)),
  paint('#d9a441', poly(392, 236, 468, 126, 474, 130, 400, 240)),
  paint(PAPER, shape('466,124 ~474,96 494,84 ~492,106 478,132')),
  paint(INK, join(disc(252, 262, 4), brush('~262,342 ~300,356 340,340', 3))),
  pages(true),
];
