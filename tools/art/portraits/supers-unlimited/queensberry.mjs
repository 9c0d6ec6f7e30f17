import { INK, PAPER } from '../../kit/colors.mjs';
import { brushStrokes } from '../../kit/ink.mjs';
import { join, rect, shape, star } from '../../kit/path.mjs';
import { place } from '../../kit/place.mjs';
import { FRAME, paint } from '../../kit/scene.mjs';
import { drawTurnedFace, SKIN_TONES } from '../../parts/face.mjs';
import { drawFist } from '../../parts/hand.mjs';

const SILK_TONES = { base: '#2f7d4f', shade: '#1a4a33', light: '#63b37a' };

function drawHall() {
  return [
    paint('#e8b04a', FRAME),
    paint('#f4cf78', star(330, 230, 17, 470, 250, 6)),
    paint('#fbe7b0', star(330, 230, 17, 310, 180, 14)),
    // Ropes.
    paint('#7a2c26', join(rect(0, 372, 600, 16), rect(0, 452, 600, 16), rect(0, 532, 600, 16))),
    paint('#d8432a', join(rect(0, 372, 600, 8), rect(0, 452, 600, 8), rect(0, 532, 600, 8))),
  ];
}

function drawBody() {
  return [
    paint(
      INK,
      shape('240,300 ~190,336 ~118,360 ~72,420 ~62,500 70,580 540,580 ~546,490 ~520,410 ~450,360 ~372,336 ~352,300'),
    ),
    // Shoulders and arms in skin.
    paint(SKIN_TONES.fair.shade, shape('236,332 ~180,354 ~122,376 ~88,424 ~78,500 84,580 220,580 230,430')),
    paint(SKIN_TONES.fair.base, shape('360,342 ~446,370 ~506,416 ~530,490 526,580 400,580 380,430')),
    paint(SKIN_TONES.fair.light, shape('420,368 ~480,392 ~512,440 ~520,500 ~500,450 ~460,404')),
    paint(SKIN_TONES.fair.base, shape('196,360 ~150,378 ~118,410 ~150,402 ~190,404')),
    // Singlet in the club colors.
    paint(
      SILK_TONES.base,
      shape('246,352 ~258,400 ~312,436 ~360,398 364,350 396,362 ~404,450 414,580 196,580 ~206,450 216,366'),
    ),
    paint(SILK_TONES.shade, shape('246,352 ~258,400 ~300,430 300,580 196,580 ~206,450 216,366')),
    paint(PAPER, shape('240,350 ~252,408 ~312,450 ~366,406 372,352 364,350 ~356,396 ~312,434 ~262,398 248,350')),
    paint(
      INK,
      brushStrokes(7, [
        '~284,352 ~304,366 330,362',
        '~340,360 ~356,352 370,350',
        '~118,460 ~134,486 126,530',
        '~486,450 ~478,486 488,520',
      ]),
    ),
  ];
}

function drawHead() {
  return [
    paint(INK, shape('246,270 ~250,316 ~230,344 ~300,392 ~360,372 376,340 358,310 360,276')),
    paint(SKIN_TONES.fair.shade, shape('262,280 ~268,320 252,344 ~306,374 366,344 350,310 340,290')),
    place(drawTurnedFace(SKIN_TONES.fair, { mouth: 'none', eyes: false }), { x: 306, y: 202, scale: 1.12 }),
    // Ear.
    paint(INK, shape('254,186 ~238,172 ~226,192 ~234,224 ~252,236 262,220')),
    paint(SKIN_TONES.fair.base, shape('252,196 ~242,184 ~234,198 ~240,218 ~250,224')),
    // Domino mask.
    paint(
      INK,
      shape(
        '252,166 ~282,150 ~326,166 ~350,164 378,152 ~376,186 ~362,206 ~344,192 ~330,190 ~316,212 ~282,210 ~258,196',
      ),
    ),
    paint(
      SILK_TONES.base,
      shape(
        '262,172 ~284,160 ~322,174 ~348,172 370,162 ~368,184 ~358,196 ~344,184 ~328,182 ~312,202 ~284,200 ~266,188',
      ),
    ),
    paint(
      '#ffffff',
      join(shape('288,186 ~304,178 320,188 ~308,196 ~296,196'), shape('343,184 ~354,176 364,180 ~360,190 ~350,191')),
    ),
    paint(INK, join(shape('306,182 ~313,183 ~313,192 ~306,192'), shape('354,179 ~359,181 ~358,188 ~354,187'))),
    // Oiled hair with a parting.
    paint(
      INK,
      shape(
        '240,206 ~222,150 ~236,92 ~292,66 ~352,74 ~382,104 ~384,136 376,150 ~366,118 ~336,106 ~292,116 ~264,140 ~262,180 250,200',
      ),
    ),
    paint('#8a3b1c', shape('244,170 ~234,126 ~258,92 ~300,78 ~352,84 ~376,112 ~344,96 ~304,98 ~266,118')),
    paint('#c9682c', shape('300,84 ~340,84 ~364,98 ~340,92 ~306,92')),
    paint(INK, brushStrokes(5, ['~252,150 ~262,118 290,104', '~244,140 ~254,110 280,94'])),
    // Moustache with waxed tips.
    paint(
      INK,
      shape('328,238 ~346,232 ~358,236 ~374,248 392,238 ~388,262 ~364,264 ~346,254 ~324,268 ~292,268 282,246 ~302,252'),
    ),
    paint(
      '#8a3b1c',
      shape('328,243 ~344,238 ~356,242 ~372,254 384,248 ~378,258 ~362,257 ~344,248 ~322,260 ~300,262 292,255 ~308,256'),
    ),
    paint(INK, brushStrokes(5, ['~328,276 ~346,280 360,274'])),
    paint(SKIN_TONES.fair.shade, shape('322,290 ~340,286 356,290 ~346,298 ~332,298')),
  ];
}

const WRAP_TONES = { base: '#efe2c4', shade: '#b39a6c', light: '#ffffff' };

function drawRaisedFists() {
  const wrappedFist = [
    drawFist(WRAP_TONES, WRAP_TONES),
    paint(
      INK,
      brushStrokes(
        5,
        ['-40,58 ~0,66 40,56', '-40,78 ~0,86 38,76', '-40,98 ~0,106 38,96', '-46,-4 ~-10,4 ~30,-4 50,-12'],
        'none',
      ),
    ),
  ];
  const forearm = [
    paint(INK, shape('-60,60 60,60 ~80,150 70,260 -90,260 ~-80,150')),
    paint(SKIN_TONES.fair.base, shape('-46,70 46,70 ~62,150 54,260 -72,260 ~-62,150')),
    paint(SKIN_TONES.fair.shade, shape('10,70 46,70 ~62,150 54,260 0,260 ~20,150')),
  ];
  return [
    place([forearm, wrappedFist], { x: 474, y: 340, scale: 0.94, rotation: 14, flip: true }),
    place([forearm, wrappedFist], { x: 150, y: 392, scale: 1.24, rotation: 10 }),
  ];
}

export const drawPortrait = () => [drawHall(), drawBody(), drawHead(), drawRaisedFists()];
