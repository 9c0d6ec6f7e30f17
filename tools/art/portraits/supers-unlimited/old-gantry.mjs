import { INK, PAPER, SIGNAL } from '../../kit/colours.mjs';
import { clip } from '../../kit/flat.mjs';
import { brush, strokes } from '../../kit/ink.mjs';
import { both, disc, ellipse, join, poly, rect, ring, shape, twin } from '../../kit/path.mjs';
import { FRAME, paint, rays, skyline, waves, windows } from '../../kit/scene.mjs';

const X = 300;
const RUST = { base: '#d9702a', light: '#f6a252', shade: '#8f3d1a', dark: '#4c1f14' };

function docks() {
  return [
    paint('#f3d9a0', FRAME),
    paint('#eac27a', rays(X, 470, 30, 0.5, 0.04)),
    paint('#e0a45c', disc(X, 300, 250)),
    paint('#f7e6bd', disc(X, 300, 214)),
    paint('#7f6a63', skyline(17, 470, 10, 60)),
    paint('#4a3d44', skyline(5, 512, 4, 46)),
    paint('#f3d9a0', windows(9, 16, 0, 470, 600, 512)),
    paint('#2b5a6b', waves(528, 22, 84, 10)),
  ];
}

/** One bar of lattice between two points: two rails and the zigzag between them. */
function lattice(x0, y0, x1, y1, half, bays, colour) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const l = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / l) * half, (dx / l) * half];
  const bar = (ax, ay, bx, by, w) => {
    const m = Math.hypot(bx - ax, by - ay);
    const [px, py] = [(-(by - ay) / m) * w, ((bx - ax) / m) * w];
    return poly(ax + px, ay + py, bx + px, by + py, bx - px, by - py, ax - px, ay - py);
  };
  const at = (t, side) => [x0 + dx * t + nx * side, y0 + dy * t + ny * side];
  const lines = [
    [...at(0, 1), ...at(1, 1)],
    [...at(0, -1), ...at(1, -1)],
  ];
  for (let index = 0; index < bays; index++) {
    const side = index % 2 === 0 ? 1 : -1;
    lines.push([...at(index / bays, side), ...at((index + 1) / bays, -side)]);
  }
  return [
    paint(INK, join(...lines.map((b) => bar(...b, 9)))),
    paint(colour, join(...lines.map((b) => bar(...b, 4.5)))),
  ];
}

/** Jib, cables and hook. */
function jib() {
  return [
    lattice(214, 196, 40, 30, 24, 6, RUST.base),
    lattice(386, 190, 540, 20, 24, 6, RUST.shade),
    paint(INK, join(rect(536, 20, 5, 210), rect(552, 20, 5, 210), rect(34, 26, 5, 120), rect(50, 26, 5, 120))),
    // Hook block on the right.
    paint(
      INK,
      shape(
        '522,224 572,224 580,268 ~560,284 562,300 ~590,320 ~584,362 ~548,376 ~516,354 512,330 528,326 ~534,350 ~552,358 ~568,344 ~564,322 ~540,308 536,284 ~520,276',
      ),
    ),
    paint(SIGNAL.yellow, poly(529, 232, 565, 232, 571, 264, 525, 264)),
    paint(INK, join(poly(536, 232, 546, 232, 534, 264, 525, 264), poly(556, 232, 565, 232, 558, 264, 546, 264))),
    // A container on the left.
    paint(INK, poly(-10, 140, 102, 140, 102, 214, -10, 214)),
    paint('#2b7a9b', rect(-10, 148, 104, 58)),
    paint('#1a5069', join(...[4, 22, 40, 58, 76].map((x) => rect(x, 148, 8, 58)))),
  ];
}

