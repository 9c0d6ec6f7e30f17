import { INK } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays } from '../../kit/scene.mjs';

const CENTER_X = 300;
const GLOW_TONES = { core: '#f6ffd0', base: '#c8f03c', edge: '#6fb52a', dark: '#1f5a35', deep: '#0c2a24' };
const BONE_TONES = { base: '#dff2b0', shade: '#7fae5a', light: '#fbffe6' };

function drawCellar() {
  return [
    paint(GLOW_TONES.deep, FRAME),
    paint('#123c30', rays(CENTER_X, 250, 20, 0.5, 0.08)),
    paint(GLOW_TONES.dark, disc(CENTER_X, 220, 220)),
    paint('#2f7a3a', disc(CENTER_X, 220, 172)),
    paint(GLOW_TONES.edge, disc(CENTER_X, 220, 128)),
    // Paths of particles in a cloud chamber.
    paint(
      GLOW_TONES.base,
      brushStrokes(
        5,
        [
          '~-10,90 ~90,110 ~150,60 ~120,10 ~80,40 110,70',
          '~610,60 ~520,120 ~470,80 ~500,40 ~530,66 510,90',
          '~-10,330 ~60,300 130,310',
          '~610,300 ~540,270 470,290',
        ],
        'end',
      ),
    ),
  ];
}

function drawDress() {
  return [
    paint(GLOW_TONES.base, symmetricShape('300,330 ~360,342 ~440,362 ~500,400 ~522,480 536,600', CENTER_X)),
    paint(INK, symmetricShape('300,336 ~360,350 ~432,372 ~488,408 ~508,480 520,600', CENTER_X)),
    // Puffed sleeves with glowing seams.
    paint('#2b3d4f', shape('196,384 ~140,396 ~104,440 ~92,510 84,600 190,600 ~206,500')),
    paint('#1a2636', shape('404,384 ~460,396 ~496,440 ~508,510 516,600 410,600 ~394,500')),
    paint('#4d6a78', shape('178,392 ~134,412 ~112,456 ~106,510 ~134,450 ~166,420')),
    paint('#2b3d4f', shape('226,370 ~262,400 294,410 294,600 220,600 ~228,480')),
    paint('#1a2636', shape('374,370 ~338,400 306,410 306,600 380,600 ~372,480')),
    paint(
      GLOW_TONES.edge,
      brushStrokes(
        5,
        [
          '~212,390 ~222,480 206,600',
          '~388,390 ~378,480 394,600',
          '~140,430 ~150,500 138,590',
          '~460,430 ~450,500 462,590',
        ],
        'start',
      ),
    ),
    paint(INK, join(disc(300, 470, 8), disc(300, 510, 8), disc(300, 550, 8))),
    paint(GLOW_TONES.base, join(disc(299, 469, 4.5), disc(299, 509, 4.5), disc(299, 549, 4.5))),
    // Lace collar to the chin.
    paint(INK, symmetricShape('300,306 350,300 ~362,340 384,372 ~350,420 300,436', CENTER_X)),
    paint('#e9e2c8', shape('292,318 258,312 ~248,346 230,370 ~256,404 292,420')),
    paint('#a59f7a', shape('308,318 342,312 ~352,346 370,370 ~344,404 308,420')),
    paint(
      INK,
      brushStrokes(
        4,
        [
          '262,326 ~256,356 246,376',
          '276,328 ~274,370 268,396',
          '338,326 ~344,356 354,376',
          '324,328 ~326,370 332,396',
        ],
        'none',
      ),
    ),
    // Brooch of three petals.
    paint(INK, disc(300, 424, 34)),
    paint('#e9b83a', ring(300, 424, 29, 22)),
    paint(GLOW_TONES.core, disc(300, 424, 21)),
    paint(
      INK,
      join(
        ...[0, 120, 240].map(
          (rotation) =>
            place([paint(INK, poly(-3.5, -5, 3.5, -5, 10, -17, 0, -20, -10, -17))], { x: 300, y: 424, rotation })[0]
              .path,
        ),
        disc(300, 424, 3.6),
      ),
    ),
  ];
}

