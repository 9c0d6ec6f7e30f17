import { describe, expect, it } from 'vitest';
import { afterKey, moved, settled, zoomed } from '../../../../../src/renderer/features/art/crop-motion.ts';
import { type Crop, placePicture } from '../../../../../src/shared/card/pictures/crop.ts';

const PICTURE = { width: 1000, height: 800 };
const WINDOW = { x: 0, y: 0, width: 100, height: 50 };
const crop = (change: Partial<Crop> = {}): Crop => ({ x: 0.5, y: 0.5, zoom: 2, rotation: 0, ...change });
/** Where a point of the picture, 0 to 1, stands in the window. */
function onWindow(at: Crop, x: number, y: number): [number, number] {
  const { box, transform } = placePicture(PICTURE, WINDOW, at);
  const [a, b, c, d, e, f] = transform ?? [1, 0, 0, 1, 0, 0];
  const [px, py] = [box.x + x * box.width, box.y + y * box.height];
  return [a * px + c * py + e, b * px + d * py + f];
}

describe('a picture that is dragged', () => {
  it.each([0, 30, 90, -135])('follows the hand, turned by %i degrees', (rotation) => {
    const before = crop({ rotation, zoom: 3 });
    const after = moved(before, 7, -4, PICTURE, WINDOW);
    const [x, y] = onWindow(before, 0.5, 0.5);
    const [nx, ny] = onWindow(after, 0.5, 0.5);
    expect([nx - x, ny - y].map((n) => Math.round(n * 10) / 10)).toEqual([7, -4]);
  });

  it('stops at the edge of the window, and comes back at once', () => {
    const far = moved(crop(), 10_000, 0, PICTURE, WINDOW);
    expect(far.x).toBe(0.25);
    expect(moved(far, -10, 0, PICTURE, WINDOW).x).toBeGreaterThan(0.25);
  });
});

describe('zoom and keys', () => {
  it('zoom stays between what covers the window and 20', () => {
    expect(zoomed(crop(), 0.01, PICTURE, WINDOW).zoom).toBe(1);
    expect(zoomed(crop(), 1e9, PICTURE, WINDOW).zoom).toBe(20);
  });

  it('arrows move it, Shift farther; plus and minus zoom; other keys mean nothing', () => {
    const key = (name: string, leap = false) => afterKey(name, leap, crop(), PICTURE, WINDOW);
    expect(key('ArrowRight')?.x).toBeLessThan(0.5);
    expect(key('ArrowUp')?.y).toBeGreaterThan(0.5);
    expect(0.5 - (key('ArrowRight', true)?.x ?? 0)).toBeGreaterThan(0.5 - (key('ArrowRight')?.x ?? 0));
    expect(key('+')?.zoom).toBeGreaterThan(2);
    expect(key('-')?.zoom).toBeLessThan(2);
    expect(key('Tab')).toBeUndefined();
  });

  it('is written down with no more digits than anybody sees', () => {
    expect(settled({ x: 1 / 3, y: 0.6, zoom: 2.51828, rotation: 12.345 }, PICTURE, WINDOW)).toEqual({
      x: 0.3333,
      y: 0.6,
      zoom: 2.518,
      rotation: 12.3,
    });
  });
});
