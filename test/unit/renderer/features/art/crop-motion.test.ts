import { describe, expect, it } from 'vitest';
import { applyCropKey, limitCrop, moveCrop, zoomCrop } from '../../../../../src/renderer/features/art/crop-motion.ts';
import { type Crop, placeInWindow } from '../../../../../src/shared/card/pictures/crop.ts';

const PICTURE = { width: 1000, height: 800 };
const WINDOW = { x: 0, y: 0, width: 100, height: 50 };
const createCrop = (changes: Partial<Crop> = {}): Crop => ({ x: 0.5, y: 0.5, zoom: 2, rotation: 0, ...changes });
/** Returns the position in the window of a point of the picture. The coordinates of the point go from 0 to 1. */
function getWindowPosition(pictureCrop: Crop, x: number, y: number): [number, number] {
  const { box, transform } = placeInWindow(PICTURE, WINDOW, pictureCrop);
  const [a, b, c, d, e, f] = transform ?? [1, 0, 0, 1, 0, 0];
  const [pointX, pointY] = [box.x + x * box.width, box.y + y * box.height];
  return [a * pointX + c * pointY + e, b * pointX + d * pointY + f];
}

describe('a dragged picture', () => {
  it.each([0, 30, 90, -135])('follows the pointer when it is rotated by %i degrees', (rotation) => {
    const cropBefore = createCrop({ rotation, zoom: 3 });
    const cropAfter = moveCrop(cropBefore, 7, -4, PICTURE, WINDOW);
    const [x, y] = getWindowPosition(cropBefore, 0.5, 0.5);
    const [newX, newY] = getWindowPosition(cropAfter, 0.5, 0.5);
    expect([newX - x, newY - y].map((distance) => Math.round(distance * 10) / 10)).toEqual([7, -4]);
  });

  it('stops at the edge of the window and moves back at once', () => {
    // At zoom 2 the window shows half of the width, so its center stays between 0.25 and 0.75.
    const outermostCrop = moveCrop(createCrop(), 10_000, 0, PICTURE, WINDOW);
    expect(outermostCrop.x).toBe(0.25);
    expect(moveCrop(outermostCrop, -10, 0, PICTURE, WINDOW).x).toBeGreaterThan(0.25);
  });
});

describe('zoom and keys of a crop', () => {
  it('zoomCrop limits the zoom to the smallest that covers the window and 20', () => {
    expect(zoomCrop(createCrop(), 0.01, PICTURE, WINDOW).zoom).toBe(1);
    expect(zoomCrop(createCrop(), 1e9, PICTURE, WINDOW).zoom).toBe(20);
  });

  it('applyCropKey moves with arrow keys, farther with Shift, zooms with plus and minus and ignores other keys', () => {
    const applyKey = (keyName: string, isFast = false) => applyCropKey(keyName, isFast, createCrop(), PICTURE, WINDOW);
    expect(applyKey('ArrowRight')?.x).toBeLessThan(0.5);
    expect(applyKey('ArrowUp')?.y).toBeGreaterThan(0.5);
    expect(0.5 - (applyKey('ArrowRight', true)?.x ?? 0)).toBeGreaterThan(0.5 - (applyKey('ArrowRight')?.x ?? 0));
    expect(applyKey('+')?.zoom).toBeGreaterThan(2);
    expect(applyKey('-')?.zoom).toBeLessThan(2);
    expect(applyKey('Tab')).toBeUndefined();
  });

  it('limitCrop rounds a crop to visible digits', () => {
    expect(limitCrop({ x: 1 / 3, y: 0.6, zoom: 2.51828, rotation: 12.345 }, PICTURE, WINDOW)).toEqual({
      x: 0.3333,
      y: 0.6,
      zoom: 2.518,
      rotation: 12.3,
    });
  });
});
