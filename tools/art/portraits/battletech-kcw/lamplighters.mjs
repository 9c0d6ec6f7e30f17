import { INK } from '../../kit/colors.mjs';
import { disc, join, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays, skyline, windows } from '../../kit/scene.mjs';
import { bar, drawSolid } from '../../parts/solid.mjs';

const COAT_TONES = { base: '#39506b', light: '#7f9dbb', shade: '#1c2c40' };
const BRASS_TONES = { base: '#d9a441', light: '#ffe29a', shade: '#8a5f18' };
const FACE_TONES = [
  { base: '#a5673f', light: '#cf9563', shade: '#663722' },
  { base: '#eec3a0', light: '#ffe3c6', shade: '#b9745a' },
  { base: '#7a4730', light: '#b07a54', shade: '#432317' },
];

const drawStreet = () => [
  paint('#131d33', FRAME),
  paint('#1f3050', rays(330, 120, 26, 0.5)),
  paint('#2d3a58', skyline(3, 400, 60, 190)),
  paint('#f2c14e', windows(14, 26, 0, 250, 600, 470)),
  paint('#18233c', skyline(29, 470, 20, 90)),
];

/** One soldier, drawn around the chin: a helmet with a lamp, goggles pushed up and a long coat. */
const drawSoldier = (skinTones) => [
  drawSolid(symmetricShape('0,34 60,52 104,88 118,320 0,320'), COAT_TONES),
  paint(INK, join(rect(-5, 60, 10, 260))),
  paint(
    BRASS_TONES.base,
    join(
      ...[0, 1, 2, 3].map((index) => disc(-18, 96 + index * 46, 8)),
      ...[0, 1, 2, 3].map((index) => disc(18, 96 + index * 46, 8)),
    ),
  ),
  drawSolid(
    symmetricShape('0,28 34,36 40,66 0,84'),
    { base: '#d8503a', light: '#ff8f70', shade: '#8e2a22' },
    { rim: 0, edge: 6 },
  ),
  drawSolid(symmetricShape('0,-70 ~46,-62 ~58,-20 ~48,26 ~22,52 0,54'), skinTones, { split: 0.58 }),
  paint(
    INK,
    join(
      shape('-36,-18 ~-24,-28 -8,-18 ~-22,-10'),
      shape('36,-18 ~24,-28 8,-18 ~22,-10'),
      poly(-16, 30, 20, 28, 16, 34, -14, 35),
    ),
  ),
  paint(skinTones.shade, poly(-4, -14, 8, 14, -10, 12)),
  drawSolid(symmetricShape('0,-112 ~48,-100 ~66,-60 74,-40 0,-46'), COAT_TONES),
  paint(INK, rect(-76, -46, 152, 10)),
  paint(INK, symmetricShape('0,-122 22,-114 26,-72 0,-66')),
  paint('#ffe08a', symmetricShape('0,-114 15,-108 18,-80 0,-76')),
  paint('#ffffff', symmetricShape('0,-106 7,-102 8,-88 0,-86')),
];

const drawGlow = (x, y) => [paint('#ffd24a', disc(x, y, 92), 0.28), paint('#ffe08a', disc(x, y, 56), 0.45)];

/** A pole with a burning wick. */
const drawPole = (x, y, tilt) => [
  paint(INK, bar(x, y + 430, x + tilt, y + 20, 9)),
  paint(BRASS_TONES.base, bar(x, y + 430, x + tilt, y + 20, 4)),
  drawSolid(
    poly(x + tilt - 18, y + 24, x + tilt + 18, y + 24, x + tilt + 10, y + 54, x + tilt - 10, y + 54),
    BRASS_TONES,
    {
      rim: 0,
      edge: 5,
    },
  ),
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

export const drawPortrait = () => [
  drawStreet(),
  drawGlow(160, 148),
  drawGlow(526, 146),
  place(drawSoldier(FACE_TONES[0]), { x: 170, y: 250, scale: 0.86 }),
  place(drawSoldier(FACE_TONES[2]), { x: 500, y: 250, scale: 0.86 }),
  drawPole(70, 96, 16),
  drawPole(592, 96, -14),
  drawGlow(330, 96),
  place(drawSoldier(FACE_TONES[1]), { x: 334, y: 226, scale: 1.12 }),
];
