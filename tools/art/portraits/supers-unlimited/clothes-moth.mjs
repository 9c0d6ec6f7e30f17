import { INK, MOTH_COLORS, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint } from '../../kit/scene.mjs';
import { drawFist } from '../../parts/hand.mjs';

const CENTER_X = 300;
const WOOL_TONES = { base: '#6a6259', light: '#958a7c', shade: '#3e3833' };
const GLOVE_TONES = { base: '#8a4a3a', light: '#c2745c', shade: '#51241f' };

/** An open wardrobe with moth-eaten clothes. */
function drawWardrobe() {
  const holePath = (holes) => join(...holes.map(([x, y, radius]) => ellipse(x, y, radius, radius * 1.2)));
  return [
    paint('#3a1d2e', FRAME),
    paint('#2a1222', rect(40, 0, 520, 560)),
    paint('#c9a14a', rect(40, 44, 520, 12)),
    paint('#5d2f46', shape('70,56 ~110,40 ~160,60 ~190,120 196,560 44,560 ~40,200')),
    paint('#7d4a3a', shape('196,66 ~230,50 ~262,80 270,560 190,560')),
    paint('#4a5a5a', shape('340,66 ~380,44 ~420,70 424,560 330,560')),
    paint('#8a6a3a', shape('430,70 ~480,40 ~530,80 ~560,200 556,560 420,560')),
    paint(
      '#2a1222',
      holePath([
        [92, 160, 18],
        [140, 240, 13],
        [70, 300, 15],
        [500, 150, 19],
        [462, 250, 13],
        [520, 320, 17],
        [396, 130, 11],
        [230, 150, 12],
        [110, 100, 8],
        [452, 110, 9],
        [150, 330, 9],
      ]),
    ),
    paint('#57203f', join(rect(0, 0, 40, 560), rect(560, 0, 40, 560))),
    paint(MOTH_COLORS.gold, join(disc(26, 300, 7), disc(574, 300, 7))),
    // Small moths.
    ...[
      [86, 90, 0.5, -20],
      [520, 232, 0.42, 30],
      [468, 60, 0.36, -12],
    ].map(([x, y, scale, rotation]) =>
      place(
        [
          paint(
            MOTH_COLORS.pale,
            mirrorPair(join(shape('0,-10 ~30,-44 ~62,-30 ~40,4 0,10'), shape('0,6 ~34,10 ~36,36 0,20'))),
          ),
        ],
        { x, y, scale, rotation },
      ),
    ),
  ];
}

function drawBody() {
  return [
    paint(MOTH_COLORS.acid, symmetricShape('300,318 ~380,336 ~468,360 ~520,404 ~540,490 554,600', CENTER_X)),
    paint(INK, symmetricShape('300,324 ~380,344 ~460,370 ~508,412 ~528,490 540,600', CENTER_X)),
    paint(MOTH_COLORS.dark, shape('240,352 ~170,372 ~112,404 ~88,460 74,600 292,600 292,450')),
    paint('#3a1540', shape('360,352 ~430,372 ~488,404 ~512,460 526,600 308,600 308,450')),
    paint(MOTH_COLORS.mid, shape('214,364 ~150,386 ~114,414 ~98,466 ~130,426 ~172,396')),
    paint(
      INK,
      mirrorPair(brushStrokes(9, ['~130,450 ~148,520 134,600', '~212,400 ~226,450 222,500'], 'start'), CENTER_X),
    ),
    // Lapels of a stolen dinner jacket, and a badge.
    paint(INK, symmetricShape('300,470 ~340,400 356,340 396,366 392,420 350,480 300,560', CENTER_X)),
    paint(MOTH_COLORS.mid, poly(244, 356, 214, 374, 218, 420, 256, 474, 292, 530, 292, 478, 262, 420)),
    paint(MOTH_COLORS.dark, poly(356, 356, 386, 374, 382, 420, 344, 474, 308, 530, 308, 478, 338, 420)),
    paint(PAPER, poly(262, 360, 338, 360, 330, 410, 300, 462, 270, 410)),
    paint('#b9aeb4', poly(300, 360, 338, 360, 330, 410, 300, 462)),
    paint(INK, mirrorPair(shape('304,392 ~330,374 334,384 334,408 ~322,406'), CENTER_X)),
    paint(MOTH_COLORS.acid, mirrorPair(shape('308,393 ~326,381 328,388 328,400 ~320,400'), CENTER_X)),
    paint(INK, disc(300, 393, 8)),
    paint(INK, join(disc(300, 550, 8), disc(384, 470, 22))),
    paint(MOTH_COLORS.gold, disc(384, 470, 17)),
    paint(MOTH_COLORS.deep, mirrorPair(shape('384,462 ~396,452 ~401,462 ~393,472 384,474 ~390,482 384,484'), 384)),
  ];
}

