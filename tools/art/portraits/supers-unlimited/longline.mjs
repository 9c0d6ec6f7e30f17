import { INK, PAPER, SEA_COLORS } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { createRandom, FRAME, paint, waves } from '../../kit/scene.mjs';

const CENTER_X = 300;
const OIL_TONES = { base: '#f2b91f', light: '#ffe071', shade: '#b9741a', dark: '#6d3d15' };

function drawStorm() {
  const random = createRandom(12);
  const rainPath = (count, maxLength) =>
    join(
      ...Array.from({ length: count }, () => {
        const [x, y, length] = [random(-20, 640), random(-40, 540), maxLength * random(0.6, 1.2)];
        return poly(x, y, x - length * 0.32, y + length, x - length * 0.32 - 3, y + length);
      }),
    );
  return [
    paint('#22384a', FRAME),
    paint('#2f4d60', shape('0,0 600,0 600,150 ~520,190 ~440,150 ~360,200 ~270,156 ~180,206 ~90,160 0,196')),
    paint('#3f6478', shape('0,0 600,0 600,80 ~510,120 ~420,76 ~330,124 ~240,82 ~130,126 0,90')),
    paint('#f3f7e8', poly(84, 30, 134, 30, 110, 104, 146, 102, 66, 246, 90, 138, 54, 140)),
    paint(SEA_COLORS.mid, waves(404, 44, 150, 60)),
    paint(SEA_COLORS.light, shape('-20,380 ~70,300 ~150,330 ~110,340 ~100,380 ~150,420 0,430')),
    paint(SEA_COLORS.dark, waves(450, 40, 130, 0)),
    paint('#9fc4cf', rainPath(40, 60), 0.7),
  ];
}

/** An upright whaling harpoon next to him, with barbs above the brim of his hat. */
function drawHarpoon() {
  return place(
    [
      paint(INK, poly(-17, 40, 17, 40, 17, 640, -17, 640)),
      paint('#8a5a32', poly(-9, 40, 9, 40, 9, 640, -9, 640)),
      paint('#c08a52', poly(-9, 40, -2, 40, -2, 640, -9, 640)),
      paint(INK, shape('0,-112 ~24,-46 56,22 ~34,16 18,2 20,76 -20,76 -18,2 ~-34,16 -56,22 ~-24,-46')),
      paint('#e3eaeb', shape('0,-92 ~-17,-40 -38,4 ~-22,0 -9,-14 -11,66 0,66')),
      paint('#7b8b94', shape('0,-92 ~17,-40 38,4 ~22,0 9,-14 11,66 0,66')),
      paint(INK, join(poly(-20, 62, 20, 54, 20, 98, -20, 106))),
      paint('#d9c08a', join(poly(-18, 68, 18, 60, 18, 68, -18, 76), poly(-18, 82, 18, 74, 18, 82, -18, 90))),
    ],
    { x: 506, y: 132, rotation: 7 },
  );
}

/** The rope, slung across the chest in three turns. */
function drawRope() {
  const ropeTurns = [
    '142,352 ~226,426 ~320,520 384,600',
    '116,372 ~210,456 ~300,540 352,600',
    '94,398 ~192,484 ~270,556 316,600',
  ];
  return ropeTurns.map((turn) => [
    paint(INK, brushStroke(turn, 29, 'none')),
    paint('#d9c08a', brushStroke(turn, 19, 'none')),
    paint('#a58550', brushStrokes(4, listRopeTwists(turn), 'none')),
  ]);
}

/** Returns point lists of short twists along a rope. */
function listRopeTwists(ropePoints) {
  const points = ropePoints.split(' ').map((word) => word.replace('~', '').split(',').map(Number));
  const twists = [];
  for (let index = 0; index + 1 < points.length; index++)
    for (const fraction of [0.2, 0.55, 0.9]) {
      const [x, y] = [
        points[index][0] + (points[index + 1][0] - points[index][0]) * fraction,
        points[index][1] + (points[index + 1][1] - points[index][1]) * fraction,
      ];
      twists.push(`${x - 9},${y + 2} ${x + 7},${y - 3}`);
    }
  return twists;
}

function drawCoat() {
  return [
    paint(INK, symmetricShape('300,300 ~380,322 ~470,352 ~522,400 ~544,480 560,600', CENTER_X)),
    paint(OIL_TONES.base, shape('230,336 ~150,364 ~98,404 ~72,470 58,580 290,580 290,440')),
    paint(OIL_TONES.shade, shape('370,336 ~450,364 ~502,404 ~528,470 542,580 304,580 304,440')),
    paint(OIL_TONES.light, shape('200,356 ~140,380 ~104,416 ~88,470 ~122,424 ~172,390')),
    paint(OIL_TONES.dark, shape('304,470 ~360,420 ~420,400 ~400,470 ~396,580 304,580')),
    // Storm flap and toggles.
    paint(INK, poly(270, 420, 330, 420, 336, 600, 264, 600)),
    paint(OIL_TONES.base, poly(280, 420, 320, 420, 325, 600, 275, 600)),
    paint(OIL_TONES.shade, poly(302, 420, 320, 420, 325, 600, 302, 600)),
    paint(INK, join(disc(292, 466, 11), disc(292, 520, 11))),
    paint('#d9c08a', join(disc(291, 465, 6), disc(291, 519, 6))),
    paint(
      INK,
      brushStrokes(
        9,
        ['~130,450 ~146,510 136,590', '~470,450 ~454,510 464,590', '~206,400 ~222,450 ~218,500'],
        'start',
      ),
    ),
    // Collar, turned up to the eyes.
    paint(INK, shape('300,420 ~236,404 188,352 192,252 ~250,300 300,316 ~350,300 408,252 412,352 ~364,404')),
    paint(OIL_TONES.base, shape('294,404 ~240,390 202,346 204,278 ~250,318 294,330')),
    paint(OIL_TONES.shade, shape('306,404 ~360,390 398,346 396,278 ~350,318 306,330')),
    paint(OIL_TONES.light, shape('204,278 ~224,300 248,314 ~228,316 206,312')),
    paint(INK, brushStrokes(6, ['~222,330 ~246,360 276,376', '~378,330 ~354,360 324,376'])),
  ];
}

