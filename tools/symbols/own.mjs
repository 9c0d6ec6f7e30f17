// The symbols drawn for Rollcall, in a square of 100 by 100: for Alignments, traits, numbers and effects.

/**
 * Draws a circle. `direction` 1 is clockwise, 0 is counterclockwise: a hole by the nonzero rule.
 * @type {(x: number, y: number, radius: number, direction?: 0 | 1) => string}
 */
const drawCircle = (x, y, radius, direction = 1) =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 ${direction} ${x + radius} ${y}A${radius} ${radius} 0 1 ${direction} ${x - radius} ${y}Z`;
/** @type {(x: number, y: number, boxWidth: number, boxHeight: number) => string} */
const drawBox = (x, y, boxWidth, boxHeight) => `M${x} ${y}H${x + boxWidth}V${y + boxHeight}H${x}Z`;
/** @type {(...points: (number | string)[]) => string} */
const drawPolygon = (...pointNumbers) => `M${pointNumbers.join(' ')}Z`;
/** @type {(x: number, y: number, outerRadius: number, innerRadius: number) => string} */
const drawRing = (x, y, outerRadius, innerRadius) => drawCircle(x, y, outerRadius) + drawCircle(x, y, innerRadius, 0);
/** @type {(x: number, y: number, boxWidth: number, boxHeight: number, radius: number) => string} */
const drawRoundedBox = (x, y, boxWidth, boxHeight, radius) =>
  `M${x + radius} ${y}h${boxWidth - 2 * radius}q${radius} 0 ${radius} ${radius}v${boxHeight - 2 * radius}q0 ${radius}-${radius} ${radius}h${2 * radius - boxWidth}q-${radius} 0-${radius}-${radius}v${2 * radius - boxHeight}q0-${radius} ${radius}-${radius}z`;

/**
 * Draws a star with alternating long and short points, the first one upwards.
 * @type {(x: number, y: number, outerRadius: number, innerRadius: number, tipCount: number, rotation?: number) => string}
 */
function drawStar(x, y, outerRadius, innerRadius, tipCount, rotation = 0) {
  const pointNumbers = Array.from({ length: tipCount * 2 }, (_point, index) => {
    const radius = index % 2 === 0 ? outerRadius : innerRadius;
    const angle = (Math.PI * index) / tipCount - Math.PI / 2 + rotation;
    return [(x + radius * Math.cos(angle)).toFixed(2), (y + radius * Math.sin(angle)).toFixed(2)];
  });
  return drawPolygon(...pointNumbers.flat());
}

const SHIELD = 'M50 2Q70 12 92 12V48Q92 82 50 98Q8 82 8 48V12Q30 12 50 2Z';
const BOLT = drawPolygon(58, 2, 18, 56, 44, 56, 36, 98, 82, 38, 54, 38, 68, 2);
const HEART =
  'M50 94C20 68 4 52 4 32C4 16 16 6 29 6C38 6 46 11 50 20C54 11 62 6 71 6C84 6 96 16 96 32C96 52 80 68 50 94Z';
const DROP = 'M50 2C60 26 84 44 84 66C84 85 69 98 50 98C31 98 16 85 16 66C16 44 40 26 50 2Z';

/**
 * The symbols. `solid`: parts may overlap, and holes run counterclockwise (nonzero rule). Otherwise overlapping parts are holes
 * (even-odd).
 * @type {readonly { id: string, name: string, group: 'alignments' | 'play', tags: string, solid?: boolean, d: string }[]}
 */
export const OWN = [
  {
    id: 'hero',
    name: 'Hero',
    group: 'alignments',
    tags: 'good star rising alignment',
    d: drawRing(50, 50, 49, 42) + drawStar(50, 51, 37, 15, 5),
  },
  {
    id: 'villain',
    name: 'Villain',
    group: 'alignments',
    tags: 'evil bad horns alignment',
    d:
      drawStar(50, 50, 50, 39, 12) +
      'M22 24Q30 42 40 44H60Q70 42 78 24Q84 50 68 66L50 82L32 66Q16 50 22 24Z' +
      drawPolygon(33, 52, 46, 58, 38, 62) +
      drawPolygon(67, 52, 54, 58, 62, 62),
  },
  {
    id: 'anti-hero',
    name: 'Anti-Hero',
    group: 'alignments',
    tags: 'grey both split alignment',
    d: `${drawPolygon(50, 0, 100, 50, 50, 100, 0, 50)}${drawPolygon(50, 10, 90, 50, 50, 90)}${drawPolygon(50, 32, 44.6, 46.4, 29, 47, 41.2, 56.6, 37.2, 71.6, 50, 63.4)}${drawPolygon(50, 32, 55.4, 46.4, 71, 47, 58.8, 56.6, 62.8, 71.6, 50, 63.4)}`,
  },
  {
    id: 'fight',
    name: 'Fight',
    group: 'play',
    tags: 'trait melee brawl fist close',
    d:
      drawRoundedBox(8, 20, 19, 40, 7) +
      drawRoundedBox(30, 13, 19, 47, 7) +
      drawRoundedBox(52, 13, 19, 47, 7) +
      drawRoundedBox(74, 20, 19, 40, 7) +
      drawRoundedBox(8, 63, 56, 15, 7) +
      'M67 63H93V70Q93 80 84 82V100H22V81H60Q67 80 67 70Z',
  },
  {
    id: 'aim',
    name: 'Aim',
    group: 'play',
    tags: 'trait shoot ranged crosshair target',
    solid: true,
    d:
      drawRing(50, 50, 38, 29) +
      drawCircle(50, 50, 9) +
      drawBox(45.5, 0, 9, 28) +
      drawBox(45.5, 72, 9, 28) +
      drawBox(0, 45.5, 28, 9) +
      drawBox(72, 45.5, 28, 9),
  },
  {
    id: 'mind',
    name: 'Mind',
    group: 'play',
    tags: 'trait psychic eye telepathy',
    d:
      'M2 54Q24 22 50 22Q76 22 98 54Q76 86 50 86Q24 86 2 54ZM50 32A22 22 0 1 0 50 76A22 22 0 1 0 50 32Z' +
      drawCircle(50, 54, 13) +
      drawPolygon(46, 2, 54, 2, 52.5, 16, 47.5, 16) +
      drawPolygon(16, 10, 23, 6, 30, 21, 26, 23) +
      drawPolygon(84, 10, 77, 6, 70, 21, 74, 23),
  },
  {
    id: 'magic',
    name: 'Magic',
    group: 'play',
    tags: 'trait spell sorcery star',
    d: drawStar(44, 56, 44, 12, 4) + drawStar(82, 20, 18, 5, 4) + drawStar(82, 88, 11, 3, 4),
  },
  {
    id: 'recovery',
    name: 'Recovery',
    group: 'play',
    tags: 'trait heal regain return arrow plus',
    d:
      'M50 4A46 46 0 1 1 8.2 31L18.2 35.6A35 35 0 1 0 50 15V28L28 10L50 -8Z' +
      'M44 32H56V44H68V56H56V68H44V56H32V44H44Z',
  },
  { id: 'resistance', name: 'Resistance', group: 'play', tags: 'shield defence armour', d: SHIELD },
  { id: 'hp', name: 'HP', group: 'play', tags: 'health life heart hit points', d: HEART },
  {
    id: 'red-zone',
    name: 'Red Zone',
    group: 'play',
    tags: 'health wounded heart hit points',
    d: `${HEART}M14 40H34L42 26L54 60L62 40H86V48H67L54 76L41 42L38 48H14Z`,
  },
  { id: 'power-points', name: 'Power Points', group: 'play', tags: 'pp power energy bolt', d: BOLT },
  {
    id: 'move',
    name: 'Move',
    group: 'play',
    tags: 'speed run chevrons inches',
    d:
      drawPolygon(4, 10, 24, 10, 56, 50, 24, 90, 4, 90, 36, 50) +
      drawPolygon(44, 10, 64, 10, 96, 50, 64, 90, 44, 90, 76, 50),
  },
  {
    id: 'level',
    name: 'Level',
    group: 'play',
    tags: 'rank chevrons stripes',
    d:
      drawPolygon(50, 4, 94, 40, 94, 58, 50, 22, 6, 58, 6, 40) +
      drawPolygon(50, 42, 94, 78, 94, 96, 50, 60, 6, 96, 6, 78),
  },
  {
    id: 'reach',
    name: 'Reach',
    group: 'play',
    tags: 'distance long arm inches',
    d: drawBox(4, 20, 10, 60) + drawPolygon(24, 43, 66, 43, 66, 22, 98, 50, 66, 78, 66, 57, 24, 57),
  },
  {
    id: 'size',
    name: 'Size',
    group: 'play',
    tags: 'height big small scale',
    d: drawPolygon(50, 0, 72, 26, 57, 26, 57, 74, 72, 74, 50, 100, 28, 74, 43, 74, 43, 26, 28, 26),
  },
  { id: 'damage', name: 'Damage', group: 'play', tags: 'effect hit hurt burst', d: drawStar(50, 50, 50, 22, 9) },
  {
    id: 'knockback',
    name: 'Knockback',
    group: 'play',
    tags: 'effect throw push back',
    d: drawStar(22, 50, 22, 9, 7) + drawPolygon(48, 40, 68, 40, 68, 20, 100, 50, 68, 80, 68, 60, 48, 60),
  },
  {
    id: 'stun',
    name: 'Stun',
    group: 'play',
    tags: 'effect dizzy stars daze',
    d: drawStar(50, 30, 30, 12, 5) + drawStar(20, 74, 20, 8, 5) + drawStar(80, 74, 20, 8, 5),
  },
  {
    id: 'poison',
    name: 'Poison',
    group: 'play',
    tags: 'effect toxic drop venom',
    d: DROP + drawCircle(38, 60, 8) + drawCircle(60, 52, 5.5) + drawCircle(56, 76, 10),
  },
  {
    id: 'blind',
    name: 'Blind',
    group: 'play',
    tags: 'effect eye dark sight',
    d:
      'M2 50Q24 18 50 18Q60 18 70 23L57 36A18 18 0 0 0 36 57L19 74Q9 65 2 50ZM98 50Q76 82 50 82Q40 82 30 77L43 64A18 18 0 0 0 64 43L81 26Q91 35 98 50Z' +
      drawPolygon(86, 4, 96, 14, 14, 96, 4, 86),
  },
  {
    id: 'entangle',
    name: 'Entangle',
    group: 'play',
    tags: 'effect net bound hold',
    solid: true,
    d:
      drawRing(50, 50, 49, 41) +
      drawBox(28, 12, 7, 76) +
      drawBox(46.5, 6, 7, 88) +
      drawBox(65, 12, 7, 76) +
      drawBox(12, 28, 76, 7) +
      drawBox(6, 46.5, 88, 7) +
      drawBox(12, 65, 76, 7),
  },
  {
    id: 'paralysis',
    name: 'Paralysis',
    group: 'play',
    tags: 'effect frozen stop held',
    d: 'M29 0H71L100 29V71L71 100H29L0 71V29ZM26 43H74V57H26Z',
  },
  {
    id: 'weaken',
    name: 'Weaken',
    group: 'play',
    tags: 'effect down less lower',
    d: drawPolygon(34, 4, 66, 4, 66, 48, 92, 48, 50, 96, 8, 48, 34, 48),
  },
  {
    id: 'boost',
    name: 'Boost',
    group: 'play',
    tags: 'effect up more attack defense raise',
    d: drawPolygon(34, 96, 66, 96, 66, 52, 92, 52, 50, 4, 8, 52, 34, 52),
  },
  {
    id: 'drain',
    name: 'Drain',
    group: 'play',
    tags: 'effect power lose leech hp',
    d: `${SHIELD}${drawPolygon(54, 18, 30, 52, 46, 52, 40, 82, 70, 44, 54, 44, 62, 18)}`,
  },
  {
    id: 'nullify',
    name: 'Nullify',
    group: 'play',
    tags: 'effect cancel none stop',
    d: 'M50 1A49 49 0 1 1 50 99A49 49 0 1 1 50 1ZM50 14A36 36 0 0 0 21.7 72.3L72.3 21.7A35.9 35.9 0 0 0 50 14ZM50 86A36 36 0 0 0 78.3 27.7L27.7 78.3A35.9 35.9 0 0 0 50 86Z',
  },
  {
    id: 'control',
    name: 'Control',
    group: 'play',
    tags: 'effect dominate puppet mind',
    solid: true,
    d:
      drawBox(8, 0, 84, 12) +
      drawBox(18, 8, 5, 48) +
      drawBox(77, 8, 5, 48) +
      drawBox(47.5, 8, 5, 28) +
      drawCircle(50, 42, 11) +
      'M16 54H29L40 60H60L71 54H84L66 76V100H54V84H46V100H34V76Z',
  },
  {
    id: 'countdown',
    name: 'Countdown',
    group: 'play',
    tags: 'effect marker time hourglass',
    d: 'M14 0H86V12H78V24Q78 38 60 50Q78 62 78 76V88H86V100H14V88H22V76Q22 62 40 50Q22 38 22 24V12H14ZM34 12V24Q34 30 40 36H60Q66 30 66 24V12ZM50 60Q34 72 34 82V88H66V82Q66 72 50 60Z',
  },
  {
    id: 'altitude',
    name: 'Altitude',
    group: 'play',
    tags: 'marker height flight up',
    d:
      drawPolygon(50, 0, 82, 34, 62, 34, 62, 62, 38, 62, 38, 34, 18, 34) +
      drawBox(14, 70, 72, 10) +
      drawBox(2, 88, 96, 10),
  },
  {
    id: 'objective',
    name: 'Objective',
    group: 'play',
    tags: 'marker flag quest goal',
    d: 'M18 0H28V6Q44 -2 58 8Q74 18 94 8V56Q74 66 58 56Q44 46 28 54V100H18Z',
  },
  {
    id: 'quest',
    name: 'Quest',
    group: 'play',
    tags: 'marker question clue',
    d: 'M22 32Q22 2 52 2Q82 2 82 30Q82 48 60 56V68H42V46Q62 42 62 30Q62 20 52 20Q42 20 42 32ZM41 78H61V98H41Z',
  },
  {
    id: 'plasma',
    name: 'Plasma',
    group: 'play',
    tags: 'marker plasma x energy crystal',
    d:
      drawPolygon(50, 0, 80, 26, 80, 74, 50, 100, 20, 74, 20, 26) +
      drawPolygon(50, 12, 50, 44, 30, 30) +
      drawPolygon(70, 34, 70, 68, 54, 84, 54, 50),
  },
];
