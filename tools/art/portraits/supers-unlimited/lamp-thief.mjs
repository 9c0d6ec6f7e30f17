import { INK, MOTH_COLORS } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, rect, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rings } from '../../kit/scene.mjs';
import { drawTurnedFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';

const CLOTH_TONES = { base: '#2e4a4a', light: '#5c8480', shade: '#1a2c30' };
const VOID_COLORS = { core: '#08060f', edge: '#3a1d5c', ring: '#7c4fb8', glow: '#b895ea' };

/** An alley. The lantern casts darkness instead of light. */
function drawAlley() {
  return [
    paint('#d9a441', FRAME),
    paint('#b9802c', join(poly(0, 0, 170, 0, 214, 560, 0, 560), poly(600, 0, 450, 0, 414, 560, 600, 560))),
    paint(
      '#8f5a22',
      join(
        ...[40, 130, 220, 310, 400, 490].flatMap((y) => [
          rect(0, y, 60, 8),
          rect(86, y + 44, 70, 8),
          rect(500, y, 100, 8),
          rect(452, y + 44, 70, 8),
        ]),
      ),
    ),
    paint('#ffe08a', join(rect(30, 80, 54, 74), rect(524, 150, 50, 74))),
    paint('#8f5a22', join(rect(54, 80, 6, 74), rect(30, 114, 54, 6), rect(546, 150, 6, 74), rect(524, 184, 50, 6))),
    paint('#f3cf7a', poly(214, 560, 170, 0, 450, 0, 414, 560)),
    paint(VOID_COLORS.edge, poly(500, 396, 620, 96, 620, 700, 500, 476)),
    paint(VOID_COLORS.core, poly(490, 412, 620, 176, 620, 640, 490, 460)),
    paint(VOID_COLORS.edge, rings(484, 436, [124], 10), 0.8),
    paint(VOID_COLORS.ring, rings(484, 436, [100], 5), 0.8),
  ];
}

function drawBody() {
  return [
    paint(INK, shape('244,330 ~180,350 ~120,376 ~88,424 ~76,500 66,600 520,600 ~516,500 ~500,424 ~450,372 ~372,340')),
    paint(CLOTH_TONES.base, shape('236,350 ~174,370 ~126,396 ~102,440 ~90,510 82,600 300,600 300,440')),
    paint(CLOTH_TONES.shade, shape('364,352 ~430,380 ~478,416 ~500,470 506,600 312,600 312,440')),
    paint(CLOTH_TONES.light, shape('216,360 ~164,380 ~128,404 ~110,448 ~140,414 ~180,388')),
    // Waistcoat and rolled collar.
    paint(INK, shape('268,360 ~252,420 ~272,500 306,560 ~344,500 ~358,420 346,360')),
    paint(MOTH_COLORS.dark, shape('272,380 ~264,430 ~280,500 304,544 304,400')),
    paint('#3a1540', shape('344,380 ~348,430 ~330,500 310,544 310,400')),
    paint(MOTH_COLORS.gold, join(disc(308, 450, 6), disc(308, 488, 6), disc(308, 524, 6))),
    paint(
      INK,
      brushStrokes(9, ['~140,450 ~152,520 140,600', '~460,450 ~450,520 462,600', '~220,400 ~232,470 226,540'], 'start'),
    ),
    // Bulbs in a bandolier.
    paint(INK, poly(196, 366, 232, 350, 440, 600, 386, 600)),
    paint('#8a5a32', poly(206, 366, 228, 358, 424, 600, 398, 600)),
    ...[0, 1, 2, 3].map((bulbIndex) =>
      place(
        [
          paint(INK, shape('-11,-6 ~-23,-32 ~0,-56 ~23,-32 11,-6 11,14 -11,14')),
          paint(bulbIndex === 3 ? '#6c7a84' : '#ffe08a', shape('-6,-8 ~-15,-31 ~0,-47 ~15,-31 6,-8')),
          paint('#ffffff', shape('-8,-24 ~-8,-38 ~2,-42 ~-3,-32')),
          paint('#b9a98c', rect(-6, -5, 12, 14)),
        ],
        { x: 252 + bulbIndex * 45, y: 412 + bulbIndex * 54, rotation: 50, scale: 0.86 },
      ),
    ),
  ];
}

function drawHead() {
  return [
    paint(INK, shape('252,270 ~254,322 232,350 ~304,392 372,350 354,310 356,270')),
    paint(SKIN_TONES.fair.shade, shape('288,300 340,300 356,346 ~304,372 270,350')),
    place(drawTurnedFace(SKIN_TONES.fair, { iris: '#4a7a6a', mouth: 'none' }), { x: 306, y: 212, scale: 1.08 }),
    paint(INK, shape('252,196 ~236,186 ~228,208 ~238,236 ~256,242 264,222')),
    paint(SKIN_TONES.fair.base, shape('250,204 ~241,197 ~236,212 ~244,230 ~252,232')),
    // Neckerchief over nose and mouth.
    paint(INK, shape('246,236 ~290,222 ~320,220 366,210 ~376,250 ~372,290 ~350,340 ~320,372 ~280,350 ~248,300')),
    paint(
      MOTH_COLORS.mid,
      shape('254,246 ~292,232 ~322,230 358,222 ~366,252 ~362,288 ~344,330 ~320,358 ~286,340 ~256,296'),
    ),
    paint(MOTH_COLORS.dark, shape('254,246 ~278,238 ~284,270 ~276,300 ~300,348 ~286,340 ~256,296')),
    paint('#c47aa8', shape('324,234 ~344,228 356,228 ~360,250 ~340,246')),
    paint(
      INK,
      brushStrokes(5, ['~292,256 ~322,270 356,258', '~290,290 ~316,300 346,290', '~300,318 ~316,324 332,316']),
    ),
    paint(
      MOTH_COLORS.pale,
      join(disc(312, 250, 4), disc(338, 276, 4), disc(306, 278, 4), disc(330, 308, 4), disc(346, 248, 3.5)),
    ),
    // Flat cap, pulled down.
    paint(
      INK,
      shape(
        '222,186 ~204,130 ~236,78 ~310,60 ~384,80 ~414,124 ~420,150 ~436,164 ~424,182 ~380,172 ~310,164 ~260,174 ~236,206',
      ),
    ),
    paint('#7a5a3e', shape('232,176 ~218,132 ~246,90 ~310,73 ~376,92 ~402,130 ~340,132 ~270,148')),
    paint('#4a3424', shape('232,176 ~218,132 ~240,98 ~240,130 ~262,150')),
    paint('#a8845e', shape('290,84 ~340,84 ~372,104 ~340,100 ~300,98')),
    paint(INK, brushStrokes(5, ['~308,74 ~270,100 250,146', '~312,74 ~330,100 330,134', '~318,74 ~366,96 386,130'])),
    paint(INK, disc(312, 72, 9)),
    paint('#4a3424', shape('258,164 ~320,142 ~380,142 ~412,152 424,170 ~380,160 ~310,154')),
  ];
}

/** The dark lantern, hung from a raised fist. */
function drawLantern() {
  return [
    paint(INK, poly(436, 330, 528, 330, 566, 600, 440, 600)),
    paint(CLOTH_TONES.base, poly(450, 340, 514, 340, 548, 600, 452, 600)),
    paint(CLOTH_TONES.shade, poly(490, 340, 514, 340, 548, 600, 500, 600)),
    place([drawFist(GLOVE_TONES, { base: CLOTH_TONES.base, shade: CLOTH_TONES.shade })], {
      x: 482,
      y: 262,
      scale: 0.96,
      rotation: -3,
    }),
    paint(INK, brushStrokes(9, ['~462,296 ~430,330 438,372', '~500,296 ~534,330 530,372'], 'none')),
    place(
      [
        paint(
          INK,
          shape(
            '-12,-50 12,-50 ~16,-42 40,-40 52,-20 50,96 60,110 60,128 -60,128 -60,110 -50,96 -52,-20 -40,-40 ~-16,-42',
          ),
        ),
        paint('#8a5a32', poly(-36, -32, 36, -32, 43, -19, -43, -19)),
        paint('#c9a14a', rect(-42, -14, 84, 108)),
        paint('#7c5a1e', rect(16, -14, 26, 108)),
        paint('#f3d99a', rect(-42, -14, 9, 108)),
        paint('#8a5a32', rect(-52, 112, 104, 10)),
        paint(INK, disc(0, 38, 41)),
        paint(VOID_COLORS.glow, disc(0, 38, 35)),
        paint(VOID_COLORS.edge, disc(0, 38, 29)),
        paint(VOID_COLORS.core, disc(0, 38, 22)),
        paint(VOID_COLORS.glow, shape('-18,34 ~-12,20 ~4,16 ~-6,26 ~-10,40')),
      ],
      { x: 484, y: 396, scale: 1.02 },
    ),
  ];
}

const GLOVE_TONES = { base: '#54443a', light: '#8a7260', shade: '#2c221e' };

export const drawPortrait = () => [drawAlley(), drawBody(), drawHead(), drawLantern()];
