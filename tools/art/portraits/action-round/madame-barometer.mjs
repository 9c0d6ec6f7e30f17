import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rings } from '../../kit/scene.mjs';
import { drawBust, drawNeck } from '../../parts/bust.mjs';
import { drawFrontFace, SKIN_TONES } from '../../parts/face.mjs';

const GOWN_TONES = { base: '#7c3f9e', shade: '#4d2369', light: '#b67fd1' };

const drawCloud = (x, y, scale, fill) =>
  place(
    [
      paint(
        fill,
        join(ellipse(-70, 6, 60, 40), ellipse(-14, -22, 66, 54), ellipse(52, -4, 62, 44), ellipse(0, 24, 120, 30)),
      ),
    ],
    { x, y, scale },
  );
const drawBolt = (x, y, scale, flip) =>
  place(
    [
      paint(INK, poly(-20, -96, 34, -96, 10, -20, 44, -26, -30, 104, -8, 16, -40, 20)),
      paint('#ffe27a', poly(-10, -84, 20, -84, -4, -8, 24, -12, -14, 64, 4, 4, -26, 8)),
    ],
    { x, y, scale, flip },
  );

/** Hair piled up into a thunderhead, lit from the left. */
const drawHair = () => [
  paint(
    INK,
    join(
      ellipse(300, 84, 130, 92),
      ellipse(196, 132, 70, 66),
      ellipse(404, 132, 70, 66),
      ellipse(190, 214, 52, 70),
      ellipse(410, 214, 52, 70),
      ellipse(250, 44, 74, 60),
      ellipse(356, 42, 78, 62),
    ),
  ),
  paint(
    '#8d93b8',
    join(
      ellipse(300, 88, 116, 80),
      ellipse(200, 134, 56, 53),
      ellipse(400, 134, 56, 53),
      ellipse(194, 214, 39, 57),
      ellipse(406, 214, 39, 57),
      ellipse(254, 48, 60, 47),
      ellipse(352, 46, 64, 49),
    ),
  ),
  paint(
    '#d7dbee',
    join(ellipse(236, 40, 38, 28), ellipse(186, 122, 34, 30), ellipse(272, 84, 44, 26), ellipse(180, 200, 20, 30)),
  ),
  paint(
    '#565c85',
    join(ellipse(384, 66, 30, 26), ellipse(424, 148, 26, 28), ellipse(340, 128, 46, 18), ellipse(422, 230, 16, 30)),
  ),
  paint(
    INK,
    brushStrokes(6, [
      '~214,86 ~238,104 ~270,98',
      '~330,92 ~360,106 ~392,92',
      '~212,168 ~230,182 ~244,172',
      '~360,176 ~376,186 ~396,172',
    ]),
  ),
];

const drawDial = () => [
  paint(INK, disc(300, 96, 62)),
  paint('#d9a441', disc(300, 96, 55)),
  paint('#8f6420', shape('330,50 ~356,80 ~352,120 ~320,148 ~284,150 ~330,130 ~344,96')),
  paint(INK, disc(300, 96, 45)),
  paint(PAPER, disc(300, 96, 40)),
  paint('#7fb6d6', shape('300,96 263,84 ~270,68 ~286,58')),
  paint('#e8a23a', shape('300,96 286,58 ~300,55 ~314,58')),
  paint('#d8432a', shape('300,96 314,58 ~330,68 337,84')),
  paint(
    INK,
    join(
      ...[-70, -35, 0, 35, 70].map(
        (degrees) =>
          place([paint(INK, poly(-2, -38, 2, -38, 2, -28, -2, -28))], { x: 300, y: 96, rotation: degrees })[0].path,
      ),
    ),
  ),
  paint(INK, place([paint(INK, poly(-4, 10, 4, 10, 1, -34, -1, -34))], { x: 300, y: 96, rotation: -52 })[0].path),
  paint(INK, disc(300, 96, 6)),
  paint('#ffffff', brushStroke('~270,74 ~282,62 300,58', 4)),
];

export const drawPortrait = () => [
  paint('#39406e', FRAME),
  paint('#4b5590', shape('0,330 ~160,270 ~320,320 ~470,270 600,310 600,560 0,560')),
  paint('#2a3058', rings(300, 150, [250, 300, 350], 16)),
  drawCloud(80, 90, 1.1, '#5d68a4'),
  drawCloud(540, 70, 1.2, '#5d68a4'),
  drawCloud(60, 330, 0.9, '#7681b8'),
  drawCloud(560, 340, 1, '#7681b8'),
  drawBolt(76, 240, 1.15, false),
  drawBolt(530, 230, 1.25, true),
  drawBust(GOWN_TONES),
  drawNeck(SKIN_TONES.tan),
  drawHair(),
  place(drawFrontFace(SKIN_TONES.tan, { jaw: 'soft', iris: '#5a7fd0', mouth: 'full', open: 0.85 }), {
    x: 300,
    y: 236,
    scale: 1.02,
  }),
  paint(INK, shape('226,200 ~238,152 ~300,136 ~362,152 374,200 ~352,170 ~300,158 ~248,170')),
  drawDial(),
  paint('#9fc5f2', join(ellipse(228, 300, 8, 12), ellipse(372, 300, 8, 12))),
  // A collar of glass beads that look like rain.
  paint(INK, shape('236,344 ~300,396 364,344 ~396,380 ~360,424 ~300,440 ~240,424 ~204,380')),
  paint('#b67fd1', shape('238,358 ~300,408 362,358 ~380,382 ~350,412 ~300,424 ~250,412 ~220,382')),
  paint('#4d2369', shape('300,408 362,358 ~380,382 ~350,412 ~300,424')),
  paint(
    '#cfe6ff',
    join(...[-3, -2, -1, 0, 1, 2, 3].map((index) => ellipse(300 + index * 24, 452 - Math.abs(index) * 9, 6, 13))),
  ),
  paint(
    '#9fc5f2',
    join(...[-2, -1, 0, 1, 2].map((index) => ellipse(300 + index * 26, 494 - Math.abs(index) * 11, 6, 14))),
  ),
];
