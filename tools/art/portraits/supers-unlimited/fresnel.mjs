import { INK, PAPER, SEA_COLORS, SIGNAL_COLORS } from '../../kit/colors.mjs';
import { clip } from '../../kit/flat.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, rect, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { dots, FRAME, paint, skyline, sparks, waves, windows } from '../../kit/scene.mjs';

const CENTER_X = 300;
const LAMP_Y = 206;

function drawNight() {
  const beamPath = (spread, tilt) =>
    mirrorPair(poly(CENTER_X, LAMP_Y, 960, LAMP_Y - spread + tilt, 960, LAMP_Y + spread + tilt), CENTER_X);
  return [
    paint(SEA_COLORS.deep, FRAME),
    paint(SEA_COLORS.dark, dots(300, 420, 0, -1, { radius: 14, step: 40, length: 330, box: [0, 130, 600, 420] })),
    paint('#7d8f86', sparks(5, 26, 3, 8, [0, 0, 600, 150])),
    paint('#c9932a', beamPath(176, -70), 0.45),
    paint(SIGNAL_COLORS.yellow, beamPath(118, -70), 0.75),
    paint(SIGNAL_COLORS.pale, beamPath(58, -70)),
    paint(INK, skyline(11, 400, 10, 90)),
    paint(SIGNAL_COLORS.yellow, windows(4, 22, 10, 340, 590, 440)),
    paint(SEA_COLORS.dark, waves(438, 34, 120, 30)),
    paint('#0e3552', waves(470, 34, 120, -24)),
  ];
}

/** Boat cloak over a jersey striped like a tower. */
function drawBody() {
  const cloak = symmetricShape('300,282 ~352,300 ~420,326 ~492,356 ~520,400 ~534,480 545,575', CENTER_X);
  const jersey = poly(256, 300, 344, 300, 372, 575, 228, 575);
  const bandPath = (y) => poly(200, y + 34, 400, y - 34, 400, y + 4, 200, y + 72);
  return [
    paint(SIGNAL_COLORS.pale, symmetricShape('300,276 ~352,294 ~424,319 ~500,350 ~530,398 ~544,480 556,575', CENTER_X)),
    paint(INK, cloak),
    paint(PAPER, jersey),
    paint(SIGNAL_COLORS.red, clip(join(bandPath(318), bandPath(398), bandPath(478), bandPath(558)), jersey)),
    paint('#b9a98c', clip(poly(300, 280, 380, 280, 400, 575, 318, 575), jersey), 0.45),
    // Cloak: lit folds left, deep blue right.
    paint(SEA_COLORS.mid, shape('250,312 ~196,334 ~120,362 ~92,400 ~76,480 66,560 118,560 ~124,470 ~150,410 ~200,366')),
    paint(SEA_COLORS.dark, shape('246,322 ~214,372 ~196,450 ~196,560 128,560 ~136,470 ~160,412 ~206,364')),
    paint(
      SEA_COLORS.dark,
      shape('350,312 ~404,334 ~480,364 ~508,404 ~520,480 528,560 470,560 ~462,470 ~440,410 ~396,366'),
    ),
    paint('#0e3552', shape('356,330 ~386,380 ~402,450 ~404,560 456,560 ~450,470 ~430,416 ~390,370')),
    paint(
      INK,
      brushStrokes(
        7,
        [
          '~120,380 ~104,460 98,560',
          '~176,396 ~164,470 164,560',
          '~478,384 ~494,460 500,560',
          '~424,396 ~436,470 436,560',
        ],
        'start',
      ),
    ),
    // Cloak edge, clasp and chain.
    paint(SIGNAL_COLORS.yellow, brushStroke('250,322 ~226,392 ~214,470 214,570', 9, 'none')),
    paint(SIGNAL_COLORS.yellow, brushStroke('350,322 ~374,392 ~386,470 386,570', 9, 'none')),
    paint(INK, mirrorPair(disc(240, 356, 19), CENTER_X)),
    paint(SIGNAL_COLORS.yellow, mirrorPair(disc(240, 356, 15), CENTER_X)),
    paint(SIGNAL_COLORS.dark, mirrorPair(ring(240, 356, 9, 5), CENTER_X)),
    paint(
      SIGNAL_COLORS.yellow,
      join(brushStroke('254,362 ~300,384 346,362', 8, 'none'), brushStroke('252,356 ~300,372 348,356', 4, 'none')),
    ),
  ];
}

