/** Computes the areas of a card. */
import type { Rect } from '../../display/units.ts';
import { getShownTemplate, type StudioView } from '../view.ts';

/** Returns the trim, the safe area and the bleed area, in millimeters from the top left corner of the trim. */
export function getCardAreas(studioView: StudioView): Readonly<Record<'trim' | 'safe' | 'bleed', Rect>> {
  const { size, safe, bleed } = getShownTemplate(studioView);
  const growBy = (distance: number): Rect => ({
    x: -distance,
    y: -distance,
    width: size.width + 2 * distance,
    height: size.height + 2 * distance,
  });
  return { trim: growBy(0), safe: growBy(-safe), bleed: growBy(bleed) };
}
