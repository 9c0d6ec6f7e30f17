import { INK, PAPER } from '../../kit/colours.mjs';
import { clip } from '../../kit/flat.mjs';
import { strokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, rect, shape, twin } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, skyline } from '../../kit/scene.mjs';
import { faceFront, SKIN } from '../../parts/face.mjs';
import { solid } from '../../parts/solid.mjs';

const X = 310;
const COAT = { base: '#4d5564', light: '#8b95a8', shade: '#2a303d' };
const RED = { base: '#c8352c', light: '#ff7b62', shade: '#7d1a1c' };

const rain = () => [
  paint('#9fb2bd', FRAME),
  paint('#b9c8cf', rect(0, 0, 600, 200)),
  paint('#73868f', skyline(52, 430, 30, 190)),
  paint('#566871', skyline(6, 510, 10, 90)),
  paint(
    PAPER,
    strokes(
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

/** The same man twice more, far off. */
const others = () =>
  [
    [82, 330, 0.42],
    [536, 318, 0.46],
  ].map(([x, y, s]) =>
    place(
      [
        paint('#3d4a52', twin('0,0 70,10 110,70 124,300 0,300')),
        paint('#3d4a52', disc(0, -60, 56)),
        paint('#3d4a52', twin('0,-130 50,-120 62,-72 104,-62 0,-54')),
        paint(
          '#8f2a26',
          shape('-190,-120 ~-120,-260 ~0,-290 ~120,-260 190,-120 120,-146 60,-120 0,-146 -60,-120 -120,-146'),
        ),
      ],
      { x, y, s },
    ),
  );

const umbrella = () => {
  const dome = shape(
    '56,176 ~120,40 ~310,-20 ~500,40 564,176 ~500,150 436,178 ~372,150 310,178 ~248,150 184,178 ~120,150',
  );
  return [
    paint(INK, rect(304, 30, 12, 160)),
    solid(dome, RED, { rim: 0.06 }),
    paint(
      RED.shade,
      clip(
        join(poly(310, -20, 322, -20, 436, 178, 430, 180), poly(310, -20, 300, -20, 184, 178, 190, 180)),
        rect(40, -30, 540, 212),
      ),
    ),
    paint(INK, rect(303, -34, 14, 26)),
  ];
};

const body = () => [
  solid(twin(`${X},336 372,346 448,384 478,450 490,580 ${X},580`, X), COAT, { rim: 0.08 }),
  paint(INK, twin(`${X},344 356,352 340,440 ${X},500`, X)),
  paint(PAPER, twin(`${X},352 344,358 330,420 ${X},460`, X)),
  paint(RED.base, poly(X - 14, 362, X + 14, 362, X + 7, 380, X + 18, 450, X, 470, X - 18, 450, X - 7, 380)),
];

const head = () => [
  place(faceFront(SKIN.fair, { jaw: 'soft', mouth: 'firm', eyes: false }), { x: X, y: 256, s: 0.92 }),
  // Round dark glasses and a bowler.
  paint(INK, join(disc(281, 244, 27), disc(341, 244, 27), rect(296, 236, 30, 8))),
  paint('#6a7d88', join(ellipse(273, 235, 9, 6), ellipse(333, 235, 9, 6))),
  solid(twin(`${X},142 ~364,152 382,196 384,214 ${X},210`, X), COAT),
  solid(shape(`222,208 ~${X},222 398,208 ~388,232 ~${X},240 ~232,232`), COAT, { rim: 0 }),
  paint('#8f2a26', rect(238, 200, 144, 10)),
];

export const draw = () => [rain(), others(), umbrella(), body(), head()];
