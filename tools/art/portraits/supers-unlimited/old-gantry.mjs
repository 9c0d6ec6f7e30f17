import { INK, PAPER, SIGNAL_COLORS } from '../../kit/colors.mjs';
import { clip } from '../../kit/flat.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, rect, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { FRAME, paint, rays, skyline, waves, windows } from '../../kit/scene.mjs';

const CENTER_X = 300;
const RUST_TONES = { base: '#d9702a', light: '#f6a252', shade: '#8f3d1a', dark: '#4c1f14' };

function drawDocks() {
  return [
    paint('#f3d9a0', FRAME),
    paint('#eac27a', rays(CENTER_X, 470, 30, 0.5, 0.04)),
    paint('#e0a45c', disc(CENTER_X, 300, 250)),
    paint('#f7e6bd', disc(CENTER_X, 300, 214)),
    paint('#7f6a63', skyline(17, 470, 10, 60)),
    paint('#4a3d44', skyline(5, 512, 4, 46)),
    paint('#f3d9a0', windows(9, 16, 0, 470, 600, 512)),
    paint('#2b5a6b', waves(528, 22, 84, 10)),
  ];
}

/** A lattice girder between two points: two rails and the zigzag between them. */
function drawLattice(startX, startY, endX, endY, halfWidth, bayCount, color) {
  const [lengthX, lengthY] = [endX - startX, endY - startY];
  const length = Math.hypot(lengthX, lengthY);
  const [normalX, normalY] = [(-lengthY / length) * halfWidth, (lengthX / length) * halfWidth];
  const barPath = (barStartX, barStartY, barEndX, barEndY, barHalfWidth) => {
    const barLength = Math.hypot(barEndX - barStartX, barEndY - barStartY);
    const [offsetX, offsetY] = [
      (-(barEndY - barStartY) / barLength) * barHalfWidth,
      ((barEndX - barStartX) / barLength) * barHalfWidth,
    ];
    return poly(
      barStartX + offsetX,
      barStartY + offsetY,
      barEndX + offsetX,
      barEndY + offsetY,
      barEndX - offsetX,
      barEndY - offsetY,
      barStartX - offsetX,
      barStartY - offsetY,
    );
  };
  const getRailPoint = (fraction, side) => [
    startX + lengthX * fraction + normalX * side,
    startY + lengthY * fraction + normalY * side,
  ];
  const lines = [
    [...getRailPoint(0, 1), ...getRailPoint(1, 1)],
    [...getRailPoint(0, -1), ...getRailPoint(1, -1)],
  ];
  for (let bayIndex = 0; bayIndex < bayCount; bayIndex++) {
    const side = bayIndex % 2 === 0 ? 1 : -1;
    lines.push([...getRailPoint(bayIndex / bayCount, side), ...getRailPoint((bayIndex + 1) / bayCount, -side)]);
  }
  return [
    paint(INK, join(...lines.map((line) => barPath(...line, 9)))),
    paint(color, join(...lines.map((line) => barPath(...line, 4.5)))),
  ];
}

/** Jib, cables and hook. */
function drawJib() {
  return [
    drawLattice(214, 196, 40, 30, 24, 6, RUST_TONES.base),
    drawLattice(386, 190, 540, 20, 24, 6, RUST_TONES.shade),
    paint(INK, join(rect(536, 20, 5, 210), rect(552, 20, 5, 210), rect(34, 26, 5, 120), rect(50, 26, 5, 120))),
    // Hook block on the right.
    paint(
      INK,
      shape(
        '522,224 572,224 580,268 ~560,284 562,300 ~590,320 ~584,362 ~548,376 ~516,354 512,330 528,326 ~534,350 ~552,358 ~568,344 ~564,322 ~540,308 536,284 ~520,276',
      ),
    ),
    paint(SIGNAL_COLORS.yellow, poly(529, 232, 565, 232, 571, 264, 525, 264)),
    paint(INK, join(poly(536, 232, 546, 232, 534, 264, 525, 264), poly(556, 232, 565, 232, 558, 264, 546, 264))),
    // A container on the left.
    paint(INK, poly(-10, 140, 102, 140, 102, 214, -10, 214)),
    paint('#2b7a9b', rect(-10, 148, 104, 58)),
    paint('#1a5069', join(...[4, 22, 40, 58, 76].map((x) => rect(x, 148, 8, 58)))),
  ];
}

