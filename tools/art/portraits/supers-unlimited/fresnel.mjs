import { INK, PAPER, SEA, SIGNAL } from '../../kit/colours.mjs';
import { clip } from '../../kit/flat.mjs';
import { brush, strokes } from '../../kit/ink.mjs';
import { both, disc, ellipse, join, poly, rect, ring, shape, twin } from '../../kit/path.mjs';
import { dots, FRAME, paint, skyline, sparks, waves, windows } from '../../kit/scene.mjs';

const X = 300;
const LAMP = 206;

function night() {
  const beam = (spread, tilt) => both(poly(X, LAMP, 960, LAMP - spread + tilt, 960, LAMP + spread + tilt), X);
  return [
    paint(SEA.deep, FRAME),
    paint(SEA.dark, dots(300, 420, 0, -1, { radius: 14, step: 40, length: 330, box: [0, 130, 600, 420] })),
    paint('#7d8f86', sparks(5, 26, 3, 8, [0, 0, 600, 150])),
    paint('#c9932a', beam(176, -70), 0.45),
    paint(SIGNAL.yellow, beam(118, -70), 0.75),
    paint(SIGNAL.pale, beam(58, -70)),
    paint(INK, skyline(11, 400, 10, 90)),
    paint(SIGNAL.yellow, windows(4, 22, 10, 340, 590, 440)),
    paint(SEA.dark, waves(438, 34, 120, 30)),
    paint('#0e3552', waves(470, 34, 120, -24)),
  ];
}

/** Boat cloak over a jersey striped like a tower. */
function body() {
  const cloak = twin('300,282 ~352,300 ~420,326 ~492,356 ~520,400 ~534,480 545,575', X);
  const jersey = poly(256, 300, 344, 300, 372, 575, 228, 575);
  const band = (y) => poly(200, y + 34, 400, y - 34, 400, y + 4, 200, y + 72);
  return [
    paint(SIGNAL.pale, twin('300,276 ~352,294 ~424,319 ~500,350 ~530,398 ~544,480 556,575', X)),
    paint(INK, cloak),
    paint(PAPER, jersey),
    paint(SIGNAL.red, clip(join(band(318), band(398), band(478), band(558)), jersey)),
    paint('#b9a98c', clip(poly(300, 280, 380, 280, 400, 575, 318, 575), jersey), 0.45),
    // Cloak: lit folds left, deep blue right.
    paint(SEA.mid, shape('250,312 ~196,334 ~120,362 ~92,400 ~76,480 66,560 118,560 ~124,470 ~150,410 ~200,366')),
    paint(SEA.dark, shape('246,322 ~214,372 ~196,450 ~196,560 128,560 ~136,470 ~160,412 ~206,364')),
    paint(SEA.dark, shape('350,312 ~404,334 ~480,364 ~508,404 ~520,480 528,560 470,560 ~462,470 ~440,410 ~396,366')),
    paint('#0e3552', shape('356,330 ~386,380 ~402,450 ~404,560 456,560 ~450,470 ~430,416 ~390,370')),
    paint(
      INK,
      strokes(
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
    paint(SIGNAL.yellow, brush('250,322 ~226,392 ~214,470 214,570', 9, 'none')),
    paint(SIGNAL.yellow, brush('350,322 ~374,392 ~386,470 386,570', 9, 'none')),
    paint(INK, both(disc(240, 356, 19), X)),
    paint(SIGNAL.yellow, both(disc(240, 356, 15), X)),
    paint(SIGNAL.dark, both(ring(240, 356, 9, 5), X)),
    paint(
      SIGNAL.yellow,
      join(brush('254,362 ~300,384 346,362', 8, 'none'), brush('252,356 ~300,372 348,356', 4, 'none')),
    ),
  ];
}

function lantern() {
  const glass = twin('300,122 ~344,130 ~366,166 ~370,206 ~366,246 ~344,280 300,288', X);
  const prism = (y, half, bow, thick) =>
    shape(
      `${X - half},${y} ~${X},${y + bow} ${X + half},${y} ${X + half - 2},${y + thick} ~${X},${y + bow + thick} ${X - half + 2},${y + thick}`,
    );
  return [
    // Roof, gallery and frame in one black mass.
    paint(
      INK,
      twin(
        '300,28 ~312,34 ~311,50 306,58 ~336,70 ~366,96 ~384,120 398,126 398,142 386,144 ~392,206 382,270 414,276 414,300 396,306 ~380,330 ~340,344 300,348',
        X,
      ),
    ),
    paint(SIGNAL.red, twin('300,66 ~330,76 ~356,98 ~370,120 300,120', X)),
    paint(SIGNAL.dark, shape('300,66 ~330,76 ~356,98 ~370,120 316,120 ~316,90')),
    paint('#f08a5c', shape('290,70 ~262,82 ~244,104 ~238,116 252,116 ~262,92')),
    paint(SIGNAL.yellow, rect(206, 128, 188, 10)),
    paint(SIGNAL.yellow, ellipse(300, 42, 9)),
    // Lens.
    paint(SIGNAL.yellow, glass),
    paint(PAPER, join(prism(146, 40, -8, 9), prism(164, 56, -6, 8), prism(240, 56, 6, 8), prism(257, 44, 8, 9))),
    paint(INK, disc(X, LAMP, 63)),
    paint(SIGNAL.pale, disc(X, LAMP, 58)),
    paint('#e3952a', ring(X, LAMP, 52, 44)),
    paint('#e3952a', ring(X, LAMP, 38, 31)),
    paint('#ffffff', disc(X, LAMP, 25)),
    paint('#ffffff', both(shape('250,186 ~258,168 ~276,154 ~266,172 ~256,192'), X)),
    // Astragals.
    paint(INK, both(brush('238,140 ~226,206 238,272', 8, 'none'), X)),
    paint('#9b6a14', clip(poly(352, 120, 400, 120, 400, 300, 352, 300), glass), 0.35),
    // Gallery rail and collar.
    paint(SIGNAL.yellow, rect(190, 281, 220, 12)),
    paint('#9b6a14', rect(330, 281, 80, 12)),
    paint(SEA.mid, twin('300,312 ~340,310 386,304 ~366,326 ~334,336 300,338', X)),
    paint(SEA.dark, shape('300,312 ~340,310 386,304 ~366,326 ~334,336 300,338')),
    paint(SIGNAL.pale, shape('203,146 ~197,206 207,266 212,266 ~205,206 211,146')),
  ];
}

export const draw = () => [night(), body(), lantern()];
