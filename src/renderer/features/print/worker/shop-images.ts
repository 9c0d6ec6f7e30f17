/** Makes card images for print shops in the worker. The images are SVG, which the page turns into pixels. */
import { measureBitmaps } from '../../../../shared/pdf/side-content.ts';
import { computePicture, createShopSvg, getTrimSize } from '../../../../shared/print/shop/shop-picture.ts';
import type { OpenPrint } from '../../../../shared/print-job/open-print.ts';
import { prepareImages, type ReadyImages } from '../../../../shared/print-job/write-images.ts';
import { createDataUrls } from '../../../store/pictures/print-pictures.ts';
import type { ImagesRequest, ShopImage } from '../print-messages.ts';
import { postProgress } from './post-progress.ts';

/** The data from which the images of a request are drawn. */
export interface ShopImages extends Pick<ReadyImages, 'sides'> {
  readonly request: ImagesRequest;
  readonly pictureUrls: ReadonlyMap<string, string>;
}

export async function prepareShopImages(print: OpenPrint, request: ImagesRequest): Promise<ShopImages> {
  const { sides, preparedPictures } = await prepareImages(print, request);
  const usedBitmaps = measureBitmaps(sides.map(({ list }) => list));
  return { request, sides, pictureUrls: await createDataUrls(usedBitmaps.keys(), preparedPictures) };
}

/** Draws one image by its index. */
export function drawShopImage(
  { ports }: OpenPrint,
  { request, sides, pictureUrls }: ShopImages,
  imageIndex: number,
): ShopImage {
  const { format } = request;
  const cardSide = sides[imageIndex];
  if (cardSide === undefined) throw new Error('There is no such picture.');
  postProgress({ stage: 'drawing', done: imageIndex + 1, of: sides.length });
  const { list } = cardSide;
  const { pixels, bleed } = computePicture(getTrimSize(list), request);
  const getHref = (pictureKey: string): string | undefined => pictureUrls.get(pictureKey);
  const svg = createShopSvg(list, ports.fonts, { bleed, getHref, ...(format === 'png' ? { pixels } : {}) });
  return { svg, ...pixels };
}
