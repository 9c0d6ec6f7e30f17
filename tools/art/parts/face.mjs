/**
 * Faces in two views, drawn around the origin, about 140 units wide and 208 high, lit from the left. Black models the face:
 * one plane of skin, one of shade, one of light, and ink for everything in the dark.
 */
import { INK, PAPER } from '../kit/colors.mjs';
import { brushStroke, brushStrokes } from '../kit/ink.mjs';
import { disc, join, shape, symmetricShape } from '../kit/path.mjs';
import { paint } from '../kit/scene.mjs';

export const SKIN_TONES = {
  fair: { base: '#eec3a0', shade: '#b9745a', light: '#ffe3c6', lip: '#b4483f' },
  tan: { base: '#d79a6a', shade: '#95573a', light: '#f2c596', lip: '#8f3a2f' },
  brown: { base: '#a5673f', shade: '#663722', light: '#cf9563', lip: '#6f2a26' },
  dark: { base: '#7a4730', shade: '#432317', light: '#b07a54', lip: '#5a2320' },
};

const JAW_OUTLINES = {
  strong: '0,-104 ~44,-98 ~68,-62 ~71,-10 67,34 ~58,66 36,96 ~18,104 0,105',
  soft: '0,-104 ~44,-98 ~67,-62 ~68,-10 ~61,34 ~38,76 ~16,99 0,103',
  lean: '0,-104 ~42,-98 ~63,-62 ~64,-12 ~57,30 ~44,64 ~22,100 0,106',
};

/**
 * Outlines of the shade: down along brow, side of the nose, lip and chin, then back up the outline of the right cheek.
 */
const SHADE_OUTLINES = {
  strong:
    '30,-100 ~34,-70 ~22,-40 8,-30 13,-8 20,22 9,32 ~26,42 ~20,58 14,66 ~22,84 14,104 36,96 ~58,66 67,34 ~71,-10 ~68,-62 ~50,-92',
  soft: '34,-100 ~36,-70 ~26,-44 9,-30 12,-8 16,20 7,29 ~22,40 ~17,54 12,62 ~18,80 10,101 ~38,76 ~61,34 ~68,-10 ~67,-62 ~50,-92',
  lean: '32,-100 ~34,-70 ~24,-42 8,-30 12,-8 18,22 8,32 ~24,42 ~18,57 12,64 ~18,84 12,104 ~44,64 ~57,30 ~64,-12 ~63,-62 ~48,-92',
};

/** Draws an eye under a heavy lid. `side` is -1 for the left eye and 1 for the right one. */
function drawEye(side, irisFill, { open: openness = 1, white: whiteFill = PAPER } = {}) {
  const x = 29 * side;
  const formatPoint = (offsetX, offsetY) => `${x + offsetX * side},${-16 + offsetY * openness}`;
  return [
    paint(
      INK,
      shape(
        `${formatPoint(-17, 5)} ~${formatPoint(-6, -11)} ~${formatPoint(10, -11)} ${formatPoint(22, -3)} ~${formatPoint(10, 8)} ~${formatPoint(-6, 9)}`,
      ),
    ),
    paint(
      whiteFill,
      shape(
        `${formatPoint(-13, 3)} ~${formatPoint(-4, -5)} ~${formatPoint(8, -5)} ${formatPoint(16, -1)} ~${formatPoint(6, 6)} ~${formatPoint(-5, 6)}`,
      ),
    ),
    paint(irisFill, disc(x + 1 * side, -16, 6.5 * Math.min(1, openness + 0.1))),
    paint(INK, disc(x + 1 * side, -16, 3)),
  ];
}

/**
 * Draws a face from the front.
 * @param {{ base: string, shade: string, light: string, lip: string }} skinTones
 * @param {{ jaw?: 'strong'|'soft'|'lean', iris?: string, brows?: string, open?: number, mouth?: 'firm'|'full'|'smirk'|'none', eyes?: boolean }} [look]
 */
