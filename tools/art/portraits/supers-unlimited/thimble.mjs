import { INK, PAPER } from '../../kit/colors.mjs';
import { clip } from '../../kit/flat.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, mirrorPair, poly, rect, ring, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint } from '../../kit/scene.mjs';

const CENTER_X = 300;
const STEEL_TONES = { base: '#b8c4cc', light: '#f1f6f7', shade: '#66757f', dark: '#38434d' };
const THREAD_TONES = { base: '#d43d5b', light: '#ff8795', shade: '#8a1f3e' };

/** A cat, as someone four inches tall sees it. */
function drawCat() {
  return [
    paint('#203a3a', FRAME),
    paint(
      '#2e5450',
      symmetricShape('300,560 700,560 620,240 ~600,120 566,-40 ~520,10 ~440,70 ~370,56 300,54', CENTER_X),
    ),
    paint('#203a3a', mirrorPair(poly(566, -10, 470, 74, 556, 130), CENTER_X)),
    paint(
      '#3b6a62',
      mirrorPair(
        brushStrokes(
          13,
          [
            '~320,70 ~330,100 322,130',
            '~360,66 ~376,96 372,120',
            '~560,220 ~520,230 490,224',
            '~580,270 ~530,276 496,264',
          ],
          'end',
        ),
        CENTER_X,
      ),
    ),
    // Eyes.
    paint(INK, mirrorPair(shape('362,186 ~420,96 ~520,90 566,150 ~530,214 ~430,226'), CENTER_X)),
    paint('#f0c22e', mirrorPair(shape('376,184 ~428,110 ~514,104 552,150 ~520,202 ~434,212'), CENTER_X)),
    paint('#c98416', mirrorPair(shape('376,184 ~400,148 ~470,196 ~520,202 ~434,212'), CENTER_X)),
    paint(INK, mirrorPair(shape('462,100 ~482,150 464,214 ~446,160'), CENTER_X)),
    paint(PAPER, join(ellipse(438, 132, 10, 14), ellipse(122, 132, 10, 14))),
    paint('#16292a', shape('-20,420 ~150,370 ~300,392 ~450,370 620,420 620,580 -20,580')),
  ];
}

/** Sewing box: a reel taller than the burglar, a button, pins. */
function drawSewingBox() {
  const reel = rect(40, 270, 110, 220);
  return [
    paint(INK, join(rect(22, 236, 146, 40), rect(30, 266, 130, 240), rect(22, 490, 146, 80))),
    paint('#d9a868', join(rect(30, 244, 130, 24), rect(30, 498, 130, 70))),
    paint('#8f6234', join(rect(110, 244, 50, 24), rect(110, 498, 50, 70))),
    paint('#1d8f96', reel),
    paint('#125c66', clip(poly(112, 270, 160, 270, 160, 500, 112, 500), reel)),
    paint(
      '#58c6c4',
      join(
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
          poly(40, 286 + index * 27, 112, 276 + index * 27, 112, 281 + index * 27, 40, 292 + index * 27),
        ),
      ),
    ),
    paint(INK, disc(510, 520, 92)),
    paint('#e8c14d', disc(510, 520, 82)),
    paint('#a87b1e', ring(510, 520, 66, 58)),
    paint(INK, join(disc(488, 500, 13), disc(534, 502, 13), disc(486, 544, 13), disc(532, 546, 13))),
    paint(
      THREAD_TONES.base,
      join(brushStroke('488,500 532,546', 9, 'none'), brushStroke('534,502 486,544', 9, 'none')),
    ),
    paint(INK, join(poly(562, 470, 572, 250, 580, 470), disc(572, 244, 20))),
    paint('#e8337a', disc(572, 243, 13)),
    paint('#ffb0cc', disc(568, 238, 4)),
  ];
}

function drawBody() {
  return [
    paint(INK, symmetricShape('300,330 ~350,344 ~414,366 ~446,412 ~456,500 466,600', CENTER_X)),
    // Cloak of wound thread.
    paint(THREAD_TONES.base, shape('232,364 ~188,384 ~166,420 ~158,500 148,590 262,590 ~276,480 ~262,404')),
    paint(THREAD_TONES.shade, shape('368,364 ~412,384 ~434,420 ~442,500 452,590 338,590 ~324,480 ~338,404')),
    paint(
      THREAD_TONES.light,
      brushStrokes(6, [
        '~188,400 ~214,420 250,418',
        '~170,444 ~210,466 258,462',
        '~162,494 ~206,514 262,508',
        '~156,546 ~204,562 260,556',
      ]),
    ),
    paint(
      '#5c1029',
      brushStrokes(6, [
        '~412,400 ~386,420 350,418',
        '~430,444 ~390,466 342,462',
        '~438,494 ~394,514 338,508',
        '~444,546 ~396,562 340,556',
      ]),
    ),
    paint('#5b4636', shape('268,372 332,372 ~336,460 330,590 270,590 ~264,460')),
    paint('#3b2c22', shape('304,372 332,372 ~336,460 330,590 304,590')),
    // A snap fastener for a breastplate.
    paint(INK, disc(300, 446, 38)),
    paint(STEEL_TONES.base, disc(300, 446, 32)),
    paint(STEEL_TONES.shade, ring(300, 446, 25, 17)),
    paint(STEEL_TONES.light, disc(294, 440, 7)),
    // Knotted collar.
    paint(INK, shape('222,334 ~260,352 300,356 ~340,352 378,334 ~400,362 ~360,392 ~300,402 ~240,392 ~200,362')),
    paint(
      THREAD_TONES.base,
      shape('230,346 ~262,362 300,366 ~340,362 370,346 ~384,362 ~350,380 ~300,390 ~246,380 ~216,362'),
    ),
    paint(THREAD_TONES.light, brushStrokes(5, ['~236,358 ~266,372 300,374', '~320,374 ~346,370 366,358'])),
  ];
}

