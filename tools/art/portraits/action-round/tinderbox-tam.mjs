import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays, sparks } from '../../kit/scene.mjs';
import { drawBust, drawNeck } from '../../parts/bust.mjs';
import { drawFrontFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';

const JERKIN_TONES = { base: '#2f7f8f', shade: '#1a4b5c', light: '#78c3c9' };
const GLOVE_TONES = { base: '#8a5a34', light: '#c9955e', shade: '#563319' };

const drawFlame = (x, y, scale, rotation = 0) =>
  place(
    [
      paint(INK, shape('0,-74 ~22,-40 ~16,-26 30,-40 ~44,0 ~24,38 ~0,44 ~-24,38 ~-44,0 ~-32,-34 ~-22,-20 ~-20,-46')),
      paint(
        '#e8502a',
        shape('0,-58 ~12,-34 ~12,-14 28,-22 ~33,4 ~18,30 ~0,34 ~-18,30 ~-33,4 ~-26,-18 ~-14,-6 ~-14,-34'),
      ),
      paint('#f9a826', shape('2,-30 ~10,-4 20,-4 ~22,14 ~12,28 ~0,30 ~-12,28 ~-22,12 ~-14,0 ~-6,-2')),
      paint('#ffe98a', ellipse(0, 18, 9, 11)),
    ],
    { x, y, scale, rotation },
  );

/** Hair that burns like the head of a match. */
const drawHair = () => [
  paint(
    INK,
    shape(
      '214,200 ~196,150 ~204,96 ~182,60 ~226,66 ~240,26 ~262,-6 ~276,36 ~312,-26 ~326,34 ~362,6 ~362,56 ~410,48 ~392,96 ~404,150 386,200 ~372,150 ~300,132 ~228,150',
    ),
  ),
  paint(
    '#d8432a',
    shape(
      '222,176 ~212,146 ~218,100 ~206,78 ~238,82 ~250,44 ~262,20 ~280,56 ~310,2 ~320,52 ~350,30 ~350,74 ~388,66 ~378,102 ~390,150 380,178 ~364,140 ~300,118 ~236,140',
    ),
  ),
  paint(
    '#f9a826',
    shape('246,134 ~240,108 ~256,96 ~264,62 ~284,88 ~306,36 ~318,84 ~340,64 ~338,100 ~362,98 ~356,134 ~300,106'),
  ),
  paint('#ffe98a', shape('276,110 ~284,98 ~300,70 ~312,102 ~326,92 ~326,114 ~300,100')),
];

export const drawPortrait = () => [
  paint('#2b1c4a', FRAME),
  paint('#40296b', rays(300, 230, 18, 0.5, 0.12)),
  paint('#6a3c86', disc(300, 230, 190)),
  paint('#8f4f8f', disc(300, 230, 150)),
  paint('#ffd166', sparks(4, 5, 4, 12, [0, 0, 600, 300])),
  // An arc of fire from hand to hand.
  paint('#e8502a', brushStroke('~86,392 ~70,190 ~180,52 ~300,26 ~430,54 ~532,190 514,392', 10), 0.6),
  drawFlame(150, 92, 0.8, -8),
  drawFlame(464, 94, 0.8, 8),
  drawBust(JERKIN_TONES),
  // Motley.
  paint(
    '#f0b429',
    join(
      poly(132, 430, 176, 400, 206, 452, 160, 486),
      poly(206, 452, 250, 420, 274, 478, 230, 512),
      poly(160, 486, 206, 520, 176, 570, 130, 540),
    ),
  ),
  paint(
    '#b9801a',
    join(
      poly(468, 430, 424, 400, 394, 452, 440, 486),
      poly(394, 452, 350, 420, 326, 478, 370, 512),
      poly(440, 486, 394, 520, 424, 570, 470, 540),
    ),
  ),
  drawNeck(SKIN_TONES.tan),
  paint(
    INK,
    shape(
      '216,352 ~262,368 ~300,398 ~338,368 384,352 404,392 372,402 366,440 328,424 300,456 272,424 234,440 228,402 196,392',
    ),
  ),
  paint(
    '#d8432a',
    shape(
      '222,364 ~262,380 ~300,410 ~338,380 378,364 388,386 360,392 354,422 326,408 300,436 274,408 246,422 240,392 212,386',
    ),
  ),
  paint('#8f2418', shape('300,410 ~338,380 378,364 388,386 360,392 354,422 326,408 300,436')),
  place(drawFrontFace(SKIN_TONES.tan, { jaw: 'lean', iris: '#e8502a', open: 1.15, mouth: 'none' }), {
    x: 300,
    y: 230,
    scale: 1.12,
  }),
  // A grin from ear to ear.
  paint(INK, shape('250,286 ~300,304 352,284 ~340,326 ~300,340 ~262,326')),
  paint(PAPER, shape('260,296 ~300,310 342,294 ~334,308 ~300,316 ~268,309')),
  paint('#b4483f', shape('274,318 ~300,324 328,316 ~318,330 ~300,334 ~282,330')),
  paint(INK, brushStrokes(4, ['~240,280 ~246,286 250,292', '~360,278 ~356,284 350,292'])),
  drawHair(),
  paint('#d8432a', join(ellipse(246, 262, 15, 10), ellipse(356, 262, 15, 10)), 0.5),
  place(drawFist(GLOVE_TONES, { base: JERKIN_TONES.light, shade: JERKIN_TONES.shade }), {
    x: 96,
    y: 470,
    scale: 0.95,
    rotation: -8,
  }),
  place(drawFist(GLOVE_TONES, { base: JERKIN_TONES.base, shade: JERKIN_TONES.shade }), {
    x: 504,
    y: 470,
    scale: 0.95,
    rotation: 8,
    flip: true,
  }),
  drawFlame(96, 386, 0.85),
  drawFlame(504, 386, 0.85),
  paint('#ffd166', disc(300, 424, 8)),
];
