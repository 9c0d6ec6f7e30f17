/** Elements brought into line with each other or with the card, and spread evenly. */
import type { Point } from '../../display/matrix.ts';
import type { Edit } from '../../document/edit.ts';
import { boundsAround, boxOf, type ElementBox } from '../elements.ts';
import type { Address, StudioView } from '../view.ts';
import { cardAreas } from './areas.ts';
import { movable, moveEach } from './move.ts';

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
/** What a selection is aligned to: the frame around it, the safe area, the cut card. */
export type AlignTo = 'selection' | 'safe' | 'trim';

const ACROSS: ReadonlySet<Alignment> = new Set(['left', 'center', 'right']);
const SHARES: Readonly<Record<Alignment, number>> = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 };

/** One element is aligned to the card by itself: to its own frame it stands already. */
export function align(
  studioView: StudioView,
  addresses: readonly Address[],
  how: Alignment,
  to: AlignTo = 'selection',
): Edit[] {
  const boxes = movable(studioView, addresses).map(boxOf);
  const frame = to === 'selection' ? boundsAround(boxes) : cardAreas(studioView)[to];
  if (frame === undefined) return [];
  const share = SHARES[how];
  const way = ({ bounds }: ElementBox): Point =>
    ACROSS.has(how)
      ? { x: frame.x + (frame.width - bounds.width) * share - bounds.x, y: 0 }
      : { x: 0, y: frame.y + (frame.height - bounds.height) * share - bounds.y };
  return moveEach(studioView, new Map(boxes.map((one) => [one.address, way(one)])));
}

export type Spread = 'gaps' | 'centres';

/** Three or more: the outermost stay, the others go between them with the same gaps, or with middles equally far apart. */
export function distribute(
  studioView: StudioView,
  addresses: readonly Address[],
  along: 'x' | 'y',
  how: Spread,
): Edit[] {
  const length = along === 'x' ? 'width' : 'height';
  const boxes = movable(studioView, addresses).map(boxOf);
  if (boxes.length < 3) return [];
  const middle = ({ bounds }: ElementBox): number => bounds[along] + bounds[length] / 2;
  const near = ({ bounds }: ElementBox): number => bounds[along];
  const sorted = [...boxes].sort((a, b) => (how === 'gaps' ? near(a) - near(b) : middle(a) - middle(b)));
  const [first, last] = [sorted[0] as ElementBox, sorted[sorted.length - 1] as ElementBox];
  const total = sorted.reduce((sum, { bounds }) => sum + bounds[length], 0);
  const gap = (last.bounds[along] + last.bounds[length] - first.bounds[along] - total) / (sorted.length - 1);
  const step = (middle(last) - middle(first)) / (sorted.length - 1);
  let pen = first.bounds[along];
  const ways = sorted.map((one, index): readonly [Address, Point] => {
    const at = how === 'gaps' ? pen : middle(first) + index * step - one.bounds[length] / 2;
    pen += one.bounds[length] + gap;
    const by = at - one.bounds[along];
    return [one.address, along === 'x' ? { x: by, y: 0 } : { x: 0, y: by }];
  });
  return moveEach(studioView, new Map(ways));
}
