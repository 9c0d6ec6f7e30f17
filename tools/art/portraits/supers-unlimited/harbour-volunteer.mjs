import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays, skyline } from '../../kit/scene.mjs';
import { drawTurnedFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';

const CENTER_X = 300;
const VEST_TONES = { base: '#ff7a2a', light: '#ffb070', shade: '#c24a14', strip: '#e9f4a0' };

function drawFlareSky() {
  return [
    paint('#1f3f56', FRAME),
    paint('#8e2f3a', disc(104, 80, 330)),
    paint('#c9413a', disc(104, 80, 236)),
    paint('#f0663f', rays(104, 80, 22, 0.42, 0.1)),
    paint('#ff9a5c', disc(104, 80, 122)),
    paint('#ffe9b8', disc(104, 80, 60)),
    paint('#12283a', skyline(63, 520, 10, 90)),
  ];
}

function drawBody() {
  return [
    paint(INK, symmetricShape('300,322 ~372,342 ~462,366 ~510,410 ~528,490 540,600', CENTER_X)),
    paint('#2b5a7d', shape('196,368 ~130,388 ~100,420 ~86,490 74,600 180,600 ~190,480')),
    paint('#183a56', shape('404,368 ~470,388 ~500,420 ~514,490 526,600 420,600 ~410,480')),
    paint(VEST_TONES.base, shape('248,350 ~212,364 ~196,380 ~204,480 196,600 294,600 294,440')),
    paint(VEST_TONES.shade, shape('352,350 ~388,364 ~404,380 ~396,480 404,600 306,600 306,440')),
    paint(VEST_TONES.light, shape('236,362 ~212,374 ~210,400 ~216,480 212,600 198,600 ~206,480 ~200,384')),
    paint(
      INK,
      join(
        poly(228, 352, 262, 346, 268, 600, 222, 600),
        poly(372, 352, 338, 346, 332, 600, 378, 600),
        rect(198, 490, 204, 46),
      ),
    ),
    paint(
      VEST_TONES.strip,
      join(
        poly(234, 356, 254, 352, 260, 490, 230, 490),
        rect(204, 498, 88, 30),
        poly(228, 536, 262, 536, 263, 600, 227, 600),
      ),
    ),
    paint(
      '#aab860',
      join(
        poly(366, 356, 346, 352, 340, 490, 370, 490),
        rect(306, 498, 90, 30),
        poly(372, 536, 338, 536, 337, 600, 373, 600),
      ),
    ),
    paint(INK, rect(294, 430, 12, 170)),
    paint(PAPER, shape('272,346 300,384 328,346 ~320,420 300,440 ~280,420')),
    paint('#b9a98c', shape('300,384 328,346 ~320,420 300,440')),
    paint(INK, brushStrokes(9, ['~128,450 ~142,520 130,600', '~472,450 ~458,520 470,600'], 'start')),
    // Whistle.
    paint(INK, brushStrokes(5, ['262,352 ~276,430 288,462', '338,352 ~326,430 312,462'], 'none')),
    paint(INK, shape('284,456 330,456 330,470 ~328,492 ~306,494 ~294,486 284,472')),
    paint('#d7dde0', shape('290,461 325,461 ~322,486 ~306,488 ~298,480 ~296,470 290,470')),
  ];
}

function drawHead() {
  return [
    paint(INK, shape('252,272 ~254,324 232,350 ~300,394 368,350 352,310 356,270')),
    paint(SKIN_TONES.dark.shade, shape('286,296 ~290,332 274,350 ~302,380 358,346 344,306')),
    place(drawTurnedFace(SKIN_TONES.dark, { mouth: 'firm' }), { x: 306, y: 220, scale: 1.06 }),
    paint(INK, shape('250,206 ~234,196 ~226,218 ~236,246 ~254,252 262,230')),
    paint(SKIN_TONES.dark.base, shape('249,214 ~239,207 ~234,222 ~242,240 ~250,242')),
    // Hard hat with a lamp.
    paint(
      INK,
      shape('226,168 ~216,100 ~262,54 ~326,46 ~384,74 ~398,128 ~420,140 ~428,158 ~400,168 ~320,160 ~256,172 ~228,190'),
    ),
    paint('#ffd23c', shape('236,160 ~230,106 ~268,66 ~324,58 ~374,82 ~386,130 ~320,126 ~262,140')),
    paint('#c98a16', shape('236,160 ~230,106 ~262,72 ~256,110 ~264,140')),
    paint('#fff0a8', shape('300,66 ~340,66 ~366,88 ~340,82 ~306,80')),
    paint(INK, brushStrokes(6, ['284,62 ~280,100 288,134', '330,58 ~336,90 336,128'], 'none')),
    paint('#ffd23c', shape('234,168 ~262,150 ~320,136 ~388,140 ~410,148 ~414,156 ~380,156 ~320,148 ~258,162 ~236,178')),
    paint(INK, disc(356, 104, 23)),
    paint('#d7dde0', disc(356, 104, 18)),
    paint('#fffbe0', disc(357, 103, 12)),
    // Strap.
    paint(INK, brushStrokes(6, ['~246,178 ~262,240 ~296,300 330,326'], 'none')),
  ];
}

/** A flare pistol, held high. */
function drawFlare() {
  return place(
    [
      paint(INK, poly(-30, -20, -30, -96, -38, -102, -38, -190, 38, -190, 38, -102, 30, -96, 30, -20)),
      paint('#e8a21f', poly(-28, -180, 28, -180, 28, -106, -28, -106)),
      paint('#9c6410', poly(6, -180, 28, -180, 28, -106, 6, -106)),
      paint('#ffd98a', poly(-28, -180, -18, -180, -18, -106, -28, -106)),
      paint('#3a4650', poly(-20, -96, 20, -96, 20, -30, -20, -30)),
      paint(INK, join(poly(-44, -202, 44, -202, 44, -180, -44, -180), poly(-28, -146, 28, -146, 28, -138, -28, -138))),
      drawFist(SKIN_TONES.dark, { base: '#2b5a7d', shade: '#183a56' }),
    ],
    { x: 116, y: 418, scale: 1.02, rotation: -4 },
  );
}

export const drawPortrait = () => [
  drawFlareSky(),
  drawBody(),
  drawHead(),
  paint('#ffe9b8', poly(84, 206, 96, 110, 112, 110, 118, 206)),
  drawFlare(),
];
