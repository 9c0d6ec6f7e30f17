/** Tests cards in the sizes that shops sell. */

import { describe, expect, it } from 'vitest';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import { listTemplateChoices } from '../../../../src/shared/card/template/sizes.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { computePicture } from '../../../../src/shared/print/shop/shop-picture.ts';
import { findProduct, SHOP_BLEED, SHOP_PRODUCTS, SHOPS } from '../../../../src/shared/print/shop/shops.ts';

const REQUEST = { bleed: SHOP_BLEED, dpi: 600 };
const getTemplateSize = (templateId: string) => {
  const foundChoice = listTemplateChoices(listBuiltInTemplates(GAMES, 'character', 'supers-unlimited')).find(
    (choice) => choice.id === templateId,
  );
  if (!foundChoice) throw new Error(`there is no ${templateId}`);
  return foundChoice.template.size;
};

describe('computePicture', () => {
  it.each([
    ['classic', 'the-game-crafter', 825, 1125],
    ['bridge', 'the-game-crafter', 750, 1125],
    ['classic@us-game', 'the-game-crafter', 750, 1125],
    ['classic@mini', 'the-game-crafter', 600, 825],
    ['classic@square', 'the-game-crafter', 900, 900],
    ['tarot', 'the-game-crafter', 900, 1500],
    ['classic', 'makeplayingcards', 822, 1122],
    ['bridge', 'makeplayingcards', 747, 1122],
    ['tarot', 'makeplayingcards', 897, 1497],
  ] as const)('gives %s the pixel size that %s requires', (templateId, shopName, width, height) => {
    const shopPicture = computePicture(getTemplateSize(templateId), { ...REQUEST, shop: shopName });
    expect(shopPicture.pixels).toEqual({ width, height });
    expect(typeof shopPicture.bleed).toBe('object');
  });

  it("uses the shop's product in landscape for a landscape card", () => {
    expect(computePicture({ width: 88.9, height: 63.5 }, { ...REQUEST, shop: 'makeplayingcards' }).pixels).toEqual({
      width: 1122,
      height: 822,
    });
  });

  it('uses the requested bleed at 300 dpi for a card that the shop does not sell', () => {
    const jumboSize = getTemplateSize('classic@jumbo');
    expect(findProduct('the-game-crafter', jumboSize)).toBeUndefined();
    expect(computePicture(jumboSize, { ...REQUEST, shop: 'the-game-crafter' })).toEqual({
      pixels: { width: 1125, height: 1575 },
      bleed: SHOP_BLEED,
    });
  });

  it('uses the requested resolution and bleed without a shop', () => {
    expect(computePicture(getTemplateSize('classic'), REQUEST).pixels).toEqual({ width: 1650, height: 2250 });
  });

  it.each(SHOPS)('gives every product of %s more than two millimeters of bleed on each side', (shopName) => {
    for (const { size } of SHOP_PRODUCTS[shopName]) {
      const { bleed } = computePicture(size, { ...REQUEST, shop: shopName });
      if (typeof bleed === 'number') throw new Error('the shop does not sell its own card');
      expect(Math.min(bleed.horizontal, bleed.vertical)).toBeGreaterThan(2);
    }
  });
});
