import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { createRandom, FRAME, paint } from '../../kit/scene.mjs';
import { drawFist } from '../../parts/hand.mjs';

const SUIT_TONES = { base: '#f4f1e8', shade: '#b8b5c4', red: '#e23d4b', dark: '#7d1730', teal: '#1c8f94' };

const GLOVE_TONES = { base: '#e23d4b', light: '#ff7d80', shade: '#7d1730' };

/** Streaks of the things that the runner passes. */
function drawStreaks() {
  const random = createRandom(77);
  const streaksByColor = { '#f7a23b': [], '#ffd166': [], '#1c8f94': [], '#0f5b66': [] };
  const colors = Object.keys(streaksByColor);
  for (let streakIndex = 0; streakIndex < 44; streakIndex++) {
    const y = random(-20, 580);
    const x = random(-200, 380);
    const length = random(140, 460);
    const height = random(3, 15);
    streaksByColor[colors[streakIndex % 4]].push(
      poly(x, y, x + length, y - height / 2 - length * 0.05, x + length * 0.97, y + height / 2 - length * 0.05),
    );
  }
  return [
    paint('#123b4a', FRAME),
    paint('#0f5b66', poly(0, 250, 600, 90, 600, 470, 0, 520)),
    paint('#1c8f94', poly(0, 330, 600, 170, 600, 400, 0, 450)),
    ...colors.map((fill) => paint(fill, join(...streaksByColor[fill]))),
  ];
}

/** The body runs toward the viewer, with one shoulder far forward. */
function drawBody() {
  return [
    // Afterimages.
    paint(SUIT_TONES.red, shape('40,600 ~50,470 ~100,400 ~190,362 250,352 250,600'), 0.5),
    paint(SUIT_TONES.red, shape('-40,600 ~-20,490 ~40,420 ~130,380 190,370 190,600'), 0.3),
    paint(INK, shape('262,330 ~200,352 ~140,384 ~112,440 96,600 600,600 ~596,500 ~560,420 ~480,376 ~400,346 360,330')),
    paint(SUIT_TONES.base, shape('250,358 ~180,384 ~146,424 ~132,480 116,590 318,590 ~322,470 ~300,400')),
    paint(SUIT_TONES.shade, shape('392,352 ~476,388 ~544,430 ~572,510 578,590 330,590 ~332,480 ~340,420')),
    paint('#ffffff', shape('236,368 ~180,392 ~152,430 ~140,490 ~172,430 ~210,396')),
    // Red chevron that runs to the hip.
    paint(
      SUIT_TONES.red,
      shape('206,376 246,352 ~290,392 ~326,404 ~366,388 402,348 440,368 ~400,450 336,590 310,590 ~256,460'),
    ),
    paint(SUIT_TONES.dark, shape('326,404 ~366,388 402,348 440,368 ~400,450 336,590 324,590')),
    paint(INK, brushStrokes(8, ['~176,440 ~186,510 172,590', '~516,446 ~506,520 522,590'], 'start')),
    paint(INK, brushStrokes(6, ['~206,500 ~250,520 286,516', '~462,500 ~420,522 380,516'])),
  ];
}

