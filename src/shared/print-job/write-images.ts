/** Prepares card sides as images for print shops. */

import { type DrawnCard, type NamedSide, nameImages } from '../print/shop/image-names.ts';
import { layoutCardsCached } from './layout-cards.ts';
import type { OpenPrint } from './open-print.ts';
import type { ImagesOutput } from './print-job.ts';
import type { PreparedPictures } from './print-pictures.ts';
import { selectPrintable } from './printable-card.ts';
import { layoutWithPictures } from './write-cards.ts';

/** Sides that are ready to be drawn, each with its file name. */
export interface ReadyImages {
  readonly sides: readonly NamedSide[];
  readonly preparedPictures: PreparedPictures;
}

/** Arranges the selected cards and prepares their pictures. Each card is drawn once, because the order at the shop says how often it is printed. */
export async function prepareImages(
  openPrint: OpenPrint,
  { parts: imageParts, format: imageFormat, sides: imageSides, dpi: resolution }: ImagesOutput,
): Promise<ReadyImages> {
  const { printableCards: readySides, preparedPictures } = await layoutWithPictures(
    openPrint,
    resolution,
    async () => {
      const drawnCards: DrawnCard[] = [];
      for (const { what: printKind, choice: selection } of imageParts) {
        for (const { file: fileName, cards } of selectPrintable(
          await layoutCardsCached(openPrint, printKind),
          selection,
        ))
          drawnCards.push({ id: fileName, cards });
      }
      return nameImages(drawnCards, imageFormat, imageSides);
    },
    (namedSides) => namedSides.map(({ list: displayList }) => displayList),
  );
  return { sides: readySides, preparedPictures };
}
