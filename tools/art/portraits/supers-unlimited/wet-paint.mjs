import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, rect, shape } from '../../kit/path.mjs';
import { createRandom, FRAME, paint } from '../../kit/scene.mjs';

const PAINT_COLORS = {
  cyan: '#17a5c9',
  blue: '#1a4f9c',
  pink: '#e8337a',
  plum: '#9b1f63',
  yellow: '#ffd21f',
  amber: '#e8941a',
};

function drawWall() {
  const random = createRandom(6);
  const bricksByColor = { '#c9b8a0': [], '#b9a58b': [], '#a8937a': [] };
  const colors = Object.keys(bricksByColor);
  for (let row = 0; row < 12; row++)
    for (let column = -1; column < 6; column++)
      bricksByColor[colors[Math.floor(random(0, 3))]].push(
        rect(column * 112 + (row % 2) * 56 + 3, row * 48 + 3, 106, 42),
      );
  return [
    paint('#8a7562', FRAME),
    ...colors.map((fill) => paint(fill, join(...bricksByColor[fill]))),
    // The hole that the figure left in the mural.
    paint(
      PAINT_COLORS.yellow,
      shape(
        '60,-20 ~20,120 ~70,200 ~40,300 ~100,420 ~60,520 40,600 560,600 ~540,480 ~580,380 ~530,260 ~580,140 ~540,60 556,-20',
      ),
    ),
    paint('#ffe680', shape('140,-20 ~110,120 ~150,240 ~130,380 150,600 450,600 ~480,400 ~450,240 ~486,110 460,-20')),
    paint(
      PAINT_COLORS.amber,
      join(
        rect(96, 430, 12, 90),
        ellipse(102, 522, 9, 16),
        rect(520, 400, 10, 120),
        ellipse(525, 522, 8, 15),
        rect(150, 470, 7, 60),
      ),
    ),
  ];
}

/** Drips of paint along a lower edge. Each drip is [x, foot, half width]. */
const dripPath = (topY, drips) =>
  join(
    ...drips.map(([x, footY, halfWidth]) =>
      shape(
        `${x - halfWidth * 2},${topY} ~${x - halfWidth},${topY + halfWidth * 2} ${x - halfWidth},${footY - halfWidth} ~${x},${footY + halfWidth * 0.6} ${x + halfWidth},${footY - halfWidth} ~${x + halfWidth},${topY + halfWidth * 2} ${x + halfWidth * 2},${topY}`,
      ),
    ),
  );

function drawBody() {
  const trunk =
    '258,318 ~210,346 ~140,360 ~100,410 ~84,500 70,600 530,600 ~520,500 ~500,420 ~462,366 ~390,346 ~346,318';
  return [
    paint(INK, shape(trunk)),
    paint(PAINT_COLORS.cyan, shape('262,334 ~214,358 ~150,372 ~114,416 ~98,500 88,590 300,590 ~320,470 ~296,390')),
    paint(PAINT_COLORS.blue, shape('262,334 ~240,400 ~270,460 ~230,520 ~250,590 300,590 ~320,470 ~296,390')),
    paint(
      PAINT_COLORS.pink,
      shape('342,334 ~390,360 ~450,378 ~486,424 ~504,500 514,590 320,590 ~340,500 ~310,440 ~330,380'),
    ),
    paint(PAINT_COLORS.plum, shape('440,378 ~486,424 ~504,500 514,590 440,590 ~470,510 ~440,450')),
    paint(PAPER, shape('270,344 ~290,400 ~312,420 ~330,396 338,344')),
    paint(PAINT_COLORS.yellow, shape('282,420 ~300,440 ~326,424 ~340,470 ~322,520 ~334,590 288,590 ~300,520 ~280,470')),
    paint('#7fdcf0', shape('206,368 ~156,384 ~124,420 ~110,480 ~140,430 ~176,400')),
    paint('#ff8fb8', shape('400,372 ~440,390 ~462,420 ~430,404 ~400,392')),
    paint(INK, brushStrokes(8, ['~150,440 ~168,510 154,600', '~456,446 ~446,510 462,600'], 'start')),
  ];
}

