import { INK } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays, rings } from '../../kit/scene.mjs';

const CENTER_X = 300;
const WAX_TONES = { base: '#f1dfb4', shade: '#b98f56', light: '#fffaf0' };
const FIRE_COLORS = { core: '#fff6c2', base: '#ffc02e', edge: '#f0701d', dark: '#a3311b' };
const ROBE_TONES = { base: '#7b2140', shade: '#451127', light: '#b04163' };

const drawFlame = (x, y, scale, rotation = 0) =>
  place(
    [
      paint(FIRE_COLORS.edge, shape('0,-70 ~24,-28 ~22,6 ~0,18 ~-22,6 ~-20,-24')),
      paint(FIRE_COLORS.base, shape('1,-48 ~16,-18 ~14,6 ~0,14 ~-14,6 ~-12,-16')),
      paint(FIRE_COLORS.core, shape('0,-24 ~8,-6 ~7,8 ~0,12 ~-7,8 ~-6,-4')),
    ],
    { x, y, scale, rotation },
  );

/** A candle stub with drips. The middle of its lower edge is at (`x`, `footY`). */
const drawCandle = (x, footY, halfWidth, height, dripLength) => [
  paint(
    INK,
    shape(
      `${x - halfWidth - 7},${footY} ${x - halfWidth - 7},${footY - height} ~${x},${footY - height - 14} ${x + halfWidth + 7},${footY - height} ${x + halfWidth + 7},${footY} ~${x},${footY + 12}`,
    ),
  ),
  paint(
    WAX_TONES.base,
    shape(
      `${x - halfWidth},${footY - 2} ${x - halfWidth},${footY - height} ~${x},${footY - height - 8} ${x + halfWidth},${footY - height} ${x + halfWidth},${footY - 2}`,
    ),
  ),
  paint(
    WAX_TONES.shade,
    poly(
      x + halfWidth * 0.25,
      footY - height + 6,
      x + halfWidth,
      footY - height + 2,
      x + halfWidth,
      footY - 2,
      x + halfWidth * 0.25,
      footY - 2,
    ),
  ),
  paint(
    WAX_TONES.light,
    shape(
      `${x - halfWidth + 3},${footY - height + 2} ~${x - halfWidth + 8},${footY - height + dripLength} ${x - halfWidth + 12},${footY - height + 3}`,
    ),
  ),
  paint(
    INK,
    poly(
      x - 2.5,
      footY - height - 18,
      x + 2.5,
      footY - height - 18,
      x + 2.5,
      footY - height - 2,
      x - 2.5,
      footY - height - 2,
    ),
  ),
];

function drawGlow() {
  return [
    paint('#2a0c1c', FRAME),
    paint('#3d1225', rays(CENTER_X, 150, 28, 0.5, 0.06)),
    paint('#6b1f24', disc(CENTER_X, 160, 236)),
    paint('#a1401f', disc(CENTER_X, 150, 186)),
    paint('#d9761f', disc(CENTER_X, 140, 140)),
    paint('#f4b23c', rings(CENTER_X, 140, [160], 3)),
    paint('#f4b23c', rings(CENTER_X, 150, [208], 2)),
    // Runes on the ring.
    paint(
      '#f4b23c',
      join(
        ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((runeIndex) => {
          const angle = -Math.PI + (runeIndex / 8) * Math.PI;
          const marks = [
            poly(-2, -12, 2, -12, 2, 12, -2, 12),
            poly(0, -12, 9, -4, 7, -1, 0, -7),
            poly(0, 2, -9, 10, -7, 12, 0, 7),
            poly(-8, -3, 8, -3, 8, 1, -8, 1),
          ];
          return place([paint(INK, join(marks[0], marks[1 + (runeIndex % 3)]))], {
            x: CENTER_X + Math.cos(angle) * 211,
            y: 150 + Math.sin(angle) * 211,
            rotation: (angle * 180) / Math.PI + 90,
          })[0].path;
        }),
      ),
    ),
  ];
}

