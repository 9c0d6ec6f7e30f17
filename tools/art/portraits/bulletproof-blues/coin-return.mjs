import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, rect, ring, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays } from '../../kit/scene.mjs';

const BOX_TONES = { base: '#d8432a', shade: '#8f2418', light: '#ff8266' };
const STEEL_TONES = { base: '#b9c2cc', shade: '#727d8c', light: '#e6edf3' };

const drawCan = (x, y, fill, shadeFill, scale = 1) =>
  place(
    [
      paint(INK, shape('-26,-46 ~0,-52 26,-46 26,46 ~0,52 -26,46')),
      paint(STEEL_TONES.base, join(ellipse(0, -41, 20, 5), ellipse(0, 41, 20, 5))),
      paint(fill, rect(-20, -36, 40, 72)),
      paint(shadeFill, rect(6, -36, 14, 72)),
      paint('#ffffff', poly(-20, -8, 20, -20, 20, -2, -20, 12)),
    ],
    { x, y, scale },
  );

const drawCabinet = () => [
  paint(INK, shape('142,60 ~152,30 ~300,20 ~448,30 ~458,60 470,600 130,600')),
  paint(BOX_TONES.base, shape('156,64 ~164,44 ~300,34 ~436,44 ~444,64 454,600 146,600')),
  paint(BOX_TONES.shade, shape('392,38 ~436,44 ~444,64 454,600 396,600')),
  paint(BOX_TONES.light, shape('160,68 ~168,50 ~220,42 ~184,60 176,600 160,600')),
  // Lit sign.
  paint(INK, rect(176, 56, 216, 54)),
  paint('#ffe9a8', rect(184, 64, 200, 38)),
  paint(BOX_TONES.base, shape('200,74 ~220,70 ~236,74 ~226,82 ~236,92 ~216,96 ~200,92 ~208,84')),
  paint(INK, join(rect(250, 74, 34, 6), rect(250, 86, 50, 6), rect(296, 74, 62, 6), rect(312, 86, 46, 6))),
  // The window is a face of bottles and light.
  paint(INK, shape('174,124 392,124 392,330 ~380,340 186,340 ~174,330')),
  paint('#16324f', shape('184,134 382,134 382,326 ~376,331 190,331 ~184,326')),
  paint('#23507a', poly(184, 134, 300, 134, 206, 331, 190, 331, 184, 326)),
  paint(INK, join(rect(184, 262, 198, 8), rect(184, 204, 0.1, 0.1))),
  drawCan(214, 300, '#2fb0ad', '#1a6f70', 0.58),
  drawCan(262, 300, '#f0b429', '#b9761a', 0.58),
  drawCan(310, 300, '#8d3a75', '#5a1f52', 0.58),
  drawCan(356, 300, '#2fb0ad', '#1a6f70', 0.58),
  // Eyes.
  paint(
    INK,
    join(
      shape('198,182 ~226,160 ~262,180 270,214 ~232,234 ~202,216'),
      shape('368,182 ~340,160 ~304,180 296,214 ~334,234 ~364,216'),
    ),
  ),
  paint(
    '#ffe27a',
    join(
      shape('210,188 ~230,174 ~252,188 258,208 ~232,220 ~212,208'),
      shape('356,188 ~336,174 ~314,188 308,208 ~334,220 ~354,208'),
    ),
  ),
  paint('#ffffff', join(disc(228, 192, 6), disc(330, 192, 6))),
  paint(INK, join(disc(238, 200, 7), disc(328, 202, 7))),
  paint(INK, brushStrokes(10, ['~194,166 ~232,152 272,178', '~372,166 ~334,152 294,178'])),
  // Coin slot, keys, and a light.
  paint(INK, rect(402, 136, 40, 130)),
  paint(STEEL_TONES.base, rect(408, 142, 28, 118)),
  paint(STEEL_TONES.shade, rect(424, 142, 12, 118)),
  paint(
    INK,
    join(
      rect(418, 150, 8, 26),
      ...[0, 1, 2, 3].flatMap((row) => [0, 1].map((column) => rect(411 + column * 12, 188 + row * 16, 9, 11))),
    ),
  ),
  paint('#c6f06a', disc(422, 284, 10)),
  // The flap is his mouth.
  paint(INK, rect(190, 360, 190, 84)),
  paint(STEEL_TONES.base, poly(200, 370, 370, 370, 362, 394, 208, 394)),
  paint(STEEL_TONES.light, poly(200, 370, 260, 370, 252, 394, 208, 394)),
  paint('#0d1526', rect(204, 398, 162, 38)),
  paint(
    PAPER,
    join(
      ...[0, 1, 2, 3, 4, 5].map((index) => poly(210 + index * 26, 398, 230 + index * 26, 398, 220 + index * 26, 412)),
    ),
  ),
  paint('#f0b429', join(ellipse(250, 430, 16, 6), ellipse(290, 432, 16, 6), ellipse(326, 429, 15, 6))),
  paint(
    INK,
    join(
      ...[
        [162, 84],
        [438, 84],
        [160, 470],
        [440, 470],
      ].map(([x, y]) => disc(x, y, 6)),
    ),
  ),
  paint(INK, brushStrokes(6, ['~420,330 ~432,350 ~418,372 ~430,400'], 'none')),
];

const drawArm = () => [
  paint(INK, shape('452,330 ~520,336 ~566,390 ~580,470 ~560,540 ~510,530 ~520,460 ~490,410 450,400')),
  ...[0, 1, 2, 3, 4].map((segmentIndex) =>
    paint(
      segmentIndex % 2 ? STEEL_TONES.shade : STEEL_TONES.base,
      ellipse(472 + segmentIndex * 19, 364 + segmentIndex * 18 + segmentIndex * segmentIndex * 2, 20, 26),
    ),
  ),
  paint(INK, ring(538, 506, 46, 18)),
  paint(STEEL_TONES.base, ring(538, 506, 40, 24)),
];

export const drawPortrait = () => [
  paint('#1f6f6b', FRAME),
  paint('#2a8a82', rays(300, 260, 22, 0.5, 0.07)),
  paint('#56b8a8', disc(300, 260, 214)),
  place(drawArm(), {}),
  place(drawArm(), { x: 600, flip: true }),
  drawCabinet(),
  drawCan(64, 492, '#f0b429', '#b9761a', 0.9),
  drawCan(540, 500, '#2fb0ad', '#1a6f70', 0.9),
  paint(
    '#f0b429',
    mirrorPair(
      join(ellipse(470, 80, 20, 16), ellipse(520, 150, 16, 18), ellipse(560, 60, 14, 17), ellipse(540, 250, 15, 11)),
      300,
    ),
  ),
  paint(
    '#fff1b8',
    mirrorPair(
      join(ellipse(466, 76, 9, 6), ellipse(517, 144, 7, 8), ellipse(557, 55, 6, 7), ellipse(537, 247, 7, 5)),
      300,
    ),
  ),
];
