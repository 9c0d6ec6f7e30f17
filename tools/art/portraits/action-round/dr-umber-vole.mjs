import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, rect, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { createRandom, FRAME, paint } from '../../kit/scene.mjs';
import { drawBust } from '../../parts/bust.mjs';

const FUR_TONES = { base: '#8a5f3d', shade: '#573720', light: '#bb8a5c' };
const COAT_TONES = { base: '#e9e3cf', shade: '#b0a789', light: '#ffffff' };

/** Layers of earth under the street, with roots and his tunnel. */
function drawEarth() {
  const random = createRandom(21);
  const stones = Array.from({ length: 22 }, () =>
    ellipse(
      Math.round(random(0, 600)),
      Math.round(random(90, 540)),
      Math.round(random(6, 18)),
      Math.round(random(4, 11)),
    ),
  );
  return [
    paint('#3a2618', FRAME),
    paint('#6d8f3a', rect(0, 0, 600, 22)),
    paint('#4d331f', shape('0,22 600,22 600,120 ~450,140 ~300,112 ~150,146 0,118')),
    paint('#5f4128', shape('0,300 ~140,280 ~320,316 ~470,286 600,310 600,400 ~440,380 ~260,410 ~120,380 0,400')),
    paint('#7a5a3a', join(...stones)),
    paint('#f3c46a', disc(300, 220, 232)),
    paint('#fbe3a0', disc(300, 200, 184)),
    paint(
      '#24160d',
      brushStrokes(
        10,
        ['~60,20 ~80,90 ~50,150 70,210', '~540,20 ~520,80 ~556,150 530,230', '~110,20 ~120,70 104,110'],
        'end',
      ),
    ),
  ];
}

const drawLamp = () => [
  paint('#fff3c4', poly(276, 66, 324, 66, 470, -40, 130, -40), 0.8),
  paint(INK, shape('204,152 ~210,84 ~250,50 ~300,42 ~350,50 ~390,84 396,152')),
  paint('#d9a441', shape('216,142 ~222,92 ~256,64 ~300,56 ~344,64 ~378,92 384,142')),
  paint('#9a6a1e', shape('320,58 ~344,64 ~378,92 384,142 330,142 ~340,100')),
  paint('#f3d07a', shape('230,132 ~236,98 ~266,76 ~248,104 246,134')),
  paint(INK, rect(192, 138, 216, 26)),
  paint('#b9822a', rect(200, 144, 200, 13)),
  paint(INK, disc(300, 84, 38)),
  paint('#6b6f7c', disc(300, 84, 31)),
  paint('#fff7d6', disc(300, 84, 24)),
  paint('#ffffff', ellipse(292, 76, 9, 7)),
];

const drawGoggle = (x) => [
  paint(INK, disc(x, 214, 56)),
  paint('#8c5a2b', disc(x, 214, 49)),
  paint(INK, disc(x, 214, 38)),
  paint('#2f8f7a', disc(x, 214, 33)),
  paint('#7fd8bf', shape(`${x - 26},210 ~${x - 18},190 ~${x + 2},184 ~${x - 12},204 ~${x - 18},222`)),
  paint(INK, disc(x + 4, 218, 10)),
  paint(PAPER, disc(x + 7, 214, 3.5)),
];

const drawHead = () => [
  paint(INK, mirrorPair(ellipse(206, 156, 38, 40), 300)),
  paint(FUR_TONES.shade, mirrorPair(ellipse(206, 156, 27, 29), 300)),
  paint(INK, symmetricShape('300,96 ~372,110 ~412,180 ~408,262 ~370,330 ~300,372', 300)),
  paint(FUR_TONES.base, symmetricShape('300,110 ~364,122 ~398,184 ~394,260 ~360,320 ~300,356', 300)),
  paint(FUR_TONES.shade, shape('330,112 ~364,122 ~398,184 ~394,260 ~360,320 ~300,356 ~336,300 ~356,220')),
  paint(INK, rect(186, 202, 228, 24)),
  paint('#5a3a1c', rect(194, 208, 212, 12)),
  drawGoggle(244),
  drawGoggle(356),
  // Snout, teeth, whiskers.
  paint(INK, symmetricShape('300,236 ~330,248 ~348,290 ~336,326 ~300,338', 300)),
  paint(FUR_TONES.light, symmetricShape('300,248 ~322,258 ~336,290 ~326,316 ~300,326', 300)),
  paint('#e0899a', shape('274,272 ~300,256 326,272 ~318,294 ~300,300 ~282,294')),
  paint('#f7bcc6', ellipse(292, 270, 9, 5)),
  paint(INK, brushStrokes(5, ['300,298 300,318', '~270,322 ~286,330 300,318 ~314,330 ~330,322'], 'none')),
  paint(INK, join(rect(282, 328, 36, 34))),
  paint(PAPER, join(rect(286, 330, 12, 27), rect(302, 330, 12, 27))),
  paint(
    INK,
    brushStrokes(
      4,
      [
        '~262,300 ~220,296 178,304',
        '~264,310 ~226,316 188,334',
        '~338,300 ~380,296 422,304',
        '~336,310 ~374,316 412,334',
      ],
      'end',
    ),
  ),
];

const drawDrill = () =>
  place(
    [
      paint(INK, poly(-62, 96, -44, 14, 0, -160, 44, 14, 62, 96)),
      paint('#b9c2cc', poly(-46, 84, -34, 14, 0, -132, 0, 84)),
      paint('#7b8694', poly(0, 84, 0, -132, 34, 14, 46, 84)),
      paint(
        INK,
        join(
          poly(-42, 40, 40, 8, 38, -4, -40, 26),
          poly(-32, -8, 28, -34, 24, -46, -28, -24),
          poly(-18, -60, 16, -76, 12, -90, -14, -76),
        ),
      ),
      paint(INK, rect(-54, 84, 108, 100)),
      paint('#d8432a', rect(-44, 94, 88, 90)),
      paint('#8f2418', rect(8, 94, 36, 90)),
      paint(INK, ring(0, 134, 22, 12)),
    ],
    { x: 508, y: 408, scale: 0.95, rotation: 14 },
  );

const drawClaw = () => [
  paint(INK, shape('40,600 ~50,480 ~92,420 ~150,414 ~188,446 ~196,500 ~180,600')),
  paint('#e59aa4', shape('58,600 ~66,490 ~100,438 ~146,430 ~172,456 ~180,500 ~164,600')),
  paint(
    INK,
    join(
      shape('64,470 ~52,430 46,392 ~80,412 ~94,446'),
      shape('98,440 ~94,400 100,362 ~124,392 ~128,432'),
      shape('140,436 ~148,398 168,368 ~180,404 ~170,446'),
    ),
  ),
  paint(
    PAPER,
    join(
      shape('68,458 ~60,430 58,410 ~78,424 ~86,446'),
      shape('104,430 ~102,402 106,382 ~118,402 ~120,426'),
      shape('146,430 ~152,404 164,388 ~170,412 ~162,438'),
    ),
  ),
];

export const drawPortrait = () => [
  drawEarth(),
  drawBust(COAT_TONES),
  paint(INK, shape('240,350 360,350 320,470 300,590 280,470')),
  paint('#3f6b3a', shape('256,360 344,360 312,466 300,560 288,466')),
  paint(INK, shape('262,372 300,390 338,372 348,420 300,400 252,420')),
  paint('#d9a441', shape('268,382 298,396 270,408')),
  paint('#b9822a', shape('332,382 302,396 330,408')),
  drawHead(),
  drawLamp(),
  drawDrill(),
  drawClaw(),
];
