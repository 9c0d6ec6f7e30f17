/** Makes images in the worker: card sides for print shops, or sheets for Tabletop Simulator. They are SVG, which the page turns into pixels. */
import { formatDocument } from '../../../../shared/document/format-document.ts';
import { measureBitmaps } from '../../../../shared/pdf/side-content.ts';
import { computePicture, createShopSvg, getTrimSize } from '../../../../shared/print/shop/shop-picture.ts';
import { SHOP_DPI } from '../../../../shared/print/shop/shops.ts';
import { createSheetSvg } from '../../../../shared/print/shop/simulator-deck.ts';
import type { OpenPrint } from '../../../../shared/print-job/open-print.ts';
import {
  listSheetSides,
  planImages,
  planSimulatorSheets,
  prepareImages,
  prepareSimulatorDeck,
} from '../../../../shared/print-job/write-images.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { createDataUrls } from '../../../store/pictures/print-pictures.ts';
import type { ImagesRequest, ShopImage, StartedImages } from '../print-messages.ts';
import { postProgress } from './post-progress.ts';

/** The images of a request, which are drawn one at a time, and the text files that belong to them. */
export interface ShopImages extends Pick<StartedImages, 'names' | 'documents'> {
  /** Draws one image by its index. */
  draw(imageIndex: number): ShopImage;
}

export const prepareShopImages = (
  translate: Translate,
  print: OpenPrint,
  request: ImagesRequest,
): Promise<ShopImages> =>
  request.simulator === undefined
    ? prepareCardImages(translate, print, request)
    : prepareSheetImages(print, request, request.simulator);

/** Counts the files of a request: its images and the text files that belong to them. Pictures on the cards are not opened. */
export async function countImageFiles(print: OpenPrint, request: ImagesRequest): Promise<number> {
  const { simulator } = request;
  if (simulator !== undefined) return (await planSimulatorSheets(print, request.parts, simulator)).sheets.length + 1;
  const { sides, orderedCards } = await planImages(print, request);
  return sides.length + (orderedCards.length > 1 ? 1 : 0);
}

async function prepareCardImages(
  translate: Translate,
  { ports, ...print }: OpenPrint,
  request: ImagesRequest,
): Promise<ShopImages> {
  const { sides, orderedCards, preparedPictures } = await prepareImages({ ports, ...print }, request);
  const usedBitmaps = measureBitmaps(sides.map(({ list }) => list));
  const pictureUrls = await createDataUrls(usedBitmaps.keys(), preparedPictures);
  const getHref = (pictureKey: string): string | undefined => pictureUrls.get(pictureKey);
  // The code that writes tables is loaded only for a list.
  const { ORDER_LIST_FILE, formatOrderList } = await import('../../../../shared/print/shop/order-list.ts');
  return {
    names: sides.map(({ name }) => name),
    documents:
      orderedCards.length > 1 ? [{ name: ORDER_LIST_FILE, text: formatOrderList(translate, orderedCards) }] : [],
    draw(imageIndex) {
      const { list } = requireImage(sides[imageIndex]);
      postProgress({ stage: 'drawing', done: imageIndex + 1, of: sides.length });
      const { pixels, bleed } = computePicture(getTrimSize(list), request);
      const svg = createShopSvg(list, ports.fonts, {
        bleed,
        getHref,
        ...(request.format === 'png' ? { pixels } : {}),
      });
      return { svg, ...pixels, dpi: request.shop === undefined ? request.dpi : SHOP_DPI };
    },
  };
}

async function prepareSheetImages(
  print: OpenPrint,
  request: ImagesRequest,
  simulator: NonNullable<ImagesRequest['simulator']>,
): Promise<ShopImages> {
  const simulatorDeck = await prepareSimulatorDeck(print, request, simulator);
  const { sheets, objectFile, savedObject, preparedPictures } = simulatorDeck;
  const pictureUrls = await createDataUrls(measureBitmaps(listSheetSides(simulatorDeck)).keys(), preparedPictures);
  return {
    names: sheets.map(({ file }) => file),
    documents: [{ name: objectFile, text: formatDocument(savedObject) }],
    draw(imageIndex) {
      const sheet = requireImage(sheets[imageIndex]);
      postProgress({ stage: 'drawing', done: imageIndex + 1, of: sheets.length });
      return createSheetSvg(sheet, print.ports.fonts, (pictureKey) => pictureUrls.get(pictureKey));
    },
  };
}

function requireImage<T>(image: T | undefined): T {
  if (image === undefined) throw new Error('There is no such picture.');
  return image;
}