/** A head that is half lady, half skull: the rays destroyed the right side. */
function drawHead() {
  return [
    // Hair, rolled high, with glowing edges.
    paint(
      GLOW_TONES.base,
      symmetricShape('300,22 ~352,14 ~396,50 ~420,96 ~434,160 ~410,222 380,252 300,262', CENTER_X),
    ),
    paint(INK, symmetricShape('300,32 ~348,24 ~386,58 ~410,102 ~422,160 ~400,216 374,246 300,262', CENTER_X)),
    paint('#3a2a4a', shape('292,44 ~256,36 ~222,66 ~200,108 ~190,160 ~206,206 ~222,150 ~250,110 292,96')),
    paint('#6a4d7c', brushStrokes(7, ['~282,54 ~240,74 ~212,124 204,170', '~288,74 ~254,90 ~230,124 222,156'])),
    paint(GLOW_TONES.dark, shape('308,44 ~344,36 ~378,66 ~400,108 ~410,160 ~394,206 ~378,150 ~350,110 308,96')),
    paint(GLOW_TONES.base, brushStrokes(6, ['~318,54 ~360,74 ~388,124 396,170', '~312,74 ~346,90 ~370,124 378,156'])),
    // Face.
    paint(INK, symmetricShape('300,88 ~350,96 ~376,146 ~376,206 ~362,262 ~330,312 300,322', CENTER_X)),
    paint('#cfe3b4', shape('300,98 ~254,104 ~234,150 ~234,204 ~246,256 ~276,302 300,312')),
    paint('#8fb37c', shape('240,226 ~252,262 ~276,302 300,312 300,290 ~276,276 ~262,240')),
    paint('#f3ffdc', shape('292,108 ~262,114 ~246,142 ~262,140 ~286,126')),
    paint(
      BONE_TONES.base,
      shape('300,98 ~346,104 ~366,150 ~366,196 ~372,222 358,232 352,262 ~340,284 338,304 ~320,314 300,314'),
    ),
    paint(
      BONE_TONES.shade,
      shape('340,110 ~366,150 ~366,196 ~372,222 358,232 352,262 ~340,284 338,304 ~326,310 ~330,270 344,236 ~352,180'),
    ),
    paint(BONE_TONES.light, shape('308,106 ~336,112 ~350,140 ~334,130 308,124')),
    // Living half.
    paint(INK, shape('246,192 ~262,180 ~280,182 292,194 ~278,202 ~260,202')),
    paint('#ffffff', shape('252,192 ~264,186 ~278,187 286,194 ~276,198 ~262,198')),
    paint(GLOW_TONES.edge, disc(270, 193, 7)),
    paint(INK, disc(270, 193, 3.4)),
    paint(
      INK,
      join(
        shape('242,178 ~264,160 292,172 292,178 ~264,168'),
        shape('243,192 ~262,175 ~280,178 295,194 ~278,186 ~262,186'),
      ),
    ),
    paint('#7a2b4a', shape('272,276 ~286,268 300,272 300,290 ~286,288')),
    paint(INK, brushStroke('270,277 ~286,277 300,280', 4)),
    paint(INK, brushStrokes(4, ['~290,236 ~288,248 300,250'])),
    // Dead half.
    paint(INK, shape('312,184 ~330,170 ~352,176 ~360,200 ~348,222 ~324,220 ~310,206')),
    paint(GLOW_TONES.edge, ellipse(335, 197, 15, 14)),
    paint(GLOW_TONES.core, disc(335, 197, 7)),
    paint(INK, shape('302,226 314,246 310,254 302,250')),
    paint(INK, shape('302,268 350,262 ~344,284 332,296 302,298')),
    paint(
      BONE_TONES.light,
      join(
        poly(304, 270, 313, 269, 313, 281, 304, 282),
        poly(315, 269, 324, 267, 323, 280, 315, 281),
        poly(326, 267, 335, 266, 333, 279, 325, 280),
        poly(304, 284, 313, 284, 312, 295, 304, 296),
        poly(315, 283, 323, 282, 321, 293, 314, 294),
        poly(325, 282, 332, 281, 328, 291, 323, 292),
      ),
    ),
    paint(INK, brushStroke('300,98 ~296,140 ~304,190 ~297,240 300,316', 4.5, 'none')),
    paint(INK, brushStrokes(3.5, ['340,108 ~334,128 344,140', '354,240 ~344,246 338,242'], 'end')),
    // A monocle with a chain on the living side.
    paint('#e9b83a', join(ring(268, 193, 29, 25), brushStroke('240,200 ~224,240 ~226,300 240,350', 3, 'none'))),
  ];
}

/** A hand of bones with a bottled star. */
function drawFlask() {
  const drawBone = (points) => [
    paint(INK, brushStroke(points, 19, 'none')),
    paint(BONE_TONES.base, brushStroke(points, 9, 'none')),
  ];
  return place(
    [
      paint(GLOW_TONES.base, disc(0, 0, 86), 0.28),
      paint(GLOW_TONES.core, disc(0, 4, 60), 0.35),
      paint(INK, shape('-16,-78 16,-78 16,-40 ~52,-14 ~54,28 ~26,56 ~-26,56 ~-54,28 ~-52,-14 -16,-40')),
      paint('#2f7a3a', shape('-9,-70 9,-70 9,-35 ~44,-10 ~45,26 ~22,48 ~-22,48 ~-45,26 ~-44,-10 -9,-35')),
      paint(GLOW_TONES.base, shape('-44,-4 ~-20,4 ~10,-6 44,0 ~45,26 ~22,48 ~-22,48 ~-45,26')),
      paint(GLOW_TONES.core, shape('-20,14 ~0,8 ~24,14 ~14,36 ~-14,38')),
      paint(GLOW_TONES.core, shape('-36,-6 ~-24,-22 ~-10,-30 ~-22,-14 ~-30,6')),
      paint('#8a5a32', poly(-20, -88, 20, -88, 17, -70, -17, -70)),
      drawBone('~-60,62 ~-56,30 -34,12'),
      drawBone('~-42,84 ~-34,56 -12,40'),
      drawBone('~62,62 ~56,30 36,14'),
      drawBone('~30,88 ~26,62 14,44'),
      paint(INK, shape('-64,58 ~-30,80 ~30,82 66,56 ~56,110 40,150 50,240 -50,240 -40,150 ~-58,110')),
      paint(
        BONE_TONES.base,
        join(
          shape('-52,76 -36,84 -30,140 -38,140'),
          shape('-26,88 -8,92 -10,146 -20,146'),
          shape('8,92 26,88 20,146 10,146'),
          shape('36,84 52,76 38,140 30,140'),
        ),
      ),
      paint(INK, poly(-56, 148, 56, 148, 70, 250, -70, 250)),
      paint('#e9e2c8', poly(-48, 152, 48, 152, 52, 168, -52, 168)),
      paint('#1a2636', poly(-54, 174, 54, 174, 64, 250, -64, 250)),
    ],
    { x: 112, y: 420, scale: 0.96, rotation: -6 },
  );
}

export const drawPortrait = () => [drawCellar(), drawDress(), drawHead(), drawFlask()];