function drawFace() {
  return [
    paint(INK, symmetricShape('300,120 ~384,130 ~394,200 ~388,280 ~344,326 300,334', CENTER_X)),
    paint('#c98f66', symmetricShape('300,150 ~366,158 ~374,210 ~366,260 300,290', CENTER_X)),
    paint('#8a5438', shape('308,150 ~366,158 ~374,210 ~366,260 306,290 ~330,262 322,244 ~312,226 312,200')),
    // Shadow of the brim.
    paint('#6b3f2c', shape('226,150 374,150 376,194 ~350,200 ~326,192 ~300,204 ~274,192 ~250,202 226,196')),
    paint('#e9b78d', shape('236,222 ~252,212 ~274,220 ~280,236 ~258,244 ~240,244')),
    paint('#e9b78d', shape('288,206 303,206 307,240 ~298,250 288,244')),
    paint(INK, brushStrokes(5, ['~284,244 ~292,254 ~304,256 ~316,250 320,242'])),
    paint(INK, brushStrokes(4, ['~240,226 ~236,240 240,252', '~362,226 ~364,240 360,252'])),
    // Beard and moustache.
    paint(
      INK,
      shape('222,234 ~244,258 ~270,256 300,264 ~330,256 ~356,258 378,234 ~384,300 ~346,336 300,348 ~254,336 ~216,300'),
    ),
    paint(
      '#e4e7e0',
      shape('230,252 ~246,268 ~272,264 300,272 ~328,264 ~354,268 370,252 ~374,300 ~342,326 300,338 ~258,326 ~226,300'),
    ),
    paint('#9aa5a6', shape('306,272 ~328,264 ~354,268 370,252 ~374,300 ~342,326 300,338 ~322,304')),
    paint(INK, shape('262,288 ~282,280 300,284 ~318,280 338,288 ~318,296 ~282,296')),
    paint(
      INK,
      brushStrokes(5, [
        '~248,282 ~252,304 270,322',
        '~352,282 ~348,304 330,322',
        '~300,302 ~298,316 302,332',
        '~272,270 ~260,276 246,274',
        '~328,270 ~340,276 354,274',
      ]),
    ),
    // Eyes under the brim.
    paint(
      INK,
      join(shape('238,204 ~258,188 290,206 ~270,218 ~250,214'), shape('362,204 ~342,188 310,206 ~330,218 ~350,214')),
    ),
    paint(
      PAPER,
      join(shape('246,205 ~260,199 283,207 ~268,213 ~254,211'), shape('354,205 ~340,199 317,207 ~332,213 ~346,211')),
    ),
    paint('#2b7a9b', join(disc(268, 206, 6.5), disc(332, 206, 6.5))),
    paint(INK, join(disc(268, 206, 3), disc(332, 206, 3))),
    paint('#e4e7e0', join(shape('236,196 ~258,182 290,196 ~262,192'), shape('364,196 ~342,182 310,196 ~338,192'))),
  ];
}

function drawSouwester() {
  return [
    paint(
      INK,
      shape(
        '300,36 ~360,44 ~396,92 ~404,140 ~450,160 ~478,196 ~450,206 ~404,196 ~350,180 300,176 ~250,180 ~196,196 ~150,206 ~122,196 ~150,160 ~196,140 ~204,92 ~240,44',
      ),
    ),
    paint(OIL_TONES.base, shape('300,48 ~350,56 ~382,98 ~390,138 ~300,122 ~210,138 ~218,98 ~250,56')),
    paint(OIL_TONES.shade, shape('320,50 ~356,60 ~382,98 ~390,138 ~340,128 ~350,90')),
    paint(OIL_TONES.light, shape('276,56 ~244,70 ~226,110 ~240,106 ~256,80')),
    paint(
      INK,
      brushStrokes(6, ['300,50 ~298,80 300,120', '~258,64 ~248,90 246,122', '~342,64 ~352,90 354,122'], 'end'),
    ),
    paint(
      OIL_TONES.base,
      shape('206,150 ~300,132 394,150 ~436,166 464,196 ~430,196 ~380,176 300,164 ~220,176 ~170,196 136,196 ~164,166'),
    ),
    paint(OIL_TONES.shade, shape('320,140 394,150 ~436,166 464,196 ~430,196 ~380,176 310,164')),
    paint(OIL_TONES.light, shape('206,152 ~176,164 ~154,184 ~190,170 ~236,156 ~260,148')),
    paint(INK, brushStroke('206,148 ~300,130 394,148', 8, 'none')),
    paint(
      SEA_COLORS.light,
      join(poly(136, 200, 140, 222, 132, 222), poly(464, 200, 468, 226, 460, 226), poly(210, 196, 213, 214, 206, 214)),
    ),
  ];
}

export const drawPortrait = () => [drawStorm(), drawHarpoon(), drawCoat(), drawRope(), drawFace(), drawSouwester()];
