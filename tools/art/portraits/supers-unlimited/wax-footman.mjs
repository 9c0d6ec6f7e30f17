import { INK } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays } from '../../kit/scene.mjs';

const CENTER_X = 300;
const WAX_TONES = { base: '#f4e3b8', light: '#fffbee', shade: '#c49a5a', dark: '#8a5f35' };
const LIVERY_TONES = { base: '#1f6a5a', light: '#4aa588', shade: '#103c36', gold: '#e9bd4c', goldShade: '#97691c' };

/** A hall with a long row of sconces, all lit. */
function drawHall() {
  const drawPanel = (x, width) => [
    paint('#7a2238', rect(x, 40, width, 420)),
    paint('#8f2f45', rect(x + 10, 52, width - 20, 396)),
    paint(
      '#c98a3a',
      join(
        rect(x + 10, 52, width - 20, 5),
        rect(x + 10, 443, width - 20, 5),
        rect(x + 10, 52, 5, 396),
        rect(x + width - 15, 52, 5, 396),
      ),
    ),
  ];
  const drawSconce = (x, y) => [
    paint('#ffcf6a', disc(x, y - 30, 50), 0.35),
    paint(
      INK,
      join(
        rect(x - 9, y - 14, 18, 44),
        shape(
          `${x - 26},${y + 28} ~${x},${y + 40} ${x + 26},${y + 28} ~${x + 14},${y + 56} ${x},${y + 66} ~${x - 14},${y + 56}`,
        ),
      ),
    ),
    paint(WAX_TONES.base, rect(x - 5, y - 10, 10, 38)),
    paint('#ffb02e', shape(`${x},${y - 52} ~${x + 11},${y - 28} ~${x},${y - 14} ~${x - 11},${y - 28}`)),
    paint('#fff3c0', shape(`${x},${y - 38} ~${x + 5},${y - 26} ~${x},${y - 18} ~${x - 5},${y - 26}`)),
  ];
  return [
    paint('#4e1428', FRAME),
    drawPanel(14, 150),
    drawPanel(436, 150),
    drawPanel(190, 220),
    paint('#d9853a', rays(CENTER_X, 70, 20, 0.4, 0.1), 0.5),
    paint('#ffcf6a', disc(CENTER_X, 96, 128), 0.5),
    drawSconce(90, 200),
    drawSconce(510, 200),
  ];
}

