/** The cards that shops sell, and the pixel sizes of their templates. The bleed of these templates isn't always an eighth of an inch. */
import type { Size } from '../paper.ts';

/** The bleed that shops ask for: an eighth of an inch, in millimeters. */
export const SHOP_BLEED = 3.175;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export const SHOPS = ['the-game-crafter', 'makeplayingcards'] as const;
export type ShopId = (typeof SHOPS)[number];

/** The names of shops, which are not translated. */
export const SHOP_NAMES: Readonly<Record<ShopId, string>> = {
  'the-game-crafter': 'The Game Crafter',
  makeplayingcards: 'MakePlayingCards',
};

/** The resolution of the templates of all shops, in pixels per inch. */
export const SHOP_DPI = 300;

interface ShopProduct {
  readonly name: string;
  /** The size of the cut card in millimeters, in portrait. */
  readonly size: Size;
  readonly pixels: PixelSize;
}

const sizeInInches = (width: number, height: number): Size => ({ width: width * 25.4, height: height * 25.4 });

/** The cards and the sizes of their templates in pixels, as of October 2026. */
export const SHOP_PRODUCTS: Readonly<Record<ShopId, readonly ShopProduct[]>> = {
  'the-game-crafter': [
    { name: 'Poker', size: sizeInInches(2.5, 3.5), pixels: { width: 825, height: 1125 } },
    { name: 'Bridge', size: sizeInInches(2.25, 3.5), pixels: { width: 750, height: 1125 } },
    { name: 'US game', size: sizeInInches(2.2, 3.43), pixels: { width: 750, height: 1125 } },
    { name: 'Mini', size: sizeInInches(1.75, 2.5), pixels: { width: 600, height: 825 } },
    { name: 'Tarot', size: sizeInInches(2.75, 4.75), pixels: { width: 900, height: 1500 } },
    { name: 'Euro square', size: { width: 70, height: 70 }, pixels: { width: 900, height: 900 } },
    { name: 'Square', size: sizeInInches(3.5, 3.5), pixels: { width: 1125, height: 1125 } },
    { name: 'Jumbo', size: sizeInInches(3.5, 5.5), pixels: { width: 1125, height: 1725 } },
  ],
  makeplayingcards: [
    { name: 'Poker', size: sizeInInches(2.5, 3.5), pixels: { width: 822, height: 1122 } },
    { name: 'Bridge', size: sizeInInches(2.25, 3.5), pixels: { width: 747, height: 1122 } },
    { name: 'Tarot', size: sizeInInches(2.75, 4.75), pixels: { width: 897, height: 1497 } },
  ],
};

/** A card whose sides differ by more than this is another product. The tolerance of the cut is greater. */
const SIZE_TOLERANCE_MM = 1;

const rotateSize = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Returns the shop's card for a size in millimeters, in the same orientation, or undefined if the shop sells none. */
export function findProduct(shopId: ShopId, trimSize: Size): ShopProduct | undefined {
  const isLandscape = trimSize.width > trimSize.height;
  const uprightSize = isLandscape ? rotateSize(trimSize) : trimSize;
  const getDifference = ({ size }: ShopProduct): number =>
    Math.max(Math.abs(size.width - uprightSize.width), Math.abs(size.height - uprightSize.height));
  const [nearestProduct] = [...SHOP_PRODUCTS[shopId]].sort((a, b) => getDifference(a) - getDifference(b));
  if (nearestProduct === undefined || getDifference(nearestProduct) > SIZE_TOLERANCE_MM) return undefined;
  return isLandscape
    ? { ...nearestProduct, size: rotateSize(nearestProduct.size), pixels: rotateSize(nearestProduct.pixels) }
    : nearestProduct;
}
