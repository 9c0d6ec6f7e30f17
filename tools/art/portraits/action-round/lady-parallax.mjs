import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, rect, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays } from '../../kit/scene.mjs';
import { drawNeck } from '../../parts/bust.mjs';
import { drawTurnedFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';

const COAT_TONES = { base: '#f1ece0', shade: '#a9a3b8', light: '#ffffff' };

/** Outline of her head and shoulders, which her two shadows repeat. */
const OUTLINE = shape(
  '300,78 ~360,86 ~396,140 ~388,230 ~372,290 ~360,330 ~430,356 ~510,390 ~556,450 580,600 20,600 ~44,450 ~90,390 ~180,352 ~250,330 ~226,280 ~208,210 ~206,140 ~244,86',
);

const drawBody = () => [
  paint(INK, shape('250,326 ~180,346 ~104,384 ~62,448 36,600 564,600 ~538,448 ~496,384 ~420,346 350,326')),
  paint(COAT_TONES.base, shape('244,346 ~180,364 ~120,398 ~88,456 62,600 320,600 ~318,460 ~300,380')),
  paint(COAT_TONES.shade, shape('300,376 ~352,348 ~420,364 ~480,398 ~512,456 538,600 312,600 ~310,460')),
  // High collar and a row of buttons.
  paint(INK, shape('236,300 ~240,360 300,430 ~360,360 364,300 ~392,330 ~386,380 306,470 294,470 ~214,380 ~208,330')),
  paint('#27304f', shape('228,322 ~236,372 294,440 294,456 ~228,378 ~218,338')),
  paint('#3c4a78', shape('372,322 ~364,372 306,440 306,456 ~372,378 ~382,338')),
  paint('#27304f', rect(292, 462, 16, 130)),
  paint('#d9a441', join(disc(300, 484, 7), disc(300, 514, 7), disc(300, 544, 7))),
  // A sash in three colors: her own and the colors of her two shadows.
  paint('#1fb7c4', poly(96, 420, 122, 396, 420, 600, 372, 600)),
  paint('#f4e4a4', poly(122, 396, 138, 388, 448, 600, 420, 600)),
  paint('#e2365b', poly(138, 388, 160, 378, 480, 600, 448, 600)),
  paint(INK, brushStrokes(5, ['96,420 372,600', '160,378 480,600'], 'none')),
];

const drawHair = () => [
  paint(
    INK,
    shape(
      '226,262 ~196,196 ~206,112 ~262,66 ~336,64 ~384,100 ~388,140 ~350,130 ~310,146 ~282,160 ~270,210 ~262,250 252,300',
    ),
  ),
  paint(
    '#6b2f4e',
    shape('236,240 ~212,190 ~222,124 ~270,82 ~334,78 ~366,102 ~366,118 ~320,118 ~274,144 ~256,190 ~250,230'),
  ),
  paint(
    '#a5527a',
    brushStrokes(7, ['~230,190 ~234,130 ~282,96', '~248,196 ~258,140 ~306,106', '~276,126 ~310,100 352,102']),
  ),
  // Tail, tied with a ribbon.
  paint(INK, shape('222,170 ~170,166 ~120,204 ~96,280 ~110,330 ~132,300 ~150,250 ~190,226 230,224')),
  paint('#6b2f4e', shape('214,184 ~172,182 ~134,214 ~112,280 ~116,302 ~136,250 ~180,212 216,208')),
  paint('#e2365b', shape('206,164 ~224,160 ~236,196 ~226,232 ~206,228 ~214,196')),
];

const drawMask = () => [
  paint(
    INK,
    shape('246,196 ~262,168 ~320,172 ~362,166 ~386,170 ~386,196 ~374,226 ~350,226 ~338,212 ~326,228 ~288,238 ~256,226'),
  ),
  paint(
    '#27304f',
    shape('254,198 ~270,178 ~320,182 ~364,176 ~376,182 ~374,200 ~366,216 ~352,216 ~338,202 ~322,218 ~288,228 ~262,218'),
  ),
  paint(PAPER, join(shape('276,206 ~296,192 ~318,202 ~300,214'), shape('346,202 ~358,192 ~370,196 ~362,210'))),
  paint('#1fb7c4', disc(302, 203, 7)),
  paint('#e2365b', disc(360, 201, 6)),
  paint(INK, join(disc(303, 203, 3), disc(361, 201, 3))),
];

const drawSabre = () => [
  paint(INK, shape('420,470 ~470,330 ~520,180 560,-20 574,-20 ~540,190 ~488,340 444,478')),
  paint('#dfe7ee', shape('428,468 ~476,334 ~526,184 560,-10 ~530,186 ~480,338 436,472')),
  paint('#1fb7c4', shape('404,462 ~456,322 ~504,172 540,-20 ~516,172 ~464,324 412,466'), 0.75),
  paint('#e2365b', shape('442,480 ~496,342 ~548,196 588,-20 ~556,200 ~504,346 450,484'), 0.75),
];

export const drawPortrait = () => [
  paint('#232a49', FRAME),
  paint('#2f3961', rays(300, 600, 30, 0.5, 0.05)),
  paint('#3d4a7a', ellipse(300, 260, 250, 230)),
  place([paint('#1fb7c4', OUTLINE)], { x: -54, y: 6 }),
  place([paint('#e2365b', OUTLINE)], { x: 54, y: 10 }),
  drawBody(),
  drawNeck(SKIN_TONES.dark),
  place(drawTurnedFace(SKIN_TONES.dark, { soft: true, mouth: 'smirk', eyes: false }), { x: 308, y: 218, scale: 1.06 }),
  drawHair(),
  drawMask(),
  paint('#d9a441', join(disc(262, 272, 7), ellipse(262, 294, 5, 12))),
  drawSabre(),
  place(
    drawFist(
      { base: '#27304f', light: '#5566a0', shade: '#171d33' },
      { base: COAT_TONES.base, shade: COAT_TONES.shade },
    ),
    {
      x: 424,
      y: 486,
      scale: 0.95,
      rotation: 14,
      flip: true,
    },
  ),
  paint('#d9a441', brushStroke('~366,440 ~400,408 ~470,420 ~490,470', 12)),
];
