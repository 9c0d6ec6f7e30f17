/** Makes card images for print shops in the worker. They are SVG, which the page turns into pixels. */
import { measureBitmaps } from '../../../../shared/pdf/side-content.ts';
import { computePicture, createShopSvg, getTrimSize } from '../../../../shared/print/shop/shop-picture.ts';
import type { OpenPrint } from '../../../../shared/print-job/open-print.ts';
import { prepareImages, type ReadyImages } from '../../../../shared/print-job/write-images.ts';
import { createDataUrls } from '../../../store/pictures/print-pictures.ts';
import type { ImagesRequest, ShopImage } from '../job.ts';
import { postProgress } from './post.ts';

/** The data from which the images of a request are drawn. */
export interface ShopImages extends Pick<ReadyImages, 'sides'> {
  readonly request: ImagesRequest;
  readonly addresses: ReadonlyMap<string, string>;
}

export async function beginImages(print: OpenPrint, request: ImagesRequest): Promise<ShopImages> {
  const { sides, preparedPictures: pixels } = await prepareImages(print, request);
  const shown = measureBitmaps(sides.map(({ list }) => list));
  return { request, sides, addresses: await createDataUrls(shown.keys(), pixels) };
}

/** Draws one image by its index. */
export function drawImage({ ports }: OpenPrint, { request, sides, addresses }: ShopImages, index: number): ShopImage {
  const { format } = request;
  const side = sides[index];
  if (side === undefined) throw new Error('There is no such picture.');
  postProgress({ stage: 'drawing', done: index + 1, of: sides.length });
  const { list } = side;
  const { pixels, bleed } = computePicture(getTrimSize(list), request);
  const hrefOf = (key: string): string | undefined => addresses.get(key);
  const svg = createShopSvg(list, ports.fonts, { bleed, getHref: hrefOf, ...(format === 'png' ? { pixels } : {}) });
  return { svg, ...pixels };
}
