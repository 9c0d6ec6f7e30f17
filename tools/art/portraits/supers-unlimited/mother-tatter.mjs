import { INK, MOTH_COLORS, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { dots, FRAME, paint, rays } from '../../kit/scene.mjs';

const CENTER_X = 300;
const shapePair = (outline) => mirrorPair(shape(outline), CENTER_X);

function drawLampLight() {
  return [
    paint(MOTH_COLORS.deep, FRAME),
    paint('#3a1540', rays(CENTER_X, 190, 26, 0.5, 0.06)),
    paint(MOTH_COLORS.dark, disc(CENTER_X, 190, 214)),
    paint('#7c2f66', disc(CENTER_X, 190, 170)),
    paint('#c08a4a', dots(CENTER_X, 0, 0, 1, { radius: 9, step: 44, length: 150, box: [0, 0, 600, 140] })),
  ];
}

/** Wings that fill the picture, each with an eye. */
function drawWings() {
  const drawWingEye = (x, y, scale) =>
    place(
      [
        paint(INK, ellipse(0, 0, 46, 50)),
        paint(MOTH_COLORS.gold, ellipse(0, 0, 38, 42)),
        paint(MOTH_COLORS.dark, ellipse(2, 2, 28, 31)),
        paint(INK, ellipse(4, 3, 20, 23)),
        paint(MOTH_COLORS.acid, shape('-14,4 ~-6,-18 ~16,-12 ~2,-4 ~-4,14')),
        paint(PAPER, ellipse(-4, -10, 5, 6)),
      ],
      { x, y, scale },
    );
  return [
    // The ragged lower pair.
    paint(
      INK,
      shapePair('330,330 ~430,330 ~540,370 ~584,440 556,470 574,540 526,520 520,600 470,556 430,600 ~360,470'),
    ),
    paint(
      '#7a5a2e',
      shapePair('350,350 ~430,346 ~520,380 ~562,434 536,462 546,510 508,494 500,560 462,526 420,560 ~370,460'),
    ),
    paint(MOTH_COLORS.gold, shapePair('380,376 ~440,372 ~500,402 ~526,440 500,452 502,480 470,466 ~420,440')),
    // Upper pair.
    paint(
      INK,
      shapePair(
        '318,330 ~352,250 ~420,130 ~520,40 620,6 606,70 628,120 600,160 622,220 590,250 606,310 562,324 560,372 ~470,376 ~380,370',
      ),
    ),
    paint(
      '#b08a45',
      shapePair(
        '336,324 ~370,250 ~432,148 ~524,62 598,30 588,72 606,120 580,158 600,216 570,244 584,300 546,312 540,356 ~460,360 ~390,352',
      ),
    ),
    paint(
      MOTH_COLORS.pale,
      shapePair(
        '350,318 ~390,240 ~446,160 ~530,84 570,64 560,100 574,136 546,166 560,214 536,240 544,284 510,296 ~450,330 ~400,338',
      ),
    ),
    paint(
      MOTH_COLORS.gold,
      shapePair('360,318 ~400,256 ~450,190 ~520,130 546,118 538,150 ~500,200 ~520,240 ~490,290 ~430,326'),
    ),
    paint(
      INK,
      mirrorPair(
        join(
          brushStroke('352,318 ~410,220 ~470,140 576,50', 9, 'end'),
          brushStroke('360,326 ~440,270 ~500,230 588,214', 7, 'end'),
          brushStroke('370,336 ~440,326 ~500,330 548,334', 6, 'end'),
        ),
        CENTER_X,
      ),
    ),
    drawWingEye(478, 206, 0.96),
    place(drawWingEye(0, 0, 0.96), { x: 122, y: 206, flip: true }),
  ];
}

function drawGown() {
  const tuftPath = (x, y, halfWidth, height, rotation) =>
    place(
      [
        paint(
          INK,
          poly(
            -halfWidth,
            -height * 0.3,
            halfWidth,
            -height * 0.3,
            halfWidth * 0.5,
            height * 0.5,
            halfWidth * 0.2,
            height * 0.3,
            0,
            height,
            -halfWidth * 0.25,
            height * 0.3,
            -halfWidth * 0.6,
            height * 0.6,
          ),
        ),
      ],
      { x, y, rotation },
    )[0].path;
  const ruffPath = (radius, height, count, y) =>
    join(
      ...Array.from({ length: count }, (_element, tuftIndex) => {
        const degrees = -72 + (tuftIndex / (count - 1)) * 144;
        return tuftPath(
          CENTER_X + Math.sin((degrees * Math.PI) / 180) * radius,
          y + Math.cos((degrees * Math.PI) / 180) * radius * 0.5,
          26,
          height,
          -degrees,
        );
      }),
    );
  return [
    paint(INK, symmetricShape('300,330 ~380,350 ~440,392 ~462,470 470,600', CENTER_X)),
    paint(MOTH_COLORS.dark, shape('290,420 ~220,400 ~176,430 ~152,500 144,600 290,600')),
    paint('#3a1540', shape('310,420 ~380,400 ~424,430 ~448,500 456,600 310,600')),
    paint(MOTH_COLORS.mid, shape('196,440 ~172,500 162,600 186,600 ~190,510 212,440')),
    // Holes that her children ate.
    paint(
      INK,
      join(
        ellipse(236, 500, 13, 18),
        ellipse(262, 560, 10, 13),
        ellipse(206, 560, 8, 11),
        ellipse(366, 520, 14, 19),
        ellipse(400, 572, 9, 12),
        ellipse(344, 578, 8, 10),
      ),
    ),
    paint(INK, brushStroke('300,440 ~296,520 300,600', 12, 'none')),
    paint(INK, ruffPath(128, 88, 9, 340)),
    paint('#b08a45', ruffPath(116, 76, 9, 336)),
    paint(INK, ruffPath(88, 76, 8, 330)),
    paint(MOTH_COLORS.pale, ruffPath(78, 64, 8, 326)),
    // Brooch: a drop of lamp oil.
    paint(INK, symmetricShape('300,378 ~326,416 ~318,442 300,448', CENTER_X)),
    paint(MOTH_COLORS.acid, symmetricShape('300,392 ~317,418 ~312,434 300,438', CENTER_X)),
    paint('#e4f59a', shape('296,402 ~288,418 ~290,430 ~296,420')),
  ];
}

/** A pale face with the eyes of a moth. */
function drawHead() {
  const drawAntennae = () => {
    const barbs = [];
    for (let barbIndex = 0; barbIndex < 11; barbIndex++) {
      const fraction = barbIndex / 10;
      const [x, y] = [322 + 104 * fraction ** 0.8, 96 - 80 * fraction + 26 * fraction * fraction * fraction];
      const length = 34 * Math.sin(Math.PI * (0.2 + fraction * 0.75));
      barbs.push(
        poly(x - 4, y, x - length * 0.35, y - length, x + 3, y - 2),
        poly(x - 2, y + 3, x + length, y + length * 0.2, x + 4, y - 3),
      );
    }
    return [
      paint(
        INK,
        mirrorPair(
          join(brushStroke('314,108 ~346,66 ~390,32 432,26', 13, 'end'), ...barbs.map((barb) => barb)),
          CENTER_X,
        ),
      ),
      paint(
        MOTH_COLORS.gold,
        mirrorPair(
          join(
            brushStroke('318,100 ~348,64 ~390,34 424,28', 5, 'end'),
            ...barbs.filter((_barb, barbIndex) => barbIndex % 2 === 1),
          ),
          CENTER_X,
        ),
      ),
    ];
  };
  return [
    drawAntennae(),
    paint(INK, symmetricShape('300,286 336,290 352,346 300,380', CENTER_X)),
    paint('#a79a9c', symmetricShape('300,300 326,304 336,340 300,364', CENTER_X)),
    // Hair of fur, swept up.
    paint(
      INK,
      symmetricShape(
        '300,58 318,74 340,62 348,86 376,84 372,110 398,122 384,150 404,180 382,200 388,240 364,250 ~350,300 300,320',
        CENTER_X,
      ),
    ),
    paint(
      MOTH_COLORS.pale,
      symmetricShape(
        '300,76 316,90 334,80 338,102 362,100 358,124 380,134 366,156 382,182 364,196 ~340,140 300,128',
        CENTER_X,
      ),
    ),
    paint(
      '#b08a45',
      shape('306,84 316,90 334,80 338,102 362,100 358,124 380,134 366,156 382,182 364,196 ~346,150 312,124'),
    ),
    paint('#f3ece6', symmetricShape('300,120 ~346,130 ~366,178 ~358,232 ~336,276 ~316,302 300,306', CENTER_X)),
    paint(
      '#b9a8b4',
      shape(
        '316,124 ~350,136 ~366,178 ~358,232 ~336,276 ~316,302 304,306 ~318,280 312,266 ~320,252 306,244 316,228 306,196',
      ),
    ),
    // Eyes: compound, black, with a sheen.
    paint(INK, shapePair('310,204 ~322,170 ~352,156 ~374,172 ~368,208 ~340,224')),
    paint('#5a1f52', shapePair('320,202 ~330,178 ~352,166 ~364,178 ~358,202 ~340,214')),
    paint(
      MOTH_COLORS.acid,
      join(shape('238,180 ~248,168 ~262,172 ~252,180 ~244,194'), shape('338,182 ~348,170 ~360,174 ~350,182 ~342,194')),
    ),
    paint(PAPER, join(ellipse(246, 178, 4), ellipse(346, 180, 4))),
    paint(
      MOTH_COLORS.mid,
      mirrorPair(join(ellipse(330, 200, 4), ellipse(342, 206, 4), ellipse(352, 198, 4)), CENTER_X),
    ),
    // Brow line, nose, mouth.
    paint(INK, mirrorPair(brushStroke('306,186 ~322,158 ~350,142 380,146', 7), CENTER_X)),
    paint(
      INK,
      join(
        brushStrokes(4, ['~292,246 ~300,250 308,246']),
        shape('280,272 ~292,266 300,269 ~308,266 320,272 ~308,276 300,275 ~292,276'),
      ),
    ),
    paint(MOTH_COLORS.dark, shape('286,277 ~300,279 314,277 ~308,287 ~292,287')),
    paint(MOTH_COLORS.gold, symmetricShape('300,132 306,146 300,162', CENTER_X)),
  ];
}

export const drawPortrait = () => [drawLampLight(), drawWings(), drawGown(), drawHead()];
