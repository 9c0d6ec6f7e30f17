import { INK, PAPER } from '../../kit/colors.mjs';
import { grow } from '../../kit/flat.mjs';
import { brushStroke, brushStrokes } from '../../kit/ink.mjs';
import { disc, join, poly, shape, symmetricShape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, rings } from '../../kit/scene.mjs';
import { drawFrontFace } from '../../parts/face.mjs';

const CENTER_X = 300;
const RED_TONES = { base: '#d42b4f', light: '#ff7a8f', dark: '#7c1233' };
const PALE_TONES = { base: '#ecd9cf', shade: '#a98a97', light: '#fff5ee', lip: '#8f1f3f' };

/** A chessboard that bends toward a point behind her eyes. */
function drawChessboard() {
  const squares = [];
  const centerX = CENTER_X;
  const centerY = 214;
  const getCorner = (ring, step) => {
    const radius = 30 * 1.42 ** ring;
    const angle = (step / 16) * Math.PI * 2 + ring * 0.16;
    return [centerX + Math.cos(angle) * radius, centerY + Math.sin(angle) * radius];
  };
  for (let ring = 3; ring < 9; ring++)
    for (let step = 0; step < 16; step++)
      if ((ring + step) % 2 === 0)
        squares.push(
          poly(
            ...getCorner(ring, step),
            ...getCorner(ring + 1, step),
            ...getCorner(ring + 1, step + 1),
            ...getCorner(ring, step + 1),
          ),
        );
  return [
    paint('#e9e2d8', FRAME),
    paint('#2a2438', join(...squares)),
    paint(RED_TONES.base, disc(centerX, centerY - 4, 176)),
    paint(RED_TONES.dark, rings(centerX, centerY - 4, [162], 5)),
  ];
}

const PIECE_OUTLINES = {
  knight:
    '-30,70 30,70 26,54 ~32,10 ~27,-40 ~4,-66 0,-82 -8,-66 ~-20,-54 ~-36,-28 -48,-8 ~-45,4 -34,8 ~-22,2 -10,0 ~-14,16 ~-27,36 -26,54',
  bishop:
    '-29,70 29,70 25,54 ~12,40 12,22 22,15 22,6 12,3 ~25,-16 ~20,-38 5,-58 ~9,-67 ~0,-75 ~-9,-67 -5,-58 ~-20,-38 ~-25,-16 -12,3 -22,6 -22,15 -12,22 ~-12,40 -25,54',
  rook: '-30,70 30,70 24,50 16,40 18,-20 28,-28 28,-56 14,-56 14,-44 6,-44 6,-56 -6,-56 -6,-44 -14,-44 -14,-56 -28,-56 -28,-28 -18,-20 -16,40 -24,50',
};

const PIECE_MARKS = {
  knight: join(disc(-16, -36, 4), brushStroke('~8,-56 ~20,-30 20,6', 5), brushStroke('-44,2 -32,-2', 3, 'none')),
  bishop: poly(2, -22, 16, -40, 19, -36, 6, -19),
};

const drawChessPiece = (pieceName, x, y, scale, rotation, isWhite) =>
  place(
    [
      paint(isWhite ? INK : PAPER, grow(shape(PIECE_OUTLINES[pieceName]), 6, 3)),
      paint(isWhite ? PAPER : INK, shape(PIECE_OUTLINES[pieceName])),
      paint(isWhite ? '#b9aeb4' : '#4a4160', shape('6,66 24,66 20,52 ~10,30 ~16,0 ~8,-20 ~2,20')),
      paint(RED_TONES.base, poly(-24, 53, 24, 53, 25, 60, -25, 60)),
      PIECE_MARKS[pieceName] ? paint(isWhite ? INK : PAPER, PIECE_MARKS[pieceName]) : [],
    ],
    { x, y, scale, rotation },
  );

