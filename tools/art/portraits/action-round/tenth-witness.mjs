import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays } from '../../kit/scene.mjs';

const ROBE_TONES = { base: '#3b2356', shade: '#24123a', light: '#6f4a94' };

const drawEye = (x, y, scale, iris, rotation = 0) =>
  place(
    [
      paint(INK, shape('-40,0 ~-16,-26 ~16,-26 40,0 ~16,24 ~-16,24')),
      paint(PAPER, shape('-30,0 ~-12,-17 ~12,-17 30,0 ~12,15 ~-12,15')),
      paint(iris, disc(0, -1, 13)),
      paint(INK, disc(0, -1, 6)),
      paint('#ffffff', disc(-4, -6, 3)),
    ],
    { x, y, scale, rotation },
  );

/** The nine other witnesses in the gallery. */
const drawGallery = () => {
  const positions = [
    [60, 90],
    [150, 46],
    [450, 46],
    [540, 90],
    [46, 200],
    [554, 200],
    [70, 312],
    [530, 312],
    [300, 26],
  ];
  return positions.map(([x, y], index) => [
    paint(
      '#1a0c2b',
      shape(`${x - 56},${y + 110} ~${x - 50},${y - 20} ~${x},${y - 62} ~${x + 50},${y - 20} ${x + 56},${y + 110}`),
    ),
    paint(
      '#4a2d6b',
      shape(`${x - 44},${y + 110} ~${x - 40},${y - 12} ~${x},${y - 48} ~${x + 40},${y - 12} ${x + 44},${y + 110}`),
    ),
    drawEye(x, y, 0.72, index % 2 ? '#d9a441' : '#9c3b6e'),
  ]);
};

const drawHood = () => [
  paint(
    INK,
    shape(
      '300,32 ~390,60 ~446,150 ~448,262 ~418,340 ~520,384 ~570,470 590,600 10,600 ~30,470 ~80,384 ~182,340 ~152,262 ~154,150 ~210,60',
    ),
  ),
  paint(ROBE_TONES.base, shape('300,50 ~220,74 ~172,156 ~170,262 ~204,350 ~110,394 ~56,476 36,600 310,600 ~300,440')),
  paint(
    ROBE_TONES.shade,
    shape('300,50 ~380,74 ~428,156 ~430,262 ~396,350 ~490,394 ~544,476 564,600 300,600 ~310,420'),
  ),
  paint(ROBE_TONES.light, shape('286,62 ~226,84 ~188,150 ~186,220 ~206,140 ~244,92')),
  paint(ROBE_TONES.light, shape('196,364 ~122,400 ~76,480 58,590 74,590 ~94,490 ~140,418')),
  paint('#140a20', symmetricShape('300,84 ~376,116 ~402,200 ~390,300 ~350,366 ~300,392', 300)),
  paint(
    INK,
    brushStrokes(
      7,
      [
        '~170,420 ~186,500 176,600',
        '~430,420 ~414,500 424,600',
        '~240,410 ~262,500 258,600',
        '~360,410 ~338,500 342,600',
      ],
      'start',
    ),
  ),
];

/** A white mask, split down the middle: one half is solemn, one half smiles. */
const drawMask = () => [
  paint(INK, symmetricShape('300,104 ~352,112 ~382,164 ~378,236 ~352,310 ~300,372', 300)),
  paint('#f4efe2', symmetricShape('300,118 ~344,126 ~368,168 ~364,234 ~342,300 ~300,352', 300)),
  paint('#bdb2c6', shape('300,118 ~344,126 ~368,168 ~364,234 ~342,300 ~300,352')),
  paint('#ffffff', shape('252,136 ~278,126 ~284,130 ~262,152 ~246,190 ~240,166')),
  paint(INK, shape('300,118 306,180 294,230 304,290 298,352 302,352 310,290 302,230 312,180')),
  paint(INK, mirrorPair(shape('318,206 ~336,188 ~362,196 ~352,222 ~330,226'), 300)),
  paint('#d9a441', mirrorPair(ellipse(340, 207, 8, 6), 300)),
  paint(INK, shape('252,290 ~272,280 296,284 296,294 ~274,292 ~258,298')),
  paint(INK, shape('304,296 ~330,292 352,262 ~348,300 ~324,316 304,308')),
  paint('#9c3b6e', join(ellipse(256, 256, 12, 16), shape('252,260 ~258,300 254,320 ~248,300'))),
];

const drawBadge = () => [
  paint(INK, shape('150,392 ~220,420 300,428 ~380,420 450,392 ~440,440 ~380,462 300,470 ~220,462 ~160,440')),
  paint('#d9a441', shape('164,410 ~228,434 300,442 ~372,434 436,410 ~428,432 ~374,450 300,456 ~226,450 ~172,432')),
  paint('#8f6420', shape('300,442 ~372,434 436,410 ~428,432 ~374,450 300,456')),
  paint(INK, disc(300, 486, 46)),
  paint('#d9a441', disc(300, 486, 39)),
  paint('#8f6420', shape('320,452 ~340,486 ~318,520 ~300,525 ~326,490')),
  drawEye(300, 486, 0.74, '#9c3b6e'),
];

export const drawPortrait = () => [
  paint('#2a1640', FRAME),
  paint('#331c4d', rays(300, 220, 20, 0.5, 0)),
  drawGallery(),
  drawHood(),
  drawMask(),
  drawBadge(),
];
