import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { disc, ellipse, join, poly, shape } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint, skyline, sparks, waves, windows } from '../../kit/scene.mjs';
import { drawBust, drawNeck } from '../../parts/bust.mjs';
import { drawFrontFace, SKIN_TONES } from '../../parts/face.mjs';

const OIL_TONES = { base: '#f0b429', shade: '#b9761a', light: '#ffe08a' };

/** The harbor at night, and the lamp's beam on both sides of her. */
const drawHarbor = () => [
  paint('#0c1d36', FRAME),
  paint('#f7f0e1', sparks(31, 16, 3, 8, [0, 0, 600, 240])),
  paint('#1a3355', skyline(12, 330, 10, 130)),
  paint('#f0b429', windows(3, 34, 0, 230, 600, 330)),
  paint('#ffe9a8', poly(300, 96, 640, -60, 640, 300), 0.55),
  paint('#ffe9a8', poly(300, 96, -40, -60, -40, 300), 0.55),
  paint('#fff6d6', poly(300, 96, 640, 40, 640, 190), 0.6),
  paint('#fff6d6', poly(300, 96, -40, 40, -40, 190), 0.6),
  paint('#143a5c', waves(384, 16, 130, 10)),
  paint('#1d5580', waves(420, 14, 110, -40)),
];

/** A sou'wester with a lamp in front. */
const drawHat = () => [
  paint(
    INK,
    shape(
      '206,170 ~214,84 ~300,40 ~386,84 394,170 ~452,206 ~470,244 ~420,232 ~372,190 ~300,176 ~228,190 ~180,232 ~130,244 ~148,206',
    ),
  ),
  paint(OIL_TONES.base, shape('220,160 ~228,94 ~300,54 ~372,94 380,160 ~300,146')),
  paint(OIL_TONES.shade, shape('318,56 ~372,94 380,160 ~330,150 ~348,110')),
  paint(OIL_TONES.light, shape('234,142 ~242,102 ~280,76 ~256,108 ~252,140')),
  paint(
    OIL_TONES.base,
    shape('212,176 ~300,158 ~388,176 ~440,208 ~452,230 ~416,220 ~372,178 ~300,164 ~228,178 ~184,220 ~148,230 ~160,208'),
  ),
  paint(OIL_TONES.shade, shape('330,164 ~388,176 ~440,208 ~452,230 ~416,220 ~372,178')),
  paint(INK, brushStrokes(5, ['~218,168 ~300,150 382,168', '~300,46 ~298,60 300,70'])),
  paint(INK, disc(300, 104, 40)),
  paint('#7b8694', disc(300, 104, 33)),
  paint('#fff6d6', disc(300, 104, 25)),
  paint('#ffffff', ellipse(292, 96, 10, 8)),
];

export const drawPortrait = () => [
  drawHarbor(),
  drawBust(OIL_TONES),
  paint(INK, shape('284,380 316,380 322,590 278,590')),
  paint(OIL_TONES.light, shape('291,384 309,384 313,590 287,590')),
  paint(
    INK,
    join(
      ...[430, 480, 530].map((y) =>
        join(ellipse(268, y, 13, 8), ellipse(332, y, 13, 8), poly(268, y - 4, 332, y - 4, 332, y + 4, 268, y + 4)),
      ),
    ),
  ),
  paint(PAPER, join(...[430, 480, 530].map((y) => join(ellipse(267, y, 8, 4), ellipse(333, y, 8, 4))))),
  drawNeck(SKIN_TONES.brown),
  // Collar up.
  paint(
    INK,
    shape('214,338 ~230,372 ~262,400 300,420 ~338,400 ~370,372 386,338 ~404,380 ~384,432 300,470 ~216,432 ~196,380'),
  ),
  paint('#2f4f7d', shape('220,356 ~240,390 300,432 ~360,390 380,356 ~388,384 ~370,420 300,454 ~230,420 ~212,384')),
  paint('#1c3152', shape('300,432 ~360,390 380,356 ~388,384 ~370,420 300,454')),
  place(drawFrontFace(SKIN_TONES.brown, { jaw: 'soft', iris: '#f0b429', mouth: 'firm' }), {
    x: 300,
    y: 244,
    scale: 1.06,
  }),
  paint(INK, shape('222,206 ~228,250 ~222,300 ~240,330 ~206,322 ~196,270 ~204,214')),
  paint(INK, shape('378,206 ~372,250 ~378,300 ~360,330 ~394,322 ~404,270 ~396,214')),
  paint('#5a2a3a', brushStrokes(6, ['~212,226 ~206,270 ~216,310', '~388,226 ~394,270 ~384,310'])),
  drawHat(),
];
