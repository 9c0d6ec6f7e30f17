/** Tests that the halftone of sheets has round dots and is clipped to its band. */
import { expect, it } from 'vitest';
import { getPathBounds } from '../../../../src/shared/display/path.ts';
import { computeHalftoneDots, createHalftone } from '../../../../src/shared/sheet/kit/boxes.ts';

it('createHalftone draws a round, closed dot at each position and clips them to the band', () => {
  const halftoneItem = createHalftone({ x: 7, y: 9, width: 60, height: 20 }, 5);
  if (halftoneItem.kind !== 'group') throw new Error('no group');
  const [dotPath] = halftoneItem.items;
  if (dotPath?.kind !== 'path') throw new Error('no path');
  const subpathStarts = dotPath.path.flatMap(([command], index) => (command === 'M' ? [index] : []));
  const dotPaths = subpathStarts.map((startIndex, index) => dotPath.path.slice(startIndex, subpathStarts[index + 1]));
  expect(dotPaths.map((path) => path.at(-1)?.[0])).toEqual(dotPaths.map(() => 'Z'));
  const dotBounds = dotPaths.map((path) => getPathBounds(path));
  const dotPositions = computeHalftoneDots(60, 20, 5);
  expect(dotBounds).toHaveLength(dotPositions.length);
  expect(dotPositions.length).toBeGreaterThan(20);
  for (const [index, { x, y, radius }] of dotPositions.entries()) {
    const { x: left, y: top, width, height } = dotBounds[index] as (typeof dotBounds)[number];
    for (const [actual, expected] of [
      [left, x - radius],
      [top, y - radius],
      [width, 2 * radius],
      [height, 2 * radius],
    ] as const)
      expect(actual).toBeCloseTo(expected, 6);
  }
  expect(halftoneItem.transform?.slice(4)).toEqual([7, 9]);
  expect(getPathBounds(halftoneItem.clip ?? [])).toEqual({ x: 0, y: 0, width: 60, height: 20 });
});
