import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, rect, shape } from '../../kit/path.mjs';
import { FRAME, paint, skyline, windows } from '../../kit/scene.mjs';
import { bar, drawLamp, drawRivets, drawSolid } from '../../parts/solid.mjs';

const GREEN_TONES = { base: '#3f8f6d', light: '#86cfa6', shade: '#1f5642' };
const CREAM_TONES = { base: '#f0e3c2', light: '#ffffff', shade: '#b9a67c' };

const drawDusk = () => [
  paint('#f39a6b', FRAME),
  paint('#f7bd84', rect(0, 150, 600, 130)),
  paint('#fbdca2', rect(0, 280, 600, 300)),
  paint('#fff0c9', disc(120, 320, 84)),
  paint('#b8605c', shape('-20,150 ~70,128 ~150,146 ~230,132 260,152 ~120,166')),
  paint('#b8605c', shape('390,246 ~470,226 ~540,240 620,228 620,258 ~500,262')),
  paint('#7b3f55', skyline(41, 470, 10, 60)),
  paint('#4b2740', skyline(8, 520, 6, 40)),
  paint('#fbdca2', windows(3, 18, 0, 474, 600, 540)),
];

const drawTail = () => [
  drawSolid(bar(300, 270, 80, 200, 22), GREEN_TONES, { rim: 0 }),
  drawSolid(poly(96, 204, 40, 120, 74, 112, 130, 190), CREAM_TONES, { rim: 0 }),
  paint(INK, disc(62, 116, 46)),
  paint('#f7bd84', disc(62, 116, 38)),
  paint(INK, join(bar(62, 80, 62, 152, 5), bar(26, 116, 98, 116, 5), disc(62, 116, 10))),
];

const drawCabin = () => [
  drawSolid(shape('250,214 ~330,172 ~440,180 ~520,232 ~540,310 ~490,380 ~390,400 ~300,384 ~240,320'), GREEN_TONES, {
    rim: 0.06,
  }),
  drawSolid(poly(256, 300, 372, 330, 366, 384, 286, 372), CREAM_TONES, { rim: 0 }),
  drawRivets(270, 290, 366, 316, 6, 4),
  // The door gun.
  drawSolid(bar(330, 356, 214, 392, 11), { base: '#68737b', light: '#aab4ba', shade: '#3a434a' }, { rim: 0 }),
  paint(INK, disc(322, 358, 26)),
  paint('#f0b429', disc(322, 358, 15)),
];

const drawEyes = () => [
  [
    [430, 256, 66],
    [508, 270, 50],
  ].map(([x, y, radius]) => [
    paint(INK, disc(x, y, radius)),
    paint('#7fd0e6', disc(x, y, radius - 9)),
    paint(
      '#3b8fb0',
      shape(
        `${x - radius + 14},${y + 12} ~${x},${y + radius - 12} ${x + radius - 14},${y + 8} ~${x + 10},${y + 26} ~${x - 16},${y + 28}`,
      ),
    ),
    paint('#ffffff', ellipse(x - radius * 0.34, y - radius * 0.36, radius * 0.26, radius * 0.18)),
    paint(
      INK,
      brushStrokes(
        4,
        [`${x - radius + 10},${y} ${x + radius - 10},${y - 4}`, `${x},${y - radius + 10} ${x - 4},${y + radius - 10}`],
        'none',
      ),
    ),
  ]),
  paint(INK, shape('434,346 ~480,362 522,344 ~492,384 ~452,378')),
  paint(PAPER, poly(450, 356, 462, 360, 456, 370), 1),
  drawLamp(398, 360, 16, '#ffe08a'),
];

const drawRotor = () => [
  paint(INK, rect(374, 112, 18, 74)),
  drawSolid(poly(346, 166, 420, 160, 432, 190, 336, 196), CREAM_TONES, { rim: 0 }),
  paint('#ffffff', ellipse(384, 110, 330, 34), 0.35),
  paint(INK, join(poly(60, 118, 384, 98, 384, 112, 60, 128), poly(384, 100, 640, 84, 640, 96, 384, 114))),
  paint('#d8432a', join(poly(60, 119, 128, 114, 128, 123, 60, 127))),
  paint(INK, disc(384, 106, 20)),
  paint('#f0b429', disc(384, 104, 11)),
];

const drawSkids = () => [
  paint(INK, join(bar(330, 390, 312, 446, 7), bar(450, 392, 466, 446, 7))),
  drawSolid(bar(262, 450, 540, 446, 8), { base: '#68737b', light: '#aab4ba', shade: '#3a434a' }, { rim: 0, edge: 6 }),
  paint(INK, brushStrokes(5, ['206,398 ~196,450 208,520'], 'none')),
];

export const drawPortrait = () => [drawDusk(), drawTail(), drawCabin(), drawEyes(), drawRotor(), drawSkids()];
