import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { dots, FRAME, paint, skyline } from '../../kit/scene.mjs';
import { SKIN_TONES } from '../../parts/face.mjs';

const RED_TONES = { base: '#e0482c', light: '#ff8a5c', shade: '#96261a' };

function drawSky() {
  return [
    paint('#f6b26b', FRAME),
    paint('#f08f4f', dots(300, 0, 0, 1, { radius: 18, step: 60, length: 260, box: [0, 0, 600, 150] })),
    paint('#ffe3a3', disc(318, 212, 176)),
    paint('#fff6d8', disc(318, 212, 140)),
    paint('#a8452f', skyline(23, 520, 6, 56)),
    paint('#7a2c26', skyline(8, 556, 4, 50)),
    paint(
      '#7a2c26',
      join(poly(70, 560, 74, 430, 88, 392, 102, 430, 106, 560), poly(500, 560, 506, 450, 518, 420, 530, 450, 536, 560)),
    ),
  ];
}

/** One feather that points up from the origin. */
const featherPath = (length, halfWidth) =>
  shape(`-9,0 ~${-halfWidth},${-length * 0.6} 0,${-length} ~${halfWidth * 0.8},${-length * 0.66} 10,0`);

/** One path for several feathers. Each feather is [degrees, length, half width, x, y]. */
const featherRowPath = (feathers, lengthFactor = 1, widthFactor = 1) =>
  join(
    ...feathers.map(
      ([rotation, length, halfWidth, x, y]) =>
        place([paint(INK, featherPath(length * lengthFactor, halfWidth * widthFactor))], { x, y, rotation })[0].path,
    ),
  );

/**
 * A spread wing with black flight feathers under white coverts. The shoulder is at the origin and the wing on its left.
 */
function drawWing() {
  const flightFeathers = [];
  for (let featherIndex = 0; featherIndex < 7; featherIndex++)
    flightFeathers.push([
      20 - featherIndex * 18,
      234 - Math.abs(featherIndex - 2) * 8,
      23,
      -104 - featherIndex * 2,
      -84 + featherIndex * 6,
    ]);
  for (let featherIndex = 0; featherIndex < 3; featherIndex++)
    flightFeathers.push([
      -112 - featherIndex * 17,
      168 - featherIndex * 14,
      24,
      -84 + featherIndex * 24,
      -30 + featherIndex * 12,
    ]);
  const covertFeathers = [];
  for (let featherIndex = 0; featherIndex < 7; featherIndex++)
    covertFeathers.push([12 - featherIndex * 22, 116, 28, -98 + featherIndex * 9, -72 + featherIndex * 10]);
  return [
    paint(INK, featherRowPath(flightFeathers)),
    paint('#44536e', featherRowPath(flightFeathers, 0.88, 0.34)),
    paint(INK, featherRowPath(covertFeathers)),
    paint(PAPER, featherRowPath(covertFeathers.slice(0, 4), 0.9, 0.72)),
    paint('#c8d3d6', featherRowPath(covertFeathers.slice(4), 0.9, 0.72)),
    // Arm of the wing along the leading edge.
    paint(INK, shape('40,60 ~20,-10 ~-40,-70 ~-92,-112 ~-124,-104 ~-132,-78 ~-110,-40 ~-60,0 ~-20,60')),
    paint(PAPER, shape('30,54 ~8,-10 ~-44,-62 ~-94,-102 ~-118,-94 ~-122,-78 ~-100,-46 ~-50,-6 ~-10,54')),
    paint('#c8d3d6', shape('10,50 ~-20,0 ~-70,-48 ~-122,-82 ~-100,-46 ~-50,-6 ~-10,54')),
  ];
}

