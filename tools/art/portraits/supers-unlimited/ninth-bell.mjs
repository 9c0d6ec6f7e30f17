import { INK } from '../../kit/colors.mjs';
import { clip } from '../../kit/flat.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, mirrorPair, poly, ring, shape, star, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays, rings } from '../../kit/scene.mjs';

const CENTER_X = 300;
const GOLD_TONES = { base: '#dba032', light: '#ffdc7a', pale: '#fff6cf', shade: '#8d5617', dark: '#4e2a17' };
const GLASS_COLORS = { deep: '#1d1f5c', blue: '#2c4ea8', sky: '#62a5e0', rose: '#c23f7a', plum: '#6b2375' };

/** A rose window behind the bell, divided into rings. */
function drawRoseWindow() {
  const petalPath = (count, innerRadius, outerRadius, halfWidth, startDegrees) =>
    join(
      ...Array.from(
        { length: count },
        (_element, petalIndex) =>
          place(
            [
              paint(
                INK,
                symmetricShape(`0,${-outerRadius} ~${halfWidth},${-outerRadius + halfWidth * 0.8} 0,${-innerRadius}`),
              ),
            ],
            {
              x: CENTER_X,
              y: 230,
              rotation: (petalIndex / count) * 360 + startDegrees,
            },
          )[0].path,
      ),
    );
  return [
    paint(GLASS_COLORS.deep, FRAME),
    paint('#28307c', rays(CENTER_X, 230, 36, 0.5, 0.02)),
    paint(GLASS_COLORS.blue, petalPath(14, 238, 330, 46, 12.9)),
    paint(GLASS_COLORS.plum, petalPath(14, 170, 262, 36, 0)),
    paint(GLASS_COLORS.rose, petalPath(14, 180, 240, 18, 0)),
    paint(GLASS_COLORS.sky, petalPath(14, 254, 316, 18, 12.9)),
    paint(GOLD_TONES.light, disc(CENTER_X, 230, 176)),
    paint(GOLD_TONES.pale, disc(CENTER_X, 230, 152)),
    paint(GOLD_TONES.base, rings(CENTER_X, 230, [164], 4)),
  ];
}

/** A halo with nine bell strokes. */
function drawHalo() {
  return [
    paint(INK, ring(CENTER_X, 196, 214, 196)),
    paint(GOLD_TONES.base, ring(CENTER_X, 196, 210, 200)),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((strokeIndex) => {
      const angle = ((-162 + strokeIndex * 18) * Math.PI) / 180;
      const placement = {
        x: CENTER_X + Math.cos(angle) * 205,
        y: 196 + Math.sin(angle) * 205,
        rotation: -72 + strokeIndex * 18,
      };
      return place(
        [
          paint(INK, symmetricShape('0,-38 14,-10 10,22 0,30')),
          paint(GOLD_TONES.light, symmetricShape('0,-26 7,-8 5,17 0,22')),
        ],
        placement,
      );
    }),
  ];
}

function drawRobe() {
  return [
    paint(GOLD_TONES.light, symmetricShape('300,310 ~400,326 ~500,372 ~548,440 578,600', CENTER_X)),
    paint(INK, symmetricShape('300,320 ~396,336 ~490,380 ~536,446 564,600', CENTER_X)),
    paint(GLASS_COLORS.rose, shape('214,362 ~140,388 ~92,426 ~66,500 50,600 196,600 ~210,470')),
    paint('#e66fa0', shape('194,374 ~136,396 ~98,434 ~80,500 ~120,446 ~166,404')),
    paint(GLASS_COLORS.plum, shape('386,362 ~460,388 ~508,426 ~534,500 550,600 404,600 ~390,470')),
    paint(GLASS_COLORS.blue, shape('230,370 ~260,420 294,430 294,600 210,600 ~222,470')),
    paint(GLASS_COLORS.deep, shape('370,370 ~340,420 306,430 306,600 390,600 ~378,470')),
    paint(
      INK,
      brushStrokes(
        12,
        [
          '~120,440 ~136,520 116,600',
          '~170,420 ~180,510 166,600',
          '~480,440 ~464,520 484,600',
          '~430,420 ~420,510 434,600',
        ],
        'start',
      ),
    ),
    // The knotted bell rope, used as a stole.
    paint(INK, mirrorPair(brushStroke('230,360 ~262,440 ~252,520 256,610', 24, 'none'), CENTER_X)),
    paint(GOLD_TONES.pale, brushStroke('230,360 ~262,440 ~252,520 256,610', 14, 'none')),
    paint('#c9ab6a', brushStroke('370,360 ~338,440 ~348,520 344,610', 14, 'none')),
    paint(
      GOLD_TONES.shade,
      mirrorPair(
        brushStrokes(
          4,
          [
            '248,392 262,400',
            '254,420 268,426',
            '254,448 268,452',
            '250,476 264,478',
            '246,504 262,506',
            '246,532 262,534',
          ],
          'none',
        ),
        CENTER_X,
      ),
    ),
    // Breast star.
    paint(INK, star(300, 484, 9, 50, 26)),
    paint(GOLD_TONES.base, star(300, 484, 9, 40, 20)),
    paint(GOLD_TONES.pale, disc(300, 484, 10)),
  ];
}

