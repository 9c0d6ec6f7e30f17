import { INK, PAPER } from '../../kit/colours.mjs';
import { both, disc, join, poly, rect, shape, twin } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays, skyline } from '../../kit/scene.mjs';
import { bar, lamp, rivets, solid, wheel } from '../../parts/solid.mjs';

const X = 325;
const TIN = { base: '#a9b3b0', light: '#e4ebe7', shade: '#5c6a68' };
const OLIVE = { base: '#7b8440', light: '#b8c07c', shade: '#454c1f' };
const RUST = { base: '#c65f35', light: '#f29a6c', shade: '#762f17' };
const SKINS = ['#eec3a0', '#a5673f', '#d79a6a'].map((base) => ({ base, light: base, shade: '#6b4028' }));

const plain = () => [
  paint('#f8dfae', FRAME),
  paint('#f3cb86', rays(X, 330, 26, 0.5, 0.06)),
  paint('#d8a25f', skyline(9, 372, 2, 26)),
  paint('#a98a52', poly(-10, 366, 610, 358, 610, 570, -10, 570)),
  paint('#8d703f', shape('-20,440 ~150,420 ~340,444 ~500,424 620,440 620,580 -20,580')),
];

/** A rifle with the singer who carries it, about the collar. */
const rifle = (skin) => [
  paint(INK, bar(46, 90, 78, -140, 9)),
  paint('#8a5a30', bar(48, 84, 62, -20, 4.5)),
  paint('#cfd6d8', bar(63, -30, 77, -132, 3)),
  solid(twin('0,20 52,34 64,110 0,116'), OLIVE),
  solid(twin('0,-62 ~38,-54 ~44,-14 ~30,26 0,32'), skin, { rim: 0 }),
  paint(INK, join(disc(-15, -18, 5), disc(15, -18, 5), shape('-12,4 ~0,0 12,4 ~10,20 ~0,24 ~-10,20'))),
  solid(twin('0,-88 ~44,-80 ~50,-48 60,-38 0,-42'), OLIVE, { rim: 0 }),
  paint(RUST.base, disc(0, -64, 9)),
];

const crew = () => [
  place(rifle(SKINS[0]), { x: 210, y: 168, s: 1 }),
  place(rifle(SKINS[2]), { x: 428, y: 168, s: 1 }),
  place(rifle(SKINS[1]), { x: 318, y: 146, s: 1.08 }),
];

const wagon = () => [
  solid(poly(138, 232, 512, 232, 534, 300, 116, 300), TIN, { rim: 0.05 }),
  rivets(150, 246, 500, 246, 13, 4),
  solid(poly(116, 292, 534, 292, 520, 396, 130, 396), TIN, { rim: 0.05 }),
  paint(INK, both(poly(X + 6, 304, X + 160, 304, X + 154, 334, X + 6, 334), X)),
  paint('#23424c', both(poly(X + 14, 311, X + 150, 311, X + 146, 327, X + 14, 327), X)),
  paint(PAPER, both(poly(X + 30, 311, X + 52, 311, X + 44, 327, X + 22, 327), X)),
  paint(INK, rect(250, 346, 150, 44)),
  paint(RUST.base, rect(257, 353, 136, 30)),
  paint(INK, join(...[0, 1, 2, 3, 4].map((index) => rect(272 + index * 26, 353, 8, 30)))),
  lamp(184, 364, 26, '#ffe08a'),
  lamp(466, 364, 26, '#ffe08a'),
  solid(poly(96, 398, 554, 398, 540, 424, 110, 424), RUST, { rim: 0 }),
];

const wheels = () => [wheel(120, 430, 54, OLIVE), wheel(530, 430, 54, OLIVE)];

export const draw = () => [plain(), crew(), wheels(), wagon()];
