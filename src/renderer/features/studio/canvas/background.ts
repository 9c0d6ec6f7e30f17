import { cardAreas } from '../../../../shared/studio/arrange/areas.ts';
import { boxOf } from '../../../../shared/studio/elements.ts';
import { type Address, elementAt, type StudioView } from '../../../../shared/studio/view.ts';

/** An element over more of the card than this is a background: a drag that begins on it chooses what lies above. */
const BACKGROUND = 0.6;

export function isBackground(studioView: StudioView, address: Address): boolean {
  const one = elementAt(studioView, address);
  if (one === undefined) return false;
  const { trim } = cardAreas(studioView);
  const { width, height } = boxOf(one).bounds;
  return width * height > trim.width * trim.height * BACKGROUND;
}