function drawBody() {
  return [
    paint(INK, symmetricShape('300,320 ~380,344 ~460,370 ~500,420 ~516,500 526,600', CENTER_X)),
    // Coat: white half, black half.
    paint(PAPER, shape('296,360 ~220,366 ~150,390 ~116,430 ~98,510 88,590 296,590')),
    paint('#b9aeb4', shape('296,420 ~250,400 ~212,400 ~220,480 ~210,590 296,590')),
    paint('#2a2438', shape('304,360 ~380,366 ~450,390 ~484,430 ~502,510 512,590 304,590')),
    paint('#4a4160', shape('430,390 ~470,412 ~486,460 500,590 484,590 ~470,470 ~450,420')),
    paint(INK, brushStrokes(8, ['~150,440 ~164,510 152,600', '~210,440 ~224,500 222,600'], 'start')),
    paint('#57496e', brushStrokes(5, ['~446,440 ~434,510 446,600', '~390,440 ~378,500 380,600'], 'start')),
    // High collar, red inside.
    paint(INK, symmetricShape('300,420 ~352,390 ~386,330 408,262 ~424,330 ~410,400 ~360,440 300,460', CENTER_X)),
    paint(RED_TONES.base, shape('294,412 ~252,384 ~226,336 202,290 ~236,330 ~262,366 294,386')),
    paint(RED_TONES.dark, shape('306,412 ~348,384 ~374,336 398,290 ~364,330 ~338,366 306,386')),
    paint(PAPER, shape('294,424 ~244,394 ~214,336 196,292 ~186,340 ~200,396 ~248,430 294,446')),
    paint('#2a2438', shape('306,424 ~356,394 ~386,336 404,292 ~414,340 ~400,396 ~352,430 306,446')),
    paint(RED_TONES.base, poly(300, 436, 318, 460, 300, 484, 282, 460)),
    paint(RED_TONES.light, poly(300, 444, 312, 460, 300, 462, 288, 460)),
    paint(INK, join(disc(300, 520, 8), disc(300, 560, 8))),
  ];
}

function drawHead() {
  return [
    // Hair behind: a sharp bob.
    paint(INK, symmetricShape('300,84 ~386,92 ~416,170 ~414,250 422,330 ~390,338 352,326 300,330', CENTER_X)),
    paint(INK, symmetricShape('300,286 334,286 ~336,330 356,360 300,400', CENTER_X)),
    paint(PALE_TONES.shade, symmetricShape('300,300 326,300 ~328,340 344,362 300,388', CENTER_X)),
    place(drawFrontFace(PALE_TONES, { jaw: 'lean', iris: RED_TONES.base, mouth: 'full', open: 0.8 }), {
      x: CENTER_X,
      y: 214,
      scale: 1.02,
    }),
    // Hair in front: white on the left, black on the right.
    paint(INK, shape('300,84 ~214,92 ~184,170 ~186,250 176,330 ~206,340 244,318 ~228,250 ~232,190 252,148 300,134')),
    paint(PAPER, shape('296,94 ~222,102 ~196,172 ~198,252 188,322 ~210,326 230,312 ~216,250 ~220,184 244,140 296,124')),
    paint('#b9aeb4', brushStrokes(6, ['~280,104 ~228,132 ~210,190 ~208,260 204,316', '~288,116 ~246,130 226,160'])),
    paint(INK, shape('300,84 ~386,92 ~416,170 ~414,250 424,330 ~394,340 356,318 ~372,250 ~368,190 348,148 300,134')),
    paint('#57496e', brushStrokes(7, ['~330,104 ~378,132 ~394,190 ~394,260 400,312', '~314,114 ~350,126 372,158'])),
    // The third eye, upright in the parting.
    paint(INK, symmetricShape('300,126 ~318,150 ~318,168 300,192', CENTER_X)),
    paint(PAPER, symmetricShape('300,136 ~311,152 ~311,166 300,182', CENTER_X)),
    paint(RED_TONES.base, disc(300, 159, 9.5)),
    paint(INK, disc(300, 159, 4.5)),
    paint('#ffffff', disc(297, 155, 2.4)),
    paint(
      RED_TONES.base,
      join(
        poly(298, 116, 302, 116, 301, 128, 299, 128),
        brushStroke('276,150 280,158', 3, 'none'),
        brushStroke('324,150 320,158', 3, 'none'),
      ),
    ),
  ];
}

export const drawPortrait = () => [
  drawChessboard(),
  drawChessPiece('rook', 78, 150, 0.95, -16, false),
  drawChessPiece('bishop', 530, 120, 1, 18, true),
  drawBody(),
  drawHead(),
  drawChessPiece('knight', 92, 420, 1.3, -10, true),
  drawChessPiece('bishop', 520, 440, 1.15, 14, false),
];
