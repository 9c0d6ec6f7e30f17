/** Tests that the halftone of sheets has round dots and is clipped to its band. */
import { expect, it } from 'vitest';
import { getPathBounds } from '../../../../src/shared/display/path.ts';
import { computeHalftoneDots, createHalftone } from '../../../../src/shared/sheet/kit/boxes.ts';

it('a halftone has a round, closed dot at each of its places, and its band clips it', () => {
  const item = createHalftone({ x: 7, y: 9, width: 60, height: 20 }, 5);
  if (item.kind !== 'group') throw new Error('no group');
  const [dots] = item.items;
  if (dots?.kind !== 'path') throw new Error('no path');
  const starts = dots.path.flatMap(([command], index) => (command === 'M' ? [index] : []));
  const drawn = starts.map((start, index) => dots.path.slice(start, starts[index + 1]));
  expect(drawn.map((path) => path.at(-1)?.[0])).toEqual(drawn.map(() => 'Z'));
  const seen = drawn.map((path) => getPathBounds(path));
  const places = computeHalftoneDots(60, 20, 5);
  expect(seen).toHaveLength(places.length);
  expect(places.length).toBeGreaterThan(20);
  for (const [index, { x, y, radius: r }] of places.entries()) {
    const { x: left, y: top, width, height } = seen[index] as (typeof seen)[number];
    for (const [actual, expected] of [
      [left, x - r],
      [top, y - r],
      [width, 2 * r],
      [height, 2 * r],
    ] as const)
      expect(actual).toBeCloseTo(expected, 6);
  }
  expect(item.transform?.slice(4)).toEqual([7, 9]);
  expect(getPathBounds(item.clip ?? [])).toEqual({ x: 0, y: 0, width: 60, height: 20 });
});
