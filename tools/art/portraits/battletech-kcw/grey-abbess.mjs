import { INK } from '../../kit/colors.mjs';
import { disc, join, mirrorPair, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { FRAME, paint, rays, sparks } from '../../kit/scene.mjs';
import { drawLamp, drawRivets, drawSolid } from '../../parts/solid.mjs';

const CENTER_X = 330;
const GRAY_TONES = { base: '#8d8f9b', light: '#cfd0d8', shade: '#4b4c5a' };
const BRASS_TONES = { base: '#c99a3c', light: '#f3d68a', shade: '#7c5718' };
const CLOTH_TONES = { base: '#3c3450', light: '#6c6190', shade: '#1f1a30' };

const drawWindow = () => [
  paint('#2a1d3a', FRAME),
  paint('#4d2f5c', rays(CENTER_X, 190, 24, 0.5, 0.06)),
  paint('#8c3f57', disc(CENTER_X, 190, 210)),
  paint('#d96b4a', disc(CENTER_X, 190, 168)),
  paint('#f2b04a', disc(CENTER_X, 190, 120)),
  paint(
    '#2a1d3a',
    join(
      ...[0, 1, 2, 3, 4, 5].map((spokeIndex) => {
        const angle = (spokeIndex / 6) * Math.PI;
        const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
        return poly(
          CENTER_X - cosine * 230 - sine * 4,
          190 - sine * 230 + cosine * 4,
          CENTER_X + cosine * 230 - sine * 4,
          190 + sine * 230 + cosine * 4,
          CENTER_X + cosine * 230 + sine * 4,
          190 + sine * 230 - cosine * 4,
          CENTER_X - cosine * 230 + sine * 4,
          190 - sine * 230 - cosine * 4,
        );
      }),
    ),
  ),
  paint('#f2d9a0', sparks(4, 14, 4, 9, [0, 0, 600, 160])),
];

const drawOrganPipes = () =>
  [70, 118, 166].map((distance, pipeIndex) =>
    [-1, 1].map((direction) => {
      const x = CENTER_X + direction * (distance + 52);
      const top = 92 + pipeIndex * 44;
      return [
        drawSolid(rect(x - 19, top, 38, 330), BRASS_TONES, { rim: 0.2, split: 0.55, lean: 0 }),
        paint(INK, join(poly(x - 13, top + 64, x + 13, top + 64, x, top + 40), rect(x - 13, top + 76, 26, 8))),
        paint(INK, disc(x, top, 19, 8)),
      ];
    }),
  );

const drawTorso = () => [
  drawSolid(symmetricShape(`${CENTER_X},286 420,300 486,360 520,580 ${CENTER_X},580`, CENTER_X), CLOTH_TONES),
  drawSolid(symmetricShape(`${CENTER_X},300 380,312 398,440 384,580 ${CENTER_X},580`, CENTER_X), GRAY_TONES),
  drawSolid(symmetricShape(`${CENTER_X},330 346,336 346,420 ${CENTER_X},424`, CENTER_X), BRASS_TONES, { rim: 0 }),
  paint(BRASS_TONES.base, rect(CENTER_X - 44, 356, 88, 14)),
  paint(INK, slotPath()),
  drawRivets(CENTER_X - 62, 330, CENTER_X - 56, 540, 6),
  drawRivets(CENTER_X + 62, 330, CENTER_X + 56, 540, 6),
];

const slotPath = () => join(rect(CENTER_X - 44, 352, 88, 3), rect(CENTER_X - 44, 371, 88, 3));

const drawHead = () => [
  drawSolid(symmetricShape(`${CENTER_X},40 398,76 434,160 430,262 396,318 ${CENTER_X},330`, CENTER_X), CLOTH_TONES),
  paint(INK, symmetricShape(`${CENTER_X},96 374,112 396,172 390,258 ${CENTER_X},302`, CENTER_X)),
  drawSolid(symmetricShape(`${CENTER_X},112 366,124 384,176 376,246 ${CENTER_X},286`, CENTER_X), GRAY_TONES, {
    edge: 0,
  }),
  paint(
    INK,
    mirrorPair(
      shape(
        `${CENTER_X + 10},186 ~${CENTER_X + 32},170 ${CENTER_X + 56},178 ~${CENTER_X + 40},206 ${CENTER_X + 14},204`,
      ),
      CENTER_X,
    ),
  ),
  drawLamp(CENTER_X - 32, 188, 13, '#ffd98a'),
  drawLamp(CENTER_X + 32, 188, 13, '#ffd98a'),
  paint(
    INK,
    join(
      ...[-2, -1, 0, 1, 2].map((index) =>
        rect(CENTER_X + index * 14 - 4, 232 + Math.abs(index) * 2, 8, 34 - Math.abs(index) * 6),
      ),
    ),
  ),
  // Bell mast.
  paint(INK, rect(CENTER_X - 5, -10, 10, 60)),
  drawSolid(
    symmetricShape(`${CENTER_X},8 ${CENTER_X + 22},20 ${CENTER_X + 30},50 ${CENTER_X},54`, CENTER_X),
    BRASS_TONES,
    { rim: 0.12 },
  ),
  paint(INK, disc(CENTER_X, 60, 7)),
  paint('#f7f0e1', symmetricShape(`${CENTER_X},104 372,120 392,170 386,178 362,132 ${CENTER_X},118`, CENTER_X)),
];

export const drawPortrait = () => [drawWindow(), drawOrganPipes(), drawTorso(), drawHead()];