function drawTorso() {
  return [
    paint(INK, symmetricShape('300,330 ~400,330 ~470,350 ~540,372 580,430 596,600', CENTER_X)),
    // Shoulder drums.
    paint(RUST_TONES.base, shape('150,360 ~96,372 ~40,410 24,470 16,580 150,580 ~140,470')),
    paint(RUST_TONES.light, shape('140,366 ~92,380 ~50,412 36,460 ~80,416 ~132,392')),
    paint(RUST_TONES.shade, shape('450,360 ~504,372 ~556,410 574,470 582,580 450,580 ~460,470')),
    paint(INK, mirrorPair(disc(96, 448, 40), CENTER_X)),
    paint(SIGNAL_COLORS.yellow, mirrorPair(ring(96, 448, 34, 24), CENTER_X)),
    paint(RUST_TONES.dark, mirrorPair(disc(96, 448, 20), CENTER_X)),
    paint(
      PAPER,
      mirrorPair(
        join(poly(92, 430, 100, 430, 100, 466, 92, 466), poly(78, 444, 114, 444, 114, 452, 78, 452)),
        CENTER_X,
      ),
    ),
    // Chest plate: hazard bar, slats, plate number.
    paint(RUST_TONES.base, symmetricShape('300,366 420,366 436,420 424,580 300,580', CENTER_X)),
    paint(RUST_TONES.shade, poly(320, 366, 420, 366, 436, 420, 424, 580, 340, 580)),
    paint(RUST_TONES.light, poly(180, 366, 196, 366, 184, 420, 194, 580, 178, 580, 166, 420)),
    paint(INK, rect(172, 396, 256, 46)),
    paint(
      SIGNAL_COLORS.yellow,
      clip(
        join(
          ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
            poly(176 + index * 44, 402, 198 + index * 44, 402, 176 + index * 44, 436, 154 + index * 44, 436),
          ),
        ),
        rect(178, 402, 244, 34),
      ),
    ),
    paint(
      INK,
      join(rect(212, 462, 176, 14), rect(212, 490, 176, 14), rect(212, 518, 176, 14), rect(212, 546, 176, 14)),
    ),
    paint(
      '#ffb23e',
      join(rect(220, 466, 160, 5), rect(220, 494, 160, 5), rect(220, 522, 160, 5), rect(220, 550, 160, 5)),
    ),
    paint(INK, mirrorPair(join(disc(190, 462, 6), disc(192, 512, 6), disc(194, 556, 6)), CENTER_X)),
  ];
}

/** The operator's cab is the face: two windows that look down, a brow of sheet iron, a grille for a jaw. */
function drawCab() {
  return [
    paint(INK, symmetricShape('300,300 368,300 392,372 300,384', CENTER_X)),
    paint(RUST_TONES.dark, symmetricShape('300,310 356,310 372,356 300,368', CENTER_X)),
    paint(RUST_TONES.shade, join(rect(240, 322, 120, 8), rect(236, 340, 128, 8))),
    paint(INK, symmetricShape('300,58 388,70 418,120 424,230 402,300 352,336 300,340', CENTER_X)),
    paint(RUST_TONES.base, symmetricShape('300,70 380,81 406,124 411,226 391,290 346,322 300,326', CENTER_X)),
    paint(RUST_TONES.shade, poly(330, 74, 380, 81, 406, 124, 411, 226, 391, 290, 346, 322, 318, 326, 352, 230)),
    paint(RUST_TONES.light, poly(222, 82, 250, 78, 214, 130, 208, 210, 192, 224, 195, 126)),
    // Roof lamp, mast and brow.
    paint(INK, join(rect(286, 22, 28, 44), ellipse(300, 28, 24, 20))),
    paint(SIGNAL_COLORS.red, ellipse(300, 28, 16, 13)),
    paint('#ffb199', ellipse(295, 24, 6, 5)),
    paint(INK, symmetricShape('300,146 404,112 424,120 420,150 372,168 300,180', CENTER_X)),
    paint(SIGNAL_COLORS.yellow, symmetricShape('300,152 404,119 413,124 411,142 368,158 300,168', CENTER_X)),
    paint('#a86f12', poly(300, 152, 404, 119, 413, 124, 411, 142, 368, 158, 300, 168)),
    // Windows.
    paint(INK, mirrorPair(poly(206, 168, 286, 186, 286, 238, 216, 232), CENTER_X)),
    paint('#ffe08a', mirrorPair(poly(216, 180, 278, 194, 278, 229, 223, 224), CENTER_X)),
    paint('#ffffff', join(poly(226, 184, 248, 189, 232, 224, 224, 224), poly(352, 189, 368, 185, 350, 227, 336, 228))),
    paint(INK, mirrorPair(poly(242, 184, 248, 186, 248, 230, 242, 229), CENTER_X)),
    // Grille.
    paint(INK, symmetricShape('300,252 372,246 366,290 340,312 300,316', CENTER_X)),
    paint(
      '#7d8790',
      join(
        ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
          rect(240 + index * 18.5, 256 + Math.abs(index - 3) * 0.5, 10, 50 - Math.abs(index - 3) * 8),
        ),
      ),
    ),
    paint(RUST_TONES.dark, mirrorPair(join(disc(206, 250, 5), disc(214, 278, 5), disc(206, 136, 5)), CENTER_X)),
    paint(RUST_TONES.dark, shape('354,88 ~380,96 ~392,116 ~376,108')),
    paint(INK, brushStroke('~232,104 ~260,98 290,100', 5)),
    paint(INK, brushStrokes(5, ['~380,250 ~384,270 378,288'])),
  ];
}

export const drawPortrait = () => [drawDocks(), drawJib(), drawTorso(), drawCab()];
