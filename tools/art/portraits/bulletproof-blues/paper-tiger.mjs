import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { join, mirrorPair, poly, rect } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays } from '../../kit/scene.mjs';

const ORANGE_TONES = { base: '#f08a24', shade: '#b4561a', dark: '#7a3614', light: '#ffb95e' };
const WHITE_TONES = { base: '#f7f0e1', shade: '#cbbf9f' };

/** Wanted posters on a wall. */
const drawWall = () => [
  paint('#7d3f58', FRAME),
  paint(
    '#8f4f68',
    join(
      ...Array.from({ length: 24 }, (_element, index) =>
        rect((index % 4) * 160 - (Math.floor(index / 4) % 2) * 80 + 4, Math.floor(index / 4) * 96 + 4, 150, 86),
      ),
    ),
  ),
  ...[
    [78, 110, -8],
    [520, 96, 7],
    [66, 330, 5],
    [540, 320, -6],
  ].map(([x, y, rotation]) =>
    place(
      [
        paint(INK, rect(-56, -72, 112, 144)),
        paint('#e9dcb0', rect(-50, -66, 100, 132)),
        paint('#7d3f58', rect(-38, -56, 76, 16)),
        paint(ORANGE_TONES.base, poly(-28, -30, 0, -18, 28, -30, 22, 14, 0, 32, -22, 14)),
        paint(INK, join(poly(-16, -8, -4, -2, -14, 2), poly(16, -8, 4, -2, 14, 2))),
        paint('#7a6f52', join(rect(-38, 42, 76, 5), rect(-30, 52, 60, 5))),
      ],
      { x, y, rotation },
    ),
  ),
];

const drawBody = () => [
  paint(INK, poly(300, 310, 150, 372, 60, 470, 30, 600, 570, 600, 540, 470, 450, 372)),
  paint(ORANGE_TONES.base, poly(296, 330, 158, 388, 82, 472, 300, 600)),
  paint(ORANGE_TONES.light, poly(158, 388, 82, 472, 190, 460)),
  paint(ORANGE_TONES.shade, poly(304, 330, 442, 388, 518, 472, 300, 600)),
  paint(ORANGE_TONES.dark, poly(442, 388, 518, 472, 410, 460)),
  paint(ORANGE_TONES.shade, poly(82, 472, 300, 600, 50, 600)),
  paint(ORANGE_TONES.dark, poly(518, 472, 300, 600, 550, 600)),
  paint(WHITE_TONES.base, poly(300, 352, 232, 420, 300, 560)),
  paint(WHITE_TONES.shade, poly(300, 352, 368, 420, 300, 560)),
  paint(
    INK,
    mirrorPair(
      join(poly(350, 400, 430, 404, 366, 420), poly(352, 456, 470, 452, 366, 476), poly(340, 512, 500, 512, 350, 530)),
      300,
    ),
  ),
  paint(INK, brushStrokes(4, ['300,330 300,600', '232,420 300,352', '368,420 300,352'], 'none')),
];

