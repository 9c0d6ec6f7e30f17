/** What stands closer to the cut than the safe area allows, where an inexact cut would damage it. */

import { cachedFor } from '../../base/cache.ts';
import { type DisplayItem, type GroupItem, imageBounds, type Matrix } from '../../display/display-list.ts';
import { boundsOf, combined, cornersOf, turnedBounds, UNMOVED } from '../../display/matrix.ts';
import { pathBounds } from '../../display/path.ts';
import { mm, type Rect, rectOf, toPt } from '../../display/units.ts';
import type { CardNote } from '../notes/note.ts';
import type { CardTemplate, Element } from '../template/template.ts';
import type { Placed } from './context.ts';

/** Millimetres; smaller distances do not matter, since no cutter is that exact. */
const SLACK = 0.2;

/** Elements that must be whole. A symbol that is about no field is decoration, such as a pale one behind the words. */
const matters = (element: Element): boolean => {
  switch (element.kind) {
    case 'text':
    case 'flow':
    case 'stat':
    case 'list':
    case 'track':
      return true;
    case 'symbol':
      return element.field !== undefined;
    default:
      return false;
  }
};

/** What may be printed on without harm, in points. */
function safeArea({ size, safe }: CardTemplate): Edges {
  const [near, right, bottom] = [safe - SLACK, size.width - safe + SLACK, size.height - safe + SLACK];
  return { left: toPt(mm(near)), top: toPt(mm(near)), right: toPt(mm(right)), bottom: toPt(mm(bottom)) };
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const isWithin = (inner: Edges, outer: Edges): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

const edgesOf = ({ x, y, width, height }: Rect): Edges => ({ left: x, top: y, right: x + width, bottom: y + height });

/** Of the size of type: how far it reaches above the baseline; below it only few letters reach at all. */
const ASCENT = 0.7;

/** Whether everything that is drawn stays within: of text its line, of the rest all points, unless words alone matter. */
function allWithin(items: readonly DisplayItem[], outer: Edges, around: Matrix, wordsOnly: boolean): boolean {
  return items.every((item) => {
    if (item.kind === 'group') {
      const inside = item.transform === undefined ? around : combined(around, item.transform);
      return allWithin(item.items, outer, inside, wordsOnly);
    }
    if (wordsOnly && item.kind !== 'text') return true;
    return isWithin(edgesOf(boundsOf(cornersOf(extentOf(item), around))), outer);
  });
}

/** Where an item stands in its own coordinates. */
function extentOf(item: Exclude<DisplayItem, GroupItem>): Rect {
  if (item.kind === 'path') return pathBounds(item.path);
  if (item.kind === 'image') return imageBounds(item);
  const height = ASCENT * item.size;
  return { x: item.x, y: item.y - height, width: item.advance, height };
}

/** Text never leaves its box, so that only where a box reaches beyond there is something to measure. */
const mayReach = (element: Element, area: Edges): boolean =>
  matters(element) && !isWithin(edgesOf(turnedBounds(rectOf(element.box), element.rotate)), area);

/** The elements of a side that may, by template: the same on every card, and mostly none. */
const reaching = new WeakMap<CardTemplate, WeakMap<readonly Element[], readonly number[]>>();

const reachingOf = (elements: readonly Element[], template: CardTemplate, area: Edges): readonly number[] =>
  cachedFor(
    cachedFor(reaching, template, () => new WeakMap()),
    elements,
    () => elements.flatMap((element, index) => (mayReach(element, area) ? [index] : [])),
  );

function fieldsIn(items: readonly DisplayItem[], found: Set<string>): Set<string> {
  for (const item of items) {
    if (item.kind !== 'group') continue;
    if (item.field !== undefined) found.add(item.field);
    fieldsIn(item.items, found);
  }
  return found;
}

/** At most one note for a side, about the fields of everything on it that was drawn beyond the safe area. */
export function safeAreaNotes(
  elements: readonly Element[],
  parts: readonly Placed[],
  template: CardTemplate,
): CardNote[] {
  const area = safeArea(template);
  const beyond = reachingOf(elements, template, area).flatMap((index) => {
    const part = parts[index] as Placed;
    // A tag may run off the card like a ribbon.
    return allWithin(part.items, area, UNMOVED, elements[index]?.kind === 'list') ? [] : [part];
  });
  if (beyond.length === 0) return [];
  const fields = new Set<string>();
  for (const { items } of beyond) fieldsIn(items, fields);
  return [{ kind: 'safe-area', fields: [...fields] }];
}
