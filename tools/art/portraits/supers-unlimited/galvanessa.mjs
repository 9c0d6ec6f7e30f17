import { INK, PAPER } from '../../kit/colors.mjs';
import { clip } from '../../kit/flat.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays } from '../../kit/scene.mjs';
import { drawFrontFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';

const CENTER_X = 300;
const VOLT_TONES = { pale: '#fff7b8', base: '#ffd92e', dark: '#e89a13' };

function drawElectricSky() {
  return [
    paint('#3a1f66', FRAME),
    paint('#4e2b86', rays(CENTER_X, 236, 22, 0.5, 0.07)),
    // Overhead wires and their hangers.
    paint(
      '#1d0f38',
      join(
        poly(0, 92, 600, 40, 600, 46, 0, 98),
        poly(0, 132, 600, 96, 600, 101, 0, 137),
        poly(96, 84, 100, 84, 104, 128, 100, 128),
        poly(520, 46, 524, 46, 526, 102, 522, 102),
      ),
    ),
    paint(VOLT_TONES.base, poly(0, 300, 74, 226, 62, 300, 132, 238, 96, 338, 60, 338, 20, 420, 34, 344, 0, 356)),
    paint(
      VOLT_TONES.base,
      poly(600, 250, 540, 190, 548, 262, 486, 214, 512, 310, 548, 300, 590, 400, 578, 316, 600, 322),
    ),
  ];
}

/** Spiky hair: a crown of lightning bolts. */
function drawHair() {
  const bolts = symmetricShape(
    '300,18 316,74 356,22 350,92 410,44 390,118 462,90 420,158 480,162 428,200 472,230 416,238 446,282 392,268 384,310 300,300',
    CENTER_X,
  );
  return [
    paint(
      INK,
      symmetricShape(
        '300,-8 322,48 372,-4 366,66 436,14 412,96 492,68 446,140 512,150 452,196 500,240 436,248 470,312 400,292 390,336 300,330',
        CENTER_X,
      ),
    ),
    paint(VOLT_TONES.base, bolts),
    paint(VOLT_TONES.dark, clip(poly(318, 0, 600, 0, 600, 400, 330, 400, 372, 200), bolts)),
    paint(
      VOLT_TONES.pale,
      join(
        poly(300, 60, 308, 110, 292, 110),
        poly(214, 70, 250, 122, 236, 128),
        poly(160, 108, 222, 158, 210, 168),
        poly(142, 170, 206, 196, 204, 206),
        poly(256, 40, 276, 110, 262, 114),
      ),
    ),
    paint(
      INK,
      brushStrokes(7, [
        '~330,60 ~334,92 324,120',
        '~376,70 ~366,104 350,130',
        '~424,114 ~398,140 378,154',
        '~436,176 ~412,184 388,188',
        '~270,60 ~268,92 276,120',
        '~224,72 ~236,104 250,130',
      ]),
    ),
  ];
}

/** Tram driver's jacket. */
function drawJacket() {
  return [
    paint(VOLT_TONES.pale, symmetricShape('300,322 ~372,342 ~470,362 ~524,408 ~542,480 556,580', CENTER_X)),
    paint(INK, symmetricShape('300,316 ~372,340 ~462,364 ~512,408 ~532,480 544,580', CENTER_X)),
    paint('#1f6f78', shape('246,350 ~170,372 ~108,400 ~84,450 70,580 296,580 296,440 ~262,400')),
    paint('#134a58', shape('354,350 ~430,372 ~492,400 ~516,450 530,580 304,580 304,440 ~338,400')),
    paint('#35a3a3', shape('216,366 ~150,386 ~108,414 ~92,460 ~120,424 ~166,398')),
    // Facing in yellow, two rows of buttons.
    paint(INK, poly(222, 396, 378, 396, 352, 580, 248, 580)),
    paint(VOLT_TONES.base, poly(232, 404, 368, 404, 345, 580, 255, 580)),
    paint(VOLT_TONES.dark, poly(304, 404, 368, 404, 345, 580, 304, 580)),
    paint(INK, mirrorPair(join(disc(258, 438, 10), disc(264, 488, 10), disc(269, 538, 10)), CENTER_X)),
    paint(PAPER, mirrorPair(join(disc(256, 436, 5), disc(262, 486, 5), disc(267, 536, 5)), CENTER_X)),
    // Collar with a lightning bolt.
    paint(INK, symmetricShape('300,372 ~350,352 372,322 ~394,356 ~372,410 300,424', CENTER_X)),
    paint('#1f6f78', shape('292,380 ~256,366 234,336 ~216,362 ~238,402 292,412')),
    paint('#134a58', shape('308,380 ~344,366 366,336 ~384,362 ~362,402 308,412')),
    paint(VOLT_TONES.base, mirrorPair(poly(252, 364, 238, 386, 250, 386, 240, 404, 266, 380, 254, 380), CENTER_X)),
    paint(INK, brushStrokes(9, ['~120,470 ~128,520 122,590', '~480,470 ~472,520 478,590'], 'start')),
  ];
}

function drawHead() {
  return [
    paint(INK, symmetricShape('300,280 344,280 ~346,330 372,352 300,384', CENTER_X)),
    paint(SKIN_TONES.fair.shade, symmetricShape('300,300 330,300 ~334,336 350,352 300,370', CENTER_X)),
    place(drawFrontFace(SKIN_TONES.fair, { jaw: 'soft', mouth: 'smirk', eyes: false }), {
      x: CENTER_X,
      y: 220,
      scale: 1.02,
    }),
    // Hairline.
    paint(
      INK,
      symmetricShape('300,100 346,104 366,156 378,220 364,214 ~356,170 338,160 326,180 312,156 300,174', CENTER_X),
    ),
    paint(
      VOLT_TONES.base,
      symmetricShape('300,92 350,96 372,150 386,210 370,196 ~360,160 338,146 324,166 310,142 300,160', CENTER_X),
    ),
    // Goggles.
    paint(INK, symmetricShape('300,184 ~322,174 ~356,176 378,190 384,214 ~358,240 ~326,236 300,214', CENTER_X)),
    paint('#c46a1d', mirrorPair(ellipse(264, 206, 34, 27), CENTER_X)),
    paint(INK, mirrorPair(ellipse(264, 206, 27, 21), CENTER_X)),
    paint(VOLT_TONES.base, mirrorPair(ellipse(264, 206, 23, 17), CENTER_X)),
    paint(VOLT_TONES.pale, mirrorPair(shape('246,204 ~252,192 ~268,190 ~258,198 ~252,210'), CENTER_X)),
    paint(
      '#ffffff',
      join(
        poly(276, 196, 258, 208, 266, 208, 256, 220, 276, 205, 267, 205),
        poly(348, 196, 330, 208, 338, 208, 328, 220, 348, 205, 339, 205),
      ),
    ),
  ];
}

/** A fist on each side that holds a lightning bolt. */
function drawFists() {
  const flash = poly(-14, -112, 26, -128, 6, -66, 34, -70, -22, 34, -8, -34, -36, -28);
  const fistWithFlash = [
    paint(INK, poly(-24, -130, 42, -150, 20, -80, 54, -84, -34, 70, -18, -22, -52, -14)),
    paint(VOLT_TONES.base, flash),
    paint(PAPER, poly(-4, -104, 12, -110, -6, -56, 16, -60, -12, 4, -2, -44, -22, -40)),
    drawFist({ base: '#c46a1d', light: '#f0a04a', shade: '#7a3a12' }),
  ];
  return [
    place(fistWithFlash, { x: 104, y: 470, scale: 1.05, rotation: -8 }),
    place(fistWithFlash, { x: 498, y: 476, scale: 1.05, rotation: 8, flip: true }),
  ];
}

export const drawPortrait = () => [drawElectricSky(), drawHair(), drawJacket(), drawHead(), drawFists()];