function drawBell() {
  const outline = symmetricShape('300,74 ~344,78 ~368,112 ~380,190 ~396,256 ~424,296 436,318 300,330', CENTER_X);
  return [
    // Yoke.
    paint(INK, symmetricShape('300,22 ~330,24 ~338,50 328,70 300,80', CENTER_X)),
    paint(GOLD_TONES.base, symmetricShape('300,32 ~322,34 ~328,50 320,66 300,70', CENTER_X)),
    paint(INK, disc(300, 50, 9)),
    paint(INK, symmetricShape('300,62 ~350,66 ~380,106 ~392,188 ~408,250 ~438,292 452,322 ~400,346 300,352', CENTER_X)),
    paint(GOLD_TONES.base, outline),
    paint(GOLD_TONES.shade, clip(poly(350, 60, 460, 60, 460, 340, 366, 340, 356, 240, 346, 140), outline)),
    paint(GOLD_TONES.dark, clip(poly(396, 180, 460, 180, 460, 340, 410, 340, 398, 280), outline)),
    paint(
      GOLD_TONES.light,
      shape('254,88 ~236,120 ~228,190 ~212,250 ~184,294 176,312 206,316 ~232,270 ~246,200 ~252,130'),
    ),
    paint(GOLD_TONES.pale, shape('252,96 ~240,126 ~234,180 ~222,232 ~236,190 ~246,130')),
    // Bands and illegible letters.
    paint(
      GOLD_TONES.dark,
      mirrorPair(
        join(
          brushStroke('300,116 ~340,114 368,108', 5, 'none'),
          brushStroke('300,150 ~346,148 376,140', 5, 'none'),
          brushStroke('300,300 ~380,296 426,288', 6, 'none'),
        ),
        CENTER_X,
      ),
    ),
    paint(
      GOLD_TONES.dark,
      join(
        ...[-60, -44, -28, -12, 4, 20, 36, 52].map((offset, index) =>
          join(
            poly(
              CENTER_X + offset + 2,
              122,
              CENTER_X + offset + 6,
              122,
              CENTER_X + offset + 6,
              142,
              CENTER_X + offset + 2,
              142,
            ),
            index % 2
              ? poly(CENTER_X + offset + 4, 122, CENTER_X + offset + 13, 127, CENTER_X + offset + 4, 131)
              : poly(
                  CENTER_X + offset - 2,
                  130,
                  CENTER_X + offset + 10,
                  134,
                  CENTER_X + offset + 10,
                  137,
                  CENTER_X + offset - 2,
                  134,
                ),
          ),
        ),
      ),
    ),
    // The face is a dark arch in which a light swings.
    paint(INK, symmetricShape('300,168 ~340,176 ~352,226 358,288 300,292', CENTER_X)),
    paint('#0d0e2e', symmetricShape('300,176 ~333,183 ~343,228 348,281 300,285', CENTER_X)),
    paint(GLASS_COLORS.blue, shape('262,280 ~262,220 ~280,186 ~272,230 274,282')),
    paint(GOLD_TONES.base, poly(297, 176, 303, 176, 306, 226, 294, 226)),
    paint('#62a5e0', disc(300, 240, 33), 0.45),
    paint('#bfe4ff', disc(300, 240, 24)),
    paint('#ffffff', disc(300, 240, 15)),
    // A repaired crack.
    paint(INK, brushStroke('~404,306 ~386,270 ~394,250 380,214', 8, 'end')),
    paint(GLASS_COLORS.sky, brushStroke('~402,300 ~386,270 ~393,250 381,222', 3, 'end')),
    // Mouth of the bell.
    paint(GOLD_TONES.light, shape('164,318 ~230,332 300,334 300,342 ~226,340 158,326')),
    paint(GOLD_TONES.shade, shape('300,334 ~370,332 436,318 442,326 ~374,340 300,342')),
  ];
}

export const drawPortrait = () => [drawRoseWindow(), drawHalo(), drawRobe(), drawBell()];
