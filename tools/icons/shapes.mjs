/**
 * The icons between words, drawn by hand: each a list of contours, a contour a list of points `[x, y]` or `[x, y, 'c']` for
 * the control point of a quadratic curve. Units are thousandths of the size, y upwards from the baseline; 690 is the height
 * of a capital. Contours that run the other way round are holes.
 */

const CAP = 690;
const MIDDLE = CAP / 2;

const turned = (contour) => [...contour].reverse();
const moved = (contour, dx, dy) => contour.map(([x, y, c]) => (c ? [x + dx, y + dy, c] : [x + dx, y + dy]));

/** A round, as eight curves. */
function round(cx, cy, rx, ry = rx) {
  const out = [];
  const bulge = 1 / Math.cos(Math.PI / 8);
  for (let i = 0; i < 8; i += 1) {
    const at = (-i * Math.PI) / 4;
    const next = at - Math.PI / 8;
    out.push([cx + rx * Math.cos(at), cy + ry * Math.sin(at)]);
    out.push([cx + rx * bulge * Math.cos(next), cy + ry * bulge * Math.sin(next), 'c']);
  }
  return out;
}

/** A bar with rounded corners. */
const bar = (x, y, width, height, r) => [
  [x, y + r],
  [x, y + height - r],
  [x, y + height, 'c'],
  [x + r, y + height],
  [x + width - r, y + height],
  [x + width, y + height, 'c'],
  [x + width, y + height - r],
  [x + width, y + r],
  [x + width, y, 'c'],
  [x + width - r, y],
  [x + r, y],
  [x, y, 'c'],
];

const star = (points, outer, inner, cx, cy) =>
  Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const at = Math.PI / 2 - (i * Math.PI) / points;
    return [cx + radius * Math.cos(at), cy + radius * Math.sin(at)];
  });

/** Four points drawn in by curves. */
const sparkle = (cx, cy, r) => [
  [cx, cy + r],
  [cx + r * 0.12, cy + r * 0.12, 'c'],
  [cx + r, cy],
  [cx + r * 0.12, cy - r * 0.12, 'c'],
  [cx, cy - r],
  [cx - r * 0.12, cy - r * 0.12, 'c'],
  [cx - r, cy],
  [cx - r * 0.12, cy + r * 0.12, 'c'],
];

const chevron = (x, width, thick) => [
  [x, 60],
  [x + width - thick, MIDDLE],
  [x, CAP - 60],
  [x + thick, CAP - 60],
  [x + width, MIDDLE],
  [x + thick, 60],
];
const rank = (y, height, thick) => [
  [20, y],
  [20, y + thick],
  [300, y + height],
  [580, y + thick],
  [580, y],
  [300, y + height - thick],
];

export const ICONS = [
  {
    // Four fingers, the thumb across, the wrist.
    name: 'fist',
    advance: 700,
    contours: [
      ...[0, 1, 2, 3].map((i) =>
        bar(40 + i * 157, 300 + (i === 0 || i === 3 ? -10 : 0), 136, 390 - (i === 3 ? 40 : i === 0 ? 20 : 0), 60),
      ),
      bar(40, 160, 470, 112, 56),
      bar(150, 0, 420, 132, 30),
      bar(538, 160, 109, 112, 40),
    ],
  },
  {
    name: 'target',
    advance: 750,
    contours: [
      round(375, MIDDLE, 265),
      turned(round(375, MIDDLE, 180)),
      round(375, MIDDLE, 75),
      bar(335, 520, 80, 190, 20),
      bar(335, -20, 80, 190, 20),
      bar(10, 305, 190, 80, 20),
      bar(550, 305, 190, 80, 20),
    ],
  },
  {
    name: 'eye',
    advance: 780,
    contours: [
      [
        [20, MIDDLE],
        [200, 640, 'c'],
        [390, 640],
        [580, 640, 'c'],
        [760, MIDDLE],
        [580, 50, 'c'],
        [390, 50],
        [200, 50, 'c'],
      ],
      turned(round(390, MIDDLE, 205)),
      round(390, MIDDLE, 125),
    ],
  },
  { name: 'sparkle', advance: 720, contours: [sparkle(300, 300, 320), sparkle(590, 570, 130)] },
  {
    name: 'cross',
    advance: 690,
    contours: [
      [
        [235, 20],
        [235, 235],
        [20, 235],
        [20, 455],
        [235, 455],
        [235, 670],
        [455, 670],
        [455, 455],
        [670, 455],
        [670, 235],
        [455, 235],
        [455, 20],
      ],
    ],
  },
  {
    name: 'heart',
    advance: 740,
    contours: [
      [
        [370, 0],
        [20, 290, 'c'],
        [20, 480],
        [20, 690, 'c'],
        [195, 690],
        [320, 690, 'c'],
        [370, 560],
        [420, 690, 'c'],
        [545, 690],
        [720, 690, 'c'],
        [720, 480],
        [720, 290, 'c'],
      ],
    ],
  },
  {
    name: 'lightning',
    advance: 560,
    contours: [
      [
        [330, 710],
        [60, 300],
        [250, 300],
        [170, -20],
        [500, 420],
        [300, 420],
        [440, 710],
      ],
    ],
  },
  { name: 'chevrons', advance: 700, contours: [chevron(20, 330, 150), chevron(340, 330, 150)] },
  { name: 'burst', advance: 740, contours: [star(8, 370, 225, 370, MIDDLE)] },
  { name: 'stripes', advance: 600, contours: [rank(40, 290, 130), moved(rank(40, 290, 130), 0, 300)] },
];
