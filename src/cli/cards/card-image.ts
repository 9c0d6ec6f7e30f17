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
import type { TeamPicture } from '../../shared/print/shop/team-picture.ts';
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
export async function createDataUrls(
  pictureKeys: Iterable<string>,
  bitmaps: PdfBitmaps,
): Promise<ReadonlyMap<string, string>> {
  const dataUrls = new Map<string, string>();
  for (const pictureKey of pictureKeys) {
    const bitmap = await bitmaps.get(pictureKey);
    if (bitmap === undefined) continue;
    const { kind, bytes, width, height, alpha } = bitmap;
    if (kind === 'jpeg') dataUrls.set(pictureKey, createDataUrl('image/jpeg', bytes));
    else {
      const sharp = await loadSharp();
      const opaqueImage = sharp(bytes, { raw: { width, height, channels: 3 } });
      const image = alpha
        ? opaqueImage.joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
        : opaqueImage;
      dataUrls.set(pictureKey, createDataUrl('image/png', await image.png().toBuffer()));
    }
  }
  return dataUrls;
}

const createDataUrl = (mimeType: string, bytes: Uint8Array): string =>
  `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`;

/** Returns an opaque PNG of trim and bleed at `dpi`, with the resolution in the file, or an SVG in actual size. */
export async function drawCardImage(
  displayList: DisplayList,
  dataUrls: ReadonlyMap<string, string>,
  fonts: FontSet,
  { format, dpi, bleed: requestedBleed, canvas: requestedCanvas, shop }: ImageOptions,
): Promise<Uint8Array> {
  const trimSize = getTrimSize(displayList);
  const canvas = shop === undefined ? requestedCanvas : getShopCanvas(shop, trimSize);
  const bleed = canvas === undefined ? requestedBleed : computeBleed(trimSize, canvas, dpi);
  const getHref = (pictureKey: string): string | undefined => dataUrls.get(pictureKey);
  if (format === 'svg') return new TextEncoder().encode(createShopSvg(displayList, fonts, { bleed, getHref }));
  const sharp = await loadSharp();
  const svg = createShopSvg(displayList, fonts, {
    bleed,
    getHref,
    pixels: canvas ?? computeShopPixels(trimSize, requestedBleed, dpi),
  });
  // Our own SVG is trusted, and its embedded pictures may exceed the limits of the parser.
  const rendering = sharp(Buffer.from(svg), { unlimited: true, limitInputPixels: false });
  return rendering.flatten({ background: '#ffffff' }).removeAlpha().withDensity(dpi).png().toBuffer();
}

/** Returns an opaque PNG of a picture of a team. */
export async function rasterizePicture({ svg, dpi }: TeamPicture): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { unlimited: true, limitInputPixels: false })
    .removeAlpha()
    .withDensity(dpi)
    .png()
    .toBuffer();
}

/** Returns the pixel size that the shop requires. Throws a Failure when the shop sells no card of this size. */
function getShopCanvas(shop: ShopId, trimSize: Size): PixelSize {
  const product = findProduct(shop, trimSize);
  if (product !== undefined) return product.pixels;
  const soldSizes = SHOP_PRODUCTS[shop].map(({ name, size }) => `${name} ${formatMillimeters(size)}`).join(', ');
  throw new Failure((translate) =>
    translate('cli.images.noShopCard', { shop: SHOP_NAMES[shop], size: formatMillimeters(trimSize), sizes: soldSizes }),
  );
}

const formatMillimeters = ({ width, height }: Size): string =>
  `${Number(width.toFixed(2))} x ${Number(height.toFixed(2))}`;

function computeBleed(trimSize: Size, canvas: PixelSize, dpi: number): ShopBleed {
  const bleed = computeCanvasBleed(trimSize, canvas, dpi);
  const { max: maxBleed } = IMAGE_BLEED;
  if (bleed !== undefined && Math.max(bleed.horizontal, bleed.vertical) <= maxBleed) return bleed;
  const { width, height } = computeShopPixels(trimSize, 0, dpi);
  const sizes = { canvas: `${canvas.width}x${canvas.height}`, card: formatMillimeters(trimSize), width, height, dpi };
  throw new Failure((translate) =>
    bleed === undefined
      ? translate('cli.images.canvasTooSmall', sizes)
      : translate('cli.images.canvasTooLarge', { ...sizes, max: maxBleed }),
  );
}
