import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, rect, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, skyline, sparks, windows } from '../../kit/scene.mjs';
import { drawBust, drawLapels, drawNeck } from '../../parts/bust.mjs';
import { drawTurnedFace } from '../../parts/face.mjs';

const ICE_TONES = { base: '#9fd3e6', shade: '#4d86ab', light: '#e2f6ff', lip: '#3d6c94' };
const COAT_TONES = { base: '#8a6f52', shade: '#574330', light: '#b99a76' };

const drawHat = () => [
  paint(
    INK,
    shape(
      '176,158 ~212,128 ~222,70 ~252,30 ~300,42 ~346,26 ~384,66 ~396,118 ~446,136 ~474,164 ~440,184 ~340,150 ~260,152 ~206,182',
    ),
  ),
  paint(COAT_TONES.base, shape('234,124 ~238,78 ~262,44 ~300,56 ~342,40 ~370,72 ~380,112 ~310,110')),
  paint(COAT_TONES.shade, shape('330,44 ~342,40 ~370,72 ~380,112 ~336,112 ~346,80')),
  paint(COAT_TONES.light, shape('244,116 ~248,80 ~266,56 ~280,62 ~258,84 ~254,116')),
  paint('#27304a', shape('228,136 ~300,118 ~388,126 390,140 ~300,134 ~222,154')),
  paint(
    COAT_TONES.base,
    shape('192,162 ~230,146 ~300,138 ~400,142 ~450,156 ~456,166 ~436,172 ~340,140 ~262,142 ~210,172'),
  ),
  // Icicles on the brim.
  paint(
    INK,
    join(
      poly(196, 168, 222, 166, 208, 232),
      poly(226, 160, 250, 156, 240, 204),
      poly(410, 164, 434, 172, 424, 226),
      poly(436, 172, 462, 168, 452, 216),
    ),
  ),
  paint(
    '#e2f6ff',
    join(
      poly(202, 168, 216, 167, 208, 218),
      poly(231, 160, 245, 157, 239, 192),
      poly(415, 168, 429, 173, 423, 212),
      poly(441, 172, 457, 169, 451, 204),
    ),
  ),
  paint(
    '#ffffff',
    join(ellipse(262, 50, 20, 8), ellipse(344, 40, 18, 8), ellipse(214, 158, 22, 7), ellipse(430, 152, 24, 7)),
  ),
];

export const drawPortrait = () => [
  paint('#1c2a4a', FRAME),
  paint('#31466f', disc(440, 110, 86)),
  paint('#dfe9f2', disc(440, 110, 66)),
  paint('#c2d2e2', join(disc(420, 96, 12), disc(456, 128, 16), disc(462, 86, 8))),
  paint('#142038', skyline(29, 420, 30, 220)),
  paint('#f0b429', windows(9, 26, 0, 240, 600, 400)),
  // A street lamp, and his breath in its light.
  paint('#0d1526', rect(84, 120, 12, 440)),
  paint('#ffe9a8', poly(60, 132, 120, 132, 210, 560, -30, 560), 0.22),
  paint(INK, shape('58,136 ~64,98 ~90,84 ~116,98 122,136')),
  paint('#ffe9a8', shape('68,130 ~72,106 ~90,96 ~108,106 112,130')),
  drawBust(COAT_TONES),
  drawNeck(ICE_TONES),
  drawLapels('#dfe9f2', COAT_TONES),
  paint(INK, shape('284,390 300,382 316,390 310,406 324,520 300,556 276,520 290,406')),
  paint('#3d6c94', shape('290,394 300,390 310,394 304,406 316,514 300,540 284,514 296,406')),
  // The collar is turned up against his own cold.
  paint(INK, shape('246,300 ~206,326 ~186,380 206,430 262,400 ~250,350')),
  paint(COAT_TONES.light, shape('240,316 ~214,336 ~200,380 212,412 250,390 ~238,350')),
  paint(INK, shape('356,300 ~394,326 ~414,380 394,430 338,400 ~350,350')),
  paint(COAT_TONES.shade, shape('360,316 ~386,336 ~400,380 388,412 350,390 ~362,350')),
  place(drawTurnedFace(ICE_TONES, { iris: '#1c2a4a', mouth: 'firm', brows: '#27304a' }), {
    x: 308,
    y: 226,
    scale: 1.06,
  }),
  paint(INK, shape('242,150 ~228,200 ~236,250 250,282 ~262,240 258,200 ~278,178 ~270,150')),
  paint('#4d86ab', brushStrokes(5, ['~244,170 ~238,206 ~246,246', '~256,168 ~250,200 ~254,226'])),
  // Frost on the cheek and a stubble of rime.
  paint('#ffffff', sparks(3, 9, 3, 8, [290, 230, 360, 320])),
  paint(
    '#e2f6ff',
    join(poly(304, 326, 316, 326, 311, 350), poly(322, 332, 334, 331, 329, 352), poly(340, 330, 352, 326, 348, 346)),
  ),
  drawHat(),
  paint(
    '#ffffff',
    join(ellipse(420, 306, 26, 11), ellipse(446, 296, 22, 10), ellipse(470, 282, 16, 8), ellipse(490, 268, 10, 5)),
    0.7,
  ),
  // Case notes in a frozen fist.
  place(
    [
      paint(INK, poly(-60, -74, 54, -82, 64, 60, -50, 68)),
      paint('#e9dcb0', poly(-51, -65, 46, -72, 55, 52, -42, 59)),
      paint('#d8432a', poly(-30, -56, 28, -60, 30, -44, -29, -40)),
      paint(
        '#7a6f52',
        join(
          poly(-36, -22, 40, -28, 40, -23, -36, -17),
          poly(-34, -6, 34, -11, 34, -6, -34, -1),
          poly(-33, 10, 42, 5, 42, 10, -33, 15),
          poly(-31, 26, 20, 23, 20, 28, -31, 31),
        ),
      ),
      paint(INK, shape('-72,22 ~-40,8 ~-8,22 ~-20,40 ~-2,50 ~-18,66 ~-6,80 ~-40,96 ~-76,84 ~-84,50')),
      paint(
        ICE_TONES.base,
        shape('-64,28 ~-40,18 ~-20,26 ~-34,40 -40,44 ~-16,50 ~-30,62 -38,64 ~-18,78 ~-42,86 ~-68,78 ~-74,50'),
      ),
      paint(ICE_TONES.light, shape('-62,32 ~-46,24 ~-30,28 ~-48,36')),
    ],
    { x: 490, y: 486, scale: 1, rotation: 8 },
  ),
  paint(PAPER, sparks(14, 14, 3, 9, [0, 0, 600, 560])),
];
