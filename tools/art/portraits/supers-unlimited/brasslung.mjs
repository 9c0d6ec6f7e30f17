import { INK, PAPER } from '../../kit/colors.mjs';
import { clip } from '../../kit/flat.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, rect, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { dots, FRAME, paint, rings } from '../../kit/scene.mjs';

const CENTER_X = 300;
const BRASS_TONES = { base: '#c98a2b', light: '#f3c864', pale: '#fff0b8', shade: '#7d4a17', green: '#4f9c86' };

function drawDeepSea() {
  return [
    paint('#0d4a57', FRAME),
    paint('#17707a', rings(CENTER_X, 250, [190, 262, 334, 406], 34)),
    paint('#3aa79d', rings(CENTER_X, 250, [190, 262, 334], 7)),
    paint('#0d4a57', clip(mirrorPair(poly(0, 560, 0, 330, 70, 420, 150, 560), CENTER_X), FRAME)),
    paint('#0a3040', symmetricShape('300,560 420,520 ~500,430 ~560,400 600,330 600,560', CENTER_X)),
    paint(
      '#9fe0cf',
      join(
        ring(92, 170, 17, 12),
        ring(64, 112, 10, 6),
        ring(104, 70, 7, 4),
        ring(528, 128, 13, 9),
        ring(506, 70, 8, 5),
        ring(546, 210, 7, 4),
        ring(66, 262, 8, 5),
      ),
    ),
    paint('#17707a', dots(300, 560, 0, -1, { radius: 12, step: 40, length: 140, box: [0, 430, 600, 560] })),
  ];
}

function drawSuit() {
  return [
    paint('#9fe0cf', symmetricShape('300,340 ~430,350 ~516,390 ~560,450 584,590', CENTER_X)),
    paint(INK, symmetricShape('300,330 ~430,346 ~508,388 ~550,452 570,590', CENTER_X)),
    // Canvas sleeves.
    paint('#d9c79a', shape('150,400 ~104,416 ~74,470 54,575 150,575 ~150,470')),
    paint('#a08552', shape('176,410 ~150,430 ~142,500 146,575 190,575 ~176,490')),
    paint('#a08552', shape('450,400 ~496,416 ~526,470 546,575 450,575 ~450,470')),
    paint('#6b5530', shape('424,410 ~450,430 ~458,500 454,575 410,575 ~424,490')),
    paint(
      INK,
      brushStrokes(7, [
        '~86,470 ~120,480 146,470',
        '~74,520 ~112,534 148,520',
        '~514,470 ~480,480 454,470',
        '~526,520 ~488,534 452,520',
      ]),
    ),
    // Corselet: breastplate with bolts.
    paint(INK, symmetricShape('300,350 ~380,356 ~450,386 ~474,440 ~440,520 ~370,570 300,590', CENTER_X)),
    paint(BRASS_TONES.base, symmetricShape('300,368 ~374,372 ~436,398 ~456,442 ~426,510 ~362,556 300,570', CENTER_X)),
    paint(BRASS_TONES.shade, shape('330,368 ~390,374 ~436,398 ~456,442 ~426,510 ~362,556 312,570 ~370,500 ~380,430')),
    paint(BRASS_TONES.light, shape('226,380 ~176,398 ~150,440 ~166,486 ~190,500 ~180,444 ~200,404')),
    paint(
      INK,
      join(
        ...[
          [300, 396],
          [232, 404],
          [368, 404],
          [182, 440],
          [418, 440],
          [196, 500],
          [404, 500],
          [244, 540],
          [356, 540],
        ].map(([x, y]) => disc(x, y, 11)),
      ),
    ),
    paint(
      BRASS_TONES.pale,
      join(
        ...[
          [300, 395],
          [232, 403],
          [368, 403],
          [182, 439],
          [418, 439],
          [196, 499],
          [404, 499],
          [244, 539],
          [356, 539],
        ].map(([x, y]) => disc(x, y, 6)),
      ),
    ),
    // Pressure dial.
    paint(INK, disc(300, 474, 46)),
    paint(BRASS_TONES.light, ring(300, 474, 42, 35)),
    paint(PAPER, disc(300, 474, 33)),
    paint('#d8432a', clip(poly(300, 474, 345, 440, 345, 510), disc(300, 474, 33))),
    paint(
      INK,
      join(
        poly(294, 478, 326, 452, 304, 482),
        disc(300, 474, 6),
        rect(298, 443, 4, 8),
        rect(298, 497, 4, 8),
        rect(269, 472, 8, 4),
      ),
    ),
  ];
}

