/**
 * Finds the part of a card that the choices of a slot change, which previews of the choices show. A slot is a part of the card, such as
 * its numbers, with several designs to choose. The `box` of an element is x, y, width and height in millimeters.
 */
import { parsePath } from '../../display/path.ts';
import type { CardTemplate, Element } from '../template/template.ts';
import type { OfferedSlot } from './offered-slots.ts';

export type Region = readonly [x: number, y: number, width: number, height: number];

/** Margin around the changed elements. */
const MARGIN_MM = 1.5;
/** Regions that are larger than this share of the card are shown as the whole card. */
const MAX_SHARE = 0.55;
/** Minimum side of a region as a share of the card: a preview of a thin line would show nothing. */
const MIN_SHARE = 0.2;

/** Finds the region in millimeters from the corner of the trim; undefined if nothing or most of the side changes. */
export function findChangedRegion(base: CardTemplate, slot: OfferedSlot, side: 'front' | 'back'): Region | undefined {
  const baseElements = base[side].map((element) => ({ element, text: JSON.stringify(element) }));
  const baseTexts = new Set(baseElements.map(({ text }) => text));
  const changedElements = slot.choices.flatMap((choice): Element[] => {
    const chosenElements = choice.apply(base)?.[side] ?? base[side];
    const chosenTexts = new Set(chosenElements.map((element) => JSON.stringify(element)));
    return [
      ...baseElements.flatMap(({ element, text }) => (chosenTexts.has(text) ? [] : [element])),
      ...chosenElements.filter((element) => !baseTexts.has(JSON.stringify(element))),
    ];
  });
  const { width, height } = base.size;
  const boxes = changedElements.map(getBounds);
  const left = Math.max(0, Math.min(...boxes.map(([x]) => x)) - MARGIN_MM);
  const top = Math.max(0, Math.min(...boxes.map(([, y]) => y)) - MARGIN_MM);
  const right = Math.min(width, Math.max(...boxes.map(([x, , w]) => x + w)) + MARGIN_MM);
  const bottom = Math.min(height, Math.max(...boxes.map(([, y, , h]) => y + h)) + MARGIN_MM);
  if (boxes.length === 0 || (right - left) * (bottom - top) > MAX_SHARE * width * height) return undefined;
  const [x, regionWidth] = growRange(left, right - left, width);
  const [y, regionHeight] = growRange(top, bottom - top, height);
  return [x, y, regionWidth, regionHeight];
}

/** Grows a range to the minimum length, within the card. */
function growRange(start: number, length: number, total: number): readonly [start: number, length: number] {
  const grownLength = Math.max(length, total * MIN_SHARE);
  return [Math.max(0, Math.min(total - grownLength, start - (grownLength - length) / 2)), grownLength];
}

/**
 * Returns the bounds of an element. A path has units of 0 to 100 of its box, in which x and y alternate. Some paths are drawn in a box of
 * the whole card and are far smaller than their box.
 */
function getBounds(element: Element): Region {
  const [x, y, width, height] = element.box;
  if (element.kind !== 'shape' || element.d === undefined) return element.box;
  const numbers = parsePath(element.d).flatMap(([, ...coordinates]) => coordinates as number[]);
  const xCoordinates = numbers.filter((_coordinate, index) => index % 2 === 0).map((n) => x + (n / 100) * width);
  const yCoordinates = numbers.filter((_coordinate, index) => index % 2 === 1).map((n) => y + (n / 100) * height);
  if (xCoordinates.length === 0) return element.box;
  const [left, top] = [Math.min(...xCoordinates), Math.min(...yCoordinates)];
  return [left, top, Math.max(...xCoordinates) - left, Math.max(...yCoordinates) - top];
}
