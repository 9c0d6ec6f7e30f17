/** Hands, drawn with the palm at the origin, about 100 units wide. */
import { INK } from '../kit/colors.mjs';
import { brushStrokes } from '../kit/ink.mjs';
import { join, shape } from '../kit/path.mjs';
import { paint } from '../kit/scene.mjs';

/**
 * Draws a closed fist with the knuckles up, the fingers toward the viewer and the thumb across them. The cuff ends
 * below.
 */
export function drawFist({ base, light, shade }, cuff = { base, shade }) {
  const fingerPath = (x, topY, tipY) =>
    shape(
      `${x - 11},${topY + 12} ~${x - 9},${topY} ~${x + 9},${topY} ${x + 11},${topY + 12} ~${x + 11},${tipY - 6} ~${x},${tipY + 4} ~${x - 11},${tipY - 6}`,
    );
  return [
    paint(INK, shape('-52,-30 ~-44,-50 ~-8,-58 ~34,-54 ~54,-36 ~58,10 ~48,44 44,120 -44,120 -46,46 ~-60,10')),
    paint(cuff.base, shape('-36,52 36,52 34,120 -34,120')),
    paint(cuff.shade, shape('4,52 36,52 34,120 6,120')),
    paint(base, shape('-44,-22 ~-20,-42 ~20,-44 ~46,-26 ~48,10 ~36,44 ~-34,44 ~-50,10')),
    paint(shade, shape('24,-40 ~46,-26 ~48,10 ~36,44 -10,46 ~20,20 ~30,-10')),
    paint(INK, join(fingerPath(-33, -42, 8), fingerPath(-11, -49, 10), fingerPath(12, -48, 9), fingerPath(34, -40, 4))),
    paint(
      base,
      join(
        shape('-40,-26 ~-33,-38 ~-26,-26 ~-27,0 ~-33,4 ~-40,0'),
        shape('-18,-32 ~-11,-44 ~-3,-32 ~-4,2 ~-11,6 ~-18,2'),
        shape('5,-32 ~12,-43 ~20,-32 ~19,0 ~12,5 ~5,0'),
      ),
    ),
    paint(shade, shape('28,-24 ~34,-35 ~41,-24 ~40,-2 ~34,0 ~28,-4')),
    paint(
      light,
      join(
        shape('-39,-28 ~-33,-37 ~-28,-28 ~-33,-22'),
        shape('-17,-34 ~-11,-43 ~-5,-34 ~-11,-27'),
        shape('6,-34 ~12,-42 ~18,-34 ~12,-27'),
      ),
    ),
    // Thumb.
    paint(INK, shape('-54,0 ~-40,2 ~-8,8 ~16,10 ~22,22 ~10,32 ~-20,32 ~-48,36')),
    paint(base, shape('-48,8 ~-34,9 ~-8,14 ~10,16 ~13,22 ~6,26 ~-20,25 ~-44,28')),
    paint(light, shape('-8,15 ~10,17 ~11,21 ~0,21')),
    paint(INK, brushStrokes(4, ['~-30,40 ~-6,44 18,40'])),
  ];
}
