/** Aligns elements with each other or with the card, and distributes them evenly. */
import type { Point } from '../../display/matrix.ts';
import type { Edit } from '../../document/edit.ts';
import { type ElementBox, getBoundsAround, getElementBox } from '../elements.ts';
import type { Address, StudioView } from '../view.ts';
import { getCardAreas } from './areas.ts';
import { listMovableElements, moveEachElement } from './move.ts';

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
/** The target of an alignment: the frame around the selection, the safe area, or the trim. */
export type AlignTo = 'selection' | 'safe' | 'trim';

const HORIZONTAL_ALIGNMENTS: ReadonlySet<Alignment> = new Set(['left', 'center', 'right']);
const ALIGNMENT_SHARES: Readonly<Record<Alignment, number>> = {
  left: 0,
  center: 0.5,
  right: 1,
  top: 0,
  middle: 0.5,
  bottom: 1,
};

/** Aligns elements to a target. With the selection as the target, a single element never moves, since it fills the selection's frame. */
export function alignElements(
  studioView: StudioView,
  addresses: readonly Address[],
  alignment: Alignment,
  alignTo: AlignTo = 'selection',
): Edit[] {
  const elementBoxes = listMovableElements(studioView, addresses).map(getElementBox);
  const targetFrame = alignTo === 'selection' ? getBoundsAround(elementBoxes) : getCardAreas(studioView)[alignTo];
  if (targetFrame === undefined) return [];
  const alignShare = ALIGNMENT_SHARES[alignment];
  const getOffset = ({ bounds }: ElementBox): Point =>
    HORIZONTAL_ALIGNMENTS.has(alignment)
      ? { x: targetFrame.x + (targetFrame.width - bounds.width) * alignShare - bounds.x, y: 0 }
      : { x: 0, y: targetFrame.y + (targetFrame.height - bounds.height) * alignShare - bounds.y };
  return moveEachElement(
    studioView,
    new Map(elementBoxes.map((elementBox) => [elementBox.address, getOffset(elementBox)])),
  );
}

export type Distribution = 'gaps' | 'centres';

/**
 * Distributes three or more elements. The outermost elements stay. The others get equal gaps, or equal distances between their
 * centers.
 */
export function distributeElements(
  studioView: StudioView,
  addresses: readonly Address[],
  axis: 'x' | 'y',
  spread: Distribution,
): Edit[] {
  const sizeKey = axis === 'x' ? 'width' : 'height';
  const elementBoxes = listMovableElements(studioView, addresses).map(getElementBox);
  if (elementBoxes.length < 3) return [];
  const getMiddle = ({ bounds }: ElementBox): number => bounds[axis] + bounds[sizeKey] / 2;
  const getNearEdge = ({ bounds }: ElementBox): number => bounds[axis];
  const sortedBoxes = [...elementBoxes].sort((first, second) =>
    spread === 'gaps' ? getNearEdge(first) - getNearEdge(second) : getMiddle(first) - getMiddle(second),
  );
  const [firstBox, lastBox] = [sortedBoxes[0] as ElementBox, sortedBoxes[sortedBoxes.length - 1] as ElementBox];
  const totalLength = sortedBoxes.reduce((sum, { bounds }) => sum + bounds[sizeKey], 0);
  const gapLength =
    (lastBox.bounds[axis] + lastBox.bounds[sizeKey] - firstBox.bounds[axis] - totalLength) / (sortedBoxes.length - 1);
  const centerDistance = (getMiddle(lastBox) - getMiddle(firstBox)) / (sortedBoxes.length - 1);
  let nextPosition = firstBox.bounds[axis];
  const offsets = sortedBoxes.map((elementBox, index): readonly [Address, Point] => {
    const newPosition =
      spread === 'gaps' ? nextPosition : getMiddle(firstBox) + index * centerDistance - elementBox.bounds[sizeKey] / 2;
    nextPosition += elementBox.bounds[sizeKey] + gapLength;
    const distance = newPosition - elementBox.bounds[axis];
    return [elementBox.address, axis === 'x' ? { x: distance, y: 0 } : { x: 0, y: distance }];
  });
  return moveEachElement(studioView, new Map(offsets));
}