function drawHelm() {
  const bowl = symmetricShape('300,74 ~348,76 ~372,108 ~388,190 ~396,262 396,282 300,290', CENTER_X);
  const dimples = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 7; column++) {
      const x = 236 + column * 21.3 + (row % 2 ? 10 : 0) - row * 3 + column * row * 0.9;
      const y = 96 + row * 25 + Math.abs(column - 3) * 1.5;
      if (x > 226 - row * 4 && x < 374 + row * 4) dimples.push(ellipse(x, y, 6.5, 7));
    }
  return [
    // Face in the shade of the rim.
    paint(INK, symmetricShape('300,240 ~370,246 ~372,300 ~340,346 300,356', CENTER_X)),
    paint('#d79a6a', symmetricShape('300,280 ~356,284 ~354,308 ~332,336 300,344', CENTER_X)),
    paint('#8a4f36', shape('304,280 ~356,284 ~354,308 ~332,336 304,344 ~318,320')),
    paint(INK, shape('272,320 ~290,314 ~310,318 334,308 ~322,328 ~290,330')),
    paint(PAPER, shape('282,321 ~300,319 322,315 ~310,324 ~294,326')),
    // Thimble.
    paint(INK, symmetricShape('300,60 ~354,62 ~384,100 ~400,186 408,256 418,262 420,296 ~360,308 300,310', CENTER_X)),
    paint(STEEL_TONES.base, bowl),
    paint(STEEL_TONES.shade, clip(poly(344, 60, 420, 60, 420, 300, 330, 300, 360, 180), bowl)),
    paint(STEEL_TONES.light, shape('246,92 ~226,130 ~216,200 ~212,264 226,266 ~230,200 ~240,130 ~256,92')),
    paint(STEEL_TONES.dark, join(...dimples)),
    paint(STEEL_TONES.light, symmetricShape('300,264 406,258 408,266 ~360,276 300,279', CENTER_X)),
    paint(STEEL_TONES.base, symmetricShape('300,279 408,267 409,288 ~360,298 300,300', CENTER_X)),
    paint(STEEL_TONES.dark, shape('340,278 408,267 409,288 ~380,294 340,298')),
    // Eye slot, hammered through.
    paint(INK, symmetricShape('300,214 ~350,204 386,212 ~386,240 ~346,252 300,246', CENTER_X)),
    paint('#fff3b0', mirrorPair(shape('314,232 ~330,218 364,218 ~358,238 ~336,244'), CENTER_X)),
    paint(INK, mirrorPair(disc(338, 231, 7), CENTER_X)),
    // Crest: a loop of thread through the top.
    paint(INK, shape('288,66 ~276,30 ~300,8 ~326,26 ~316,66')),
    paint(THREAD_TONES.base, shape('294,64 ~286,34 ~300,18 ~316,32 ~310,64')),
    paint(INK, ellipse(301, 42, 6, 12)),
  ];
}

/** A needle held across the picture, with thread through its eye. */
function drawNeedle() {
  const drawGlove = (x, y, rotation) =>
    place(
      [
        paint(INK, shape('-40,-24 ~-20,-40 ~24,-38 ~42,-20 ~44,20 ~24,40 ~-24,40 ~-44,18')),
        paint('#8f6234', shape('-32,-20 ~-18,-32 ~20,-30 ~34,-16 ~35,16 ~20,31 ~-20,31 ~-35,14')),
        paint(
          '#d9a868',
          join(
            shape('-30,-18 ~-18,-30 ~-8,-20 ~-18,-8'),
            shape('-6,-22 ~4,-32 ~14,-22 ~4,-8'),
            shape('14,-20 ~24,-28 ~33,-16 ~24,-6'),
          ),
        ),
        paint(INK, brushStrokes(4.5, ['-9,-34 ~-10,-14 -6,0', '14,-34 ~14,-14 14,0', '~-34,8 ~0,2 30,10'], 'none')),
      ],
      { x, y, rotation },
    );
  return [
    place(
      [
        paint(INK, shape('-330,0 ~-200,-12 226,-17 ~258,-17 ~262,0 ~258,17 226,17 ~-200,12')),
        paint(STEEL_TONES.light, shape('-300,-1 ~-180,-6 226,-10 ~250,-10 254,-1')),
        paint(STEEL_TONES.shade, shape('-300,1 ~-180,6 226,10 ~250,10 254,1')),
        paint(INK, ellipse(228, 0, 19, 5)),
      ],
      { x: 318, y: 470, rotation: -24 },
    ),
    paint(INK, brushStroke('~526,376 ~580,400 ~560,330 ~500,330 ~520,290 560,300', 9, 'end')),
    paint(THREAD_TONES.light, brushStroke('~526,376 ~576,396 ~556,332 ~500,332 ~520,292 552,300', 4, 'end')),
    drawGlove(388, 440, -24),
    drawGlove(232, 508, -24),
  ];
}

export const drawPortrait = () => [drawCat(), drawSewingBox(), drawBody(), drawHelm(), drawNeedle()];
