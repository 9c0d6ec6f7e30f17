import { INK, PAPER, SEA_COLORS, SIGNAL_COLORS } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, shape, star } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays, rings } from '../../kit/scene.mjs';
import { drawTurnedFace, SKIN_TONES } from '../../parts/face.mjs';

function drawCompassRose() {
  const [x, y] = [322, 222];
  const litStarHalves = (pointCount, outerRadius, innerRadius, startDegrees) => {
    const triangles = [];
    for (let tipIndex = 0; tipIndex < pointCount; tipIndex++) {
      const tipAngle = ((tipIndex / pointCount) * 360 + startDegrees - 90) * (Math.PI / 180);
      const valleyAngle = tipAngle + Math.PI / pointCount;
      triangles.push(
        poly(
          x,
          y,
          x + Math.cos(tipAngle) * outerRadius,
          y + Math.sin(tipAngle) * outerRadius,
          x + Math.cos(valleyAngle) * innerRadius,
          y + Math.sin(valleyAngle) * innerRadius,
        ),
      );
    }
    return join(...triangles);
  };
  return [
    paint('#bfe0d8', FRAME),
    paint('#9fd0cc', rays(x, y, 32, 0.5, 0.05)),
    paint(SEA_COLORS.mid, rings(x, y, [232], 14)),
    paint(SEA_COLORS.mid, rings(x, y, [256], 4)),
    paint(SEA_COLORS.dark, star(x, y, 8, 300, 74, 22.5)),
    paint('#5fa9b4', litStarHalves(8, 300, 74, 22.5)),
    paint(SIGNAL_COLORS.red, star(x, y, 4, 420, 92)),
    paint('#f28a6b', litStarHalves(4, 420, 92, 0)),
    paint(PAPER, disc(x, y, 150)),
    paint(SEA_COLORS.light, rings(x, y, [140], 6)),
  ];
}

/** A long pilot's coat with a turned-up collar. */
function drawCoat() {
  return [
    paint(INK, shape('262,330 ~180,352 ~96,392 ~66,450 40,580 572,580 ~548,460 ~520,408 ~430,360 ~378,336')),
    paint(SEA_COLORS.dark, shape('240,352 ~170,374 ~112,404 ~88,456 68,570 196,570 ~196,470 ~216,400')),
    paint(SEA_COLORS.mid, shape('372,356 ~450,382 ~502,412 ~524,460 546,570 430,570 ~420,480 ~396,410')),
    paint(SEA_COLORS.light, shape('440,374 ~492,402 ~516,446 536,570 552,570 ~534,456 ~508,408')),
    paint(INK, brushStrokes(8, ['~150,408 ~128,470 120,570', '~470,412 ~486,480 490,570'], 'start')),
    // Shirt, scarf and lapels.
    paint(PAPER, shape('284,350 366,350 346,470 318,570 300,570')),
    paint('#c9bba0', shape('284,350 312,372 318,470 312,570 300,570')),
    paint(INK, shape('262,330 ~248,392 ~262,470 304,570 232,570 ~206,470 ~214,388')),
    paint(SEA_COLORS.mid, shape('254,346 ~240,400 ~252,474 286,570 244,570 ~222,470 ~226,398')),
    paint(INK, shape('384,336 ~398,396 ~376,480 330,570 412,570 ~430,480 ~420,388')),
    paint('#5fa9b4', shape('390,352 ~402,402 ~386,480 348,570 400,570 ~416,480 ~410,396')),
    paint(SIGNAL_COLORS.red, shape('272,330 ~320,352 372,334 ~380,360 ~350,384 ~320,388 ~284,374 ~264,352')),
    paint(SIGNAL_COLORS.dark, shape('272,330 ~292,346 ~306,362 ~300,382 ~276,368 ~264,352')),
    paint(SIGNAL_COLORS.red, shape('318,380 ~336,384 ~352,420 ~346,470 330,500 ~326,450 ~308,410')),
    paint(INK, brushStroke('~322,392 ~336,430 334,480', 5)),
    paint(SIGNAL_COLORS.yellow, join(disc(258, 500, 9), disc(246, 440, 9), disc(398, 500, 9), disc(408, 440, 9))),
    paint(SIGNAL_COLORS.yellow, brushStrokes(6, ['92,452 ~120,440 148,446', '88,468 ~116,456 146,462'], 'none')),
  ];
}

