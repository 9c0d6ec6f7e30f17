import { INK, PAPER, SEA, SIGNAL } from '../../kit/colours.mjs';
import { brush, strokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, shape, star } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rays, rings } from '../../kit/scene.mjs';
import { faceTurned, SKIN } from '../../parts/face.mjs';

function rose() {
  const [x, y] = [322, 222];
  const half = (points, outer, inner, turn) => {
    const out = [];
    for (let index = 0; index < points; index++) {
      const a = ((index / points) * 360 + turn - 90) * (Math.PI / 180);
      const b = a + Math.PI / points;
      out.push(
        poly(x, y, x + Math.cos(a) * outer, y + Math.sin(a) * outer, x + Math.cos(b) * inner, y + Math.sin(b) * inner),
      );
    }
    return join(...out);
  };
  return [
    paint('#bfe0d8', FRAME),
    paint('#9fd0cc', rays(x, y, 32, 0.5, 0.05)),
    paint(SEA.mid, rings(x, y, [232], 14)),
    paint(SEA.mid, rings(x, y, [256], 4)),
    paint(SEA.dark, star(x, y, 8, 300, 74, 22.5)),
    paint('#5fa9b4', half(8, 300, 74, 22.5)),
    paint(SIGNAL.red, star(x, y, 4, 420, 92)),
    paint('#f28a6b', half(4, 420, 92, 0)),
    paint(PAPER, disc(x, y, 150)),
    paint(SEA.light, rings(x, y, [140], 6)),
  ];
}

/** Pilot's long coat, collar up. */
function coat() {
  return [
    paint(INK, shape('262,330 ~180,352 ~96,392 ~66,450 40,580 572,580 ~548,460 ~520,408 ~430,360 ~378,336')),
    paint(SEA.dark, shape('240,352 ~170,374 ~112,404 ~88,456 68,570 196,570 ~196,470 ~216,400')),
    paint(SEA.mid, shape('372,356 ~450,382 ~502,412 ~524,460 546,570 430,570 ~420,480 ~396,410')),
    paint(SEA.light, shape('440,374 ~492,402 ~516,446 536,570 552,570 ~534,456 ~508,408')),
    paint(INK, strokes(8, ['~150,408 ~128,470 120,570', '~470,412 ~486,480 490,570'], 'start')),
    // Shirt, scarf and lapels.
    paint(PAPER, shape('284,350 366,350 346,470 318,570 300,570')),
    paint('#c9bba0', shape('284,350 312,372 318,470 312,570 300,570')),
    paint(INK, shape('262,330 ~248,392 ~262,470 304,570 232,570 ~206,470 ~214,388')),
    paint(SEA.mid, shape('254,346 ~240,400 ~252,474 286,570 244,570 ~222,470 ~226,398')),
    paint(INK, shape('384,336 ~398,396 ~376,480 330,570 412,570 ~430,480 ~420,388')),
    paint('#5fa9b4', shape('390,352 ~402,402 ~386,480 348,570 400,570 ~416,480 ~410,396')),
    paint(SIGNAL.red, shape('272,330 ~320,352 372,334 ~380,360 ~350,384 ~320,388 ~284,374 ~264,352')),
    paint(SIGNAL.dark, shape('272,330 ~292,346 ~306,362 ~300,382 ~276,368 ~264,352')),
    paint(SIGNAL.red, shape('318,380 ~336,384 ~352,420 ~346,470 330,500 ~326,450 ~308,410')),
    paint(INK, brush('~322,392 ~336,430 334,480', 5)),
    paint(SIGNAL.yellow, join(disc(258, 500, 9), disc(246, 440, 9), disc(398, 500, 9), disc(408, 440, 9))),
    paint(SIGNAL.yellow, strokes(6, ['92,452 ~120,440 148,446', '88,468 ~116,456 146,462'], 'none')),
  ];
}

