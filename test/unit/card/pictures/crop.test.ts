import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crop, normalizeRotation, placeInWindow, resolveCrop } from '../../../../src/shared/card/pictures/crop.ts';
import { SEED } from '../../../support/documents/arbitrary.ts';

const WINDOW = { x: 10, y: 20, width: 100, height: 50 };
const TALL_PICTURE = { width: 400, height: 800 };
const placeTallPicture = (crop: Partial<Crop>, picture = TALL_PICTURE) =>
  placeInWindow(picture, WINDOW, { x: 0.5, y: 0.5, zoom: 1, rotation: 0, ...crop });

/** Converts a point of the page to the picture, from 0 to 1 across and down. */
function toPictureShare(
  [pageX, pageY]: readonly [number, number],
  { box, transform }: ReturnType<typeof placeInWindow>,
) {
  const [a, b, c, d, e, f] = transform ?? [1, 0, 0, 1, 0, 0];
  const determinant = a * d - b * c;
  const x = (d * (pageX - e) - c * (pageY - f)) / determinant;
  const y = (a * (pageY - f) - b * (pageX - e)) / determinant;
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}
/** The corners of WINDOW. */
const corners = [
  [10, 20],
  [110, 20],
  [10, 70],
  [110, 70],
] as const;

describe('placePicture', () => {
  it('just covers the window at zoom 1', () => {
    expect(placeTallPicture({})).toEqual({ box: { x: 10, y: -55, width: 100, height: 200 }, scale: 0.25 });
  });

  it('centers the focus in the window as far as the picture reaches', () => {
    expect(toPictureShare([60, 45], placeTallPicture({ y: 0.3, zoom: 2 })).y).toBeCloseTo(0.3);
    expect(placeTallPicture({ y: 0 }).box.y).toBe(20);
    expect(placeTallPicture({ y: 1 }).box.y).toBe(20 + 50 - 200);
  });

  it('rotates clockwise around the center of the window', () => {
    const { transform } = placeTallPicture({ rotation: 90, zoom: 2 });
    expect(transform?.map((coefficient) => Math.round(coefficient * 1000) / 1000)).toEqual([0, 1, -1, 0, 60, 45]);
  });

  it('covers the window for any crop, picture size and rotation', () => {
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
          const placement = placeInWindow(
            { width, height },
            WINDOW,
            resolveCrop(crop, { width, height }, WINDOW, [0.5, 0.12]),
          );
          for (const corner of corners) {
            const { x, y } = toPictureShare(corner, placement);
            for (const pictureShare of [x, y]) {
              expect(pictureShare).toBeGreaterThan(-1e-6);
              expect(pictureShare).toBeLessThan(1 + 1e-6);
            }
          }
        },
      ),
      { seed: SEED, numRuns: 500 },
    );
  });
});

describe('resolveCrop', () => {
  it("uses the template's focus when the document has no crop", () => {
    const crop = resolveCrop(undefined, TALL_PICTURE, WINDOW, [0.5, 0.12]);
    const { box } = placeInWindow(TALL_PICTURE, WINDOW, crop);
    // The picture is 100 wide and 200 high on the page, 150 more than the window.
    expect(box.y).toBeCloseTo(20 + (50 - 200) * 0.12);
  });

  it('limits every value of a crop to its range', () => {
    const hostileCrop = { x: -3, y: Number.NaN, zoom: Number.POSITIVE_INFINITY, rotation: Number.NEGATIVE_INFINITY };
    expect(resolveCrop(hostileCrop, TALL_PICTURE, WINDOW, [0.5, 0.5])).toEqual({ x: 0, y: 0.5, zoom: 20, rotation: 0 });
    expect([450, -190, 180, 1e300].map(normalizeRotation)).toEqual([90, 170, -180, expect.any(Number)]);
  });
});
