import { INK, PAPER } from '../../kit/colours.mjs';
import { brush, strokes } from '../../kit/ink.mjs';
import { disc, join, poly, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { dots, FRAME, paint, skyline } from '../../kit/scene.mjs';
import { SKIN } from '../../parts/face.mjs';

const RED = { base: '#e0482c', light: '#ff8a5c', shade: '#96261a' };

function sky() {
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

/** One feather from the origin upwards. */
const blade = (long, wide) => shape(`-9,0 ~${-wide},${-long * 0.6} 0,${-long} ~${wide * 0.8},${-long * 0.66} 10,0`);

/** Feathers as rows of [degrees, length, half width, x, y], all in one path. */
const row = (list, share = 1, slim = 1) =>
  join(
    ...list.map(([r, long, wide, x, y]) => place([paint(INK, blade(long * share, wide * slim))], { x, y, r })[0].path),
  );

/** A wing spread wide, drawn to the left of the shoulder at the origin: black flight feathers under white coverts. */
function wing() {
  const flight = [];
  for (let index = 0; index < 7; index++)
    flight.push([20 - index * 18, 234 - Math.abs(index - 2) * 8, 23, -104 - index * 2, -84 + index * 6]);
  for (let index = 0; index < 3; index++)
    flight.push([-112 - index * 17, 168 - index * 14, 24, -84 + index * 24, -30 + index * 12]);
  const covert = [];
  for (let index = 0; index < 7; index++) covert.push([12 - index * 22, 116, 28, -98 + index * 9, -72 + index * 10]);
  return [
    paint(INK, row(flight)),
    paint('#44536e', row(flight, 0.88, 0.34)),
    paint(INK, row(covert)),
    paint(PAPER, row(covert.slice(0, 4), 0.9, 0.72)),
    paint('#c8d3d6', row(covert.slice(4), 0.9, 0.72)),
    // Arm of the wing along the leading edge.
    paint(INK, shape('40,60 ~20,-10 ~-40,-70 ~-92,-112 ~-124,-104 ~-132,-78 ~-110,-40 ~-60,0 ~-20,60')),
    paint(PAPER, shape('30,54 ~8,-10 ~-44,-62 ~-94,-102 ~-118,-94 ~-122,-78 ~-100,-46 ~-50,-6 ~-10,54')),
    paint('#c8d3d6', shape('10,50 ~-20,0 ~-70,-48 ~-122,-82 ~-100,-46 ~-50,-6 ~-10,54')),
  ];
}

/** Red tunic under a mantle of pointed feathers. */
function body() {
  const fan = (count, spread, long, wide) =>
    Array.from({ length: count }, (_, index) => {
      const t = (index + 0.5) / count - 0.5;
      return [180 - t * spread * 2, long + Math.abs(t) * 70, wide, 304 + t * 150, 336 - Math.abs(t) * 10];
    });
  const outer = fan(9, 82, 146, 27);
  const inner = fan(7, 78, 96, 25);
  return [
    paint(
      INK,
      shape('256,318 ~196,344 ~140,366 ~112,420 ~104,500 110,580 500,580 ~506,490 ~488,420 ~452,372 ~380,340'),
    ),
    paint(RED.base, shape('140,420 ~122,500 124,580 300,580 300,440')),
    paint(RED.shade, shape('300,440 300,580 488,580 ~490,500 470,420')),
    paint(RED.light, shape('136,440 ~124,500 128,580 140,580 ~138,500 148,450')),
    paint(
      INK,
      strokes(10, ['~186,480 ~196,530 190,590', '~426,480 ~416,530 424,590', '~304,470 ~308,530 304,590'], 'start'),
    ),
    paint(INK, row(outer)),
    paint('#c8d3d6', row(outer.slice(5), 0.94, 0.74)),
    paint(PAPER, row(outer.slice(0, 5), 0.94, 0.74)),
    paint(INK, row(inner)),
    paint('#dbe3e3', row(inner.slice(4), 0.93, 0.76)),
    paint('#ffffff', row(inner.slice(0, 4), 0.93, 0.76)),
    paint(INK, shape('228,336 ~256,376 ~306,390 ~360,376 ~386,336 350,310 256,310')),
  ];
}

/** Cowl with the stork's bill, in profile. */
function head() {
  return [
    // Neck and jaw.
    paint(INK, shape('232,250 ~236,310 244,346 ~308,380 368,346 ~352,300 ~356,262')),
    paint(SKIN.tan.base, shape('292,256 ~330,266 ~354,262 ~362,280 ~352,306 ~326,316 ~298,306 ~284,286')),
    paint(SKIN.tan.shade, shape('274,262 ~292,290 ~318,312 ~340,318 ~336,346 ~296,350 ~268,320')),
    paint('#a8432f', shape('334,278 ~348,274 362,280 ~352,284 362,288 ~348,294 336,286')),
    paint(INK, brush('~326,282 ~346,284 363,283', 4)),
    paint(INK, brush('~362,284 ~354,306 ~326,318 ~300,308', 6)),
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
    paint(INK, strokes(9, ['206,196 ~168,214 148,252', '204,232 ~170,254 156,294', '210,266 ~184,288 176,326'], 'end')),
    paint(PAPER, strokes(5, ['~222,190 ~232,220 236,250', '~240,160 ~250,200 252,230'])),
    // Bill.
    paint(RED.base, shape('388,178 562,252 ~470,232 372,216 ~364,196')),
    paint(RED.light, shape('390,180 538,242 ~460,214 376,198')),
    paint(RED.shade, shape('376,222 ~470,242 552,254 ~468,254 376,244 ~352,250 ~350,234')),
    paint(INK, brush('372,220 ~470,236 562,253', 4, 'end')),
    // Eye: black mark, glint of red.
    paint(INK, shape('392,176 ~360,152 ~328,158 ~300,184 ~330,188 ~352,200 ~370,198')),
    paint('#ffd04a', shape('366,180 ~350,164 ~332,166 320,178 ~336,182 ~350,188')),
    paint(INK, disc(347, 175, 6)),
    paint('#ffffff', disc(349, 172, 2)),
  ];
}

export const draw = () => [
  sky(),
  place(wing(), { x: 214, y: 372, s: 1.06, r: 8 }),
  place(wing(), { x: 394, y: 372, s: 1.06, r: -8, flip: true }),
  body(),
  place(head(), { x: -48, y: -30, s: 1.1 }),
];