const drawHead = () => [
  paint(
    INK,
    poly(
      300,
      108,
      236,
      92,
      170,
      16,
      138,
      140,
      122,
      214,
      168,
      274,
      232,
      330,
      300,
      382,
      368,
      330,
      432,
      274,
      478,
      214,
      462,
      140,
      430,
      16,
      364,
      92,
    ),
  ),
  // Ears.
  paint(ORANGE_TONES.base, poly(226, 104, 178, 42, 154, 140)),
  paint('#e6a0a8', poly(210, 106, 182, 70, 166, 132)),
  paint(ORANGE_TONES.shade, poly(374, 104, 422, 42, 446, 140)),
  paint('#b0626e', poly(390, 106, 418, 70, 434, 132)),
  // Brow and cheeks, folded along the middle.
  paint(ORANGE_TONES.light, poly(300, 122, 232, 106, 160, 146, 250, 190)),
  paint(ORANGE_TONES.base, poly(300, 122, 368, 106, 440, 146, 350, 190)),
  paint(ORANGE_TONES.base, poly(160, 146, 250, 190, 240, 262, 138, 212)),
  paint(ORANGE_TONES.shade, poly(440, 146, 350, 190, 360, 262, 462, 212)),
  paint(WHITE_TONES.base, poly(138, 212, 240, 262, 236, 314, 176, 266)),
  paint(WHITE_TONES.shade, poly(462, 212, 360, 262, 364, 314, 424, 266)),
  paint(ORANGE_TONES.base, poly(300, 122, 250, 190, 264, 258, 300, 270)),
  paint(ORANGE_TONES.shade, poly(300, 122, 350, 190, 336, 258, 300, 270)),
  // Muzzle.
  paint(WHITE_TONES.base, poly(264, 258, 240, 262, 236, 314, 300, 366, 300, 270)),
  paint(WHITE_TONES.shade, poly(336, 258, 360, 262, 364, 314, 300, 366, 300, 270)),
  paint(INK, poly(270, 252, 330, 252, 300, 288)),
  paint('#e6a0a8', poly(280, 257, 306, 257, 298, 276)),
  paint(INK, poly(300, 284, 304, 306, 344, 322, 340, 334, 300, 322, 260, 334, 256, 322, 296, 306)),
  paint(PAPER, join(poly(268, 330, 282, 326, 276, 350), poly(332, 330, 318, 326, 324, 350))),
  // Eyes.
  paint(INK, mirrorPair(poly(318, 208, 396, 176, 388, 214, 344, 232), 300)),
  paint('#c6f06a', mirrorPair(poly(334, 210, 384, 190, 378, 210, 346, 222), 300)),
  paint(INK, mirrorPair(poly(356, 198, 366, 194, 362, 218, 356, 216), 300)),
  // Stripes.
  paint(
    INK,
    join(
      poly(292, 118, 308, 118, 300, 176),
      mirrorPair(poly(320, 128, 346, 122, 322, 166), 300),
      mirrorPair(poly(372, 118, 398, 126, 352, 160), 300),
      mirrorPair(poly(456, 190, 468, 214, 392, 232), 300),
      mirrorPair(poly(440, 236, 446, 254, 384, 258), 300),
    ),
  ),
  paint(
    INK,
    brushStrokes(
      3,
      [
        '232,106 250,190',
        '368,106 350,190',
        '250,190 240,262',
        '350,190 360,262',
        '160,146 250,190',
        '440,146 350,190',
      ],
      'none',
    ),
  ),
  paint(
    '#ffffff',
    brushStrokes(
      4,
      [
        '~230,296 ~180,292 130,306',
        '~232,306 ~186,314 144,334',
        '~370,296 ~420,292 470,306',
        '~368,306 ~414,314 456,334',
      ],
      'end',
    ),
  ),
];

/** A claw of five folded points. */
const drawClaw = (isRightClaw) =>
  place(
    [
      paint(
        INK,
        poly(
          -60,
          150,
          -70,
          20,
          -96,
          -40,
          -60,
          -14,
          -52,
          -84,
          -26,
          -22,
          0,
          -104,
          22,
          -22,
          54,
          -84,
          58,
          -12,
          92,
          -34,
          66,
          24,
          56,
          150,
        ),
      ),
      paint(ORANGE_TONES.base, poly(-46, 150, -56, 20, -68, -12, -44, 2, -44, -44, -24, 0, 0, -60, 0, 150)),
      paint(ORANGE_TONES.shade, poly(44, 150, 52, 20, 66, -10, 46, 2, 44, -44, 20, 0, 0, -60, 0, 150)),
      paint(
        PAPER,
        join(
          poly(-84, -26, -68, -12, -64, -4),
          poly(-50, -70, -46, -36, -38, -36),
          poly(0, -90, -6, -50, 6, -50),
          poly(52, -70, 40, -36, 48, -36),
          poly(80, -22, 62, -2, 66, -12),
        ),
      ),
      paint(INK, brushStrokes(4, ['-46,60 46,60', '-50,90 50,90'], 'none')),
    ],
    { x: isRightClaw ? 506 : 94, y: 450, scale: 0.92, rotation: isRightClaw ? 12 : -12, flip: isRightClaw },
  );

export const drawPortrait = () => [
  drawWall(),
  paint('#5a2a40', rays(300, 220, 14, 0.4, 0.1), 0.4),
  drawBody(),
  drawHead(),
  drawClaw(false),
  drawClaw(true),
];