export function drawFrontFace(skinTones, look = {}) {
  const { jaw = 'strong', iris = '#3b2a20', brows = INK, open = 1, mouth = 'firm', eyes = true } = look;
  const shadedHalf = paint(skinTones.shade, shape(SHADE_OUTLINES[jaw]));
  return [
    paint(skinTones.base, symmetricShape(JAW_OUTLINES[jaw])),
    shadedHalf,
    // Light on brow, nose and cheek.
    paint(skinTones.light, shape('-52,-78 ~-30,-90 ~-10,-88 ~-22,-70 ~-46,-56')),
    paint(skinTones.light, shape('-4,-24 3,-24 6,16 ~0,24 -4,16')),
    paint(skinTones.light, shape('-60,8 ~-44,2 ~-26,10 ~-40,22 ~-54,26')),
    // Sockets and nose in ink.
    paint(skinTones.shade, shape('-56,-30 ~-30,-40 -8,-30 -10,-6 ~-30,-4 ~-48,-10')),
    paint(INK, shape('6,-32 ~30,-40 58,-30 ~52,-8 ~30,-2 12,-8')),
    paint(skinTones.shade, shape('-14,24 ~-6,29 ~6,30 20,20 ~14,36 ~0,38 ~-10,34')),
    paint(INK, shape('-13,27 ~-6,31 ~4,33 18,26 ~12,36 ~0,37 ~-8,35')),
    eyes ? [drawEye(-1, iris, { open }), drawEye(1, iris, { open, white: skinTones.light })] : [],
    paint(
      brows,
      jaw === 'soft'
        ? join(shape('-60,-34 ~-36,-49 -9,-36 -10,-30 ~-36,-41'), shape('60,-34 ~36,-49 9,-36 10,-30 ~36,-41'))
        : join(shape('-62,-40 ~-36,-48 -7,-33 -8,-22 ~-36,-36'), shape('62,-40 ~36,-48 7,-33 8,-22 ~36,-36')),
    ),
    drawMouth(mouth, skinTones),
    jaw !== 'strong' ? [] : paint(INK, brushStrokes(4, ['~-42,32 ~-36,50 -40,70']), 0.45),
  ];
}

function drawMouth(mouthKind, skinTones) {
  if (mouthKind === 'none') return [];
  if (mouthKind === 'full')
    return [
      paint(skinTones.lip, shape('-24,58 ~-10,51 0,54 ~10,51 24,58 ~12,72 ~0,74 ~-12,72')),
      paint(INK, brushStroke('-27,58 ~-12,59 ~0,62 ~12,59 27,57', 5)),
      paint(skinTones.light, shape('-12,66 ~-4,64 4,66 ~-4,69')),
    ];
  const tilt = mouthKind === 'smirk' ? -8 : 0;
  return [
    paint(INK, brushStroke(`-27,60 ~-10,57 ~8,60 30,${58 + tilt}`, 7)),
    paint(skinTones.shade, shape('-16,70 ~0,67 16,70 ~8,77 ~-8,77')),
    paint(INK, brushStroke('-12,80 ~0,82 12,79', 4), 0.7),
  ];
}

/**
 * Draws a face that is turned to the right of the picture and looks into the light.
 * @param {{ base: string, shade: string, light: string, lip: string }} skinTones
 */
