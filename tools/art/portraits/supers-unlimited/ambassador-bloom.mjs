import { INK } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, shape, star, symmetricShape } from '../../kit/path.mjs';
import { FRAME, paint, sparks } from '../../kit/scene.mjs';

const CENTER_X = 300;
const JELLY_TONES = { pale: '#ffe3f4', light: '#ff9fd0', base: '#e55aa8', shade: '#8f2f92', deep: '#4a1c6b' };
const COAT_TONES = { base: '#22346b', light: '#4a66ad', shade: '#131c42', gold: '#eec04a', goldShade: '#9a6c1c' };

function drawSpace() {
  return [
    paint('#120f33', FRAME),
    paint('#241a58', shape('-20,120 ~160,40 ~300,120 ~460,20 620,110 620,330 ~460,260 ~300,330 ~140,250 -20,340')),
    paint('#3a2478', shape('-20,180 ~160,110 ~300,190 ~460,90 620,170 620,260 ~460,200 ~300,270 ~140,200 -20,280')),
    paint('#d9d2ff', sparks(31, 10, 3, 9, [0, 0, 600, 420])),
    // The home world with its ring.
    paint('#2fb6a8', disc(504, 112, 62)),
    paint('#1c7f86', shape('474,166 ~530,150 ~556,112 548,68 ~568,92 ~566,130 ~540,164 ~504,174')),
    paint('#7ff0d6', join(ellipse(484, 92, 34, 5), ellipse(496, 110, 38, 4))),
    paint('#f2d99a', shape('414,150 ~460,132 ~540,104 594,72 ~600,84 ~548,116 ~464,146 ~420,160')),
    // Other jellyfish, far away.
    paint(
      '#7a4bb8',
      join(
        shape('52,150 ~56,110 ~96,96 ~130,112 ~138,150 ~116,142 ~96,152 ~74,142'),
        brushStrokes(4, ['70,150 ~64,180 74,210', '92,150 ~98,186 88,220', '114,150 ~112,180 122,206'], 'end'),
      ),
    ),
  ];
}

/** A dress coat with epaulettes, a sash and medals. */
function drawCoat() {
  const drawMedal = (x, y, fill) => [
    paint(INK, join(poly(x - 9, y - 34, x + 9, y - 34, x + 9, y - 12, x - 9, y - 12), star(x, y, 5, 24, 14))),
    paint(fill, poly(x - 5, y - 31, x + 5, y - 31, x + 5, y - 12, x - 5, y - 12)),
    paint(COAT_TONES.gold, star(x, y, 5, 17, 9)),
    paint('#ffffff', disc(x, y, 4)),
  ];
  return [
    paint(JELLY_TONES.light, symmetricShape('300,330 ~380,340 ~462,358 ~516,392 ~538,470 556,600', CENTER_X)),
    paint(INK, symmetricShape('300,336 ~380,348 ~454,368 ~504,402 ~524,474 540,600', CENTER_X)),
    paint(COAT_TONES.base, shape('240,360 ~170,376 ~116,410 ~92,480 78,600 294,600 294,440')),
    paint(COAT_TONES.shade, shape('360,360 ~430,376 ~484,410 ~508,480 522,600 306,600 306,440')),
    paint(COAT_TONES.light, shape('212,372 ~150,392 ~118,424 ~104,480 ~134,430 ~176,400')),
    // Frogging.
    paint(
      INK,
      join(
        ...[430, 478, 526, 574].map((y) =>
          shape(`208,${y - 16} ~300,${y} 392,${y - 16} 392,${y} ~300,${y + 16} 208,${y}`),
        ),
      ),
    ),
    paint(
      COAT_TONES.gold,
      join(
        ...[430, 478, 526, 574].map((y) =>
          shape(`212,${y - 12} ~300,${y + 4} 388,${y - 12} 388,${y - 5} ~300,${y + 11} 212,${y - 5}`),
        ),
      ),
    ),
    paint(INK, brushStroke('300,390 300,600', 7, 'none')),
    paint(COAT_TONES.gold, join(...[438, 486, 534].map((y) => disc(300, y, 9)))),
    paint(COAT_TONES.goldShade, join(...[439, 487, 535].map((y) => disc(302, y + 1, 5)))),
    // Sash.
    paint(INK, poly(404, 352, 452, 368, 206, 600, 140, 600)),
    paint('#2fb6a8', poly(410, 362, 440, 373, 196, 600, 156, 600)),
    paint('#7ff0d6', poly(410, 362, 420, 366, 170, 600, 156, 600)),
    // Epaulettes.
    paint(
      INK,
      mirrorPair(
        shape('396,366 ~450,356 ~510,378 ~540,416 532,466 514,452 500,470 484,452 468,466 456,444 440,452 ~420,410'),
        CENTER_X,
      ),
    ),
    paint(COAT_TONES.gold, shape('206,376 ~150,366 ~96,388 ~70,420 ~90,424 ~140,400 ~200,394')),
    paint(COAT_TONES.goldShade, shape('394,376 ~450,366 ~504,388 ~530,420 ~510,424 ~460,400 ~400,394')),
    paint(
      COAT_TONES.gold,
      join(
        ...[76, 94, 112, 130, 148].map((x, index) =>
          poly(x, 424 - index * 5, x + 10, 420 - index * 5, x + 11, 452 - index * 5, x + 3, 454 - index * 4),
        ),
      ),
    ),
    paint(
      COAT_TONES.goldShade,
      join(
        ...[452, 470, 488, 506, 522].map((x, index) =>
          poly(x - 8, 402 + index * 5, x + 2, 406 + index * 5, x - 1, 440 + index * 4, x - 9, 436 + index * 4),
        ),
      ),
    ),
    drawMedal(148, 494, '#d8432a'),
    drawMedal(196, 500, '#2fb6a8'),
    // The collar hides the join between the coat and the Ambassador.
    paint(INK, symmetricShape('300,390 ~350,372 ~378,330 388,290 ~410,330 ~402,376 ~360,408 300,420', CENTER_X)),
    paint(COAT_TONES.base, shape('294,398 ~250,384 ~224,344 214,306 ~202,340 ~212,372 ~246,398 294,408')),
    paint(COAT_TONES.shade, shape('306,398 ~350,384 ~376,344 386,306 ~398,340 ~388,372 ~354,398 306,408')),
    paint(
      COAT_TONES.gold,
      join(
        brushStroke('214,306 ~202,340 ~214,374 ~250,400 296,408', 5, 'none'),
        brushStroke('386,306 ~398,340 ~386,374 ~350,400 304,408', 5, 'none'),
      ),
    ),
  ];
}

