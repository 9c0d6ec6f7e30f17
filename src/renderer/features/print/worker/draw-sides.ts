/** Sides of cards as pictures for the sheets of the dialog, in the worker. */

import { toSvg } from '../../../../shared/card/display/to-svg.ts';
import { picturesIn } from '../../../../shared/card/pictures/pictures.ts';
import type { DisplayList } from '../../../../shared/display/display-list.ts';
import { toMm } from '../../../../shared/display/units.ts';
import { layOutOnce } from '../../../../shared/print-job/lay-out.ts';
import type { OpenPrint } from '../../../../shared/print-job/open-print.ts';
import type { LibraryPictures } from '../../../store/pictures/print-pictures.ts';
import type { CardSide, CardSideId } from '../job.ts';

/** Resolution of pictures in the preview, where they are small. */
const DPI = 110;

/**
 * Each side is one file: drawn into the page, the sides of one sheet would be more elements than all of the dialog. A file
 * that is shown as a picture loads nothing, so that what it shows stands in it.
 */
export async function drawSides(
  print: OpenPrint,
  pictures: LibraryPictures,
  wanted: readonly CardSideId[],
): Promise<CardSide[]> {
  const cardSides: CardSide[] = [];
  for (const side of wanted) {
    const cards = (await layOutOnce(print, side.what)).flatMap((laid) => laid.cards);
    const list = cards[side.card]?.[side.side];
    if (list === undefined) continue;
    const addresses = await smallAddresses(pictures, list);
    const svg = toSvg(list, print.ports.fonts, { bleed: true, hrefOf: (key) => addresses.get(key) });
    cardSides.push({ ...side, file: new Blob([svg], { type: 'image/svg+xml' }), bleed: toMm(list.bleed) });
  }
  return cardSides;
}

async function smallAddresses(pictures: LibraryPictures, list: DisplayList): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const [key, points] of picturesIn([list])) {
    const address = await pictures.smallAddress(key, points, DPI);
    if (address !== undefined) addresses.set(key, address);
  }
  return addresses;
}
