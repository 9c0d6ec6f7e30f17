import { INK } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, mirrorPair, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rings, skyline } from '../../kit/scene.mjs';

const CENTER_X = 300;
const NIGHT_COLORS = { sky: '#3c4a78', mid: '#2a3358', dark: '#181c38', rim: '#a9c4ff', soot: '#0c0b14' };
const MOON_FILL = '#f4e9c1';

function drawRoofs() {
  return [
    paint(NIGHT_COLORS.sky, FRAME),
    paint('#4a5a8c', rings(CENTER_X, 200, [236, 300, 364], 30)),
    paint(MOON_FILL, disc(CENTER_X, 200, 196)),
    paint(
      '#e2d3a0',
      join(disc(220, 130, 26), disc(392, 262, 34), disc(404, 120, 14), disc(180, 240, 16), disc(250, 330, 20)),
    ),
    paint(NIGHT_COLORS.mid, skyline(44, 450, 10, 90)),
    paint(NIGHT_COLORS.dark, skyline(3, 540, 20, 90)),
    // A lamp that has just gone out.
    paint(
      NIGHT_COLORS.soot,
      join(
        rect(66, 210, 12, 360),
        poly(40, 140, 104, 140, 92, 210, 52, 210),
        poly(34, 140, 72, 108, 110, 140),
        rect(54, 206, 36, 10),
        rect(58, 300, 28, 10),
      ),
    ),
    paint('#5b5f7a', join(poly(50, 148, 68, 148, 68, 200, 58, 200), poly(76, 148, 94, 148, 86, 200, 76, 200))),
    paint('#8b93b8', brushStroke('~72,108 ~86,78 ~60,50 ~84,16 70,-20', 12, 'end'), 0.7),
  ];
}

/** The sweep's brush across his back: a wheel of bristles. */
function drawBrushWheel() {
  const bristlePath = (count, innerRadius, outerRadius, width) =>
    join(
      ...Array.from(
        { length: count },
        (_element, bristleIndex) =>
          place(
            [
              paint(
                INK,
                poly(-width * 0.35, -innerRadius, 0, -outerRadius - (bristleIndex % 3) * 9, width * 0.35, -innerRadius),
              ),
            ],
            {
              rotation: (bristleIndex / count) * 360 + 3,
            },
          )[0].path,
      ),
    );
  return place(
    [
      paint(NIGHT_COLORS.soot, poly(-8, 0, 8, 0, 8, 520, -8, 520)),
      paint('#6a5236', poly(-3, 0, 3, 0, 3, 520, -3, 520)),
      paint(NIGHT_COLORS.soot, bristlePath(44, 20, 116, 22)),
      paint('#33375c', bristlePath(22, 50, 92, 7)),
      paint(NIGHT_COLORS.soot, disc(0, 0, 34)),
      paint('#6a5236', disc(0, 0, 15)),
    ],
    { x: 472, y: 122, rotation: 28 },
  );
}

function drawBody() {
  return [
    paint(NIGHT_COLORS.rim, symmetricShape('300,300 ~380,322 ~462,356 ~506,404 ~524,490 ~546,560 560,620', CENTER_X)),
    paint(
      NIGHT_COLORS.soot,
      shape(
        '300,306 ~380,330 ~456,366 ~496,412 ~512,490 ~536,560 ~520,600 ~470,560 ~440,620 160,620 ~130,560 ~90,610 ~58,570 ~88,490 ~104,412 ~144,366 ~220,330',
      ),
    ),
    // Planes of the coat, hardly visible.
    paint('#20243f', shape('240,344 ~176,372 ~130,420 ~116,500 120,580 270,580 280,420')),
    paint('#33395f', shape('228,350 ~172,378 ~134,422 ~124,490 ~154,430 ~190,396')),
    paint('#20243f', shape('372,350 ~420,374 ~462,416 ~480,480 ~474,580 440,580 ~440,470 ~410,400')),
    // Tail of the scarf.
    paint(NIGHT_COLORS.soot, shape('318,372 ~350,380 ~372,440 ~402,500 ~380,540 ~352,500 ~330,440 ~304,400')),
    paint('#c23a3a', shape('326,382 ~344,390 ~362,444 ~386,498 ~378,518 ~358,490 ~338,436 ~318,400')),
    paint(NIGHT_COLORS.soot, brushStrokes(6, ['~340,400 ~356,450 376,500'])),
    // Buttons down to a belt of keys.
    paint('#8b93b8', join(disc(272, 430, 7), disc(264, 474, 7), disc(258, 518, 7))),
    paint(NIGHT_COLORS.soot, brushStrokes(8, ['~170,430 ~180,510 168,600', '~440,440 ~430,510 440,600'], 'start')),
  ];
}

