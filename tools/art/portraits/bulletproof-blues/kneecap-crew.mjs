import { INK, PAPER } from '../../kit/colors.mjs';

import { ellipse, join, mirrorPair, poly, rect, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint } from '../../kit/scene.mjs';
import { drawBust } from '../../parts/bust.mjs';
import { SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';

/** A head in a knitted mask, drawn around the origin. */
const drawMask = (wool, skin, { squint = 0, band } = {}) => [
  paint(INK, shape('0,-112 ~56,-104 ~84,-60 ~86,10 ~70,74 ~34,112 ~0,118 ~-34,112 ~-70,74 ~-86,10 ~-84,-60 ~-56,-104')),
  paint(
    wool.base,
    shape('0,-100 ~50,-92 ~73,-54 ~75,8 ~60,66 ~30,100 ~0,105 ~-30,100 ~-60,66 ~-75,8 ~-73,-54 ~-50,-92'),
  ),
  paint(wool.shade, shape('20,-98 ~50,-92 ~73,-54 ~75,8 ~60,66 ~30,100 ~0,105 ~30,60 ~38,0 ~30,-60')),
  band === undefined ? [] : paint(band, shape('-70,-60 ~0,-78 70,-60 ~75,-40 ~0,-56 -75,-40')),
  paint(
    INK,
    join(
      shape(`-62,-18 ~-36,${-40 + squint} -8,-16 ~-14,8 ~-40,12 ~-58,4`),
      shape(`62,-18 ~36,${-40 + squint} 8,-16 ~14,8 ~40,12 ~58,4`),
    ),
  ),
  paint(skin.base, join(shape('-54,-14 ~-36,-30 -14,-13 ~-20,2 ~-40,5'), shape('54,-14 ~36,-30 14,-13 ~20,2 ~40,5'))),
  paint(PAPER, mirrorPair(shape('16,-8 ~32,-19 50,-10 ~34,1'))),
  paint(INK, mirrorPair(ellipse(33, -9, 6))),
  paint(INK, join(shape('-60,-26 -10,-10 -8,-22 ~-36,-38'), shape('60,-26 10,-10 8,-22 ~36,-38'))),
  paint(INK, shape('-34,52 ~0,42 34,52 ~26,74 ~0,80 ~-26,74')),
  paint(skin.base, shape('-26,55 ~0,49 26,55 ~18,68 ~0,71 ~-18,68')),
  paint(skin.lip, shape('-18,58 ~0,56 18,58 ~8,65 ~-8,65')),
];

const drawPipe = (x, y, rotation, scale = 1) =>
  place(
    [
      paint(INK, shape('-18,230 18,230 18,-120 ~20,-150 48,-156 80,-156 80,-200 40,-200 ~-8,-192 ~-18,-140')),
      paint('#8b95a3', shape('-10,224 10,224 10,-118 ~12,-158 44,-164 72,-164 72,-192 42,-192 ~-2,-184 ~-10,-138')),
      paint('#d3dae2', shape('-7,224 -1,224 -1,-130 ~4,-176 40,-186 ~-4,-176 ~-7,-130')),
      paint(INK, join(rect(-24, -100, 48, 26), rect(62, -206, 28, 56))),
      paint('#66707e', join(rect(-17, -94, 34, 14), rect(68, -200, 16, 44))),
    ],
    { x, y, rotation, scale },
  );

const JACKET_TONES = [
  { base: '#3a5a40', shade: '#22382a', light: '#6c9673' },
  { base: '#4b4f78', shade: '#2b2e4c', light: '#8287b5' },
  { base: '#7a3b3b', shade: '#4a2020', light: '#b06a62' },
  { base: '#6b5a34', shade: '#42371d', light: '#a08a56' },
];
const WOOL_TONES = [
  { base: '#2f3542', shade: '#1b1f29', light: '#5a6376' },
  { base: '#8f2a2a', shade: '#5c1616', light: '#c9605a' },
  { base: '#2f5d7a', shade: '#1a394d', light: '#6698b5' },
  { base: '#d9a441', shade: '#95691d', light: '#f4d58d' },
];

export const drawPortrait = () => [
  paint('#8a3f2c', FRAME),
  paint(
    '#a2503a',
    join(
      ...Array.from({ length: 40 }, (_element, index) =>
        rect((index % 5) * 130 - (Math.floor(index / 5) % 2) * 65 + 3, Math.floor(index / 5) * 60 + 3, 124, 54),
      ),
    ),
  ),
  paint('#ffe9a8', poly(220, 0, 380, 0, 640, 560, -40, 560), 0.35),
  paint(INK, shape('250,0 350,0 340,34 ~300,48 260,34')),
  paint('#ffe9a8', shape('268,30 332,30 ~300,42')),
  // Two members in the back.
  place(drawBust(JACKET_TONES[0]), { x: -60, y: 36, scale: 0.8 }),
  place(drawMask(WOOL_TONES[0], SKIN_TONES.tan, { squint: 6 }), { x: 176, y: 190, scale: 0.8, rotation: -4 }),
  place(drawBust(JACKET_TONES[1]), { x: 184, y: 20, scale: 0.8 }),
  place(drawMask(WOOL_TONES[1], SKIN_TONES.fair, { band: '#f7f0e1' }), { x: 424, y: 176, scale: 0.8, rotation: 5 }),
  drawPipe(76, 300, -10, 0.95),
  // The other two members in front.
  place(drawBust(JACKET_TONES[2]), { x: -110, y: 150, scale: 0.86 }),
  place(drawMask(WOOL_TONES[2], SKIN_TONES.brown, { squint: 10 }), { x: 146, y: 352, scale: 0.9, rotation: 4 }),
  place(drawBust(JACKET_TONES[3]), { x: 176, y: 160, scale: 0.86 }),
  place(drawMask(WOOL_TONES[3], SKIN_TONES.fair, { band: '#2f3542' }), { x: 432, y: 362, scale: 0.92, rotation: -5 }),
  drawPipe(292, 400, 4, 1.05),
  place(
    drawFist(
      { base: '#5b4a3a', light: '#8a725a', shade: '#382c20' },
      { base: JACKET_TONES[3].base, shade: JACKET_TONES[3].shade },
    ),
    { x: 292, y: 500, scale: 0.8 },
  ),
];