/** Iron that follows her: needles on an orbit, half of them behind her back. */
function iron(front) {
  const out = [];
  const light = [];
  for (let index = 0; index < 22; index++) {
    const a = (index / 22) * Math.PI * 2 + 0.1;
    if (Math.sin(a) > 0 !== front) continue;
    const long = 24 + ((index * 7) % 5) * 5;
    const at = {
      x: 306 + Math.cos(a) * 284,
      y: 436 + Math.sin(a) * 74 + ((index * 5) % 3) * 12,
      r: (Math.atan2(Math.cos(a) * 74, -Math.sin(a) * 284) * 180) / Math.PI,
    };
    const needle = [
      paint(INK, poly(-long, 0, -4, -10, long, 0, -4, 10)),
      paint(PAPER, poly(-long + 8, 0, -3, -6, long - 8, 0)),
    ];
    const [dark, lit] = place(needle, { ...at, s: front ? 1.15 : 0.9 });
    out.push(dark.path);
    light.push(lit.path);
  }
  return [paint(INK, join(...out)), paint(front ? '#ffffff' : SEA.light, join(...light))];
}

function head() {
  const braid = (points) => join(...points.map(([x, y, r]) => ellipse(x, y, r, r * 0.82)));
  return [
    // Neck.
    paint(INK, shape('264,268 ~268,320 252,352 ~320,380 384,346 366,300 366,270')),
    paint(SKIN.brown.shade, shape('300,290 ~304,330 300,350 ~340,356 366,338 356,300')),
    // Hair behind, and the braid over her shoulder.
    paint(INK, shape('232,120 ~206,180 ~210,262 ~232,318 ~262,340 290,330 280,200 300,110')),
    paint(
      INK,
      braid([
        [232, 330, 34],
        [220, 372, 34],
        [212, 416, 33],
        [208, 460, 31],
        [208, 502, 28],
      ]),
    ),
    paint(
      '#4a2a22',
      braid([
        [238, 328, 17],
        [214, 372, 16],
        [220, 414, 16],
        [202, 460, 15],
        [214, 500, 13],
      ]),
    ),
    paint(SIGNAL.red, shape('186,522 ~208,514 230,522 226,540 ~208,534 190,540')),
    paint(INK, shape('192,538 ~208,534 224,538 ~222,566 208,590 ~196,566')),
    place(faceTurned(SKIN.brown, { iris: '#d8a02c', soft: true, mouth: 'full' }), { x: 316, y: 214, s: 1.06 }),
    paint(INK, shape('236,128 ~226,190 ~244,250 264,270 ~266,226 260,196 ~284,170 ~290,140')),
    paint('#4a2a22', strokes(6, ['~246,150 ~238,190 ~246,236', '~262,152 ~254,180 ~256,212'])),
    paint(SIGNAL.yellow, disc(254, 262, 9)),
  ];
}

function cap() {
  return [
    paint(
      INK,
      shape(
        '212,132 ~204,92 ~232,60 ~300,40 ~374,44 ~410,70 ~412,100 388,130 ~398,150 ~392,166 ~340,150 ~280,150 232,160',
      ),
    ),
    paint(PAPER, shape('222,116 ~216,92 ~240,70 ~302,52 ~370,56 ~398,76 ~400,96 ~340,88 ~276,96')),
    paint('#c9bba0', shape('222,116 ~216,92 ~240,70 ~276,58 ~250,84 ~252,104')),
    paint(SEA.dark, shape('226,124 ~280,104 ~340,97 396,106 386,130 ~340,122 ~284,126 232,144')),
    paint(SIGNAL.yellow, shape('230,140 ~284,124 ~340,120 386,128 385,134 ~340,127 ~284,131 232,147')),
    // Peak.
    paint('#2c2a3a', shape('286,140 ~340,134 384,140 ~392,150 ~388,158 ~340,146 ~300,146')),
    paint(INK, disc(346, 104, 27)),
    paint(SIGNAL.yellow, star(346, 104, 8, 17, 8, 22.5)),
    paint(SIGNAL.yellow, star(346, 104, 4, 26, 7)),
    paint(SIGNAL.red, disc(346, 104, 6)),
  ];
}

export const draw = () => [rose(), iron(false), coat(), head(), cap(), iron(true)];
