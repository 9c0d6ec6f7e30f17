import { INK, PAPER } from '../../kit/colors.mjs';
import { clip } from '../../kit/flat.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, rect, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, skyline } from '../../kit/scene.mjs';
import { drawFrontFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawSolid } from '../../parts/solid.mjs';

const CENTER_X = 310;
const COAT_TONES = { base: '#4d5564', light: '#8b95a8', shade: '#2a303d' };
const RED_TONES = { base: '#c8352c', light: '#ff7b62', shade: '#7d1a1c' };

const drawRain = () => [
  paint('#9fb2bd', FRAME),
  paint('#b9c8cf', rect(0, 0, 600, 200)),
  paint('#73868f', skyline(52, 430, 30, 190)),
  paint('#566871', skyline(6, 510, 10, 90)),
  paint(
    PAPER,
    brushStrokes(
      4,
      [
        [40, 40],
        [110, 150],
        [30, 260],
        [150, 330],
        [560, 60],
        [500, 180],
        [580, 300],
        [470, 380],
        [90, 440],
        [540, 460],
      ].map(([x, y]) => `${x},${y} ${x - 22},${y + 70}`),
      'none',
    ),
  ),
];

/** The same man twice more, far away. */
const drawDoubles = () =>
  [
    [82, 330, 0.42],
    [536, 318, 0.46],
  ].map(([x, y, scale]) =>
    place(
      [
        paint('#3d4a52', symmetricShape('0,0 70,10 110,70 124,300 0,300')),
        paint('#3d4a52', disc(0, -60, 56)),
        paint('#3d4a52', symmetricShape('0,-130 50,-120 62,-72 104,-62 0,-54')),
        paint(
          '#8f2a26',
          shape('-190,-120 ~-120,-260 ~0,-290 ~120,-260 190,-120 120,-146 60,-120 0,-146 -60,-120 -120,-146'),
        ),
      ],
      { x, y, scale },
    ),
  );

const drawUmbrella = () => {
  const dome = shape(
    '56,176 ~120,40 ~310,-20 ~500,40 564,176 ~500,150 436,178 ~372,150 310,178 ~248,150 184,178 ~120,150',
  );
  return [
    paint(INK, rect(304, 30, 12, 160)),
    drawSolid(dome, RED_TONES, { rim: 0.06 }),
    paint(
      RED_TONES.shade,
      clip(
        join(poly(310, -20, 322, -20, 436, 178, 430, 180), poly(310, -20, 300, -20, 184, 178, 190, 180)),
        rect(40, -30, 540, 212),
      ),
    ),
    paint(INK, rect(303, -34, 14, 26)),
  ];
};

const drawBody = () => [
  drawSolid(symmetricShape(`${CENTER_X},336 372,346 448,384 478,450 490,580 ${CENTER_X},580`, CENTER_X), COAT_TONES, {
    rim: 0.08,
  }),
  paint(INK, symmetricShape(`${CENTER_X},344 356,352 340,440 ${CENTER_X},500`, CENTER_X)),
  paint(PAPER, symmetricShape(`${CENTER_X},352 344,358 330,420 ${CENTER_X},460`, CENTER_X)),
  paint(
    RED_TONES.base,
    poly(
      CENTER_X - 14,
      362,
      CENTER_X + 14,
      362,
      CENTER_X + 7,
      380,
      CENTER_X + 18,
      450,
      CENTER_X,
      470,
      CENTER_X - 18,
      450,
      CENTER_X - 7,
      380,
    ),
  ),
];

const drawHead = () => [
  place(drawFrontFace(SKIN_TONES.fair, { jaw: 'soft', mouth: 'firm', eyes: false }), {
    x: CENTER_X,
    y: 256,
    scale: 0.92,
  }),
  // Round dark glasses and a bowler.
  paint(INK, join(disc(281, 244, 27), disc(341, 244, 27), rect(296, 236, 30, 8))),
  paint('#6a7d88', join(ellipse(273, 235, 9, 6), ellipse(333, 235, 9, 6))),
  drawSolid(symmetricShape(`${CENTER_X},142 ~364,152 382,196 384,214 ${CENTER_X},210`, CENTER_X), COAT_TONES),
  drawSolid(shape(`222,208 ~${CENTER_X},222 398,208 ~388,232 ~${CENTER_X},240 ~232,232`), COAT_TONES, { rim: 0 }),
  paint('#8f2a26', rect(238, 200, 144, 10)),
];

export const drawPortrait = () => [drawRain(), drawDoubles(), drawUmbrella(), drawBody(), drawHead()];
