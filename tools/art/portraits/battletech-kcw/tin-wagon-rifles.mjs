import { INK, PAPER } from '../../kit/colors.mjs';
import { disc, join, mirrorPair, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays, skyline } from '../../kit/scene.mjs';
import { bar, drawLamp, drawRivets, drawSolid, drawWheel } from '../../parts/solid.mjs';

const CENTER_X = 325;
const TIN_TONES = { base: '#a9b3b0', light: '#e4ebe7', shade: '#5c6a68' };
const OLIVE_TONES = { base: '#7b8440', light: '#b8c07c', shade: '#454c1f' };
const RUST_TONES = { base: '#c65f35', light: '#f29a6c', shade: '#762f17' };
const SKIN_TONES = ['#eec3a0', '#a5673f', '#d79a6a'].map((base) => ({ base, light: base, shade: '#6b4028' }));

const drawPrairie = () => [
  paint('#f8dfae', FRAME),
  paint('#f3cb86', rays(CENTER_X, 330, 26, 0.5, 0.06)),
  paint('#d8a25f', skyline(9, 372, 2, 26)),
  paint('#a98a52', poly(-10, 366, 610, 358, 610, 570, -10, 570)),
  paint('#8d703f', shape('-20,440 ~150,420 ~340,444 ~500,424 620,440 620,580 -20,580')),
];

/** A singing soldier with a rifle, drawn around the collar. */
const drawRifleman = (skinTones) => [
  paint(INK, bar(46, 90, 78, -140, 9)),
  paint('#8a5a30', bar(48, 84, 62, -20, 4.5)),
  paint('#cfd6d8', bar(63, -30, 77, -132, 3)),
  drawSolid(symmetricShape('0,20 52,34 64,110 0,116'), OLIVE_TONES),
  drawSolid(symmetricShape('0,-62 ~38,-54 ~44,-14 ~30,26 0,32'), skinTones, { rim: 0 }),
  paint(INK, join(disc(-15, -18, 5), disc(15, -18, 5), shape('-12,4 ~0,0 12,4 ~10,20 ~0,24 ~-10,20'))),
  drawSolid(symmetricShape('0,-88 ~44,-80 ~50,-48 60,-38 0,-42'), OLIVE_TONES, { rim: 0 }),
  paint(RUST_TONES.base, disc(0, -64, 9)),
];

const drawCrew = () => [
  place(drawRifleman(SKIN_TONES[0]), { x: 210, y: 168, scale: 1 }),
  place(drawRifleman(SKIN_TONES[2]), { x: 428, y: 168, scale: 1 }),
  place(drawRifleman(SKIN_TONES[1]), { x: 318, y: 146, scale: 1.08 }),
];

const drawWagon = () => [
  drawSolid(poly(138, 232, 512, 232, 534, 300, 116, 300), TIN_TONES, { rim: 0.05 }),
  drawRivets(150, 246, 500, 246, 13, 4),
  drawSolid(poly(116, 292, 534, 292, 520, 396, 130, 396), TIN_TONES, { rim: 0.05 }),
  paint(
    INK,
    mirrorPair(poly(CENTER_X + 6, 304, CENTER_X + 160, 304, CENTER_X + 154, 334, CENTER_X + 6, 334), CENTER_X),
  ),
  paint(
    '#23424c',
    mirrorPair(poly(CENTER_X + 14, 311, CENTER_X + 150, 311, CENTER_X + 146, 327, CENTER_X + 14, 327), CENTER_X),
  ),
  paint(
    PAPER,
    mirrorPair(poly(CENTER_X + 30, 311, CENTER_X + 52, 311, CENTER_X + 44, 327, CENTER_X + 22, 327), CENTER_X),
  ),
  paint(INK, rect(250, 346, 150, 44)),
  paint(RUST_TONES.base, rect(257, 353, 136, 30)),
  paint(INK, join(...[0, 1, 2, 3, 4].map((index) => rect(272 + index * 26, 353, 8, 30)))),
  drawLamp(184, 364, 26, '#ffe08a'),
  drawLamp(466, 364, 26, '#ffe08a'),
  drawSolid(poly(96, 398, 554, 398, 540, 424, 110, 424), RUST_TONES, { rim: 0 }),
];

const drawWheels = () => [drawWheel(120, 430, 54, OLIVE_TONES), drawWheel(530, 430, 54, OLIVE_TONES)];

export const drawPortrait = () => [drawPrairie(), drawCrew(), drawWheels(), drawWagon()];
