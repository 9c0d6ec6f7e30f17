import { INK } from '../../kit/colours.mjs';
import { clip } from '../../kit/flat.mjs';
import { brush, strokes } from '../../kit/ink.mjs';
import { both, disc, join, poly, ring, shape, star, twin } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays, rings } from '../../kit/scene.mjs';

const X = 300;
const GOLD = { base: '#dba032', light: '#ffdc7a', pale: '#fff6cf', shade: '#8d5617', dark: '#4e2a17' };
const GLASS = { deep: '#1d1f5c', blue: '#2c4ea8', sky: '#62a5e0', rose: '#c23f7a', plum: '#6b2375' };

/** A rose window behind, struck into rings. */
function windowRose() {
  const petals = (n, r0, r1, wide, turn) =>
    join(
      ...Array.from(
        { length: n },
        (_, index) =>
          place([paint(INK, twin(`0,${-r1} ~${wide},${-r1 + wide * 0.8} 0,${-r0}`))], {
            x: X,
            y: 230,
            r: (index / n) * 360 + turn,
          })[0].path,
      ),
    );
  return [
    paint(GLASS.deep, FRAME),
    paint('#28307c', rays(X, 230, 36, 0.5, 0.02)),
    paint(GLASS.blue, petals(14, 238, 330, 46, 12.9)),
    paint(GLASS.plum, petals(14, 170, 262, 36, 0)),
    paint(GLASS.rose, petals(14, 180, 240, 18, 0)),
    paint(GLASS.sky, petals(14, 254, 316, 18, 12.9)),
    paint(GOLD.light, disc(X, 230, 176)),
    paint(GOLD.pale, disc(X, 230, 152)),
    paint(GOLD.base, rings(X, 230, [164], 4)),
  ];
}

/** Nine strokes on a halo. */
function halo() {
  return [
    paint(INK, ring(X, 196, 214, 196)),
    paint(GOLD.base, ring(X, 196, 210, 200)),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
      const a = ((-162 + index * 18) * Math.PI) / 180;
      const at = { x: X + Math.cos(a) * 205, y: 196 + Math.sin(a) * 205, r: -72 + index * 18 };
      return place([paint(INK, twin('0,-38 14,-10 10,22 0,30')), paint(GOLD.light, twin('0,-26 7,-8 5,17 0,22'))], at);
    }),
  ];
}

function robe() {
  return [
    paint(GOLD.light, twin('300,310 ~400,326 ~500,372 ~548,440 578,600', X)),
    paint(INK, twin('300,320 ~396,336 ~490,380 ~536,446 564,600', X)),
    paint(GLASS.rose, shape('214,362 ~140,388 ~92,426 ~66,500 50,600 196,600 ~210,470')),
    paint('#e66fa0', shape('194,374 ~136,396 ~98,434 ~80,500 ~120,446 ~166,404')),
    paint(GLASS.plum, shape('386,362 ~460,388 ~508,426 ~534,500 550,600 404,600 ~390,470')),
    paint(GLASS.blue, shape('230,370 ~260,420 294,430 294,600 210,600 ~222,470')),
    paint(GLASS.deep, shape('370,370 ~340,420 306,430 306,600 390,600 ~378,470')),
    paint(
      INK,
      strokes(
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
    // Rope of the bell for a stole, with its knots.
    paint(INK, both(brush('230,360 ~262,440 ~252,520 256,610', 24, 'none'), X)),
    paint(GOLD.pale, brush('230,360 ~262,440 ~252,520 256,610', 14, 'none')),
    paint('#c9ab6a', brush('370,360 ~338,440 ~348,520 344,610', 14, 'none')),
    paint(
      GOLD.shade,
      both(
        strokes(
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
        X,
      ),
    ),
    // Breast star.
    paint(INK, star(300, 484, 9, 50, 26)),
    paint(GOLD.base, star(300, 484, 9, 40, 20)),
    paint(GOLD.pale, disc(300, 484, 10)),
  ];
}

function bell() {
  const skin = twin('300,74 ~344,78 ~368,112 ~380,190 ~396,256 ~424,296 436,318 300,330', X);
  return [
    // Yoke.
    paint(INK, twin('300,22 ~330,24 ~338,50 328,70 300,80', X)),
    paint(GOLD.base, twin('300,32 ~322,34 ~328,50 320,66 300,70', X)),
    paint(INK, disc(300, 50, 9)),
    paint(INK, twin('300,62 ~350,66 ~380,106 ~392,188 ~408,250 ~438,292 452,322 ~400,346 300,352', X)),
    paint(GOLD.base, skin),
    paint(GOLD.shade, clip(poly(350, 60, 460, 60, 460, 340, 366, 340, 356, 240, 346, 140), skin)),
    paint(GOLD.dark, clip(poly(396, 180, 460, 180, 460, 340, 410, 340, 398, 280), skin)),
    paint(GOLD.light, shape('254,88 ~236,120 ~228,190 ~212,250 ~184,294 176,312 206,316 ~232,270 ~246,200 ~252,130')),
    paint(GOLD.pale, shape('252,96 ~240,126 ~234,180 ~222,232 ~236,190 ~246,130')),
    // Bands and letters nobody can read.
    paint(
      GOLD.dark,
      both(
        join(
          brush('300,116 ~340,114 368,108', 5, 'none'),
          brush('300,150 ~346,148 376,140', 5, 'none'),
          brush('300,300 ~380,296 426,288', 6, 'none'),
        ),
        X,
      ),
    ),
    paint(
      GOLD.dark,
      join(
        ...[-60, -44, -28, -12, 4, 20, 36, 52].map((dx, index) =>
          join(
            poly(X + dx + 2, 122, X + dx + 6, 122, X + dx + 6, 142, X + dx + 2, 142),
            index % 2
              ? poly(X + dx + 4, 122, X + dx + 13, 127, X + dx + 4, 131)
              : poly(X + dx - 2, 130, X + dx + 10, 134, X + dx + 10, 137, X + dx - 2, 134),
          ),
        ),
      ),
    ),
    // The face: an arch of dark, a light that swings in it.
    paint(INK, twin('300,168 ~340,176 ~352,226 358,288 300,292', X)),
    paint('#0d0e2e', twin('300,176 ~333,183 ~343,228 348,281 300,285', X)),
    paint(GLASS.blue, shape('262,280 ~262,220 ~280,186 ~272,230 274,282')),
    paint(GOLD.base, poly(297, 176, 303, 176, 306, 226, 294, 226)),
    paint('#62a5e0', disc(300, 240, 33), 0.45),
    paint('#bfe4ff', disc(300, 240, 24)),
    paint('#ffffff', disc(300, 240, 15)),
    // Crack, mended.
    paint(INK, brush('~404,306 ~386,270 ~394,250 380,214', 8, 'end')),
    paint(GLASS.sky, brush('~402,300 ~386,270 ~393,250 381,222', 3, 'end')),
    // Mouth of the bell.
    paint(GOLD.light, shape('164,318 ~230,332 300,334 300,342 ~226,340 158,326')),
    paint(GOLD.shade, shape('300,334 ~370,332 436,318 442,326 ~374,340 300,342')),
  ];
}

export const draw = () => [windowRose(), halo(), robe(), bell()];
