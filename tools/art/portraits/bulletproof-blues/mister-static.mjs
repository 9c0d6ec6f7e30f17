import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, rect, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { createRandom, FRAME, paint, rings } from '../../kit/scene.mjs';
import { drawBust, drawLapels } from '../../parts/bust.mjs';

const SUIT_TONES = { base: '#4a5568', shade: '#2c3443', light: '#8391a8' };

/** Static on the screen: short bars in rows. */
function drawStatic() {
  const random = createRandom(41);
  const barsByColor = { '#5e6a7d': [], '#9fb0c4': [], '#e8eef5': [] };
  const colors = Object.keys(barsByColor);
  for (let y = 112; y < 300; y += 13) {
    for (let x = 186 + random(0, 14); x < 400; x += random(16, 44)) {
      barsByColor[colors[Math.floor(random(0, 2.99))]].push(
        rect(Math.round(x), y, Math.round(Math.min(random(5, 24), 410 - x)), 7),
      );
    }
  }
  return colors.map((fill) => paint(fill, join(...barsByColor[fill])));
}

/** A television with knobs. Its picture is two eyes and a grin made of interference. */
const drawTelevision = () => [
  // Antenna.
  paint(INK, join(poly(294, 78, 306, 74, 214, -34, 204, -28), poly(306, 78, 294, 74, 404, -50, 414, -42))),
  paint('#c4ccd8', join(disc(208, -26, 11), disc(410, -44, 11))),
  paint(INK, shape('252,84 ~262,54 ~300,44 ~338,54 348,84')),
  paint('#c9772e', shape('264,80 ~272,62 ~300,55 ~328,62 336,80')),
  paint(
    INK,
    shape('152,92 ~160,74 ~300,66 ~440,74 ~462,84 ~470,200 ~462,322 ~440,336 ~300,344 ~160,336 ~146,322 ~138,200'),
  ),
  paint(
    '#c9772e',
    shape('162,96 ~170,86 ~300,80 ~436,88 ~450,96 ~456,200 ~450,314 ~432,324 ~300,331 ~170,324 ~158,314 ~152,200'),
  ),
  paint('#8a4b17', shape('414,86 ~436,88 ~450,96 ~456,200 ~450,314 ~432,324 ~300,331 ~170,324 ~400,312 ~418,200')),
  paint('#eba65c', shape('166,100 ~174,92 ~260,87 ~182,106 ~170,180 ~160,190')),
  paint(
    INK,
    shape('170,112 ~180,98 ~290,94 ~404,98 ~416,112 ~420,206 ~416,298 ~404,310 ~290,316 ~180,310 ~168,298 ~164,206'),
  ),
  paint(
    '#39455a',
    shape('182,118 ~190,108 ~290,105 ~396,108 ~405,118 ~408,206 ~405,292 ~396,300 ~290,305 ~190,300 ~181,292 ~176,206'),
  ),
  drawStatic(),
  paint(
    INK,
    join(
      shape('198,166 ~236,158 278,188 ~270,222 ~232,228 ~204,206'),
      shape('386,166 ~348,158 306,188 ~314,222 ~352,228 ~380,206'),
    ),
  ),
  paint(
    '#c6f06a',
    join(
      shape('212,178 ~240,174 266,194 ~258,212 ~234,216 ~216,200'),
      shape('372,178 ~344,174 318,194 ~326,212 ~350,216 ~368,200'),
    ),
  ),
  paint(INK, join(disc(242, 196, 8), disc(342, 196, 8))),
  paint(
    INK,
    poly(
      206,
      250,
      230,
      244,
      244,
      256,
      262,
      242,
      280,
      258,
      298,
      242,
      316,
      258,
      334,
      242,
      350,
      256,
      366,
      244,
      384,
      250,
      372,
      288,
      346,
      276,
      330,
      292,
      312,
      276,
      296,
      294,
      280,
      276,
      262,
      292,
      246,
      276,
      218,
      288,
    ),
  ),
  paint(
    '#e8eef5',
    poly(
      220,
      256,
      232,
      253,
      244,
      266,
      262,
      253,
      280,
      268,
      298,
      253,
      316,
      268,
      334,
      253,
      350,
      266,
      364,
      254,
      372,
      257,
      366,
      276,
      346,
      266,
      330,
      280,
      312,
      266,
      296,
      282,
      280,
      266,
      262,
      280,
      246,
      266,
      226,
      276,
    ),
  ),
  paint('#ffffff', brushStroke('~196,150 ~204,126 244,118', 8)),
  // Knobs and grille.
  paint(INK, join(disc(437, 136, 15), disc(437, 182, 15))),
  paint('#f4e4a4', join(disc(437, 136, 9), disc(437, 182, 9))),
  paint(INK, join(poly(435, 128, 439, 128, 439, 137, 435, 137), poly(430, 181, 439, 176, 441, 179, 432, 185))),
  paint(
    INK,
    brushStrokes(
      4,
      ['424,222 450,222', '424,238 450,238', '424,254 450,254', '424,270 448,270', '424,286 446,286'],
      'none',
    ),
  ),
];

export const drawPortrait = () => [
  paint('#1a2233', FRAME),
  paint('#27324a', rings(300, 200, [90, 170, 250, 330, 410], 26)),
  ...['#d8432a', '#f0b429', '#c6f06a', '#2fb0ad', '#4a6fd0', '#8d3a75'].map((fill, index) =>
    paint(fill, rect(index * 100, 0, 100, 64), 0.85),
  ),
  paint('#1a2233', rect(0, 58, 600, 8)),
  place([
    paint(
      '#9fb0c4',
      join(
        rect(0, 120, 96, 5),
        rect(20, 300, 110, 4),
        rect(500, 150, 100, 4),
        rect(470, 360, 130, 5),
        rect(0, 430, 80, 4),
      ),
    ),
  ]),
  drawBust(SUIT_TONES),
  drawLapels(PAPER, SUIT_TONES),
  paint(
    INK,
    shape('258,352 ~280,360 300,372 ~320,360 342,352 ~350,376 342,404 ~320,392 300,384 ~280,392 258,404 ~250,376'),
  ),
  paint('#d8432a', shape('264,362 ~282,370 296,378 ~282,386 264,394 ~260,378')),
  paint('#8f2418', shape('336,362 ~318,370 304,378 ~318,386 336,394 ~340,378')),
  paint(INK, rect(262, 322, 76, 26)),
  drawTelevision(),
  paint('#d8432a', place([paint(INK, rect(-22, -16, 44, 24))], { x: 150, y: 470, rotation: 8 })[0].path),
  paint(PAPER, place([paint(INK, rect(-22, -16, 44, 9))], { x: 150, y: 470, rotation: 8 })[0].path),
];
