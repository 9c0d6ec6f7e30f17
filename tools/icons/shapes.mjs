/**
 * Defines the icons between words: each is a list of contours, and a contour is a list of points `[x, y]`, or `[x, y, 'c']` for the
 * control point of a quadratic curve. Units are thousandths of the font size, y upwards from the baseline; 690 is the height of a
 * capital letter. Contours in the opposite direction are holes.
 */

const CAP_HEIGHT = 690;
const MIDDLE_HEIGHT = CAP_HEIGHT / 2;

const reverseContour = (contour) => [...contour].reverse();
const moveContour = (contour, offsetX, offsetY) =>
  contour.map(([x, y, control]) => (control ? [x + offsetX, y + offsetY, control] : [x + offsetX, y + offsetY]));

/** Creates an ellipse of eight curves. */
function createEllipse(centerX, centerY, radiusX, radiusY = radiusX) {
  const points = [];
  const bulge = 1 / Math.cos(Math.PI / 8);
  for (let index = 0; index < 8; index += 1) {
    const angle = (-index * Math.PI) / 4;
    const controlAngle = angle - Math.PI / 8;
    points.push([centerX + radiusX * Math.cos(angle), centerY + radiusY * Math.sin(angle)]);
    points.push([
      centerX + radiusX * bulge * Math.cos(controlAngle),
      centerY + radiusY * bulge * Math.sin(controlAngle),
      'c',
    ]);
  }
  return points;
}

/** Creates a bar with rounded corners. */
const createBar = (x, y, width, height, cornerRadius) => [
  [x, y + cornerRadius],
  [x, y + height - cornerRadius],
  [x, y + height, 'c'],
  [x + cornerRadius, y + height],
  [x + width - cornerRadius, y + height],
  [x + width, y + height, 'c'],
  [x + width, y + height - cornerRadius],
  [x + width, y + cornerRadius],
  [x + width, y, 'c'],
  [x + width - cornerRadius, y],
  [x + cornerRadius, y],
  [x, y, 'c'],
];

const createStar = (pointCount, outerRadius, innerRadius, centerX, centerY) =>
  Array.from({ length: pointCount * 2 }, (_point, index) => {
    const radius = index % 2 === 0 ? outerRadius : innerRadius;
    const angle = Math.PI / 2 - (index * Math.PI) / pointCount;
    return [centerX + radius * Math.cos(angle), centerY + radius * Math.sin(angle)];
  });

/** Creates a star of four points with concave curves. */
const createSparkle = (centerX, centerY, size) => [
  [centerX, centerY + size],
  [centerX + size * 0.12, centerY + size * 0.12, 'c'],
  [centerX + size, centerY],
  [centerX + size * 0.12, centerY - size * 0.12, 'c'],
  [centerX, centerY - size],
  [centerX - size * 0.12, centerY - size * 0.12, 'c'],
  [centerX - size, centerY],
  [centerX - size * 0.12, centerY + size * 0.12, 'c'],
];

/** Creates a chevron that points to the right. */
const createChevron = (x, width, thickness) => [
  [x, 60],
  [x + width - thickness, MIDDLE_HEIGHT],
  [x, CAP_HEIGHT - 60],
  [x + thickness, CAP_HEIGHT - 60],
  [x + width, MIDDLE_HEIGHT],
  [x + thickness, 60],
];
/** Creates a chevron that points up, like a badge of rank. */
const createRank = (y, height, thickness) => [
  [20, y],
  [20, y + thickness],
  [300, y + height],
  [580, y + thickness],
  [580, y],
  [300, y + height - thickness],
];

/** Creates a straight bar from one point to another. */
function createStroke(startX, startY, endX, endY, thickness) {
  const length = Math.hypot(endX - startX, endY - startY);
  const [offsetX, offsetY] = [
    ((endY - startY) / length) * (thickness / 2),
    ((startX - endX) / length) * (thickness / 2),
  ];
  return [
    [startX - offsetX, startY - offsetY],
    [endX - offsetX, endY - offsetY],
    [endX + offsetX, endY + offsetY],
    [startX + offsetX, startY + offsetY],
  ];
}

/** Creates an arrow to the right: a shaft and a head. */
const createArrow = (x, width, thickness, headLength) => [
  [x, MIDDLE_HEIGHT + thickness / 2],
  [x + width - headLength, MIDDLE_HEIGHT + thickness / 2],
  [x + width - headLength, CAP_HEIGHT - 70],
  [x + width, MIDDLE_HEIGHT],
  [x + width - headLength, 70],
  [x + width - headLength, MIDDLE_HEIGHT - thickness / 2],
  [x, MIDDLE_HEIGHT - thickness / 2],
];