function drawLantern() {
  const glass = symmetricShape('300,122 ~344,130 ~366,166 ~370,206 ~366,246 ~344,280 300,288', CENTER_X);
  const prismPath = (y, halfWidth, sag, thickness) =>
    shape(
      `${CENTER_X - halfWidth},${y} ~${CENTER_X},${y + sag} ${CENTER_X + halfWidth},${y} ${CENTER_X + halfWidth - 2},${y + thickness} ~${CENTER_X},${y + sag + thickness} ${CENTER_X - halfWidth + 2},${y + thickness}`,
    );
  return [
    // Roof, gallery and frame in one black mass.
    paint(
      INK,
      symmetricShape(
        '300,28 ~312,34 ~311,50 306,58 ~336,70 ~366,96 ~384,120 398,126 398,142 386,144 ~392,206 382,270 414,276 414,300 396,306 ~380,330 ~340,344 300,348',
        CENTER_X,
      ),
    ),
    paint(SIGNAL_COLORS.red, symmetricShape('300,66 ~330,76 ~356,98 ~370,120 300,120', CENTER_X)),
    paint(SIGNAL_COLORS.dark, shape('300,66 ~330,76 ~356,98 ~370,120 316,120 ~316,90')),
    paint('#f08a5c', shape('290,70 ~262,82 ~244,104 ~238,116 252,116 ~262,92')),
    paint(SIGNAL_COLORS.yellow, rect(206, 128, 188, 10)),
    paint(SIGNAL_COLORS.yellow, ellipse(300, 42, 9)),
    // Lens.
    paint(SIGNAL_COLORS.yellow, glass),
    paint(
      PAPER,
      join(prismPath(146, 40, -8, 9), prismPath(164, 56, -6, 8), prismPath(240, 56, 6, 8), prismPath(257, 44, 8, 9)),
    ),
    paint(INK, disc(CENTER_X, LAMP_Y, 63)),
    paint(SIGNAL_COLORS.pale, disc(CENTER_X, LAMP_Y, 58)),
    paint('#e3952a', ring(CENTER_X, LAMP_Y, 52, 44)),
    paint('#e3952a', ring(CENTER_X, LAMP_Y, 38, 31)),
    paint('#ffffff', disc(CENTER_X, LAMP_Y, 25)),
    paint('#ffffff', mirrorPair(shape('250,186 ~258,168 ~276,154 ~266,172 ~256,192'), CENTER_X)),
    // Astragals.
    paint(INK, mirrorPair(brushStroke('238,140 ~226,206 238,272', 8, 'none'), CENTER_X)),
    paint('#9b6a14', clip(poly(352, 120, 400, 120, 400, 300, 352, 300), glass), 0.35),
    // Gallery rail and collar.
    paint(SIGNAL_COLORS.yellow, rect(190, 281, 220, 12)),
    paint('#9b6a14', rect(330, 281, 80, 12)),
    paint(SEA_COLORS.mid, symmetricShape('300,312 ~340,310 386,304 ~366,326 ~334,336 300,338', CENTER_X)),
    paint(SEA_COLORS.dark, shape('300,312 ~340,310 386,304 ~366,326 ~334,336 300,338')),
    paint(SIGNAL_COLORS.pale, shape('203,146 ~197,206 207,266 212,266 ~205,206 211,146')),
  ];
}

export const drawPortrait = () => [drawNight(), drawBody(), drawLantern()];
