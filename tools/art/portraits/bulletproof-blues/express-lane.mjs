import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, rect, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint } from '../../kit/scene.mjs';

const SUIT_TONES = { base: '#e8502a', shade: '#9c2a14', light: '#ff9a6b' };

/** Road signs and the white line, bent by his speed. */
const drawRoad = () => [
  paint('#1f8a8f', FRAME),
  paint('#2fb0ad', shape('-20,-20 ~200,60 ~420,40 620,-20 620,120 ~420,170 ~200,180 -20,120')),
  paint('#146368', shape('-20,300 ~180,270 ~420,290 620,250 620,600 -20,600')),
  ...[0, 1, 2, 3].map((index) =>
    paint(
      index % 2 ? '#7fe0d4' : PAPER,
      poly(
        -20,
        60 + index * 110,
        420 - index * 60,
        30 + index * 118,
        430 - index * 60,
        40 + index * 118,
        -20,
        84 + index * 110,
      ),
      0.8,
    ),
  ),
  ...[0, 1, 2].map((signIndex) =>
    place(
      [
        paint(INK, poly(-52, -60, 6, -60, 60, 0, 6, 60, -52, 60, 2, 0)),
        paint('#ffd166', poly(-32, -50, 2, -50, 46, 0, 2, 50, -32, 50, 14, 0)),
      ],
      {
        x: 440 + signIndex * 70,
        y: 96 + signIndex * 8,
        scale: 0.72,
      },
    ),
  ),
];

const drawBody = () => [
  paint(SUIT_TONES.base, shape('-40,600 ~-10,480 ~70,420 ~190,380 260,372 260,600'), 0.45),
  paint(INK, shape('250,330 ~176,356 ~106,404 ~72,480 60,600 600,600 ~584,500 ~540,430 ~456,376 ~396,346 350,330')),
  paint(SUIT_TONES.base, shape('248,350 ~180,376 ~120,418 ~94,486 86,600 326,600 ~322,470 ~310,384')),
  paint(SUIT_TONES.shade, shape('312,376 ~372,352 ~446,388 ~520,440 ~558,510 572,600 322,600 ~318,470')),
  paint(SUIT_TONES.light, shape('220,368 ~172,390 ~132,430 ~112,490 106,560 ~134,470 ~168,416')),
  // Reflecting bands.
  paint(INK, poly(196, 366, 226, 356, 300, 600, 262, 600)),
  paint('#fff6d6', poly(203, 370, 222, 363, 290, 600, 270, 600)),
  paint(INK, poly(404, 352, 434, 368, 392, 600, 352, 600)),
  paint('#fff6d6', poly(408, 360, 426, 370, 384, 600, 362, 600)),
  paint(INK, rect(80, 500, 500, 34)),
  paint('#fff6d6', rect(88, 506, 484, 22)),
  paint('#cfc4ab', rect(326, 506, 246, 22)),
];

const drawHelmet = () => [
  paint(
    INK,
    shape('300,52 ~372,56 ~424,104 ~436,190 ~418,276 ~372,334 ~300,344 ~236,330 ~190,276 ~176,190 ~190,104 ~236,60'),
  ),
  paint(
    PAPER,
    shape('300,66 ~366,70 ~410,112 ~421,190 ~404,268 ~364,320 ~300,329 ~244,316 ~204,268 ~191,190 ~204,112 ~244,74'),
  ),
  paint('#bfb6a4', shape('340,66 ~380,80 ~410,112 ~421,190 ~404,268 ~364,320 ~300,329 ~360,290 ~384,190 ~376,110')),
  // Stripe, visor and its reflections.
  paint(SUIT_TONES.base, shape('282,66 ~310,64 ~336,68 ~340,110 330,150 290,150 ~280,110')),
  paint(SUIT_TONES.shade, shape('316,65 ~336,68 ~340,110 330,150 316,150')),
  paint(INK, shape('192,170 ~204,140 ~300,128 ~410,140 426,172 ~424,226 ~396,262 ~310,268 ~222,258 ~194,224')),
  paint('#16324f', shape('204,178 ~214,152 ~300,142 ~402,152 414,178 ~412,220 ~388,248 ~310,254 ~228,246 ~206,220')),
  paint('#2fb0ad', shape('210,176 ~220,156 ~290,148 ~250,176 ~226,226 ~210,206')),
  paint('#ffd166', shape('330,240 ~352,196 ~410,180 ~410,216 ~388,244')),
  paint('#7fe0d4', shape('222,172 ~234,160 ~268,156 ~240,176 ~228,200')),
  paint(INK, brushStrokes(6, ['~262,296 ~300,302 340,296', '~270,312 ~300,316 332,312'])),
  paint(INK, disc(208, 286, 12)),
  paint('#ffd166', disc(208, 286, 7)),
  paint('#ffffff', brushStroke('~214,120 ~236,92 270,80', 9)),
];

const drawParcel = () =>
  place(
    [
      paint(INK, poly(-96, -66, 80, -84, 104, 60, -78, 86)),
      paint('#c99a5b', poly(-84, -56, 70, -72, 92, 50, -68, 72)),
      paint('#8f6636', poly(20, -67, 70, -72, 92, 50, 36, 58)),
      paint('#f0d9a8', poly(-20, -63, 8, -66, 24, 60, -6, 64)),
      paint(PAPER, poly(-70, -34, -30, -38, -24, 4, -62, 8)),
      paint('#d8432a', poly(34, -30, 64, -34, 68, -8, 38, -4)),
      paint(INK, join(poly(-62, -24, -38, -27, -37, -22, -61, -19), poly(-60, -12, -36, -15, -35, -10, -59, -7))),
      // Fingers around the parcel.
      paint(INK, shape('-112,-20 ~-84,-34 ~-54,-20 ~-60,-2 -72,2 ~-56,18 -66,28 ~-50,44 ~-66,58 ~-108,50 ~-124,14')),
      paint(
        '#2b3350',
        shape('-104,-14 ~-84,-24 ~-64,-16 ~-72,-6 -84,-2 ~-66,16 ~-76,22 -82,24 ~-62,42 ~-72,50 ~-102,42 ~-114,14'),
      ),
    ],
    { x: 470, y: 456, scale: 1.05, rotation: -6 },
  );

export const drawPortrait = () => [
  drawRoad(),
  place([drawBody(), drawHelmet()], { x: 16, y: -12, rotation: 4 }),
  drawParcel(),
  paint('#ffffff', join(ellipse(120, 540, 60, 4), ellipse(60, 470, 50, 3))),
];
