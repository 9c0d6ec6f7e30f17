/** Where elements may stand: words inside the trim, everything else where some of it is printed. */

import { holdsWords } from '../../card/template/check/check-element.ts';
import type { Element } from '../../card/template/template.ts';
import { type Point, turnedBounds } from '../../display/matrix.ts';
import type { Rect } from '../../display/units.ts';
import { boxOf } from '../elements.ts';
import type { StudioElement, StudioView } from '../view.ts';
import { cardAreas } from './areas.ts';

/** What stands in for art is cut at its window, and a path may draw beside its box: both may stand anywhere. */
const isFree = ({ element, inside }: StudioElement): boolean =>
  inside !== undefined || ('d' in element && element.d !== undefined);

interface Span {
  readonly least: number;
  readonly most: number;
}

/** The way along one direction that keeps an element where it may stand; staying where it is is always possible. */
function spanOf(from: number, length: number, near: number, far: number, words: boolean): Span {
  const [least, most] = words ? [near - from, far - from - length] : [near - from - length, far - from];
  return { least: Math.min(0, least), most: Math.max(0, most) };
}

const within = (value: number, { least, most }: Span): number => Math.max(least, Math.min(most, value));

/** As much of a way as all of these elements can go together. */
export function limitedWay(studioView: StudioView, elements: readonly StudioElement[], by: Point): Point {
  const { trim, bleed } = cardAreas(studioView);
  let { x, y } = by;
  for (const one of elements) {
    if (isFree(one)) continue;
    const { bounds } = boxOf(one);
    const words = holdsWords(one.element);
    const room = words ? trim : bleed;
    x = within(x, spanOf(bounds.x, bounds.width, room.x, room.x + room.width, words));
    y = within(y, spanOf(bounds.y, bounds.height, room.y, room.y + room.height, words));
  }
  return { x, y };
}

/**
 * A box that an element is to get, brought back to where the element may stand: an upright one is cut at the trim, a
 * turned one is moved back. Undefined where neither is possible.
 */
export function allowedBox(
  studioView: StudioView,
  one: StudioElement,
  box: Rect,
  rotate: number | undefined,
): Rect | undefined {
  if (isFree(one) || !holdsWords(one.element)) return box;
  const { trim } = cardAreas(studioView);
  const bounds = turnedBounds(box, rotate);
  const by = { x: shiftInto(bounds.x, bounds.width, trim.width), y: shiftInto(bounds.y, bounds.height, trim.height) };
  if (by.x === 0 && by.y === 0) return box;
  if (rotate === undefined || rotate % 180 === 0) return cut(box, trim);
  const hasRoom = bounds.width <= trim.width && bounds.height <= trim.height;
  return hasRoom ? { ...box, x: box.x + by.x, y: box.y + by.y } : undefined;
}

const shiftInto = (from: number, length: number, room: number): number =>
  from < 0 ? -from : from + length > room ? room - from - length : 0;

function cut(box: Rect, trim: Rect): Rect | undefined {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const [width, height] = [Math.min(trim.width, box.x + box.width) - x, Math.min(trim.height, box.y + box.height) - y];
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** The way that brings a box to where its element may stand, for what is put onto a card. */
export function wayInto(studioView: StudioView, element: Element, box: Rect): Point {
  const { trim, bleed } = cardAreas(studioView);
  const bounds = turnedBounds(box, element.rotate);
  if (holdsWords(element)) {
    return { x: shiftInto(bounds.x, bounds.width, trim.width), y: shiftInto(bounds.y, bounds.height, trim.height) };
  }
  const touch = (from: number, length: number, near: number, room: number): number =>
    from + length < near ? near - from - length : from > near + room ? near + room - from : 0;
  return {
    x: touch(bounds.x, bounds.width, bleed.x, bleed.width),
    y: touch(bounds.y, bounds.height, bleed.y, bleed.height),
  };
}
