import { INK } from '../../kit/colors.mjs';
import { clip } from '../../kit/flat.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, join, mirrorPair, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { createRandom, dots, FRAME, paint, rays } from '../../kit/scene.mjs';

const CENTER_X = 300;
const ROCK_TONES = { base: '#5b4a52', light: '#8e7a7c', shade: '#33272f' };
const LAVA_TONES = { core: '#fff3b0', base: '#ffb41f', edge: '#f2571d', dark: '#a32316' };

function drawFoundry() {
  const random = createRandom(41);
  const embers = Array.from({ length: 34 }, () => {
    const [x, y, radius] = [random(0, 600), random(0, 330), random(2, 6)];
    return poly(x, y - radius * 1.6, x + radius, y, x, y + radius * 1.6, x - radius, y);
  });
  return [
    paint('#4a1016', FRAME),
    paint('#6e1a18', rays(CENTER_X, 430, 24, 0.5, 0.1)),
    paint('#8f2a1a', symmetricShape('300,40 ~430,90 ~520,230 560,560 300,560', CENTER_X)),
    // Chimneys and smoke.
    paint(
      '#2a0a12',
      join(
        poly(28, 560, 40, 210, 82, 210, 92, 560),
        poly(520, 560, 530, 250, 566, 250, 574, 560),
        rect(0, 400, 600, 160),
      ),
    ),
    paint(
      '#6e1a18',
      shape('40,206 ~20,160 ~50,120 ~24,80 ~60,40 ~50,0 ~130,0 ~140,60 ~100,90 ~116,140 ~84,170 82,206'),
    ),
    paint('#6e1a18', shape('530,246 ~510,190 ~546,150 ~524,90 ~560,40 600,20 600,180 ~580,210 566,246')),
    paint(LAVA_TONES.base, join(...embers)),
    paint(LAVA_TONES.edge, dots(300, 560, 0, -1, { radius: 15, step: 48, length: 170, box: [0, 420, 600, 560] })),
  ];
}

/** Shoulders like slag heaps, wider than the picture. */
function drawBody() {
  return [
    paint(LAVA_TONES.edge, symmetricShape('300,230 ~380,214 ~470,216 552,262 590,330 640,420 640,600', CENTER_X)),
    paint(INK, symmetricShape('300,238 ~380,224 ~466,228 546,272 582,338 630,424 630,600', CENTER_X)),
    // Slabs of crust: left lit, right dark.
    paint(ROCK_TONES.base, poly(132, 244, 62, 282, 24, 346, 56, 372, 128, 356, 176, 312, 180, 252)),
    paint(ROCK_TONES.light, poly(132, 244, 62, 282, 24, 346, 66, 320, 120, 286, 180, 252)),
    paint(ROCK_TONES.base, poly(12, 366, -20, 430, -20, 560, 60, 560, 66, 470, 50, 392)),
    paint(ROCK_TONES.shade, poly(66, 388, 130, 372, 172, 400, 170, 470, 120, 560, 76, 560, 82, 470)),
    paint(ROCK_TONES.base, poly(190, 258, 250, 250, 236, 318, 196, 372, 184, 392, 146, 366, 192, 316)),
    paint(ROCK_TONES.shade, poly(468, 244, 538, 282, 576, 346, 544, 372, 472, 356, 424, 312, 420, 252)),
    paint(ROCK_TONES.base, poly(468, 244, 538, 282, 556, 312, 500, 292, 440, 262, 420, 252)),
    paint(ROCK_TONES.shade, poly(588, 366, 620, 430, 620, 560, 540, 560, 534, 470, 550, 392)),
    paint(ROCK_TONES.shade, poly(534, 388, 470, 372, 428, 400, 430, 470, 480, 560, 524, 560, 518, 470)),
    paint(ROCK_TONES.shade, poly(410, 258, 350, 250, 364, 318, 404, 372, 416, 392, 454, 366, 408, 316)),
    // Cracks that glow.
    paint(
      LAVA_TONES.edge,
      mirrorPair(
        brushStrokes(
          9,
          [
            '18,356 ~58,382 ~130,364 186,400',
            '182,248 ~188,310 140,368',
            '70,380 ~78,470 68,570',
            '180,394 ~178,470 124,566',
          ],
          'none',
        ),
        CENTER_X,
      ),
    ),
    paint(
      LAVA_TONES.core,
      mirrorPair(
        brushStrokes(
          3.5,
          ['18,356 ~58,382 ~130,364 186,400', '182,248 ~188,310 140,368', '70,380 ~78,470 68,570'],
          'none',
        ),
        CENTER_X,
      ),
    ),
  ];
}

