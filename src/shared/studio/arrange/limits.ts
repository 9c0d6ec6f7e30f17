/** Keeps elements on the card: texts within the trim, and other elements at least partly within the bleed. */

import { containsText } from '../../card/template/check/check-element.ts';
import type { Element } from '../../card/template/template.ts';
import { getRotatedBounds, type Point } from '../../display/matrix.ts';
import type { Rect } from '../../display/units.ts';
import { getElementBox } from '../elements.ts';
import type { StudioElement, StudioView } from '../view.ts';
import { getCardAreas } from './areas.ts';

/**
 * Returns whether an element has no limits: elements of a fallback are clipped to the art's window, and a path may reach out of
 * its box.
 */
const isUnlimited = ({ element, inside }: StudioElement): boolean =>
  inside !== undefined || ('d' in element && element.d !== undefined);

interface OffsetRange {
  readonly min: number;
  readonly max: number;
}

/** Returns the allowed offsets along one axis. Zero is always allowed. */
function computeOffsetRange(
  position: number,
  length: number,
  nearEdge: number,
  farEdge: number,
  holdsText: boolean,
): OffsetRange {
  const [minOffset, maxOffset] = holdsText
    ? [nearEdge - position, farEdge - position - length]
    : [nearEdge - position - length, farEdge - position];
  return { min: Math.min(0, minOffset), max: Math.max(0, maxOffset) };
}

const clampOffset = (value: number, { min, max }: OffsetRange): number => Math.max(min, Math.min(max, value));

/** Limits an offset so that all these elements stay where they are allowed. */
export function limitOffset(studioView: StudioView, elements: readonly StudioElement[], offset: Point): Point {
  const { trim, bleed } = getCardAreas(studioView);
  let { x, y } = offset;
  for (const studioElement of elements) {
    if (isUnlimited(studioElement)) continue;
    const { bounds } = getElementBox(studioElement);
    const holdsText = containsText(studioElement.element);
    const allowedArea = holdsText ? trim : bleed;
    x = clampOffset(
      x,
      computeOffsetRange(bounds.x, bounds.width, allowedArea.x, allowedArea.x + allowedArea.width, holdsText),
    );
    y = clampOffset(
      y,
      computeOffsetRange(bounds.y, bounds.height, allowedArea.y, allowedArea.y + allowedArea.height, holdsText),
    );
  }
  return { x, y };
}

/** Limits a new box: an unrotated box is cut at the trim, and a rotated box is moved. Returns undefined if neither is possible. */
export function getAllowedBox(
  studioView: StudioView,
  studioElement: StudioElement,
  box: Rect,
  rotation: number | undefined,
): Rect | undefined {
  if (isUnlimited(studioElement) || !containsText(studioElement.element)) return box;
  const { trim } = getCardAreas(studioView);
  const bounds = getRotatedBounds(box, rotation);
  const offset = {
    x: getOffsetInto(bounds.x, bounds.width, trim.width),
    y: getOffsetInto(bounds.y, bounds.height, trim.height),
  };
  if (offset.x === 0 && offset.y === 0) return box;
  if (rotation === undefined || rotation % 180 === 0) return cutToTrim(box, trim);
  const hasRoom = bounds.width <= trim.width && bounds.height <= trim.height;
  return hasRoom ? { ...box, x: box.x + offset.x, y: box.y + offset.y } : undefined;
}

/** Returns the offset that moves a range into the range from 0 to `availableLength`, or 0 if it is already there. */
const getOffsetInto = (position: number, length: number, availableLength: number): number =>
  position < 0 ? -position : position + length > availableLength ? availableLength - position - length : 0;

function cutToTrim(box: Rect, trim: Rect): Rect | undefined {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const [width, height] = [Math.min(trim.width, box.x + box.width) - x, Math.min(trim.height, box.y + box.height) - y];
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Returns the offset that moves a box onto the card, for new and pasted elements. */
export function getOffsetOntoCard(studioView: StudioView, element: Element, box: Rect): Point {
  const { trim, bleed } = getCardAreas(studioView);
  const bounds = getRotatedBounds(box, element.rotate);
  if (containsText(element)) {
    return {
      x: getOffsetInto(bounds.x, bounds.width, trim.width),
      y: getOffsetInto(bounds.y, bounds.height, trim.height),
    };
  }
  /** Returns the offset that makes a range touch the area, or 0 if it already does. */
  const getTouchOffset = (position: number, length: number, nearEdge: number, areaLength: number): number =>
    position + length < nearEdge
      ? nearEdge - position - length
      : position > nearEdge + areaLength
        ? nearEdge + areaLength - position
        : 0;
  return {
    x: getTouchOffset(bounds.x, bounds.width, bleed.x, bleed.width),
    y: getTouchOffset(bounds.y, bounds.height, bleed.y, bleed.height),
  };
}