/** The veil below the bell. Some arms hang down, others greet. */
function drawVeil() {
  const arms = [
    '236,270 ~224,340 240,440',
    '268,280 ~276,340 ~262,410 270,470',
    '300,286 ~292,350 ~306,420 300,500',
    '332,280 ~324,340 ~338,410 330,470',
    '364,270 ~376,340 360,440',
  ];
  const greet = ['208,262 ~140,300 ~66,250 ~70,190 104,200', '392,262 ~450,316 ~540,310 ~566,256 534,246'];
  return [
    paint(INK, brushStrokes(38, greet, 'end')),
    paint(JELLY_TONES.base, brushStrokes(24, greet, 'end')),
    paint(INK, brushStrokes(30, arms, 'end')),
    paint(JELLY_TONES.base, brushStrokes(18, arms.slice(0, 3), 'end')),
    paint(JELLY_TONES.shade, brushStrokes(18, arms.slice(3), 'end')),
    paint(JELLY_TONES.pale, brushStrokes(6, arms.slice(0, 3), 'end')),
  ];
}

function drawBell() {
  const dome = symmetricShape(
    '300,58 ~370,66 ~420,118 ~436,190 ~434,250 422,282 ~406,262 ~386,276 ~364,296 ~344,272 ~322,286 300,300',
    CENTER_X,
  );
  return [
    paint(
      JELLY_TONES.light,
      symmetricShape(
        '300,38 ~382,46 ~440,108 ~458,190 ~456,262 430,304 ~406,288 ~386,300 ~364,318 ~344,296 ~322,310 300,320',
        CENTER_X,
      ),
      0.35,
    ),
    paint(
      INK,
      symmetricShape(
        '300,48 ~376,56 ~430,112 ~447,190 ~446,256 426,296 ~406,275 ~386,288 ~364,308 ~344,284 ~322,298 300,312',
        CENTER_X,
      ),
    ),
    paint(JELLY_TONES.shade, dome),
    paint(
      JELLY_TONES.base,
      shape(
        '300,62 ~232,70 ~184,120 ~170,190 ~172,250 182,274 ~206,252 ~222,264 ~240,284 ~258,262 ~280,274 300,290 318,278 ~326,200 ~330,120 316,62',
      ),
    ),
    paint(JELLY_TONES.light, shape('262,74 ~206,100 ~180,160 ~176,232 ~196,190 ~212,136 ~256,98')),
    paint(JELLY_TONES.pale, shape('250,84 ~212,110 ~194,150 ~216,126 ~252,102')),
    paint(JELLY_TONES.deep, mirrorPair(brushStrokes(6, ['~350,76 ~390,134 ~396,200 390,258'], 'both'), CENTER_X), 0.7),
    // The light inside, with the hint of a face.
    paint('#ff8fc0', symmetricShape('300,112 ~352,122 ~380,178 ~364,236 ~332,262 300,266', CENTER_X), 0.6),
    paint('#ffc27a', symmetricShape('300,128 ~342,136 ~364,182 ~350,230 ~324,248 300,252', CENTER_X), 0.75),
    paint('#ffe6a8', symmetricShape('300,146 ~326,152 ~342,184 ~332,216 ~314,232 300,236', CENTER_X), 0.8),
    paint(JELLY_TONES.deep, mirrorPair(shape('304,216 ~316,182 ~350,160 376,166 ~372,196 ~346,220'), CENTER_X)),
    paint('#7ff0d6', mirrorPair(shape('316,208 ~326,186 ~350,171 366,174 ~360,194 ~342,209'), CENTER_X)),
    paint('#eafff8', mirrorPair(shape('330,190 ~344,178 358,176 ~346,184'), CENTER_X)),
    paint(JELLY_TONES.deep, mirrorPair(shape('338,206 ~340,188 ~352,175 ~350,192'), CENTER_X)),
    paint(
      JELLY_TONES.deep,
      join(
        symmetricShape('300,140 309,158 300,178', CENTER_X),
        mirrorPair(join(disc(324, 144, 5), disc(344, 144, 3.5)), CENTER_X),
      ),
    ),
    paint(
      JELLY_TONES.deep,
      brushStrokes(5, ['~288,226 ~287,238 290,248', '~300,228 ~300,242 300,254', '~312,226 ~313,238 310,248']),
    ),
    // Rim beads.
    paint('#ffe08a', mirrorPair(join(disc(422, 272, 6), disc(364, 284, 6), disc(322, 280, 5)), CENTER_X)),
  ];
}

export const drawPortrait = () => [drawSpace(), drawCoat(), drawVeil(), drawBell()];