/** The furnace: an iron door with bars, and the fire behind it. */
function drawFurnace() {
  const mouth = symmetricShape('300,352 ~372,360 ~404,420 410,600 300,600', CENTER_X);
  return [
    paint(INK, symmetricShape('300,322 ~392,332 ~434,410 444,600 300,600', CENTER_X)),
    paint('#7d6a5a', symmetricShape('300,334 ~384,344 ~422,414 430,600 300,600', CENTER_X)),
    paint('#463a36', shape('320,336 ~384,344 ~422,414 430,600 404,600 ~396,420 ~364,362')),
    paint(INK, mouth),
    paint(LAVA_TONES.edge, symmetricShape('300,364 ~364,372 ~392,424 398,600 300,600', CENTER_X)),
    paint(LAVA_TONES.base, symmetricShape('300,388 318,420 330,392 346,440 366,420 380,500 384,600 300,600', CENTER_X)),
    paint(LAVA_TONES.core, symmetricShape('300,430 314,456 328,440 342,500 348,600 300,600', CENTER_X)),
    paint(
      INK,
      clip(
        join(
          ...[0, 1, 2, 3].map((barIndex) => rect(218 + barIndex * 48, 340, 17, 260)),
          rect(180, 448, 240, 15),
          rect(180, 524, 240, 15),
        ),
        mouth,
      ),
    ),
    paint('#7d6a5a', clip(join(...[0, 1, 2, 3].map((barIndex) => rect(222 + barIndex * 48, 340, 4, 260))), mouth)),
    paint(
      INK,
      mirrorPair(join(disc(206, 400, 10), disc(192, 464, 10), disc(188, 530, 10), disc(242, 354, 9)), CENTER_X),
    ),
    paint(
      '#b5a08a',
      mirrorPair(join(disc(204, 398, 5), disc(190, 462, 5), disc(186, 528, 5), disc(240, 352, 4)), CENTER_X),
    ),
  ];
}

/** A small head sunk between the shoulders, underlit. */
function drawHead() {
  return [
    paint(LAVA_TONES.edge, symmetricShape('300,78 ~352,84 384,132 396,200 380,286 340,330 300,336', CENTER_X)),
    paint(INK, symmetricShape('300,88 ~346,92 374,136 386,200 372,280 336,324 300,330', CENTER_X)),
    paint(ROCK_TONES.base, poly(296, 100, 258, 104, 234, 140, 226, 196, 262, 186, 294, 200, 300, 150)),
    paint(ROCK_TONES.light, poly(290, 100, 258, 104, 234, 140, 230, 168, 252, 130)),
    paint(ROCK_TONES.shade, poly(304, 100, 342, 104, 366, 140, 374, 196, 338, 186, 306, 200)),
    // Brow ridge, cheeks, jaw as slabs.
    paint(ROCK_TONES.light, poly(222, 202, 262, 192, 292, 208, 288, 220, 258, 206, 226, 216)),
    paint(ROCK_TONES.base, poly(378, 202, 338, 192, 308, 208, 312, 220, 342, 206, 374, 216)),
    paint(ROCK_TONES.base, poly(226, 226, 252, 238, 276, 244, 266, 272, 240, 282, 228, 258)),
    paint(ROCK_TONES.shade, poly(374, 226, 348, 238, 324, 244, 334, 272, 360, 282, 372, 258)),
    paint(ROCK_TONES.base, poly(288, 222, 312, 222, 322, 252, 300, 260, 278, 252)),
    paint(ROCK_TONES.base, poly(242, 292, 268, 282, 300, 290, 332, 282, 358, 292, 336, 316, 300, 322, 264, 316)),
    paint(LAVA_TONES.edge, poly(252, 308, 300, 310, 348, 308, 336, 318, 300, 324, 264, 318)),
    // Eyes, mouth.
    paint(LAVA_TONES.base, mirrorPair(poly(308, 224, 344, 210, 366, 220, 350, 234, 322, 238), CENTER_X)),
    paint(LAVA_TONES.core, mirrorPair(poly(318, 226, 344, 216, 352, 222, 342, 230, 324, 233), CENTER_X)),
    paint(LAVA_TONES.base, poly(258, 274, 276, 264, 300, 272, 324, 264, 342, 274, 326, 284, 300, 280, 274, 284)),
    paint(
      INK,
      join(
        poly(274, 264, 282, 266, 280, 284, 276, 284),
        poly(298, 270, 304, 270, 303, 283, 298, 283),
        poly(320, 265, 327, 264, 326, 284, 321, 284),
      ),
    ),
    paint(LAVA_TONES.edge, brushStrokes(5, ['300,96 ~292,130 ~304,160 300,200', '~236,150 ~256,160 264,186'], 'start')),
    // Fire on the crown.
    paint(LAVA_TONES.edge, symmetricShape('300,10 314,50 332,34 336,70 362,66 352,104 300,110', CENTER_X)),
    paint(LAVA_TONES.base, symmetricShape('300,38 310,66 322,56 326,84 340,84 334,102 300,106', CENTER_X)),
    paint(LAVA_TONES.core, symmetricShape('300,66 308,84 314,78 316,98 300,102', CENTER_X)),
  ];
}

export const drawPortrait = () => [drawFoundry(), drawBody(), drawFurnace(), drawHead()];