function trunk() {
  return [
    paint(INK, twin('300,330 ~400,330 ~470,350 ~540,372 580,430 596,600', X)),
    // Shoulder drums.
    paint(RUST.base, shape('150,360 ~96,372 ~40,410 24,470 16,580 150,580 ~140,470')),
    paint(RUST.light, shape('140,366 ~92,380 ~50,412 36,460 ~80,416 ~132,392')),
    paint(RUST.shade, shape('450,360 ~504,372 ~556,410 574,470 582,580 450,580 ~460,470')),
    paint(INK, both(disc(96, 448, 40), X)),
    paint(SIGNAL.yellow, both(ring(96, 448, 34, 24), X)),
    paint(RUST.dark, both(disc(96, 448, 20), X)),
    paint(PAPER, both(join(poly(92, 430, 100, 430, 100, 466, 92, 466), poly(78, 444, 114, 444, 114, 452, 78, 452)), X)),
    // Chest plate: hazard bar, slats, plate number.
    paint(RUST.base, twin('300,366 420,366 436,420 424,580 300,580', X)),
    paint(RUST.shade, poly(320, 366, 420, 366, 436, 420, 424, 580, 340, 580)),
    paint(RUST.light, poly(180, 366, 196, 366, 184, 420, 194, 580, 178, 580, 166, 420)),
    paint(INK, rect(172, 396, 256, 46)),
    paint(
      SIGNAL.yellow,
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
    paint(INK, both(join(disc(190, 462, 6), disc(192, 512, 6), disc(194, 556, 6)), X)),
  ];
}

/** The operator's cab is the face: two windows that look down, a brow of sheet iron, a grille for a jaw. */
function cab() {
  return [
    paint(INK, twin('300,300 368,300 392,372 300,384', X)),
    paint(RUST.dark, twin('300,310 356,310 372,356 300,368', X)),
    paint(RUST.shade, join(rect(240, 322, 120, 8), rect(236, 340, 128, 8))),
    paint(INK, twin('300,58 388,70 418,120 424,230 402,300 352,336 300,340', X)),
    paint(RUST.base, twin('300,70 380,81 406,124 411,226 391,290 346,322 300,326', X)),
    paint(RUST.shade, poly(330, 74, 380, 81, 406, 124, 411, 226, 391, 290, 346, 322, 318, 326, 352, 230)),
    paint(RUST.light, poly(222, 82, 250, 78, 214, 130, 208, 210, 192, 224, 195, 126)),
    // Roof lamp, mast and brow.
    paint(INK, join(rect(286, 22, 28, 44), ellipse(300, 28, 24, 20))),
    paint(SIGNAL.red, ellipse(300, 28, 16, 13)),
    paint('#ffb199', ellipse(295, 24, 6, 5)),
    paint(INK, twin('300,146 404,112 424,120 420,150 372,168 300,180', X)),
    paint(SIGNAL.yellow, twin('300,152 404,119 413,124 411,142 368,158 300,168', X)),
    paint('#a86f12', poly(300, 152, 404, 119, 413, 124, 411, 142, 368, 158, 300, 168)),
    // Windows.
    paint(INK, both(poly(206, 168, 286, 186, 286, 238, 216, 232), X)),
    paint('#ffe08a', both(poly(216, 180, 278, 194, 278, 229, 223, 224), X)),
    paint('#ffffff', join(poly(226, 184, 248, 189, 232, 224, 224, 224), poly(352, 189, 368, 185, 350, 227, 336, 228))),
    paint(INK, both(poly(242, 184, 248, 186, 248, 230, 242, 229), X)),
    // Grille.
    paint(INK, twin('300,252 372,246 366,290 340,312 300,316', X)),
    paint(
      '#7d8790',
      join(
        ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
          rect(240 + index * 18.5, 256 + Math.abs(index - 3) * 0.5, 10, 50 - Math.abs(index - 3) * 8),
        ),
      ),
    ),
    paint(RUST.dark, both(join(disc(206, 250, 5), disc(214, 278, 5), disc(206, 136, 5)), X)),
    paint(RUST.dark, shape('354,88 ~380,96 ~392,116 ~376,108')),
    paint(INK, brush('~232,104 ~260,98 290,100', 5)),
    paint(INK, strokes(5, ['~380,250 ~384,270 378,288'])),
  ];
}

export const draw = () => [docks(), jib(), trunk(), cab()];
