import { clip } from '../../kit/flat.mjs';
import { disc, join, poly, rect } from '../../kit/path.mjs';

/**
 * A lighthouse on a sea wall, cut out of a disc. The symbol has one color, and nothing is thinner than 0.25 mm at a
 * size of 6 mm.
 */
export function drawSymbol() {
  const field = disc(50, 50, 43);
  const swellPath = (y) => [
    ['M', 0, y],
    ...[0, 1, 2, 3].map((index) => ['Q', index * 25 + 12.5, y + 11, index * 25 + 25, y]),
    ['L', 100, y + 6],
    ...[3, 2, 1, 0].map((index) => ['Q', index * 25 + 12.5, y + 17, index * 25, y + 6]),
    ['Z'],
  ];
  const beams = join(poly(38, 30, -4, 12, -4, 44, 38, 34), poly(62, 30, 104, 12, 104, 44, 62, 34));
  const tower = join(poly(41, 23, 50, 12, 59, 23), rect(43.5, 26.5, 13, 10), poly(42.5, 41, 57.5, 41, 62, 67, 38, 67));
  return [
    {
      path: join(disc(50, 50, 49), clip(beams, field), tower, clip(join(swellPath(66.5), swellPath(79)), field)),
      fill: 'primary',
      evenOdd: true,
    },
  ];
}
