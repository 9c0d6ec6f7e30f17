/** Cards in the sizes that shops sell. */

import { describe, expect, it } from 'vitest';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import { listTemplateChoices } from '../../../../src/shared/card/template/sizes.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { computePicture } from '../../../../src/shared/print/shop/shop-picture.ts';
import { findProduct, SHOP_BLEED, SHOP_PRODUCTS, SHOPS } from '../../../../src/shared/print/shop/shops.ts';

const WISH = { bleed: SHOP_BLEED, dpi: 600 };
const sizeOf = (id: string) => {
  const found = listTemplateChoices(listBuiltInTemplates(GAMES, 'character', 'supers-unlimited')).find(
    (choice) => choice.id === id,
  );
  if (!found) throw new Error(`there is no ${id}`);
  return found.template.size;
};

describe('pictures for shops', () => {
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
  ] as const)('%s has the size that %s asks for', (template, shop, width, height) => {
    const picture = computePicture(sizeOf(template), { ...WISH, shop });
    expect(picture.pixels).toEqual({ width, height });
    expect(typeof picture.bleed).toBe('object');
  });

  it('a card that lies gets the template of the shop lying', () => {
    expect(computePicture({ width: 88.9, height: 63.5 }, { ...WISH, shop: 'makeplayingcards' }).pixels).toEqual({
      width: 1122,
      height: 822,
    });
  });

  it('a card that the shop does not sell is drawn with the bleed that is wished for, at 300 pixels an inch', () => {
    const jumbo = sizeOf('classic@jumbo');
    expect(findProduct('the-game-crafter', jumbo)).toBeUndefined();
    expect(computePicture(jumbo, { ...WISH, shop: 'the-game-crafter' })).toEqual({
      pixels: { width: 1125, height: 1575 },
      bleed: SHOP_BLEED,
    });
  });

  it('without a shop resolution and bleed are those that are wished for', () => {
    expect(computePicture(sizeOf('classic'), WISH).pixels).toEqual({ width: 1650, height: 2250 });
  });

  it.each(SHOPS)('every card of %s has two millimetres of bleed or more on each side', (shop) => {
    for (const { size } of SHOP_PRODUCTS[shop]) {
      const { bleed } = computePicture(size, { ...WISH, shop });
      if (typeof bleed === 'number') throw new Error('the shop does not sell its own card');
      expect(Math.min(bleed.horizontal, bleed.vertical)).toBeGreaterThan(2);
    }
  });
});
