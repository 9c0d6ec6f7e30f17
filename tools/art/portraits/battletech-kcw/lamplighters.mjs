import { INK } from '../../kit/colours.mjs';
import { disc, join, poly, rect, shape, twin } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays, skyline, windows } from '../../kit/scene.mjs';
import { bar, solid } from '../../parts/solid.mjs';

const COAT = { base: '#39506b', light: '#7f9dbb', shade: '#1c2c40' };
const BRASS = { base: '#d9a441', light: '#ffe29a', shade: '#8a5f18' };
const FACES = [
  { base: '#a5673f', light: '#cf9563', shade: '#663722' },
  { base: '#eec3a0', light: '#ffe3c6', shade: '#b9745a' },
  { base: '#7a4730', light: '#b07a54', shade: '#432317' },
];

const street = () => [
  paint('#131d33', FRAME),
  paint('#1f3050', rays(330, 120, 26, 0.5)),
  paint('#2d3a58', skyline(3, 400, 60, 190)),
  paint('#f2c14e', windows(14, 26, 0, 250, 600, 470)),
  paint('#18233c', skyline(29, 470, 20, 90)),
];

/** One soldier about the chin: helmet with a lamp on it, goggles pushed up, a long coat. */
const soldier = (skin) => [
  solid(twin('0,34 60,52 104,88 118,320 0,320'), COAT),
  paint(INK, join(rect(-5, 60, 10, 260))),
  paint(
    BRASS.base,
    join(
      ...[0, 1, 2, 3].map((index) => disc(-18, 96 + index * 46, 8)),
      ...[0, 1, 2, 3].map((index) => disc(18, 96 + index * 46, 8)),
    ),
  ),
  solid(twin('0,28 34,36 40,66 0,84'), { base: '#d8503a', light: '#ff8f70', shade: '#8e2a22' }, { rim: 0, edge: 6 }),
  solid(twin('0,-70 ~46,-62 ~58,-20 ~48,26 ~22,52 0,54'), skin, { split: 0.58 }),
  paint(
    INK,
    join(
      shape('-36,-18 ~-24,-28 -8,-18 ~-22,-10'),
      shape('36,-18 ~24,-28 8,-18 ~22,-10'),
      poly(-16, 30, 20, 28, 16, 34, -14, 35),
    ),
  ),
  paint(skin.shade, poly(-4, -14, 8, 14, -10, 12)),
  solid(twin('0,-112 ~48,-100 ~66,-60 74,-40 0,-46'), COAT),
  paint(INK, rect(-76, -46, 152, 10)),
  paint(INK, twin('0,-122 22,-114 26,-72 0,-66')),
  paint('#ffe08a', twin('0,-114 15,-108 18,-80 0,-76')),
  paint('#ffffff', twin('0,-106 7,-102 8,-88 0,-86')),
];

const glow = (x, y) => [paint('#ffd24a', disc(x, y, 92), 0.28), paint('#ffe08a', disc(x, y, 56), 0.45)];

/** A pole with a burning wick. */
const pole = (x, y, tilt) => [
  paint(INK, bar(x, y + 430, x + tilt, y + 20, 9)),
  paint(BRASS.base, bar(x, y + 430, x + tilt, y + 20, 4)),
  solid(poly(x + tilt - 18, y + 24, x + tilt + 18, y + 24, x + tilt + 10, y + 54, x + tilt - 10, y + 54), BRASS, {
    rim: 0,
    edge: 5,
  }),
  paint(
    '#f07f2d',
    shape(
      `${x + tilt - 16},${y + 22} ~${x + tilt - 20},${y - 10} ${x + tilt},${y - 52} ~${x + tilt + 18},${y - 12} ${x + tilt + 16},${y + 22}`,
    ),
  ),
  paint(
    '#fff2b8',
    shape(
      `${x + tilt - 8},${y + 20} ~${x + tilt - 8},${y} ${x + tilt},${y - 22} ~${x + tilt + 8},${y} ${x + tilt + 8},${y + 20}`,
    ),
  ),
];

export const draw = () => [
  street(),
  glow(160, 148),
  glow(526, 146),
  place(soldier(FACES[0]), { x: 170, y: 250, s: 0.86 }),
  place(soldier(FACES[2]), { x: 500, y: 250, s: 0.86 }),
  pole(70, 96, 16),
  pole(592, 96, -14),
  glow(330, 96),
  place(soldier(FACES[1]), { x: 334, y: 226, s: 1.12 }),
];
