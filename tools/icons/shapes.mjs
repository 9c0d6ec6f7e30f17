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
  for (let index = 0; index < 8; index += 1) {
    const at = (-index * Math.PI) / 4;
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
  Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const at = Math.PI / 2 - (index * Math.PI) / points;
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

/** A bar from one point to another. */
function stroke(x1, y1, x2, y2, thick) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / length) * (thick / 2), ((x1 - x2) / length) * (thick / 2)];
  return [
    [x1 - dx, y1 - dy],
    [x2 - dx, y2 - dy],
    [x2 + dx, y2 + dy],
    [x1 + dx, y1 + dy],
  ];
}

/** An arrow to the right: a shaft of one thickness and a head. */
const arrow = (x, width, thick, head) => [
  [x, MIDDLE + thick / 2],
  [x + width - head, MIDDLE + thick / 2],
  [x + width - head, CAP - 70],
  [x + width, MIDDLE],
  [x + width - head, 70],
  [x + width - head, MIDDLE - thick / 2],
  [x, MIDDLE - thick / 2],
];

/** The same upwards or, with `down`, downwards. */
const upward = (cx, width, shaft, down = false) => {
  const flip = (y) => (down ? CAP - y : y);
  const points = [
    [cx, flip(CAP)],
    [cx + width / 2, flip(330)],
    [cx + shaft / 2, flip(330)],
    [cx + shaft / 2, flip(0)],
    [cx - shaft / 2, flip(0)],
    [cx - shaft / 2, flip(330)],
    [cx - width / 2, flip(330)],
  ];
  return down ? turned(points) : points;
};

const HEART = [
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
];

const LIGHTNING = [
  [330, 710],
  [60, 300],
  [250, 300],
  [170, -20],
  [500, 420],
  [300, 420],
  [440, 710],
];