function drawHelmet() {
  const globe = disc(CENTER_X, 212, 142, 138);
  const crossPath = (centerX, centerY, radius) =>
    clip(
      join(rect(centerX - radius, centerY - 4, radius * 2, 8), rect(centerX - 4, centerY - radius, 8, radius * 2)),
      disc(centerX, centerY, radius),
    );
  return [
    // Collar and bolts.
    paint(INK, symmetricShape('300,300 ~400,310 ~426,340 ~418,370 ~360,384 300,388', CENTER_X)),
    paint(BRASS_TONES.base, symmetricShape('300,326 ~386,330 ~410,346 ~404,362 ~352,372 300,374', CENTER_X)),
    paint(BRASS_TONES.shade, shape('340,330 ~386,332 ~410,346 ~404,362 ~362,371 340,372')),
    paint(BRASS_TONES.pale, shape('200,344 ~216,334 250,330 250,337 ~222,342 206,352')),
    paint('#9fe0cf', disc(CENTER_X - 7, 206, 150, 146)),
    paint(INK, disc(CENTER_X, 212, 154, 150)),
    paint(BRASS_TONES.base, globe),
    paint(
      BRASS_TONES.shade,
      clip(shape('330,60 ~470,110 ~480,300 ~330,370 250,350 ~380,300 ~398,200 ~370,110'), globe),
    ),
    paint(BRASS_TONES.light, shape('196,140 ~232,98 ~290,82 ~250,112 ~214,160 ~196,206 ~184,176')),
    paint(BRASS_TONES.pale, shape('212,132 ~236,108 ~262,98 ~240,116 ~222,142')),
    paint(BRASS_TONES.green, shape('398,292 ~420,256 ~436,264 ~418,304 ~388,330 ~380,318')),
    paint(BRASS_TONES.green, shape('176,270 ~170,250 ~182,262 ~196,292 ~190,300')),
    // Crest valve and side ports.
    paint(INK, symmetricShape('300,42 322,42 326,72 340,78 340,92 300,96', CENTER_X)),
    paint(BRASS_TONES.light, symmetricShape('300,50 313,50 316,80 300,82', CENTER_X)),
    paint(BRASS_TONES.shade, poly(304, 50, 313, 50, 316, 80, 304, 82)),
    paint(INK, join(ellipse(166, 212, 28, 48), ellipse(434, 212, 28, 48))),
    paint(BRASS_TONES.light, ellipse(164, 212, 18, 38)),
    paint(BRASS_TONES.base, ellipse(438, 212, 15, 36)),
    paint(INK, join(ellipse(163, 212, 10, 27), ellipse(440, 212, 8, 26))),
    // Face port.
    paint(INK, disc(CENTER_X, 212, 92, 88)),
    paint(BRASS_TONES.light, ring(CENTER_X, 212, 86, 68, 0.96)),
    paint(BRASS_TONES.shade, clip(ring(CENTER_X, 212, 86, 68, 0.96), poly(300, 230, 400, 130, 400, 320, 220, 320))),
    paint(
      INK,
      join(
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((boltIndex) =>
          disc(CENTER_X + Math.cos((boltIndex + 0.5) * 0.785) * 77, 212 + Math.sin((boltIndex + 0.5) * 0.785) * 74, 6),
        ),
      ),
    ),
    paint('#082a33', disc(CENTER_X, 212, 66, 63)),
    paint('#0f5560', clip(poly(220, 270, 300, 140, 330, 140, 250, 280), disc(CENTER_X, 212, 66, 63))),
    // Eyes in the dark.
    paint('#9ff5dd', mirrorPair(shape('288,206 ~270,192 246,188 ~252,210 ~272,218'), CENTER_X)),
    paint('#ffffff', mirrorPair(shape('282,206 ~268,198 256,196 ~262,208 ~272,212'), CENTER_X)),
    paint(INK, crossPath(CENTER_X, 212, 66)),
    paint(BRASS_TONES.base, clip(join(rect(234, 210, 132, 3), rect(298, 149, 3, 126)), disc(CENTER_X, 212, 66, 63))),
  ];
}

export const drawPortrait = () => [drawDeepSea(), drawSuit(), drawHelmet()];
