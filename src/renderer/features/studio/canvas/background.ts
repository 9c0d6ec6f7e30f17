import { getCardAreas } from '../../../../shared/studio/arrange/areas.ts';
import { getElementBox } from '../../../../shared/studio/elements.ts';
import { type Address, findElement, type StudioView } from '../../../../shared/studio/view.ts';

/**
 * An element that covers more than this share of the card, without its bleed, is a background. A drag that starts on a background
 * does not move the background, but draws a rectangle that selects the elements in it.
 */
const MIN_BACKGROUND_SHARE = 0.6;

export function isBackground(studioView: StudioView, address: Address): boolean {
  const studioElement = findElement(studioView, address);
  if (studioElement === undefined) return false;
  const { trim } = getCardAreas(studioView);
  const { width, height } = getElementBox(studioElement).bounds;
  return width * height > trim.width * trim.height * MIN_BACKGROUND_SHARE;
}