export const ICONS = [
  {
    // Four fingers, the thumb across, the wrist.
    name: 'fist',
    advance: 700,
    contours: [
      ...[0, 1, 2, 3].map((index) =>
        bar(
          40 + index * 157,
          300 + (index === 0 || index === 3 ? -10 : 0),
          136,
          390 - (index === 3 ? 40 : index === 0 ? 20 : 0),
          60,
        ),
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
  { name: 'heart', advance: 740, contours: [HEART] },
  { name: 'lightning', advance: 560, contours: [LIGHTNING] },
  { name: 'chevrons', advance: 700, contours: [chevron(20, 330, 150), chevron(340, 330, 150)] },
  { name: 'burst', advance: 740, contours: [star(8, 370, 225, 370, MIDDLE)] },
  { name: 'stripes', advance: 600, contours: [rank(40, 290, 130), moved(rank(40, 290, 130), 0, 300)] },
  // Reaches of attacks, then their Effects.
  {
    // Two that touch.
    name: 'contact',
    advance: 760,
    contours: [
      [
        [20, 660],
        [370, MIDDLE],
        [20, 30],
      ],
      [
        [740, 660],
        [740, 30],
        [390, MIDDLE],
      ],
    ],
  },
  {
    name: 'ball',
    advance: 820,
    contours: [
      round(590, MIDDLE, 210),
      bar(20, 300, 310, 90, 30),
      bar(150, 480, 230, 90, 30),
      bar(150, 120, 230, 90, 30),
    ],
  },
  { name: 'beam', advance: 860, contours: [arrow(20, 820, 190, 300)] },
  {
    name: 'waves',
    advance: 720,
    contours: [round(360, MIDDLE, 345), turned(round(360, MIDDLE, 245)), round(360, MIDDLE, 125)],
  },
  {
    name: 'cone',
    advance: 740,
    contours: [
      [
        [20, 385],
        [610, 690],
        [690, 530],
      ],
      [
        [20, MIDDLE + 30],
        [720, MIDDLE + 90],
        [720, MIDDLE - 90],
        [20, MIDDLE - 30],
      ],
      [
        [20, 305],
        [690, 160],
        [610, 0],
      ],
    ],
  },
  {
    name: 'claws',
    advance: 700,
    contours: [
      [
        [130, 690],
        [260, 690],
        [120, 60],
        [20, 0],
      ],
      [
        [350, 690],
        [480, 690],
        [340, 60],
        [220, 0],
      ],
      [
        [570, 690],
        [690, 690],
        [560, 60],
        [440, 0],
      ],
    ],
  },
  { name: 'stars', advance: 800, contours: [star(5, 300, 125, 300, 300), star(5, 190, 80, 620, 530)] },
  {
    name: 'drop',
    advance: 560,
    contours: [
      [
        [280, 700],
        [540, 380, 'c'],
        [540, 230],
        [540, -10, 'c'],
        [280, -10],
        [20, -10, 'c'],
        [20, 230],
        [20, 380, 'c'],
      ],
    ],
  },
  {
    name: 'crown',
    advance: 800,
    contours: [
      [
        [20, 610],
        [230, 380],
        [400, 690],
        [570, 380],
        [780, 610],
        [700, 170],
        [100, 170],
      ],
      bar(100, 0, 600, 110, 20),
    ],
  },
  { name: 'push', advance: 820, contours: [bar(20, 20, 120, 650, 20), arrow(210, 590, 170, 310)] },
  {
    // A closed eye with its lashes.
    name: 'blind',
    advance: 800,
    contours: [
      [
        [20, 530],
        [400, 330, 'c'],
        [780, 530],
        [740, 130, 'c'],
        [400, 130],
        [60, 130, 'c'],
      ],
      stroke(400, 160, 400, -20, 100),
      stroke(190, 200, 90, 40, 100),
      stroke(610, 200, 710, 40, 100),
    ],
  },
  { name: 'pause', advance: 600, contours: [bar(40, 0, 190, 690, 40), bar(370, 0, 190, 690, 40)] },
  {
    name: 'net',
    advance: 720,
    contours: [
      bar(150, 0, 105, 690, 20),
      bar(465, 0, 105, 690, 20),
      bar(20, 135, 680, 105, 20),
      bar(20, 450, 680, 105, 20),
    ],
  },
  { name: 'down', advance: 600, contours: [upward(300, 560, 230, true)] },
  {
    name: 'steps',
    advance: 700,
    contours: [bar(20, 0, 180, 690, 20), bar(260, 0, 180, 440, 20), bar(500, 0, 180, 210, 20)],
  },
  {
    name: 'discharge',
    advance: 860,
    contours: [
      LIGHTNING,
      [
        [540, 260],
        [840, 260],
        [690, -10],
      ],
    ],
  },
  {
    name: 'broken',
    advance: 740,
    contours: [
      HEART,
      [
        [340, 520],
        [260, 410],
        [420, 330],
        [300, 60],
        [380, 60],
        [530, 370],
        [370, 455],
        [400, 520],
      ],
    ],
  },
  {
    name: 'hourglass',
    advance: 600,
    contours: [
      bar(20, 600, 560, 90, 20),
      bar(20, 0, 560, 90, 20),
      [
        [80, 570],
        [520, 570],
        [300, 320],
      ],
      [
        [300, 370],
        [520, 120],
        [80, 120],
      ],
    ],
  },
  {
    name: 'ban',
    advance: 720,
    contours: [round(360, MIDDLE, 345), turned(round(360, MIDDLE, 240)), stroke(150, 555, 570, 135, 115)],
  },
  { name: 'up', advance: 600, contours: [upward(300, 560, 230)] },
  {
    name: 'shield',
    advance: 640,
    contours: [
      [
        [20, 690],
        [620, 690],
        [620, 330],
        [620, 120, 'c'],
        [320, -10],
        [20, 120, 'c'],
        [20, 330],
      ],
    ],
  },
];
