/** Cards as shops sell them, for settings as for drawing: by the card they sell, a size in pixels that is not always bleed of an eighth of an inch. */
import type { Size } from '../paper.ts';

/** What shops ask for around a card: an eighth of an inch. Millimetres. */
export const SHOP_BLEED = 3.175;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export const SHOPS = ['the-game-crafter', 'makeplayingcards'] as const;
export type ShopId = (typeof SHOPS)[number];

/** Names of shops are not translated. */
export const SHOP_NAMES: Readonly<Record<ShopId, string>> = {
  'the-game-crafter': 'The Game Crafter',
  makeplayingcards: 'MakePlayingCards',
};

/** Pixels an inch of all their templates. */
export const SHOP_DPI = 300;

interface Product {
  readonly name: string;
  /** Millimetres of the cut card, standing. */
  readonly size: Size;
  readonly pixels: PixelSize;
}

const inches = (width: number, height: number): Size => ({ width: width * 25.4, height: height * 25.4 });

/** Cards with the sizes in pixels that their templates have, October 2026. */
export const SHOP_PRODUCTS: Readonly<Record<ShopId, readonly Product[]>> = {
  'the-game-crafter': [
    { name: 'Poker', size: inches(2.5, 3.5), pixels: { width: 825, height: 1125 } },
    { name: 'Bridge', size: inches(2.25, 3.5), pixels: { width: 750, height: 1125 } },
    { name: 'US game', size: inches(2.2, 3.43), pixels: { width: 750, height: 1125 } },
    { name: 'Mini', size: inches(1.75, 2.5), pixels: { width: 600, height: 825 } },
    { name: 'Tarot', size: inches(2.75, 4.75), pixels: { width: 900, height: 1500 } },
    { name: 'Euro square', size: { width: 70, height: 70 }, pixels: { width: 900, height: 900 } },
    { name: 'Square', size: inches(3.5, 3.5), pixels: { width: 1125, height: 1125 } },
    { name: 'Jumbo', size: inches(3.5, 5.5), pixels: { width: 1125, height: 1725 } },
  ],
  makeplayingcards: [
    { name: 'Poker', size: inches(2.5, 3.5), pixels: { width: 822, height: 1122 } },
    { name: 'Bridge', size: inches(2.25, 3.5), pixels: { width: 747, height: 1122 } },
    { name: 'Tarot', size: inches(2.75, 4.75), pixels: { width: 897, height: 1497 } },
  ],
};

/** Millimetres by which a card may differ along an edge: less than the knife does. */
const NEAR = 1;

const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

/** The card of a shop that a size in millimetres is cut as, lying where the size lies; undefined when it sells none. */
export function productOf(shop: ShopId, trim: Size): Product | undefined {
  const lies = trim.width > trim.height;
  const upright = lies ? turned(trim) : trim;
  const off = ({ size }: Product): number =>
    Math.max(Math.abs(size.width - upright.width), Math.abs(size.height - upright.height));
  const [nearest] = [...SHOP_PRODUCTS[shop]].sort((a, b) => off(a) - off(b));
  if (nearest === undefined || off(nearest) > NEAR) return undefined;
  return lies ? { ...nearest, size: turned(nearest.size), pixels: turned(nearest.pixels) } : nearest;
}
