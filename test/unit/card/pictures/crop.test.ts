import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crop, normalizeRotation, placePicture, resolveCrop } from '../../../../src/shared/card/pictures/crop.ts';
import { SEED } from '../../../support/documents/arbitrary.ts';

const WINDOW = { x: 10, y: 20, width: 100, height: 50 };
const TALL = { width: 400, height: 800 };
const placed = (crop: Partial<Crop>, picture = TALL) =>
  placePicture(picture, WINDOW, { x: 0.5, y: 0.5, zoom: 1, rotation: 0, ...crop });

/** Where the picture has a point of the page, 0 to 1 across and down. */
function onPicture([px, py]: readonly [number, number], { box, transform }: ReturnType<typeof placePicture>) {
  const [a, b, c, d, e, f] = transform ?? [1, 0, 0, 1, 0, 0];
  const det = a * d - b * c;
  const x = (d * (px - e) - c * (py - f)) / det;
  const y = (a * (py - f) - b * (px - e)) / det;
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}
const corners = [
  [10, 20],
  [110, 20],
  [10, 70],
  [110, 70],
] as const;

describe('a picture in its window', () => {
  it('just covers it at zoom 1', () => {
    expect(placed({})).toEqual({ box: { x: 10, y: -55, width: 100, height: 200 }, scale: 0.25 });
  });

  it('shows its focus in the middle of the window, as near as it reaches', () => {
    expect(onPicture([60, 45], placed({ y: 0.3, zoom: 2 })).y).toBeCloseTo(0.3);
    expect(placed({ y: 0 }).box.y).toBe(20);
    expect(placed({ y: 1 }).box.y).toBe(20 + 50 - 200);
  });

  it('turns clockwise about the middle of the window', () => {
    const { transform } = placed({ rotation: 90, zoom: 2 });
    expect(transform?.map((n) => Math.round(n * 1000) / 1000)).toEqual([0, 1, -1, 0, 60, 45]);
  });

  it('covers the window whatever the crop, the picture and the turn', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: fc.double({ noNaN: false }),
          y: fc.double(),
          zoom: fc.double(),
          rotation: fc.double(),
        }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        (crop, width, height) => {
          const at = placePicture({ width, height }, WINDOW, resolveCrop(crop, { width, height }, WINDOW, [0.5, 0.12]));
          for (const corner of corners) {
            const { x, y } = onPicture(corner, at);
            for (const share of [x, y]) {
              expect(share).toBeGreaterThan(-1e-6);
              expect(share).toBeLessThan(1 + 1e-6);
            }
          }
        },
      ),
      { seed: SEED, numRuns: 500 },
    );
  });
});

describe('the crop of a document', () => {
  it('without one the picture stands as the template has it', () => {
    const crop = resolveCrop(undefined, TALL, WINDOW, [0.5, 0.12]);
    const { box } = placePicture(TALL, WINDOW, crop);
    expect(box.y).toBeCloseTo(20 + (50 - 200) * 0.12);
  });

  it('is brought back into its bounds', () => {
    const hostile = { x: -3, y: Number.NaN, zoom: Number.POSITIVE_INFINITY, rotation: Number.NEGATIVE_INFINITY };
    expect(resolveCrop(hostile, TALL, WINDOW, [0.5, 0.5])).toEqual({ x: 0, y: 0.5, zoom: 20, rotation: 0 });
    expect([450, -190, 180, 1e300].map(normalizeRotation)).toEqual([90, 170, -180, expect.any(Number)]);
  });
});
