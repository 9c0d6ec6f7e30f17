import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, rect, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, skyline, windows } from '../../kit/scene.mjs';
import { drawBust, drawNeck } from '../../parts/bust.mjs';
import { drawTurnedFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';

const VEST_TONES = { base: '#b5562f', shade: '#78331a', light: '#e28a5c' };
const TWEED_TONES = { base: '#7d8a5a', shade: '#4f5a36', light: '#aab684' };

const drawNewspaper = (x, y, scale, rotation) =>
  place(
    [
      paint(INK, shape('-84,-58 ~0,-50 86,-64 92,52 ~0,62 -90,56')),
      paint(PAPER, shape('-75,-48 ~0,-41 77,-54 82,44 ~0,52 -80,47')),
      paint('#cfc4ab', shape('2,-41 77,-54 82,44 2,52')),
      paint(INK, rect(-64, -34, 58, 15)),
      paint('#c0392f', rect(12, -36, 54, 10)),
      paint(
        '#5a5468',
        join(
          rect(-64, -10, 24, 4),
          rect(-64, 2, 24, 4),
          rect(-64, 14, 24, 4),
          rect(-64, 26, 24, 4),
          rect(14, 10, 54, 4),
          rect(14, 22, 54, 4),
        ),
      ),
      paint('#7fa6b8', rect(-34, -10, 28, 40)),
      paint('#8b8796', rect(14, -18, 54, 22)),
    ],
    { x, y, scale, rotation },
  );

const drawCap = () => [
  paint(
    INK,
    shape(
      '196,156 ~186,100 ~226,58 ~300,44 ~372,60 ~408,104 ~404,140 440,158 ~446,180 ~400,178 ~360,168 ~300,152 ~240,160 210,182',
    ),
  ),
  paint(
    TWEED_TONES.base,
    shape('208,146 ~202,106 ~238,74 ~300,60 ~360,74 ~392,110 ~388,134 ~340,130 ~300,128 ~244,138'),
  ),
  paint(TWEED_TONES.shade, shape('330,66 ~360,74 ~392,110 ~388,134 ~340,130 ~356,100')),
  paint(TWEED_TONES.light, shape('216,132 ~214,106 ~246,80 ~276,72 ~240,100 ~230,130')),
  paint(INK, brushStrokes(4, ['~300,62 ~270,90 ~264,132', '~300,62 ~334,92 ~340,128'])),
  paint(INK, disc(300, 60, 10)),
  paint(
    TWEED_TONES.shade,
    shape('216,168 ~246,148 ~300,140 ~360,154 ~400,162 436,168 ~400,170 ~360,160 ~300,150 ~244,158'),
  ),
];

export const drawPortrait = () => [
  paint('#f2a65a', FRAME),
  paint('#f7c888', disc(330, 200, 210)),
  paint('#fbe2b5', disc(330, 200, 150)),
  paint('#8f5a6b', skyline(17, 360, 20, 190)),
  paint('#f7c888', windows(5, 40, 10, 230, 590, 360)),
  paint('#5d3a52', skyline(4, 450, 0, 120)),
  drawNewspaper(84, 120, 0.8, -24),
  drawNewspaper(520, 116, 0.86, 20),
  drawNewspaper(536, 300, 0.7, -12),
  drawBust(VEST_TONES),
  // Shirt sleeves, and a strap with the bag of papers.
  paint(
    PAPER,
    join(
      shape('92,450 ~122,400 ~176,370 ~190,430 ~180,580 68,580'),
      shape('508,450 ~478,400 ~424,370 ~410,430 ~420,580 532,580'),
    ),
  ),
  paint('#cfc4ab', shape('508,450 ~478,400 ~452,386 ~470,470 ~470,580 532,580')),
  paint(
    INK,
    brushStrokes(6, ['~178,372 ~194,440 184,580', '~422,372 ~406,440 416,580', '~110,470 ~130,500 126,560'], 'none'),
  ),
  paint(INK, poly(196, 366, 232, 352, 470, 560, 440, 590)),
  paint('#6b4526', poly(206, 370, 228, 362, 456, 562, 440, 576)),
  drawNeck(SKIN_TONES.fair),
  paint(INK, shape('236,344 300,384 364,344 372,384 318,392 300,420 282,392 228,384')),
  paint('#2f6fa8', shape('242,358 300,396 358,358 362,376 314,384 300,404 286,384 238,376')),
  place(drawTurnedFace(SKIN_TONES.fair, { soft: true, iris: '#4a8f4a', mouth: 'none' }), {
    x: 306,
    y: 224,
    scale: 1.06,
  }),
  // The open mouth, which shouts the headline.
  paint(INK, shape('306,280 ~334,268 362,276 ~366,312 ~340,330 ~312,316')),
  paint('#b4483f', shape('316,300 ~338,292 358,302 ~354,314 ~338,320 ~320,312')),
  paint(PAPER, shape('314,282 ~336,274 356,280 ~340,288')),
  paint('#b9704f', join(disc(330, 250, 3), disc(344, 256, 3), disc(322, 262, 3))),
  paint(INK, shape('238,150 ~222,200 ~232,262 250,290 ~258,240 254,200 ~276,180 ~270,150')),
  paint('#c9752e', brushStrokes(7, ['~240,166 ~232,210 ~242,256', '~254,164 ~246,200 ~250,230'])),
  drawCap(),
  paint(
    '#ffffff',
    join(
      brushStroke('~410,262 ~440,250 470,244', 7),
      brushStroke('~412,288 ~446,290 478,296', 7),
      brushStroke('~406,312 ~434,324 460,342', 7),
    ),
  ),
  drawNewspaper(126, 330, 1.15, -10),
  place(drawFist({ base: '#eec3a0', light: '#ffe3c6', shade: '#b9745a' }, { base: PAPER, shade: '#cfc4ab' }), {
    x: 128,
    y: 430,
    scale: 0.92,
    rotation: -6,
  }),
];