/** Red tunic under a mantle of pointed feathers. */
function drawBody() {
  const listFanFeathers = (count, spread, length, halfWidth) =>
    Array.from({ length: count }, (_element, featherIndex) => {
      const offset = (featherIndex + 0.5) / count - 0.5;
      return [
        180 - offset * spread * 2,
        length + Math.abs(offset) * 70,
        halfWidth,
        304 + offset * 150,
        336 - Math.abs(offset) * 10,
      ];
    });
  const outerFeathers = listFanFeathers(9, 82, 146, 27);
  const innerFeathers = listFanFeathers(7, 78, 96, 25);
  return [
    paint(
      INK,
      shape('256,318 ~196,344 ~140,366 ~112,420 ~104,500 110,580 500,580 ~506,490 ~488,420 ~452,372 ~380,340'),
    ),
    paint(RED_TONES.base, shape('140,420 ~122,500 124,580 300,580 300,440')),
    paint(RED_TONES.shade, shape('300,440 300,580 488,580 ~490,500 470,420')),
    paint(RED_TONES.light, shape('136,440 ~124,500 128,580 140,580 ~138,500 148,450')),
    paint(
      INK,
      brushStrokes(
        10,
        ['~186,480 ~196,530 190,590', '~426,480 ~416,530 424,590', '~304,470 ~308,530 304,590'],
        'start',
      ),
    ),
    paint(INK, featherRowPath(outerFeathers)),
    paint('#c8d3d6', featherRowPath(outerFeathers.slice(5), 0.94, 0.74)),
    paint(PAPER, featherRowPath(outerFeathers.slice(0, 5), 0.94, 0.74)),
    paint(INK, featherRowPath(innerFeathers)),
    paint('#dbe3e3', featherRowPath(innerFeathers.slice(4), 0.93, 0.76)),
    paint('#ffffff', featherRowPath(innerFeathers.slice(0, 4), 0.93, 0.76)),
    paint(INK, shape('228,336 ~256,376 ~306,390 ~360,376 ~386,336 350,310 256,310')),
  ];
}

/** Cowl with the stork's bill, in profile. */
function drawHead() {
  return [
    // Neck and jaw.
    paint(INK, shape('232,250 ~236,310 244,346 ~308,380 368,346 ~352,300 ~356,262')),
    paint(SKIN_TONES.tan.base, shape('292,256 ~330,266 ~354,262 ~362,280 ~352,306 ~326,316 ~298,306 ~284,286')),
    paint(SKIN_TONES.tan.shade, shape('274,262 ~292,290 ~318,312 ~340,318 ~336,346 ~296,350 ~268,320')),
    paint('#a8432f', shape('334,278 ~348,274 362,280 ~352,284 362,288 ~348,294 336,286')),
    paint(INK, brushStroke('~326,282 ~346,284 363,283', 4)),
    paint(INK, brushStroke('~362,284 ~354,306 ~326,318 ~300,308', 6)),
    // Cowl.
    paint(
      INK,
      shape(
        '226,330 ~196,270 ~192,190 ~220,118 ~284,86 ~340,96 ~376,134 ~392,170 574,252 ~470,258 372,250 ~336,262 ~304,256 ~292,280 ~274,320 ~262,346',
      ),
    ),
    paint(
      PAPER,
      shape(
        '234,318 ~208,266 ~204,194 ~230,128 ~286,98 ~334,106 ~366,138 ~378,168 ~360,186 ~330,190 ~318,222 ~294,250 ~270,300 ~254,334',
      ),
    ),
    paint('#c8d3d6', shape('234,318 ~208,266 ~204,194 ~222,146 ~226,200 ~246,250 ~268,268 ~258,322 254,334')),
    // Feathered back of the head.
    paint(
      INK,
      brushStrokes(9, ['206,196 ~168,214 148,252', '204,232 ~170,254 156,294', '210,266 ~184,288 176,326'], 'end'),
    ),
    paint(PAPER, brushStrokes(5, ['~222,190 ~232,220 236,250', '~240,160 ~250,200 252,230'])),
    // Bill.
    paint(RED_TONES.base, shape('388,178 562,252 ~470,232 372,216 ~364,196')),
    paint(RED_TONES.light, shape('390,180 538,242 ~460,214 376,198')),
    paint(RED_TONES.shade, shape('376,222 ~470,242 552,254 ~468,254 376,244 ~352,250 ~350,234')),
    paint(INK, brushStroke('372,220 ~470,236 562,253', 4, 'end')),
    // Eye: black mark, glint of red.
    paint(INK, shape('392,176 ~360,152 ~328,158 ~300,184 ~330,188 ~352,200 ~370,198')),
    paint('#ffd04a', shape('366,180 ~350,164 ~332,166 320,178 ~336,182 ~350,188')),
    paint(INK, disc(347, 175, 6)),
    paint('#ffffff', disc(349, 172, 2)),
  ];
}

export const drawPortrait = () => [
  drawSky(),
  place(drawWing(), { x: 214, y: 372, scale: 1.06, rotation: 8 }),
  place(drawWing(), { x: 394, y: 372, scale: 1.06, rotation: -8, flip: true }),
  drawBody(),
  place(drawHead(), { x: -48, y: -30, scale: 1.1 }),
];