function drawTailcoat() {
  const braidPath = (y) => join(rect(216, y, 62, 8), rect(322, y, 62, 8));
  return [
    paint(LIVERY_TONES.gold, symmetricShape('300,330 ~380,342 ~452,362 ~500,404 ~516,490 528,600', CENTER_X)),
    paint(INK, symmetricShape('300,334 ~376,348 ~446,370 ~490,410 ~506,490 518,600', CENTER_X)),
    paint(LIVERY_TONES.base, shape('244,356 ~170,376 ~124,412 ~108,480 96,600 212,600 ~216,480 ~222,400')),
    paint(LIVERY_TONES.shade, shape('356,356 ~430,376 ~476,412 ~492,480 504,600 388,600 ~384,480 ~378,400')),
    paint(LIVERY_TONES.light, shape('214,368 ~158,388 ~128,420 ~118,480 ~146,430 ~178,402')),
    paint(INK, mirrorPair(brushStrokes(9, ['~150,450 ~160,520 150,600'], 'start'), CENTER_X)),
    // Waistcoat, braid, buttons.
    paint(INK, poly(206, 372, 394, 372, 404, 600, 196, 600)),
    paint('#efe2c4', poly(240, 372, 360, 372, 352, 600, 248, 600)),
    paint('#b39a6c', poly(304, 372, 360, 372, 352, 600, 304, 600)),
    paint(LIVERY_TONES.base, poly(216, 380, 244, 376, 254, 600, 206, 600)),
    paint(LIVERY_TONES.shade, poly(384, 380, 356, 376, 346, 600, 394, 600)),
    paint(LIVERY_TONES.gold, join(braidPath(420), braidPath(462), braidPath(504), braidPath(546))),
    paint(INK, join(disc(300, 440, 9), disc(300, 486, 9), disc(300, 532, 9))),
    paint(LIVERY_TONES.gold, join(disc(299, 439, 5.5), disc(299, 485, 5.5), disc(299, 531, 5.5))),
    // Shoulder knots.
    paint(
      INK,
      mirrorPair(
        join(ellipse(474, 392, 40, 22), poly(446, 400, 456, 448, 464, 404, 474, 456, 482, 404, 494, 448, 502, 398)),
        CENTER_X,
      ),
    ),
    paint(LIVERY_TONES.gold, ellipse(126, 391, 32, 15)),
    paint(LIVERY_TONES.goldShade, ellipse(474, 391, 32, 15)),
    // Jabot.
    paint(INK, symmetricShape('300,340 ~350,336 372,352 ~366,396 ~340,410 ~336,440 300,456', CENTER_X)),
    paint('#fffbee', symmetricShape('300,352 ~344,348 360,358 ~354,388 ~330,400 ~326,428 300,440', CENTER_X)),
    paint('#c9bba0', shape('306,352 ~344,348 360,358 ~354,388 ~330,400 ~326,428 306,440')),
    paint(
      INK,
      mirrorPair(
        brushStrokes(4, ['~308,366 ~324,380 330,400', '~322,358 ~342,370 350,386', '~304,390 ~312,410 308,430']),
        CENTER_X,
      ),
    ),
  ];
}

/** A smooth molded head with a slightly melted wig and a burning wick. */
function drawHead() {
  return [
    // Flame.
    paint('#f0701d', symmetricShape('300,-8 ~324,40 ~320,72 300,86', CENTER_X)),
    paint('#ffc02e', symmetricShape('300,20 ~315,50 ~312,72 300,82', CENTER_X)),
    paint('#fff6c2', symmetricShape('300,44 ~308,60 ~306,74 300,80', CENTER_X)),
    paint(INK, rect(296, 74, 8, 26)),
    paint(INK, symmetricShape('300,292 340,292 344,360 300,372', CENTER_X)),
    paint(WAX_TONES.shade, symmetricShape('300,300 330,300 334,350 300,360', CENTER_X)),
    // Curls of the wig.
    paint(INK, mirrorPair(join(disc(386, 226, 31), disc(392, 270, 31), disc(386, 312, 28)), CENTER_X)),
    paint(WAX_TONES.base, join(disc(214, 226, 22), disc(208, 270, 22), disc(214, 312, 19))),
    paint(WAX_TONES.shade, join(disc(386, 226, 22), disc(392, 270, 22), disc(386, 312, 19))),
    paint(INK, mirrorPair(join(disc(388, 226, 9), disc(394, 270, 9), disc(388, 312, 8)), CENTER_X)),
    paint(
      WAX_TONES.light,
      join(shape('198,220 ~204,208 ~218,206 ~206,214'), shape('192,264 ~198,252 ~212,250 ~200,258')),
    ),
    // Face.
    paint(INK, symmetricShape('300,120 ~360,124 ~376,190 ~372,256 ~348,312 ~320,336 300,338', CENTER_X)),
    paint(WAX_TONES.base, symmetricShape('300,130 ~352,134 ~365,190 ~361,252 ~340,302 ~316,324 300,326', CENTER_X)),
    paint(
      WAX_TONES.shade,
      shape('330,132 ~356,140 ~365,190 ~361,252 ~340,302 ~316,324 302,326 ~330,290 ~338,230 ~334,180'),
    ),
    paint(WAX_TONES.light, shape('262,150 ~246,180 ~244,220 ~256,200 ~274,176')),
    // Two thumb marks and a seam in place of a face.
    paint(WAX_TONES.dark, mirrorPair(shape('312,216 ~324,204 ~344,206 ~352,222 ~340,236 ~320,234'), CENTER_X)),
    paint(INK, mirrorPair(shape('314,218 ~326,209 ~344,212 ~350,222 ~334,224 ~322,224'), CENTER_X)),
    paint('#ff9a2e', mirrorPair(ellipse(332, 226, 7, 4), CENTER_X)),
    paint(WAX_TONES.shade, shape('292,214 300,212 306,254 ~298,264 288,258')),
    paint(WAX_TONES.light, shape('292,216 297,215 298,252 ~294,256 290,252')),
    paint(WAX_TONES.dark, shape('272,288 ~300,282 328,288 ~316,294 ~284,294')),
    // Drips of wax from one eye and the chin.
    paint(INK, shape('254,232 ~254,262 ~250,292 ~258,300 ~266,292 ~264,262 268,234')),
    paint(WAX_TONES.light, shape('258,232 ~259,262 ~255,288 ~258,294 ~261,288 ~260,262 264,234')),
    paint(INK, shape('308,322 ~310,346 ~318,366 ~328,350 332,314')),
    paint(WAX_TONES.shade, shape('312,318 ~314,344 ~319,356 ~324,344 328,312')),
    // Wig front.
    paint(INK, symmetricShape('300,86 ~360,90 ~398,130 ~406,190 396,206 ~376,200 ~364,170 ~340,146 300,150', CENTER_X)),
    paint(WAX_TONES.light, shape('296,98 ~244,102 ~212,136 ~204,186 ~220,190 ~232,162 ~258,138 296,138')),
    paint(WAX_TONES.shade, shape('304,98 ~356,102 ~388,136 ~396,186 ~380,190 ~368,162 ~342,138 304,138')),
    paint(
      INK,
      brushStrokes(5, [
        '~284,104 ~240,116 ~216,170',
        '~288,118 ~256,126 232,156',
        '~316,104 ~360,116 ~384,170',
        '~312,118 ~344,126 368,156',
      ]),
    ),
    paint(
      WAX_TONES.light,
      shape('280,92 ~290,80 ~310,80 320,92 ~316,112 ~310,120 ~306,106 ~298,110 ~292,126 ~286,108'),
    ),
  ];
}

