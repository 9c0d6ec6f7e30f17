/** Draws one side of a card as an image file. */
import type { DisplayList } from '../../shared/display/display-list.ts';
import type { PdfBitmaps } from '../../shared/pdf/content.ts';
import type { Size } from '../../shared/print/paper.ts';
import { IMAGE_BLEED, type ImageFormat } from '../../shared/print/shop/image-names.ts';
import {
  computeCanvasBleed,
  computeShopPixels,
  createShopSvg,
  getTrimSize,
  type ShopBleed,
} from '../../shared/print/shop/shop-picture.ts';
import { findProduct, type PixelSize, SHOP_NAMES, SHOP_PRODUCTS, type ShopId } from '../../shared/print/shop/shops.ts';
import type { FontSet } from '../../shared/text/fonts/fonts.ts';
import { Failure } from '../failure.ts';
import { loadSharp } from './picture-pixels.ts';

export interface ImageOptions {
  readonly format: ImageFormat;
  readonly dpi: number;
  /** Bleed in millimeters. */
  readonly bleed: number;
  /** The pixel size of every image, with the card in the center. It replaces `bleed`. */
  readonly canvas?: PixelSize;
  /** The shop whose product templates determine the image size from the card size. */
  readonly shop?: ShopId;
}

/** Returns data URLs for the pictures in an SVG. Each picture is encoded once. */
export async function dataAddresses(keys: Iterable<string>, pixels: PdfBitmaps): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const key of keys) {
    const picture = await pixels.get(key);
    if (picture === undefined) continue;
    const { kind, bytes, width, height, alpha } = picture;
    if (kind === 'jpeg') addresses.set(key, address('image/jpeg', bytes));
    else {
      const sharp = await loadSharp();
      const solid = sharp(bytes, { raw: { width, height, channels: 3 } });
      const masked = alpha ? solid.joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } }) : solid;
      addresses.set(key, address('image/png', await masked.png().toBuffer()));
    }
  }
  return addresses;
}

const address = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** Returns an opaque PNG of trim and bleed at `dpi`, with the resolution in the file, or an SVG in actual size. */
export async function cardImage(
  list: DisplayList,
  addresses: ReadonlyMap<string, string>,
  fonts: FontSet,
  { format, dpi, bleed: around, canvas: wished, shop }: ImageOptions,
): Promise<Uint8Array> {
  const trim = getTrimSize(list);
  const canvas = shop === undefined ? wished : canvasOf(shop, trim);
  const bleed = canvas === undefined ? around : bleedFor(trim, canvas, dpi);
  const hrefOf = (key: string): string | undefined => addresses.get(key);
  if (format === 'svg') return new TextEncoder().encode(createShopSvg(list, fonts, { bleed, getHref: hrefOf }));
  const sharp = await loadSharp();
  const svg = createShopSvg(list, fonts, {
    bleed,
    getHref: hrefOf,
    pixels: canvas ?? computeShopPixels(trim, around, dpi),
  });
  // Our own SVG is trusted, and its embedded pictures may exceed the limits of the parser.
  const drawn = sharp(Buffer.from(svg), { unlimited: true, limitInputPixels: false });
  return drawn.flatten({ background: '#ffffff' }).removeAlpha().withDensity(dpi).png().toBuffer();
}

/** Returns the pixel size that the shop requires. Throws a Failure when the shop sells no card of this size. */
function canvasOf(shop: ShopId, trim: Size): PixelSize {
  const product = findProduct(shop, trim);
  if (product !== undefined) return product.pixels;
  const sold = SHOP_PRODUCTS[shop].map(({ name, size }) => `${name} ${inMm(size)}`).join(', ');
  throw new Failure((translate) =>
    translate('cli.images.noShopCard', { shop: SHOP_NAMES[shop], size: inMm(trim), sizes: sold }),
  );
}

const inMm = ({ width, height }: Size): string => `${Number(width.toFixed(2))} x ${Number(height.toFixed(2))}`;

function bleedFor(trim: Size, canvas: PixelSize, dpi: number): ShopBleed {
  const bleed = computeCanvasBleed(trim, canvas, dpi);
  const { max: most } = IMAGE_BLEED;
  if (bleed !== undefined && Math.max(bleed.horizontal, bleed.vertical) <= most) return bleed;
  const { width, height } = computeShopPixels(trim, 0, dpi);
  const sizes = { canvas: `${canvas.width}x${canvas.height}`, card: inMm(trim), width, height, dpi };
  throw new Failure((translate) =>
    bleed === undefined
      ? translate('cli.images.canvasTooSmall', sizes)
      : translate('cli.images.canvasTooLarge', { ...sizes, max: most }),
  );
}