function drawRobe() {
  return [
    paint(FIRE_COLORS.edge, symmetricShape('300,300 ~390,330 ~478,370 ~520,420 ~540,500 556,600', CENTER_X)),
    paint(INK, symmetricShape('300,300 ~390,336 ~470,376 ~510,424 ~530,500 544,600', CENTER_X)),
    paint(ROBE_TONES.base, shape('220,360 ~140,388 ~104,430 ~84,510 72,590 290,590 290,450')),
    paint(ROBE_TONES.shade, shape('380,360 ~460,388 ~496,430 ~516,510 528,590 310,590 310,450')),
    paint(ROBE_TONES.light, shape('204,370 ~144,394 ~114,432 ~100,490 ~130,440 ~176,404')),
    paint(
      INK,
      brushStrokes(
        11,
        [
          '~150,440 ~170,510 156,600',
          '~220,430 ~244,510 236,600',
          '~450,440 ~430,510 444,600',
          '~380,430 ~356,510 364,600',
        ],
        'start',
      ),
    ),
    // Stole with stitched wicks.
    paint(INK, shape('258,360 ~276,430 284,600 232,600 ~220,470 214,390')),
    paint(FIRE_COLORS.base, shape('252,376 ~266,440 274,600 242,600 ~232,480 222,396')),
    paint(INK, shape('342,360 ~324,430 316,600 368,600 ~380,470 386,390')),
    paint('#c77a1c', shape('348,376 ~334,440 326,600 358,600 ~368,480 378,396')),
    paint(
      ROBE_TONES.shade,
      join(
        poly(244, 440, 254, 430, 262, 442, 254, 454),
        poly(250, 500, 260, 490, 266, 502, 258, 514),
        poly(346, 442, 354, 430, 364, 440, 354, 454),
        poly(342, 502, 350, 490, 358, 500, 350, 514),
      ),
    ),
  ];
}

function drawHood() {
  return [
    paint(INK, symmetricShape('300,96 ~372,104 ~420,170 ~428,260 ~412,340 382,404 300,430', CENTER_X)),
    paint(
      ROBE_TONES.base,
      shape('292,108 ~234,116 ~190,176 ~184,262 ~200,340 230,396 ~262,416 ~236,340 ~226,262 ~240,180'),
    ),
    paint(
      ROBE_TONES.shade,
      shape('308,108 ~366,116 ~410,176 ~416,262 ~400,340 370,396 ~338,416 ~364,340 ~374,262 ~360,180'),
    ),
    paint(ROBE_TONES.light, shape('262,120 ~220,146 ~200,190 ~196,240 ~212,196 ~236,160')),
    // The dark inside, and a lean face of wax that is lit from above.
    paint('#1a0510', symmetricShape('300,148 ~346,168 ~362,240 ~350,320 ~324,378 300,392', CENTER_X)),
    paint(WAX_TONES.shade, symmetricShape('300,196 ~332,200 ~342,240 ~334,290 ~318,336 300,348', CENTER_X)),
    paint(WAX_TONES.base, shape('300,196 ~268,200 ~258,240 ~266,290 ~282,336 300,348 ~308,320 292,304 300,284')),
    paint(WAX_TONES.light, shape('296,200 ~272,206 ~266,226 ~284,220 ~298,224')),
    paint('#1a0510', mirrorPair(shape('306,250 ~318,236 340,232 ~342,252 ~330,266 ~314,266'), CENTER_X)),
    paint(INK, symmetricShape('300,196 ~330,190 352,176 350,226 ~326,224 306,242 300,230', CENTER_X)),
    paint(FIRE_COLORS.base, mirrorPair(shape('311,257 ~320,246 333,244 ~331,256 ~320,262'), CENTER_X)),
    paint(FIRE_COLORS.core, mirrorPair(ellipse(322, 254, 4, 4), CENTER_X)),
    paint(WAX_TONES.light, shape('296,246 302,246 304,286 ~298,292 291,288')),
    paint('#1a0510', shape('288,288 ~300,294 314,286 ~306,298 ~294,298')),
    paint(INK, shape('274,318 ~290,311 300,313 ~312,310 330,314 ~312,320 ~290,321')),
    paint(
      INK,
      brushStrokes(4, ['~276,284 ~280,304 274,316', '~326,284 ~324,302 330,312', '~288,332 ~300,335 312,331']),
    ),
  ];
}