export function drawTurnedFace(skinTones, look = {}) {
  const { iris = '#3b2a20', brows = INK, soft = false, mouth = 'firm', eyes = true } = look;
  const chin = soft ? '~45,80 ~34,98 ~16,102' : '~50,76 46,92 ~32,106 8,104';
  const jaw = soft ? '~-20,84 ~-48,44' : '~-26,86 -54,46';
  return [
    paint(
      skinTones.base,
      shape(`-10,-106 ~30,-100 ~52,-72 57,-38 ~52,-18 ~60,8 ~53,36 ~48,60 ${chin} ${jaw} -62,-10 ~-68,-60 ~-46,-98`),
    ),
    paint(INK, brushStroke('40,-92 ~55,-68 ~59,-38 ~53,-18 ~62,8 ~55,38 ~49,62 ~48,84', 5)),
    // Shade: temple, hollow of the cheek, jaw.
    paint(
      skinTones.shade,
      shape(`-10,-106 ~-24,-70 ~-14,-34 -26,-10 ~-14,10 ~-22,34 ~-2,58 ~2,84 8,104 ${jaw} -62,-10 ~-68,-60 ~-46,-98`),
    ),
    paint(INK, shape(`-34,-96 ~-44,-60 ~-40,-24 -48,0 ~-36,30 ~-30,60 -22,86 ${jaw} -62,-10 ~-68,-60 ~-46,-98`)),
    paint(skinTones.light, shape('8,-86 ~30,-88 ~46,-66 ~40,-50 ~18,-58')),
    paint(skinTones.light, shape('0,14 ~14,4 ~26,14 ~18,30 ~4,34')),
    // Sockets.
    paint(skinTones.shade, shape('-20,-28 ~4,-38 22,-30 24,-8 ~6,-2 ~-14,-8')),
    paint(skinTones.shade, shape('32,-32 ~46,-36 57,-34 ~53,-16 ~44,-6 34,-10')),
    // Nose: a lit wedge with its shade below.
    paint(skinTones.light, shape('26,-28 34,-28 ~40,0 50,20 ~42,26 30,18')),
    paint(skinTones.shade, shape('18,18 ~28,24 50,19 ~47,33 ~34,35 ~20,32')),
    paint(INK, brushStrokes(5, ['20,22 ~18,30 ~26,32', '~30,30 ~40,32 50,20'])),
    paint(skinTones.shade, shape('22,-26 27,-26 31,18 20,22 ~24,0')),
    eyes
      ? [
          paint(INK, shape('-17,-13 ~-4,-25 ~12,-26 25,-15 ~14,-6 ~-4,-6')),
          paint(PAPER, shape('-12,-13 ~-2,-19 ~10,-20 19,-15 ~10,-8 ~-3,-8')),
          paint(iris, disc(7, -15, 6.5)),
          paint(INK, disc(7, -15, 3.2)),
          paint(INK, shape('-20,-13 ~-4,-28 ~12,-28 28,-14 ~12,-18 ~-2,-17')),
          paint(INK, shape('33,-14 ~40,-24 ~50,-24 57,-15 ~48,-6 ~40,-6')),
          paint(PAPER, shape('36,-14 ~41,-19 ~48,-19 53,-15 ~47,-9 ~41,-9')),
          paint(iris, disc(46, -15, 5)),
          paint(INK, disc(46, -15, 2.6)),
          paint(INK, shape('32,-14 ~40,-26 ~50,-26 59,-16 ~49,-17 ~41,-16')),
        ]
      : [],
    paint(
      brows,
      soft
        ? join(shape('-26,-32 ~-4,-46 24,-36 23,-31 ~-2,-38'), shape('33,-37 ~46,-45 59,-40 ~46,-39 34,-32'))
        : join(shape('-28,-38 ~-2,-45 25,-32 24,-22 ~-2,-34'), shape('32,-32 ~44,-43 60,-42 ~48,-34 33,-24')),
    ),
    mouth === 'full'
      ? [
          paint(skinTones.lip, shape('8,58 ~22,50 32,53 ~40,50 49,56 ~42,70 ~28,73 ~16,69')),
          paint(INK, brushStroke('4,59 ~20,59 ~34,62 50,56', 5)),
        ]
      : mouth === 'none'
        ? []
        : [
            paint(INK, brushStroke(`2,${mouth === 'smirk' ? 54 : 60} ~20,60 ~36,60 50,56`, 7)),
            paint(skinTones.shade, shape('14,69 ~28,67 42,68 ~36,76 ~20,76')),
          ],
  ];
}
