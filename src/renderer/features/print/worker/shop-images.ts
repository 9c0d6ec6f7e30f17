/** Sides of cards as pictures for print shops, in the worker: as SVG, which the page turns into pixels. */
import { picturesOn } from '../../../../shared/pdf/side-content.ts';
import { pictureOf, shopSvg, trimOf } from '../../../../shared/print/shop/shop-picture.ts';
import type { OpenPrint } from '../../../../shared/print-job/open-print.ts';
import { prepareImages, type ReadyImages } from '../../../../shared/print-job/write-images.ts';
import { dataAddresses } from '../../../store/pictures/print-pictures.ts';
import type { ImagesRequest, ShopImage } from '../job.ts';
import { postProgress } from './post.ts';

/** What the pictures of a request are drawn from. */
export interface ShopImages extends Pick<ReadyImages, 'sides'> {
  readonly request: ImagesRequest;
  readonly addresses: ReadonlyMap<string, string>;
}

export async function beginImages(print: OpenPrint, request: ImagesRequest): Promise<ShopImages> {
  const { sides, pixels } = await prepareImages(print, request);
  const shown = picturesOn(sides.map(({ list }) => list));
  return { request, sides, addresses: await dataAddresses(shown.keys(), pixels) };
}

/** One of them, by its number. */
export function drawImage({ ports }: OpenPrint, { request, sides, addresses }: ShopImages, index: number): ShopImage {
  const { format } = request;
  const side = sides[index];
  if (side === undefined) throw new Error('There is no such picture.');
  postProgress({ stage: 'drawing', done: index + 1, of: sides.length });
  const { list } = side;
  const { pixels, bleed } = pictureOf(trimOf(list), request);
  const hrefOf = (key: string): string | undefined => addresses.get(key);
  const svg = shopSvg(list, ports.fonts, { bleed, hrefOf, ...(format === 'png' ? { pixels } : {}) });
  return { svg, ...pixels };
}
