import { INK, PAPER, SEA_COLORS, SIGNAL_COLORS } from '../../kit/colors.mjs';
import { clip } from '../../kit/flat.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, mirrorPair, poly, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { dots, FRAME, paint, rings, skyline, waves } from '../../kit/scene.mjs';

const CENTER_X = 300;
const HULL_TONES = { base: '#e04a32', light: '#ff8a66', shade: '#962718', white: '#f7f0e1', gray: '#bfb6a4' };

function drawHarbor() {
  return [
    paint('#f5c56a', FRAME),
    paint('#f9dc9a', rings(CENTER_X, 250, [120, 200, 280, 360], 40)),
    paint('#e9a04a', dots(CENTER_X, 0, 0, 1, { radius: 13, step: 48, length: 200, box: [0, 0, 600, 150] })),
    paint('#b8743c', skyline(77, 420, 10, 70)),
    paint('#1c6d84', waves(410, 26, 110, 0)),
  ];
}

/** Jointed arms with dredging claws. */
function drawArms() {
  const rightArm = [
    paint(INK, brushStroke('390,330 ~470,270 ~520,300 520,350', 44, 'none')),
    paint('#6c7a84', brushStroke('390,330 ~470,270 ~520,300 520,350', 28, 'none')),
    paint('#9fadb5', brushStroke('392,322 ~468,262 ~514,290 516,340', 8, 'none')),
    paint(INK, brushStrokes(6, ['432,282 444,312', '470,262 470,296', '504,278 488,306', '508,318 538,314'], 'none')),
    paint(INK, disc(522, 360, 32)),
    paint(SIGNAL_COLORS.yellow, disc(522, 360, 24)),
    paint(INK, disc(522, 360, 9)),
    paint(INK, shape('500,374 ~462,400 ~456,446 482,486 496,470 ~484,440 ~500,414 520,396')),
    paint(INK, shape('544,374 ~582,400 ~588,446 562,486 548,470 ~560,440 ~544,414 524,396')),
    paint('#6c7a84', shape('500,386 ~472,408 ~468,442 482,466 484,456 ~476,434 ~490,408 510,394')),
    paint('#47545e', shape('544,386 ~572,408 ~576,442 562,466 560,456 ~568,434 ~554,408 534,394')),
  ];
  return [
    rightArm,
    rightArm.map((part) => ({ ...part, path: mirrorPair(part.path, CENTER_X).slice(part.path.length) })),
  ];
}

function drawBuoy() {
  const hull = symmetricShape('300,196 ~380,204 ~420,270 ~430,350 ~420,430 ~390,500 300,520', CENTER_X);
  const bands = join(poly(100, 250, 500, 250, 500, 306, 100, 306), poly(100, 372, 500, 372, 500, 428, 100, 428));
  return [
    paint(INK, symmetricShape('300,180 ~392,190 ~434,262 ~446,350 ~434,438 ~400,516 300,536', CENTER_X)),
    paint(HULL_TONES.base, hull),
    paint(HULL_TONES.white, clip(bands, hull)),
    paint(HULL_TONES.shade, clip(poly(352, 180, 460, 180, 460, 540, 330, 540, 372, 400, 374, 300), hull)),
    paint(HULL_TONES.gray, clip(clip(bands, hull), poly(371, 180, 460, 180, 460, 540, 366, 540))),
    paint(HULL_TONES.light, shape('232,214 ~196,250 ~184,330 ~188,420 ~204,340 ~214,260 ~246,220')),
    paint(INK, mirrorPair(join(disc(214, 278, 6), disc(204, 400, 6), disc(222, 470, 6), disc(252, 222, 6)), CENTER_X)),
    // Cage and lamp on top.
    paint(INK, symmetricShape('300,46 ~322,52 330,76 356,176 336,188 300,190', CENTER_X)),
    paint('#17303c', symmetricShape('300,84 318,84 334,170 300,176', CENTER_X)),
    paint(SIGNAL_COLORS.pale, symmetricShape('300,92 314,96 322,150 300,160', CENTER_X)),
    paint('#ffffff', symmetricShape('300,104 307,108 310,140 300,146', CENTER_X)),
    paint(
      INK,
      mirrorPair(join(brushStroke('300,80 300,180', 6, 'none'), brushStroke('276,120 324,120', 7, 'none')), CENTER_X),
    ),
    paint(HULL_TONES.base, symmetricShape('300,54 ~314,58 320,76 300,80', CENTER_X)),
    // Eye.
    paint(INK, disc(CENTER_X, 300, 88)),
    paint('#9fadb5', ring(CENTER_X, 300, 80, 62)),
    paint('#47545e', clip(ring(CENTER_X, 300, 80, 62), poly(320, 330, 400, 220, 400, 400, 230, 400))),
    paint('#0d2a36', disc(CENTER_X, 300, 61)),
    paint('#17a5a0', disc(CENTER_X, 300, 42)),
    paint('#7ff0d6', disc(CENTER_X, 300, 29)),
    paint(INK, disc(CENTER_X, 300, 13)),
    paint('#ffffff', join(disc(284, 282, 9), disc(314, 316, 4))),
    paint(INK, shape('204,256 ~250,210 300,222 ~350,210 396,256 ~350,238 300,248 ~250,238')),
    paint(HULL_TONES.base, shape('222,240 ~256,216 300,231 ~344,216 378,240 ~346,229 300,239 ~254,229')),
    // Nozzle for the silt jet.
    paint(INK, symmetricShape('300,396 342,402 354,446 300,456', CENTER_X)),
    paint('#6c7a84', symmetricShape('300,406 334,411 343,438 300,445', CENTER_X)),
    paint(INK, symmetricShape('300,418 320,421 324,432 300,435', CENTER_X)),
  ];
}

function drawSwell() {
  return [
    paint(INK, waves(476, 38, 132, 36)),
    paint('#2b93a6', waves(484, 38, 132, 36)),
    paint(
      PAPER,
      brushStrokes(7, [
        '~40,486 ~96,514 150,496',
        '~190,500 ~236,516 284,494',
        '~330,500 ~372,514 420,496',
        '~460,500 ~506,514 560,494',
      ]),
    ),
    paint(SEA_COLORS.dark, waves(522, 30, 108, -10)),
    paint(
      '#2b93a6',
      brushStrokes(6, ['~60,548 ~100,560 150,548', '~260,550 ~310,562 360,550', '~440,548 ~490,560 540,548']),
    ),
  ];
}

export const drawPortrait = () => [drawHarbor(), drawArms(), drawBuoy(), drawSwell()];