/** A streamlined helmet whose face is a clock. The clock shows half past. */
function drawHead() {
  const [x, y, radius] = [330, 206, 96];
  const hourMark = (hour) => {
    const angle = (hour / 12) * Math.PI * 2;
    const [sine, cosine] = [Math.sin(angle), -Math.cos(angle)];
    const [innerRadius, halfWidth] = hour % 3 === 0 ? [62, 6] : [70, 3.4];
    return poly(
      x + sine * innerRadius - cosine * halfWidth,
      y + cosine * innerRadius + sine * halfWidth,
      x + sine * 80 - cosine * halfWidth,
      y + cosine * 80 + sine * halfWidth,
      x + sine * 80 + cosine * halfWidth,
      y + cosine * 80 - sine * halfWidth,
      x + sine * innerRadius + cosine * halfWidth,
      y + cosine * innerRadius - sine * halfWidth,
    );
  };
  return [
    paint(INK, shape('262,290 ~266,330 244,350 ~320,392 392,348 376,290')),
    paint(SUIT_TONES.red, shape('276,310 ~280,338 264,350 ~322,376 376,346 366,310')),
    paint(SUIT_TONES.dark, shape('276,310 ~280,338 264,350 ~300,370 ~310,340 300,310')),
    // Fins that trail.
    paint(
      INK,
      shape(
        '336,70 ~250,62 ~160,84 70,66 ~120,110 ~190,128 150,140 ~196,168 ~226,180 116,196 ~170,230 ~232,236 170,276 ~220,290 ~290,280',
      ),
    ),
    paint(SUIT_TONES.red, shape('330,82 ~250,74 ~170,96 106,84 ~150,108 ~214,122 ~260,110')),
    paint(SUIT_TONES.red, shape('236,136 ~200,140 176,146 ~206,160 ~240,166')),
    paint(SUIT_TONES.dark, shape('230,188 ~190,194 146,202 ~180,220 ~238,224')),
    paint(SUIT_TONES.dark, shape('240,246 ~220,262 196,276 ~230,280 ~270,270')),
    paint(INK, shape('338,64 ~400,72 ~448,126 ~456,210 ~428,288 ~372,334 ~320,338 ~262,312 ~222,240 ~222,160 ~262,90')),
    paint(
      SUIT_TONES.red,
      shape('336,76 ~394,84 ~436,132 ~444,208 ~418,280 ~368,322 ~322,326 ~270,302 ~234,236 ~234,164 ~270,100'),
    ),
    paint(
      SUIT_TONES.dark,
      shape('400,90 ~440,140 ~444,208 ~418,280 ~368,322 ~322,326 ~270,302 ~340,306 ~400,264 ~424,190'),
    ),
    paint('#ff7d80', shape('318,84 ~270,102 ~240,156 ~256,142 ~286,110')),
    // Dial.
    paint(INK, disc(x, y, radius + 6)),
    paint('#d9a441', disc(x, y, radius)),
    paint('#8a5a1a', shape('390,134 ~420,170 ~424,230 ~380,286 ~320,300 ~364,276 ~402,220')),
    paint(INK, disc(x, y, radius - 8)),
    paint(PAPER, disc(x, y, radius - 12)),
    paint(SUIT_TONES.shade, shape('372,134 ~412,180 ~410,240 ~366,284 ~318,288 ~366,260 ~386,200')),
    paint(INK, join(...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(hourMark))),
    // The clock hands form a frown and point to half past.
    paint(INK, poly(322, 200, 338, 200, 334, 274, 330, 284, 326, 274)),
    paint(
      INK,
      place([paint(INK, poly(-8, 6, 8, 6, 5, -40, 0, -54, -5, -40))], { x, y, rotation: 285, scale: 1.1 })[0].path,
    ),
    // Eyes on the dial.
    paint(
      INK,
      join(shape('318,198 ~296,192 266,168 ~276,198 ~298,208'), shape('342,198 ~364,192 394,168 ~384,198 ~362,208')),
    ),
    paint(
      '#2fd0cc',
      join(shape('308,196 ~292,190 276,180 ~284,197 ~298,202'), shape('352,196 ~368,190 384,180 ~376,197 ~362,202')),
    ),
    paint(SUIT_TONES.red, disc(x, y + 2, 10)),
    paint(INK, disc(x, y + 2, 4)),
    paint('#ffffff', brushStroke('~262,176 ~276,148 308,130', 7)),
  ];
}

/** Wind in front of the runner. */
function drawWind() {
  return [
    paint(
      '#ffd166',
      join(poly(-10, 470, 250, 440, 246, 450), poly(300, 560, 620, 500, 620, 512), poly(-10, 548, 180, 528, 178, 536)),
    ),
    paint('#ffffff', join(poly(-10, 508, 130, 492, 128, 498), poly(60, 340, 220, 318, 219, 324))),
  ];
}

export const drawPortrait = () => [
  drawStreaks(),
  place([drawBody(), place(drawHead(), { x: -26, y: 8, rotation: 3 })], { x: 56, y: -66, rotation: 9, scale: 1.06 }),
  place(drawFist(GLOVE_TONES, { base: SUIT_TONES.base, shade: SUIT_TONES.shade }), {
    x: 494,
    y: 462,
    scale: 1.16,
    rotation: -16,
    flip: true,
  }),
  drawWind(),
];
