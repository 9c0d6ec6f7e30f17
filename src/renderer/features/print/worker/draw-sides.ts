/** Draws sides of cards in the worker as images for the sheets of the preview. */

import { toSvg } from '../../../../shared/card/display/to-svg.ts';
import { collectPictureWidths } from '../../../../shared/card/pictures/pictures.ts';
import type { DisplayList } from '../../../../shared/display/display-list.ts';
import { toMm } from '../../../../shared/display/units.ts';
import { layoutCardsCached } from '../../../../shared/print-job/layout-cards.ts';
import type { OpenPrint } from '../../../../shared/print-job/open-print.ts';
import type { LibraryPictures } from '../../../store/pictures/print-pictures.ts';
import type { CardSide, CardSideId } from '../job.ts';

/** The resolution of pictures in the preview, where they are small. */
const DPI = 110;

/**
 * Draws each side into one file, because the elements of all sides of a sheet would outnumber those of the rest of the
 * screen. An SVG shown as an image loads no other files, so its pictures are embedded.
 */
export async function drawSides(
  print: OpenPrint,
  pictures: LibraryPictures,
  wanted: readonly CardSideId[],
): Promise<CardSide[]> {
  const cardSides: CardSide[] = [];
  for (const side of wanted) {
    const cards = (await layoutCardsCached(print, side.what)).flatMap((laid) => laid.cards);
    const list = cards[side.card]?.[side.side];
    if (list === undefined) continue;
    const addresses = await smallAddresses(pictures, list);
    const svg = toSvg(list, print.ports.fonts, { bleed: true, getHref: (key) => addresses.get(key) });
    cardSides.push({ ...side, file: new Blob([svg], { type: 'image/svg+xml' }), bleed: toMm(list.bleed) });
  }
  return cardSides;
}

async function smallAddresses(pictures: LibraryPictures, list: DisplayList): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const [key, points] of collectPictureWidths([list])) {
    const address = await pictures.createThumbnailUrl(key, points, DPI);
    if (address !== undefined) addresses.set(key, address);
  }
  return addresses;
}