function drawHead() {
  return [
    paint(INK, shape('256,286 ~260,330 240,352 ~300,390 366,350 350,320 352,280')),
    paint(PAINT_COLORS.blue, shape('268,300 ~272,336 260,350 ~300,374 346,346 338,316')),
    // Head that flows up and back like a thrown brushful.
    paint(
      INK,
      shape(
        '240,300 ~206,240 ~206,160 ~250,96 ~330,78 ~400,40 ~470,60 ~500,20 ~520,60 ~490,110 ~540,110 ~556,140 ~500,160 ~450,150 ~420,170 ~408,230 ~386,290 ~340,330 ~280,334',
      ),
    ),
    paint(
      PAINT_COLORS.cyan,
      shape('248,290 ~220,236 ~220,166 ~258,110 ~300,96 ~290,150 ~310,200 ~280,250 ~290,300 ~280,320'),
    ),
    paint('#7fdcf0', shape('236,240 ~228,180 ~254,130 ~280,116 ~256,160 ~248,210')),
    paint(
      PAPER,
      shape(
        '300,96 ~340,92 ~380,70 ~420,62 ~380,96 ~340,120 ~350,170 ~330,220 ~340,270 ~320,316 ~286,320 ~290,290 ~286,250 ~312,200 ~292,150',
      ),
    ),
    paint(
      PAINT_COLORS.pink,
      shape(
        '420,62 ~466,74 ~504,42 ~506,62 ~470,104 ~410,120 ~372,130 ~376,180 ~352,230 ~360,280 ~336,318 ~318,320 ~342,270 ~330,220 ~352,170 ~340,120 ~380,96',
      ),
    ),
    paint(
      PAINT_COLORS.yellow,
      shape(
        '470,112 ~524,120 ~544,138 ~500,148 ~450,138 ~404,156 ~396,226 ~376,284 ~338,318 ~362,280 ~354,230 ~378,180 ~374,134 ~410,122',
      ),
    ),
    paint(PAINT_COLORS.amber, shape('404,156 ~396,226 ~376,284 ~338,318 ~370,270 ~380,220 ~388,170 ~400,146')),
    // Eyes and mouth are gaps in the paint.
    paint(
      INK,
      join(
        shape('240,214 ~262,196 300,206 ~302,226 ~276,240 ~250,234'),
        shape('398,210 ~376,192 330,206 ~330,226 ~356,238 ~386,230'),
      ),
    ),
    paint(
      '#ffffff',
      join(
        shape('252,214 ~268,206 292,212 ~292,222 ~274,230 ~258,226'),
        shape('386,210 ~370,203 338,212 ~340,222 ~356,229 ~378,222'),
      ),
    ),
    paint(INK, shape('262,270 ~300,282 ~344,276 372,256 ~362,290 ~320,304 ~282,296')),
    paint(PAPER, shape('274,280 ~302,288 ~340,284 360,270 ~340,294 ~300,294')),
    paint(
      INK,
      dripPath(226, [
        [268, 262, 4],
        [360, 266, 4.5],
        [342, 252, 3],
      ]),
    ),
    paint(INK, brushStrokes(5, ['~314,218 ~306,244 322,252'])),
    // Drops on the way.
    paint(INK, join(disc(562, 82, 13), disc(572, 182, 9), disc(448, 16, 10), disc(540, 26, 8))),
    paint(PAINT_COLORS.pink, join(disc(561, 81, 8), disc(448, 16, 5.5))),
    paint(PAINT_COLORS.cyan, join(disc(572, 182, 5.5), disc(540, 26, 4.5))),
  ];
}

/** The hand that reaches out of the wall and drips on the floor. */
function drawHand() {
  const fingers = [
    [-46, -54, 15],
    [-16, -74, 16],
    [16, -70, 16],
    [46, -46, 14],
  ];
  const palm = '-66,20 ~-60,-20 ~-30,-28 ~30,-28 ~62,-16 ~70,30 ~50,76 ~40,120 60,260 -70,260 ~-44,120 ~-58,76';
  const moveIntoPicture = (path) =>
    path.map(([commandName, ...coordinates]) => [
      commandName,
      ...coordinates.map((coordinate, index) => coordinate + (index % 2 === 0 ? 128 : 420)),
    ]);
  return [
    paint(
      INK,
      moveIntoPicture(
        join(
          shape(palm),
          ...fingers.map(([x, y, halfWidth]) =>
            shape(
              `${x - halfWidth - 4},10 ~${x - halfWidth - 3},${y} ~${x},${y - halfWidth - 8} ~${x + halfWidth + 3},${y} ${x + halfWidth + 4},10`,
            ),
          ),
          shape('56,30 ~90,10 ~104,-24 ~122,-14 ~112,30 ~80,70 50,84'),
        ),
      ),
    ),
    paint(
      PAINT_COLORS.pink,
      moveIntoPicture(
        join(
          shape('-56,20 ~-50,-12 ~-28,-18 ~0,-18 ~-10,40 ~-20,110 -6,240 -60,240 ~-36,116 ~-48,70'),
          ...fingers
            .slice(0, 2)
            .map(([x, y, halfWidth]) =>
              shape(
                `${x - halfWidth + 3},8 ~${x - halfWidth + 3},${y} ~${x},${y - halfWidth + 2} ~${x + halfWidth - 3},${y} ${x + halfWidth - 3},8`,
              ),
            ),
        ),
      ),
    ),
    paint(
      PAINT_COLORS.yellow,
      moveIntoPicture(
        join(
          shape('0,-18 ~28,-18 ~52,-8 ~60,30 ~40,74 ~30,120 48,240 -6,240 ~-20,110 ~-10,40'),
          ...fingers
            .slice(2)
            .map(([x, y, halfWidth]) =>
              shape(
                `${x - halfWidth + 3},8 ~${x - halfWidth + 3},${y} ~${x},${y - halfWidth + 2} ~${x + halfWidth - 3},${y} ${x + halfWidth - 3},8`,
              ),
            ),
          shape('36,40 56,38 ~84,18 ~104,-12 ~112,-8 ~104,26 ~78,60 54,72 36,76'),
        ),
      ),
    ),
    paint('#ffb0cc', moveIntoPicture(join(ellipse(-50, -48, 4, 12), ellipse(-20, -68, 4, 13)))),
    paint('#fff0a8', moveIntoPicture(join(ellipse(12, -64, 4, 12), ellipse(43, -40, 4, 10)))),
    paint(INK, moveIntoPicture(brushStrokes(5, ['~-36,44 ~0,36 36,50', '~-20,70 ~8,64 28,76']))),
  ];
}

export const drawPortrait = () => [drawWall(), drawBody(), drawHead(), drawHand()];
