/** Describes the elements of a template for editors: their tree, their boxes on the card, and which of them are at a point. */

import { getOrCreateFor } from '../base/cache.ts';
import { getPartPointers } from '../card/binding/pointers.ts';
import { scalePathToBox } from '../card/place/place-shape.ts';
import type { Element } from '../card/template/template.ts';
import type { Matrix } from '../display/display-list.ts';
import {
  getBounds,
  getCenter,
  getCorners,
  IDENTITY_MATRIX,
  invertMatrix,
  multiplyMatrices,
  type Point,
  rotateAround,
  transformPoint,
} from '../display/matrix.ts';
import { getPathBounds, type Path } from '../display/path.ts';
import { isPointInside, isPointNear } from '../display/path-hit.ts';
import type { Rect } from '../display/units.ts';
import {
  type Address,
  findElements,
  getSideElements,
  SIDES,
  type Side,
  type StudioElement,
  type StudioView,
} from './view.ts';

/** The name of an element in a tree. The kind is separate, so that every language can translate it. */
export interface ElementName {
  readonly kind: Element['kind'];
  /** The title that the user has set, or else the id of the element. Absent if it has neither. */
  readonly title?: string;
  /** Words from the template in the element. */
  readonly text?: string;
  /** The pointer of the first field that the element shows: `/character/name`. */
  readonly pointer?: string;
}

export interface TreeNode {
  readonly address: Address;
  readonly name: ElementName;
  readonly element: Element;
  /** The fallback of art. */
  readonly children: readonly TreeNode[];
}

/** Returns the tree of a side. Elements that are painted later come later. */
export function createSideTree(studioView: StudioView, side: Side): readonly TreeNode[] {
  const children = new Map<StudioElement, TreeNode[]>();
  const nodes: TreeNode[] = [];
  for (const studioElement of getSideElements(studioView, side)) {
    const { address, element, inside } = studioElement;
    const childNodes: TreeNode[] = [];
    children.set(studioElement, childNodes);
    const siblings = inside === undefined ? nodes : children.get(inside);
    siblings?.push({ address, name: getElementName(element), element, children: childNodes });
  }
  return nodes;
}

/** The maximum length of a text in a tree. */
const MAX_NAME_LETTERS = 40;

const nameCache = new WeakMap<Element, ElementName>();

/** Returns the name of an element, the same object for the same element. */
export const getElementName = (element: Element): ElementName =>
  getOrCreateFor(nameCache, element, () => createElementName(element));

function createElementName(element: Element): ElementName {
  const { kind, title, id } = element;
  const elementText = findFirstText(element)?.trim().slice(0, MAX_NAME_LETTERS);
  // Fields that only occur in the condition aren't shown.
  const { when: _when, ...shownFields } = element;
  const [firstPointer] = getPartPointers(
    'fallback' in shownFields ? { ...shownFields, fallback: [] } : shownFields,
  ).pointers;
  const elementTitle = title ?? id;
  return {
    kind,
    ...(elementTitle === undefined ? {} : { title: elementTitle }),
    ...(elementText === undefined || elementText === '' ? {} : { text: elementText }),
    ...(firstPointer === undefined ? {} : { pointer: firstPointer }),
  };
}

/** Finds the first words in an element that come from the template: a heading, a label or a text. */
function findFirstText(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'text' && typeof value === 'string') return value;
    if (key === 'when' || key === 'fallback') continue;
    const innerText = findFirstText(value);
    if (innerText !== undefined) return innerText;
  }
  return undefined;
}

/** An element and its place on the card, in millimeters from the top left corner of the trim. */
export interface ElementBox extends StudioElement {
  /** The area before rotation: the element's box, or the bounds of its path. */
  readonly box: Rect;
  /** Converts from the unrotated box to the card. */
  readonly transform: Matrix;
  /** The rotation in degrees clockwise, including the rotation of the art that contains the element. */
  readonly rotation: number;
  /** The rotated corners, clockwise from the top left one. */
  readonly corners: readonly Point[];
  /** The smallest upright rectangle around the element. */
  readonly bounds: Rect;
}

/** Returns the area of an unrotated element: its box, or the bounds of its path. */
export function getFrame(element: Element): Rect {
  const shapePath = getShapePath(element);
  return shapePath === undefined ? toRect(element.box) : getPathBounds(shapePath);
}

/** Returns the path of a shape, in millimeters, or undefined if the element has none. */
const getShapePath = (element: Element): Path | undefined =>
  element.kind === 'shape' && element.d !== undefined ? scalePathToBox(element.d, toRect(element.box)) : undefined;

export const toRect = ([x, y, width, height]: Element['box']): Rect => ({ x, y, width, height });

function getOwnTransform({ box, rotate = 0 }: Element): Matrix {
  return rotate % 360 === 0 ? IDENTITY_MATRIX : rotateAround(rotate, getCenter(toRect(box)));
}

const boxCache = new WeakMap<StudioElement, ElementBox>();

