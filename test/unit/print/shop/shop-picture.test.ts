import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DisplayList } from '../../../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../../../src/shared/display/units.ts';
import { computeShopPixels, createShopSvg, getTrimSize } from '../../../../src/shared/print/shop/shop-picture.ts';
import { SHOP_BLEED } from '../../../../src/shared/print/shop/shops.ts';
import { getTestFonts, layoutTestCard } from '../../card/support.ts';

const createSide = (width: number, height: number, bleedMm = 3): DisplayList => {
  const [sideWidth, sideHeight, bleedWidth] = [toPt(mm(width)), toPt(mm(height)), toPt(mm(bleedMm))];
  const bleedBox = { x: -bleedWidth, y: -bleedWidth, right: sideWidth + bleedWidth, bottom: sideHeight + bleedWidth };
  const createBox = (fillColor: `#${string}`) => ({
    kind: 'path' as const,
    fill: fillColor,
    path: [
      ['M', bleedBox.x, bleedBox.y],
      ['L', bleedBox.right, bleedBox.y],
      ['L', bleedBox.right, bleedBox.bottom],
      ['L', bleedBox.x, bleedBox.bottom],
      ['Z'],
    ] as const,
  });
  // Black lies under green: where both end on one line, a cut pixel would show the black shape.
  return {
    width: sideWidth,
    height: sideHeight,
    bleed: bleedWidth,
    label: 'x',
    items: [createBox('#000000'), createBox('#00c040')],
  };
};

describe('computeShopPixels', () => {
  it.each([
    [63.5, 88.9, SHOP_BLEED, 300, 825, 1125],
    [63.5, 88.9, 0, 300, 750, 1050],
    [63.5, 88.9, 3, 300, 821, 1121],
    [70, 120, SHOP_BLEED, 300, 902, 1492],
    [57.15, 88.9, SHOP_BLEED, 300, 750, 1125],
    [148, 105, SHOP_BLEED, 600, 3646, 2630],
    [25.4, 25.4, 0, 72.5, 73, 73],
  ])(
    'converts %f x %f mm with %f mm bleed at %i dpi',
    (width, height, bleedMm, resolution, pixelWidth, pixelHeight) => {
      expect(computeShopPixels(getTrimSize(createSide(width, height)), bleedMm, resolution)).toEqual({
        width: pixelWidth,
        height: pixelHeight,
      });
    },
  );
});

describe('createShopSvg', () => {
  it.each([0, 2, 3, SHOP_BLEED, 6, 15])('fills %f mm of bleed with one color up to the edge', async (bleedMm) => {
    const sideList = createSide(63.5, 88.9);
    for (const resolution of [97, 300]) {
      const svgText = createShopSvg(sideList, getTestFonts(), {
        bleed: bleedMm,
        pixels: computeShopPixels(getTrimSize(sideList), bleedMm, resolution),
      });
      const { channels } = await sharp(Buffer.from(svgText)).flatten({ background: '#fff' }).stats();
      // A difference of 1 in 255 is a rounding of the renderer; a hairline of the shape below differs by 15 or more.
      for (const [channelIndex, expectedValue] of [0, 192, 64].entries()) {
        expect(Math.abs((channels[channelIndex]?.min ?? -9) - expectedValue)).toBeLessThanOrEqual(1);
        expect(Math.abs((channels[channelIndex]?.max ?? -9) - expectedValue)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('uses the true size without requested pixels and refers to nothing outside the SVG', () => {
    const svgText = createShopSvg(layoutTestCard().front, getTestFonts(), { bleed: SHOP_BLEED });
    expect(svgText).toMatch(/^<svg [^>]*width="69.85mm" height="95.25mm"/);
    const references = [...svgText.matchAll(/(?:href="|url\()([^")]+)/g)].map((match) => match[1] ?? '');
    expect(references.every((reference) => reference.startsWith('#'))).toBe(true);
    const elementIds = [...svgText.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(elementIds).size).toBe(elementIds.length);
  });
});
