import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, rect, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { dots, FRAME, paint, skyline, waves } from '../../kit/scene.mjs';
import { bar, drawLamp, drawRivets, drawSolid, drawStripes } from '../../parts/solid.mjs';

const CENTER_X = 330;
const BLUE_TONES = { base: '#2f6f8f', light: '#7fb9cc', shade: '#173f56' };
const RUBBER_TONES = { base: '#3c3640', light: '#77707c', shade: '#201c25' };
const RUST_TONES = { base: '#d57a2d', light: '#f7b36a', shade: '#8a4316' };

const drawMarsh = () => [
  paint('#cfe0c6', FRAME),
  paint('#b3cfae', dots(300, 0, 0, 1, { radius: 13, step: 44, length: 240, box: [0, 0, 600, 240] })),
  paint('#f3edcf', disc(150, 170, 92)),
  paint('#7fa08a', skyline(23, 330, 6, 60)),
  paint('#5b7a5d', shape('-20,330 ~160,306 ~340,326 ~480,304 620,324 620,420 -20,420')),
  paint('#7a6844', waves(396, 14, 110, 0)),
];

const drawFan = () => [
  paint(INK, disc(CENTER_X, 150, 104)),
  paint(RUST_TONES.shade, ring(CENTER_X, 150, 96, 76)),
  paint(RUST_TONES.base, ring(CENTER_X, 148, 94, 80)),
  paint('#dce9d6', disc(CENTER_X, 150, 74)),
  paint(
    '#8fae98',
    join(
      ...[0, 1, 2, 3].map((bladeIndex) => {
        const angle = (bladeIndex / 4) * Math.PI * 2 + 0.4;
        const formatPoint = (radius, turn) =>
          `${CENTER_X + Math.cos(angle + turn) * radius},${150 + Math.sin(angle + turn) * radius}`;
        return shape(
          `${CENTER_X},150 ~${formatPoint(50, -0.35)} ${formatPoint(72, -0.05)} ${formatPoint(72, 0.3)} ~${formatPoint(40, 0.3)}`,
        );
      }),
    ),
  ),
  paint(
    INK,
    join(disc(CENTER_X, 150, 17), bar(CENTER_X, 54, CENTER_X, 246, 4), bar(CENTER_X - 96, 150, CENTER_X + 96, 150, 4)),
  ),
  paint(RUST_TONES.light, disc(CENTER_X - 3, 147, 9)),
];

const drawHull = () => [
  drawSolid(symmetricShape(`${CENTER_X},196 398,204 430,262 448,322 ${CENTER_X},330`, CENTER_X), BLUE_TONES),
  paint(INK, symmetricShape(`${CENTER_X},212 384,218 406,264 ${CENTER_X},268`, CENTER_X)),
  paint('#ffe9a8', mirrorPair(poly(CENTER_X + 8, 222, 376, 226, 394, 258, CENTER_X + 8, 260), CENTER_X)),
  paint('#ffffff', join(poly(CENTER_X - 60, 226, CENTER_X - 40, 224, CENTER_X - 56, 256, CENTER_X - 72, 256))),
  // Rocket rack.
  drawSolid(rect(448, 176, 108, 92), RUST_TONES),
  paint(INK, join(...[0, 1, 2].flatMap((column) => [0, 1].map((row) => disc(472 + column * 31, 200 + row * 40, 13))))),
  paint(
    '#f7f0e1',
    join(...[0, 1, 2].flatMap((column) => [0, 1].map((row) => disc(472 + column * 31, 200 + row * 40, 7)))),
  ),
  paint(INK, bar(440, 300, 486, 262, 8)),
  drawSolid(poly(92, 296, 568, 296, 590, 352, 70, 352), BLUE_TONES, { rim: 0.06 }),
  drawStripes(poly(120, 306, 540, 306, 548, 324, 112, 324), PAPER, 54, 26),
  drawRivets(96, 342, 564, 342, 14, 4),
  drawLamp(150, 272, 24, '#ffd24a'),
  drawLamp(420, 284, 14, '#d8432a'),
];

const drawSkirt = () => [
  drawSolid(
    shape(
      '64,352 596,352 ~622,396 ~602,446 ~560,452 ~500,440 ~440,456 ~380,440 ~320,456 ~260,440 ~200,456 ~140,440 ~84,452 ~44,438 ~40,392',
    ),
    RUBBER_TONES,
    { rim: 0 },
  ),
  paint(
    RUBBER_TONES.light,
    brushStrokes(
      5,
      ['110,360 ~102,400 112,438', '230,360 ~226,400 234,440', '350,360 ~350,400 352,442', '470,360 ~476,400 468,440'],
      'end',
    ),
  ),
  paint('#a89164', waves(458, 20, 90, 20)),
  paint(
    PAPER,
    join(
      ...[
        [40, 440, 34],
        [92, 462, 24],
        [596, 440, 34],
        [540, 464, 22],
        [8, 462, 26],
      ].map(([x, y, radius]) => ellipse(x, y, radius, radius * 0.6)),
    ),
  ),
  paint('#7a6844', waves(506, 22, 110, 0)),
];

export const drawPortrait = () => [drawMarsh(), drawFan(), drawHull(), drawSkirt()];
