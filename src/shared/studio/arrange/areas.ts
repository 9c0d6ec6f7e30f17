/** The areas of a card. */
import type { Rect } from '../../display/units.ts';
import { type StudioView, shownTemplate } from '../view.ts';

/** In millimetres from the top left corner of the trim: what is cut, what stays clear of the cut, what is printed. */
export function cardAreas(studioView: StudioView): Readonly<Record<'trim' | 'safe' | 'bleed', Rect>> {
  const { size, safe, bleed } = shownTemplate(studioView);
  const grown = (by: number): Rect => ({ x: -by, y: -by, width: size.width + 2 * by, height: size.height + 2 * by });
  return { trim: grown(0), safe: grown(-safe), bleed: grown(bleed) };
}