/** Iron needles that orbit her. `inFront` selects the needles in front of her; the others are behind her back. */
function drawNeedles(inFront) {
  const needlePaths = [];
  const glintPaths = [];
  for (let needleIndex = 0; needleIndex < 22; needleIndex++) {
    const angle = (needleIndex / 22) * Math.PI * 2 + 0.1;
    if (Math.sin(angle) > 0 !== inFront) continue;
    const length = 24 + ((needleIndex * 7) % 5) * 5;
    const placement = {
      x: 306 + Math.cos(angle) * 284,
      y: 436 + Math.sin(angle) * 74 + ((needleIndex * 5) % 3) * 12,
      rotation: (Math.atan2(Math.cos(angle) * 74, -Math.sin(angle) * 284) * 180) / Math.PI,
    };
    const needle = [
      paint(INK, poly(-length, 0, -4, -10, length, 0, -4, 10)),
      paint(PAPER, poly(-length + 8, 0, -3, -6, length - 8, 0)),
    ];
    const [needleShape, glintShape] = place(needle, { ...placement, scale: inFront ? 1.15 : 0.9 });
    needlePaths.push(needleShape.path);
    glintPaths.push(glintShape.path);
  }
  return [paint(INK, join(...needlePaths)), paint(inFront ? '#ffffff' : SEA_COLORS.light, join(...glintPaths))];
}

function drawHead() {
  const braidPath = (points) => join(...points.map(([x, y, radius]) => ellipse(x, y, radius, radius * 0.82)));
  return [
    // Neck.
    paint(INK, shape('264,268 ~268,320 252,352 ~320,380 384,346 366,300 366,270')),
    paint(SKIN_TONES.brown.shade, shape('300,290 ~304,330 300,350 ~340,356 366,338 356,300')),
    // Hair behind, and the braid over her shoulder.
    paint(INK, shape('232,120 ~206,180 ~210,262 ~232,318 ~262,340 290,330 280,200 300,110')),
    paint(
      INK,
      braidPath([
        [232, 330, 34],
        [220, 372, 34],
        [212, 416, 33],
        [208, 460, 31],
        [208, 502, 28],
      ]),
    ),
    paint(
      '#4a2a22',
      braidPath([
        [238, 328, 17],
        [214, 372, 16],
        [220, 414, 16],
        [202, 460, 15],
        [214, 500, 13],
      ]),
    ),
    paint(SIGNAL_COLORS.red, shape('186,522 ~208,514 230,522 226,540 ~208,534 190,540')),
    paint(INK, shape('192,538 ~208,534 224,538 ~222,566 208,590 ~196,566')),
    place(drawTurnedFace(SKIN_TONES.brown, { iris: '#d8a02c', soft: true, mouth: 'full' }), {
      x: 316,
      y: 214,
      scale: 1.06,
    }),
    paint(INK, shape('236,128 ~226,190 ~244,250 264,270 ~266,226 260,196 ~284,170 ~290,140')),
    paint('#4a2a22', brushStrokes(6, ['~246,150 ~238,190 ~246,236', '~262,152 ~254,180 ~256,212'])),
    paint(SIGNAL_COLORS.yellow, disc(254, 262, 9)),
  ];
}

function drawCap() {
  return [
    paint(
      INK,
      shape(
        '212,132 ~204,92 ~232,60 ~300,40 ~374,44 ~410,70 ~412,100 388,130 ~398,150 ~392,166 ~340,150 ~280,150 232,160',
      ),
    ),
    paint(PAPER, shape('222,116 ~216,92 ~240,70 ~302,52 ~370,56 ~398,76 ~400,96 ~340,88 ~276,96')),
    paint('#c9bba0', shape('222,116 ~216,92 ~240,70 ~276,58 ~250,84 ~252,104')),
    paint(SEA_COLORS.dark, shape('226,124 ~280,104 ~340,97 396,106 386,130 ~340,122 ~284,126 232,144')),
    paint(SIGNAL_COLORS.yellow, shape('230,140 ~284,124 ~340,120 386,128 385,134 ~340,127 ~284,131 232,147')),
    // Peak.
    paint('#2c2a3a', shape('286,140 ~340,134 384,140 ~392,150 ~388,158 ~340,146 ~300,146')),
    paint(INK, disc(346, 104, 27)),
    paint(SIGNAL_COLORS.yellow, star(346, 104, 8, 17, 8, 22.5)),
    paint(SIGNAL_COLORS.yellow, star(346, 104, 4, 26, 7)),
    paint(SIGNAL_COLORS.red, disc(346, 104, 6)),
  ];
}

export const drawPortrait = () => [
  drawCompassRose(),
  drawNeedles(false),
  drawCoat(),
  drawHead(),
  drawCap(),
  drawNeedles(true),
];
