/** Hands, drawn about the palm at the origin, some 100 units wide. */
import { INK } from '../kit/colours.mjs';
import { strokes } from '../kit/ink.mjs';
import { join, shape } from '../kit/path.mjs';
import { paint } from '../kit/scene.mjs';

/** A closed fist, its knuckles up and its fingers towards us, the thumb across them; the cuff ends below. */
export function fist({ base, light, shade }, cuff = { base, shade }) {
  const finger = (x, top, foot) =>
    shape(
      `${x - 11},${top + 12} ~${x - 9},${top} ~${x + 9},${top} ${x + 11},${top + 12} ~${x + 11},${foot - 6} ~${x},${foot + 4} ~${x - 11},${foot - 6}`,
    );
  return [
    paint(INK, shape('-52,-30 ~-44,-50 ~-8,-58 ~34,-54 ~54,-36 ~58,10 ~48,44 44,120 -44,120 -46,46 ~-60,10')),
    paint(cuff.base, shape('-36,52 36,52 34,120 -34,120')),
    paint(cuff.shade, shape('4,52 36,52 34,120 6,120')),
    paint(base, shape('-44,-22 ~-20,-42 ~20,-44 ~46,-26 ~48,10 ~36,44 ~-34,44 ~-50,10')),
    paint(shade, shape('24,-40 ~46,-26 ~48,10 ~36,44 -10,46 ~20,20 ~30,-10')),
    paint(INK, join(finger(-33, -42, 8), finger(-11, -49, 10), finger(12, -48, 9), finger(34, -40, 4))),
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
    paint(INK, strokes(4, ['~-30,40 ~-6,44 18,40'])),
  ];
}
