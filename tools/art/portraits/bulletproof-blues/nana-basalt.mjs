import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { FRAME, paint, sparks } from '../../kit/scene.mjs';

const ROCK_TONES = { base: '#6c7280', shade: '#3d414e', light: '#a3abb8' };
const WOOL_TONES = { base: '#b0476b', shade: '#712444', light: '#dd86a3' };

/** Columns of a cliff, and a glow from below. */
function drawCliff() {
  const columns = [];
  const litSides = [];
  for (let columnIndex = 0; columnIndex < 13; columnIndex++) {
    const x = -10 + columnIndex * 48;
    const top = 70 + ((columnIndex * 53) % 130);
    columns.push(poly(x, 600, x, top + 14, x + 24, top, x + 48, top + 14, x + 48, 600));
    litSides.push(poly(x + 4, 600, x + 4, top + 18, x + 22, top + 8, x + 22, 600));
  }
  return [
    paint('#f28a4b', FRAME),
    paint('#f7b56b', disc(300, 170, 220)),
    paint('#fbd79b', disc(300, 170, 160)),
    paint('#4a3b4c', join(...columns)),
    paint('#6a5468', join(...litSides)),
  ];
}

const drawShawl = () => [
  paint(INK, shape('232,320 ~130,344 ~60,410 ~24,600 576,600 ~540,410 ~470,344 368,320')),
  paint(WOOL_TONES.base, shape('236,338 ~140,362 ~80,420 ~46,600 310,600 ~318,470 ~300,372')),
  paint(WOOL_TONES.shade, shape('300,366 364,338 ~460,362 ~520,420 ~554,600 306,600 ~316,470')),
  // Rows of stitches.
  paint(
    WOOL_TONES.light,
    brushStrokes(7, [
      '~110,420 ~126,440 142,424 ~158,444 174,428 ~190,448 206,432',
      '~86,474 ~104,494 120,478 ~136,498 152,482 ~168,502 184,486 ~200,506 216,490',
      '~78,530 ~94,550 112,534 ~128,554 146,538 ~162,558 180,542 ~198,562 214,546',
    ]),
  ),
  paint(
    WOOL_TONES.base,
    brushStrokes(7, [
      '~394,432 ~410,448 426,428 ~442,444 458,424 ~474,440 490,420',
      '~384,490 ~400,506 416,486 ~432,502 448,482 ~464,498 480,478 ~496,494 514,474',
      '~386,546 ~402,562 420,542 ~438,558 454,538 ~472,554 488,534 ~506,550 522,530',
    ]),
  ),
  paint(INK, disc(300, 420, 34)),
  paint('#f0b429', disc(300, 420, 27)),
  paint('#e8502a', disc(300, 420, 18)),
  paint('#ffe98a', ellipse(293, 412, 7, 5)),
];

const drawHead = () => [
  // A bun of stone with two pins through it.
  paint(INK, join(poly(150, 20, 166, 12, 440, 128, 432, 142), poly(450, 20, 434, 12, 160, 128, 168, 142))),
  paint('#1f2430', join(poly(158, 22, 164, 19, 430, 130, 428, 135), poly(442, 22, 436, 19, 170, 130, 172, 135))),
  paint('#f0b429', join(disc(154, 16, 11), disc(446, 16, 11))),
  paint(INK, symmetricShape('300,24 ~346,30 ~372,66 ~360,108 ~300,124', 300)),
  paint('#cfd5dd', symmetricShape('300,36 ~338,42 ~358,68 ~346,100 ~300,112', 300)),
  paint(ROCK_TONES.light, shape('316,38 ~358,68 ~346,100 ~300,112 ~330,90')),
  paint(INK, brushStrokes(5, ['~262,60 ~300,50 338,62', '~258,86 ~300,74 342,88'])),
  // The face consists of planes with hard edges.
  paint(INK, shape('222,110 300,92 378,110 404,170 400,250 372,320 330,364 270,364 228,320 200,250 196,170')),
  paint(
    ROCK_TONES.base,
    shape('230,120 300,104 370,120 392,174 388,248 364,312 324,350 276,350 236,312 212,248 208,174'),
  ),
  paint(
    ROCK_TONES.shade,
    shape('316,108 370,120 392,174 388,248 364,312 324,350 300,350 330,300 318,240 344,190 330,150'),
  ),
  paint(ROCK_TONES.light, shape('236,128 290,114 270,150 228,176 222,158')),
  paint(ROCK_TONES.light, shape('224,252 262,236 276,268 246,296')),
  paint(ROCK_TONES.light, shape('290,196 304,196 312,258 288,262 278,246')),
  paint(ROCK_TONES.shade, shape('278,262 312,258 322,266 306,276 286,274')),
  // Hair in slabs.
  paint(INK, mirrorPair(shape('300,88 372,104 410,168 402,226 382,196 372,150 336,126 300,122'), 300)),
  paint('#cfd5dd', shape('296,98 238,112 202,166 204,200 222,186 234,146 266,122 296,114')),
  paint(ROCK_TONES.light, shape('304,98 362,112 398,166 396,200 378,186 366,146 334,122 304,114')),
  // Cracks that glow.
  paint(
    '#ff7a2f',
    join(
      shape('246,300 262,288 258,306 272,318 256,316'),
      shape('352,212 364,232 356,240 368,262 346,240 354,230'),
      shape('330,330 338,312 344,322'),
    ),
  ),
  // Spectacles.
  paint(INK, mirrorPair(shape('312,206 ~318,182 ~344,178 ~370,186 ~370,216 ~346,230 ~320,226'), 300)),
  paint('#ffe98a', mirrorPair(shape('320,206 ~326,190 ~344,187 ~361,194 ~361,212 ~344,221 ~326,218'), 300)),
  paint('#e8502a', mirrorPair(disc(340, 206, 9), 300)),
  paint(INK, mirrorPair(disc(340, 206, 4), 300)),
  paint('#ffffff', mirrorPair(poly(350, 192, 358, 194, 352, 204, 347, 203), 300)),
  paint(INK, brushStrokes(7, ['~284,202 ~300,194 316,202'], 'none')),
  paint('#cfd5dd', mirrorPair(shape('312,178 342,160 378,172 376,182 344,172 314,188'), 300)),
  // A stubborn mouth.
  paint(INK, shape('262,308 ~282,300 ~300,304 ~318,300 338,308 ~318,314 ~300,314 ~282,314')),
  paint(PAPER, shape('276,306 ~300,306 322,306 ~300,311')),
  paint(INK, brushStrokes(4, ['~252,296 ~254,306 250,316', '~348,296 ~346,306 350,316', '~240,212 ~226,216 216,212'])),
];

export const drawPortrait = () => [
  drawCliff(),
  drawShawl(),
  paint(INK, ring(300, 372, 60, 48, 0.5)),
  drawHead(),
  paint('#ffe98a', sparks(8, 12, 4, 11, [0, 330, 600, 560])),
];