function drawCrown() {
  return [
    // Wax that ran over the hood.
    paint(
      INK,
      shape(
        '206,112 394,112 ~410,140 ~406,188 ~396,198 ~388,186 ~386,160 ~376,152 ~368,166 ~366,220 ~356,232 ~347,218 ~346,168 ~332,156 ~320,164 ~318,190 ~308,198 ~299,188 ~298,160 ~284,152 ~270,162 ~268,204 ~258,216 ~248,204 ~248,166 ~236,154 ~226,168 ~222,240 ~212,252 ~202,240 ~196,150',
      ),
    ),
    paint(
      WAX_TONES.base,
      shape(
        '210,118 390,118 ~401,140 ~398,180 ~396,186 ~394,150 ~378,142 ~362,156 ~358,212 ~356,218 ~354,160 ~334,146 ~314,156 ~310,182 ~308,186 ~306,152 ~284,142 ~262,154 ~260,196 ~258,204 ~256,160 ~236,144 ~218,160 ~214,228 ~211,238 ~208,220 ~204,150',
      ),
    ),
    paint(
      WAX_TONES.shade,
      shape(
        '330,118 390,118 ~401,140 ~398,180 ~396,186 ~394,150 ~378,142 ~362,156 ~358,212 ~356,218 ~354,160 ~340,144',
      ),
    ),
    drawCandle(222, 124, 15, 36, 22),
    drawCandle(378, 124, 15, 30, 18),
    drawCandle(262, 122, 17, 62, 30),
    drawCandle(342, 122, 17, 52, 26),
    drawCandle(302, 122, 20, 84, 40),
    drawFlame(222, 66, 0.62, -6),
    drawFlame(378, 72, 0.62, 6),
    drawFlame(262, 38, 0.7, -3),
    drawFlame(342, 48, 0.7, 4),
    drawFlame(302, 16, 0.84),
  ];
}

/** A long hand that holds one candle up. */
function drawHand() {
  return place(
    [
      drawCandle(0, 40, 17, 110, 44),
      drawFlame(0, -96, 0.9, 3),
      paint(INK, shape('-34,6 ~-12,-6 ~26,-2 ~44,10 ~50,60 ~40,96 46,190 -44,190 -36,100 ~-50,60 ~-48,26')),
      paint(WAX_TONES.base, shape('-30,60 ~-28,30 ~20,24 ~38,40 ~38,70 ~28,96 28,120 -26,120 -28,96')),
      paint(
        INK,
        join(
          shape('-44,12 ~-34,4 ~20,2 ~34,10 ~30,20 ~-20,24 ~-42,24'),
          shape('-46,30 ~-36,22 ~22,20 ~38,28 ~34,40 ~-18,42 ~-44,44'),
          shape('-42,50 ~-32,42 ~20,40 ~36,48 ~30,58 ~-16,60 ~-40,60'),
        ),
      ),
      paint(
        WAX_TONES.base,
        join(
          shape('-38,14 ~-30,9 ~18,8 ~27,12 ~22,16 ~-20,19'),
          shape('-40,33 ~-32,28 ~20,26 ~31,31 ~26,35 ~-18,37'),
          shape('-36,52 ~-28,47 ~18,46 ~29,50 ~24,53 ~-16,55'),
        ),
      ),
      paint(WAX_TONES.light, join(shape('-36,13 ~-28,9 ~-10,9 ~-24,14'), shape('-38,32 ~-30,28 ~-12,28 ~-26,33'))),
      paint(ROBE_TONES.shade, poly(-50, 116, 52, 116, 70, 240, -70, 240)),
      paint(INK, poly(-54, 110, 54, 110, 56, 124, -56, 124)),
      paint(FIRE_COLORS.base, poly(-48, 114, 48, 114, 50, 120, -50, 120)),
      paint(ROBE_TONES.base, poly(-48, 126, 0, 126, -6, 240, -66, 240)),
    ],
    { x: 486, y: 388, scale: 1, rotation: 5 },
  );
}

export const drawPortrait = () => [
  drawGlow(),
  drawRobe(),
  drawHood(),
  drawCrown(),
  paint(FIRE_COLORS.base, disc(492, 290, 58), 0.25),
  drawHand(),
];