/** Returns the box of an element, the same object for the same element and place. */
export const getElementBox = (studioElement: StudioElement): ElementBox =>
  getOrCreateFor(boxCache, studioElement, () => createElementBox(studioElement));

function createElementBox(studioElement: StudioElement): ElementBox {
  const { element, inside } = studioElement;
  const frameRect = getFrame(element);
  const ownTransform = getOwnTransform(element);
  const transform =
    inside === undefined ? ownTransform : multiplyMatrices(getOwnTransform(inside.element), ownTransform);
  const corners = getCorners(frameRect, transform);
  const totalRotation = (element.rotate ?? 0) + (inside?.element.rotate ?? 0);
  return { ...studioElement, box: frameRect, transform, rotation: totalRotation, corners, bounds: getBounds(corners) };
}

export const listElementBoxes = (studioView: StudioView, side: Side): readonly ElementBox[] =>
  getSideElements(studioView, side).map(getElementBox);

/** Returns the upright rectangle around all these boxes, or undefined if there are none. */
export function getBoundsAround(elementBoxes: readonly Pick<ElementBox, 'bounds'>[]): Rect | undefined {
  return elementBoxes.length === 0 ? undefined : getBounds(elementBoxes.flatMap(({ bounds }) => getCorners(bounds)));
}

interface FindOptions {
  /** The tolerance for a miss in millimeters, because lines have no width. */
  readonly tolerance?: number;
  /** Whether to include locked and hidden elements. */
  readonly includesLocked?: boolean;
  /** Whether the card currently shows the element. Absent = yes, always. */
  readonly isShown?: (studioElement: StudioElement) => boolean;
}

const isFindable = ({ element, inside }: StudioElement, includesLocked: boolean): boolean =>
  includesLocked ||
  [element, inside?.element].every((candidate) => candidate?.hidden !== true && candidate?.locked !== true);

/** Finds the elements at a point, topmost first. The fallback of art comes right after the art. */
export function findElementsUnder(
  studioView: StudioView,
  side: Side,
  point: Point,
  findOptions: FindOptions = {},
): readonly Address[] {
  const { tolerance = 0, includesLocked = false, isShown = () => true } = findOptions;
  const boxesUnder = listElementBoxes(studioView, side).filter(
    (studioElement) =>
      isFindable(studioElement, includesLocked) &&
      isShown(studioElement) &&
      containsPoint(studioElement, point, tolerance) &&
      (studioElement.inside === undefined || containsPoint(getElementBox(studioElement.inside), point, tolerance)),
  );
  const topLevelBoxes = boxesUnder.filter(({ inside }) => inside === undefined).reverse();
  const foundBoxes = topLevelBoxes.flatMap((studioElement) => [
    studioElement,
    ...boxesUnder.filter(({ inside }) => inside?.address === studioElement.address).reverse(),
  ]);
  return foundBoxes.map(({ address }) => address);
}

function containsPoint({ box, transform, element }: ElementBox, point: Point, tolerance: number): boolean {
  const localPoint = transformPoint(invertMatrix(transform), point);
  const isWithin = (coordinate: number, start: number, length: number): boolean =>
    coordinate >= start - tolerance && coordinate <= start + length + tolerance;
  if (!isWithin(localPoint.x, box.x, box.width) || !isWithin(localPoint.y, box.y, box.height)) return false;
  const shapePath = getShapePath(element);
  return (
    shapePath === undefined ||
    isPointInside(shapePath, localPoint, false) ||
    isPointNear(shapePath, localPoint, tolerance)
  );
}

/** Finds the elements that are completely within a rectangle, in painting order. Elements of a fallback are excluded. */
export function findElementsWithin(
  studioView: StudioView,
  side: Side,
  area: Rect,
  findOptions: FindOptions = {},
): readonly Address[] {
  const { includesLocked = false, isShown = () => true } = findOptions;
  const isInsideArea = ({ bounds }: ElementBox): boolean =>
    bounds.x >= area.x &&
    bounds.y >= area.y &&
    bounds.x + bounds.width <= area.x + area.width &&
    bounds.y + bounds.height <= area.y + area.height;
  const foundBoxes = listElementBoxes(studioView, side).filter(
    (studioElement) =>
      studioElement.inside === undefined &&
      isFindable(studioElement, includesLocked) &&
      isShown(studioElement) &&
      isInsideArea(studioElement),
  );
  return foundBoxes.map(({ address }) => address);
}

/** Adds all members of these elements' groups. The result is in painting order. */
export function addGroupMembers(studioView: StudioView, addresses: readonly Address[]): readonly Address[] {
  const groupKeys = new Set(
    findElements(studioView, addresses).flatMap(({ side, element: { group } }) =>
      group === undefined ? [] : [`${side} ${group}`],
    ),
  );
  if (groupKeys.size === 0) return findElements(studioView, addresses).map(({ address }) => address);
  return SIDES.flatMap((side) => getSideElements(studioView, side))
    .filter(({ address, side, element: { group } }) => addresses.includes(address) || groupKeys.has(`${side} ${group}`))
    .map(({ address }) => address);
}
