/** Sides of cards as pictures for print shops. */

import { type DrawnCard, imageNames, type NamedSide } from '../print/shop/image-names.ts';
import { layOutOnce } from './lay-out.ts';
import type { OpenPrint } from './open-print.ts';
import type { PreparedPictures } from './pictures.ts';
import type { ImagesOutput } from './print-job.ts';
import { selectPrintable } from './printable-card.ts';
import { layOutWithPictures } from './write-cards.ts';

/** Sides that are ready to be drawn, each with the name of its file. */
export interface ReadyImages {
  readonly sides: readonly NamedSide[];
  readonly pixels: PreparedPictures;
}

/** Lays out what is chosen and prepares its pictures. Each card is drawn once: the order of the shop says how often it is printed. */
export async function prepareImages(
  print: OpenPrint,
  { parts, format, sides, dpi }: ImagesOutput,
): Promise<ReadyImages> {
  const { layout, pixels } = await layOutWithPictures(
    print,
    dpi,
    async () => {
      const drawn: DrawnCard[] = [];
      for (const { what, choice } of parts) {
        for (const { file, cards } of selectPrintable(await layOutOnce(print, what), choice))
          drawn.push({ id: file, cards });
      }
      return imageNames(drawn, format, sides);
    },
    (named) => named.map(({ list }) => list),
  );
  return { sides: layout, pixels };
}
