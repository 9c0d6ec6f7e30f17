/** Makes room for the credit line: moves and resizes elements on cards that have one. */

import { getOrCreateFor } from '../../base/cache.ts';
import { parsePath } from '../../display/path.ts';
import { hasCredits } from '../binding/credits.ts';
import type { Binding } from '../binding/runs.ts';
import type { CardTemplate, Element } from '../template/template.ts';
import { getPrintableCredits } from './place-credit.ts';
import { isShown } from './place-element.ts';

const templatesWithRoom = new WeakMap<CardTemplate, CardTemplate>();

/**
 * Returns the template as it is for a card with these data: with `creditShift` and `creditRoom` applied if the card has a credit line
 * and the template prints it. The same template gives the same object.
 */
export function makeCreditRoom(template: CardTemplate, binding: Binding): CardTemplate {
  const needsRoom =
    template.front.some((element) => isCreditLine(element) && isShown(element, { binding })) &&
    hasCredits(getPrintableCredits(binding));
  return needsRoom
    ? getOrCreateFor(templatesWithRoom, template, () => ({
        ...template,
        front: template.front.map((element) => shiftElement(element, template)),
      }))
    : template;
}

const isCreditLine = ({ kind }: Element): boolean => kind === 'credit';

type Shift = NonNullable<Element['creditShift']>;

/** Elements by the shift that was applied to them, since the same object is a cache key for what is placed. */
const shiftedElements = new WeakMap<Element, Map<string, Element>>();

function shiftElement(element: Element, template: CardTemplate): Element {
  const shift = getShift(element, template);
  if (shift === undefined) return element;
  const elementsByShift = getOrCreateFor(shiftedElements, element, () => new Map<string, Element>());
  const shiftKey = shift.join();
  const cachedElement = elementsByShift.get(shiftKey);
  if (cachedElement !== undefined) return cachedElement;
  const [x, y, width, height] = element.box;
  const [shiftX, shiftY, addedWidth, addedHeight] = shift;
  const shiftedElement: Element = {
    ...element,
    box: [x + shiftX, y + shiftY, Math.max(0, width + addedWidth), Math.max(0, height + addedHeight)],
  };
  elementsByShift.set(shiftKey, shiftedElement);
  return shiftedElement;
}

/** Returns the element's own shift, or the one that the template's `creditRoom` gives to everything from a height on. */
function getShift(element: Element, { creditRoom, size }: CardTemplate): Shift | undefined {
  if (element.creditShift !== undefined || creditRoom === undefined || isCreditLine(element))
    return element.creditShift;
  const { from, by } = creditRoom;
  if (getTop(element) < from) return undefined;
  const [, y, , height] = element.box;
  // What bleeds at the bottom still has to.
  const bleeds = y + height > size.height && !hasPath(element);
  return [0, -by, 0, bleeds ? by : 0];
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
