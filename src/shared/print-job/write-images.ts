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

/** Arranges the selected cards and prepares their pictures. Copies are ignored, since customers state them when they order at the shop. */
export async function prepareImages(
  openPrint: OpenPrint,
  { parts, format, sides, dpi }: ImagesOutput,
): Promise<ReadyImages> {
  const { printableCards: readySides, preparedPictures } = await layoutWithPictures(
    openPrint,
    dpi,
    async () => {
      const drawnCards: DrawnCard[] = [];
      for (const { what: printKind, choice } of parts) {
        for (const { file, cards } of selectPrintable(await layoutCardsCached(openPrint, printKind), choice))
          drawnCards.push({ name: file, cards });
      }
      return nameImages(drawnCards, format, sides);
    },
    (namedSides) => namedSides.map(({ list }) => list),
  );
  return { sides: readySides, preparedPictures };
}