/** A tray with an empty card. */
function drawTray() {
  return [
    paint(INK, shape('8,470 ~130,440 252,470 ~220,500 ~130,508 ~40,500')),
    paint('#d5dde0', shape('22,470 ~130,449 238,470 ~210,490 ~130,496 ~50,490')),
    paint('#8b9aa3', shape('130,449 238,470 ~210,490 ~130,496')),
    paint('#f4f8f8', shape('48,470 ~90,458 130,456 ~100,466 ~70,476')),
    paint(INK, poly(96, 462, 148, 410, 206, 448, 156, 482)),
    paint('#fffbee', poly(104, 461, 149, 419, 196, 448, 155, 474)),
    paint('#8e1f3c', disc(150, 448, 10)),
    place(
      [
        paint(INK, shape('-40,10 ~-44,-18 ~-20,-26 ~20,-26 ~44,-18 ~42,12 ~38,40 46,120 -46,120 -38,40')),
        paint('#fffbee', shape('-32,6 ~-34,-12 ~-18,-18 ~18,-18 ~34,-12 ~33,10 ~28,34 -28,34')),
        paint('#c9bba0', shape('6,-18 ~18,-18 ~34,-12 ~33,10 ~28,34 4,34')),
        paint(INK, brushStrokes(4, ['-12,-18 -12,8', '10,-18 10,8'], 'none')),
        paint(LIVERY_TONES.gold, rect(-36, 42, 72, 12)),
        paint(LIVERY_TONES.base, poly(-36, 60, 36, 60, 40, 120, -40, 120)),
      ],
      { x: 122, y: 508 },
    ),
  ];
}

export const drawPortrait = () => [drawHall(), drawTailcoat(), drawHead(), drawTray()];
