/** Draws sides of cards in the worker as images for the sheets of the preview. */

import { styleBlendModes, toSvg } from '../../../../shared/card/display/to-svg.ts';
import { collectPictureWidths } from '../../../../shared/card/pictures/pictures.ts';
import type { DisplayList } from '../../../../shared/display/display-list.ts';
import { toMm } from '../../../../shared/display/units.ts';
import { layoutCardsCached } from '../../../../shared/print-job/layout-cards.ts';
import type { OpenPrint } from '../../../../shared/print-job/open-print.ts';
import type { LibraryPictures } from '../../../store/pictures/print-pictures.ts';
import type { CardSide, CardSideId } from '../print-messages.ts';

/** The resolution of pictures in the preview, where they are small. */
const PREVIEW_DPI = 110;

/**
 * Draws each side into one file, because the SVG elements of all sides would slow down the page. An SVG that is shown as an image
 * can't load other files, so its pictures are embedded.
 */
export async function drawSides(
  print: OpenPrint,
  pictures: LibraryPictures,
  requestedSides: readonly CardSideId[],
): Promise<CardSide[]> {
  const cardSides: CardSide[] = [];
  for (const requestedSide of requestedSides) {
    const cardDrawings = (await layoutCardsCached(print, requestedSide.what)).flatMap((cardLayout) => cardLayout.cards);
    const displayList = cardDrawings[requestedSide.card]?.[requestedSide.side];
    if (displayList === undefined) continue;
    const thumbnailUrls = await createThumbnailUrls(pictures, displayList);
    const svg = toSvg(displayList, print.ports.fonts, {
      bleed: true,
      getHref: (pictureKey) => thumbnailUrls.get(pictureKey),
    });
    cardSides.push({
      ...requestedSide,
      file: new Blob([styleBlendModes(svg)], { type: 'image/svg+xml' }),
      bleed: toMm(displayList.bleed),
    });
  }
  return cardSides;
}

async function createThumbnailUrls(pictures: LibraryPictures, displayList: DisplayList): Promise<Map<string, string>> {
  const thumbnailUrls = new Map<string, string>();
  for (const [pictureKey, widthPoints] of collectPictureWidths([displayList])) {
    const thumbnailUrl = await pictures.createThumbnailUrl(pictureKey, widthPoints, PREVIEW_DPI);
    if (thumbnailUrl !== undefined) thumbnailUrls.set(pictureKey, thumbnailUrl);
  }
  return thumbnailUrls;
}
