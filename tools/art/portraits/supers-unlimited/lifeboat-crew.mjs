import { INK, PAPER, SEA_COLORS } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint } from '../../kit/scene.mjs';
import { drawFrontFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';

const CENTER_X = 300;
const CORK_TONES = { base: '#e9592b', light: '#ff9a68', shade: '#9c2f18' };

/** One wave that curls over everything. */
function drawBreaker() {
  return [
    paint('#c8d9cf', FRAME),
    paint('#a9c4c4', shape('-20,0 620,0 620,150 ~460,110 ~300,170 ~140,120 -20,180')),
    paint(
      SEA_COLORS.dark,
      shape(
        '-20,600 -20,250 ~40,120 ~180,40 ~340,20 ~460,70 ~510,160 ~480,230 ~430,210 ~450,160 ~400,120 ~330,130 ~270,200 ~300,330 ~420,420 620,440 620,600',
      ),
    ),
    paint(
      SEA_COLORS.mid,
      shape(
        '-20,600 -20,320 ~50,180 ~180,90 ~320,70 ~420,100 ~470,160 ~466,190 ~440,150 ~380,106 ~300,112 ~220,200 ~240,350 ~380,460 620,480 620,600',
      ),
    ),
    paint(
      SEA_COLORS.light,
      brushStrokes(
        13,
        [
          '~30,300 ~90,190 ~200,120 300,92',
          '~60,420 ~90,280 ~170,180 232,150',
          '~150,520 ~150,380 186,250',
          '~260,540 ~230,440 216,340',
        ],
        'end',
      ),
    ),
    paint(
      PAPER,
      shape(
        '330,20 ~400,20 ~470,50 ~530,110 ~548,180 ~520,250 ~500,236 ~480,262 ~462,232 ~436,240 ~440,210 ~412,206 ~438,186 ~430,160 ~456,160 ~440,120 ~410,100 ~370,70',
      ),
    ),
    paint(
      PAPER,
      join(
        disc(556, 90, 12),
        disc(576, 140, 8),
        disc(520, 52, 9),
        disc(566, 216, 10),
        disc(540, 290, 7),
        disc(470, 296, 8),
        disc(588, 60, 6),
      ),
    ),
    paint('#ffffff', shape('-20,520 ~80,490 ~180,520 ~300,494 ~420,520 ~520,494 620,516 620,600 -20,600')),
  ];
}

function drawBody() {
  return [
    paint(INK, symmetricShape('300,322 ~372,340 ~456,362 ~508,404 ~526,486 538,600', CENTER_X)),
    paint(SEA_COLORS.dark, shape('190,366 ~130,384 ~98,418 ~86,490 76,600 176,600 ~188,480')),
    paint('#0c2f4a', shape('410,366 ~470,384 ~502,418 ~514,490 524,600 424,600 ~412,480')),
    paint(SEA_COLORS.mid, shape('170,376 ~124,396 ~104,430 ~98,480 ~124,436 ~150,410')),
    // Cork jacket: blocks sewn in a row.
    paint(INK, symmetricShape('300,380 ~360,352 410,366 ~420,470 424,600 300,600', CENTER_X)),
    ...[0, 1, 2, 3].map((blockRow) => [
      paint(
        CORK_TONES.base,
        join(
          shape(
            `${190 - blockRow},${384 + blockRow * 54} ~${240},${368 + blockRow * 54} ${292},${392 + blockRow * 54} 292,${434 + blockRow * 54} ~240,${416 + blockRow * 54} ${189 - blockRow},${428 + blockRow * 54}`,
          ),
        ),
      ),
      paint(
        CORK_TONES.shade,
        shape(
          `308,${392 + blockRow * 54} ~360,${368 + blockRow * 54} ${410 + blockRow},${384 + blockRow * 54} ${411 + blockRow},${428 + blockRow * 54} ~360,${416 + blockRow * 54} 308,${434 + blockRow * 54}`,
        ),
      ),
      paint(
        CORK_TONES.light,
        shape(
          `196,${388 + blockRow * 54} ~236,${375 + blockRow * 54} 268,${384 + blockRow * 54} ~232,${384 + blockRow * 54} 198,${398 + blockRow * 54}`,
        ),
      ),
    ]),
    paint(
      PAPER,
      join(
        brushStroke('222,366 ~232,480 226,600', 11, 'none'),
        brushStroke('378,366 ~368,480 374,600', 11, 'none'),
        brushStroke('186,470 ~300,490 414,470', 13, 'none'),
      ),
    ),
    paint(INK, disc(300, 480, 20)),
    paint(PAPER, disc(300, 480, 14)),
    paint(INK, brushStrokes(8, ['~120,460 ~132,520 122,600', '~480,460 ~468,520 478,600'], 'start')),
  ];
}

function drawHead() {
  return [
    paint(INK, symmetricShape('300,280 352,280 ~350,330 384,352 ~350,396 300,404', CENTER_X)),
    paint(SEA_COLORS.light, symmetricShape('300,352 ~330,348 352,330 372,352 ~344,384 300,390', CENTER_X)),
    paint(SEA_COLORS.mid, shape('300,352 ~330,348 352,330 372,352 ~344,384 300,390')),
    paint(INK, brushStrokes(5, ['244,340 ~262,368 290,380', '356,340 ~338,368 310,380'])),
    place(drawFrontFace(SKIN_TONES.tan, { jaw: 'strong', iris: '#33546b', mouth: 'firm', open: 0.85 }), {
      x: CENTER_X,
      y: 226,
      scale: 1.04,
    }),
    // Stubble.
    paint('#6b3f2c', symmetricShape('300,292 ~336,282 368,246 ~362,296 336,326 ~318,336 300,337', CENTER_X), 0.35),
    // Knitted cap.
    paint(INK, symmetricShape('300,72 ~356,78 ~386,118 ~390,170 386,192 ~340,176 300,174', CENTER_X)),
    paint(CORK_TONES.base, symmetricShape('300,84 ~346,88 ~374,122 ~378,150 300,140', CENTER_X)),
    paint(CORK_TONES.shade, shape('320,84 ~350,90 ~374,122 ~378,150 340,146 ~344,110')),
    paint(CORK_TONES.light, shape('270,90 ~240,104 ~228,140 ~240,136 ~252,110')),
    paint(PAPER, symmetricShape('300,148 ~346,150 380,158 379,182 ~340,168 300,166', CENTER_X)),
    paint('#b9a98c', shape('320,149 ~346,150 380,158 379,182 ~340,168 320,166')),
    paint(
      INK,
      brushStrokes(
        4,
        [
          '240,156 238,176',
          '262,152 260,170',
          '284,149 283,166',
          '306,149 306,166',
          '328,150 329,168',
          '350,153 352,172',
        ],
        'none',
      ),
    ),
    paint(INK, disc(300, 70, 19)),
    paint(PAPER, disc(299, 69, 13)),
  ];
}

/** An upright boathook in a fist. */
function drawHook() {
  return place(
    [
      paint(INK, poly(-14, -250, 14, -250, 14, 300, -14, 300)),
      paint('#b9773a', poly(-7, -250, 7, -250, 7, 300, -7, 300)),
      paint('#e3ac6c', poly(-7, -250, -2, -250, -2, 300, -7, 300)),
      paint(
        INK,
        shape(
          '-18,-240 -18,-300 0,-360 16,-316 ~40,-330 ~60,-306 ~56,-270 ~36,-258 30,-272 ~40,-284 ~40,-300 ~30,-306 18,-290 18,-240',
        ),
      ),
      paint('#d5dde0', shape('-10,-248 -10,-298 0,-334 10,-304 10,-248')),
      paint('#7b8b94', shape('10,-296 ~30,-318 ~48,-302 ~46,-276 ~38,-268 ~48,-288 ~40,-310 ~28,-312 10,-288')),
      drawFist(SKIN_TONES.tan, { base: SEA_COLORS.dark, shade: '#0c2f4a' }),
    ],
    { x: 492, y: 420, scale: 1, rotation: 4, flip: true },
  );
}

export const drawPortrait = () => [drawBreaker(), drawBody(), drawHead(), drawHook()];
