/** Finds elements outside the safe area, which an inexact cut could damage. */

import { getOrCreateFor } from '../../base/cache.ts';
import { type DisplayItem, type GroupItem, getImageBounds, type Matrix } from '../../display/display-list.ts';
import { getBounds, getCorners, getRotatedBounds, IDENTITY_MATRIX, multiplyMatrices } from '../../display/matrix.ts';
import { getPathBounds } from '../../display/path.ts';
import { mm, type Rect, toPt, toRect } from '../../display/units.ts';
import type { CardFinding } from '../findings/card-finding.ts';
import type { CardTemplate, Element } from '../template/template.ts';
import type { Placement } from './context.ts';

/** Cutters are no more exact than this. */
const CUT_TOLERANCE_MM = 0.2;

/** Whether an element must not be cut. A symbol that shows no field is decoration, such as a pale symbol behind the text. */
const mustStayWhole = (element: Element): boolean => {
  switch (element.kind) {
    case 'text':
    case 'flow':
    case 'stat':
    case 'list':
    case 'track':
    case 'credit':
      return true;
    case 'symbol':
      return element.field !== undefined;
    default:
      return false;
  }
};

/** Returns the safe area in points. */
function getSafeArea({ size, safe }: CardTemplate): Edges {
  const [nearEdge, right, bottom] = [
    safe - CUT_TOLERANCE_MM,
    size.width - safe + CUT_TOLERANCE_MM,
    size.height - safe + CUT_TOLERANCE_MM,
  ];
  return { left: toPt(mm(nearEdge)), top: toPt(mm(nearEdge)), right: toPt(mm(right)), bottom: toPt(mm(bottom)) };
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const isWithin = (inner: Edges, outer: Edges): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

const getEdges = ({ x, y, width, height }: Rect): Edges => ({ left: x, top: y, right: x + width, bottom: y + height });

/** Height of letters above the baseline as a share of the type size; descenders are ignored. */
const ASCENT_RATIO = 0.7;

/** Whether all items are within `outer`: lines of text and, unless `wordsOnly` is set, everything else. */
function areAllWithin(items: readonly DisplayItem[], outer: Edges, parentMatrix: Matrix, wordsOnly: boolean): boolean {
  return items.every((item) => {
    if (item.kind === 'group') {
      const itemMatrix = item.transform === undefined ? parentMatrix : multiplyMatrices(parentMatrix, item.transform);
      return areAllWithin(item.items, outer, itemMatrix, wordsOnly);
    }
    if (wordsOnly && item.kind !== 'text') return true;
    return isWithin(getEdges(getBounds(getCorners(getItemBounds(item), parentMatrix))), outer);
  });
}

/** Returns the bounds of an item in its own coordinates. */
function getItemBounds(item: Exclude<DisplayItem, GroupItem>): Rect {
  if (item.kind === 'path') return getPathBounds(item.path);
  if (item.kind === 'image') return getImageBounds(item);
  const textHeight = ASCENT_RATIO * item.size;
  return { x: item.x, y: item.y - textHeight, width: item.advance, height: textHeight };
}

/**
 * Whether an element could leave the safe area. Text without its accents and descenders never leaves its box, so only elements whose
 * box extends beyond the area are measured.
 */
const mayLeaveArea = (element: Element, area: Edges): boolean =>
  mustStayWhole(element) && !isWithin(getEdges(getRotatedBounds(toRect(element.box), element.rotate)), area);

/** Indexes of the elements of a side that could leave the safe area, by template: the same on every card, and usually none. */
const riskyIndexes = new WeakMap<CardTemplate, WeakMap<readonly Element[], readonly number[]>>();

const getRiskyIndexes = (elements: readonly Element[], template: CardTemplate, area: Edges): readonly number[] =>
  getOrCreateFor(
    getOrCreateFor(riskyIndexes, template, () => new WeakMap()),
    elements,
    () => elements.flatMap((element, index) => (mayLeaveArea(element, area) ? [index] : [])),
  );

function collectFields(items: readonly DisplayItem[], fields: Set<string>): Set<string> {
  for (const item of items) {
    if (item.kind !== 'group') continue;
    if (item.field !== undefined) fields.add(item.field);
    collectFields(item.items, fields);
  }
  return fields;
}

/** Returns at most one finding, with the fields of all elements of a side that leave the safe area. */
export function findSafeAreaViolations(
  elements: readonly Element[],
  placements: readonly Placement[],
  template: CardTemplate,
): CardFinding[] {
  const area = getSafeArea(template);
  const violations = getRiskyIndexes(elements, template, area).flatMap((index) => {
    const placement = placements[index] as Placement;
    // A tag's background may run off the card like a ribbon.
    return areAllWithin(placement.items, area, IDENTITY_MATRIX, elements[index]?.kind === 'list') ? [] : [placement];
  });
  if (violations.length === 0) return [];
  const fields = new Set<string>();
  for (const { items } of violations) collectFields(items, fields);
  return [{ kind: 'safe-area', fields: [...fields] }];
}