function drawHead() {
  return [
    paint(NIGHT_COLORS.rim, symmetricShape('300,120 ~352,130 ~374,190 ~370,260 ~340,316 300,330', CENTER_X - 4)),
    paint(NIGHT_COLORS.soot, symmetricShape('300,120 ~348,130 ~368,190 ~362,260 ~336,316 300,330', CENTER_X)),
    paint('#2a3358', symmetricShape('300,170 ~346,176 ~356,216 ~350,262 300,270', CENTER_X)),
    paint(NIGHT_COLORS.soot, shape('300,170 ~346,176 ~356,216 ~350,262 300,270')),
    paint(NIGHT_COLORS.soot, symmetricShape('300,176 356,180 ~362,214 ~340,244 300,236', CENTER_X)),
    // Eyes: two coals.
    paint('#ff8a2a', mirrorPair(shape('310,226 ~326,212 352,202 ~352,220 ~340,234 ~322,238'), CENTER_X)),
    paint('#ffd98a', mirrorPair(shape('318,226 ~330,217 346,210 ~344,220 ~336,228 ~324,231'), CENTER_X)),
    paint('#ffffff', mirrorPair(shape('326,224 ~334,219 340,217 ~338,223 ~332,227'), CENTER_X)),
    // The scarf covers the face up to the eyes. It has the only warm color.
    paint(
      NIGHT_COLORS.soot,
      shape(
        '236,238 ~266,254 300,258 ~334,254 364,238 ~376,280 ~372,304 ~404,330 ~380,376 ~320,398 ~250,390 ~200,354 ~214,312 ~230,300 ~228,270',
      ),
    ),
    paint('#c23a3a', shape('240,252 ~268,266 300,270 ~332,266 360,252 ~366,284 ~340,310 ~300,318 ~258,308 ~236,284')),
    paint('#7c1f2c', shape('310,270 ~334,266 360,252 ~366,284 ~340,310 ~306,318 ~322,296')),
    paint('#e8635a', shape('242,258 ~262,272 286,276 ~262,282 ~246,276')),
    paint('#c23a3a', shape('230,312 ~262,332 300,334 ~340,330 370,312 ~392,334 ~368,364 ~316,386 ~254,378 ~212,350')),
    paint('#7c1f2c', shape('300,334 ~340,330 370,312 ~392,334 ~368,364 ~316,386 ~306,364')),
    paint('#e8635a', shape('230,320 ~250,338 280,346 ~248,352 ~224,342')),
    paint(
      NIGHT_COLORS.soot,
      brushStrokes(5, ['~250,292 ~284,304 320,302', '~236,356 ~276,366 322,362', '~330,286 ~346,284 358,276']),
    ),
    // Battered tall hat.
    paint(
      NIGHT_COLORS.rim,
      shape(
        '200,176 ~176,160 ~196,146 ~236,150 218,34 ~240,22 ~300,34 ~360,16 382,28 366,150 ~404,142 ~428,158 ~406,178 ~300,166',
      ),
    ),
    paint(
      NIGHT_COLORS.soot,
      shape(
        '206,176 ~186,164 ~204,154 ~246,158 230,44 ~252,32 ~302,44 ~360,26 378,38 362,156 ~398,150 ~420,160 ~402,178 ~300,168',
      ),
    ),
    paint('#20243f', shape('244,52 ~262,44 300,54 298,130 ~276,134 256,130')),
    paint('#33395f', shape('244,52 ~252,48 262,48 268,130 256,130')),
    paint('#c23a3a', shape('256,132 ~304,140 366,128 364,152 ~306,164 250,156')),
    paint('#7c1f2c', shape('320,138 ~344,134 366,128 364,152 ~340,160 320,162')),
    paint(NIGHT_COLORS.soot, brushStrokes(5, ['~330,50 ~322,80 334,120', '~352,40 ~350,70 356,110'])),
    paint('#4a5286', brushStrokes(5, ['~372,48 ~366,90 362,124'])),
  ];
}

/** Curls of rising soot. */
function drawSoot() {
  const drawCurl = (points, width) => [paint(NIGHT_COLORS.soot, brushStroke(points, width, 'end'))];
  return [
    drawCurl('~80,600 ~40,520 ~90,460 ~50,400 ~84,350 60,310', 44),
    drawCurl('~540,600 ~580,520 ~530,450 ~572,390 ~540,340 560,300', 44),
    drawCurl('~130,600 ~150,520 ~110,480 130,430', 34),
    drawCurl('~480,600 ~460,540 ~500,490 474,440', 34),
  ];
}

export const drawPortrait = () => [drawRoofs(), drawBrushWheel(), drawBody(), drawHead(), drawSoot()];