/** A balaclava for a moth, with round goggles, feelers and a mouth hole. */
function drawHead() {
  const rightFeeler = [
    paint(INK, brushStroke('330,112 ~352,60 ~400,30 436,36', 15, 'end')),
    paint(WOOL_TONES.light, brushStroke('332,108 ~354,62 ~400,34 428,38', 6, 'end')),
    paint(
      INK,
      join(
        ...[
          [350, 74, 20, -60],
          [366, 56, 24, -50],
          [386, 43, 24, -38],
          [408, 36, 20, -24],
        ].flatMap(([x, y, length, rotation]) => [
          place([paint(INK, poly(-3, 0, 3, 0, 0, -length))], { x, y, rotation: rotation + 10 })[0].path,
          place([paint(INK, poly(-3, 0, 3, 0, 0, length * 0.8))], { x, y, rotation })[0].path,
        ]),
      ),
    ),
  ];
  return [
    rightFeeler,
    rightFeeler.map((part) => ({ ...part, path: mirrorPair(part.path, CENTER_X).slice(part.path.length) })),
    paint(INK, symmetricShape('300,290 356,290 ~358,340 378,356 ~340,384 300,388', CENTER_X)),
    paint(WOOL_TONES.shade, symmetricShape('300,310 340,306 ~344,344 362,356 ~336,372 300,375', CENTER_X)),
    paint(INK, symmetricShape('300,84 ~370,90 ~404,150 ~404,230 ~384,300 ~340,338 300,344', CENTER_X)),
    paint(WOOL_TONES.base, symmetricShape('300,96 ~362,102 ~392,154 ~392,228 ~374,292 ~336,326 300,331', CENTER_X)),
    paint(
      WOOL_TONES.shade,
      shape('330,98 ~366,106 ~392,154 ~392,228 ~374,292 ~336,326 306,331 ~350,280 ~364,200 ~356,130'),
    ),
    paint(WOOL_TONES.light, shape('268,102 ~226,124 ~212,176 ~214,230 ~228,170 ~246,130')),
    // Ribs of the wool.
    paint(
      WOOL_TONES.shade,
      brushStrokes(
        4,
        [
          '~300,98 ~298,130 300,158',
          '~262,104 ~254,130 254,154',
          '~338,104 ~346,130 346,154',
          '~230,252 ~240,290 258,312',
          '~254,270 ~262,300 278,322',
        ],
        'none',
      ),
    ),
    // Goggles.
    paint(INK, mirrorPair(disc(344, 206, 51), CENTER_X)),
    paint(MOTH_COLORS.gold, mirrorPair(disc(344, 206, 43), CENTER_X)),
    paint(INK, mirrorPair(disc(344, 206, 35), CENTER_X)),
    paint(MOTH_COLORS.acid, mirrorPair(disc(344, 206, 29), CENTER_X)),
    paint(
      '#5f7d14',
      join(shape('372,196 ~376,226 ~348,236 ~324,226 ~352,224'), shape('284,196 ~288,226 ~260,236 ~236,226 ~264,224')),
    ),
    paint(
      '#e9f7b0',
      join(shape('322,202 ~328,184 ~346,180 ~338,190 ~330,206'), shape('234,202 ~240,184 ~258,180 ~250,190 ~242,206')),
    ),
    paint(INK, mirrorPair(brushStrokes(4, ['344,178 344,234', '318,206 370,206'], 'none'), CENTER_X), 0.35),
    paint(INK, rect(286, 196, 28, 18)),
    // Mouth.
    paint(INK, shape('256,284 ~300,270 344,284 ~336,310 ~300,318 ~264,310')),
    paint('#d79a6a', shape('266,287 ~300,277 334,287 ~328,303 ~300,309 ~272,303')),
    paint(INK, shape('270,290 ~300,284 330,288 ~320,300 ~282,301')),
    paint(
      PAPER,
      join(
        poly(276, 291, 287, 289, 287, 296, 278, 297),
        poly(289, 289, 300, 288, 300, 296, 289, 296),
        poly(312, 288, 322, 289, 320, 296, 312, 296),
      ),
    ),
  ];
}

/** A crowbar in a raised fist. */
function drawCrowbar() {
  return place(
    [
      paint(INK, brushStroke('0,250 ~2,100 ~0,-120 ~14,-196 ~58,-206 84,-172', 34, 'none')),
      paint('#7b8b94', brushStroke('0,250 ~2,100 ~0,-120 ~14,-190 ~54,-198 78,-170', 19, 'none')),
      paint('#d5dde0', brushStroke('-5,250 ~-3,100 ~-5,-120 ~10,-188 40,-200', 6, 'none')),
      drawFist(GLOVE_TONES, { base: MOTH_COLORS.dark, shade: '#3a1540' }),
    ],
    { x: 104, y: 426, scale: 1.06, rotation: -7 },
  );
}

export const drawPortrait = () => [drawWardrobe(), drawBody(), drawHead(), drawCrowbar()];
