import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, skyline } from '../../kit/scene.mjs';
import { drawTurnedFace, SKIN_TONES } from '../../parts/face.mjs';

const KITE_COLORS = { red: '#e04a32', pale: '#ff8b66', yellow: '#f6c23c', blue: '#1f5f8b' };

const drawCloud = (x, y, scale) => [
  place([paint(PAPER, shape('-90,20 ~-84,-4 ~-56,-8 ~-40,-34 ~0,-36 ~20,-14 ~56,-20 ~74,4 ~92,20'))], { x, y, scale }),
];

function drawSky() {
  return [
    paint('#66bcd8', FRAME),
    paint('#8fd2e3', shape('0,300 ~150,250 ~300,300 ~450,240 600,290 600,560 0,560')),
    paint('#bfe6ea', shape('0,400 ~160,360 ~320,410 ~460,350 600,390 600,560 0,560')),
    drawCloud(110, 120, 1.05),
    drawCloud(520, 210, 0.9),
    drawCloud(60, 320, 0.7),
    paint('#2f7f9f', skyline(31, 520, 0, 70)),
    paint('#1c5570', skyline(14, 556, 0, 60)),
  ];
}

/** The silk kite that carries the runner: a large tilted diamond with a tail of bows. */
function drawKite() {
  const drawBow = (x, y, rotation, fill) =>
    place(
      [
        paint(INK, join(poly(0, 0, -36, -20, -36, 20), poly(0, 0, 36, -20, 36, 20))),
        paint(fill, join(poly(-7, 0, -31, -13, -31, 13), poly(7, 0, 31, -13, 31, 13))),
      ],
      { x, y, rotation },
    );
  return [
    paint(INK, poly(270, -60, 524, 168, 300, 470, 60, 190)),
    paint(KITE_COLORS.red, poly(272, -40, 290, 184, 78, 188)),
    paint(KITE_COLORS.yellow, poly(272, -40, 506, 168, 290, 184)),
    paint(KITE_COLORS.yellow, poly(78, 188, 290, 184, 298, 446)),
    paint('#c23322', poly(290, 184, 506, 168, 298, 446)),
    paint(KITE_COLORS.pale, poly(272, -40, 276, 16, 120, 174, 78, 188)),
    paint('#e39a1f', poly(506, 168, 470, 170, 274, 0, 272, -40)),
    paint(
      INK,
      join(brushStroke('270,-50 ~282,180 300,460', 9, 'none'), brushStroke('66,190 ~290,178 518,168', 9, 'none')),
    ),
    paint(INK, brushStroke('~512,168 ~560,240 ~520,320 ~566,400 ~540,470 580,540', 7, 'none')),
    drawBow(545, 232, 60, KITE_COLORS.blue),
    drawBow(536, 318, 130, KITE_COLORS.red),
    drawBow(556, 404, 70, KITE_COLORS.yellow),
  ];
}

function drawBody() {
  return [
    paint(INK, shape('246,348 ~180,372 ~130,412 ~112,480 100,590 500,590 ~494,480 ~470,410 ~410,372 ~360,344')),
    paint(KITE_COLORS.blue, shape('236,372 ~176,394 ~144,426 ~130,490 120,580 300,580 300,440')),
    paint('#3f93bd', shape('364,366 ~416,392 ~456,424 ~478,490 482,580 300,580 312,440')),
    paint('#7cc3dd', shape('400,386 ~440,410 ~462,448 ~474,520 ~452,460 ~424,420')),
    // Harness.
    paint(INK, join(poly(196, 388, 226, 376, 330, 580, 288, 580), poly(404, 384, 430, 398, 352, 580, 310, 580))),
    paint('#b9773a', join(poly(203, 392, 220, 385, 318, 580, 298, 580), poly(408, 392, 422, 400, 342, 580, 322, 580))),
    paint(INK, disc(318, 520, 34)),
    paint(KITE_COLORS.yellow, disc(318, 520, 27)),
    paint(INK, poly(318, 498, 334, 516, 318, 546, 302, 516)),
    paint(KITE_COLORS.red, poly(318, 504, 329, 516, 318, 538, 307, 516)),
    paint(INK, brushStrokes(8, ['~160,440 ~172,500 164,580', '~452,446 ~442,500 450,580'], 'start')),
  ];
}

