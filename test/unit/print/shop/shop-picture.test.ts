import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DisplayList } from '../../../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../../../src/shared/display/units.ts';
import { computeShopPixels, createShopSvg, getTrimSize } from '../../../../src/shared/print/shop/shop-picture.ts';
import { SHOP_BLEED } from '../../../../src/shared/print/shop/shops.ts';
import { card, testFonts } from '../../card/support.ts';

const side = (width: number, height: number, bleed = 3): DisplayList => {
  const [w, h, b] = [toPt(mm(width)), toPt(mm(height)), toPt(mm(bleed))];
  const whole = { x: -b, y: -b, right: w + b, bottom: h + b };
  const box = (fill: `#${string}`) => ({
    kind: 'path' as const,
    fill,
    path: [
      ['M', whole.x, whole.y],
      ['L', whole.right, whole.y],
      ['L', whole.right, whole.bottom],
      ['L', whole.x, whole.bottom],
      ['Z'],
    ] as const,
  });
  // Black under green: where both end on one line, a cut pixel would show the black one.
  return { width: w, height: h, bleed: b, label: 'x', items: [box('#000000'), box('#00c040')] };
};

describe('pixels of a side', () => {
  it.each([
    [63.5, 88.9, SHOP_BLEED, 300, 825, 1125],
    [63.5, 88.9, 0, 300, 750, 1050],
    [63.5, 88.9, 3, 300, 821, 1121],
    [70, 120, SHOP_BLEED, 300, 902, 1492],
    [57.15, 88.9, SHOP_BLEED, 300, 750, 1125],
    [148, 105, SHOP_BLEED, 600, 3646, 2630],
    [25.4, 25.4, 0, 72.5, 73, 73],
  ])('%f x %f mm with %f mm bleed at %i dpi', (width, height, bleed, dpi, across, down) => {
    expect(computeShopPixels(getTrimSize(side(width, height)), bleed, dpi)).toEqual({ width: across, height: down });
  });
});

describe('a side as a picture', () => {
  it.each([0, 2, 3, SHOP_BLEED, 6, 15])('%f mm of bleed are one colour up to the edge', async (bleed) => {
    const list = side(63.5, 88.9);
    for (const dpi of [97, 300]) {
      const svg = createShopSvg(list, testFonts(), { bleed, pixels: computeShopPixels(getTrimSize(list), bleed, dpi) });
      const { channels } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).stats();
      // One step of 255 is a rounding of the renderer; a hairline of the shape below is 15 and more.
      for (const [c, wanted] of [0, 192, 64].entries()) {
        expect(Math.abs((channels[c]?.min ?? -9) - wanted)).toBeLessThanOrEqual(1);
        expect(Math.abs((channels[c]?.max ?? -9) - wanted)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('in true size where no pixels are asked for, and with nothing outside of itself', () => {
    const svg = createShopSvg(card().front, testFonts(), { bleed: SHOP_BLEED });
    expect(svg).toMatch(/^<svg [^>]*width="69.85mm" height="95.25mm"/);
    const references = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].map((match) => match[1] ?? '');
    expect(references.every((reference) => reference.startsWith('#'))).toBe(true);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