/** Creates an arrow upwards or, with `isDown`, downwards. */
const createUpwardArrow = (centerX, width, shaftWidth, isDown = false) => {
  const flipVertically = (y) => (isDown ? CAP_HEIGHT - y : y);
  const points = [
    [centerX, flipVertically(CAP_HEIGHT)],
    [centerX + width / 2, flipVertically(330)],
    [centerX + shaftWidth / 2, flipVertically(330)],
    [centerX + shaftWidth / 2, flipVertically(0)],
    [centerX - shaftWidth / 2, flipVertically(0)],
    [centerX - shaftWidth / 2, flipVertically(330)],
    [centerX - width / 2, flipVertically(330)],
  ];
  return isDown ? reverseContour(points) : points;
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
        createBar(
          40 + index * 157,
          300 + (index === 0 || index === 3 ? -10 : 0),
          136,
          390 - (index === 3 ? 40 : index === 0 ? 20 : 0),
          60,
        ),
      ),
      createBar(40, 160, 470, 112, 56),
      createBar(150, 0, 420, 132, 30),
      createBar(538, 160, 109, 112, 40),
    ],
  },
  {
    name: 'target',
    advance: 750,
    contours: [
      createEllipse(375, MIDDLE_HEIGHT, 265),
      reverseContour(createEllipse(375, MIDDLE_HEIGHT, 180)),
      createEllipse(375, MIDDLE_HEIGHT, 75),
      createBar(335, 520, 80, 190, 20),
      createBar(335, -20, 80, 190, 20),
      createBar(10, 305, 190, 80, 20),
      createBar(550, 305, 190, 80, 20),
    ],
  },
  {
    name: 'eye',
    advance: 780,
    contours: [
      [
        [20, MIDDLE_HEIGHT],
        [200, 640, 'c'],
        [390, 640],
        [580, 640, 'c'],
        [760, MIDDLE_HEIGHT],
        [580, 50, 'c'],
        [390, 50],
        [200, 50, 'c'],
      ],
      reverseContour(createEllipse(390, MIDDLE_HEIGHT, 205)),
      createEllipse(390, MIDDLE_HEIGHT, 125),
    ],
  },
  { name: 'sparkle', advance: 720, contours: [createSparkle(300, 300, 320), createSparkle(590, 570, 130)] },
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
  { name: 'chevrons', advance: 700, contours: [createChevron(20, 330, 150), createChevron(340, 330, 150)] },
  { name: 'burst', advance: 740, contours: [createStar(8, 370, 225, 370, MIDDLE_HEIGHT)] },
  {
    name: 'stripes',
    advance: 600,
    contours: [createRank(40, 290, 130), moveContour(createRank(40, 290, 130), 0, 300)],
  },
  // The reaches of attacks, then their Effects.
  {
    // Two shapes that touch.
    name: 'contact',
    advance: 760,
    contours: [
      [
        [20, 660],
        [370, MIDDLE_HEIGHT],
        [20, 30],
      ],
      [
        [740, 660],
        [740, 30],
        [390, MIDDLE_HEIGHT],
      ],
    ],
  },
  {
    name: 'ball',
    advance: 820,
    contours: [
      createEllipse(590, MIDDLE_HEIGHT, 210),
      createBar(20, 300, 310, 90, 30),
      createBar(150, 480, 230, 90, 30),
      createBar(150, 120, 230, 90, 30),
    ],
  },
  { name: 'beam', advance: 860, contours: [createArrow(20, 820, 190, 300)] },
  {
    name: 'waves',
    advance: 720,
    contours: [
      createEllipse(360, MIDDLE_HEIGHT, 345),
      reverseContour(createEllipse(360, MIDDLE_HEIGHT, 245)),
      createEllipse(360, MIDDLE_HEIGHT, 125),
    ],
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
        [20, MIDDLE_HEIGHT + 30],
        [720, MIDDLE_HEIGHT + 90],
        [720, MIDDLE_HEIGHT - 90],
        [20, MIDDLE_HEIGHT - 30],
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
  { name: 'stars', advance: 800, contours: [createStar(5, 300, 125, 300, 300), createStar(5, 190, 80, 620, 530)] },
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
      createBar(100, 0, 600, 110, 20),
    ],
  },
  { name: 'push', advance: 820, contours: [createBar(20, 20, 120, 650, 20), createArrow(210, 590, 170, 310)] },
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
      createStroke(400, 160, 400, -20, 100),
      createStroke(190, 200, 90, 40, 100),
      createStroke(610, 200, 710, 40, 100),
    ],
  },
  { name: 'pause', advance: 600, contours: [createBar(40, 0, 190, 690, 40), createBar(370, 0, 190, 690, 40)] },
  {
    name: 'net',
    advance: 720,
    contours: [
      createBar(150, 0, 105, 690, 20),
      createBar(465, 0, 105, 690, 20),
      createBar(20, 135, 680, 105, 20),
      createBar(20, 450, 680, 105, 20),
    ],
  },
  { name: 'down', advance: 600, contours: [createUpwardArrow(300, 560, 230, true)] },
  {
    name: 'steps',
    advance: 700,
    contours: [createBar(20, 0, 180, 690, 20), createBar(260, 0, 180, 440, 20), createBar(500, 0, 180, 210, 20)],
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
      createBar(20, 600, 560, 90, 20),
      createBar(20, 0, 560, 90, 20),
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
    contours: [
      createEllipse(360, MIDDLE_HEIGHT, 345),
      reverseContour(createEllipse(360, MIDDLE_HEIGHT, 240)),
      createStroke(150, 555, 570, 135, 115),
    ],
  },
  { name: 'up', advance: 600, contours: [createUpwardArrow(300, 560, 230)] },
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
