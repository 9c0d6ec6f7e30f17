import { INK, PAPER } from '../../kit/colours.mjs';
import { strokes } from '../../kit/ink.mjs';
import { both, disc, ellipse, join, poly, rect, ring, shape, twin } from '../../kit/path.mjs';
import { dots, FRAME, paint, skyline, waves } from '../../kit/scene.mjs';
import { bar, lamp, rivets, solid, stripes } from '../../parts/solid.mjs';

const X = 330;
const BLUE = { base: '#2f6f8f', light: '#7fb9cc', shade: '#173f56' };
const RUBBER = { base: '#3c3640', light: '#77707c', shade: '#201c25' };
const RUST = { base: '#d57a2d', light: '#f7b36a', shade: '#8a4316' };

const marsh = () => [
  paint('#cfe0c6', FRAME),
  paint('#b3cfae', dots(300, 0, 0, 1, { radius: 13, step: 44, length: 240, box: [0, 0, 600, 240] })),
  paint('#f3edcf', disc(150, 170, 92)),
  paint('#7fa08a', skyline(23, 330, 6, 60)),
  paint('#5b7a5d', shape('-20,330 ~160,306 ~340,326 ~480,304 620,324 620,420 -20,420')),
  paint('#7a6844', waves(396, 14, 110, 0)),
];

const fan = () => [
  paint(INK, disc(X, 150, 104)),
  paint(RUST.shade, ring(X, 150, 96, 76)),
  paint(RUST.base, ring(X, 148, 94, 80)),
  paint('#dce9d6', disc(X, 150, 74)),
  paint(
    '#8fae98',
    join(
      ...[0, 1, 2, 3].map((index) => {
        const a = (index / 4) * Math.PI * 2 + 0.4;
        const p = (r, t) => `${X + Math.cos(a + t) * r},${150 + Math.sin(a + t) * r}`;
        return shape(`${X},150 ~${p(50, -0.35)} ${p(72, -0.05)} ${p(72, 0.3)} ~${p(40, 0.3)}`);
      }),
    ),
  ),
  paint(INK, join(disc(X, 150, 17), bar(X, 54, X, 246, 4), bar(X - 96, 150, X + 96, 150, 4))),
  paint(RUST.light, disc(X - 3, 147, 9)),
];

const hull = () => [
  solid(twin(`${X},196 398,204 430,262 448,322 ${X},330`, X), BLUE),
  paint(INK, twin(`${X},212 384,218 406,264 ${X},268`, X)),
  paint('#ffe9a8', both(poly(X + 8, 222, 376, 226, 394, 258, X + 8, 260), X)),
  paint('#ffffff', join(poly(X - 60, 226, X - 40, 224, X - 56, 256, X - 72, 256))),
  // Rocket rack.
  solid(rect(448, 176, 108, 92), RUST),
  paint(INK, join(...[0, 1, 2].flatMap((index) => [0, 1].map((j) => disc(472 + index * 31, 200 + j * 40, 13))))),
  paint('#f7f0e1', join(...[0, 1, 2].flatMap((index) => [0, 1].map((j) => disc(472 + index * 31, 200 + j * 40, 7))))),
  paint(INK, bar(440, 300, 486, 262, 8)),
  solid(poly(92, 296, 568, 296, 590, 352, 70, 352), BLUE, { rim: 0.06 }),
  stripes(poly(120, 306, 540, 306, 548, 324, 112, 324), PAPER, 54, 26),
  rivets(96, 342, 564, 342, 14, 4),
  lamp(150, 272, 24, '#ffd24a'),
  lamp(420, 284, 14, '#d8432a'),
];

const skirt = () => [
  solid(
    shape(
      '64,352 596,352 ~622,396 ~602,446 ~560,452 ~500,440 ~440,456 ~380,440 ~320,456 ~260,440 ~200,456 ~140,440 ~84,452 ~44,438 ~40,392',
    ),
    RUBBER,
    { rim: 0 },
  ),
  paint(
    RUBBER.light,
    strokes(
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
      ].map(([x, y, r]) => ellipse(x, y, r, r * 0.6)),
    ),
  ),
  paint('#7a6844', waves(506, 22, 110, 0)),
];

export const draw = () => [marsh(), fan(), hull(), skirt()];
