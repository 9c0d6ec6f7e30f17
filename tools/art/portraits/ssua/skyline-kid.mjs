import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { dots, FRAME, paint, skyline, windows } from '../../kit/scene.mjs';
import { drawTurnedFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawLamp, drawSolid } from '../../parts/solid.mjs';

const PAPER_TONES = { base: '#f3ead2', light: '#ffffff', shade: '#c0ad86' };
const BLUE_TONES = { base: '#2e6bb8', light: '#7fb0ea', shade: '#183c70' };
const RED_TONES = { base: '#e0482f', light: '#ff9270', shade: '#952616' };

const drawTown = () => [
  paint('#ffb457', FRAME),
  paint('#ffd083', dots(300, 0, 0, 1, { radius: 18, step: 52, length: 420, box: [0, 0, 600, 420] })),
  paint('#fff0c2', disc(120, 150, 96)),
  paint('#c75b4a', skyline(44, 470, 20, 120)),
  paint('#7c3350', skyline(15, 530, 10, 80)),
  paint('#ffd083', windows(5, 22, 0, 470, 600, 550)),
];

/** Wings folded out of the evening paper. */
const drawWing = (isLeftWing) =>
  place(
    [
      drawSolid(poly(0, 0, 60, -150, 270, -190, 180, -20), PAPER_TONES, { rim: 0, split: 0.5 }),
      drawSolid(poly(0, 0, 180, -20, 250, 60, 110, 80), PAPER_TONES, { rim: 0, split: 0.62 }),
      paint(
        INK,
        brushStrokes(
          4,
          ['40,-40 ~120,-110 220,-160', '70,-30 ~140,-80 200,-110', '60,16 ~130,20 196,38', '76,40 ~130,46 170,58'],
          'none',
        ),
        0.55,
      ),
      paint(RED_TONES.base, poly(208, -168, 262, -182, 240, -134)),
    ],
    { x: 320, y: 350, scale: 1.1, flip: isLeftWing },
  );

const drawBody = () => [
  drawSolid(symmetricShape('310,318 372,330 440,372 470,440 480,580 310,580', 310), BLUE_TONES, { rim: 0.06 }),
  paint(INK, symmetricShape('310,330 360,340 352,400 310,420', 310)),
  paint(PAPER, symmetricShape('310,340 346,346 340,392 310,406', 310)),
  paint(RED_TONES.base, join(poly(240, 400, 270, 388, 330, 580, 296, 580))),
  paint('#f0b429', disc(286, 478, 18)),
  drawSolid(shape('236,300 ~300,332 ~384,298 392,330 ~310,372 ~232,334'), RED_TONES, { rim: 0 }),
  drawSolid(shape('250,320 ~180,330 ~120,300 ~70,330 ~110,352 ~180,372 250,346'), RED_TONES, { rim: 0 }),
];

const drawHead = () => [
  paint(INK, shape('236,300 ~190,220 ~206,96 ~280,46 ~364,58 ~410,110 ~390,150 ~300,140 ~262,220 268,310')),
  place(drawTurnedFace(SKIN_TONES.brown, { soft: true, mouth: 'smirk', iris: '#5b3a1a' }), {
    x: 312,
    y: 208,
    scale: 1.02,
  }),
  paint(
    INK,
    shape('228,196 ~214,110 ~276,52 ~352,52 ~412,96 ~416,150 384,120 366,148 338,112 316,146 290,116 ~264,160 258,226'),
  ),
  paint('#4b3226', shape('262,92 ~290,68 ~330,64 ~300,82 ~276,112')),
  // Goggles pushed up.
  paint(INK, poly(226, 118, 400, 88, 408, 108, 230, 142)),
  drawLamp(296, 116, 31, '#7fd0e6'),
  drawLamp(370, 100, 29, '#7fd0e6'),
];

export const drawPortrait = () => [drawTown(), drawWing(false), drawWing(true), drawBody(), drawHead()];