function drawScarf() {
  return [
    paint(
      INK,
      shape(
        '214,330 ~250,310 ~330,322 ~392,306 ~404,344 ~372,382 ~310,396 ~250,388 ~214,364 ~150,396 ~96,380 ~40,420 20,372 ~80,334 ~140,350',
      ),
    ),
    paint(KITE_COLORS.red, shape('224,338 ~256,324 ~330,336 ~384,322 ~390,344 ~362,370 ~310,382 ~256,374 ~226,354')),
    paint(KITE_COLORS.red, shape('212,346 ~150,382 ~96,366 ~46,398 34,374 ~84,346 ~142,362')),
    paint('#96261a', shape('224,338 ~240,352 ~270,366 ~330,368 ~362,370 ~310,382 ~256,374 ~226,354')),
    paint(KITE_COLORS.pale, shape('330,342 ~360,338 382,328 ~380,344 ~350,352')),
    paint(INK, brushStrokes(5, ['~250,336 ~290,352 336,350', '~200,352 ~150,368 100,360'])),
  ];
}

function drawHead() {
  return [
    paint(INK, shape('254,270 ~252,320 240,350 370,350 350,300 352,270')),
    paint(SKIN_TONES.tan.shade, shape('288,288 340,288 352,340 280,340')),
    place(drawTurnedFace(SKIN_TONES.tan, { iris: '#5b7a2a', soft: true, mouth: 'smirk' }), {
      x: 306,
      y: 228,
      scale: 1.06,
    }),
    // Ear and windblown hair.
    paint(INK, shape('256,214 ~240,204 ~232,224 ~242,252 ~258,258 264,240')),
    paint(SKIN_TONES.tan.base, shape('256,222 ~245,214 ~240,228 ~248,246 ~256,246')),
    paint(
      INK,
      shape(
        '258,232 ~234,220 ~228,190 206,204 ~204,168 182,168 ~196,128 168,116 ~212,88 206,62 ~252,68 262,36 ~300,58 330,28 ~344,62 388,56 ~378,90 404,108 ~384,128 378,160 ~366,176 ~352,150 ~300,150 ~276,176 ~270,210',
      ),
    ),
    paint(
      '#6b3a1e',
      shape(
        '250,206 ~236,180 220,184 ~216,156 204,154 ~214,126 196,116 ~230,100 226,80 ~260,86 270,58 ~300,78 324,52 ~334,82 368,74 ~360,98 384,112 ~368,126 ~366,148 ~340,132 ~296,134 ~264,160',
      ),
    ),
    paint('#a5652f', join(shape('236,112 ~258,98 ~284,94 ~258,110 ~240,128'), shape('300,86 ~322,80 ~340,92 ~320,92'))),
    paint(
      INK,
      brushStrokes(6, ['~232,160 ~240,136 256,122', '~290,116 ~316,104 346,106', '~262,140 ~274,118 294,104']),
    ),
    // Goggles pushed up.
    paint(INK, shape('248,150 ~290,122 ~340,124 ~384,136 ~386,158 ~352,152 ~300,154 ~258,176')),
    paint('#b9773a', shape('252,156 ~280,138 300,134 296,148 ~270,158 256,168')),
    paint(INK, join(ellipse(320, 140, 31, 23), ellipse(368, 146, 22, 20))),
    paint(KITE_COLORS.yellow, join(ellipse(320, 140, 26, 18), ellipse(368, 146, 17, 15))),
    paint('#bfe6ea', join(ellipse(320, 140, 20, 13), ellipse(368, 146, 13, 11))),
    paint('#ffffff', join(poly(308, 146, 318, 130, 326, 130, 314, 150), poly(362, 152, 368, 138, 373, 138, 366, 154))),
  ];
}

export const drawPortrait = () => [drawSky(), drawKite(), drawBody(), drawHead(), drawScarf()];
