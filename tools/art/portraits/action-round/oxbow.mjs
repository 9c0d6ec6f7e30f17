import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { FRAME, paint, sparks, waves } from '../../kit/scene.mjs';

const MUD_TONES = { base: '#4f8f86', shade: '#2a5a5c', light: '#8cc7b4' };

/** The bank behind him, with reeds on either side. */
const drawBank = () => [
  paint('#f3c46a', FRAME),
  paint('#f8dd97', disc(300, 190, 200)),
  paint('#fdf0c2', disc(300, 190, 150)),
  paint('#c98f3f', shape('0,300 ~120,262 ~260,288 ~400,256 600,292 600,560 0,560')),
  ...[26, 58, 92, 510, 548, 582].map((x, index) => [
    paint('#4a5d2a', poly(x - 4, 560, x - 2, 150 + index * 14, x + 2, 150 + index * 14, x + 5, 560)),
    paint('#5b3620', ellipse(x, 170 + index * 14, 10, 34)),
  ]),
];

const drawShoulders = () => [
  paint(INK, shape('220,300 ~120,296 ~30,340 ~-20,430 -30,600 630,600 ~620,430 ~570,340 ~480,296 380,300')),
  paint(MUD_TONES.base, shape('226,316 ~130,312 ~48,350 ~0,436 -10,600 320,600 ~330,440 ~300,340')),
  paint(MUD_TONES.shade, shape('300,340 374,316 ~470,312 ~552,350 ~600,436 610,600 310,600 ~320,440')),
  paint(MUD_TONES.light, shape('200,326 ~130,326 ~70,356 ~26,420 ~90,372 ~160,350')),
  // Stones, and an anchor that once sank into him.
  paint(
    INK,
    join(ellipse(96, 440, 42, 32), ellipse(168, 500, 34, 26), ellipse(506, 430, 44, 34), ellipse(446, 510, 30, 24)),
  ),
  paint('#a7a08f', join(ellipse(94, 436, 34, 24), ellipse(167, 496, 27, 19))),
  paint('#7d7768', join(ellipse(508, 427, 36, 26), ellipse(447, 507, 23, 17))),
  paint('#cfc8b4', join(ellipse(84, 428, 14, 8), ellipse(160, 490, 11, 6), ellipse(498, 418, 14, 8))),
  paint(
    INK,
    join(
      ring(300, 420, 22, 10),
      shape(
        '291,436 309,436 309,530 ~352,522 366,486 384,520 ~350,566 300,576 ~250,566 216,520 234,486 ~248,522 291,530',
      ),
    ),
  ),
  paint(
    '#b5562f',
    join(
      ring(300, 420, 17, 14),
      shape(
        '296,440 304,440 304,538 ~344,532 364,502 374,518 ~344,556 300,566 ~256,556 226,518 236,502 ~256,532 296,538',
      ),
    ),
  ),
];

const drawHead = () => [
  // Horns.
  paint(INK, mirrorPair(shape('356,130 ~420,124 ~476,90 ~500,20 ~540,80 ~520,160 ~450,200 ~380,206'), 300)),
  paint('#e9dcb8', mirrorPair(shape('372,146 ~430,140 ~482,106 ~502,56 ~524,92 ~508,150 ~446,186 ~386,190'), 300)),
  paint('#a88f5f', mirrorPair(shape('386,190 ~446,186 ~508,150 ~522,98 ~500,140 ~440,166'), 300)),
  // Ears.
  paint(INK, mirrorPair(shape('370,206 ~430,206 ~470,236 ~430,262 ~376,252'), 300)),
  paint(MUD_TONES.shade, mirrorPair(shape('380,218 ~426,220 ~452,236 ~424,250 ~380,242'), 300)),
  // Skull and muzzle.
  paint(INK, symmetricShape('300,84 ~356,90 ~394,140 ~392,220 ~372,290 ~380,340 ~350,392 ~300,404', 300)),
  paint(MUD_TONES.base, symmetricShape('300,98 ~350,104 ~380,146 ~378,220 ~358,288 ~366,336 ~342,378 ~300,390', 300)),
  paint(
    MUD_TONES.shade,
    shape('318,98 ~352,106 ~380,146 ~378,220 ~358,288 ~366,336 ~342,378 ~300,390 ~318,330 ~312,250 ~334,200'),
  ),
  paint(MUD_TONES.light, shape('240,122 ~264,106 ~290,106 ~262,150 ~244,200 ~232,170')),
  paint(INK, shape('232,302 ~300,288 368,302 ~384,346 ~350,394 ~300,404 ~250,394 ~216,346')),
  paint('#c9a98a', shape('240,312 ~300,300 360,312 ~370,346 ~342,380 ~300,388 ~258,380 ~230,346')),
  paint('#8d6a52', shape('310,302 360,312 ~370,346 ~342,380 ~300,388 ~330,350')),
  paint(INK, mirrorPair(shape('322,324 ~340,314 ~354,326 ~344,340 ~328,338'), 300)),
  paint(INK, ring(300, 372, 34, 20)),
  paint('#d9a441', ring(300, 372, 30, 24)),
  paint(INK, brushStrokes(5, ['~258,364 ~278,372 ~288,366', '~312,366 ~324,372 ~342,364'])),
  // Eyes under a heavy brow.
  paint(INK, mirrorPair(shape('312,214 ~340,186 378,190 ~376,224 ~350,238 ~322,232'), 300)),
  paint('#ffe27a', mirrorPair(shape('326,216 ~344,204 364,208 ~358,224 ~338,226'), 300)),
  paint(INK, mirrorPair(disc(346, 215, 6), 300)),
  paint(INK, mirrorPair(brushStroke('~306,204 ~340,176 ~384,178', 12), 300)),
  // Forelock of weed.
  paint(
    INK,
    shape('252,104 ~270,64 ~300,52 ~340,64 ~352,104 ~336,128 328,170 ~312,140 304,186 ~290,146 278,172 ~262,136'),
  ),
  paint(
    '#6d7f2f',
    shape('264,104 ~278,76 ~302,64 ~332,74 ~340,102 ~326,124 322,146 ~312,126 304,160 ~294,128 280,150 ~272,124'),
  ),
];

export const drawPortrait = () => [
  drawBank(),
  drawShoulders(),
  drawHead(),
  paint('#1f5d7a', waves(522, 18, 120, 20)),
  paint('#4aa3c0', waves(540, 16, 110, -30)),
  paint(PAPER, sparks(9, 9, 6, 14, [20, 470, 580, 540])),
];
