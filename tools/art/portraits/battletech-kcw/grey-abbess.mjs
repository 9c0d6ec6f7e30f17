import { INK } from '../../kit/colours.mjs';
import { both, disc, join, poly, rect, shape, twin } from '../../kit/path.mjs';
import { FRAME, paint, rays, sparks } from '../../kit/scene.mjs';
import { lamp, rivets, solid } from '../../parts/solid.mjs';

const X = 330;
const GREY = { base: '#8d8f9b', light: '#cfd0d8', shade: '#4b4c5a' };
const BRASS = { base: '#c99a3c', light: '#f3d68a', shade: '#7c5718' };
const CLOTH = { base: '#3c3450', light: '#6c6190', shade: '#1f1a30' };

const window = () => [
  paint('#2a1d3a', FRAME),
  paint('#4d2f5c', rays(X, 190, 24, 0.5, 0.06)),
  paint('#8c3f57', disc(X, 190, 210)),
  paint('#d96b4a', disc(X, 190, 168)),
  paint('#f2b04a', disc(X, 190, 120)),
  paint(
    '#2a1d3a',
    join(
      ...[0, 1, 2, 3, 4, 5].map((index) => {
        const a = (index / 6) * Math.PI;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        return poly(
          X - c * 230 - s * 4,
          190 - s * 230 + c * 4,
          X + c * 230 - s * 4,
          190 + s * 230 + c * 4,
          X + c * 230 + s * 4,
          190 + s * 230 - c * 4,
          X - c * 230 + s * 4,
          190 - s * 230 - c * 4,
        );
      }),
    ),
  ),
  paint('#f2d9a0', sparks(4, 14, 4, 9, [0, 0, 600, 160])),
];

const organ = () =>
  [70, 118, 166].map((dx, index) =>
    [-1, 1].map((side) => {
      const x = X + side * (dx + 52);
      const top = 92 + index * 44;
      return [
        solid(rect(x - 19, top, 38, 330), BRASS, { rim: 0.2, split: 0.55, lean: 0 }),
        paint(INK, join(poly(x - 13, top + 64, x + 13, top + 64, x, top + 40), rect(x - 13, top + 76, 26, 8))),
        paint(INK, disc(x, top, 19, 8)),
      ];
    }),
  );

const trunk = () => [
  solid(twin(`${X},286 420,300 486,360 520,580 ${X},580`, X), CLOTH),
  solid(twin(`${X},300 380,312 398,440 384,580 ${X},580`, X), GREY),
  solid(twin(`${X},330 346,336 346,420 ${X},424`, X), BRASS, { rim: 0 }),
  paint(BRASS.base, rect(X - 44, 356, 88, 14)),
  paint(INK, strokesOf()),
  rivets(X - 62, 330, X - 56, 540, 6),
  rivets(X + 62, 330, X + 56, 540, 6),
];

const strokesOf = () => join(rect(X - 44, 352, 88, 3), rect(X - 44, 371, 88, 3));

const head = () => [
  solid(twin(`${X},40 398,76 434,160 430,262 396,318 ${X},330`, X), CLOTH),
  paint(INK, twin(`${X},96 374,112 396,172 390,258 ${X},302`, X)),
  solid(twin(`${X},112 366,124 384,176 376,246 ${X},286`, X), GREY, { edge: 0 }),
  paint(INK, both(shape(`${X + 10},186 ~${X + 32},170 ${X + 56},178 ~${X + 40},206 ${X + 14},204`), X)),
  lamp(X - 32, 188, 13, '#ffd98a'),
  lamp(X + 32, 188, 13, '#ffd98a'),
  paint(
    INK,
    join(
      ...[-2, -1, 0, 1, 2].map((index) =>
        rect(X + index * 14 - 4, 232 + Math.abs(index) * 2, 8, 34 - Math.abs(index) * 6),
      ),
    ),
  ),
  // Bell mast.
  paint(INK, rect(X - 5, -10, 10, 60)),
  solid(twin(`${X},8 ${X + 22},20 ${X + 30},50 ${X},54`, X), BRASS, { rim: 0.12 }),
  paint(INK, disc(X, 60, 7)),
  paint('#f7f0e1', twin(`${X},104 372,120 392,170 386,178 362,132 ${X},118`, X)),
];

export const draw = () => [window(), organ(), trunk(), head()];
