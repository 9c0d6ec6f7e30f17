/** One side of a card as the bytes of a picture file. */
import type { DisplayList } from '../../shared/display/display-list.ts';
import type { PdfPictures } from '../../shared/pdf/content.ts';
import type { Size } from '../../shared/print/paper.ts';
import { IMAGE_BLEED, type ImageFormat } from '../../shared/print/shop/image-names.ts';
import { bleedOnCanvas, type ShopBleed, shopPixels, shopSvg, trimOf } from '../../shared/print/shop/shop-picture.ts';
import { type PixelSize, productOf, SHOP_NAMES, SHOP_PRODUCTS, type ShopId } from '../../shared/print/shop/shops.ts';
import type { FontSet } from '../../shared/text/fonts/fonts.ts';
import { Failure } from '../failure.ts';
import { loadSharp } from './picture-pixels.ts';

export interface ImageOptions {
  readonly format: ImageFormat;
  readonly dpi: number;
  /** Millimetres. */
  readonly bleed: number;
  /** The size of every picture, with the card in its middle; it takes the place of `bleed`. */
  readonly canvas?: PixelSize;
  /** Whose templates say the size of a picture by that of its card. */
  readonly shop?: ShopId;
}

/** The addresses of pictures inside of an SVG: the pixels themselves, each encoded once. */
export async function dataAddresses(keys: Iterable<string>, pixels: PdfPictures): Promise<ReadonlyMap<string, string>> {
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

/** A PNG of trim and bleed at `dpi`, opaque, with its resolution in the file; or an SVG in true size. */
export async function cardImage(
  list: DisplayList,
  addresses: ReadonlyMap<string, string>,
  fonts: FontSet,
  { format, dpi, bleed: around, canvas: wished, shop }: ImageOptions,
): Promise<Uint8Array> {
  const trim = trimOf(list);
  const canvas = shop === undefined ? wished : canvasOf(shop, trim);
  const bleed = canvas === undefined ? around : bleedFor(trim, canvas, dpi);
  const hrefOf = (key: string): string | undefined => addresses.get(key);
  if (format === 'svg') return new TextEncoder().encode(shopSvg(list, fonts, { bleed, hrefOf }));
  const sharp = await loadSharp();
  const svg = shopSvg(list, fonts, { bleed, hrefOf, pixels: canvas ?? shopPixels(trim, around, dpi) });
  // Our own SVG is trusted, and its embedded pictures may exceed the limits of the parser.
  const drawn = sharp(Buffer.from(svg), { unlimited: true, limitInputPixels: false });
  return drawn.flatten({ background: '#ffffff' }).removeAlpha().withDensity(dpi).png().toBuffer();
}

/** Pixels that the shop asks for; it is refused where it sells no such card. */
function canvasOf(shop: ShopId, trim: Size): PixelSize {
  const product = productOf(shop, trim);
  if (product !== undefined) return product.pixels;
  const sold = SHOP_PRODUCTS[shop].map(({ name, size }) => `${name} ${inMm(size)}`).join(', ');
  throw new Failure((translate) =>
    translate('cli.images.noShopCard', { shop: SHOP_NAMES[shop], size: inMm(trim), sizes: sold }),
  );
}

const inMm = ({ width, height }: Size): string => `${Number(width.toFixed(2))} x ${Number(height.toFixed(2))}`;

function bleedFor(trim: Size, canvas: PixelSize, dpi: number): ShopBleed {
  const bleed = bleedOnCanvas(trim, canvas, dpi);
  const { most } = IMAGE_BLEED;
  if (bleed !== undefined && Math.max(bleed.across, bleed.down) <= most) return bleed;
  const { width, height } = shopPixels(trim, 0, dpi);
  const sizes = { canvas: `${canvas.width}x${canvas.height}`, card: inMm(trim), width, height, dpi };
  throw new Failure((translate) =>
    bleed === undefined
      ? translate('cli.images.canvasTooSmall', sizes)
      : translate('cli.images.canvasTooLarge', { ...sizes, max: most }),
  );
}
