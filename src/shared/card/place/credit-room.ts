/** Makes room for the credit line: moves and resizes elements on cards that have one. */

import { getOrCreateFor } from '../../base/cache.ts';
import { parsePath } from '../../display/path.ts';
import { hasCredits } from '../binding/credits.ts';
import type { ArtElement, CardTemplate, CreditElement, Element } from '../template/template.ts';
import type { LayoutContext } from './context.ts';
import { fitsCredits, getPrintableCredits } from './place-credit.ts';
import { isShown } from './place-element.ts';

/** A template with room for one line and, if it has that, for two. */
interface RoomyTemplates {
  readonly oneLine: CardTemplate;
  readonly twoLines: CardTemplate | undefined;
}

const templatesWithRoom = new WeakMap<CardTemplate, RoomyTemplates>();

/**
 * Returns the context with the template as it is for a card with these data: with `creditShift` and `creditRoom` applied if the card has
 * a credit line and the template prints it, and with `secondCreditShift` and `secondCreditRoom` if it needs a second line. The same
 * template gives the same object.
 */
export function makeCreditRoom(context: LayoutContext): LayoutContext {
  const { binding, template } = context;
  const isPrinted = (element: Element): element is CreditElement =>
    isCreditLine(element) && isShown(element, { binding });
  if (!template.front.some(isPrinted) || !hasCredits(getPrintableCredits(binding))) return context;
  const { oneLine, twoLines } = getOrCreateFor(templatesWithRoom, template, () => createRoomyTemplates(template));
  const oneLineContext = { ...context, template: oneLine };
  const fitsOneLine = oneLine.front.every((element) => !isPrinted(element) || fitsCredits(element, oneLineContext));
  return twoLines === undefined || fitsOneLine ? oneLineContext : { ...context, template: twoLines };
}

const isCreditLine = (element: Element): element is CreditElement => element.kind === 'credit';

function createRoomyTemplates(template: CardTemplate): RoomyTemplates {
  const oneLine = {
    ...template,
    front: template.front.map((element) => shiftElement(element, getShift(element, template))),
  };
  const canHaveTwoLines = template.front.some(
    (element) => isCreditLine(element) && element.secondCreditShift !== undefined,
  );
  if (!canHaveTwoLines) return { oneLine, twoLines: undefined };
  // Which elements move is decided by where they are in the template.
  const front = template.front.map((element) =>
    shiftElement(shiftElement(element, getShift(element, template)), getSecondShift(element, template)),
  );
  return { oneLine, twoLines: { ...oneLine, front } };
}

type Shift = NonNullable<Element['creditShift']>;

/** Elements by the shift that was applied to them, since the same object is a cache key for what is placed. */
const shiftedElements = new WeakMap<Element, Map<string, Element>>();

function shiftElement(element: Element, shift: Shift | undefined): Element {
  if (shift === undefined) return element;
  const elementsByShift = getOrCreateFor(shiftedElements, element, () => new Map<string, Element>());
  const shiftKey = shift.join();
  const cachedElement = elementsByShift.get(shiftKey);
  if (cachedElement !== undefined) return cachedElement;
  const [x, y, width, height] = element.box;
  const [shiftX, shiftY, addedWidth, addedHeight] = shift;
  const box: Element['box'] = [
    x + shiftX,
    y + shiftY,
    Math.max(0, width + addedWidth),
    Math.max(0, height + addedHeight),
  ];
  const shiftedElement: Element =
    element.kind === 'art' ? { ...element, box, fallback: shiftFallback(element, shift) } : { ...element, box };
  elementsByShift.set(shiftKey, shiftedElement);
  return shiftedElement;
}

/** Shifts what fills the place of a missing picture, as far as it fills the same box. */
const shiftFallback = ({ box, fallback }: ArtElement, shift: Shift): ArtElement['fallback'] =>
  fallback.map((filler) =>
    filler.box.join() === box.join() ? (shiftElement(filler, shift) as (typeof fallback)[number]) : filler,
  );

/** Returns the element's own shift, or the one that the template's `creditRoom` gives to everything from a height on. */
const getShift = (element: Element, { creditRoom, size }: CardTemplate): Shift | undefined =>
  element.creditShift ?? (isCreditLine(element) ? undefined : getRoomShift(element, creditRoom, size.height));

/** Returns what a second line adds to the shift of an element that has moved for the first. */
const getSecondShift = (element: Element, { secondCreditRoom, size }: CardTemplate): Shift | undefined =>
  element.secondCreditShift ??
  (isCreditLine(element) ? undefined : getRoomShift(element, secondCreditRoom, size.height));

function getRoomShift(element: Element, room: CardTemplate['creditRoom'], cardHeight: number): Shift | undefined {
  if (room === undefined || getTop(element) < room.from) return undefined;
  const [, y, , height] = element.box;
  // What bleeds at the bottom still has to.
  const bleeds = y + height > cardHeight && !hasPath(element);
  return [0, -room.by, 0, bleeds ? room.by : 0];
}

const hasPath = (element: Element): boolean => element.kind === 'shape' && element.d !== undefined;

/** Returns the upper edge in millimeters. A path may begin below the upper edge of its box. */
function getTop(element: Element): number {
  const [, y, , height] = element.box;
  if (element.kind !== 'shape' || element.d === undefined) return y;
  const heights = parsePath(element.d).flatMap(([_letter, ...numbers]) =>
    (numbers as number[]).filter((_number, index) => index % 2 === 1),
  );
  return heights.length === 0 ? y : y + (Math.min(...heights) / 100) * height;
}
